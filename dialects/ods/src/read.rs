// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! From TableGen records to the model.
use crate::model::*;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use tblgen::{Record, RecordKeeper, TableGenParser, TypedInit};

/// The family files of the dialect in `folder`, sorted by name.
pub fn family_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let ops = folder.join("ops");
    let mut files = Vec::new();
    if ops.is_dir() {
        for entry in std::fs::read_dir(&ops).with_context(|| format!("{}", ops.display()))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "td") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Reads the dialect in `folder`: `dialect.td`, `attributes.td` and `types.td` where they exist, and every `ops/<family>.td`.
pub fn read(folder: &Path, includes: &[PathBuf]) -> Result<Dialect> {
    let name = folder.file_name().and_then(|name| name.to_str()).context("a dialect's folder has a name")?;
    let mut dialect = Dialect { name: name.into(), ..Dialect::default() };
    for file in ["dialect.td", "attributes.td", "types.td"] {
        let path = folder.join(file);
        if path.exists() {
            let keeper = parse(&path, includes)?;
            read_dialect(&keeper, &mut dialect)?;
        }
    }
    for path in family_files(folder)? {
        let keeper = parse(&path, includes)?;
        read_dialect(&keeper, &mut dialect)?;
        let family = path.file_stem().and_then(|stem| stem.to_str()).context("a family file has a name")?;
        let operations = read_operations(&keeper, &dialect).with_context(|| format!("in {}", path.display()))?;
        let written = |concern: &str| folder.join(concern).join(format!("{family}.rs")).exists();
        let written = Written { verify: written("verify"), infer: written("infer"), fold: written("fold") };
        dialect.families.push(Family { name: family.into(), written, operations });
    }
    dialect.enums.sort_by(|a, b| a.class.cmp(&b.class));
    dialect.attributes.sort_by(|a, b| a.class.cmp(&b.class));
    dialect.types.sort_by(|a, b| a.class.cmp(&b.class));
    Ok(dialect)
}

fn parse<'s>(path: &Path, includes: &[PathBuf]) -> Result<RecordKeeper<'s>> {
    let source = path.to_str().with_context(|| format!("{} is not UTF-8", path.display()))?;
    let mut parser = TableGenParser::new().add_source_file(source);
    for include in includes {
        parser = parser.add_include_directory(&include.to_string_lossy());
    }
    parser.parse().map_err(|error| anyhow::anyhow!("{}: {error}", path.display()))
}

fn string(record: Record, field: &str) -> String {
    record.optional_str_value(field).ok().flatten().unwrap_or_default().to_string()
}

fn flag(record: Record, field: &str) -> bool {
    record.bit_value(field).unwrap_or(false)
}

/// The dialect's own records: the dialect itself, enums, attribute and type definitions. Those already known are skipped,
/// since every file includes the same ones.
fn read_dialect(keeper: &RecordKeeper, dialect: &mut Dialect) -> Result<()> {
    for record in keeper.all_derived_definitions("Dialect") {
        if string(record, "name") == dialect.name {
            dialect.namespace = string(record, "cppNamespace");
            dialect.summary = string(record, "summary");
            dialect.description = string(record, "description");
        }
    }
    for record in keeper.all_derived_definitions_if_defined("EnumInfo") {
        let class = string(record, "className");
        if string(record, "cppNamespace") == dialect.namespace && dialect.enumeration(&class).is_none() {
            dialect.enums.push(read_enum(record)?);
        }
    }
    for (base, field, is_type) in [("AttrDef", "dialect", false), ("TypeDef", "dialect", true)] {
        for record in keeper.all_derived_definitions_if_defined(base) {
            let ours = record.optional_def_value(field).is_some_and(|d| string(d, "name") == dialect.name);
            let known = if is_type { &dialect.types } else { &dialect.attributes };
            let class = string(record, "cppClassName");
            if !ours || known.iter().any(|definition| definition.class == class) {
                continue;
            }
            let definition = read_definition(record, dialect).with_context(|| class)?;
            if is_type { &mut dialect.types } else { &mut dialect.attributes }.push(definition);
        }
    }
    Ok(())
}

fn read_enum(record: Record) -> Result<Enum> {
    let cases = record.list_of_defs_value("enumerants")?.into_iter().map(|case| {
        Ok(Case { symbol: string(case, "symbol"), value: case.int_value("value")?, spelling: string(case, "str") })
    });
    Ok(Enum {
        class: string(record, "className"),
        summary: string(record, "summary"),
        cases: cases.collect::<Result<_>>()?,
    })
}

