// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The functions outside of the object code that it may call.
//!
//! LLVM makes calls of these out of plain instructions: memory functions out of loops, `fma` and `fmod` where the target
//! lacks an instruction, the conversions of 16-bit floats likewise. Nothing else is taken from the process, so that no
//! result depends on the mathematical library of the machine.

use crate::value::float_format::{BF16, F16};

/// The functions that generated code may call.
pub const NAMES: &[&str] = &[
    "memcpy",
    "memmove",
    "memset",
    "memcmp",
    "bcmp",
    "fma",
    "fmaf",
    "fmod",
    "fmodf",
    "__truncsfhf2",
    "__truncdfhf2",
    "__extendhfsf2",
    "__truncsfbf2",
    "__truncdfbf2",
];

/// The address of a function of the runtime or the C library that generated code may call, none if it may not.
pub fn address(symbol: &str) -> Option<usize> {
    let function: *const () = match symbol {
        "memcpy" => libc::memcpy as *const (),
        "memmove" => libc::memmove as *const (),
        "memset" => libc::memset as *const (),
        "memcmp" | "bcmp" => libc::memcmp as *const (),
        "fma" => fma as *const (),
        "fmaf" => fmaf as *const (),
        "fmod" => fmod as *const (),
        "fmodf" => fmodf as *const (),
        "__truncsfhf2" => truncate_f32_f16 as *const (),
        "__truncdfhf2" => truncate_f64_f16 as *const (),
        "__extendhfsf2" => extend_f16_f32 as *const (),
        "__truncsfbf2" => truncate_f32_bf16 as *const (),
        "__truncdfbf2" => truncate_f64_bf16 as *const (),
        _ => return None,
    };
    Some(function as usize)
}

extern "C" fn fma(x: f64, y: f64, z: f64) -> f64 {
    x.mul_add(y, z)
}

extern "C" fn fmaf(x: f32, y: f32, z: f32) -> f32 {
    x.mul_add(y, z)
}

extern "C" fn fmod(x: f64, y: f64) -> f64 {
    x % y
}

extern "C" fn fmodf(x: f32, y: f32) -> f32 {
    x % y
}

// A 16-bit float is passed and returned in the low bits of a vector register, where an `f32` with these low bits has
// them too.

extern "C" fn truncate_f32_f16(x: f32) -> f32 {
    f32::from_bits(F16.encode(f64::from(x)) as u32)
}

extern "C" fn truncate_f64_f16(x: f64) -> f32 {
    f32::from_bits(F16.encode(x) as u32)
}

extern "C" fn extend_f16_f32(x: f32) -> f32 {
    F16.decode(u64::from(x.to_bits() & 0xFFFF)) as f32
}

extern "C" fn truncate_f32_bf16(x: f32) -> f32 {
    f32::from_bits(BF16.encode(f64::from(x)) as u32)
}

extern "C" fn truncate_f64_bf16(x: f64) -> f32 {
    f32::from_bits(BF16.encode(x) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_an_address() {
        assert!(NAMES.iter().all(|name| address(name).is_some()));
        assert_eq!(address("exp"), None);
        assert_eq!(truncate_f32_bf16(1.0039).to_bits(), 0x3F80);
        assert_eq!(truncate_f64_f16(65504.0).to_bits(), 0x7BFF);
        assert_eq!(extend_f16_f32(f32::from_bits(0xABCD_7BFF)), 65504.0);
    }
}
