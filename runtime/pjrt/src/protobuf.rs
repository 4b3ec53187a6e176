// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! As much of protocol buffers as compile options need. Source: the encoding page of protobuf.dev.
use crate::{error::Error, guard::Result};

/// The value of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value<'a> {
    Varint(u64),
    /// Eight or four bytes.
    Fixed(u64),
    Bytes(&'a [u8]),
}

impl<'a> Value<'a> {
    pub fn bytes(self) -> Option<&'a [u8]> {
        if let Value::Bytes(bytes) = self { Some(bytes) } else { None }
    }
    pub fn integer(self) -> Option<u64> {
        if let Value::Varint(number) = self { Some(number) } else { None }
    }
}

fn varint(bytes: &mut &[u8]) -> Result<u64> {
    let mut number = 0u64;
    for shift in (0..64).step_by(7) {
        let Some((&byte, rest)) = bytes.split_first() else { break };
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err(Error::invalid("message must be a valid protocol buffer"))
}

/// The fields of a message, in order.
pub fn fields(mut bytes: &[u8]) -> Result<Vec<(u64, Value<'_>)>> {
    let mut fields = vec![];
    let checked = |bytes: &[u8], size: u64| {
        let size = usize::try_from(size).ok().filter(|size| *size <= bytes.len());
        size.ok_or_else(|| Error::invalid("message must be a valid protocol buffer"))
    };
    while !bytes.is_empty() {
        let key = varint(&mut bytes)?;
        let value = match key & 7 {
            0 => Value::Varint(varint(&mut bytes)?),
            kind @ (1 | 5) => {
                let size = checked(bytes, if kind == 1 { 8 } else { 4 })?;
                let (own, rest) = bytes.split_at(size);
                bytes = rest;
                Value::Fixed(own.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
            }
            2 => {
                let size = varint(&mut bytes)?;
                let size = checked(bytes, size)?;
                let (own, rest) = bytes.split_at(size);
                bytes = rest;
                Value::Bytes(own)
            }
            _ => return Err(Error::invalid("message must be a valid protocol buffer")),
        };
        fields.push((key >> 3, value));
    }
    Ok(fields)
}

/// The integers of a repeated field, packed or not.
pub fn integers(value: Value) -> Result<Vec<u64>> {
    match value {
        Value::Varint(number) | Value::Fixed(number) => Ok(vec![number]),
        Value::Bytes(mut bytes) => {
            let mut numbers = vec![];
            while !bytes.is_empty() {
                numbers.push(varint(&mut bytes)?);
            }
            Ok(numbers)
        }
    }
}

/// Appends a varint.
pub fn put_varint(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Appends a field of bytes.
pub fn put_bytes(bytes: &mut Vec<u8>, field: u64, value: &[u8]) {
    put_varint(bytes, field << 3 | 2);
    put_varint(bytes, value.len() as u64);
    bytes.extend_from_slice(value);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip_and_damage() {
        let mut bytes = vec![];
        put_varint(&mut bytes, 4 << 3);
        put_varint(&mut bytes, 300);
        put_bytes(&mut bytes, 9, &[1, 0x96, 1]);
        let read = fields(&bytes).unwrap();
        assert_eq!(read, [(4, Value::Varint(300)), (9, Value::Bytes(&[1, 0x96, 1]))]);
        assert_eq!(integers(read[1].1).unwrap(), [1, 150]);
        for length in 1..bytes.len() {
            // Any outcome but a panic.
            let _ = fields(&bytes[..length]);
        }
        assert!(fields(&[0x0a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]).is_err());
    }
}
