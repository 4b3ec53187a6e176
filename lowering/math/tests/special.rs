// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Special functions against values of mpmath (`special_points.py`), and their edges.
use shale_math::{Function, native};

/// The distance between neighbours at a value.
fn ulp(value: f64, width: u32) -> f64 {
    let (digits, lowest) = if width == 32 { (23, -149) } else { (52, -1074) };
    let exponent = ((value.abs().to_bits() >> 52) as i32 - 1023).max(lowest + digits);
    2f64.powi(exponent - digits)
}

#[test]
fn values() {
    let mut worst = std::collections::BTreeMap::<(String, u32), (f64, String)>::new();
    let mut failures = vec![];
    for line in include_str!("special_points.txt").lines() {
        let fields: Vec<&str> = line.split(' ').collect();
        let function = Function::from_name(fields[0]).expect("a function's name");
        let width: u32 = fields[1].parse().expect("a width");
        let number = |i: usize| f64::from_bits(u64::from_str_radix(fields[i], 16).expect("hexadecimal digits"));
        let arity = function.arity();
        let operands: Vec<f64> = (2..2 + arity).map(number).collect();
        let (high, low) = (number(2 + arity), number(3 + arity));
        let scale: f64 = fields[4 + arity].parse().expect("a magnitude");
        let pair = [operands[0], operands[arity - 1]];
        let found = if width == 32 {
            let pair = pair.map(|x| x as f32);
            f64::from(evaluate_f32(function, &pair[..arity]))
        } else {
            evaluate_f64(function, &pair[..arity])
        };
        let error = (found - high - low).abs();
        let (bound, epsilon) = if width == 32 { (4.0, f64::from(f32::EPSILON)) } else { (16.0, f64::EPSILON) };
        let units = error / ulp(high, width);
        let text = format!("{line}: {operands:?} must give {high:e}, got {found:e}, {units:.1} ULP");
        // Near a zero the absolute error counts.
        if error <= 4.0 * epsilon * scale {
            continue;
        }
        if units.is_nan() || units > bound {
            failures.push(text.clone());
        }
        let entry = worst.entry((fields[0].to_string(), width)).or_insert((0.0, String::new()));
        if units > entry.0 {
            *entry = (units, text);
        }
    }
    for ((name, width), (units, text)) in &worst {
        println!("{name} f{width}: {units:.2} ULP, {text}");
    }
    assert!(failures.is_empty(), "{} points are too far off:\n{}", failures.len(), failures.join("\n"));
}

fn evaluate_f64(function: Function, operands: &[f64]) -> f64 {
    match *operands {
        [x] => native::evaluate_f64(function, [x]),
        [x, y] => native::evaluate_f64(function, [x, y]),
        _ => unreachable!("one or two operands"),
    }
    .expect("the number of operands fits")
}

fn evaluate_f32(function: Function, operands: &[f32]) -> f32 {
    match *operands {
        [x] => native::evaluate_f32(function, [x]),
        [x, y] => native::evaluate_f32(function, [x, y]),
        _ => unreachable!("one or two operands"),
    }
    .expect("the number of operands fits")
}

const INFINITY: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// As jaxlib's CPU backend has it.
#[test]
fn edges() {
    let cases: &[(Function, &[f64], f64)] = &[
        (Function::Lgamma, &[0.0], INFINITY),
        (Function::Lgamma, &[-0.0], INFINITY),
        (Function::Lgamma, &[-1.0], INFINITY),
        (Function::Lgamma, &[-1e15], INFINITY),
        (Function::Lgamma, &[INFINITY], INFINITY),
        (Function::Lgamma, &[-INFINITY], INFINITY),
        (Function::Lgamma, &[NAN], NAN),
        (Function::Lgamma, &[1.0], 0.0),
        (Function::Lgamma, &[2.0], 0.0),
        (Function::Lgamma, &[1e308], INFINITY),
        (Function::Digamma, &[0.0], NAN),
        (Function::Digamma, &[-0.0], NAN),
        (Function::Digamma, &[-3.0], NAN),
        (Function::Digamma, &[INFINITY], INFINITY),
        (Function::Digamma, &[-INFINITY], NAN),
        (Function::Digamma, &[NAN], NAN),
        (Function::BesselI1e, &[0.0], 0.0),
        (Function::BesselI1e, &[-0.0], -0.0),
        (Function::BesselI1e, &[INFINITY], 0.0),
        (Function::BesselI1e, &[NAN], NAN),
        (Function::Zeta, &[1.0, 2.0], INFINITY),
        (Function::Zeta, &[0.5, 2.0], NAN),
        (Function::Zeta, &[2.0, 0.0], INFINITY),
        (Function::Zeta, &[3.0, -2.0], NAN),
        (Function::Zeta, &[4.0, -2.0], INFINITY),
        (Function::Zeta, &[2.5, -0.5], NAN),
        (Function::Zeta, &[NAN, 2.0], NAN),
        (Function::Zeta, &[2.0, NAN], NAN),
        (Function::Zeta, &[2.0, INFINITY], 0.0),
        (Function::Zeta, &[INFINITY, 2.0], 0.0),
        (Function::Polygamma, &[1.0, 0.0], INFINITY),
        (Function::Polygamma, &[0.5, 1.0], NAN),
        (Function::Polygamma, &[-1.0, 1.0], NAN),
        (Function::Polygamma, &[1.0, NAN], NAN),
        (Function::Polygamma, &[NAN, 1.0], NAN),
        (Function::Polygamma, &[1.0, INFINITY], 0.0),
        (Function::Polygamma, &[0.0, 1.0], -0.577_215_664_901_532_9),
    ];
    for (function, operands, expected) in cases {
        let found = evaluate_f64(*function, operands);
        let same = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
        assert!(same, "{} of {operands:?} must be {expected}, got {found}", function.name());
        let narrow: Vec<f32> = operands.iter().map(|&x| x as f32).collect();
        let found = evaluate_f32(*function, &narrow);
        let expected = *expected as f32;
        let same = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
        assert!(same, "{} of {narrow:?} must be {expected}, got {found}", function.name());
    }
}
