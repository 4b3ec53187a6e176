// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs a program of (tensor<?x3xf32>, tensor<3xf32>) -> (tensor<?x3xf32>, tensor<?xi32>) for several sizes.
#include "shale.h"

#include <stdio.h>
#include <stdlib.h>

static int failed(shale_error *error) {
  if (!error)
    return 0;
  printf("error %d: %s\n", shale_error_get_code(error), shale_error_message(error));
  shale_error_free(error);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 2 || shale_abi_version() < SHALE_ABI_VERSION)
    return 2;
  shale_program *program;
  if (failed(shale_program_open(argv[1], NULL, &program)))
    return 1;
  shale_tensor_type type = {.struct_size = sizeof type};
  if (failed(shale_program_input_type(program, 0, &type)))
    return 1;
  printf("rank %zu, dynamic %d, %zu columns, size %d\n", type.rank, type.shape[0] == SHALE_DYNAMIC, type.shape[1],
         type.size == SHALE_DYNAMIC);
  const float row[3] = {10, 20, 30};
  for (size_t rows = 0; rows < 4; ++rows) {
    float *x = malloc(12 * rows + 1);
    for (size_t k = 0; k < 3 * rows; ++k)
      x[k] = (float)k;
    const size_t shape[2] = {rows, 3}, columns[1] = {3};
    const void *inputs[2] = {x, row};
    const size_t *shapes[2] = {shape, columns};
    shale_results *results = NULL;
    if (!failed(shale_program_run_sized(program, inputs, shapes, NULL, NULL, &results))) {
      const size_t *size;
      const void *sum, *numbers;
      if (failed(shale_results_get(results, 0, &size, &sum)))
        return 1;
      printf("%zu x %zu:", size[0], size[1]);
      for (size_t k = 0; k < 3 * rows; ++k)
        printf(" %g", ((const float *)sum)[k]);
      if (failed(shale_results_get(results, 1, &size, &numbers)))
        return 1;
      printf("; %zu:", size[0]);
      for (size_t k = 0; k < rows; ++k)
        printf(" %d", ((const int *)numbers)[k]);
      printf("\n");
      failed(shale_results_get(results, 2, &size, &sum));
      shale_results_free(results);
    }
    free(x);
  }
  const size_t wide[2] = {2, 4}, columns[1] = {3};
  const void *inputs[2] = {row, row};
  const size_t *shapes[2] = {wide, columns};
  shale_results *results = NULL;
  failed(shale_program_run_sized(program, inputs, shapes, NULL, NULL, &results));
  void *outputs[2] = {(void *)row, (void *)row};
  failed(shale_program_run(program, inputs, outputs, NULL));
  shale_program_free(program);
  return 0;
}
