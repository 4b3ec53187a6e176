// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The Hurwitz zeta function and the derivatives of the digamma function that it gives, f32 in f64.
//!
//! Ten terms of the sum, and the rest by the formula of Euler and Maclaurin. For negative q and integral s the terms are those
//! of three sums with positive arguments, and the one nearest to the pole.

use crate::atan::{narrowed, widened};
use crate::builder::Builder;
use crate::exp::exp;
use crate::gamma::{digamma, lgamma_positive};
use crate::log::log;
use crate::power::pow_f64;
use crate::special_coefficients as c;
use crate::value::{Bool, Float};

/// Whether a number has no fraction; infinities have none.
#[inline(always)]
fn is_integer<'b, B: Builder>(x: Float<'b, B>) -> Bool<'b, B> {
    x.equals(x.round_even())
}

/// The sum of ((q + i) / unit)^-s for s > 1 and q > 0.
#[inline(always)]
fn zeta_positive<'b, B: Builder>(s: Float<'b, B>, q: Float<'b, B>, unit: Float<'b, B>) -> Float<'b, B> {
    let float = |value| Float::new(s.builder, s.width, value);
    let [a, sum] = s.builder.repeat(10, [q.value, s.constant(0.0).value], |[a, sum]| {
        let (a, sum) = (float(a), float(sum));
        [(a + 1.0).value, (sum + pow_f64(a / unit, -s)).value]
    });
    let (a, sum) = (float(a), float(sum));
    // The integral from a on, and the half of the term at a.
    let scaled = a / unit;
    let power = pow_f64(scaled, -s + 1.0);
    let term = power / scaled;
    // Each correction is the one before times two factors (s + k) / a. Beyond the bound the term is nothing beside the sum.
    let inverse = s.constant(1.0) / a;
    let bounded = (s * inverse).at_most(20.0);
    let mut series = s.constant(c::ZETA_SERIES[11]);
    for k in (1..12).rev() {
        let factors = inverse.fma(2.0 * k as f64 - 1.0, bounded) * inverse.fma(2.0 * k as f64, bounded);
        series = series.fma(factors, c::ZETA_SERIES[k - 1]);
    }
    let corrections = series.fma(bounded, 0.5);
    sum + (power * unit / (s - 1.0) + term * corrections)
}

/// The sum of (q + i)^-s over i from 0 on, on f64 lanes; `unit` scales positive q.
#[inline(always)]
fn zeta_f64<'b, B: Builder>(s: Float<'b, B>, q: Float<'b, B>, unit: Float<'b, B>) -> Float<'b, B> {
    let positive = zeta_positive(s, q, unit);
    let one = s.constant(1.0);
    let even = is_integer(s * 0.5);
    let [result] = s.builder.rarely(q.less(0.0).value, [positive.value], || {
        let y = q.abs();
        let offset = y - y.round_even();
        let sign = even.select(one, -one);
        // The term nearest to the pole, and those to both sides of it.
        let nearest = pow_f64(offset.abs(), -s) * offset.less(0.0).select(one, sign);
        let float = |value| Float::new(s.builder, s.width, value);
        let [_, sum] = s.builder.repeat(3, [s.constant(0.0).value, nearest.value], |[index, sum]| {
            let (index, sum) = (float(index), float(sum));
            let (first, second) = (index.equals(0.0), index.equals(1.0));
            let place = first.select(one - offset, second.select(offset + 1.0, y + 1.0));
            let weight = first.select(one, second.select(sign, -sign));
            [(index + 1.0).value, weight.fma(zeta_positive(s, place, one), sum).value]
        });
        let sum = float(sum);
        // A sum of negative numbers to a power that is no integer is not real.
        let real = is_integer(s) & y.less(f64::INFINITY);
        let pole = is_integer(y);
        let at_pole = even.select(s.constant(f64::INFINITY), s.constant(f64::NAN));
        [pole.select(at_pole, real.select(sum, s.constant(f64::NAN))).value]
    });
    let result = Float::new(s.builder, s.width, result);
    let at_zero = even.select(s.constant(f64::INFINITY), s.constant(f64::NAN));
    let result = q.equals(0.0).select(at_zero, result);
    let result = s.greater(1.0).select(result, s.constant(f64::NAN));
    let result = s.equals(1.0).select(s.constant(f64::INFINITY), result);
    q.is_nan().select(q, result)
}

/// The Hurwitz zeta function of s and q.
#[inline(always)]
pub(crate) fn zeta<'b, B: Builder>(s: Float<'b, B>, q: Float<'b, B>) -> Float<'b, B> {
    let wide = widened(s);
    narrowed(zeta_f64(wide, widened(q), wide.constant(1.0)), s.width)
}

/// n! for integral n of at most 170: exact up to 22, beyond by Stirling's formula, each of whose factors is nearly correct.
#[inline(always)]
fn factorial<'b, B: Builder>(n: Float<'b, B>) -> Float<'b, B> {
    let large = n.at_least(22.0).at_most(170.0);
    // Half of the power at a time does not overflow.
    let root = pow_f64(large, large.fma(0.5, 0.25));
    let inverse = n.constant(1.0) / large;
    let series = inverse * (inverse * inverse).polynomial(&c::LGAMMA_SERIES[..6]);
    let correction = exp(series) * (2.0 * std::f64::consts::PI).sqrt();
    let mut result = root * exp(-large) * correction * root;
    for (k, value) in c::FACTORIALS.iter().enumerate() {
        result = n.equals(k as f64).select(n.constant(*value), result);
    }
    result
}

/// Derivative number n of the digamma function: (-1)^(n + 1) n! zeta(n + 1, x).
#[inline(always)]
pub(crate) fn polygamma<'b, B: Builder>(n: Float<'b, B>, x: Float<'b, B>) -> Float<'b, B> {
    let (order, place) = (widened(n), widened(x));
    let one = order.constant(1.0);
    // Where n! or x^-n has no room, the product has by its logarithm, and the sum relative to its first term.
    let positive = place.greater(0.0) & place.less(f64::INFINITY);
    let wide_range =
        positive & (order.greater(170.0) | (order * (log(positive.select(place, one)).abs())).greater(600.0));
    let unit = wide_range.select(place, one);
    let safe = order.greater(0.0).select(order, one);
    let sum = zeta_f64(safe + 1.0, place, unit);
    let [weight] = order.builder.rarely(wide_range.value, [factorial(order).value], || {
        let logarithm = lgamma_positive(safe + 1.0) - (safe + 1.0) * log(unit);
        [exp(logarithm).value]
    });
    let weight = Float::new(order.builder, order.width, weight);
    let product = weight * sum;
    let odd = is_integer((order - 1.0) * 0.5);
    let result = odd.select(product, -product);
    let natural = is_integer(order) & order.greater(-1.0) & order.less(f64::INFINITY);
    let result = natural.select(result, order.constant(f64::NAN));
    narrowed(order.equals(0.0).select(digamma(place), result), x.width)
}
