// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `builtin` dialect's encodings of attributes and types (`mlir/IR/BuiltinDialectBytecode.td`), with the conditions
//! that MLIR only asserts.
use super::{
    Tables,
    entries::{Entries, Reference},
    reader::{Checked, Reader},
};

/// The largest width of an integer type.
const MAX_WIDTH: u64 = (1 << 24) - 1;

/// What holds elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Container {
    Tensor,
    Vector,
    Memory,
}

/// What others need to know of a type.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum TypeKind {
    Integer {
        width: u64,
    },
    Index,
    Float {
        width: u64,
    },
    Complex {
        element: usize,
    },
    /// `count` is the number of elements; none if dynamic or beyond 64 bits.
    Shaped {
        container: Container,
        element: usize,
        count: Option<u64>,
    },
    /// Functions, tuples and none.
    Other,
    /// A type of another dialect, or one that only its text describes.
    Printed,
    /// A type of the `quant` dialect in the encoding of `vhlo`.
    Quantized,
}

impl TypeKind {
    /// Whether elements may be of this type.
    pub fn check_element(&self, element: &TypeKind) -> Result<(), String> {
        use TypeKind::*;
        let fits = match self {
            Complex { .. } => matches!(element, Integer { .. } | Float { .. } | Printed),
            Shaped { container: Container::Vector, .. } => {
                matches!(element, Integer { .. } | Index | Float { .. } | Printed)
            }
            Shaped { container: Container::Tensor, .. } => {
                matches!(
                    element,
                    Integer { .. }
                        | Index
                        | Float { .. }
                        | Complex { .. }
                        | Printed
                        | Quantized
                        | Shaped { container: Container::Vector, .. }
                )
            }
            Shaped { container: Container::Memory, .. } => match element {
                Shaped { container, .. } => *container != Container::Tensor,
                element => *element != Other,
            },
            _ => true,
        };
        if fits { Ok(()) } else { Err(format!("element type must fit what holds it, got {element:?} in {self:?}")) }
    }
}

/// The floats that have no encoding but their names.
pub(super) fn printed_type(text: &[u8]) -> TypeKind {
    let width = match text {
        b"f4E2M1FN" => 4,
        b"f6E2M3FN" | b"f6E3M2FN" => 6,
        b"f8E3M4" | b"f8E4M3" | b"f8E4M3FN" | b"f8E4M3FNUZ" | b"f8E4M3B11FNUZ" | b"f8E5M2" | b"f8E5M2FNUZ"
        | b"f8E8M0FNU" => 8,
        b"tf32" => 19,
        _ => return TypeKind::Printed,
    };
    TypeKind::Float { width }
}

/// Reads references to attributes and types and remembers them.
pub(super) struct References<'a, 'b> {
    pub reader: &'b mut Reader<'a>,
    pub sizes: &'b Entries,
    pub found: &'b mut Vec<Reference>,
}

impl References<'_, '_> {
    pub fn attribute(&mut self) -> Checked<usize> {
        let index = self.reader.index("attribute", self.sizes.attributes())?;
        self.found.push(Reference::Attribute(index));
        Ok(index)
    }

    pub fn optional_attribute(&mut self) -> Checked<()> {
        let (index, present) = self.reader.flagged()?;
        if present {
            let index = self.reader.within("attribute", index, self.sizes.attributes())?;
            self.found.push(Reference::Attribute(index));
        }
        Ok(())
    }

    pub fn r#type(&mut self) -> Checked<usize> {
        let index = self.reader.index("type", self.sizes.types())?;
        self.found.push(Reference::Type(index));
        Ok(index)
    }

    pub fn types(&mut self) -> Checked<()> {
        for _ in 0..self.reader.count("types")? {
            self.r#type()?;
        }
        Ok(())
    }

    pub fn attributes(&mut self) -> Checked<()> {
        for _ in 0..self.reader.count("attributes")? {
            self.attribute()?;
        }
        Ok(())
    }

    /// Pairs of a name and a value.
    pub fn dictionary(&mut self) -> Checked<AttributeKind> {
        let mut names = vec![];
        for _ in 0..self.reader.count("attributes")? {
            names.push(self.attribute()?);
            self.attribute()?;
        }
        Ok(AttributeKind::Dictionary(names))
    }

    /// Sizes of a shape. Gives the number of elements.
    pub fn shape(&mut self, smallest: i64, dynamic: bool) -> Checked<Option<u64>> {
        let mut product = Some(1u64);
        for _ in 0..self.reader.count("dimensions")? {
            let size = self.reader.signed()?;
            match u64::try_from(size) {
                Ok(size) if size as i64 >= smallest => product = product.and_then(|p| p.checked_mul(size)),
                Err(_) if dynamic && size == i64::MIN => product = None,
                _ => {
                    return Err(self.reader.damage(format!("size must be at least {smallest}, got {size}")));
                }
            }
        }
        Ok(product)
    }
}

