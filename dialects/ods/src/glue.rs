// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The C++ that forwards verifiers, type inference and folders to Rust. The templates it uses are in `dialects/glue.h`.
use crate::{
    model::{Dialect, Family, Operation},
    naming,
};
use std::fmt::Write;

const NOTICE: &str = "// Generated from the dialect's ODS files.\n";

/// `<dialect>_glue.h.inc`: the Rust entry points and one registration function per family.
pub fn header(dialect: &Dialect) -> String {
    let Dialect { name, namespace, .. } = dialect;
    let mut text = format!(
        "{NOTICE}
extern \"C\" {{
bool shale_{name}_verify(uint32_t id, MlirOperation op);
bool shale_{name}_verify_regions(uint32_t id, MlirOperation op);
bool shale_{name}_infer(uint32_t id, ::shale::InferCall const *call);
bool shale_{name}_fold(uint32_t id, ::shale::FoldCall const *call);
}}

namespace {} {{
",
        namespace.trim_start_matches("::")
    );
    for family in &dialect.families {
        let _ = writeln!(text, "void {}(::mlir::Dialect &dialect);", registration_name(family));
    }
    text += "/// Registers the operations of every family.\nvoid registerOperations(::mlir::Dialect &dialect);\n}\n";
    text
}

fn registration_name(family: &Family) -> String {
    format!("register{}Operations", naming::pascal_case(&family.name))
}

/// `<dialect>_registration.cpp.inc`.
pub fn registration(dialect: &Dialect) -> String {
    let namespace = dialect.namespace.trim_start_matches("::");
    let mut text = format!("{NOTICE}\nvoid {namespace}::registerOperations(::mlir::Dialect &dialect) {{\n");
    for family in &dialect.families {
        let _ = writeln!(text, "  {}(dialect);", registration_name(family));
    }
    text += "}\n";
    text
}

fn id(list: &[(&Family, &Operation)], operation: &Operation) -> Option<usize> {
    list.iter().position(|(_, other)| other.mnemonic == operation.mnemonic)
}

/// `<dialect>_<family>_glue.cpp.inc`.
pub fn family(dialect: &Dialect, family: &Family) -> String {
    let name = &dialect.name;
    let (verified, region_verified) = (dialect.verified(), dialect.region_verified());
    let (inferred, folded) = (dialect.inferred(), dialect.folded());
    let mut text = format!("{NOTICE}\nnamespace {} {{\n", dialect.namespace.trim_start_matches("::"));
    for operation in &family.operations {
        let class = &operation.class;
        if let Some(id) = id(&verified, operation) {
            let _ = writeln!(
                text,
                "::llvm::LogicalResult {class}::verify() {{\n  return ::mlir::success(shale_{name}_verify({id}, wrap(getOperation())));\n}}"
            );
        }
        if let Some(id) = id(&region_verified, operation) {
            let _ = writeln!(
                text,
                "::llvm::LogicalResult {class}::verifyRegions() {{\n  return ::mlir::success(shale_{name}_verify_regions({id}, wrap(getOperation())));\n}}"
            );
        }
        if let Some(id) = id(&inferred, operation) {
            text += &inference(name, class, id, operation.infers_compatibly);
        }
        if let Some(id) = id(&folded, operation) {
            text += &folder(name, class, id, operation.has_single_result());
        }
    }
    let classes: Vec<&str> = family.operations.iter().map(|operation| operation.class.as_str()).collect();
    let _ = writeln!(
        text,
        "void {}(::mlir::Dialect &dialect) {{\n  ::shale::registerOperations<{}>(dialect);\n}}\n}}",
        registration_name(family),
        classes.join(", ")
    );
    text
}

fn inference(dialect: &str, class: &str, id: usize, compatibly: bool) -> String {
    let mut text = format!(
        "::llvm::LogicalResult {class}::inferReturnTypes(
    ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location, ::mlir::ValueRange operands,
    ::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
    ::llvm::SmallVectorImpl<::mlir::Type> &types) {{
  return ::shale::infer<{class}>(shale_{dialect}_infer, {id}, context, location, operands, attributes, properties, regions,
                               types);
}}
"
    );
    if compatibly {
        let _ = writeln!(
            text,
            "bool {class}::isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange actual) {{\n  return ::shale::compatibleTypes(inferred, actual);\n}}"
        );
    }
    text
}

fn folder(dialect: &str, class: &str, id: usize, single: bool) -> String {
    if single {
        return format!(
            "::mlir::OpFoldResult {class}::fold(FoldAdaptor adaptor) {{
  return ::shale::foldSingle(shale_{dialect}_fold, {id}, getOperation(), adaptor.getOperands());
}}
"
        );
    }
    format!(
        "::llvm::LogicalResult {class}::fold(FoldAdaptor adaptor,
                                   ::llvm::SmallVectorImpl<::mlir::OpFoldResult> &results) {{
  return ::shale::fold(shale_{dialect}_fold, {id}, getOperation(), adaptor.getOperands(), results);
}}
"
    )
}
