// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Lays out, resolves and relocates.

use super::{
    LoadError, external,
    image::{Image, Protection},
};
use crate::artifact::Object;
use object::{
    Architecture, BinaryFormat, ObjectKind, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget,
    SectionFlags, SectionIndex, SymbolFlags, SymbolIndex, SymbolSection, elf, read::Object as _,
};
use std::collections::{HashMap, HashSet, hash_map::Entry};

const PAGE: usize = 4096;
/// Bytes of a jump through the table of addresses, and of an entry of that table.
const STUB: usize = 8;
/// The largest alignment a section may ask for.
const MAX_ALIGNMENT: u64 = PAGE as u64;

/// One object file, parsed and placed.
struct Placed<'data> {
    name: &'data str,
    file: object::File<'data>,
    /// Offset of each loaded section in the image.
    sections: HashMap<SectionIndex, usize>,
    /// Offset of each common symbol in the image.
    common: HashMap<SymbolIndex, usize>,
}

/// Where a symbol is.
#[derive(Clone, Copy)]
enum Address {
    /// An offset in the image.
    Image(usize),
    /// An address of the process, or an absolute symbol.
    Absolute(u64),
}

struct Definition {
    offset: usize,
    weak: bool,
}

/// Tables of the addresses that code reaches indirectly: a jump and an entry for each symbol in use.
struct Table {
    slots: HashMap<(usize, SymbolIndex), usize>,
    stubs: usize,
    entries: usize,
}

/// Loads the objects; gives the image and the offsets of the global symbols.
pub(super) fn link(objects: &[Object]) -> Result<(Image, HashMap<String, usize>), LoadError> {
    let mut placed = objects.iter().map(parse).collect::<Result<Vec<_>, _>>()?;

    // Code first, then what is read, then what is written, each on pages of its own.
    let mut table = Table { slots: HashMap::new(), stubs: 0, entries: 0 };
    for (index, object) in placed.iter().enumerate() {
        gather_indirect(index, object, &mut table)?;
    }
    let mut size = 0usize;
    let mut ranges = Vec::new();
    for protection in [Protection::Code, Protection::ReadOnly, Protection::Data] {
        let start = size;
        for object in &mut placed {
            place_sections(object, protection, &mut size)?;
        }
        match protection {
            Protection::Code => table.stubs = reserve(&mut size, table.slots.len() * STUB, 16)?,
            Protection::ReadOnly => table.entries = reserve(&mut size, table.slots.len() * 8, 8)?,
            Protection::Data => {
                for object in &mut placed {
                    place_common(object, &mut size)?;
                }
            }
        }
        size = size.next_multiple_of(PAGE);
        ranges.push((start..size, protection));
    }

    let globals = define(&placed)?;
    let mut image = Image::new(size)?;
    for object in &placed {
        copy_sections(object, &mut image)?;
    }
    fill_table(&placed, &globals, &table, &mut image)?;
    for (index, object) in placed.iter().enumerate() {
        relocate(index, object, &globals, &table, &mut image)?;
    }
    image.protect(&ranges)?;
    Ok((image, globals.into_iter().map(|(name, definition)| (name, definition.offset)).collect()))
}

fn parse(object: &Object) -> Result<Placed<'_>, LoadError> {
    let error = |found: String| LoadError::Format { object: object.name.clone(), found };
    let file = object::File::parse(&*object.code).map_err(|e| error(e.to_string()))?;
    let kind = (file.format(), file.architecture(), file.kind(), file.is_64());
    if kind != (BinaryFormat::Elf, Architecture::X86_64, ObjectKind::Relocatable, true) {
        return Err(error(format!("got {:?}, {:?}, {:?}", kind.0, kind.1, kind.2)));
    }
    Ok(Placed { name: &object.name, file, sections: HashMap::new(), common: HashMap::new() })
}