fn read_definition(record: Record, dialect: &Dialect) -> Result<Definition> {
    let mut parameters = Vec::new();
    // The field is unset, not empty, in an attribute without parameters.
    if let Ok(dag) = record.dag_value("parameters") {
        for (name, value) in dag.args() {
            let (cpp_type, summary) = match value {
                TypedInit::String(text) | TypedInit::Code(text) => (text.to_str()?.to_string(), String::new()),
                TypedInit::Def(definition) => {
                    let parameter: Record = definition.into();
                    (string(parameter, "cppType"), string(parameter, "summary"))
                }
                other => bail!("a parameter is a C++ type or an AttrOrTypeParameter, got {other}"),
            };
            let name = name.context("every parameter has a name")?.to_string();
            let kind = parameter_kind(&cpp_type, dialect)
                .with_context(|| format!("parameter {name}: no way from C++ to Rust for the type {cpp_type}"))?;
            parameters.push(Parameter { name, kind, cpp_type, summary });
        }
    }
    Ok(Definition {
        class: string(record, "cppClassName"),
        mnemonic: string(record, "mnemonic"),
        summary: string(record, "summary"),
        description: string(record, "description"),
        parameters,
    })
}

fn parameter_kind(cpp_type: &str, dialect: &Dialect) -> Option<ParameterKind> {
    let text = cpp_type.trim().trim_start_matches("::");
    let bare = text.rsplit("::").next()?;
    if let Some(element) = text.split_once("ArrayRef<").and_then(|(_, rest)| rest.strip_suffix('>')) {
        return match parameter_kind(element, dialect)? {
            // Only what has one layout on both sides.
            ParameterKind::Integer if element.trim() == "int64_t" => Some(ParameterKind::Integers),
            ParameterKind::Boolean => Some(ParameterKind::Booleans),
            ParameterKind::Attribute => Some(ParameterKind::Attributes),
            ParameterKind::Type => Some(ParameterKind::Types),
            _ => None,
        };
    }
    if dialect.enumeration(bare).is_some() {
        return Some(ParameterKind::Enum(bare.into()));
    }
    Some(match bare {
        "int64_t" | "uint64_t" | "int32_t" | "uint32_t" | "int" | "unsigned" => ParameterKind::Integer,
        "bool" => ParameterKind::Boolean,
        "APFloat" => ParameterKind::Float,
        "StringRef" => ParameterKind::String,
        name if name.ends_with("Attr") || name == "Attribute" || name == "TypedAttr" => ParameterKind::Attribute,
        name if name.ends_with("Type") => ParameterKind::Type,
        _ => return None,
    })
}

fn read_operations(keeper: &RecordKeeper, dialect: &Dialect) -> Result<Vec<Operation>> {
    let mut operations = Vec::new();
    for record in keeper.all_derived_definitions_if_defined("Op") {
        let ours = record.optional_def_value("opDialect").is_some_and(|d| string(d, "name") == dialect.name);
        if ours {
            let name = record.name()?.to_string();
            operations.push(read_operation(record).with_context(|| name)?);
        }
    }
    operations.sort_by(|a, b| a.mnemonic.cmp(&b.mnemonic));
    Ok(operations)
}

fn read_operation(record: Record) -> Result<Operation> {
    let definition = record.name()?;
    let mut operation = Operation {
        // ODS drops everything up to the first underscore.
        class: definition.split_once('_').map_or(definition, |(_, class)| class).to_string(),
        mnemonic: string(record, "opName"),
        summary: string(record, "summary"),
        description: string(record, "description"),
        traits: vec![],
        operands: vec![],
        results: vec![],
        attributes: vec![],
        regions: vec![],
        operand_segments: Segments::Remainder,
        result_segments: Segments::Remainder,
        has_verifier: flag(record, "hasVerifier"),
        has_region_verifier: flag(record, "hasRegionVerifier"),
        has_folder: flag(record, "hasFolder"),
        infers: false,
        infers_compatibly: false,
        assembly_format: record.optional_str_value("assemblyFormat").ok().flatten().map(str::to_string),
    };
    for init in record.list_init_value("traits")?.iter() {
        if let TypedInit::Def(definition) = init {
            read_trait(definition.into(), &mut operation)?;
        }
    }
    for (name, init) in record.dag_value("arguments")?.args() {
        let TypedInit::Def(definition) = init else { bail!("an argument is a constraint, got {init}") };
        let (constraint, name): (Record, _) = (definition.into(), name.context("every argument has a name")?);
        if constraint.subclass_of("TypeConstraint") {
            operation.operands.push(read_value(constraint, name));
        } else if constraint.subclass_of("Attr") {
            operation.attributes.push(read_attribute(constraint, name)?);
        } else {
            bail!("argument {name}: operands and attributes are supported, properties are not");
        }
    }
    for (name, init) in record.dag_value("results")?.args() {
        let TypedInit::Def(definition) = init else { bail!("a result is a constraint, got {init}") };
        operation.results.push(read_value(definition.into(), name.context("every result has a name")?));
    }
    for (name, init) in record.dag_value("regions")?.args() {
        let TypedInit::Def(definition) = init else { bail!("a region is a constraint, got {init}") };
        let region: Record = definition.into();
        let name = name.context("every region has a name")?.to_string();
        operation.regions.push(Region { name, variadic: region.subclass_of("VariadicRegion") });
    }
    for (what, values, segments) in [
        ("operands", &operation.operands, operation.operand_segments),
        ("results", &operation.results, operation.result_segments),
    ] {
        let varying = values.iter().filter(|value| value.arity != Arity::One).count();
        if varying > 1 && segments == Segments::Remainder {
            bail!("{varying} groups of optional or variadic {what} need a trait that says how to divide them");
        }
    }
    Ok(operation)
}

