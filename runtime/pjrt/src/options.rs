// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Compile options: `CompileOptionsProto` (openxla/xla, xla/pjrt/proto/compile_options.proto) and the overrides that
//! `jax.jit(compiler_options=…)` puts into it.
use crate::{
    error::Error,
    guard::Result,
    protobuf::{self, Value},
};

/// What a program is compiled with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The device it runs on, if the caller says.
    pub device: Option<i64>,
    /// Threads of one run; 0 is one per core.
    pub threads: usize,
    /// Passes to leave out.
    pub disabled: Vec<String>,
}

/// The options that `compiler_options` may have.
const KNOWN: &[&str] = &["shale_disable_pass", "shale_threads"];

// Numbers of fields.
const BUILD_OPTIONS: u64 = 3;
const OVERRIDES: u64 = 7;
const REPLICAS: u64 = 4;
const PARTITIONS: u64 = 5;
const ASSIGNMENT: u64 = 9;

impl Options {
    /// Reads serialized options. Programs for several devices are refused.
    pub fn read(bytes: &[u8]) -> Result<Self> {
        let mut options = Self::default();
        for (field, value) in protobuf::fields(bytes)? {
            match (field, value.bytes()) {
                (BUILD_OPTIONS, Some(bytes)) => options.read_build_options(bytes)?,
                (OVERRIDES, Some(bytes)) => options.read_override(bytes)?,
                _ => {}
            }
        }
        Ok(options)
    }

    fn read_build_options(&mut self, bytes: &[u8]) -> Result {
        for (field, value) in protobuf::fields(bytes)? {
            match (field, value) {
                (REPLICAS | PARTITIONS, Value::Varint(count)) if count > 1 => {
                    let what = if field == REPLICAS { "replicas" } else { "partitions" };
                    return Err(Error::unimplemented(&format!("a program for {count} {what}")));
                }
                (ASSIGNMENT, Value::Bytes(bytes)) => self.device = assigned_device(bytes)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// An entry of the map: a key and a message with one value.
    fn read_override(&mut self, bytes: &[u8]) -> Result {
        let (mut name, mut value) = (String::new(), None);
        for (field, part) in protobuf::fields(bytes)? {
            match (field, part.bytes()) {
                (1, Some(bytes)) => name = String::from_utf8_lossy(bytes).into_owned(),
                (2, Some(bytes)) => value = protobuf::fields(bytes)?.into_iter().next().map(|(_, value)| value),
                _ => {}
            }
        }
        let text = value.and_then(Value::bytes).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        let number = value.and_then(Value::integer).or_else(|| text.as_ref()?.parse().ok());
        match name.as_str() {
            "shale_threads" => {
                let threads = number.filter(|&number| number <= 1024);
                self.threads =
                    threads.ok_or_else(|| Error::invalid("option 'shale_threads' must be 0 to 1024"))? as usize;
            }
            "shale_disable_pass" => {
                let list = text.ok_or_else(|| Error::invalid("option 'shale_disable_pass' must be names of passes"))?;
                self.disabled =
                    list.split(',').map(|name| name.trim().to_string()).filter(|name| !name.is_empty()).collect();
            }
            _ => {
                let near = shale_bridge::nearest(&name, KNOWN.iter().copied());
                let near = near.map(|near| format!("; did you mean '{near}'?")).unwrap_or_default();
                return Err(Error::invalid(format!(
                    "compiler option must be one of {}, got '{name}'{near}",
                    KNOWN.join(", ")
                )));
            }
        }
        Ok(())
    }
}

/// The one device of a `DeviceAssignmentProto`.
fn assigned_device(bytes: &[u8]) -> Result<Option<i64>> {
    for (field, value) in protobuf::fields(bytes)? {
        let (3, Some(computation)) = (field, value.bytes()) else { continue };
        for (field, value) in protobuf::fields(computation)? {
            if field == 1 {
                return Ok(protobuf::integers(value)?.first().map(|&id| id as i64));
            }
        }
    }
    Ok(None)
}

/// A `DeviceAssignmentProto` of one device.
pub fn device_assignment(device: i64) -> Vec<u8> {
    let mut ids = vec![];
    protobuf::put_varint(&mut ids, device as u64);
    let mut computation = vec![];
    protobuf::put_bytes(&mut computation, 1, &ids);
    let mut bytes = vec![];
    for field in [1, 2] {
        protobuf::put_varint(&mut bytes, field << 3);
        protobuf::put_varint(&mut bytes, 1);
    }
    protobuf::put_bytes(&mut bytes, 3, &computation);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_override(name: &str, value: &[u8]) -> Vec<u8> {
        let (mut entry, mut bytes) = (vec![], vec![]);
        protobuf::put_bytes(&mut entry, 1, name.as_bytes());
        protobuf::put_bytes(&mut entry, 2, value);
        protobuf::put_bytes(&mut bytes, OVERRIDES, &entry);
        bytes
    }

    #[test]
    fn assignments_round_trip() {
        assert_eq!(assigned_device(&device_assignment(300)), Ok(Some(300)));
    }

    #[test]
    fn overrides() {
        let threads = Options::read(&with_override("shale_threads", &[3 << 3, 7])).unwrap();
        assert_eq!(threads.threads, 7);
        let unknown = Options::read(&with_override("shale_thread", &[3 << 3, 7])).unwrap_err();
        assert!(unknown.message.ends_with("got 'shale_thread'; did you mean 'shale_threads'?"), "{}", unknown.message);
        let mut build = vec![];
        protobuf::put_bytes(&mut build, BUILD_OPTIONS, &[(PARTITIONS << 3) as u8, 2]);
        assert_eq!(Options::read(&build).unwrap_err().code, crate::abi::code::UNIMPLEMENTED);
    }
}
