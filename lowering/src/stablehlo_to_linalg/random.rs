// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Random bits.
use super::Rule;

pub const RULES: &[(&str, Rule)] = &[];
