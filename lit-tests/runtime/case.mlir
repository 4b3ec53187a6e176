// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// RUN: env SHALE_CHECK_MEMORY=1 %shale_run --threads=7 %s
// Every branch, and numbers without one: these take the last (specification, `case`).

func.func public @main() {
  %x_k = stablehlo.constant dense<5> : tensor<5000xi32>
  %x = stablehlo.optimization_barrier %x_k : tensor<5000xi32>
  %s_k = stablehlo.constant dense<5> : tensor<i32>
  %s = stablehlo.optimization_barrier %s_k : tensor<i32>
  %i0_k = stablehlo.constant dense<0> : tensor<i32>
  %i0 = stablehlo.optimization_barrier %i0_k : tensor<i32>
  %r0:2 = "stablehlo.case"(%i0) ({
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.add %x, %x : tensor<5000xi32>
    %e = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.negate %x : tensor<5000xi32>
    %e = stablehlo.negate %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<5000xi32>, tensor<i32>)
  check.expect_eq_const %r0#0, dense<5> : tensor<5000xi32>
  check.expect_eq_const %r0#1, dense<5> : tensor<i32>
  %i1_k = stablehlo.constant dense<1> : tensor<i32>
  %i1 = stablehlo.optimization_barrier %i1_k : tensor<i32>
  %r1:2 = "stablehlo.case"(%i1) ({
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.add %x, %x : tensor<5000xi32>
    %e = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.negate %x : tensor<5000xi32>
    %e = stablehlo.negate %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<5000xi32>, tensor<i32>)
  check.expect_eq_const %r1#0, dense<10> : tensor<5000xi32>
  check.expect_eq_const %r1#1, dense<10> : tensor<i32>
  %i2_k = stablehlo.constant dense<2> : tensor<i32>
  %i2 = stablehlo.optimization_barrier %i2_k : tensor<i32>
  %r2:2 = "stablehlo.case"(%i2) ({
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.add %x, %x : tensor<5000xi32>
    %e = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.negate %x : tensor<5000xi32>
    %e = stablehlo.negate %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<5000xi32>, tensor<i32>)
  check.expect_eq_const %r2#0, dense<-5> : tensor<5000xi32>
  check.expect_eq_const %r2#1, dense<-5> : tensor<i32>
  %i3_k = stablehlo.constant dense<3> : tensor<i32>
  %i3 = stablehlo.optimization_barrier %i3_k : tensor<i32>
  %r3:2 = "stablehlo.case"(%i3) ({
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.add %x, %x : tensor<5000xi32>
    %e = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.negate %x : tensor<5000xi32>
    %e = stablehlo.negate %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<5000xi32>, tensor<i32>)
  check.expect_eq_const %r3#0, dense<-5> : tensor<5000xi32>
  check.expect_eq_const %r3#1, dense<-5> : tensor<i32>
  %i4_k = stablehlo.constant dense<-1> : tensor<i32>
  %i4 = stablehlo.optimization_barrier %i4_k : tensor<i32>
  %r4:2 = "stablehlo.case"(%i4) ({
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.add %x, %x : tensor<5000xi32>
    %e = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.negate %x : tensor<5000xi32>
    %e = stablehlo.negate %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<5000xi32>, tensor<i32>)
  check.expect_eq_const %r4#0, dense<-5> : tensor<5000xi32>
  check.expect_eq_const %r4#1, dense<-5> : tensor<i32>
  %i5_k = stablehlo.constant dense<2147483647> : tensor<i32>
  %i5 = stablehlo.optimization_barrier %i5_k : tensor<i32>
  %r5:2 = "stablehlo.case"(%i5) ({
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.add %x, %x : tensor<5000xi32>
    %e = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.negate %x : tensor<5000xi32>
    %e = stablehlo.negate %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<5000xi32>, tensor<i32>)
  check.expect_eq_const %r5#0, dense<-5> : tensor<5000xi32>
  check.expect_eq_const %r5#1, dense<-5> : tensor<i32>
  %i6_k = stablehlo.constant dense<-2147483648> : tensor<i32>
  %i6 = stablehlo.optimization_barrier %i6_k : tensor<i32>
  %r6:2 = "stablehlo.case"(%i6) ({
    stablehlo.return %x, %s : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.add %x, %x : tensor<5000xi32>
    %e = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }, {
    %d = stablehlo.negate %x : tensor<5000xi32>
    %e = stablehlo.negate %s : tensor<i32>
    stablehlo.return %d, %e : tensor<5000xi32>, tensor<i32>
  }) : (tensor<i32>) -> (tensor<5000xi32>, tensor<i32>)
  check.expect_eq_const %r6#0, dense<-5> : tensor<5000xi32>
  check.expect_eq_const %r6#1, dense<-5> : tensor<i32>
  return
}
