// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics --shale-plan-host-memory

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{host program must hold dispatches, calls, views, constants, control flow and scalars only, got 'arith.addf'}}
  %0 = arith.addf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{host program must have tensors of static size, got tensor<?xf32>}}
func.func @main(%x: tensor<?xf32>) {
  return
}

// -----

shale.kernel @read(%begin: index, %end: index, %x: tensor<4xf32>, %out: tensor<4xf32>) -> tensor<4xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<4xf32>
}
func.func @main() -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %o = tensor.empty() : tensor<4xf32>
  // expected-error@+1 {{operand must have contents, got tensor.empty of tensor<4xf32>}}
  %0 = shale.dispatch @read ins(%e : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{host function must have a body}}
func.func private @main()
