// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reproducible random tensors.

use super::{
    Tensor, TensorError,
    element_type::{ElementType, Kind, TensorType},
    float_format::FloatFormat,
};

/// The generator SplitMix64 (Steele, Lea and Flood, 2014): the same numbers for a seed everywhere.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// In [0, 1), a multiple of 2^-24: exact in single precision.
    fn unit(&mut self) -> f64 {
        (self.next() >> 40) as f64 / f64::from(1 << 24)
    }
}

/// A tensor of random elements, the same for equal seeds: floats in [-1, 1), more often near zero (the sum of three
/// uniform numbers), integers from -8 to 7 or 0 to 15 as far as the type has them, booleans.
///
/// # Errors
/// When there is no memory.
pub fn random(r#type: TensorType, seed: u64) -> Result<Tensor, TensorError> {
    let element = r#type.element;
    let mut generator = SplitMix64(seed);
    let mut tensor = Tensor::zeros(r#type)?;
    for part in tensor.bytes_mut().chunks_exact_mut(element.part().size()) {
        let bits = next_bits(&mut generator, element.part());
        part.copy_from_slice(&bits.to_le_bytes()[..part.len()]);
    }
    Ok(tensor)
}

fn next_bits(generator: &mut SplitMix64, element: ElementType) -> u64 {
    let bits = generator.next();
    match (element.kind(), FloatFormat::of(element)) {
        (_, Some(format)) => {
            let value = (generator.unit() + generator.unit() + generator.unit()) / 1.5 - 1.0;
            let value = if format.encode(-1.0) == format.nan().unwrap_or(u64::MAX) { value.abs() } else { value };
            // Rounding to the format may reach 1.
            let pattern = format.encode(value);
            if format.decode(pattern) < 1.0 { pattern } else { format.encode(0.5) }
        }
        (Kind::Boolean, _) => bits & 1,
        (Kind::Signed, _) => {
            let width = element.bits().min(4) as u32;
            // The low bits, extended by their sign.
            (((bits << (64 - width)) as i64) >> (64 - width)) as u64
        }
        _ => bits & ((1 << element.bits().min(4)) - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::number::Number;

    #[test]
    fn values_are_in_range() {
        for &element in ElementType::ALL {
            let tensor = random(TensorType::new(element, [1000]), 42).unwrap();
            assert_eq!(tensor, random(TensorType::new(element, [1000]), 42).unwrap());
            assert_ne!(tensor, random(TensorType::new(element, [1000]), 43).unwrap());
            // In the stored form, too.
            Tensor::new(tensor.r#type().clone(), tensor.bytes()).unwrap();
            let mut distinct = std::collections::HashSet::new();
            for number in Number::all(&tensor) {
                match number {
                    Number::Integer(value) => assert!((-8..16).contains(&value), "{element} {value}"),
                    Number::Float { value, .. } => assert!((-1.0..1.0).contains(&value), "{element} {value}"),
                }
                distinct.insert(format!("{number:?}"));
            }
            assert!(distinct.len() > (1 << element.bits().min(3)) / 2, "{element}: {}", distinct.len());
        }
    }
}
