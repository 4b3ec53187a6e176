// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The encodings of attributes and types in portable artifacts (openxla/stablehlo, stablehlo/dialect/VhloBytecode.cpp), with
//! the conditions that their decoder relies on.
use super::{
    Tables,
    builtin::{AttributeKind, Container, References, TypeKind, dense, number},
    entries::{Entries, Reference},
    reader::{Checked, Reader},
};

/// A type in the dialect's encoding.
pub(super) fn r#type(reader: &mut Reader, sizes: &Entries, found: &mut Vec<Reference>) -> Checked<TypeKind> {
    let code = reader.varint()?;
    let mut read = References { reader, sizes, found };
    Ok(match code {
        0 => TypeKind::Integer { width: 1 },
        1 => TypeKind::Complex { element: read.r#type()? },
        2 | 3 => TypeKind::Float { width: 16 },
        4 => TypeKind::Float { width: 32 },
        5 => TypeKind::Float { width: 64 },
        6 | 7 | 27..=29 | 35 | 36 | 40 => TypeKind::Float { width: 8 },
        8 => {
            read.types()?;
            read.types()?;
            TypeKind::Other
        }
        9 => TypeKind::Index,
        10 | 15 => TypeKind::Integer { width: 4 },
        11 | 16 => TypeKind::Integer { width: 8 },
        12 | 17 => TypeKind::Integer { width: 16 },
        13 | 18 => TypeKind::Integer { width: 32 },
        14 | 19 => TypeKind::Integer { width: 64 },
        20 | 21 | 41 => {
            if code == 21 {
                read.attribute()?;
            }
            let count = read.shape(0, true)?;
            let container = if code == 41 { Container::Memory } else { Container::Tensor };
            TypeKind::Shaped { container, element: read.r#type()?, count }
        }
        22 | 33 => TypeKind::Other,
        23 | 42 => {
            read.types()?;
            TypeKind::Other
        }
        31 | 32 => TypeKind::Integer { width: 2 },
        34 => TypeKind::Float { width: 19 },
        37 => TypeKind::Float { width: 4 },
        38 | 39 => TypeKind::Float { width: 6 },
        24 | 30 => {
            read.reader.varint()?;
            read.r#type()?;
            read.r#type()?;
            if code == 30 {
                read.reader.signed()?;
                for _ in 0..read.reader.count("scales")? {
                    number(read.reader, 64)?;
                }
                integers(read.reader)?;
            } else {
                number(read.reader, 64)?;
                read.reader.signed()?;
            }
            read.reader.signed()?;
            read.reader.signed()?;
            TypeKind::Quantized
        }
        25 => return Err(read.reader.damage("tensor must be ranked")),
        other => {
            let message = format!("kind of type in a portable artifact must be one of StableHLO 1.20, got {other}");
            return Err(read.reader.damage(message));
        }
    })
}

/// An attribute in the dialect's encoding.
pub(super) fn attribute(
    reader: &mut Reader,
    sizes: &Entries,
    tables: &Tables,
    types: &[TypeKind],
    found: &mut Vec<Reference>,
) -> Checked<AttributeKind> {
    let code = reader.varint()?;
    let mut read = References { reader, sizes, found };
    match code {
        1 => read.attributes()?,
        // Booleans and enumerations, whose cases the decoder checks.
        2..=5 | 7 | 11..=13 | 16 | 19 => {
            read.reader.varint()?;
        }
        6 => return read.dictionary(),
        8 => match &types[read.r#type()?] {
            TypeKind::Float { width } => number(read.reader, *width)?,
            other => return Err(read.reader.damage(format!("float must have a float type, got {other:?}"))),
        },
        9 => match &types[read.r#type()?] {
            TypeKind::Integer { width } => number(read.reader, *width)?,
            TypeKind::Index => number(read.reader, 64)?,
            other => return Err(read.reader.damage(format!("integer must have an integer type, got {other:?}"))),
        },
        10 => {
            integers(read.reader)?;
            read.reader.signed()?;
            integers(read.reader)?;
        }
        14 => return Ok(AttributeKind::String(read.reader.index("string", tables.strings.len())?)),
        15 => {
            let r#type = read.r#type()?;
            let size = read.reader.varint()?;
            let bytes = read.reader.take(size)?.rest();
            // The data of an empty tensor is not looked at.
            if !matches!(types[r#type], TypeKind::Shaped { container: Container::Tensor, count: Some(0), .. }) {
                dense(&types[r#type], types, bytes).map_err(|message| read.reader.damage(message))?;
            }
        }
        17 => {
            read.r#type()?;
        }
        18 => integers(read.reader)?,
        20 => {
            number(read.reader, 64)?;
            number(read.reader, 64)?;
            read.reader.signed()?;
            read.attribute()?;
        }
        // Parts of axes, axes, groups, axes of meshes, meshes.
        21 => {
            read.reader.signed()?;
            read.reader.signed()?;
        }
        22 => {
            read.attribute()?;
            if read.reader.varint()? != 0 {
                read.attribute()?;
            }
        }
        25 => {
            read.attribute()?;
            read.optional_attribute()?;
        }
        23 => {
            read.attribute()?;
            read.attribute()?;
        }
        24 => {
            read.attribute()?;
            read.reader.signed()?;
        }
        other => {
            let message =
                format!("kind of attribute in a portable artifact must be one of StableHLO 1.20, got {other}");
            return Err(read.reader.damage(message));
        }
    }
    Ok(AttributeKind::Other)
}

/// A list of integers.
pub(super) fn integers(reader: &mut Reader) -> Checked<()> {
    for _ in 0..reader.count("integers")? {
        reader.signed()?;
    }
    Ok(())
}
