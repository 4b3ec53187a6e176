// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Functions of complex numbers by parts. Those that lose digits in f32 are computed in f64.
//!
//! Special values follow C99, annex G, where the formulas give them: quotients of infinities and by zero, exponentials of
//! numbers with an imaginary part of zero, square roots of infinities.
use super::{Pair, arithmetic::Parts, inverse, lexicographic};
use melior::ir::Value;

type V<'c, 'a> = Value<'c, 'a>;

/// The parts of an operation on complex numbers; none if it has no formula here.
pub fn function<'c, 'a>(name: &str, p: &Parts<'c, 'a>, operands: &[Pair<'c, 'a>]) -> Option<Pair<'c, 'a>> {
    let binary = || Some((*operands.first()?, *operands.get(1)?));
    if let Some((x, y)) = binary() {
        return match name {
            "stablehlo.divide" => {
                let [re, im] = p.in_f64([x.0, x.1, y.0, y.1], |p, [a, b, c, d]| {
                    let (re, im) = divide(p, (a, b), (c, d));
                    [re, im]
                });
                Some((re, im))
            }
            "stablehlo.power" => Some(power(p, x, y)),
            "stablehlo.maximum" | "stablehlo.minimum" => {
                let first = lexicographic::ge(p, x, y);
                let (yes, no) = if name == "stablehlo.maximum" { (x, y) } else { (y, x) };
                Some((p.select(first, yes.0, no.0), p.select(first, yes.1, no.1)))
            }
            "stablehlo.atan2" => {
                let [re, im] = p.in_f64([x.0, x.1, y.0, y.1], |p, [a, b, c, d]| {
                    let (re, im) = atan2(p, (a, b), (c, d));
                    [re, im]
                });
                Some((re, im))
            }
            _ => None,
        };
    }
    let &x = operands.first()?;
    let wide = |f: fn(&Parts<'c, 'a>, Pair<'c, 'a>) -> Pair<'c, 'a>| {
        let [re, im] = p.in_f64([x.0, x.1], |p, [re, im]| {
            let (re, im) = f(p, (re, im));
            [re, im]
        });
        (re, im)
    };
    Some(match name {
        "stablehlo.exponential" => wide(exponential),
        "stablehlo.exponential_minus_one" => wide(exponential_minus_one),
        "stablehlo.log" => wide(log),
        "stablehlo.log_plus_one" => wide(log_plus_one),
        "stablehlo.sqrt" => wide(sqrt),
        "stablehlo.rsqrt" => wide(|p, x| {
            let one = (p.constant(1.0), p.constant(0.0));
            divide(p, one, sqrt(p, x))
        }),
        "stablehlo.sine" => wide(|p, x| {
            let (sinh, cosh) = hyperbolic(p, x.1);
            (p.mul(p.sin(x.0), cosh), or_zero(p, p.mul(p.cos(x.0), sinh), x.1))
        }),
        "stablehlo.cosine" => wide(|p, x| {
            let (sinh, cosh) = hyperbolic(p, x.1);
            (p.mul(p.cos(x.0), cosh), p.negate(p.mul(p.sin(x.0), sinh)))
        }),
        // tan z = -i tanh(i z)
        "stablehlo.tan" | "chlo.tan" => wide(|p, x| {
            let (re, im) = tanh(p, (p.negate(x.1), x.0));
            (im, p.negate(re))
        }),
        "stablehlo.tanh" => wide(tanh),
        "stablehlo.square" | "chlo.square" => wide(square),
        // The root of the length, at a third of the angle.
        "stablehlo.cbrt" => wide(|p, x| {
            let (length, angle) = (p.cbrt(hypotenuse(p, x.0, x.1)), p.div(p.atan2(x.1, x.0), p.constant(3.0)));
            (p.mul(length, p.cos(angle)), or_zero(p, p.mul(length, p.sin(angle)), angle))
        }),
        "chlo.conj" => (x.0, p.negate(x.1)),
        "chlo.sinh" => wide(|p, x| {
            let (sinh, cosh) = hyperbolic(p, x.0);
            (or_zero(p, p.mul(sinh, p.cos(x.1)), x.0), or_zero(p, p.mul(cosh, p.sin(x.1)), x.1))
        }),
        "chlo.cosh" => wide(|p, x| {
            let (sinh, cosh) = hyperbolic(p, x.0);
            let im = p.mul(sinh, p.sin(x.1));
            let zero = p.copy_sign(p.constant(0.0), p.mul(p.copy_sign(p.constant(1.0), x.0), x.1));
            (p.mul(cosh, p.cos(x.1)), p.select(p.either(p.is_zero(x.0), p.is_zero(x.1)), zero, im))
        }),
        "chlo.asin" => wide(inverse::asin),
        "chlo.acos" => wide(inverse::acos),
        "chlo.acosh" => wide(inverse::acosh),
        "chlo.atanh" => wide(inverse::atanh),
        // asinh z = -i asin(i z), atan z = -i atanh(i z)
        "chlo.asinh" => wide(|p, x| turned(p, x, inverse::asin)),
        "chlo.atan" => wide(|p, x| turned(p, x, inverse::atanh)),
        // 1 / (1 + exp(-z))
        "stablehlo.logistic" => wide(|p, x| {
            let (re, im) = exponential(p, (p.negate(x.0), p.negate(x.1)));
            let one = p.constant(1.0);
            divide(p, (one, p.constant(0.0)), (p.add(re, one), im))
        }),
        "stablehlo.sign" => {
            let length = abs(p, x.0, x.1);
            let zero = p.is_zero(length);
            let part = |v| p.select(zero, v, p.div(v, length));
            (part(x.0), part(x.1))
        }
        _ => return None,
    })
}

