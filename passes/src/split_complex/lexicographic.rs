// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The order of complex numbers that `maximum` and `minimum` know: by the real part, then by the imaginary one.
use super::{Pair, arithmetic::Parts};
use melior::ir::Value;

/// Whether the first number is not before the second.
pub fn ge<'c, 'a>(p: &Parts<'c, 'a>, x: Pair<'c, 'a>, y: Pair<'c, 'a>) -> Value<'c, 'a> {
    p.either(p.gt(x.0, y.0), p.both(p.eq(x.0, y.0), p.ge(x.1, y.1)))
}
