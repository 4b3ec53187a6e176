// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics --shale-lower-entries

// expected-error@+1 {{module must have attribute 'shale.target'}}
module {
}

// -----

module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
  // expected-error@+1 {{operands of kernel 'k' must be memrefs in row-major order, got memref<8xf32, strided<[2]>>}}
  shale.kernel @k(%begin: index, %end: index, %x: memref<8xf32, strided<[2]>>)
      attributes {access = [#shale.access<update>], grid = 1 : i64} {
    shale.yield
  }
}

// -----

module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v4", features = "", vector_bits = 512, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 8>} {
  func.func @main(%arena: memref<128xi8>, %i: index) {
    // expected-error@+1 {{view must be at a constant offset}}
    %t = memref.view %arena[%i][] : memref<128xi8> to memref<8xf32>
    return
  }
}
