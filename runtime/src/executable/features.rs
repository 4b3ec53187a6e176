// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Whether this machine can run code for a target: an unknown instruction would end the process.

use super::ExecutionError;
use crate::artifact::Target;

macro_rules! features {
    ($($llvm:literal $rust:tt),* $(,)?) => {
        /// Whether the processor has a feature, by LLVM's name; true for features that cannot be asked for.
        fn has(feature: &str) -> bool {
            #[cfg(target_arch = "x86_64")]
            match feature {
                $($llvm => return std::arch::is_x86_feature_detected!($rust),)*
                _ => {}
            }
            let _ = feature;
            true
        }
    };
}

features! {
    "sse3" "sse3", "ssse3" "ssse3", "sse4.1" "sse4.1", "sse4.2" "sse4.2", "popcnt" "popcnt", "avx" "avx", "avx2" "avx2",
    "fma" "fma", "f16c" "f16c", "bmi" "bmi1", "bmi2" "bmi2", "lzcnt" "lzcnt", "movbe" "movbe",
    "avx512f" "avx512f", "avx512bw" "avx512bw", "avx512cd" "avx512cd", "avx512dq" "avx512dq", "avx512vl" "avx512vl",
    "avx512ifma" "avx512ifma", "avx512vbmi" "avx512vbmi", "avx512vbmi2" "avx512vbmi2", "avx512vnni" "avx512vnni",
    "avx512bitalg" "avx512bitalg", "avx512vpopcntdq" "avx512vpopcntdq", "avx512bf16" "avx512bf16",
    "avx512fp16" "avx512fp16", "avxvnni" "avxvnni", "gfni" "gfni", "vaes" "vaes", "vpclmulqdq" "vpclmulqdq",
}

/// Checks that this machine is the target, or can do what it can.
pub(super) fn check(target: &Target) -> Result<(), ExecutionError> {
    let architecture = target.triple.split('-').next().unwrap_or("");
    if !matches!(architecture, "x86_64" | "amd64") || !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        return Err(ExecutionError::Target(format!("target `{}`", target.triple)));
    }
    let wanted = target.features.split(',').filter_map(|feature| feature.trim().strip_prefix('+'));
    let missing: Vec<_> = wanted.filter(|feature| !has(feature)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(ExecutionError::Target(format!("the processor features {}", missing.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_machines() {
        let check = |triple: &str, features: &str| {
            check(&Target { triple: triple.into(), cpu: String::new(), features: features.into() })
        };
        assert!(check("x86_64-unknown-linux-gnu", "+sse3, -avx512fp16,+64bit,").is_ok());
        let text = check("aarch64-unknown-linux-gnu", "").unwrap_err().to_string();
        assert_eq!(text, "program must be compiled for this machine: it needs target `aarch64-unknown-linux-gnu`");
    }
}