/// `-i f(i z)`
fn turned<'c, 'a>(
    p: &Parts<'c, 'a>,
    x: Pair<'c, 'a>,
    f: impl Fn(&Parts<'c, 'a>, Pair<'c, 'a>) -> Pair<'c, 'a>,
) -> Pair<'c, 'a> {
    let (re, im) = f(p, (p.negate(x.1), x.0));
    (im, p.negate(re))
}

/// `-i log((x + i y) / s)` with `s = sqrt(x² + y²)`, as `2 atan(y / (s + x))`, or `2 atan((s - x) / y)` where `s + x` cancels.
fn atan2<'c, 'a>(p: &Parts<'c, 'a>, y: Pair<'c, 'a>, x: Pair<'c, 'a>) -> Pair<'c, 'a> {
    let (xx, yy) = (square(p, x), square(p, y));
    let s = sqrt(p, (p.add(xx.0, yy.0), p.add(xx.1, yy.1)));
    let right = p.ge(p.add(p.mul(s.0, x.0), p.mul(s.1, x.1)), p.constant(0.0));
    let choose = |yes: Pair<'c, 'a>, no: Pair<'c, 'a>| (p.select(right, yes.0, no.0), p.select(right, yes.1, no.1));
    let over = choose(y, (p.sub(s.0, x.0), p.sub(s.1, x.1)));
    let under = choose((p.add(s.0, x.0), p.add(s.1, x.1)), y);
    let (re, im) = turned(p, divide(p, over, under), inverse::atanh);
    (p.mul(p.constant(2.0), re), p.mul(p.constant(2.0), im))
}

/// `((a - b)(a + b), 2 a b)`, where equal parts cancel although their sum may overflow.
fn square<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let cancel = p.both(p.eq(p.abs(a), p.abs(b)), p.lt(p.abs(a), p.constant(f64::INFINITY)));
    let re = p.select(cancel, p.constant(0.0), p.mul(p.sub(a, b), p.add(a, b)));
    (re, p.mul(p.mul(p.constant(2.0), a), b))
}

/// `sqrt(a² + b²)`. In f64 the squares of f32 neither overflow nor lose digits; f64 itself is scaled.
pub fn abs<'c, 'a>(p: &Parts<'c, 'a>, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
    let [length] = p.in_f64([a, b], |wide, [a, b]| [hypotenuse(wide, a, b)]);
    length
}

/// `sqrt(a² + b²)` without overflow; infinite when a part is, whatever the other.
pub(super) fn hypotenuse<'c, 'a>(p: &Parts<'c, 'a>, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
    let (a, b) = (p.abs(a), p.abs(b));
    let (large, small) = (p.max(a, b), p.min(a, b));
    let ratio = p.div(small, large);
    let length = p.mul(large, p.sqrt(p.add(p.constant(1.0), p.square(ratio))));
    let length = p.select(p.is_zero(large), large, length);
    let infinite = p.either(p.is_infinite(a), p.is_infinite(b));
    p.select(infinite, p.constant(f64::INFINITY), length)
}

