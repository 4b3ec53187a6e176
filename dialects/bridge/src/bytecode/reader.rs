// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The primitives of MLIR's bytecode, each of them checked against the bytes that are there.

/// Where and why bytes are no bytecode that MLIR's reader can be trusted with.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Damage {
    pub offset: usize,
    pub message: String,
}

pub(crate) type Checked<T> = Result<T, Damage>;

/// The largest alignment of a section, which the buffer of a program has.
pub(crate) const MAX_ALIGNMENT: u64 = 4096;

/// A part of a file that is read from front to back.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    file: &'a [u8],
    position: usize,
    end: usize,
}

impl<'a> Reader<'a> {
    pub fn new(file: &'a [u8]) -> Self {
        Self { file, position: 0, end: file.len() }
    }

    pub fn damage(&self, message: impl Into<String>) -> Damage {
        Damage { offset: self.position, message: message.into() }
    }

    pub fn left(&self) -> usize {
        self.end - self.position
    }

    /// What is left, without reading it.
    pub fn rest(&self) -> &'a [u8] {
        &self.file[self.position..self.end]
    }

    pub fn finish(&self, what: &str) -> Checked<()> {
        match self.left() {
            0 => Ok(()),
            left => Err(self.damage(format!("{what} must end here, got {left} more bytes"))),
        }
    }

    pub fn byte(&mut self) -> Checked<u8> {
        if self.left() == 0 {
            return Err(self.damage("file must not end within a value"));
        }
        self.position += 1;
        Ok(self.file[self.position - 1])
    }

    /// The next `length` bytes as a part of their own.
    pub fn take(&mut self, length: u64) -> Checked<Reader<'a>> {
        let length = usize::try_from(length).ok().filter(|&n| n <= self.left()).ok_or_else(|| {
            self.damage(format!("length must be at most the {} bytes that are left, got {length}", self.left()))
        })?;
        let part = Reader { file: self.file, position: self.position, end: self.position + length };
        self.position += length;
        Ok(part)
    }

    /// A number of 1 to 9 bytes: the zeros below the lowest one of the first byte tell how many follow.
    pub fn varint(&mut self) -> Checked<u64> {
        let first = self.byte()?;
        let more = first.trailing_zeros().min(8) as usize;
        let mut bytes = [0; 8];
        if more == 8 {
            bytes.copy_from_slice(self.take(8)?.rest());
            return Ok(u64::from_le_bytes(bytes));
        }
        bytes[0] = first;
        bytes[1..=more].copy_from_slice(self.take(more as u64)?.rest());
        Ok(u64::from_le_bytes(bytes) >> (more + 1))
    }

    /// A number whose lowest bit is its sign.
    pub fn signed(&mut self) -> Checked<i64> {
        let raw = self.varint()?;
        Ok(((raw >> 1) ^ (raw & 1).wrapping_neg()) as i64)
    }

    /// A number whose lowest bit is a flag.
    pub fn flagged(&mut self) -> Checked<(u64, bool)> {
        let raw = self.varint()?;
        Ok((raw >> 1, raw & 1 == 1))
    }

    /// That so many things follow, of at least one byte each.
    pub fn claim(&self, what: &str, count: u64) -> Checked<usize> {
        usize::try_from(count).ok().filter(|&n| n <= self.left()).ok_or_else(|| {
            self.damage(format!("number of {what} must fit the {} bytes that are left, got {count}", self.left()))
        })
    }

    /// The number of things that follow, of at least one byte each.
    pub fn count(&mut self, what: &str) -> Checked<usize> {
        let count = self.varint()?;
        self.claim(what, count)
    }

    pub fn within(&self, what: &str, index: u64, size: usize) -> Checked<usize> {
        usize::try_from(index)
            .ok()
            .filter(|&i| i < size)
            .ok_or_else(|| self.damage(format!("{what} must be one of {size}, got number {index}")))
    }

    /// The number of one of `size` things.
    pub fn index(&mut self, what: &str, size: usize) -> Checked<usize> {
        let index = self.varint()?;
        self.within(what, index, size)
    }

    /// Skips padding. Positions count from the beginning of the file, whose buffer has the largest alignment.
    pub fn align(&mut self, alignment: u64) -> Checked<()> {
        if !alignment.is_power_of_two() || alignment > MAX_ALIGNMENT {
            return Err(self.damage(format!("alignment must be a power of two up to {MAX_ALIGNMENT}, got {alignment}")));
        }
        while !(self.position as u64).is_multiple_of(alignment) {
            let byte = self.byte()?;
            if byte != 0xcb {
                return Err(self.damage(format!("padding must be 0xcb, got {byte:#x}")));
            }
        }
        Ok(())
    }

    /// A section: its number and its contents.
    pub fn section(&mut self) -> Checked<(u8, Reader<'a>)> {
        let kind = self.byte()?;
        let length = self.varint()?;
        if kind & 0x80 != 0 {
            let alignment = self.varint()?;
            self.align(alignment)?;
        }
        Ok((kind & 0x7f, self.take(length)?))
    }

    /// The bytes before the next NUL, which is skipped.
    pub fn terminated(&mut self) -> Checked<&'a [u8]> {
        let rest = self.rest();
        let length =
            rest.iter().position(|b| *b == 0).ok_or_else(|| self.damage("string must end in a NUL byte, got none"))?;
        self.position += length + 1;
        Ok(&rest[..length])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let read = |bytes: &[u8]| Reader::new(bytes).varint().ok();
        assert_eq!(read(&[0b1]), Some(0));
        assert_eq!(read(&[0xff]), Some(127));
        assert_eq!(read(&[0b10, 0b1]), Some(0b100_0000));
        assert_eq!(read(&[0, 1, 0, 0, 0, 0, 0, 0, 0x80]), Some(0x8000_0000_0000_0001));
        assert_eq!(read(&[0, 1]), None);
        assert_eq!(read(&[]), None);
        assert_eq!(Reader::new(&[0b111]).signed(), Ok(-2));
        assert_eq!(Reader::new(&[0b1001]).signed(), Ok(2));
        assert_eq!(Reader::new(&[0b111]).flagged(), Ok((1, true)));
    }

    #[test]
    fn bounds() {
        assert!(Reader::new(&[1; 4]).take(5).is_err());
        assert!(Reader::new(&[0xff, 0]).count("things").is_err());
        assert!(Reader::new(b"ab").terminated().is_err());
        assert!(Reader::new(&[1; 4]).align(3).is_err());
        assert!(Reader::new(&[1; 4]).align(1 << 40).is_err());
        // Section 4 of 2 bytes, of which 1 is there.
        assert!(Reader::new(&[4, 0b101, 1]).section().is_err());
    }
}
