// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! A check of MLIR bytecode before MLIR reads it.
//!
//! MLIR's reader trusts what it reads: counts are allocated before they are checked, tables are written past their ends, and
//! attributes are built without verification. So everything here is read once by a reader that only checks: versions 0 to 6
//! of the container (`mlir/lib/Bytecode/Encoding.h` of LLVM 22), every count and offset, the encoding of the `builtin`
//! dialect's attributes and types (`mlir/IR/BuiltinDialectBytecode.td`) and those of `stablehlo`, `chlo`, `vhlo` and `sdy`, and the numbering of
//! values. What passes is no
//! larger in memory than in proportion to the file, nests no deeper than the limits allow, and holds well-formed
//! attributes; what it means, the verifier says.
mod builtin;
mod entries;
mod ir;
mod reader;
mod sdy;
mod stablehlo;
mod vhlo;

use crate::Limits;
use entries::Entries;
use reader::Reader;
pub(crate) use reader::{Checked, Damage, MAX_ALIGNMENT};

/// How bytecode starts.
pub(crate) const MAGIC: &[u8] = b"ML\xefR";

const NEWEST_VERSION: u64 = 6;

/// Numbers of the sections, by their places in [`SECTIONS`].
mod section {
    pub const STRINGS: usize = 0;
    pub const DIALECTS: usize = 1;
    pub const ENTRIES: usize = 2;
    pub const ENTRY_OFFSETS: usize = 3;
    pub const IR: usize = 4;
    pub const RESOURCES: usize = 5;
    pub const RESOURCE_OFFSETS: usize = 6;
    pub const DIALECT_VERSIONS: usize = 7;
    pub const PROPERTIES: usize = 8;
}

const SECTIONS: [&str; 9] = [
    "strings",
    "dialects",
    "attributes and types",
    "offsets of attributes and types",
    "operations",
    "resources",
    "offsets of resources",
    "dialect versions",
    "properties",
];

/// What the sections before the operations define.
struct Tables<'a> {
    version: u64,
    strings: Vec<&'a [u8]>,
    dialects: Vec<&'a str>,
    operation_names: usize,
    resources: usize,
    properties: usize,
}

/// Whether MLIR's reader can be trusted with a file that starts with [`MAGIC`].
pub(crate) fn check(file: &[u8], limits: &Limits) -> Checked<()> {
    let mut reader = Reader::new(file);
    reader.take(MAGIC.len() as u64)?;
    let version = reader.varint()?;
    if version > NEWEST_VERSION {
        return Err(reader.damage(format!("version must be at most {NEWEST_VERSION}, got {version}")));
    }
    reader.terminated()?;
    let mut sections = [None; SECTIONS.len()];
    while reader.left() > 0 {
        let start = reader;
        let (number, contents) = reader.section()?;
        let place = sections.get_mut(usize::from(number));
        let place = place.ok_or_else(|| start.damage(format!("section must be one of 0 to 8, got {number}")))?;
        if place.replace(contents).is_some() {
            return Err(start.damage(format!("section of {} must stand once", SECTIONS[usize::from(number)])));
        }
    }
    let required = |number: usize| {
        sections[number].ok_or_else(|| reader.damage(format!("there must be a section of {}", SECTIONS[number])))
    };
    let strings = strings(required(section::STRINGS)?)?;
    let properties = match sections[section::PROPERTIES] {
        Some(contents) => properties(contents)?,
        None if version < 5 => 0,
        None => return Err(reader.damage("there must be a section of properties")),
    };
    let (dialects, operation_names) = dialects(required(section::DIALECTS)?, version, &strings)?;
    let mut tables = Tables { version, strings, dialects, operation_names, resources: 0, properties };
    match (sections[section::RESOURCES], sections[section::RESOURCE_OFFSETS]) {
        (Some(data), Some(offsets)) => tables.resources = resources(data, offsets, &tables)?,
        (None, None) => {}
        _ => return Err(reader.damage("resources and their offsets must both be there, got one of them")),
    }
    let entries =
        Entries::read(required(section::ENTRIES)?, required(section::ENTRY_OFFSETS)?, &tables, limits, file.len())?;
    ir::check(required(section::IR)?, &tables, &entries, limits)
}