/// See [`super::check_symbols`].
pub(super) fn check_symbols(objects: &[Object]) -> Result<(), LoadError> {
    let parsed = objects.iter().map(parse).collect::<Result<Vec<_>, _>>()?;
    let mut defined = HashSet::new();
    for object in &parsed {
        defined.extend(object.file.symbols().filter(|s| s.is_global() && s.is_definition()).flat_map(|s| s.name()));
    }
    for object in &parsed {
        for symbol in object.file.symbols().filter(|symbol| symbol.is_undefined() && !symbol.is_weak()) {
            let name = symbol.name().map_err(|e| object.format_error(e))?;
            let known = name.is_empty() || name == "_GLOBAL_OFFSET_TABLE_" || defined.contains(name);
            if !known && external::address(name).is_none() {
                return Err(LoadError::Undefined { object: object.name.to_owned(), symbol: name.to_owned() });
            }
        }
    }
    Ok(())
}

impl Placed<'_> {
    fn format_error(&self, found: impl ToString) -> LoadError {
        LoadError::Format { object: self.name.to_owned(), found: found.to_string() }
    }
}

/// How a section is protected, none if it is not loaded.
fn protection(object: &Placed, section: &object::Section) -> Result<Option<Protection>, LoadError> {
    let SectionFlags::Elf { sh_flags } = section.flags() else { return Ok(None) };
    let name = section.name().unwrap_or("");
    let has = |flag: u32| sh_flags & u64::from(flag) != 0;
    if !has(elf::SHF_ALLOC) || name == ".eh_frame" {
        return Ok(None);
    }
    let refuse = |found| Err(LoadError::Section { object: object.name.to_owned(), section: name.to_owned(), found });
    if has(elf::SHF_TLS) {
        return refuse("thread-local data");
    }
    if name.starts_with(".init")
        || name.starts_with(".fini")
        || name.starts_with(".ctors")
        || name.starts_with(".dtors")
    {
        return refuse("code that runs on its own");
    }
    if section.align() > MAX_ALIGNMENT {
        return refuse("aligned to more than a page");
    }
    Ok(Some(match (has(elf::SHF_EXECINSTR), has(elf::SHF_WRITE)) {
        (true, true) => return refuse("writable code"),
        (true, false) => Protection::Code,
        // Data that only relocation writes.
        (false, true) if name.starts_with(".data.rel.ro") => Protection::ReadOnly,
        (false, true) => Protection::Data,
        (false, false) => Protection::ReadOnly,
    }))
}

/// Takes the next `size` bytes of the image.
fn reserve(end: &mut usize, size: usize, alignment: usize) -> Result<usize, LoadError> {
    // Relative addresses have 31 bits and a sign.
    let start = end.next_multiple_of(alignment.max(1));
    let new_end = start.checked_add(size).filter(|&end| end < 1 << 31);
    *end = new_end.ok_or_else(|| LoadError::Memory(format!("object code of more than 2 GiB ({size} bytes more)")))?;
    Ok(start)
}

fn place_sections(object: &mut Placed, wanted: Protection, end: &mut usize) -> Result<(), LoadError> {
    let mut found = Vec::new();
    for section in object.file.sections() {
        if protection(object, &section)? == Some(wanted) {
            let size = usize::try_from(section.size()).unwrap_or(usize::MAX);
            found.push((section.index(), reserve(end, size, section.align() as usize)?));
        }
    }
    object.sections.extend(found);
    Ok(())
}

fn place_common(object: &mut Placed, end: &mut usize) -> Result<(), LoadError> {
    let mut found = Vec::new();
    for symbol in object.file.symbols().filter(|symbol| symbol.is_common()) {
        // The address of a common symbol is its alignment; the definitions are few and small.
        let alignment = usize::try_from(symbol.address()).unwrap_or(0).clamp(1, PAGE);
        let size = usize::try_from(symbol.size()).unwrap_or(usize::MAX);
        found.push((symbol.index(), reserve(end, size, alignment)?));
    }
    object.common.extend(found);
    Ok(())
}

/// The offset of a symbol that its own object defines, none if it does not or the section is not loaded.
fn own_offset(object: &Placed, symbol: &object::Symbol) -> Option<usize> {
    match symbol.section() {
        SymbolSection::Section(index) => {
            let offset = usize::try_from(symbol.address()).ok()?;
            object.sections.get(&index)?.checked_add(offset)
        }
        SymbolSection::Common => object.common.get(&symbol.index()).copied(),
        _ => None,
    }
}

