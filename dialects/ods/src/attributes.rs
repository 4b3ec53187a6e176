// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Enums, attributes and types of a dialect: C functions over the C++ classes, Rust enums and structs over the C functions.
use crate::{
    model::{Definition, Dialect, Enum, Parameter, ParameterKind},
    naming::{self, comment, identifier, pascal_case, structure},
};
use std::fmt::Write;

/// The prefix of the C functions for one definition.
fn prefix(dialect: &Dialect, definition: &Definition) -> String {
    format!("shale_{}_{}", dialect.name, naming::snake_case(&definition.class))
}

fn definitions(dialect: &Dialect) -> impl Iterator<Item = (&Definition, bool)> {
    dialect.attributes.iter().map(|d| (d, false)).chain(dialect.types.iter().map(|d| (d, true)))
}

/// `<dialect>_attributes_capi.cpp.inc`.
pub fn cpp(dialect: &Dialect) -> String {
    let mut text = String::from("// Generated from the dialect's ODS files.\n\nextern \"C\" {\n");
    for (definition, is_type) in definitions(dialect) {
        let (prefix, class) = (prefix(dialect, definition), format!("{}::{}", dialect.namespace, definition.class));
        let handle = if is_type { "MlirType" } else { "MlirAttribute" };
        let _ = writeln!(text, "bool {prefix}_is({handle} self) {{ return ::llvm::isa<{class}>(unwrap(self)); }}");
        let (mut formals, mut actuals) = (String::new(), String::new());
        for parameter in &definition.parameters {
            let value = format!("::llvm::cast<{class}>(unwrap(self)).{}()", naming::getter(&parameter.name));
            let crossing = Crossing::of(&parameter.kind);
            let _ = writeln!(
                text,
                "{} {prefix}_get_{}({handle} self) {{ return {}; }}",
                crossing.cpp,
                naming::snake_case(&parameter.name),
                crossing.to_c.replace('$', &value)
            );
            let _ = write!(formals, ", {} {}_", crossing.cpp, parameter.name);
            let actual = crossing.from_c.replace('$', &format!("{}_", parameter.name));
            let _ = write!(actuals, ", {}", actual.replace("TYPE", &qualified(dialect, parameter)));
        }
        let _ = writeln!(
            text,
            "{handle} {prefix}_new(MlirContext context{formals}) {{ return wrap({class}::get(unwrap(context){actuals})); }}"
        );
    }
    text += "}\n";
    text
}

/// The C++ type of a parameter, spelt so that it is found from outside of the dialect's namespace.
fn qualified(dialect: &Dialect, parameter: &Parameter) -> String {
    match &parameter.kind {
        ParameterKind::Enum(class) => format!("{}::{class}", dialect.namespace),
        ParameterKind::Attributes | ParameterKind::Types => {
            let element = parameter.cpp_type.split_once('<').map_or("", |(_, rest)| rest.trim_end_matches('>'));
            lookup(dialect, element)
        }
        _ => lookup(dialect, &parameter.cpp_type),
    }
}

fn lookup(dialect: &Dialect, cpp_type: &str) -> String {
    match cpp_type.contains("::") || !cpp_type.ends_with(|c: char| c.is_alphanumeric()) {
        true => cpp_type.to_string(),
        false if definitions(dialect).any(|(d, _)| d.class == cpp_type) => format!("{}::{cpp_type}", dialect.namespace),
        false if ["int64_t", "uint64_t", "int32_t", "uint32_t", "int", "unsigned"].contains(&cpp_type) => {
            cpp_type.into()
        }
        false => format!("::mlir::{cpp_type}"),
    }
}

/// How a kind of parameter looks on the way.
struct Crossing {
    /// Its type in the C function.
    cpp: &'static str,
    /// The same type in Rust.
    ffi: &'static str,
    /// From the value `$` of the C++ accessor to the C function's result.
    to_c: &'static str,
    /// From the C function's argument `$` to what `get` takes; `TYPE` is the parameter's type.
    from_c: &'static str,
}

