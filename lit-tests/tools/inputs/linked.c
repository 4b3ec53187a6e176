// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls the function that shale-compile made of examples/mlp_forward.mlir: twice, then wrongly.
#include "classifier.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  // weights and biases of three layers, and the images
  const size_t sizes[] = {784 * 512 * 4, 512 * 4, 512 * 512 * 4, 512 * 4, 512 * 10 * 4, 10 * 4, 128 * 784 * 4};
  void *inputs[sizeof sizes / sizeof sizes[0]];
  const int count = sizeof sizes / sizeof sizes[0];
  if (count != classifier_input_count || classifier_output_count != 1)
    return 3;
  for (int i = 0; i < count; ++i) {
    float *data = malloc(sizes[i]);
    for (size_t k = 0; k < sizes[i] / sizeof(float); ++k)
      data[k] = (float)(k % 7) / 8.0f - 0.25f;
    inputs[i] = data;
  }
  float output[128 * 10];
  void *outputs[] = {output};
  for (int round = 0; round < 2; ++round) {
    const char *message = classifier((const void *const *)inputs, outputs);
    if (message) {
      fprintf(stderr, "%s\n", message);
      return 1;
    }
  }
  printf("output 0 f32[128,10]:");
  for (int k = 0; k < 4; ++k) {
    unsigned bits;
    memcpy(&bits, output + k, 4);
    printf(" %08x", bits);
  }
  printf("\n");
  const char *message = classifier(NULL, outputs);
  printf("%s\n", message ? message : "no error");
  return 0;
}
