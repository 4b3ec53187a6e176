// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every constraint violated once.
// RUN: shale-opt %s -split-input-file -verify-diagnostics

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @no_outs(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op there must be at least one of 'outs', got none}}
  "shale.dispatch"(%x) <{kernel = @k, operandSegmentSizes = array<i32: 1, 0>}> : (tensor<8xf32>) -> ()
  return
}

// -----

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @no_result(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op results must be the tensors among 'outs', (tensor<8xf32>), got ()}}
  shale.dispatch @k ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>)
  return
}

// -----

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @result_type(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op results must be the tensors among 'outs', (tensor<8xf32>), got (tensor<9xf32>)}}
  %0 = shale.dispatch @k ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<9xf32>
  return
}

// -----

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @result_of_memrefs(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op results must be the tensors among 'outs', (), got (tensor<8xf32>)}}
  %0 = shale.dispatch @k ins(%m : memref<8xf32>) outs(%m : memref<8xf32>) -> tensor<8xf32>
  return
}

// -----

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @no_kernel(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op kernel must be a shale.kernel in the module, got 'none'}}
  %0 = shale.dispatch @none ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @operand_count(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op operands must be those of the kernel, got 3 for 2}}
  %0 = shale.dispatch @k ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @operand_type(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op operand 0 must be }}
  %0 = shale.dispatch @k ins(%y : tensor<9xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %x : tensor<8xf32>
}
func.func @access(%x: tensor<8xf32>, %y: tensor<9xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'shale.dispatch' op operands that the kernel only reads must be }}
  %0:2 = shale.dispatch @k outs(%x, %x : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  return
}