impl Crossing {
    fn of(kind: &ParameterKind) -> Self {
        let new = |cpp, ffi, to_c, from_c| Self { cpp, ffi, to_c, from_c };
        match kind {
            ParameterKind::Integer => new("int64_t", "i64", "static_cast<int64_t>($)", "static_cast<TYPE>($)"),
            ParameterKind::Enum(_) => new("int64_t", "i64", "static_cast<int64_t>($)", "static_cast<TYPE>($)"),
            ParameterKind::Float => new("double", "f64", "::shale::toDouble($)", "::llvm::APFloat($)"),
            ParameterKind::Boolean => new("bool", "bool", "$", "$"),
            ParameterKind::String => new("MlirStringRef", "MlirStringRef", "wrap($)", "unwrap($)"),
            ParameterKind::Integers => {
                new("::shale::Array<int64_t>", "ffi::Array<i64>", "::shale::Array<int64_t>::of($)", "$.ref()")
            }
            ParameterKind::Booleans => {
                new("::shale::Array<bool>", "ffi::Array<bool>", "::shale::Array<bool>::of($)", "$.ref()")
            }
            ParameterKind::Attribute => new(
                "MlirAttribute",
                "MlirAttribute",
                "wrap(::mlir::Attribute($))",
                "::llvm::cast_or_null<TYPE>(unwrap($))",
            ),
            ParameterKind::Type => {
                new("MlirType", "MlirType", "wrap(::mlir::Type($))", "::llvm::cast_or_null<TYPE>(unwrap($))")
            }
            // An attribute or type, of whichever class, is one pointer.
            ParameterKind::Attributes => new(
                "::shale::Array<MlirAttribute>",
                "ffi::Array<MlirAttribute>",
                "::shale::Array<MlirAttribute>::cast($)",
                "$.as<TYPE>()",
            ),
            ParameterKind::Types => new(
                "::shale::Array<MlirType>",
                "ffi::Array<MlirType>",
                "::shale::Array<MlirType>::cast($)",
                "$.as<TYPE>()",
            ),
        }
    }
}

/// The Rust type of a parameter.
fn rust_type(kind: &ParameterKind) -> String {
    match kind {
        ParameterKind::Integer => "i64".into(),
        ParameterKind::Float => "f64".into(),
        ParameterKind::Boolean => "bool".into(),
        ParameterKind::String => "String".into(),
        ParameterKind::Integers => "Vec<i64>".into(),
        ParameterKind::Booleans => "Vec<bool>".into(),
        ParameterKind::Enum(class) => class.clone(),
        // Optional parameters are null when absent.
        ParameterKind::Attribute => "Option<Attribute<'c>>".into(),
        ParameterKind::Attributes => "Vec<Attribute<'c>>".into(),
        ParameterKind::Type => "Option<Type<'c>>".into(),
        ParameterKind::Types => "Vec<Type<'c>>".into(),
    }
}

fn borrows(kind: &ParameterKind) -> bool {
    matches!(kind, ParameterKind::Attribute | ParameterKind::Attributes | ParameterKind::Type | ParameterKind::Types)
}

/// True if the struct of a definition has the lifetime of the context.
pub(crate) fn has_lifetime(definition: &Definition) -> bool {
    definition.parameters.iter().any(|parameter| borrows(&parameter.kind))
}

/// `<dialect>_attributes.rs`.
pub fn rust(dialect: &Dialect) -> String {
    let mut text = String::from("// Generated from the dialect's ODS files.\n");
    text += "#[allow(unused_imports)]\nuse crate::support::{attribute::{FromAttribute, InContext, Number}, ffi};\n";
    text += "#[allow(unused_imports)]\nuse melior::ir::{Attribute, AttributeLike, Type, TypeLike};\n";
    text += "#[allow(unused_imports)]\nuse mlir_sys::{MlirAttribute, MlirContext, MlirStringRef, MlirType};\n\n";
    for enumeration in &dialect.enums {
        text += &rust_enum(enumeration);
    }
    for (definition, is_type) in definitions(dialect) {
        text += &externs(dialect, definition, is_type);
        text += &match definition.wrapped_enum() {
            Some(class) if !is_type => rust_enum_attribute(dialect, definition, class),
            _ => rust_struct(dialect, definition, is_type),
        };
    }
    text
}

