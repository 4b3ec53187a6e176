// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the generators need to know of a dialect, free of TableGen's own types.

/// A dialect: everything below one folder that holds a `dialect.td`.
#[derive(Debug, Default)]
pub struct Dialect {
    pub name: String,
    /// `::mlir::stablehlo`.
    pub namespace: String,
    pub summary: String,
    pub description: String,
    pub families: Vec<Family>,
    pub enums: Vec<Enum>,
    pub attributes: Vec<Definition>,
    pub types: Vec<Definition>,
}

/// The operations of one `ops/<family>.td`.
#[derive(Debug)]
pub struct Family {
    pub name: String,
    pub written: Written,
    pub operations: Vec<Operation>,
}

/// Which of the family's Rust files exist: `verify/<family>.rs`, `infer/<family>.rs`, `fold/<family>.rs`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Written {
    pub verify: bool,
    pub infer: bool,
    pub fold: bool,
}

#[derive(Debug)]
pub struct Operation {
    /// The C++ class, which is also the name of the Rust view: `TransposeOp`.
    pub class: String,
    pub mnemonic: String,
    pub summary: String,
    pub description: String,
    /// Names of the traits and interfaces, for documents.
    pub traits: Vec<String>,
    pub operands: Vec<Value>,
    pub results: Vec<Value>,
    pub attributes: Vec<Attribute>,
    pub regions: Vec<Region>,
    pub operand_segments: Segments,
    pub result_segments: Segments,
    pub has_verifier: bool,
    pub has_region_verifier: bool,
    pub has_folder: bool,
    /// `DeclareOpInterfaceMethods<InferTypeOpInterface>`.
    pub infers: bool,
    /// `isCompatibleReturnTypes` is among the methods that are declared.
    pub infers_compatibly: bool,
    pub assembly_format: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    One,
    Optional,
    Variadic,
}

/// How operands, or results, are divided among the groups that ODS names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segments {
    /// At most one group varies: it takes what the others leave.
    Remainder,
    /// All groups that vary are of the same size.
    Equal,
    /// The sizes are spelt out in `operandSegmentSizes` or `resultSegmentSizes`.
    Sized,
}

/// An operand or a result.
#[derive(Debug)]
pub struct Value {
    pub name: String,
    pub arity: Arity,
    pub constraint: String,
}

#[derive(Debug)]
pub struct Region {
    pub name: String,
    pub variadic: bool,
}

#[derive(Debug)]
pub struct Attribute {
    pub name: String,
    pub kind: Kind,
    pub optional: bool,
    /// A C++ expression.
    pub default: Option<String>,
    pub constraint: String,
}

/// How Rust sees an attribute, or a parameter of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An integer attribute; no width means `index`.
    Integer {
        width: Option<u32>,
        sign: Sign,
    },
    Boolean,
    /// Only its presence counts.
    Unit,
    Float {
        width: u32,
    },
    String,
    FlatSymbol,
    /// `array<i64>`, `array<i32>`.
    Integers {
        width: u32,
    },
    Booleans,
    Type,
    /// An enum of the dialect; stored in its own attribute, or as an integer of that width.
    Enum {
        class: String,
        storage: EnumStorage,
    },
    /// An attribute definition of the dialect.
    Struct {
        class: String,
    },
    /// An array attribute whose elements are all of one kind.
    Array(Box<Kind>),
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Signless,
    Signed,
    Unsigned,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnumStorage {
    /// `#dialect.mnemonic<case>`; holds the name of the attribute class.
    Attribute(String),
    Integer {
        width: u32,
    },
}

#[derive(Debug)]
pub struct Enum {
    pub class: String,
    pub summary: String,
    pub cases: Vec<Case>,
}

#[derive(Debug)]
pub struct Case {
    /// The C++ enumerant.
    pub symbol: String,
    pub value: i64,
    pub spelling: String,
}

/// An `AttrDef` or a `TypeDef`.
#[derive(Debug)]
pub struct Definition {
    /// The C++ class: `DotDimensionNumbersAttr`.
    pub class: String,
    pub mnemonic: String,
    pub summary: String,
    pub description: String,
    pub parameters: Vec<Parameter>,
}

#[derive(Debug)]
pub struct Parameter {
    pub name: String,
    pub kind: ParameterKind,
    pub cpp_type: String,
    pub summary: String,
}

/// How a parameter crosses from C++ to Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    Integer,
    Float,
    Boolean,
    String,
    Integers,
    Booleans,
    /// The class of an enum of this dialect.
    Enum(String),
    Attribute,
    Attributes,
    Type,
    Types,
}

impl Definition {
    /// The enum, where the attribute wraps one and nothing else.
    pub fn wrapped_enum(&self) -> Option<&str> {
        match &self.parameters[..] {
            [Parameter { kind: ParameterKind::Enum(class), .. }] => Some(class),
            _ => None,
        }
    }
}

impl Dialect {
    pub fn operations(&self) -> impl Iterator<Item = (&Family, &Operation)> {
        self.families.iter().flat_map(|family| family.operations.iter().map(move |operation| (family, operation)))
    }

    /// The Rust files that operations need and that do not exist.
    pub fn missing(&self) -> Vec<String> {
        let mut missing = Vec::new();
        for Family { name, written, operations } in &self.families {
            for (concern, needed, exists) in [
                ("verify", operations.iter().any(|o| o.has_verifier || o.has_region_verifier), written.verify),
                ("infer", operations.iter().any(|o| o.infers), written.infer),
                ("fold", operations.iter().any(|o| o.has_folder), written.fold),
            ] {
                if needed && !exists {
                    missing.push(format!("{}/{concern}/{name}.rs", self.name));
                }
            }
        }
        missing
    }

    pub fn enumeration(&self, class: &str) -> Option<&Enum> {
        self.enums.iter().find(|e| e.class == class)
    }

    /// The operations whose verifier is in Rust. Their ids are the positions in this list, and likewise below: the glue and
    /// the dispatch tables both count here.
    pub fn verified(&self) -> Vec<(&Family, &Operation)> {
        self.operations().filter(|(_, operation)| operation.has_verifier).collect()
    }

    pub fn region_verified(&self) -> Vec<(&Family, &Operation)> {
        self.operations().filter(|(_, operation)| operation.has_region_verifier).collect()
    }

    pub fn inferred(&self) -> Vec<(&Family, &Operation)> {
        self.operations().filter(|(_, operation)| operation.infers).collect()
    }

    pub fn folded(&self) -> Vec<(&Family, &Operation)> {
        self.operations().filter(|(_, operation)| operation.has_folder).collect()
    }
}

impl Operation {
    /// ODS gives a folder another signature in this case.
    pub fn has_single_result(&self) -> bool {
        matches!(&self.results[..], [Value { arity: Arity::One, .. }])
    }
}
