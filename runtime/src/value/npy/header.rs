// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The header of an `.npy` file: a Python dictionary.

use std::fmt;

const MAGIC: &[u8] = b"\x93NUMPY";
/// Headers are far shorter.
pub(super) const LONGEST: u64 = 1 << 17;
/// The data starts at a multiple of this.
const ALIGNMENT: usize = 64;

/// NumPy's kinds of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Boolean,
    Signed,
    Unsigned,
    Float,
    Complex,
    /// Bytes without a meaning.
    Opaque,
}

const KINDS: &[(char, Kind)] = &[
    ('b', Kind::Boolean),
    ('i', Kind::Signed),
    ('u', Kind::Unsigned),
    ('f', Kind::Float),
    ('c', Kind::Complex),
    ('V', Kind::Opaque),
];

/// NumPy's element type: `<f4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dtype {
    pub kind: Kind,
    pub size: usize,
    pub big_endian: bool,
}

impl fmt::Display for Dtype {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let order = match self {
            Dtype { size: 1, .. } | Dtype { kind: Kind::Opaque, .. } => '|',
            Dtype { big_endian: true, .. } => '>',
            _ => '<',
        };
        let kind = KINDS.iter().find(|&&(_, kind)| kind == self.kind).map_or('?', |&(letter, _)| letter);
        write!(f, "{order}{kind}{}", self.size)
    }
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub dtype: Dtype,
    pub fortran_order: bool,
    pub shape: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum HeaderError {
    #[error("file must start as an .npy file does")]
    Magic,
    #[error("version of the .npy format must be 1.0, 2.0 or 3.0, got {0}.{1}")]
    Version(u8, u8),
    #[error("header must have {expected} bytes, got {found}")]
    Length { expected: usize, found: usize },
    #[error("header must have {expected} at byte {offset}, got `{found}`")]
    Syntax { expected: &'static str, offset: usize, found: String },
    #[error("header must have the entry `{0}` once")]
    Entry(&'static str),
    #[error("dtype must be a boolean, number or opaque type, got `{0}`")]
    Dtype(String),
}

impl Header {
    /// The header of a file, and its data.
    pub fn parse(file: &[u8]) -> Result<(Self, &[u8]), HeaderError> {
        let rest = file.strip_prefix(MAGIC).ok_or(HeaderError::Magic)?;
        let (&[major, minor], rest) = rest.split_first_chunk().ok_or(HeaderError::Magic)?;
        let short = |expected, found| HeaderError::Length { expected, found };
        let (length, rest) = match (major, minor) {
            (1, 0) => {
                let (length, rest) = rest.split_first_chunk().ok_or(short(2, rest.len()))?;
                (usize::from(u16::from_le_bytes(*length)), rest)
            }
            (2 | 3, 0) => {
                let (length, rest) = rest.split_first_chunk().ok_or(short(4, rest.len()))?;
                (u32::from_le_bytes(*length) as usize, rest)
            }
            _ => return Err(HeaderError::Version(major, minor)),
        };
        let text = rest.get(..length).ok_or(short(length, rest.len()))?;
        let header = Parser { text, offset: 0, start: file.len() - rest.len() }.header()?;
        Ok((header, &rest[length..]))
    }

    /// The bytes up to the data.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut shape = self.shape.iter().map(|size| format!("{size}, ")).collect::<String>();
        if self.shape.len() > 1 {
            // A tuple of one has a comma, longer ones have none at the end.
            shape.truncate(shape.len() - 2);
        } else {
            shape.truncate(shape.trim_end().len());
        }
        let order = if self.fortran_order { "True" } else { "False" };
        let mut text = format!("{{'descr': '{}', 'fortran_order': {order}, 'shape': ({shape}), }}", self.dtype);
        // Version 1.0 counts the length in two bytes, 2.0 in four. The text ends in a line feed.
        let long = text.len() + 1 + ALIGNMENT > usize::from(u16::MAX);
        let before = MAGIC.len() + 2 + if long { 4 } else { 2 };
        let total = (before + text.len() + 1).next_multiple_of(ALIGNMENT);
        text.push_str(&" ".repeat(total - before - text.len() - 1));
        text.push('\n');
        let mut bytes = MAGIC.to_vec();
        if long {
            bytes.extend_from_slice(&[2, 0]);
            bytes.extend_from_slice(&(text.len() as u32).to_le_bytes());
        } else {
            bytes.extend_from_slice(&[1, 0]);
            bytes.extend_from_slice(&(text.len() as u16).to_le_bytes());
        }
        bytes.extend_from_slice(text.as_bytes());
        bytes
    }
}

/// Parses the dictionary.
struct Parser<'a> {
    text: &'a [u8],
    offset: usize,
    /// Offset of the text in the file, for messages.
    start: usize,
}