/// Division by the larger part of the divisor (Smith, "Algorithm 116: Complex division", 1962).
pub fn divide<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>, (c, d): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let wide = p.ge(p.abs(c), p.abs(d));
    let (large, small) = (p.select(wide, c, d), p.select(wide, d, c));
    let ratio = p.div(small, large);
    let divisor = p.add(large, p.mul(small, ratio));
    // (a + b r, b - a r) where the real part is larger, else (a r + b, b r - a).
    let (x, y) = (p.select(wide, a, b), p.select(wide, b, a));
    let re = p.div(p.add(x, p.mul(y, ratio)), divisor);
    let im = p.div(p.sub(p.select(wide, b, p.mul(b, ratio)), p.select(wide, p.mul(a, ratio), a)), divisor);
    // An infinite dividend by a finite divisor is infinite, a finite one by an infinite divisor zero.
    let (infinite_x, infinite_y) =
        (p.either(p.is_infinite(a), p.is_infinite(b)), p.either(p.is_infinite(c), p.is_infinite(d)));
    let unit = |v| p.copy_sign(p.select(p.is_infinite(v), p.constant(1.0), p.constant(0.0)), v);
    let cross = |a, b, c, d, by: f64| {
        let by = p.constant(by);
        (p.mul(by, p.add(p.mul(a, c), p.mul(b, d))), p.mul(by, p.sub(p.mul(b, c), p.mul(a, d))))
    };
    let finite = |v| p.lt(p.abs(v), p.constant(f64::INFINITY));
    let large_quotient = cross(unit(a), unit(b), c, d, f64::INFINITY);
    let small_quotient = cross(a, b, unit(c), unit(d), 0.0);
    let grows = p.both(infinite_x, p.both(finite(c), finite(d)));
    let vanishes = p.both(p.both(finite(a), finite(b)), infinite_y);
    let choose = |large, small, value| p.select(grows, large, p.select(vanishes, small, value));
    let (re, im) = (choose(large_quotient.0, small_quotient.0, re), choose(large_quotient.1, small_quotient.1, im));
    // A divisor of zero: infinite with the signs of the dividend.
    let zero = p.both(p.is_zero(c), p.is_zero(d));
    let infinity = p.copy_sign(p.constant(f64::INFINITY), c);
    (p.select(zero, p.mul(infinity, a), re), p.select(zero, p.mul(infinity, b), im))
}

/// `im` where it is zero, which keeps its sign and hides `0 * inf`; else the value.
fn or_zero<'c, 'a>(p: &Parts<'c, 'a>, value: V<'c, 'a>, im: V<'c, 'a>) -> V<'c, 'a> {
    p.select(p.is_zero(im), im, value)
}

fn exponential<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    // In two steps, so that the product may be finite where exp(a) is not.
    let root = p.exp(p.half(a));
    let scaled = |v| p.mul(p.mul(root, v), root);
    let (re, im) = (scaled(p.cos(b)), or_zero(p, scaled(p.sin(b)), b));
    let vanishes = p.eq(a, p.constant(f64::NEG_INFINITY));
    let zero = p.constant(0.0);
    (p.select(vanishes, zero, re), p.select(vanishes, zero, im))
}

/// `(expm1(a) cos b - 2 sin²(b/2), exp(a) sin b)`
fn exponential_minus_one<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let sine = p.sin(p.half(b));
    let re = p.sub(p.mul(p.expm1(a), p.cos(b)), p.mul(p.constant(2.0), p.square(sine)));
    let re = p.select(p.is_zero(b), p.expm1(a), re);
    (re, exponential(p, (a, b)).1)
}

/// `(log |z|, atan2(b, a))`; near |z| = 1 the logarithm is that of `1 + (|z|² - 1)`.
fn log<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let (x, y) = (p.abs(a), p.abs(b));
    let (large, small) = (p.max(x, y), p.min(x, y));
    let one = p.constant(1.0);
    let excess = p.add(p.mul(p.sub(large, one), p.add(large, one)), p.square(small));
    let near = p.both(p.lt(p.constant(0.5), large), p.lt(large, p.constant(3.0)));
    let length = p.log(hypotenuse(p, a, b));
    (p.select(near, p.half(p.log1p(excess)), length), p.atan2(b, a))
}

