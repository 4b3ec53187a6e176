// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The machine that code is generated for: `#shale.target`, from a name or from the machine that the compiler runs on.
mod attribute;
mod machine;

pub use attribute::{ATTRIBUTE, of_module};
pub use machine::{Machine, differing_features, host_machine, initialize, machine};

use inkwell::targets::TargetMachine;
use std::fs;

/// Names that [`Target::named`] knows.
pub const NAMES: &[&str] = &["native", "x86-64-v3", "x86-64-v4"];

/// What the levels of the System V ABI for x86-64 have (section 3.1.1 there), by LLVM's names: artifacts say what they need.
const V3: &str = "sse3 ssse3 sse4.1 sse4.2 popcnt avx avx2 bmi bmi2 f16c fma lzcnt movbe";
const V4: &str = "avx512f avx512bw avx512cd avx512dq avx512vl";

/// Facts about a machine; the contents of a `#shale.target` attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// LLVM's target triple.
    pub triple: String,
    /// LLVM's name of the processor.
    pub cpu: String,
    /// LLVM's feature string, `+avx2,-avx512f,…`, beside those of the processor; an artifact runs only where there are all with `+`.
    pub features: String,
    /// Width of the vectors to use.
    pub vector_bits: i64,
    /// Bytes of the caches, per core.
    pub l1: i64,
    pub l2: i64,
    pub l3: i64,
    /// Cores that a program may expect.
    pub cores: i64,
}

impl Target {
    /// A target by name.
    ///
    /// # Errors
    /// When the name is not in [`NAMES`]; the text suggests the nearest.
    pub fn named(name: &str) -> Result<Self, String> {
        let level = |bits, features: &[&str]| Self {
            triple: "x86_64-unknown-linux-gnu".into(),
            cpu: name.into(),
            features: features.iter().map(|list| format!("+{}", list.replace(' ', ",+"))).collect::<Vec<_>>().join(","),
            vector_bits: bits,
            // Sizes of common servers: part of the name's meaning, so that equal names give equal code.
            l1: 32 << 10,
            l2: 1 << 20,
            l3: 32 << 20,
            cores: 8,
        };
        match name {
            "native" => Ok(Self::host()),
            "x86-64-v3" => Ok(level(256, &[V3])),
            "x86-64-v4" => Ok(level(512, &[V3, V4])),
            _ => Err(match shale_bridge::nearest(name, NAMES.iter().copied()) {
                Some(near) => {
                    format!("target must be one of {}, got '{name}'; did you mean '{near}'?", NAMES.join(", "))
                }
                None => format!("target must be one of {}, got '{name}'", NAMES.join(", ")),
            }),
        }
    }

    /// The machine that this runs on.
    pub fn host() -> Self {
        let features = TargetMachine::get_host_cpu_features().to_string_lossy().into_owned();
        let has = |name: &str| features.split(',').any(|f| f.strip_prefix('+') == Some(name));
        // 512 bits only with the subsets that byte, word and masked 256-bit operations need.
        let wide = ["avx512f", "avx512vl", "avx512bw", "avx512dq"].iter().all(|f| has(f));
        let vector_bits = if wide {
            512
        } else if has("avx2") {
            256
        } else {
            128
        };
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as i64);
        Self {
            triple: TargetMachine::get_default_triple().as_str().to_string_lossy().into_owned(),
            cpu: TargetMachine::get_host_cpu_name().to_string_lossy().into_owned(),
            vector_bits,
            l1: cache_size(1).unwrap_or(32 << 10),
            l2: cache_size(2).unwrap_or(1 << 20),
            l3: cache_size(3).unwrap_or(32 << 20),
            cores,
            features,
        }
    }

    /// Whether the target names a feature, by LLVM's name of it. Those that LLVM's name of a processor implies are not known.
    pub fn has(&self, feature: &str) -> bool {
        self.features.split(',').any(|f| f.strip_prefix('+') == Some(feature))
    }

    /// Elements of `bits` bits in one vector.
    pub fn lanes(&self, bits: u32) -> i64 {
        (self.vector_bits / i64::from(bits.max(1))).max(1)
    }

    /// Vector registers of the instruction set.
    pub fn registers(&self) -> i64 {
        if self.vector_bits >= 512 { 32 } else { 16 }
    }
}

/// Bytes of the data or unified cache of a level of the first core, as Linux tells; a shared one divided by its cores.
fn cache_size(level: u32) -> Option<i64> {
    let folder = "/sys/devices/system/cpu/cpu0/cache";
    (0..8).find_map(|index| {
        let read =
            |file: &str| fs::read_to_string(format!("{folder}/index{index}/{file}")).ok().map(|s| s.trim().to_owned());
        if read("level")?.parse() != Ok(level) || read("type")? == "Instruction" {
            return None;
        }
        let size = read("size")?;
        let bytes = match size.strip_suffix('K') {
            Some(number) => number.parse::<i64>().ok()? << 10,
            None => match size.strip_suffix('M') {
                Some(number) => number.parse::<i64>().ok()? << 20,
                None => size.parse().ok()?,
            },
        };
        let sharers = read("shared_cpu_list").map_or(1, |list| count(&list)).max(1);
        Some(bytes / sharers)
    })
}

/// Numbers in a list such as `0-3,8`.
fn count(list: &str) -> i64 {
    let number = |text: &str| text.trim().parse::<i64>().ok();
    list.split(',')
        .map(|part| match part.split_once('-') {
            Some((from, to)) => number(from).zip(number(to)).map_or(0, |(from, to)| to - from + 1),
            None => number(part).map_or(0, |_| 1),
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_names_get_a_suggestion() {
        let text = Target::named("x86-64-v5").unwrap_err();
        assert_eq!(
            text,
            "target must be one of native, x86-64-v3, x86-64-v4, got 'x86-64-v5'; did you mean 'x86-64-v3'?"
        );
        assert_eq!(Target::named("z80").unwrap_err(), "target must be one of native, x86-64-v3, x86-64-v4, got 'z80'");
    }

    /// LLVM is the judge of what the levels have: nothing of the lists is news to it.
    #[test]
    fn levels_have_what_they_say() {
        for name in ["x86-64-v3", "x86-64-v4"] {
            let target = Target::named(name).unwrap();
            assert_eq!(differing_features(&target), "", "{name}");
            let more = Target { features: format!("{},-avx2,+avx512fp16", target.features), ..target };
            assert!(differing_features(&more).contains("-avx2"), "{name}");
        }
    }

    #[test]
    fn cpu_lists() {
        assert_eq!((count("0-3,8"), count("5"), count("")), (5, 1, 0));
    }

    #[test]
    fn host_is_plausible() {
        let target = Target::host();
        assert!([128, 256, 512].contains(&target.vector_bits));
        assert!(target.l1 >= 8 << 10 && target.l2 >= target.l1 && target.cores >= 1);
    }
}
