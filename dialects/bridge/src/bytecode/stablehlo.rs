// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The encodings of attributes and types of the `stablehlo` and `chlo` dialects (openxla/stablehlo,
//! stablehlo/dialect/{Stablehlo,Chlo}Bytecode.cpp).
use super::{
    Tables,
    builtin::{AttributeKind, References, TypeKind, number},
    entries::{Entries, Reference},
    reader::{Checked, Reader},
    vhlo::integers,
};

/// A type of `stablehlo`.
pub(super) fn r#type(reader: &mut Reader, sizes: &Entries, found: &mut Vec<Reference>) -> Checked<TypeKind> {
    match reader.varint()? {
        0 => Ok(TypeKind::Other),
        1 => {
            References { reader, sizes, found }.types()?;
            Ok(TypeKind::Other)
        }
        other => Err(reader.damage(format!("kind of type of stablehlo must be a token or a future, got {other}"))),
    }
}

/// An attribute of `stablehlo`.
pub(super) fn attribute(
    reader: &mut Reader,
    sizes: &Entries,
    tables: &Tables,
    found: &mut Vec<Reference>,
) -> Checked<AttributeKind> {
    let code = reader.varint()?;
    let mut read = References { reader, sizes, found };
    match code {
        // Enumerations, whose cases the decoder checks.
        2 | 3 | 6 | 8..=10 | 12 | 16 => {
            read.reader.varint()?;
        }
        1 => {
            read.reader.signed()?;
            read.reader.signed()?;
        }
        4 => {
            for _ in 0..3 {
                read.reader.signed()?;
                read.reader.signed()?;
                integers(read.reader)?;
            }
        }
        5 => (0..4).try_for_each(|_| integers(read.reader))?,
        7 | 11 => {
            (0..5).try_for_each(|_| integers(read.reader))?;
            read.reader.signed()?;
        }
        13 => integers(read.reader)?,
        14 => {
            integers(read.reader)?;
            read.reader.signed()?;
            integers(read.reader)?;
        }
        15 => {
            for _ in 0..3 {
                read.r#type()?;
            }
            for _ in 0..3 {
                read.reader.signed()?;
            }
            read.reader.byte()?;
        }
        17 => {
            number(read.reader, 64)?;
            number(read.reader, 64)?;
            read.reader.signed()?;
            read.attribute()?;
        }
        // Groups, parts of axes, axes, axes of meshes, meshes.
        18 => {
            read.attribute()?;
            read.attributes()?;
        }
        19 => {
            read.reader.signed()?;
            read.reader.signed()?;
        }
        20 => {
            read.reader.index("string", tables.strings.len())?;
            if read.reader.byte()? != 0 {
                read.attribute()?;
            }
        }
        21 => {
            read.reader.index("string", tables.strings.len())?;
            read.reader.signed()?;
        }
        22 => {
            read.attribute()?;
            if read.reader.byte()? != 0 {
                read.attribute()?;
            }
        }
        other => {
            let message = format!("kind of attribute of stablehlo must be one of 1 to 22, got {other}");
            return Err(read.reader.damage(message));
        }
    }
    Ok(AttributeKind::Other)
}

/// An attribute of `chlo`: enumerations alone.
pub(super) fn chlo(reader: &mut Reader) -> Checked<AttributeKind> {
    match reader.varint()? {
        0 | 1 => {
            reader.varint()?;
            Ok(AttributeKind::Other)
        }
        other => Err(reader.damage(format!("kind of attribute of chlo must be 0 or 1, got {other}"))),
    }
}
