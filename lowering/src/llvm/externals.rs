// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What object code needs from outside.

/// Functions that object code may call and that the runtime provides: memory functions, and the remainder, which is exact.
pub const ALLOWED: &[&str] = &["memcpy", "memmove", "memset", "fmod", "fmodf"];

/// The symbols that an ELF object for a 64-bit little-endian machine leaves undefined; none if the bytes are no such object.
pub fn undefined(object: &[u8]) -> Option<Vec<String>> {
    const SYMBOL_TABLE: u64 = 2;
    const SYMBOL: usize = 24;
    let number = |at: usize, size: usize| -> Option<u64> {
        let bytes = object.get(at..at.checked_add(size)?)?;
        Some(bytes.iter().rev().fold(0, |n, byte| n << 8 | u64::from(*byte)))
    };
    let place = |at: usize| usize::try_from(number(at, 8)?).ok();
    if object.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let (headers, size, count) = (place(0x28)?, number(0x3A, 2)? as usize, number(0x3C, 2)? as usize);
    let header = |index: usize| headers.checked_add(index.checked_mul(size)?);
    let mut names = vec![];
    for index in 0..count {
        let section = header(index)?;
        if number(section + 4, 4)? != SYMBOL_TABLE {
            continue;
        }
        let (symbols, bytes) = (place(section + 0x18)?, place(section + 0x20)?);
        let strings = place(header(number(section + 0x28, 4)? as usize)? + 0x18)?;
        for entry in (0..bytes / SYMBOL).map(|i| symbols + i * SYMBOL) {
            let (name, section) = (number(entry, 4)? as usize, number(entry + 6, 2)?);
            if section == 0 && name != 0 {
                let text = object.get(strings.checked_add(name)?..)?;
                let end = text.iter().position(|byte| *byte == 0)?;
                names.push(String::from_utf8_lossy(&text[..end]).into_owned());
            }
        }
    }
    names.sort();
    Some(names)
}
