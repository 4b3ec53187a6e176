// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The bytes of an artifact.

use super::{Artifact, ArtifactError, Bytes, Header, Object, OpenError, Problem};
use crate::memory::OutOfMemory;
use memmap2::Mmap;
use serde::{Deserialize, Serialize};
use std::{fs::File, ops::Range, path::Path, sync::Arc};

/// The first bytes of every artifact.
pub const MAGIC: [u8; 8] = *b"\x89SHALE\r\n";
/// 2: sizes that are known only when the program runs.
const VERSION: u32 = 2;
const PRELUDE: usize = 64;
const ALIGNMENT: usize = 64;

// Offsets in the prelude.
const VERSION_AT: usize = 8;
const CHECKSUM_AT: usize = 12;
const CONTENTS_SIZE_AT: usize = 16;
const TOTAL_SIZE_AT: usize = 24;
const RESERVED_AT: usize = 32;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents<H> {
    header: H,
    objects: Vec<NamedSection>,
    constants: Vec<Section>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedSection {
    name: String,
    section: Section,
}

/// Sections follow each other, each at the next multiple of 64, so that only the size is free.
/// Offsets count from the end of the contents: they do not depend on how long the contents are.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Section {
    offset: u64,
    size: u64,
    checksum: u32,
}

/// An artifact that is about to be written; object code and constants are where they were.
pub struct Encoded<'a> {
    /// Prelude and contents.
    head: Vec<u8>,
    sections: Vec<&'a Bytes>,
    total: u64,
}

impl Encoded<'_> {
    /// How many bytes will be written.
    pub fn size(&self) -> u64 {
        self.total
    }

    /// All bytes.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn to_bytes(&self) -> Result<Vec<u8>, ArtifactError> {
        let mut bytes = vec![];
        let size = usize::try_from(self.total).unwrap_or(usize::MAX);
        bytes.try_reserve_exact(size).map_err(|_| Problem::from(OutOfMemory { size }).at(0))?;
        self.write(&mut bytes).map_err(|e| Problem::Contents(e.to_string()).at(0))?;
        Ok(bytes)
    }

    /// Writes all bytes.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(&self, out: &mut impl std::io::Write) -> std::io::Result<()> {
        out.write_all(&self.head)?;
        let mut position = self.head.len();
        for section in &self.sections {
            out.write_all(&[0; ALIGNMENT][..position.next_multiple_of(ALIGNMENT) - position])?;
            out.write_all(section)?;
            position = position.next_multiple_of(ALIGNMENT) + section.len();
        }
        Ok(())
    }
}

impl Artifact {
    /// The bytes of the artifact.
    ///
    /// # Errors
    /// When the artifact is inconsistent: [`Artifact::from_bytes`] would refuse it.
    pub fn to_bytes(&self) -> Result<Vec<u8>, ArtifactError> {
        self.encode()?.to_bytes()
    }

    /// The artifact, ready to be written.
    ///
    /// # Errors
    /// As [`Artifact::to_bytes`].
    pub fn encode(&self) -> Result<Encoded<'_>, ArtifactError> {
        self.validate().map_err(|text| Problem::Inconsistent(text).at(PRELUDE as u64))?;
        let mut offset = 0u64;
        let mut section = |bytes: &[u8]| {
            let section = Section { offset, size: bytes.len() as u64, checksum: crc32fast::hash(bytes) };
            offset = (offset + section.size).next_multiple_of(ALIGNMENT as u64);
            section
        };
        let contents = Contents {
            header: &self.header,
            objects: self
                .objects
                .iter()
                .map(|object| NamedSection { name: object.name.clone(), section: section(&object.code) })
                .collect(),
            constants: self.constants.iter().map(|constant| section(constant)).collect(),
        };
        let contents =
            serde_json::to_vec(&contents).map_err(|e| Problem::Contents(e.to_string()).at(PRELUDE as u64))?;

        let sections: Vec<&Bytes> = self.objects.iter().map(|o| &o.code).chain(&self.constants).collect();
        let end = PRELUDE + contents.len();
        let size = |total: usize, section: &&Bytes| total.next_multiple_of(ALIGNMENT) + section.len();
        let total = sections.iter().fold(end, size) as u64;
        let mut head = vec![0; PRELUDE];
        let mut put = |at: usize, field: &[u8]| head[at..at + field.len()].copy_from_slice(field);
        put(0, &MAGIC);
        put(VERSION_AT, &VERSION.to_le_bytes());
        put(CHECKSUM_AT, &crc32fast::hash(&contents).to_le_bytes());
        put(CONTENTS_SIZE_AT, &(contents.len() as u64).to_le_bytes());
        put(TOTAL_SIZE_AT, &total.to_le_bytes());
        head.extend_from_slice(&contents);
        Ok(Encoded { head, sections, total })
    }

    /// Reads an artifact, copying its sections.
    ///
    /// # Errors
    /// When the bytes are not an artifact, are damaged, or are of another version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ArtifactError> {
        decode(bytes, |range| {
            let section = bytes.get(range.clone()).unwrap_or(&[]);
            Bytes::copy_of(section).map_err(|e| Problem::from(e).at(range.start as u64))
        })
    }

    /// Reads an artifact that is part of the process's own binary; where it lies at a multiple of 64, nothing of it is copied.
    ///
    /// # Errors
    /// As [`Artifact::from_bytes`].
    pub fn from_static(bytes: &'static [u8]) -> Result<Self, ArtifactError> {
        if !bytes.as_ptr().addr().is_multiple_of(ALIGNMENT) {
            return Self::from_bytes(bytes);
        }
        decode(bytes, |range| Ok(Bytes::of_static(bytes.get(range).unwrap_or(&[]))))
    }

    /// Maps an artifact file into memory; nothing of it is copied. The file must not be changed in place while it is in
    /// use (replacing it is fine).
    ///
    /// # Errors
    /// When the file cannot be read, or is not an artifact.
    #[allow(unsafe_code)]
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = path.as_ref();
        let io_error = |error| OpenError::Io { path: path.to_owned(), error };
        let file = File::open(path).map_err(io_error)?;
        let is_empty = file.metadata().map_err(io_error)?.len() == 0;
        let decoded = if is_empty {
            Self::from_bytes(&[])
        } else {
            // SAFETY: that the file is not changed in place is asked of the caller, as of every user of a mapped file.
            let map = Arc::new(unsafe { Mmap::map(&file) }.map_err(io_error)?);
            decode(&map, |range| Ok(Bytes::mapped(&map, range)))
        };
        decoded.map_err(|error| OpenError::Artifact { path: path.to_owned(), error })
    }
}

