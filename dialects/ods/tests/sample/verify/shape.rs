// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Its presence is what the test needs.
