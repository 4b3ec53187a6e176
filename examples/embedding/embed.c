// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs a compiled program from C: cc embed.c -lshale_rt && ./a.out model.shale
//
// Fills the inputs with a fixed pattern of f32, runs the program on memory of its own, and prints the first elements of each
// output.
#include "shale.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(shale_error *error) {
  if (!error)
    return;
  fprintf(stderr, "error %d: %s\n", shale_error_get_code(error), shale_error_message(error));
  shale_error_free(error);
  exit(1);
}

// Custom calls are functions of the program that embeds: this one doubles f32.
static const char *twice(const shale_call *call, void *user_data) {
  const float *factor = user_data;
  if (call->input_count != 1 || call->output_count != 1 || strcmp(call->inputs[0].element, "f32") != 0 ||
      call->inputs[0].size != call->outputs[0].size)
    return "needs one operand and one result of f32";
  const float *x = call->inputs[0].data;
  float *y = call->outputs[0].data;
  for (size_t i = 0; i < call->inputs[0].size / sizeof(float); ++i)
    y[i] = *factor * x[i];
  return NULL;
}

int main(int argc, char **argv) {
  if (argc != 2 || shale_abi_version() < SHALE_ABI_VERSION) {
    fprintf(stderr, "usage: embed ARTIFACT\n");
    return 1;
  }
  static float factor = 2.0f;
  check(shale_register_custom_call("example.double", twice, &factor));
  shale_options options = {.size = sizeof options, .threads = 2};
  shale_program *program;
  check(shale_program_open(argv[1], &options, &program));

  size_t input_count = shale_program_input_count(program), output_count = shale_program_output_count(program);
  void **inputs = calloc(input_count + 1, sizeof(void *)), **outputs = calloc(output_count + 1, sizeof(void *));
  for (size_t i = 0; i < input_count; ++i) {
    shale_tensor_type type = {.struct_size = sizeof type};
    check(shale_program_input_type(program, i, &type));
    if (strcmp(type.element, "f32") != 0) {
      fprintf(stderr, "this example fills f32 only, got %s\n", type.element);
      return 1;
    }
    float *data = malloc(type.size);
    for (size_t k = 0; k < type.size / sizeof(float); ++k)
      data[k] = (float)(k % 7) / 8.0f - 0.25f;
    inputs[i] = data;
  }
  for (size_t i = 0; i < output_count; ++i) {
    shale_tensor_type type = {.struct_size = sizeof type};
    check(shale_program_output_type(program, i, &type));
    outputs[i] = malloc(type.size);
  }

  // Another thread may call shale_cancellation_cancel.
  shale_cancellation *cancellation = shale_cancellation_create();
  check(shale_program_run(program, (const void *const *)inputs, outputs, cancellation));

  for (size_t i = 0; i < output_count; ++i) {
    shale_tensor_type type = {.struct_size = sizeof type};
    check(shale_program_output_type(program, i, &type));
    printf("output %zu %s[", i, type.element);
    for (size_t d = 0; d < type.rank; ++d)
      printf("%s%zu", d ? "," : "", type.shape[d]);
    printf("]:");
    for (size_t k = 0; strcmp(type.element, "f32") == 0 && k < 4 && k < type.size / sizeof(float); ++k) {
      uint32_t bits;
      memcpy(&bits, (char *)outputs[i] + 4 * k, 4);
      printf(" %08x", bits);
    }
    printf("\n");
  }

  for (size_t i = 0; i < input_count; ++i)
    free(inputs[i]);
  for (size_t i = 0; i < output_count; ++i)
    free(outputs[i]);
  free(inputs);
  free(outputs);
  shale_cancellation_free(cancellation);
  shale_program_free(program);
  return 0;
}