impl<'a> Parser<'a> {
    fn error<T>(&self, expected: &'static str) -> Result<T, HeaderError> {
        let rest = self.text.get(self.offset..).unwrap_or(&[]);
        let found =
            String::from_utf8_lossy(&rest[..rest.len().min(16)]).replace(char::is_control, " ").trim_end().to_owned();
        Err(HeaderError::Syntax { expected, offset: self.start + self.offset, found })
    }

    fn skip_space(&mut self) {
        while self.text.get(self.offset).is_some_and(u8::is_ascii_whitespace) {
            self.offset += 1;
        }
    }

    fn take(&mut self, token: &str) -> bool {
        self.skip_space();
        let found = self.text.get(self.offset..).is_some_and(|rest| rest.starts_with(token.as_bytes()));
        if found {
            self.offset += token.len();
        }
        found
    }

    fn expect(&mut self, token: &'static str) -> Result<(), HeaderError> {
        if self.take(token) { Ok(()) } else { self.error(token) }
    }

    fn string(&mut self) -> Result<&'a str, HeaderError> {
        self.skip_space();
        let Some(&quote @ (b'\'' | b'"')) = self.text.get(self.offset) else { return self.error("a string") };
        let rest = &self.text[self.offset + 1..];
        let Some(length) = rest.iter().position(|&byte| byte == quote) else { return self.error("a string") };
        match std::str::from_utf8(&rest[..length]) {
            Ok(text) => {
                self.offset += length + 2;
                Ok(text)
            }
            Err(_) => self.error("a string"),
        }
    }

    fn size(&mut self) -> Result<usize, HeaderError> {
        self.skip_space();
        let rest = self.text.get(self.offset..).unwrap_or(&[]);
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&rest[..digits]).ok().and_then(|digits| digits.parse().ok());
        let Some(number) = number else { return self.error("a size") };
        self.offset += digits;
        // Python 2 wrote long integers so.
        self.take("L");
        Ok(number)
    }

    fn shape(&mut self) -> Result<Vec<usize>, HeaderError> {
        self.expect("(")?;
        let mut shape = Vec::new();
        while !self.take(")") {
            shape.push(self.size()?);
            if !self.take(",") {
                self.expect(")")?;
                break;
            }
        }
        Ok(shape)
    }

    fn boolean(&mut self) -> Result<bool, HeaderError> {
        if self.take("True") {
            return Ok(true);
        }
        if self.take("False") { Ok(false) } else { self.error("True or False") }
    }

    fn header(mut self) -> Result<Header, HeaderError> {
        let (mut dtype, mut fortran_order, mut shape) = (None, None, None);
        self.expect("{")?;
        while !self.take("}") {
            let key_offset = self.offset;
            let key = self.string()?;
            self.expect(":")?;
            let (is_new, name) = match key {
                "descr" => (dtype.replace(parse_dtype(self.string()?)?).is_none(), "descr"),
                "fortran_order" => (fortran_order.replace(self.boolean()?).is_none(), "fortran_order"),
                "shape" => (shape.replace(self.shape()?).is_none(), "shape"),
                _ => {
                    self.offset = key_offset;
                    return self.error("'descr', 'fortran_order' or 'shape'");
                }
            };
            if !is_new {
                return Err(HeaderError::Entry(name));
            }
            if !self.take(",") {
                self.expect("}")?;
                break;
            }
        }
        self.skip_space();
        if self.offset != self.text.len() {
            return self.error("nothing more");
        }
        Ok(Header {
            dtype: dtype.ok_or(HeaderError::Entry("descr"))?,
            fortran_order: fortran_order.ok_or(HeaderError::Entry("fortran_order"))?,
            shape: shape.ok_or(HeaderError::Entry("shape"))?,
        })
    }
}

fn parse_dtype(text: &str) -> Result<Dtype, HeaderError> {
    let error = || HeaderError::Dtype(text.to_owned());
    let mut letters = text.chars();
    let big_endian = match letters.next() {
        Some('<' | '|' | '=') => false,
        Some('>') => true,
        _ => return Err(error()),
    };
    let letter = letters.next().ok_or_else(error)?;
    let &(_, kind) = KINDS.iter().find(|&&(name, _)| name == letter).ok_or_else(error)?;
    let digits = letters.as_str();
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(error());
    }
    let size = digits.parse().ok().filter(|size| (1..=16).contains(size)).ok_or_else(error)?;
    Ok(Dtype { kind, size, big_endian })
}
