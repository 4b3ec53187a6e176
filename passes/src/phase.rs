// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The phases of compilation, in order.
use std::{fmt, str::FromStr};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Text or bytecode to StableHLO with explicit conventions.
    Input,
    /// StableHLO to better StableHLO.
    Optimize,
    /// To the program of one device.
    Shard,
    /// StableHLO to linalg on tensors.
    Linalg,
    /// To kernels and a host program.
    Kernel,
    /// Tiling and vectorization of each kernel.
    Vector,
    /// Tensors to memory.
    Buffer,
    /// To the llvm dialect.
    Llvm,
}

impl Phase {
    pub const ALL: [Phase; 8] = [
        Phase::Input,
        Phase::Optimize,
        Phase::Shard,
        Phase::Linalg,
        Phase::Kernel,
        Phase::Vector,
        Phase::Buffer,
        Phase::Llvm,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Phase::Input => "input",
            Phase::Optimize => "optimize",
            Phase::Shard => "shard",
            Phase::Linalg => "linalg",
            Phase::Kernel => "kernel",
            Phase::Vector => "vector",
            Phase::Buffer => "buffer",
            Phase::Llvm => "llvm",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Phase {
    type Err = String;
    fn from_str(name: &str) -> Result<Self, String> {
        Phase::ALL.into_iter().find(|p| p.name() == name).ok_or_else(|| {
            let names = Phase::ALL.map(Phase::name);
            let near = shale_bridge::nearest(name, names).map(|n| format!("; did you mean '{n}'?")).unwrap_or_default();
            format!("phase must be one of {}, got '{name}'{near}", names.join(", "))
        })
    }
}
