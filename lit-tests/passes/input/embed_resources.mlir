// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: rm -rf %t && split-file %s %t
// RUN: shale-opt %t/sound.mlir --pass-pipeline='builtin.module(shale-embed-resources)' | FileCheck %s
// RUN: shale-opt %t/empty.mlir --pass-pipeline='builtin.module(shale-embed-resources)' | FileCheck %s --check-prefix=EMPTY
// RUN: %shale_run %t/sound.mlir
// RUN: shale-opt %t/sound.mlir --emit-bytecode -o %t/sound.mlirbc
// RUN: %shale_run %t/sound.mlirbc
// RUN: not %shale_run %t/short.mlir 2>&1 | FileCheck %s --check-prefix=SHORT --implicit-check-not=panicked
// RUN: not %shale_run %t/missing.mlir 2>&1 | FileCheck %s --check-prefix=MISSING --implicit-check-not=panicked

// CHECK: stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK: stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
// EMPTY: stablehlo.constant dense<> : tensor<0xf32>
// SHORT: short.mlir:2:8: error: 'stablehlo.constant' op resource must be in the program with the data of its type, got dense_resource<floats> : tensor<3xf32>
// MISSING: missing.mlir:2:8: error: 'stablehlo.constant' op resource must be in the program with the data of its type

//--- sound.mlir
func.func @main() {
  %0 = stablehlo.constant dense_resource<floats> : tensor<2xf32>
  %1 = stablehlo.constant dense_resource<booleans> : tensor<3xi1>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %1, dense<[true, false, true]> : tensor<3xi1>
  return
}
{-# dialect_resources: { builtin: {
  floats: "0x040000000000803F00000040", booleans: "0x01000000010001"
} } #-}
//--- empty.mlir
func.func @main() {
  %0 = stablehlo.constant dense_resource<nothing> : tensor<0xf32>
  return
}
{-# dialect_resources: { builtin: { nothing: "0x04000000" } } #-}
//--- short.mlir
func.func @main() {
  %0 = stablehlo.constant dense_resource<floats> : tensor<3xf32>
  return
}
{-# dialect_resources: { builtin: { floats: "0x040000000000803F00000040" } } #-}
//--- missing.mlir
func.func @main() {
  %0 = stablehlo.constant dense_resource<floats> : tensor<3xf32>
  return
}
