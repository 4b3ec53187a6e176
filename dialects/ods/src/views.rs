// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `<dialect>.rs`: a typed view of every operation, and the index of all of them.
use crate::{
    attributes,
    model::*,
    naming::{comment, identifier, pascal_case, structure},
};
use std::{collections::HashSet, fmt::Write};

/// Names that every view has, whatever its operands are called.
const RESERVED: &[&str] = &["operation", "location", "cast", "assume", "build", "clone", "fmt", "eq", "into", "from"];

pub fn rust(dialect: &Dialect) -> String {
    let mut text = String::from(
        "// Generated from the dialect's ODS files.
#[allow(unused_imports)]
use crate::support::{attribute::{self, ArrayOf}, operands::{self, Arity, Groups, Segments}, operation, OperationInfo};
#[allow(unused_imports)]
use melior::ir::{Attribute, Location, Operation, OperationRef, Region, RegionRef, Type, Value, operation::OperationLike};

",
    );
    for (_, operation) in dialect.operations() {
        text += &View { dialect, operation }.rust();
    }
    text += &index(dialect);
    text
}

/// The index of operations: what each has, for documents and for tests over all of them.
fn index(dialect: &Dialect) -> String {
    let mut text = String::from(
        "/// Every operation of the dialect, by family and mnemonic.\npub static OPERATIONS: &[OperationInfo] = &[\n",
    );
    for (family, operation) in dialect.operations() {
        let _ = writeln!(
            text,
            "    OperationInfo {{ dialect: {:?}, family: {:?}, mnemonic: {:?}, name: {:?}, summary: {:?}, has_verifier: {}, has_infer: {}, has_folder: {}, traits: &{:?} }},",
            dialect.name,
            family.name,
            operation.mnemonic,
            format!("{}.{}", dialect.name, operation.mnemonic),
            operation.summary,
            operation.has_verifier,
            operation.infers,
            operation.has_folder,
            operation.traits,
        );
    }
    text += "];\n";
    text
}

/// How a kind of attribute looks in Rust.
struct Typed {
    /// What an accessor returns.
    owned: String,
    /// What a builder takes.
    borrowed: String,
    /// The type that is read, and what turns it into the owned one.
    read: String,
    convert: &'static str,
    /// From the builder's argument `$` to an attribute.
    write: String,
}

struct View<'a> {
    dialect: &'a Dialect,
    operation: &'a Operation,
}

