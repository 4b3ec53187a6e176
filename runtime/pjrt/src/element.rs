// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Element types: `PJRT_Buffer_Type` and the runtime's.
use crate::{error::Error, guard::Result};
use shale_runtime::ElementType;

/// The number of each element type in `PJRT_Buffer_Type`.
const NUMBERS: &[(i32, ElementType)] = &[
    (1, ElementType::I1),
    (2, ElementType::I8),
    (3, ElementType::I16),
    (4, ElementType::I32),
    (5, ElementType::I64),
    (6, ElementType::Ui8),
    (7, ElementType::Ui16),
    (8, ElementType::Ui32),
    (9, ElementType::Ui64),
    (10, ElementType::F16),
    (11, ElementType::F32),
    (12, ElementType::F64),
    (13, ElementType::Bf16),
    (14, ElementType::ComplexF32),
    (15, ElementType::ComplexF64),
    (16, ElementType::F8E5M2),
    (17, ElementType::F8E4M3Fn),
    (18, ElementType::F8E4M3B11Fnuz),
    (19, ElementType::F8E5M2Fnuz),
    (20, ElementType::F8E4M3Fnuz),
    (21, ElementType::I4),
    (22, ElementType::Ui4),
    (24, ElementType::I2),
    (25, ElementType::Ui2),
    (26, ElementType::F8E4M3),
    (27, ElementType::F8E3M4),
    (28, ElementType::F8E8M0Fnu),
    (29, ElementType::F4E2M1Fn),
];

/// `PJRT_Buffer_Type_TOKEN`: what only says in which order programs run.
pub const TOKEN: i32 = 23;

/// The number of an element type.
pub fn number(element: ElementType) -> Result<i32> {
    let found = NUMBERS.iter().find(|(_, known)| *known == element);
    found.map(|(number, _)| *number).ok_or_else(|| Error::unimplemented(&format!("element type {element} in a buffer")))
}

/// The element type of a number.
pub fn from_number(number: i32) -> Result<ElementType> {
    let found = NUMBERS.iter().find(|(known, _)| *known == number);
    found.map(|(_, element)| *element).ok_or_else(|| Error::unimplemented(&format!("PJRT_Buffer_Type {number}")))
}

/// Gives the unused high bits of stored elements below eight bits the values that the runtime keeps there: booleans are 0 or 1,
/// signed integers extended by their sign, others by zeros.
pub fn normalize(element: ElementType, bytes: &mut [u8]) {
    match element {
        ElementType::I1 => bytes.iter_mut().for_each(|b| *b = u8::from(*b != 0)),
        ElementType::I2 => bytes.iter_mut().for_each(|b| *b = (((*b << 6) as i8) >> 6) as u8),
        ElementType::I4 => bytes.iter_mut().for_each(|b| *b = (((*b << 4) as i8) >> 4) as u8),
        ElementType::Ui2 => bytes.iter_mut().for_each(|b| *b &= 3),
        ElementType::Ui4 | ElementType::F4E2M1Fn => bytes.iter_mut().for_each(|b| *b &= 15),
        _ => {}
    }
}

/// Whether [`normalize`] may change something.
pub fn needs_normalizing(element: ElementType) -> bool {
    element.bits() < 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn high_bits() {
        let mut bytes = [0x0f, 0xf7, 0x08];
        normalize(ElementType::I4, &mut bytes);
        assert_eq!(bytes, [0xff, 0x07, 0xf8]);
        normalize(ElementType::Ui4, &mut bytes);
        assert_eq!(bytes, [0x0f, 0x07, 0x08]);
        normalize(ElementType::I1, &mut bytes);
        assert_eq!(bytes, [1, 1, 1]);
    }
}
