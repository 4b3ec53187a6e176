// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the plugin says about itself.
use crate::{
    abi::{self, NamedValue},
    error::Error,
    guard::Result,
    object,
};
use std::{ffi::c_char, sync::OnceLock};

/// A list of named values in C's shape, kept with what it points to.
pub struct Values {
    list: Vec<NamedValue>,
}
// SAFETY: it points to leaked or static data and is never written.
unsafe impl Send for Values {}
// SAFETY: as above.
unsafe impl Sync for Values {}

impl Values {
    pub fn new() -> Self {
        Self { list: vec![] }
    }

    fn push(&mut self, name: &'static str, kind: i32, value: abi::NamedValueUnion, size: usize) {
        self.list.push(NamedValue {
            struct_size: size_of::<NamedValue>(),
            extension_start: std::ptr::null_mut(),
            name: name.as_ptr().cast::<c_char>(),
            name_size: name.len(),
            r#type: kind,
            value,
            value_size: size,
        });
    }

    pub fn ints(mut self, name: &'static str, values: &'static [i64]) -> Self {
        let value = abi::NamedValueUnion { int64_array: values.as_ptr() };
        self.push(name, abi::named_value::INT64_LIST, value, values.len());
        self
    }

    pub fn float(mut self, name: &'static str, value: f32) -> Self {
        self.push(name, abi::named_value::FLOAT, abi::NamedValueUnion { float: value }, 1);
        self
    }

    pub fn text(mut self, name: &'static str, value: &'static str) -> Self {
        let data = abi::NamedValueUnion { string: value.as_ptr().cast() };
        self.push(name, abi::named_value::STRING, data, value.len());
        self
    }

    pub fn as_slice(&self) -> &[NamedValue] {
        &self.list
    }
}

/// Nothing to do: passes are registered with the first compiler.
pub fn initialize(_: &mut abi::PluginInitializeArgs) -> Result {
    Ok(())
}

/// The newest StableHLO whose portable artifacts are read; JAX writes programs for it.
const STABLEHLO: &[i64] = &[1, 17, 0];

pub fn attributes(args: &mut abi::PluginAttributesArgs) -> Result {
    static VALUES: OnceLock<Values> = OnceLock::new();
    let values = VALUES.get_or_init(|| {
        Values::new()
            .ints("stablehlo_current_version", STABLEHLO)
            .ints("stablehlo_minimum_version", &[0, 9, 0])
            .text("shale_version", env!("CARGO_PKG_VERSION"))
    });
    args.attributes = values.as_slice().as_ptr();
    args.num_attributes = values.as_slice().len();
    Ok(())
}

/// The number of devices that options ask for.
pub fn device_count(options: &[NamedValue]) -> Result<i64> {
    match find(options, "num_devices") {
        None => Ok(1),
        // SAFETY: the kind is checked first.
        Some(option) if option.r#type == abi::named_value::INT64 => Ok(unsafe { option.value.int64 }),
        Some(_) => Err(Error::invalid("option 'num_devices' must be an integer")),
    }
}

/// The named value of this name among those that a caller passes.
pub fn find<'a>(values: &'a [NamedValue], name: &str) -> Option<&'a NamedValue> {
    values.iter().find(|value| object::text(value.name, value.name_size) == name)
}
