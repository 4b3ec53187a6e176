// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{'shale.kernel' op first two arguments must be the begin and end of the range, of type index, got 0 of type index}}
shale.kernel @no_range(%x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}

// -----

// expected-error @+1 {{'shale.kernel' op first two arguments must be the begin and end of the range, of type index, got 1 of type index}}
shale.kernel @no_end(%b: index, %x: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}

// -----

// expected-error @+1 {{'shale.kernel' op grid must not be negative, got -1}}
shale.kernel @grid(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = -1 : i64} {
  shale.yield %x : tensor<8xf32>
}

// -----

// expected-error @+1 {{'shale.kernel' op access must have one entry per operand, 2, got 1}}
shale.kernel @access(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}

// -----

// expected-error @+1 {{'shale.kernel' op operands must all be tensors or all be memrefs, got 1 tensors among 2}}
shale.kernel @mixed(%b: index, %e: index, %x: tensor<8xf32>, %o: memref<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}

// -----

// expected-error @+1 {{'shale.kernel' op shale.yield must give one value per tensor that is written or updated, 1, got 0}}
shale.kernel @nothing_yielded(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield
}

// -----

// expected-error @+1 {{'shale.kernel' op shale.yield must give one value per tensor that is written or updated, 1, got 2}}
shale.kernel @read_yielded(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x, %x : tensor<8xf32>, tensor<8xf32>
}

// -----

// expected-error @+1 {{'shale.kernel' op shale.yield must give one value per tensor that is written or updated, 0, got 1}}
shale.kernel @memref_yielded(%b: index, %e: index, %x: memref<8xf32>, %o: memref<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  %c = arith.constant dense<0.0> : tensor<8xf32>
  shale.yield %c : tensor<8xf32>
}

// -----

// expected-error @+1 {{'shale.kernel' op value 0 of shale.yield must have the type of its operand, tensor<9xf32>, got tensor<8xf32>}}
shale.kernel @yield_type(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<9xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
