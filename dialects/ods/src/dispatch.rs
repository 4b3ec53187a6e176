// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `<dialect>_dispatch.rs`: the functions that the glue calls and the tables they look into. A table names the Rust function
//! of each operation, so a missing one is a compile error. A file that is missing altogether leaves its family without
//! verifiers and folders, and with type inference that says so; the build warns, and a test of `shale-dialects` fails.
use crate::{
    model::{Dialect, Family, Operation},
    naming::identifier,
};
use std::fmt::Write;

pub fn rust(dialect: &Dialect) -> String {
    let name = &dialect.name;
    let path = |concern: &str, (family, operation): &(&Family, &Operation), suffix: &str| {
        let function = identifier(&format!("{}{suffix}", operation.mnemonic));
        format!("super::{concern}::{}::{function}", identifier(&family.name))
    };
    let mut text = format!(
        "// Generated from the dialect's ODS files.
#[allow(unused_imports)]
use crate::support::callback::{{self, Folder, Inference, Verifier}};
use mlir_sys::MlirOperation;

/// The Rust files that operations of the dialect need and that do not exist yet.
pub(crate) const MISSING: &[&str] = &{:?};

",
        dialect.missing()
    );
    for (table, operations, suffix) in
        [("VERIFIERS", dialect.verified(), ""), ("REGION_VERIFIERS", dialect.region_verified(), "_regions")]
    {
        let _ = writeln!(text, "static {table}: &[Verifier] = &[");
        for entry in &operations {
            let _ = match entry.0.written.verify {
                true => {
                    writeln!(text, "    |op| {}(super::{}::assume(op)),", path("verify", entry, suffix), entry.1.class)
                }
                false => writeln!(text, "    |_| Ok(()),"),
            };
        }
        text += "];\n\n";
    }
    text += "static INFERENCES: &[Inference] = &[\n";
    for entry in &dialect.inferred() {
        let class = &entry.1.class;
        let function = match entry.0.written.infer {
            true => format!("{}(site)", path("infer", entry, "")),
            false => "callback::not_written(site)".into(),
        };
        let _ = writeln!(
            text,
            "    Inference {{ name: super::{class}::NAME, operands: super::{class}::OPERANDS, function: |site| {function} }},"
        );
    }
    text += "];\n\nstatic FOLDERS: &[Folder] = &[\n";
    for entry in &dialect.folded() {
        let (function, class) = (path("fold", entry, ""), &entry.1.class);
        let _ = match entry.0.written.fold {
            true => writeln!(
                text,
                "    |op, constants| {function}(&callback::FoldSite::new(super::{class}::assume(op), constants)),"
            ),
            false => writeln!(text, "    |_, _| None,"),
        };
    }
    text += "];\n\n/// The folder of an operation.\npub(crate) fn folder(name: &str) -> Option<Folder> {\n    let names: &[&str] = &[\n";
    for entry in &dialect.folded() {
        let _ = writeln!(text, "        super::{}::NAME,", entry.1.class);
    }
    text += "    ];\n    names.iter().position(|other| *other == name).map(|id| FOLDERS[id])\n}\n";
    let _ = write!(
        text,
        "
#[unsafe(no_mangle)]
extern \"C\" fn shale_{name}_verify(id: u32, op: MlirOperation) -> bool {{
    callback::verify(VERIFIERS, id, op)
}}

#[unsafe(no_mangle)]
extern \"C\" fn shale_{name}_verify_regions(id: u32, op: MlirOperation) -> bool {{
    callback::verify(REGION_VERIFIERS, id, op)
}}

#[unsafe(no_mangle)]
unsafe extern \"C\" fn shale_{name}_infer(id: u32, call: *const callback::InferCall) -> bool {{
    // SAFETY: the glue passes a call that lives until this returns.
    unsafe {{ callback::infer(INFERENCES, id, &*call) }}
}}

#[unsafe(no_mangle)]
unsafe extern \"C\" fn shale_{name}_fold(id: u32, call: *const callback::FoldCall) -> bool {{
    // SAFETY: as above.
    unsafe {{ callback::fold(FOLDERS, id, &*call) }}
}}
"
    );
    text
}