/// `(log1p(a (2 + a) + b²) / 2, atan2(b, 1 + a))` for small numbers, else the logarithm of `1 + z`.
fn log_plus_one<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let shifted = p.add(a, p.constant(1.0));
    let limit = p.constant(0.5);
    let small = p.both(p.lt(p.abs(a), limit), p.lt(p.abs(b), limit));
    let near = p.half(p.log1p(p.add(p.mul(a, p.add(p.constant(2.0), a)), p.square(b))));
    let (re, im) = log(p, (shifted, b));
    (p.select(small, near, re), im)
}

/// The root with the non-negative real part: `u = sqrt((|z| + |a|) / 2)` and `b / 2u`, in the order that `a`'s sign says.
pub(super) fn sqrt<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let u = p.sqrt(p.add(p.half(hypotenuse(p, a, b)), p.half(p.abs(a))));
    let v = p.div(p.half(p.abs(b)), u);
    let right = p.ge(a, p.constant(0.0));
    let zero = p.both(p.is_zero(a), p.is_zero(b));
    let v = p.select(p.either(zero, p.is_zero(b)), p.abs(b), v);
    let (re, im) = (p.select(right, u, v), p.copy_sign(p.select(right, v, u), b));
    // An infinite imaginary part wins; else an infinite real part leaves zero, not inf / inf.
    let infinite = p.is_infinite(b);
    let (re, im) = (p.select(infinite, p.constant(f64::INFINITY), re), p.select(infinite, b, im));
    (re, im)
}

/// `(sinh x, cosh x)`
fn hyperbolic<'c, 'a>(p: &Parts<'c, 'a>, x: V<'c, 'a>) -> Pair<'c, 'a> {
    let magnitude = p.abs(x);
    let half = p.half(magnitude);
    // exp(|x|) / 2 as a product that overflows only where the result does.
    let root = p.exp(half);
    let grown = p.mul(p.half(root), root);
    let e = p.expm1(magnitude);
    let small = p.half(p.add(e, p.div(e, p.add(e, p.constant(1.0)))));
    let large = p.lt(p.constant(20.0), magnitude);
    let sinh = p.copy_sign(p.select(large, grown, small), x);
    let cosh = p.add(grown, p.div(p.constant(0.25), p.select(large, p.constant(f64::INFINITY), grown)));
    (sinh, cosh)
}

/// Kahan, "Branch cuts for complex elementary functions", 1987: by `t = tan b` and `s = sinh a`.
fn tanh<'c, 'a>(p: &Parts<'c, 'a>, (a, b): Pair<'c, 'a>) -> Pair<'c, 'a> {
    let one = p.constant(1.0);
    let t = p.tan(b);
    let beta = p.add(one, p.square(t));
    let (s, _) = hyperbolic(p, a);
    let rho = p.sqrt(p.add(one, p.square(s)));
    let divisor = p.add(one, p.mul(beta, p.square(s)));
    let (re, im) = (p.div(p.mul(p.mul(beta, rho), s), divisor), p.div(t, divisor));
    // Far out the real part is 1 and the imaginary part vanishes with exp(-2|a|).
    let far = p.lt(p.constant(20.0), p.abs(a));
    let shrunk = p.exp(p.mul(p.constant(-2.0), p.abs(a)));
    let tail = p.mul(p.mul(p.constant(4.0), p.mul(p.sin(b), p.cos(b))), shrunk);
    let tail = p.select(p.is_infinite(a), p.copy_sign(p.constant(0.0), b), tail);
    (p.select(far, p.copy_sign(one, a), re), or_zero(p, p.select(far, tail, im), b))
}

/// `exp(w log z)`; 1 for a power of zero, and zero for other powers of zero with a positive real part.
fn power<'c, 'a>(p: &Parts<'c, 'a>, z: Pair<'c, 'a>, w: Pair<'c, 'a>) -> Pair<'c, 'a> {
    let [re, im] = p.in_f64([z.0, z.1, w.0, w.1], |p, [a, b, c, d]| {
        let (length, angle) = log(p, (a, b));
        let product = (p.sub(p.mul(c, length), p.mul(d, angle)), p.add(p.mul(c, angle), p.mul(d, length)));
        let (re, im) = exponential(p, product);
        let (one, zero) = (p.constant(1.0), p.constant(0.0));
        let no_power = p.both(p.is_zero(c), p.is_zero(d));
        let of_zero = p.both(p.both(p.is_zero(a), p.is_zero(b)), p.lt(zero, c));
        let choose = |unit, value| p.select(no_power, unit, p.select(of_zero, zero, value));
        [choose(one, re), choose(zero, im)]
    });
    (re, im)
}
