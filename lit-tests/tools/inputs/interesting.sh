#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
grep -q stablehlo.tan "$1"