impl View<'_> {
    fn rust(&self) -> String {
        let Operation { class, mnemonic, summary, description, .. } = self.operation;
        let name = format!("{}.{mnemonic}", self.dialect.name);
        let mut text = comment(
            "///",
            &if summary.is_empty() {
                format!("`{name}`.")
            } else {
                format!("`{name}`: {}.", summary.trim().trim_end_matches('.'))
            },
        );
        if !description.trim().is_empty() {
            text += &format!("///\n{}", comment("///", description));
        }
        let _ = writeln!(
            text,
            "#[derive(Clone, Copy)]
pub struct {class}<'c, 'a>(OperationRef<'c, 'a>);

#[allow(clippy::too_many_arguments, clippy::wrong_self_convention, clippy::redundant_closure)]
#[allow(clippy::unnecessary_lazy_evaluations)]
impl<'c, 'a> {class}<'c, 'a> {{
    pub const NAME: &'static str = {name:?};
    /// How the operands are divided among the names that ODS gives them.
    pub const OPERANDS: Groups = {};
    /// How the results are divided.
    pub const RESULTS: Groups = {};

    /// The view, if the operation is one of these.
    pub fn cast(operation: OperationRef<'c, 'a>) -> Option<Self> {{
        operation::is(operation, Self::NAME).then_some(Self(operation))
    }}

    /// The view of an operation whose name is known. Accessors panic if it is another one.
    #[allow(dead_code)]
    pub(crate) fn assume(operation: OperationRef<'c, 'a>) -> Self {{
        Self(operation)
    }}

    pub fn operation(self) -> OperationRef<'c, 'a> {{
        self.0
    }}

    pub fn location(self) -> Location<'c> {{
        self.0.location()
    }}
",
            groups(&self.operation.operands, self.operation.operand_segments, "operandSegmentSizes"),
            groups(&self.operation.results, self.operation.result_segments, "resultSegmentSizes"),
        );
        let mut taken: HashSet<String> = RESERVED.iter().map(|name| name.to_string()).collect();
        let mut unique = |name: &str| {
            let mut name = identifier(name);
            while !taken.insert(name.clone()) {
                name.push('_');
            }
            name
        };
        for (noun, group, values) in
            [("operand", "OPERANDS", &self.operation.operands), ("result", "RESULTS", &self.operation.results)]
        {
            for (index, value) in values.iter().enumerate() {
                let (accessor, function) = (unique(&value.name), format!("operands::{noun}"));
                let (returned, function) = match value.arity {
                    Arity::One => ("Value<'c, 'a>", function),
                    Arity::Optional => ("Option<Value<'c, 'a>>", format!("operands::optional_{noun}")),
                    Arity::Variadic => ("Vec<Value<'c, 'a>>", format!("{function}s")),
                };
                text += &comment("    ///", &format!("{}: {}.", capital(noun), value.constraint));
                let _ = writeln!(
                    text,
                    "    pub fn {accessor}(self) -> {returned} {{\n        {function}(self.0, &Self::{group}, {index})\n    }}\n"
                );
            }
        }
        for (index, region) in self.operation.regions.iter().enumerate() {
            let (returned, call) = match region.variadic {
                true => ("Vec<RegionRef<'c, 'a>>", format!("operation::regions_from(self.0, {index})")),
                false => ("RegionRef<'c, 'a>", format!("operation::region(self.0, {index})")),
            };
            let _ =
                writeln!(text, "    pub fn {}(self) -> {returned} {{\n        {call}\n    }}\n", unique(&region.name));
        }
        for attribute in &self.operation.attributes {
            let accessor = unique(&attribute.name);
            text += &self.accessor(attribute, &accessor);
        }
        text += &self.builder();
        text += "}\n\n";
        let _ = writeln!(
            text,
            "impl<'c, 'a> From<{class}<'c, 'a>> for OperationRef<'c, 'a> {{
    fn from(view: {class}<'c, 'a>) -> Self {{
        view.0
    }}
}}
"
        );
        text
    }

    fn accessor(&self, attribute: &Attribute, accessor: &str) -> String {
        let name = &attribute.name;
        let typed = self.typed(&attribute.kind);
        let mut text = comment("    ///", &format!("Attribute `{name}`: {}.", attribute.constraint));
        if attribute.kind == Kind::Unit {
            let _ = writeln!(
                text,
                "    pub fn {accessor}(self) -> bool {{\n        self.0.has_attribute({name:?})\n    }}\n"
            );
            return text;
        }
        let (read, convert) = (&typed.read, typed.convert);
        let default = attribute.default.as_deref().and_then(|default| self.default(&attribute.kind, default));
        let (returned, body) = match (attribute.optional || attribute.default.is_some(), default) {
            (true, Some(default)) => {
                let map = if convert.is_empty() { String::new() } else { format!(".map(|value| value{convert})") };
                let fallback = match default.as_str() {
                    "Vec::new()" | "String::new()" => ".unwrap_or_default()".to_string(),
                    call if call.contains(['(', '!']) => format!(".unwrap_or_else(|| {call})"),
                    value => format!(".unwrap_or({value})"),
                };
                (typed.owned, format!("attribute::optional::<{read}>(self.0, {name:?}){map}{fallback}"))
            }
            (true, None) => {
                let map = if convert.is_empty() { String::new() } else { format!(".map(|value| value{convert})") };
                (format!("Option<{}>", typed.owned), format!("attribute::optional::<{read}>(self.0, {name:?}){map}"))
            }
            (false, _) => (typed.owned, format!("attribute::required::<{read}>(self.0, {name:?}){convert}")),
        };
        let _ = writeln!(text, "    pub fn {accessor}(self) -> {returned} {{\n        {body}\n    }}\n");
        text
    }

    fn typed(&self, kind: &Kind) -> Typed {
        let same = |text: &str, write: &str| Typed {
            owned: text.into(),
            borrowed: text.into(),
            read: text.into(),
            convert: "",
            write: write.into(),
        };
        let slice =
            |owned: &str, borrowed: &str, write: &str| Typed { borrowed: borrowed.into(), ..same(owned, write) };
        match kind {
            Kind::Integer { width, sign } => {
                same("i64", &format!("attribute::integer(location, {width:?}, attribute::Sign::{sign:?}, $)"))
            }
            Kind::Boolean => same("bool", "attribute::boolean(location, $)"),
            Kind::Unit => same("bool", "attribute::unit(location)"),
            Kind::Float { width } => same("f64", &format!("attribute::float(location, {width}, $)")),
            Kind::String => slice("String", "&str", "attribute::string(location, $)"),
            Kind::FlatSymbol => slice("String", "&str", "attribute::symbol(location, $)"),
            Kind::Integers { width } => {
                slice("Vec<i64>", "&[i64]", &format!("attribute::integers(location, {width}, $)"))
            }
            Kind::Booleans => slice("Vec<bool>", "&[bool]", "attribute::booleans(location, $)"),
            Kind::Type => same("Type<'c>", "attribute::of_type($)"),
            Kind::Enum { class, storage: EnumStorage::Attribute(_) } if self.dialect.enumeration(class).is_some() => {
                same(class, "$.to_attribute(location)")
            }
            Kind::Enum { class, storage: EnumStorage::Integer { width } }
                if self.dialect.enumeration(class).is_some() =>
            {
                Typed {
                    owned: class.clone(),
                    borrowed: class.clone(),
                    read: format!("attribute::Number<{class}>"),
                    convert: ".0",
                    write: format!("attribute::integer(location, Some({width}), attribute::Sign::Signless, $.value())"),
                }
            }
            Kind::Struct { class } => {
                match self.dialect.attributes.iter().find(|definition| definition.class == *class) {
                    Some(definition) => {
                        let lifetime = if attributes::has_lifetime(definition) { "<'c>" } else { "" };
                        let name = format!("{}{lifetime}", structure(class));
                        slice(&name, &format!("&{name}"), "$.to_attribute(location)")
                    }
                    None => same("Attribute<'c>", "$"),
                }
            }
            Kind::Array(element) => {
                let element = self.typed(element);
                let (read, owned) = match element.convert.is_empty() {
                    true => (element.read, element.owned),
                    false => ("Attribute<'c>".to_string(), "Attribute<'c>".to_string()),
                };
                Typed {
                    owned: format!("Vec<{owned}>"),
                    borrowed: "&[Attribute<'c>]".into(),
                    read: format!("ArrayOf<{read}>"),
                    convert: ".0",
                    write: "attribute::array(location, $)".into(),
                }
            }
            Kind::Enum { .. } | Kind::Any => same("Attribute<'c>", "$"),
        }
    }

    /// A default, a C++ expression, in Rust; nothing if it takes C++ to know.
    fn default(&self, kind: &Kind, default: &str) -> Option<String> {
        let default = default.trim();
        match kind {
            Kind::Boolean => default.parse::<bool>().ok().map(|value| value.to_string()),
            Kind::Integer { .. } => default.parse::<i64>().ok().map(|value| value.to_string()),
            Kind::Float { .. } => default.parse::<f64>().ok().map(|value| format!("{value:?}")),
            Kind::String => {
                let inner = default.strip_prefix('"')?.strip_suffix('"')?;
                (!inner.contains('\\'))
                    .then(|| if inner.is_empty() { "String::new()".into() } else { format!("{inner:?}.to_string()") })
            }
            Kind::Integers { .. } | Kind::Booleans | Kind::Array(_) => {
                let inner = default.strip_prefix('{')?.strip_suffix('}')?.trim();
                match (inner.is_empty(), kind) {
                    (true, _) => Some("Vec::new()".into()),
                    (false, Kind::Array(_)) => None,
                    (false, _) => Some(format!("vec![{inner}]")),
                }
            }
            Kind::Enum { class, .. } => {
                let symbol = default.rsplit("::").next()?;
                let case = self.dialect.enumeration(class)?.cases.iter().find(|case| case.symbol == symbol)?;
                Some(format!("{class}::{}", pascal_case(&case.symbol)))
            }
            _ => None,
        }
    }

    fn builder(&self) -> String {
        let Operation { operands, attributes, regions, results, .. } = self.operation;
        let mut taken = HashSet::from(["location".to_string(), "result_types".to_string(), "state".to_string()]);
        let mut unique = |name: &str| {
            let mut name = identifier(name);
            while !taken.insert(name.clone()) {
                name.push('_');
            }
            name
        };
        let mut formals = String::new();
        let mut body = String::from("        #[allow(unused_mut)]\n        let mut state = operation::State::new(Self::NAME, location);\n");
        for value in operands {
            let name = unique(&value.name);
            let (formal, call) = match value.arity {
                Arity::One => ("Value<'c, '_>", "operand"),
                Arity::Optional => ("Option<Value<'c, '_>>", "optional_operand"),
                Arity::Variadic => ("&[Value<'c, '_>]", "operands"),
            };
            let _ = write!(formals, ", {name}: {formal}");
            let _ = writeln!(body, "        state.{call}({name});");
        }
        if self.operation.operand_segments == Segments::Sized {
            body += "        state.operand_segment_sizes();\n";
        }
        for attribute in attributes {
            let (name, typed) = (unique(&attribute.name), self.typed(&attribute.kind));
            let key = &attribute.name;
            if attribute.kind == Kind::Unit {
                let _ = write!(formals, ", {name}: bool");
                let _ = writeln!(
                    body,
                    "        if {name} {{\n            state.attribute({key:?}, {});\n        }}",
                    typed.write
                );
            } else if attribute.optional || attribute.default.is_some() {
                let _ = write!(formals, ", {name}: Option<{}>", typed.borrowed);
                let write = typed.write.replace('$', "value");
                let _ = writeln!(
                    body,
                    "        if let Some(value) = {name} {{\n            state.attribute({key:?}, {write});\n        }}"
                );
            } else {
                let _ = write!(formals, ", {name}: {}", typed.borrowed);
                let _ = writeln!(body, "        state.attribute({key:?}, {});", typed.write.replace('$', &name));
            }
        }
        for region in regions {
            let name = unique(&region.name);
            let (formal, call) =
                if region.variadic { ("Vec<Region<'c>>", "regions") } else { ("Region<'c>", "region") };
            let _ = write!(formals, ", {name}: {formal}");
            let _ = writeln!(body, "        state.{call}({name});");
        }
        if !results.is_empty() {
            formals += ", result_types: &[Type<'c>]";
            body += "        state.results(result_types);\n";
        }
        if self.operation.result_segments == Segments::Sized {
            formals += ", result_segment_sizes: &[i32]";
            body += "        state.result_segment_sizes(result_segment_sizes);\n";
        }
        format!(
            "    /// A new operation, detached. Nothing is checked: the verifier does.
    pub fn build(location: Location<'c>{formals}) -> Operation<'c> {{
{body}        state.build()
    }}
"
        )
    }
}

fn capital(noun: &str) -> String {
    pascal_case(noun)
}

fn groups(values: &[Value], segments: Segments, attribute: &str) -> String {
    let arities: Vec<String> = values.iter().map(|value| format!("Arity::{:?}", value.arity)).collect();
    let segments = match segments {
        Segments::Remainder => "Segments::Remainder".to_string(),
        Segments::Equal => "Segments::Equal".to_string(),
        Segments::Sized => format!("Segments::Sized({attribute:?})"),
    };
    format!("Groups {{ arities: &[{}], segments: {segments} }}", arities.join(", "))
}