/// A type in the dialect's encoding.
pub(super) fn r#type(reader: &mut Reader, sizes: &Entries, found: &mut Vec<Reference>) -> Checked<TypeKind> {
    let code = reader.varint()?;
    let mut read = References { reader, sizes, found };
    let shaped = |container, element, count| TypeKind::Shaped { container, element, count };
    Ok(match code {
        0 => {
            let raw = read.reader.varint()?;
            let (width, signedness) = (raw >> 2, raw & 3);
            if width > MAX_WIDTH || signedness > 2 {
                return Err(read.reader.damage(format!(
                    "integer must be signless, signed or unsigned, of at most {MAX_WIDTH} bits, got {signedness} and {width}"
                )));
            }
            TypeKind::Integer { width }
        }
        1 => TypeKind::Index,
        2 => {
            read.types()?;
            read.types()?;
            TypeKind::Other
        }
        3 | 4 => TypeKind::Float { width: 16 },
        5 => TypeKind::Float { width: 32 },
        6 => TypeKind::Float { width: 64 },
        7 => TypeKind::Float { width: 80 },
        8 => TypeKind::Float { width: 128 },
        9 => TypeKind::Complex { element: read.r#type()? },
        10 | 11 => {
            if code == 11 {
                read.attribute()?;
            }
            let count = read.shape(0, true)?;
            let element = read.r#type()?;
            read.attribute()?;
            shaped(Container::Memory, element, count)
        }
        12 => TypeKind::Other,
        13 | 14 => {
            if code == 14 {
                read.attribute()?;
            }
            let count = read.shape(0, true)?;
            shaped(Container::Tensor, read.r#type()?, count)
        }
        15 => {
            read.types()?;
            TypeKind::Other
        }
        16 | 17 => {
            if code == 17 {
                read.attribute()?;
            }
            shaped(Container::Memory, read.r#type()?, None)
        }
        18 => shaped(Container::Tensor, read.r#type()?, None),
        19 | 20 => {
            let mut scalable = None;
            if code == 20 {
                let count = read.reader.count("scalable dimensions")?;
                read.reader.take(count as u64)?;
                scalable = Some(count);
            }
            let before = *read.reader;
            let count = read.shape(1, false)?;
            // The rank comes first.
            let rank = { before }.varint()?;
            if scalable.is_some_and(|n| n as u64 != rank) {
                return Err(before.damage(format!("each dimension must be scalable or not, got {rank} dimensions")));
            }
            shaped(Container::Vector, read.r#type()?, count.filter(|_| scalable.is_none()))
        }
        other => return Err(read.reader.damage(format!("kind of type must be one of 0 to 20, got {other}"))),
    })
}

/// What others need to know of an attribute.
pub(super) enum AttributeKind {
    /// A string, by its number.
    String(usize),
    /// A dictionary, by the numbers of the attributes that are its names.
    Dictionary(Vec<usize>),
    Other,
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
    let mut kind = AttributeKind::Other;
    match code {
        0 => read.attributes()?,
        1 => kind = read.dictionary()?,
        2 | 3 => {
            kind = AttributeKind::String(read.reader.index("string", tables.strings.len())?);
            if code == 3 {
                read.r#type()?;
            }
        }
        4 => {
            read.attribute()?;
        }
        5 => {
            read.attribute()?;
            read.attributes()?;
        }
        6 => {
            read.r#type()?;
        }
        7 | 15 => {}
        8 => {
            let width = match &types[read.r#type()?] {
                TypeKind::Integer { width } => *width,
                TypeKind::Index => 64,
                other => return Err(read.reader.damage(format!("integer must have an integer type, got {other:?}"))),
            };
            number(read.reader, width)?;
        }
        9 => match &types[read.r#type()?] {
            TypeKind::Float { width } => number(read.reader, *width)?,
            other => return Err(read.reader.damage(format!("float must have a float type, got {other:?}"))),
        },
        10 => {
            read.attribute()?;
            read.attribute()?;
        }
        11 => {
            read.attribute()?;
            read.reader.varint()?;
            read.reader.varint()?;
        }
        12 => read.attributes()?,
        13 => {
            read.attributes()?;
            read.attribute()?;
        }
        14 => {
            read.attribute()?;
            read.attribute()?;
        }
        16 => {
            let r#type = read.r#type()?;
            if !matches!(types[r#type], TypeKind::Shaped { .. }) {
                return Err(read.reader.damage(format!("resource must have a shaped type, got {:?}", types[r#type])));
            }
            read.reader.index("resource", tables.resources)?;
        }
        17 => {
            let width = match &types[read.r#type()?] {
                TypeKind::Integer { width } if matches!(width, 1 | 8 | 16 | 32 | 64) => *width,
                TypeKind::Float { width: width @ (32 | 64) } => *width,
                other => {
                    let message =
                        format!("array must have elements of 1, 8, 16, 32 or 64 bits or floats, got {other:?}");
                    return Err(read.reader.damage(message));
                }
            };
            let count = read.reader.varint()?;
            let size = read.reader.varint()?;
            if count.checked_mul(width.div_ceil(8)) != Some(size) {
                return Err(read.reader.damage(format!("array of {count} elements must not have {size} bytes")));
            }
            read.reader.take(size)?;
        }
        18 => {
            let r#type = read.r#type()?;
            let size = read.reader.varint()?;
            let bytes = read.reader.take(size)?.rest();
            dense(&types[r#type], types, bytes).map_err(|message| read.reader.damage(message))?;
        }
        19 => {
            let r#type = read.r#type()?;
            let TypeKind::Shaped { count: Some(count), .. } = types[r#type] else {
                return Err(read.reader.damage("constant must have a static shape"));
            };
            let splat = read.reader.varint()? != 0;
            let count = if splat { 1 } else { count };
            for _ in 0..read.reader.claim("strings", count)? {
                read.reader.index("string", tables.strings.len())?;
            }
        }
        // Nothing checks that the indices are within the shape.
        20 => return Err(read.reader.damage("constant must be dense, got a sparse one")),
        21 => {
            read.attribute()?;
        }
        22 => {
            read.attribute()?;
            for _ in 0..read.reader.count("numbers of lines and columns")? {
                read.reader.varint()?;
            }
        }
        other => return Err(read.reader.damage(format!("kind of attribute must be one of 0 to 22, got {other}"))),
    }
    Ok(kind)
}

/// An integer of so many bits, of which no more may be set.
pub(super) fn number(reader: &mut Reader, width: u64) -> Checked<()> {
    if width > 64 {
        let words = reader.count("words")?;
        if words == 0 || words as u64 > width.div_ceil(64) {
            return Err(reader.damage(format!("number of {width} bits must not have {words} words")));
        }
        let mut last = 0;
        for _ in 0..words {
            last = reader.signed()? as u64;
        }
        let unused = words as u64 * 64 - width.min(words as u64 * 64);
        if unused > 0 && last >> (64 - unused) != 0 {
            return Err(reader.damage(format!("number must have {width} bits")));
        }
        return Ok(());
    }
    let value = if width <= 8 { u64::from(reader.byte()?) } else { reader.signed()? as u64 };
    if width < 64 && value >> width != 0 {
        return Err(reader.damage(format!("number must have {width} bits, got {value:#x}")));
    }
    Ok(())
}

/// The raw bytes of a dense constant: those of one element, or of all; bits are packed.
pub(super) fn dense(kind: &TypeKind, types: &[TypeKind], bytes: &[u8]) -> Result<(), String> {
    let TypeKind::Shaped { container: Container::Tensor | Container::Vector, element, count } = kind else {
        return Err(format!("constant must have a tensor or vector type, got {kind:?}"));
    };
    let bits = |kind: &TypeKind| match kind {
        TypeKind::Integer { width } | TypeKind::Float { width } => Some(*width),
        TypeKind::Index => Some(64),
        _ => None,
    };
    let element = &types[*element];
    let bits = match element {
        TypeKind::Complex { element } => bits(&types[*element]).map(|width| 2 * width.next_multiple_of(8)),
        element => bits(element),
    };
    let bits = bits.ok_or_else(|| format!("constant must have elements of a known size, got {element:?}"))?;
    let size = bytes.len() as u64;
    let splat = if bits == 1 { matches!(bytes, [0 | 0xff]) } else { size == bits.div_ceil(8) };
    let whole =
        count.and_then(|count| if bits == 1 { Some(count.div_ceil(8)) } else { count.checked_mul(bits.div_ceil(8)) });
    if count.is_none() || bits == 0 || !splat && whole != Some(size) {
        return Err(format!("constant of {kind:?} with elements {element:?} must not have {size} bytes"));
    }
    Ok(())
}
