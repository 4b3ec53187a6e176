// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Case 6: a required pass cannot be switched off, and a misspelt pass is an error, never ignored.
// RUN: rm -f %t.none
// RUN: not %shale_compile %s --disable-pass=shale-legalize-chlo -o %t.none 2>&1 | FileCheck %s --check-prefix=REQUIRED
// RUN: not %shale_compile %s --disable-pass=shale-extract-initialiser -o %t.none 2>&1 | FileCheck %s --check-prefix=MISSPELT
// RUN: not ls %t.none
// RUN: not shale-opt %s --pass-pipeline='builtin.module(shale-legalise-chlo)' 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: %shale_compile %s --disable-pass=shale-extract-initializer -o %t.shale

// REQUIRED: error: pass 'shale-legalize-chlo' of phase 'input' is required and cannot be switched off
// MISSPELT: error: there is no pass 'shale-extract-initialiser'; did you mean 'shale-extract-initializer'?
// PIPELINE: 'shale-legalise-chlo'
// PIPELINE-SAME: did you mean 'shale-legalize-chlo'?

func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}