/// The global symbols of all objects.
fn define(objects: &[Placed]) -> Result<HashMap<String, Definition>, LoadError> {
    let mut globals: HashMap<String, Definition> = HashMap::new();
    for object in objects {
        for symbol in object.file.symbols().filter(|symbol| symbol.is_global()) {
            let Some(offset) = own_offset(object, &symbol) else { continue };
            let name = symbol.name().map_err(|e| object.format_error(e))?;
            let unsupported =
                |found| Err(LoadError::Symbol { object: object.name.to_owned(), symbol: name.to_owned(), found });
            if let SymbolFlags::Elf { st_info, .. } = symbol.flags() {
                match st_info & 0xF {
                    elf::STT_GNU_IFUNC => return unsupported("chosen when it is loaded"),
                    elf::STT_TLS => return unsupported("thread-local"),
                    _ => {}
                }
            }
            let definition = Definition { offset, weak: symbol.is_weak() || symbol.is_common() };
            match globals.entry(name.to_owned()) {
                Entry::Vacant(entry) => {
                    entry.insert(definition);
                }
                Entry::Occupied(mut entry) if entry.get().weak => {
                    entry.insert(definition);
                }
                Entry::Occupied(_) if definition.weak => {}
                Entry::Occupied(_) => {
                    return Err(LoadError::Duplicate { object: object.name.to_owned(), symbol: name.to_owned() });
                }
            }
        }
    }
    Ok(globals)
}

fn resolve(
    object: &Placed,
    symbol: &object::Symbol,
    globals: &HashMap<String, Definition>,
) -> Result<Address, LoadError> {
    let name = symbol.name().map_err(|e| object.format_error(e))?;
    if !symbol.is_global() || symbol.name_bytes().is_ok_and(<[u8]>::is_empty) {
        if symbol.section() == SymbolSection::Absolute {
            return Ok(Address::Absolute(symbol.address()));
        }
        // A local symbol of a section that is not loaded has no address either.
        if let Some(offset) = own_offset(object, symbol) {
            return Ok(Address::Image(offset));
        }
    }
    if let Some(definition) = globals.get(name) {
        return Ok(Address::Image(definition.offset));
    }
    if let Some(address) = external::address(name) {
        return Ok(Address::Absolute(address as u64));
    }
    if symbol.is_weak() {
        return Ok(Address::Absolute(0));
    }
    Err(LoadError::Undefined { object: object.name.to_owned(), symbol: name.to_owned() })
}

fn copy_sections(object: &Placed, image: &mut Image) -> Result<(), LoadError> {
    for section in object.file.sections() {
        let Some(&start) = object.sections.get(&section.index()) else { continue };
        let data = section.data().map_err(|e| object.format_error(e))?;
        // Sections of zeros have no data.
        let place = image.bytes_mut().get_mut(start..start + data.len());
        place.ok_or_else(|| object.format_error("a section is larger than it says"))?.copy_from_slice(data);
    }
    Ok(())
}

/// Whether a relocation goes through the table, and whether it wants the entry (not the jump).
fn indirect(kind: u32) -> Option<bool> {
    match kind {
        elf::R_X86_64_PLT32 => Some(false),
        elf::R_X86_64_GOTPCREL | elf::R_X86_64_GOTPCRELX | elf::R_X86_64_REX_GOTPCRELX => Some(true),
        _ => None,
    }
}

fn elf_kind(relocation: &object::Relocation) -> u32 {
    match relocation.flags() {
        RelocationFlags::Elf { r_type } => r_type,
        _ => u32::MAX,
    }
}

fn gather_indirect(index: usize, object: &Placed, table: &mut Table) -> Result<(), LoadError> {
    for section in object.file.sections() {
        if protection(object, &section)?.is_none() {
            continue;
        }
        for (_, relocation) in section.relocations() {
            if let RelocationTarget::Symbol(symbol) = relocation.target()
                && indirect(elf_kind(&relocation)).is_some()
            {
                let next = table.slots.len();
                table.slots.entry((index, symbol)).or_insert(next);
            }
        }
    }
    Ok(())
}

fn absolute(address: Address, image: &Image) -> u64 {
    match address {
        Address::Image(offset) => image.address(offset) as u64,
        Address::Absolute(address) => address,
    }
}

