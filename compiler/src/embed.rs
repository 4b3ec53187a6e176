// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Artifacts as part of a C program: one object, one header, one function.
use shale_lowering::target::Target;
use shale_runtime::{
    Artifact, TensorType,
    artifact::{Encoded, Input, Output},
};

/// Checks that `name` can be a C function; the error says why not.
pub fn check_symbol(name: &str) -> Result<(), String> {
    let letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    let valid = name.starts_with(letter) && name.chars().all(|c| letter(c) || c.is_ascii_digit());
    if !valid || KEYWORDS.contains(&name) {
        return Err(format!("symbol must be an identifier of C, got '{name}'"));
    }
    if name == "main" || name.starts_with("shale_") {
        return Err(format!("symbol must not be 'main' or begin with 'shale_', got '{name}'"));
    }
    Ok(())
}

/// Words of C and C++ that are short enough to be somebody's file name.
const KEYWORDS: &[&str] = &[
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "namespace",
    "new",
    "operator",
    "private",
    "protected",
    "public",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    "true",
    "try",
    "typedef",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
];

/// An object file that is about to be written.
pub struct Object<'a> {
    head: Vec<u8>,
    artifact: Encoded<'a>,
}

impl Object<'_> {
    /// Writes the object file; the artifact goes there from where it is.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write(&self, out: &mut impl std::io::Write) -> std::io::Result<()> {
        out.write_all(&self.head)?;
        self.artifact.write(out)
    }
}

/// An object file that defines `symbol` and needs the runtime's C library, `shale_rt`.
///
/// # Errors
/// When the symbol is none of C, the artifact is inconsistent, or LLVM fails.
pub fn object<'a>(artifact: &'a Artifact, symbol: &str, target: &Target) -> Result<Object<'a>, String> {
    check_symbol(symbol)?;
    if !artifact.header.checks.is_empty() {
        return Err("a program with checks is a test and cannot be embedded; shale-run runs it".into());
    }
    let signature = &artifact.header.signature;
    let types = signature.inputs.iter().map(|i| &i.r#type).chain(signature.outputs.iter().map(|o| &o.r#type));
    if let Some(dynamic) = types.into_iter().find(|t| t.is_dynamic()) {
        return Err(format!(
            "one function for C must have inputs and outputs of known sizes, got {dynamic}; shale_program_run_sized runs an \
             artifact, and --argument-types compiles for given sizes"
        ));
    }
    let artifact = artifact.encode().map_err(|error| error.to_string())?;
    let head = shale_lowering::llvm::embedding_object(symbol, artifact.size(), target)?;
    Ok(Object { head, artifact })
}

/// The header of [`object`]'s function, for C and C++.
pub fn header(artifact: &Artifact, symbol: &str) -> String {
    let signature = &artifact.header.signature;
    let guard = format!("{}_H", symbol.to_uppercase());
    let inputs = signature.inputs.iter().map(|Input { name, r#type, .. }| describe(name.as_deref(), r#type));
    let outputs = signature.outputs.iter().map(|Output { name, r#type, .. }| describe(name.as_deref(), r#type));
    let list = |what: &str, lines: &mut dyn Iterator<Item = String>| -> String {
        lines.enumerate().map(|(i, line)| format!("//   {what}[{i}]: {line}\n")).collect()
    };
    let (input_lines, output_lines) = (list("inputs", &mut { inputs }), list("outputs", &mut { outputs }));
    let aliases: String = artifact
        .header
        .aliases
        .iter()
        .map(|alias| format!("// outputs[{}] may be the memory of inputs[{}].\n", alias.output, alias.input))
        .collect();
    format!(
        "// Made by shale-compile {}; the function is in the object or library made with it.\n\
         #ifndef {guard}\n#define {guard}\n\n#ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n\
         enum {{ {symbol}_input_count = {}, {symbol}_output_count = {} }};\n\n\
         // Tensors are row-major, aligned to their element type, and do not overlap:\n{input_lines}{output_lines}{aliases}\
         //\n\
         // Returns NULL, or a message that lives until this thread's next call. May be called from several threads at the same\n\
         // time; the first call also loads the program.\n\
         const char *{symbol}(const void *const *inputs, void *const *outputs);\n\n\
         #ifdef __cplusplus\n}}\n#endif\n\n#endif\n",
        env!("CARGO_PKG_VERSION"),
        signature.inputs.len(),
        signature.outputs.len(),
    )
}

/// "f32, 2 x 3, 24 bytes, x".
fn describe(name: Option<&str>, r#type: &TensorType) -> String {
    let shape: Vec<String> = r#type.shape.iter().map(usize::to_string).collect();
    let shape = if shape.is_empty() { "scalar".to_owned() } else { shape.join(" x ") };
    let size = r#type.checked_size().unwrap_or(0);
    // The name comes from the program: it must not end the comment's line.
    let name = name.map(|name| format!(", {}", name.escape_default())).unwrap_or_default();
    format!("{}, {shape}, {size} bytes{name}", r#type.element.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols() {
        for good in ["model", "_m", "m1"] {
            assert_eq!(check_symbol(good), Ok(()));
        }
        for bad in ["", "1m", "a-b", "ä", "main", "int", "shale_x"] {
            assert!(check_symbol(bad).is_err(), "{bad}");
        }
    }
}