fn field<const N: usize>(bytes: &[u8], at: usize) -> Result<[u8; N], ArtifactError> {
    let found = bytes.len() as u64;
    let error = Problem::Length { expected: PRELUDE as u64, found }.at(found);
    bytes.get(at..at + N).and_then(|field| field.try_into().ok()).ok_or(error)
}

fn check_padding(bytes: &[u8], range: Range<usize>) -> Result<(), ArtifactError> {
    match bytes.get(range.clone()).unwrap_or(&[]).iter().enumerate().find(|&(_, &byte)| byte != 0) {
        Some((index, &byte)) => Err(Problem::Padding(byte).at((range.start + index) as u64)),
        None => Ok(()),
    }
}

fn check_sum(bytes: &[u8], range: Range<usize>, expected: u32, what: impl Fn() -> String) -> Result<(), ArtifactError> {
    let found = crc32fast::hash(bytes.get(range.clone()).unwrap_or(&[]));
    if found == expected {
        return Ok(());
    }
    Err(Problem::Checksum { what: what(), expected, found }.at(range.start as u64))
}

fn decode(
    bytes: &[u8],
    mut take: impl FnMut(Range<usize>) -> Result<Bytes, ArtifactError>,
) -> Result<Artifact, ArtifactError> {
    let magic = field::<8>(bytes, 0)?;
    if magic != MAGIC {
        return Err(Problem::Magic(magic).at(0));
    }
    let version = u32::from_le_bytes(field(bytes, VERSION_AT)?);
    if version != VERSION {
        return Err(Problem::Version { expected: VERSION, found: version }.at(VERSION_AT as u64));
    }
    let checksum = u32::from_le_bytes(field(bytes, CHECKSUM_AT)?);
    let contents_size = u64::from_le_bytes(field(bytes, CONTENTS_SIZE_AT)?);
    let total = u64::from_le_bytes(field(bytes, TOTAL_SIZE_AT)?);
    field::<{ PRELUDE - RESERVED_AT }>(bytes, RESERVED_AT)?;
    if total != bytes.len() as u64 {
        return Err(Problem::Length { expected: total, found: bytes.len() as u64 }.at(TOTAL_SIZE_AT as u64));
    }
    check_padding(bytes, RESERVED_AT..PRELUDE)?;
    let too_short = |expected: u64| Problem::Length { expected, found: bytes.len() as u64 }.at(bytes.len() as u64);
    let end = (PRELUDE as u64).checked_add(contents_size).filter(|&end| end <= total);
    let end = end.ok_or_else(|| too_short(contents_size.saturating_add(PRELUDE as u64)))? as usize;
    check_sum(bytes, PRELUDE..end, checksum, || "table of contents".to_owned())?;
    let contents: Contents<Header> = serde_json::from_slice(bytes.get(PRELUDE..end).unwrap_or(&[]))
        .map_err(|e| Problem::Contents(e.to_string()).at((PRELUDE + e.column().saturating_sub(1)) as u64))?;

    let base = end.next_multiple_of(ALIGNMENT);
    let mut position = end;
    let mut next = |section: &Section, what: &dyn Fn() -> String| {
        let start = position.next_multiple_of(ALIGNMENT);
        if section.offset != (start - base) as u64 {
            let found = section.offset.saturating_add(base as u64);
            return Err(Problem::Section { what: what(), expected: start as u64, found }.at(PRELUDE as u64));
        }
        let end = (start as u64).checked_add(section.size).filter(|&end| end <= total);
        let end = end.ok_or_else(|| too_short((start as u64).saturating_add(section.size)))? as usize;
        check_padding(bytes, position..start)?;
        check_sum(bytes, start..end, section.checksum, what)?;
        position = end;
        take(start..end)
    };
    let mut objects = Vec::new();
    for NamedSection { name, section } in contents.objects {
        let code = next(&section, &|| format!("object file `{name}`"))?;
        objects.push(Object { name, code });
    }
    let mut constants = Vec::new();
    for (index, section) in contents.constants.iter().enumerate() {
        constants.push(next(section, &|| format!("constant {index}"))?);
    }
    if position as u64 != total {
        return Err(Problem::Length { expected: position as u64, found: total }.at(position as u64));
    }
    let artifact = Artifact { header: contents.header, objects, constants };
    artifact.validate().map_err(|text| Problem::Inconsistent(text).at(PRELUDE as u64))?;
    Ok(artifact)
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
