// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file -verify-diagnostics

func.func @outside() {
  // expected-error @+1 {{'shale.poll' op expects parent op to be one of 'scf.while, scf.for'}}
  shale.poll
  return
}
