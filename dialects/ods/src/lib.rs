// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reads the ODS files of a dialect and writes what connects MLIR's C++ classes with Rust.
//!
//! A dialect is a folder with `dialect.td`, `attributes.td`, `types.td` and one self-contained `ops/<family>.td` per family
//! of operations. From it come
//!
//! * C++ that forwards verifiers, type inference and folders to Rust, one file per family ([`glue`]), and C functions that
//!   take attributes apart and build them ([`attributes`]);
//! * Rust: typed views of operations ([`views`]), enums and structs for attributes ([`attributes`]), and the tables through
//!   which the C++ finds the Rust function of an operation ([`dispatch`]);
//! * the reference documents ([`document`], [`versions`]).
pub mod attributes;
pub mod dispatch;
pub mod document;
pub mod glue;
pub mod model;
pub mod naming;
mod read;
pub mod versions;
pub mod views;

pub use read::{family_files, read};

/// A generated file.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    pub name: String,
    pub text: String,
}

/// Everything that the build of a dialect needs, named after the dialect.
pub fn generate(dialect: &model::Dialect) -> Vec<File> {
    let name = &dialect.name;
    let mut files: Vec<File> = dialect
        .families
        .iter()
        .map(|family| File {
            name: format!("{name}_{}_glue.cpp.inc", family.name),
            text: glue::family(dialect, family),
        })
        .collect();
    files.push(File { name: format!("{name}_glue.h.inc"), text: glue::header(dialect) });
    files.push(File { name: format!("{name}_registration.cpp.inc"), text: glue::registration(dialect) });
    files.push(File { name: format!("{name}_attributes_capi.cpp.inc"), text: attributes::cpp(dialect) });
    files.push(File { name: format!("{name}_attributes.rs"), text: attributes::rust(dialect) });
    files.push(File { name: format!("{name}.rs"), text: views::rust(dialect) });
    files.push(File { name: format!("{name}_dispatch.rs"), text: dispatch::rust(dialect) });
    files
}
