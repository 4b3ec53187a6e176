// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The dialects: `stablehlo`, `chlo`, `check`, `sdy`, `vhlo` and `shale`.
//!
//! Each lives in a folder next to this crate's `src`. Its operations are declared in `ops/<family>.td`; the functions that
//! verify, infer types and fold are in `verify/<family>.rs`, `infer/<family>.rs` and `fold/<family>.rs`, one per operation,
//! named after it. The build makes of the declarations a typed view of every operation (`stablehlo::TransposeOp`), enums
//! and structs for the attributes, and the tables that connect MLIR's hooks with the functions.
mod registration;
pub mod support;
#[cfg(test)]
mod tests;

pub use registration::{
    mlirGetDialectHandle__chlo__, mlirGetDialectHandle__shale__, mlirGetDialectHandle__stablehlo__,
    mlirGetDialectHandle__vhlo__, register, register_raw,
};

/// A dialect's generated views, attributes and dispatch tables, included where its functions are.
macro_rules! generated {
    ($dialect:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $dialect, ".rs"));
        mod attributes {
            include!(concat!(env!("OUT_DIR"), "/", $dialect, "_attributes.rs"));
        }
        #[allow(unused_imports, reason = "not every dialect has some")]
        pub use attributes::*;
        #[allow(dead_code, reason = "the glue calls these, and a test reads the rest")]
        pub(crate) mod dispatch {
            include!(concat!(env!("OUT_DIR"), "/", $dialect, "_dispatch.rs"));
        }
    };
}

#[path = "../check/mod.rs"]
pub mod check;
#[path = "../chlo/mod.rs"]
pub mod chlo;
#[path = "../sdy/mod.rs"]
pub mod sdy;
#[path = "../shale/mod.rs"]
pub mod shale;
#[path = "../stablehlo/mod.rs"]
pub mod stablehlo;
#[path = "../vhlo/mod.rs"]
pub mod vhlo;