fn fill_table(
    objects: &[Placed],
    globals: &HashMap<String, Definition>,
    table: &Table,
    image: &mut Image,
) -> Result<(), LoadError> {
    for (&(object, symbol), &slot) in &table.slots {
        let object = &objects[object];
        let symbol = object.file.symbol_by_index(symbol).map_err(|e| object.format_error(e))?;
        let address = absolute(resolve(object, &symbol, globals)?, image);
        let (stub, entry) = (table.stubs + slot * STUB, table.entries + slot * 8);
        // jmp *entry(%rip), relative to the end of its six bytes.
        let distance = (entry as i64 - (stub as i64 + 6)) as i32;
        let bytes = image.bytes_mut();
        bytes[stub..stub + 2].copy_from_slice(&[0xFF, 0x25]);
        bytes[stub + 2..stub + 6].copy_from_slice(&distance.to_le_bytes());
        // ud2, never reached.
        bytes[stub + 6..stub + 8].copy_from_slice(&[0x0F, 0x0B]);
        bytes[entry..entry + 8].copy_from_slice(&address.to_le_bytes());
    }
    Ok(())
}

fn relocate(
    index: usize,
    object: &Placed,
    globals: &HashMap<String, Definition>,
    table: &Table,
    image: &mut Image,
) -> Result<(), LoadError> {
    for section in object.file.sections() {
        let Some(&start) = object.sections.get(&section.index()) else { continue };
        let section_name = || section.name().unwrap_or("").to_owned();
        for (offset, relocation) in section.relocations() {
            let kind = elf_kind(&relocation);
            if kind == elf::R_X86_64_NONE {
                continue;
            }
            let (symbol_index, target) = match relocation.target() {
                RelocationTarget::Symbol(symbol_index) => {
                    let symbol = object.file.symbol_by_index(symbol_index).map_err(|e| object.format_error(e))?;
                    (symbol_index, resolve(object, &symbol, globals)?)
                }
                _ => return Err(object.format_error("a relocation without a symbol")),
            };
            let in_range = usize::try_from(offset).ok().filter(|&offset| (offset as u64) < section.size());
            let place = in_range.and_then(|offset| start.checked_add(offset));
            let place = place.ok_or_else(|| object.format_error("a relocation outside of its section"))?;
            let value = |target: u64| i128::from(target) + i128::from(relocation.addend());
            let relative = |target: u64| value(target) - image.address(place) as i128;
            let slot = table.slots.get(&(index, symbol_index)).copied();
            let (size, value, signed) = match (kind, indirect(kind), slot) {
                (elf::R_X86_64_64, ..) => (8, value(absolute(target, image)), false),
                (elf::R_X86_64_PC64, ..) => (8, relative(absolute(target, image)), true),
                (elf::R_X86_64_32, ..) => (4, value(absolute(target, image)), false),
                (elf::R_X86_64_32S, ..) => (4, value(absolute(target, image)), true),
                (elf::R_X86_64_PC32, ..) => (4, relative(absolute(target, image)), true),
                // A call inside the image needs no jump through the table.
                (elf::R_X86_64_PLT32, ..) if matches!(target, Address::Image(_)) => {
                    (4, relative(absolute(target, image)), true)
                }
                (_, Some(false), Some(slot)) => (4, relative(image.address(table.stubs + slot * STUB) as u64), true),
                (_, Some(true), Some(slot)) => (4, relative(image.address(table.entries + slot * 8) as u64), true),
                _ => {
                    let (object, section) = (object.name.to_owned(), section_name());
                    return Err(LoadError::Relocation { object, section, offset, kind });
                }
            };
            let fits = match (size, signed) {
                (4, true) => i32::try_from(value).is_ok(),
                (4, false) => u32::try_from(value).is_ok(),
                // Addresses wrap.
                _ => true,
            };
            if !fits {
                let (object, section) = (object.name.to_owned(), section_name());
                return Err(LoadError::Range { object, section, offset, size, value });
            }
            let field = image.bytes_mut().get_mut(place..place + size);
            let field = field.ok_or_else(|| object.format_error("a relocation outside of its section"))?;
            field.copy_from_slice(&(value as u64).to_le_bytes()[..size]);
        }
    }
    Ok(())
}