fn rust_enum(enumeration: &Enum) -> String {
    let Enum { class, summary, cases } = enumeration;
    let mut text =
        comment("///", &format!("{}.", if summary.is_empty() { class } else { summary.trim_end_matches('.') }));
    let _ = writeln!(text, "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum {class} {{");
    for case in cases {
        let _ = writeln!(text, "    /// `{}`.\n    {},", case.spelling, pascal_case(&case.symbol));
    }
    let _ = writeln!(text, "}}\n\nimpl {class} {{");
    let names: Vec<String> = cases.iter().map(|case| format!("Self::{}", pascal_case(&case.symbol))).collect();
    let _ = writeln!(
        text,
        "    /// Every case, in the order of the declaration.\n    pub const ALL: &'static [Self] = &[{}];\n",
        names.join(", ")
    );
    text += "    /// The number that stands for the case in C++ and in bytecode.\n    pub const fn value(self) -> i64 {\n        match self {\n";
    for case in cases {
        let _ = writeln!(text, "            Self::{} => {},", pascal_case(&case.symbol), case.value);
    }
    text += "        }\n    }\n\n    /// The case with this number.\n    pub const fn from_value(value: i64) -> Option<Self> {\n        match value {\n";
    for case in cases {
        let _ = writeln!(text, "            {} => Some(Self::{}),", case.value, pascal_case(&case.symbol));
    }
    text += "            _ => None,\n        }\n    }\n\n    /// As it is spelt in the textual form.\n    pub const fn spelling(self) -> &'static str {\n        match self {\n";
    for case in cases {
        let _ = writeln!(text, "            Self::{} => {:?},", pascal_case(&case.symbol), case.spelling);
    }
    text += "        }\n    }\n}\n\n";
    let _ = writeln!(
        text,
        "impl std::fmt::Display for {class} {{
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{
        formatter.write_str(self.spelling())
    }}
}}
"
    );
    let _ = writeln!(
        text,
        "impl<'c> FromAttribute<'c> for Number<{class}> {{
    const EXPECTED: &'static str = \"the number of a {class}\";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {{
        {class}::from_value(i64::from_attribute(attribute)?).map(Self)
    }}
}}
"
    );
    text
}

fn externs(dialect: &Dialect, definition: &Definition, is_type: bool) -> String {
    let prefix = prefix(dialect, definition);
    let handle = if is_type { "MlirType" } else { "MlirAttribute" };
    let mut text = format!("unsafe extern \"C\" {{\n    fn {prefix}_is(this: {handle}) -> bool;\n");
    let mut formals = String::new();
    for parameter in &definition.parameters {
        let ffi = Crossing::of(&parameter.kind).ffi;
        let _ = writeln!(text, "    fn {prefix}_get_{}(this: {handle}) -> {ffi};", naming::snake_case(&parameter.name));
        let _ = write!(formals, ", {}: {ffi}", identifier(&parameter.name));
    }
    let _ = writeln!(text, "    fn {prefix}_new(context: MlirContext{formals}) -> {handle};\n}}\n");
    text
}

/// An attribute that wraps an enum is seen as the enum itself.
fn rust_enum_attribute(dialect: &Dialect, definition: &Definition, class: &str) -> String {
    let prefix = prefix(dialect, definition);
    let parameter = naming::snake_case(&definition.parameters[0].name);
    format!(
        "impl<'c> FromAttribute<'c> for {class} {{
    const EXPECTED: &'static str = \"#{}.{}\";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {{
        // SAFETY: the attribute is alive, and its class is checked before it is read.
        unsafe {{
            let raw = attribute.to_raw();
            if {prefix}_is(raw) {{ Self::from_value({prefix}_get_{parameter}(raw)) }} else {{ None }}
        }}
    }}
}}

impl {class} {{
    /// `#{}.{}` of this case.
    pub fn to_attribute<'c>(self, context: impl InContext<'c>) -> Attribute<'c> {{
        // SAFETY: the context is alive in 'c.
        unsafe {{ Attribute::from_raw({prefix}_new(context.raw_context(), self.value())) }}
    }}
}}

",
        dialect.name, definition.mnemonic, dialect.name, definition.mnemonic
    )
}