/// The table of strings: sizes, last first and with the NUL at the end, then the bytes.
fn strings(mut reader: Reader<'_>) -> Checked<Vec<&[u8]>> {
    let count = reader.count("strings")?;
    let mut sizes = vec![];
    let mut total = 0u64;
    for _ in 0..count {
        let size = reader.varint()?;
        total = total.saturating_add(size);
        sizes.push(size);
    }
    if total != reader.left() as u64 {
        return Err(reader.damage(format!("strings must fill the {} bytes that are left, got {total}", reader.left())));
    }
    let mut all = vec![];
    for size in sizes.into_iter().rev() {
        let string = reader.take(size)?;
        match string.rest().split_last() {
            Some((0, text)) => all.push(text),
            _ => return Err(string.damage("string must end in a NUL byte")),
        }
    }
    Ok(all)
}

/// A part of the name of an operation: text that a message can show.
fn name<'a>(reader: &Reader, string: &'a [u8]) -> Checked<&'a str> {
    let text = std::str::from_utf8(string).ok().filter(|text| !text.chars().any(char::is_control));
    text.ok_or_else(|| reader.damage(format!("name must be text, got '{}'", string.escape_ascii())))
}

/// The names of dialects, and how many names of operations there are.
fn dialects<'a>(mut reader: Reader, version: u64, strings: &[&'a [u8]]) -> Checked<(Vec<&'a str>, usize)> {
    let mut dialects = vec![];
    for _ in 0..reader.count("dialects")? {
        let (string, versioned) = if version >= 1 { reader.flagged()? } else { (reader.varint()?, false) };
        let string = strings[reader.within("string", string, strings.len())?];
        dialects.push(name(&reader, string)?);
        if versioned {
            let (number, _) = reader.section()?;
            if usize::from(number) != section::DIALECT_VERSIONS {
                return Err(reader.damage(format!("section must hold a dialect's version, got number {number}")));
            }
        }
    }
    let expected = if version >= 4 { Some(reader.count("operation names")?) } else { None };
    let mut found = 0;
    while reader.left() > 0 {
        reader.index("dialect", dialects.len())?;
        for _ in 0..reader.count("operation names")? {
            let string = if version >= 5 { reader.flagged()?.0 } else { reader.varint()? };
            let string = strings[reader.within("string", string, strings.len())?];
            name(&reader, string)?;
            found += 1;
        }
    }
    match expected {
        Some(expected) if expected != found => {
            Err(reader.damage(format!("number of operation names must be {expected}, got {found}")))
        }
        _ => Ok((dialects, found)),
    }
}

/// How many encodings of properties there are.
fn properties(mut reader: Reader) -> Checked<usize> {
    if reader.left() == 0 {
        return Ok(0);
    }
    let count = reader.varint()?;
    // The last of them may be empty, so each takes a byte, but none need follow.
    let count = reader.claim("properties", count)?;
    for _ in 0..count {
        let size = reader.varint()?;
        reader.take(size)?;
    }
    reader.finish("section of properties")?;
    Ok(count)
}

/// How many resources of dialects there are.
fn resources(mut data: Reader, mut offsets: Reader, tables: &Tables) -> Checked<usize> {
    let mut group = |offsets: &mut Reader| -> Checked<usize> {
        let count = offsets.count("resources")?;
        for _ in 0..count {
            offsets.index("string", tables.strings.len())?;
            let size = offsets.varint()?;
            let kind = offsets.byte()?;
            let mut entry = data.take(size)?;
            if entry.left() == 0 {
                continue;
            }
            match kind {
                0 => {
                    let alignment = entry.varint()?;
                    let size = entry.varint()?;
                    entry.align(alignment)?;
                    entry.take(size)?;
                }
                1 => {
                    entry.byte()?;
                }
                2 => {
                    entry.index("string", tables.strings.len())?;
                }
                other => return Err(offsets.damage(format!("kind of resource must be 0, 1 or 2, got {other}"))),
            }
            entry.finish("resource")?;
        }
        Ok(count)
    };
    for _ in 0..offsets.count("groups of resources")? {
        offsets.index("string", tables.strings.len())?;
        group(&mut offsets)?;
    }
    let mut handles = 0;
    while offsets.left() > 0 {
        offsets.index("dialect", tables.dialects.len())?;
        handles += group(&mut offsets)?;
    }
    Ok(handles)
}

#[cfg(test)]
mod tests;
