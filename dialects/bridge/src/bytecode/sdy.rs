// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `sdy` dialect's encodings of attributes (openxla/shardy, shardy/dialect/sdy/ir/bytecode.td).
use super::{
    Tables,
    builtin::{AttributeKind, References},
    entries::{Entries, Reference},
    reader::{Checked, Reader},
    vhlo::integers,
};

/// An attribute in the dialect's encoding.
pub(super) fn attribute(
    reader: &mut Reader,
    sizes: &Entries,
    tables: &Tables,
    found: &mut Vec<Reference>,
) -> Checked<AttributeKind> {
    let code = reader.varint()?;
    let mut read = References { reader, sizes, found };
    match code {
        0 | 7 | 9 | 11 | 12 | 14 | 16 => read.attributes()?,
        8 => integers(read.reader)?,
        10 => {
            integers(read.reader)?;
            read.attributes()?;
            read.attributes()?;
            for _ in 0..4 {
                integers(read.reader)?;
            }
            read.reader.byte()?;
        }
        13 => {
            read.attributes()?;
            read.reader.signed()?;
            read.reader.signed()?;
        }
        1 => {
            read.reader.index("string", tables.strings.len())?;
            read.reader.signed()?;
        }
        2 => {
            read.attributes()?;
            integers(read.reader)?;
        }
        3 => {
            read.reader.signed()?;
            read.reader.signed()?;
        }
        4 => {
            read.reader.index("string", tables.strings.len())?;
            read.optional_attribute()?;
        }
        5 => {
            read.attributes()?;
            read.reader.byte()?;
            read.reader.flagged()?;
        }
        6 | 15 | 17 => {
            read.attribute()?;
            read.attributes()?;
            read.attributes()?;
            if code != 6 {
                read.attributes()?;
            }
            if code == 17 {
                read.reader.signed()?;
            }
        }
        other => {
            let message = format!("kind of attribute of sdy must be one of 0 to 17, got {other}");
            return Err(read.reader.damage(message));
        }
    }
    Ok(AttributeKind::Other)
}