fn read_trait(record: Record, operation: &mut Operation) -> Result<()> {
    if record.subclass_of("TraitList") {
        for nested in record.list_of_defs_value("traits")? {
            read_trait(nested, operation)?;
        }
        return Ok(());
    }
    let interface = string(record, "cppInterfaceName");
    let native = string(record, "trait");
    let methods = record.list_of_strings_value("alwaysOverriddenMethods").unwrap_or_default();
    if interface == "InferTypeOpInterface" && record.subclass_of("DeclareInterfaceMethods") {
        operation.infers = true;
        operation.infers_compatibly = methods.contains(&"isCompatibleReturnTypes");
    }
    match native.rsplit("::").next() {
        Some("AttrSizedOperandSegments") => operation.operand_segments = Segments::Sized,
        Some("AttrSizedResultSegments") => operation.result_segments = Segments::Sized,
        Some("SameVariadicOperandSize") => operation.operand_segments = Segments::Equal,
        Some("SameVariadicResultSize") => operation.result_segments = Segments::Equal,
        _ => {}
    }
    let name = if interface.is_empty() { native } else { interface };
    // What is left has neither: predicates over the operation, which have a description.
    let name = if name.is_empty() { string(record, "summary") } else { name };
    let name = name.trim_start_matches("::mlir::").trim_start_matches("OpTrait::").to_string();
    if !name.is_empty() && !operation.traits.contains(&name) {
        operation.traits.push(name);
    }
    Ok(())
}

fn read_value(constraint: Record, name: &str) -> Value {
    let arity = match () {
        () if constraint.subclass_of("Optional") => Arity::Optional,
        () if constraint.subclass_of("Variadic") => Arity::Variadic,
        () => Arity::One,
    };
    let inner = constraint.optional_def_value("baseType").unwrap_or(constraint);
    Value { name: name.into(), arity, constraint: string(inner, "summary") }
}

fn read_attribute(constraint: Record, name: &str) -> Result<Attribute> {
    let default = string(constraint, "defaultValue");
    Ok(Attribute {
        name: name.into(),
        kind: attribute_kind(constraint)?,
        optional: flag(constraint, "isOptional"),
        default: (!default.is_empty()).then_some(default),
        constraint: string(constraint, "summary"),
    })
}

/// Classifies by the innermost attribute below `OptionalAttr`, `DefaultValuedAttr` and `ConfinedAttr`.
fn attribute_kind(constraint: Record) -> Result<Kind> {
    let mut record = constraint;
    while let Some(base) = record.optional_def_value("baseAttr") {
        record = base;
    }
    if record.subclass_of("EnumAttr") {
        let class = string(record.def_value("enum")?, "className");
        return Ok(Kind::Enum { class, storage: EnumStorage::Attribute(string(record, "cppClassName")) });
    }
    if record.subclass_of("EnumAttrInfo") {
        let width = u32::try_from(record.int_value("bitwidth")?)?;
        return Ok(Kind::Enum { class: string(record, "className"), storage: EnumStorage::Integer { width } });
    }
    if record.subclass_of("AttrDef") {
        return Ok(Kind::Struct { class: string(record, "cppClassName") });
    }
    let storage = string(record, "storageType");
    let value_type = record.optional_def_value("valueType");
    Ok(match storage.trim().trim_start_matches("::mlir::") {
        "IntegerAttr" => {
            let width = value_type.and_then(|t| t.int_value("bitwidth").ok()).map(u32::try_from).transpose()?;
            let sign = match value_type {
                Some(t) if t.subclass_of("SI") => Sign::Signed,
                Some(t) if t.subclass_of("UI") => Sign::Unsigned,
                _ => Sign::Signless,
            };
            match (width, value_type) {
                // An `APIntAttr`, say, may be of any type: Rust gets the attribute.
                (None, Some(t)) if string(t, "summary") != "index" => Kind::Any,
                (None, None) => Kind::Any,
                _ => Kind::Integer { width, sign },
            }
        }
        "FloatAttr" => match value_type.and_then(|t| t.int_value("bitwidth").ok()) {
            Some(width) => Kind::Float { width: u32::try_from(width)? },
            None => Kind::Any,
        },
        "BoolAttr" => Kind::Boolean,
        "UnitAttr" => Kind::Unit,
        "StringAttr" => Kind::String,
        "FlatSymbolRefAttr" => Kind::FlatSymbol,
        "DenseI64ArrayAttr" => Kind::Integers { width: 64 },
        "DenseI32ArrayAttr" => Kind::Integers { width: 32 },
        "DenseBoolArrayAttr" => Kind::Booleans,
        "TypeAttr" => Kind::Type,
        "ArrayAttr" => match record.optional_def_value("elementAttr") {
            Some(element) => Kind::Array(Box::new(attribute_kind(element)?)),
            None => Kind::Array(Box::new(Kind::Any)),
        },
        _ => Kind::Any,
    })
}
