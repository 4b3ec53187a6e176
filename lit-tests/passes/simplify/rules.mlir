// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One rule alone, and the name of a rule that does not exist.
// RUN: shale-opt %s --pass-pipeline='builtin.module(func.func(shale-simplify{rules=NegateOfNegate fold=false}))' | FileCheck %s
// RUN: not shale-opt %s --pass-pipeline='builtin.module(func.func(shale-simplify{rules=NegateOfNegative}))' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not shale-opt %s --pass-pipeline='builtin.module(func.func(shale-simplify{rule=NegateOfNegate}))' 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not shale-opt %s --pass-pipeline='builtin.module(func.func(shale-simplfy))' 2>&1 | FileCheck %s --check-prefix=PASS

// UNKNOWN: 'shale-simplify' has no rule 'NegateOfNegative'; did you mean 'NegateOfNegate'?
// OPTION: pass 'shale-simplify' has no option 'rule'; did you mean 'rules'?
// PASS: there is no pass 'shale-simplfy'; did you mean 'shale-simplify'?

// CHECK-LABEL: @main
// CHECK: stablehlo.not
// CHECK: stablehlo.not
// CHECK-NOT: stablehlo.negate
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.negate %x : tensor<4xi32>
  %1 = stablehlo.negate %0 : tensor<4xi32>
  %2 = stablehlo.not %1 : tensor<4xi32>
  %3 = stablehlo.not %2 : tensor<4xi32>
  return %3 : tensor<4xi32>
}