fn rust_struct(dialect: &Dialect, definition: &Definition, is_type: bool) -> String {
    let prefix = prefix(dialect, definition);
    let (rust, noun, argument, sigil) =
        if is_type { ("Type", "type", "r#type", "!") } else { ("Attribute", "attribute", "attribute", "#") };
    let name = structure(&definition.class);
    let lifetime = if has_lifetime(definition) { "<'c>" } else { "" };
    let expected = format!("{sigil}{}.{}", dialect.name, definition.mnemonic);
    let mut text = match definition.summary.is_empty() {
        true => format!("/// `{expected}`.\n"),
        false => comment("///", &format!("`{expected}`: {}.", definition.summary.trim_end_matches('.'))),
    };
    if !definition.description.trim().is_empty() {
        text += &format!("///\n{}", comment("///", &definition.description));
    }
    let fields: Vec<(String, &Parameter)> = definition.parameters.iter().map(|p| (identifier(&p.name), p)).collect();
    let eq = if definition.parameters.iter().any(|p| p.kind == ParameterKind::Float) { "" } else { ", Eq" };
    let _ = writeln!(text, "#[derive(Clone, Debug, PartialEq{eq})]\npub struct {name}{lifetime} {{");
    for (field, parameter) in &fields {
        if !parameter.summary.is_empty() {
            text += &comment("    ///", &parameter.summary);
        }
        let _ = writeln!(text, "    pub {field}: {},", rust_type(&parameter.kind));
    }
    text += "}\n\n";

    let read: String = fields
        .iter()
        .map(|(field, parameter)| {
            let call = format!("{prefix}_get_{}(raw)", naming::snake_case(&parameter.name));
            format!("                {field}: {},\n", read_expression(&parameter.kind, &call))
        })
        .collect();
    let reader = format!(
        "        // SAFETY: it is alive, its class is checked before it is read, and what the accessors point to is copied.
        unsafe {{
            let raw = {argument}.to_raw();
            if !{prefix}_is(raw) {{
                return None;
            }}
            Some(Self {{
{read}            }})
        }}"
    );
    let written: String =
        fields.iter().map(|(field, p)| format!(", {}", write_expression(&p.kind, &format!("self.{field}")))).collect();
    let builder_lifetime = if has_lifetime(definition) { "" } else { "<'c>" };
    let generics = if has_lifetime(definition) { "<'c>" } else { "" };
    let own_lifetime = if has_lifetime(definition) { "" } else { "<'c>" };
    if is_type {
        let _ = writeln!(
            text,
            "impl{generics} {name}{lifetime} {{
    /// The parameters of the type, or nothing if it is another type.
    pub fn from_type{own_lifetime}({argument}: {rust}<'c>) -> Option<Self> {{
{reader}
    }}
"
        );
    } else {
        let _ = writeln!(
            text,
            "impl<'c> FromAttribute<'c> for {name}{lifetime} {{
    const EXPECTED: &'static str = {expected:?};

    fn from_attribute({argument}: {rust}<'c>) -> Option<Self> {{
{reader}
    }}
}}

impl{generics} {name}{lifetime} {{"
        );
    }
    let _ = writeln!(
        text,
        "    /// The {noun} with these parameters.
    pub fn to_{noun}{builder_lifetime}(&self, context: impl InContext<'c>) -> {rust}<'c> {{
        // SAFETY: the context is alive in 'c, and MLIR copies the arrays.
        unsafe {{ {rust}::from_raw({prefix}_new(context.raw_context(){written})) }}
    }}
}}
"
    );
    text
}

fn read_expression(kind: &ParameterKind, call: &str) -> String {
    match kind {
        ParameterKind::Integer | ParameterKind::Float | ParameterKind::Boolean => call.into(),
        ParameterKind::String => format!("ffi::string({call})"),
        ParameterKind::Integers | ParameterKind::Booleans => format!("{call}.to_vec()"),
        ParameterKind::Enum(class) => format!("{class}::from_value({call})?"),
        ParameterKind::Attribute => format!("Attribute::from_option_raw({call})"),
        ParameterKind::Type => format!("Type::from_option_raw({call})"),
        ParameterKind::Attributes => {
            format!("{call}.to_vec().into_iter().map(|raw| Attribute::from_raw(raw)).collect()")
        }
        ParameterKind::Types => format!("{call}.to_vec().into_iter().map(|raw| Type::from_raw(raw)).collect()"),
    }
}

fn write_expression(kind: &ParameterKind, field: &str) -> String {
    match kind {
        ParameterKind::Integer | ParameterKind::Float | ParameterKind::Boolean => field.into(),
        ParameterKind::String => format!("ffi::string_ref(&{field})"),
        ParameterKind::Integers | ParameterKind::Booleans => format!("ffi::Array::of(&{field})"),
        ParameterKind::Enum(_) => format!("{field}.value()"),
        ParameterKind::Attribute => format!("ffi::attribute_or_null({field})"),
        ParameterKind::Type => format!("ffi::type_or_null({field})"),
        ParameterKind::Attributes => {
            format!("ffi::Array::of(&{field}.iter().map(|a| a.to_raw()).collect::<Vec<_>>())")
        }
        ParameterKind::Types => format!("ffi::Array::of(&{field}.iter().map(|t| t.to_raw()).collect::<Vec<_>>())"),
    }
}
