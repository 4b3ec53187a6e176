// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Single elements as numbers.

use super::{
    Tensor,
    element_type::{ElementType, Kind},
    float_format::{F64, FloatFormat},
};
use std::fmt;

/// An element, or a part of a complex one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// An integer or boolean.
    Integer(i128),
    /// A float.
    Float {
        /// Its value.
        value: f64,
        /// Its pattern.
        bits: u64,
        /// Its format.
        format: FloatFormat,
    },
}

impl Number {
    /// The number that stored bytes stand for; `element` is not complex.
    pub fn of(element: ElementType, stored: &[u8]) -> Self {
        let mut bytes = [0; 8];
        let size = stored.len().min(8);
        bytes[..size].copy_from_slice(&stored[..size]);
        let bits = u64::from_le_bytes(bytes);
        match FloatFormat::of(element) {
            Some(format) => Number::Float { value: format.decode(bits), bits, format },
            None if element.kind() == Kind::Signed => {
                let unused = 64 - 8 * element.size() as u32;
                Number::Integer(i128::from(((bits << unused) as i64) >> unused))
            }
            None => Number::Integer(i128::from(bits)),
        }
    }

    /// The numbers of a tensor in row-major order, two for each complex element.
    pub fn all(tensor: &Tensor) -> impl Iterator<Item = Number> {
        let part = tensor.element().part();
        tensor.bytes().chunks_exact(part.size()).map(move |stored| Number::of(part, stored))
    }
}

impl fmt::Display for Number {
    /// The fewest digits that give the number back in its own format.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Number::Integer(value) => write!(f, "{value}"),
            Number::Float { value, .. } if value.is_nan() => f.write_str("nan"),
            Number::Float { value, .. } if value.is_infinite() || value == 0.0 => write!(f, "{value:?}"),
            Number::Float { value, bits, format } => {
                let shortest = (0..17).find_map(|digits| {
                    let rounded: f64 = format!("{value:.digits$e}").parse().ok()?;
                    (format == F64 || format.encode(rounded) == bits).then_some(rounded)
                });
                // Double precision prints itself in the fewest digits.
                write!(f, "{:?}", if format == F64 { value } else { shortest.unwrap_or(value) })
            }
        }
    }
}

/// The text of element `index` of a tensor, in row-major order.
pub fn element_text(tensor: &Tensor, index: usize) -> String {
    let element = tensor.element();
    let size = element.size();
    let Some(stored) = tensor.bytes().get(index * size..(index + 1) * size) else { return "?".to_owned() };
    match element.kind() {
        Kind::Boolean => if stored == [0] { "false" } else { "true" }.to_owned(),
        Kind::Complex => {
            let (real, imaginary) = stored.split_at(size / 2);
            let part = element.part();
            format!("({}, {})", Number::of(part, real), Number::of(part, imaginary))
        }
        _ => Number::of(element, stored).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::element_type::TensorType;

    fn text(element: ElementType, stored: &[u8]) -> String {
        element_text(&Tensor::new(TensorType::new(element, []), stored).unwrap(), 0)
    }

    #[test]
    fn elements() {
        use ElementType as E;
        assert_eq!(text(E::F32, &0.1f32.to_le_bytes()), "0.1");
        assert_eq!(text(E::F64, &0.1f64.to_le_bytes()), "0.1");
        assert_eq!(text(E::F64, &(0.1f64 + 0.2).to_le_bytes()), "0.30000000000000004");
        assert_eq!(text(E::F32, &1e10f32.to_le_bytes()), "10000000000.0");
        assert_eq!(text(E::F32, &f32::from_bits(1).to_le_bytes()), "1e-45");
        assert_eq!(text(E::F32, &(-0.0f32).to_le_bytes()), "-0.0");
        assert_eq!(text(E::Bf16, &0x3DCDu16.to_le_bytes()), "0.1");
        assert_eq!(text(E::F16, &0x3555u16.to_le_bytes()), "0.3333");
        assert_eq!(text(E::F8E5M2, &[0xFC]), "-inf");
        assert_eq!(text(E::F8E5M2Fnuz, &[0x80]), "nan");
        assert_eq!(text(E::I4, &[0xF8]), "-8");
        assert_eq!(text(E::I64, &i64::MIN.to_le_bytes()), "-9223372036854775808");
        assert_eq!(text(E::Ui64, &u64::MAX.to_le_bytes()), "18446744073709551615");
        assert_eq!(text(E::I1, &[1]), "true");
        let complex: Vec<u8> = [1.5f32, f32::NAN].iter().flat_map(|part| part.to_le_bytes()).collect();
        assert_eq!(text(E::ComplexF32, &complex), "(1.5, nan)");
    }
}
