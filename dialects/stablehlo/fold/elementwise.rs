// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Folders of elementwise operations.
use super::{
    constant,
    elements::{Constant, Data, LIMIT},
    number::{self, Binary, Kind},
    result_type, value,
};
use crate::{
    stablehlo::*,
    support::{ElementType, FoldSite, Folded},
};
use melior::ir::{Attribute, OperationRef};

/// Computes every element of the only result from the elements of the constants at its place; a scalar is at every
/// place. Once if they are all splats.
fn elementwise<'c, 'a>(
    operation: OperationRef<'c, 'a>,
    constants: &[Option<Attribute<'c>>],
    element: impl Fn(&[u128]) -> Option<u128>,
) -> Folded<'c, 'a> {
    let operands = constants.iter().map(|constant| Constant::of(*constant)).collect::<Option<Vec<_>>>()?;
    let count = result_type(operation)?.element_count()?;
    if let Some(splats) = operands.iter().map(Constant::splat).collect::<Option<Vec<_>>>() {
        return constant(operation, Data::Splat(element(&splats)?));
    }
    let count = usize::try_from(count).ok().filter(|count| *count <= LIMIT)?;
    let mut arguments = vec![0; operands.len()];
    let mut values = Vec::with_capacity(count);
    for i in 0..count {
        for (argument, operand) in arguments.iter_mut().zip(&operands) {
            *argument = operand.get(if operand.tensor().rank() == 0 { 0 } else { i });
        }
        values.push(element(&arguments)?);
    }
    constant(operation, Data::Each(values))
}

/// How the elements of the first operand are read.
fn kind(operation: OperationRef) -> Option<Kind> {
    let operand = shale_bridge::ir::operands(operation).into_iter().next()?;
    Kind::of(crate::support::TensorType::of(operand).element_type())
}

macro_rules! binary {
    ($($name:ident: $op:ident, $bool:expr, $integer:expr, $float:expr;)*) => {$(
        pub fn $name<'c, 'a>(site: &FoldSite<'c, $op<'c, 'a>>) -> Folded<'c, 'a> {
            const FUNCTION: Binary = Binary { bool: $bool, integer: $integer, float: $float };
            let operation = site.op.operation();
            let kind = kind(operation)?;
            elementwise(operation, site.constants(), |arguments| FUNCTION.apply(kind, arguments[0], arguments[1]))
        }
    )*};
}

binary! {
    add: AddOp, Some(|a, b| a | b), Some(|a, b, _| a.wrapping_add(b)), Some(|a, b| a + b);
    subtract: SubtractOp, None, Some(|a, b, _| a.wrapping_sub(b)), Some(|a, b| a - b);
    multiply: MultiplyOp, Some(|a, b| a & b), Some(|a, b, _| a.wrapping_mul(b)), Some(|a, b| a * b);
    divide: DivideOp, None, Some(number::divide), Some(|a, b| a / b);
    remainder: RemainderOp, None, Some(number::remainder), Some(|a, b| a % b);
    maximum: MaximumOp, Some(|a, b| a | b), Some(|a, b, _| a.max(b)), Some(number::maximum);
    minimum: MinimumOp, Some(|a, b| a & b), Some(|a, b, _| a.min(b)), Some(number::minimum);
    power: PowerOp, None, Some(number::power), None;
    and: AndOp, Some(|a, b| a & b), Some(|a, b, _| a & b), None;
    or: OrOp, Some(|a, b| a | b), Some(|a, b, _| a | b), None;
    xor: XorOp, Some(|a, b| a ^ b), Some(|a, b, _| a ^ b), None;
}

/// The distance of a shift, if it is below the width. A negative one, read as unsigned, is not.
fn distance(value: i128, width: u32) -> Option<u32> {
    u32::try_from(value).ok().filter(|distance| *distance < width)
}

/// The bits of an integer without copies of its sign.
fn unsigned(value: i128, width: u32) -> i128 {
    value & ((1 << width) - 1)
}

binary! {
    shift_left: ShiftLeftOp, None, Some(|a, b, width| distance(b, width).map_or(0, |d| a << d)), None;
    shift_right_logical: ShiftRightLogicalOp, None, Some(|a, b, width| {
        distance(b, width).map_or(0, |d| unsigned(a, width) >> d)
    }), None;
    shift_right_arithmetic: ShiftRightArithmeticOp, None, Some(|a, b, width| {
        let signed = unsigned(a, width) << (128 - width) >> (128 - width);
        signed >> distance(b, width).unwrap_or(width)
    }), None;
}

macro_rules! unary {
    ($($name:ident: $op:ident, $function:expr;)*) => {$(
        pub fn $name<'c, 'a>(site: &FoldSite<'c, $op<'c, 'a>>) -> Folded<'c, 'a> {
            let operation = site.op.operation();
            let kind = kind(operation)?;
            let function: fn(Kind, u128) -> Option<u128> = $function;
            elementwise(operation, site.constants(), |arguments| function(kind, arguments[0]))
        }
    )*};
}

/// A function of floats whose result the format holds.
fn exact(kind: Kind, bits: u128, function: fn(f64) -> f64) -> Option<u128> {
    kind.round(function(kind.float(bits)?))
}

fn sign_bit(kind: Kind) -> u128 {
    1 << (kind.width() - 1)
}

unary! {
    abs: AbsOp, |kind, bits| match kind {
        Kind::Float(..) => Some(bits & !sign_bit(kind)),
        _ => Some(kind.wrap(kind.integer(bits)?.abs())),
    };
    negate: NegateOp, |kind, bits| match kind {
        Kind::Float(..) => Some(bits ^ sign_bit(kind)),
        _ => Some(kind.wrap(-kind.integer(bits)?)),
    };
    sign: SignOp, |kind, bits| match kind {
        Kind::Float(..) => exact(kind, bits, |x| if x == 0.0 || x.is_nan() { x } else { x.signum() }),
        _ => Some(kind.wrap(kind.integer(bits)?.signum())),
    };
    ceil: CeilOp, |kind, bits| exact(kind, bits, f64::ceil);
    floor: FloorOp, |kind, bits| exact(kind, bits, f64::floor);
    round_nearest_afz: RoundNearestAfzOp, |kind, bits| exact(kind, bits, f64::round);
    round_nearest_even: RoundNearestEvenOp, |kind, bits| exact(kind, bits, f64::round_ties_even);
    // Rounded as if once, as quotients are.
    sqrt: SqrtOp, |kind, bits| exact(kind, bits, f64::sqrt);
    is_finite: IsFiniteOp, |kind, bits| Some(kind.float(bits)?.is_finite().into());
    not: NotOp, |kind, bits| Some(!bits & ((1 << kind.width()) - 1));
    popcnt: PopulationCountOp, |_, bits| Some(bits.count_ones().into());
    count_leading_zeros: CountLeadingZerosOp, |kind, bits| Some((bits.leading_zeros() - (128 - kind.width())).into());
}

pub fn compare<'c, 'a>(site: &FoldSite<'c, CompareOp<'c, 'a>>) -> Folded<'c, 'a> {
    use std::cmp::Ordering;
    let operation = site.op.operation();
    let kind = kind(operation)?;
    let r#type = site.op.compare_type();
    let (total, weak) = (r#type == Some(ComparisonType::Totalorder), r#type == Some(ComparisonType::Weakorder));
    let direction = site.op.comparison_direction();
    let order = |a: u128, b: u128| -> Option<Option<Ordering>> {
        if matches!(kind, Kind::Float(..)) && total {
            // Sign and magnitude to two's complement.
            let key =
                |bits: u128| if bits & sign_bit(kind) == 0 { bits as i128 } else { !((bits ^ sign_bit(kind)) as i128) };
            return Some(Some(key(a).cmp(&key(b))));
        }
        if matches!(kind, Kind::Float(..)) && weak {
            // Numbers come before NaN.
            let (a, b) = (kind.float(a)?, kind.float(b)?);
            return Some(Some(a.is_nan().cmp(&b.is_nan()).then(a.partial_cmp(&b).unwrap_or(Ordering::Equal))));
        }
        match kind {
            Kind::Float(..) => Some(kind.float(a)?.partial_cmp(&kind.float(b)?)),
            _ => Some(Some(kind.integer(a)?.cmp(&kind.integer(b)?))),
        }
    };
    elementwise(operation, site.constants(), |arguments| {
        let order = order(arguments[0], arguments[1])?;
        let holds = match direction {
            ComparisonDirection::Eq => order.is_some_and(Ordering::is_eq),
            ComparisonDirection::Ne => order != Some(Ordering::Equal),
            ComparisonDirection::Ge => order.is_some_and(Ordering::is_ge),
            ComparisonDirection::Gt => order.is_some_and(Ordering::is_gt),
            ComparisonDirection::Le => order.is_some_and(Ordering::is_le),
            ComparisonDirection::Lt => order.is_some_and(Ordering::is_lt),
        };
        Some(holds.into())
    })
}

pub fn select<'c, 'a>(site: &FoldSite<'c, SelectOp<'c, 'a>>) -> Folded<'c, 'a> {
    let op = site.op;
    if op.on_true() == op.on_false() {
        return value(op.operation(), op.on_true());
    }
    if let Some(pred) = Constant::of(site.constant(0)).and_then(|pred| pred.splat()) {
        let chosen = if pred != 0 { op.on_true() } else { op.on_false() };
        if let Some(folded) = value(op.operation(), chosen) {
            return Some(folded);
        }
    }
    elementwise(op.operation(), site.constants(), |arguments| {
        Some(if arguments[0] != 0 { arguments[1] } else { arguments[2] })
    })
}

pub fn clamp<'c, 'a>(site: &FoldSite<'c, ClampOp<'c, 'a>>) -> Folded<'c, 'a> {
    const MAXIMUM: Binary =
        Binary { bool: Some(|a, b| a | b), integer: Some(|a, b, _| a.max(b)), float: Some(number::maximum) };
    const MINIMUM: Binary =
        Binary { bool: Some(|a, b| a & b), integer: Some(|a, b, _| a.min(b)), float: Some(number::minimum) };
    let operation = site.op.operation();
    let kind = kind(operation)?;
    elementwise(operation, site.constants(), |arguments| {
        let low = MAXIMUM.apply(kind, arguments[1], arguments[0])?;
        MINIMUM.apply(kind, low, arguments[2])
    })
}

pub fn convert<'c, 'a>(site: &FoldSite<'c, ConvertOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    if let Some(folded) = value(operation, site.op.operand()) {
        return Some(folded);
    }
    let (from, to) = (kind(operation)?, Kind::of(result_type(operation)?.element_type())?);
    elementwise(operation, site.constants(), |arguments| number::convert(from, to, arguments[0]))
}

/// Between formats of whole bytes; low bits come first.
pub fn bitcast_convert<'c, 'a>(site: &FoldSite<'c, BitcastConvertOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    if let Some(folded) = value(operation, site.op.operand()) {
        return Some(folded);
    }
    let operand = Constant::of(site.constant(0))?;
    let (from, to) = (operand.tensor().element_type().width()?, result_type(operation)?.element_type().width()?);
    if from == to {
        return elementwise(operation, site.constants(), |arguments| Some(arguments[0]));
    }
    if from % 8 != 0 || to % 8 != 0 || operand.count() > LIMIT {
        return None;
    }
    let values = if from > to {
        let parts = |i: usize| (0..from / to).map(move |part| operand.get(i) >> (part * to) & ((1 << to) - 1));
        (0..operand.count()).flat_map(parts).collect()
    } else {
        let parts = (to / from) as usize;
        let whole = |i: usize| (0..parts).map(|part| operand.get(i * parts + part) << (part as u32 * from)).sum();
        (0..operand.count() / parts).map(whole).collect()
    };
    constant(operation, Data::Each(values))
}

/// The width of a part of a complex element.
fn part_width(element: ElementType) -> Option<u32> {
    match element {
        ElementType::Complex(part) => Some(part.width()),
        _ => None,
    }
}

pub fn complex<'c, 'a>(site: &FoldSite<'c, ComplexOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    let width = part_width(result_type(operation)?.element_type())?;
    elementwise(operation, site.constants(), |arguments| Some(arguments[0] | arguments[1] << width))
}

pub fn real<'c, 'a>(site: &FoldSite<'c, RealOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    if let Some(folded) = value(operation, site.op.operand()) {
        return Some(folded);
    }
    let width = part_width(Constant::of(site.constant(0))?.tensor().element_type())?;
    elementwise(operation, site.constants(), |arguments| Some(arguments[0] & ((1 << width) - 1)))
}

pub fn imag<'c, 'a>(site: &FoldSite<'c, ImagOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    let operand = crate::support::TensorType::of(site.op.operand());
    match part_width(operand.element_type()) {
        // A float has none, whatever it is.
        None => constant(operation, Data::Splat(0)),
        Some(width) => elementwise(operation, site.constants(), |arguments| Some(arguments[0] >> width)),
    }
}
