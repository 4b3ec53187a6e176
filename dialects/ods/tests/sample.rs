// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The generator on a small dialect with one of everything.
use shale_ods::{document, generate, model::*, read};
use std::path::{Path, PathBuf};

fn sample() -> Dialect {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let prefix = std::env::var("MLIR_SYS_220_PREFIX").expect("set by .cargo/config.toml");
    read(&tests.join("sample"), &[tests, PathBuf::from(prefix).join("include")]).expect("the dialect is well-formed")
}

fn operation<'d>(dialect: &'d Dialect, mnemonic: &str) -> &'d Operation {
    dialect
        .operations()
        .map(|(_, operation)| operation)
        .find(|operation| operation.mnemonic == mnemonic)
        .expect("declared")
}

fn file(dialect: &Dialect, name: &str) -> String {
    generate(dialect).into_iter().find(|file| file.name == name).unwrap_or_else(|| panic!("no file {name}")).text
}

#[track_caller]
fn contains(text: &str, expected: &str) {
    assert!(text.contains(expected), "{expected:?} is not in:\n{text}");
}

#[test]
fn operations_are_read() {
    let dialect = sample();
    assert_eq!(dialect.namespace, "::mlir::sample");
    assert_eq!(dialect.families.len(), 1);
    let transpose = operation(&dialect, "transpose");
    assert_eq!(transpose.class, "TransposeOp");
    assert!(transpose.has_verifier && transpose.infers && transpose.infers_compatibly && transpose.has_single_result());
    assert_eq!(transpose.attributes[0].kind, Kind::Integers { width: 64 });
    assert!(transpose.traits.contains(&"InferTypeOpInterface".to_string()), "{:?}", transpose.traits);
    assert_eq!(operation(&dialect, "same").operand_segments, Segments::Equal);
}

#[test]
fn kinds_of_attributes() {
    let dialect = sample();
    let kinds: Vec<(&str, &Kind)> =
        operation(&dialect, "if").attributes.iter().map(|a| (a.name.as_str(), &a.kind)).collect();
    let color = Kind::Enum { class: "Color".into(), storage: EnumStorage::Attribute("ColorAttr".into()) };
    let expected = [
        ("count", Kind::Integer { width: Some(64), sign: Sign::Signless }),
        ("flag", Kind::Boolean),
        ("color", color.clone()),
        ("numbers", Kind::Struct { class: "NumbersAttr".into() }),
        ("level", Kind::Enum { class: "Level".into(), storage: EnumStorage::Integer { width: 32 } }),
        ("unit", Kind::Unit),
        ("callee", Kind::FlatSymbol),
        ("name", Kind::String),
        ("colors", Kind::Array(Box::new(color))),
        ("reversal", Kind::Booleans),
        ("rest", Kind::Any),
    ];
    assert_eq!(kinds, expected.iter().map(|(name, kind)| (*name, kind)).collect::<Vec<_>>());
}

#[test]
fn parameters_are_read() {
    let dialect = sample();
    let numbers = dialect.attributes.iter().find(|a| a.class == "NumbersAttr").unwrap();
    let kinds: Vec<&ParameterKind> = numbers.parameters.iter().map(|p| &p.kind).collect();
    let color = ParameterKind::Enum("Color".into());
    assert_eq!(
        kinds,
        [&ParameterKind::Integers, &ParameterKind::Boolean, &ParameterKind::Type, &ParameterKind::String, &color]
    );
    assert_eq!(numbers.parameters[0].summary, "the dimensions");
}

#[test]
fn glue_forwards_every_hook() {
    let dialect = sample();
    let text = file(&dialect, "sample_shape_glue.cpp.inc");
    contains(
        &text,
        "::llvm::LogicalResult TransposeOp::verify() {\n  return ::mlir::success(shale_sample_verify(0, wrap(getOperation())));",
    );
    contains(&text, "::llvm::LogicalResult IfOp::verifyRegions()");
    contains(&text, "shale::infer<TransposeOp>(shale_sample_infer, 0,");
    contains(&text, "bool TransposeOp::isCompatibleReturnTypes(");
    // Folders are numbered in the order of the mnemonics.
    contains(&text, "::llvm::LogicalResult IfOp::fold(FoldAdaptor adaptor,");
    contains(&text, "shale::fold(shale_sample_fold, 0, getOperation()");
    contains(&text, "shale::foldSingle(shale_sample_fold, 1, getOperation()");
    contains(&text, "shale::registerOperations<IfOp, SameOp, TransposeOp>(dialect);");
    assert!(!text.contains("SameOp::"), "{text}");
}

#[test]
fn dispatch_names_the_functions_that_are_written() {
    let dialect = sample();
    assert_eq!(dialect.missing(), ["sample/infer/shape.rs", "sample/fold/shape.rs"]);
    let text = file(&dialect, "sample_dispatch.rs");
    contains(&text, "super::verify::shape::transpose(super::TransposeOp::assume(op))");
    contains(&text, "super::verify::shape::if_regions(super::IfOp::assume(op))");
    contains(&text, "callback::not_written(site)");
    assert!(!text.contains("super::fold::"), "{text}");
}

#[test]
fn views_have_typed_accessors() {
    let text = file(&sample(), "sample.rs");
    for expected in [
        "pub struct TransposeOp<'c, 'a>(OperationRef<'c, 'a>);",
        "pub const NAME: &'static str = \"sample.transpose\";",
        "pub fn operand(self) -> Value<'c, 'a> {",
        "pub fn permutation(self) -> Vec<i64> {",
        // A keyword, a name that every view has, an operand that may be absent.
        "pub fn r#type(self) -> Option<Value<'c, 'a>> {",
        "pub fn operation_(self) -> Vec<Value<'c, 'a>> {",
        "segments: Segments::Sized(\"operandSegmentSizes\")",
        "segments: Segments::Equal",
        "pub fn count(self) -> Option<i64> {",
        "attribute::optional::<bool>(self.0, \"flag\").unwrap_or(true)",
        "attribute::optional::<Color>(self.0, \"color\").unwrap_or(Color::Blue)",
        "pub fn numbers(self) -> Numbers<'c> {",
        "pub fn level(self) -> Level {",
        "pub fn unit(self) -> bool {",
        "pub fn colors(self) -> Vec<Color> {",
        "pub fn rest(self) -> Attribute<'c> {",
        "pub fn body(self) -> RegionRef<'c, 'a> {",
        "pub fn branches(self) -> Vec<RegionRef<'c, 'a>> {",
        "/// `sample.transpose`: permutes dimensions.",
        "pub fn build(location: Location<'c>, operand: Value<'c, '_>, permutation: &[i64], result_types: &[Type<'c>]) -> Operation<'c> {",
    ] {
        contains(&text, expected);
    }
}

#[test]
fn enums_and_structs() {
    let text = file(&sample(), "sample_attributes.rs");
    for expected in [
        "    /// `DARK_RED`.\n    DarkRed,",
        "Self::Blue => 7,",
        "7 => Some(Self::Blue),",
        "pub struct Numbers<'c> {",
        "    /// the dimensions\n    pub some_dims: Vec<i64>,",
        "    pub r#type: bool,",
        "    pub element: Option<Type<'c>>,",
        "    pub color: Color,",
        "pub struct TokenType {",
    ] {
        contains(&text, expected);
    }
    let text = file(&sample(), "sample_attributes_capi.cpp.inc");
    contains(
        &text,
        "bool shale_sample_numbers_attr_get_type(MlirAttribute self) { return ::llvm::cast<::mlir::sample::NumbersAttr>(unwrap(self)).getType(); }",
    );
    contains(&text, "MlirType shale_sample_token_type_new(MlirContext context)");
}

#[test]
fn pages_name_everything() {
    let dialect = sample();
    let text = document::dialect(&dialect);
    for expected in [
        "# The sample dialect\n\nOne of everything.",
        "### sample.transpose\n\nPermutes dimensions.\n\nSays more.",
        "| attribute | `permutation` |",
        "| operand | `operation` | any number of any type |",
        "### Numbers: `#sample.numbers`",
        "`DARK_RED` (1), `blue` (7)",
    ] {
        contains(&text, expected);
    }
}

#[test]
fn output_is_the_same_each_time() {
    assert_eq!(generate(&sample()), generate(&sample()));
}

#[test]
fn errors_name_the_file() {
    let error = read(Path::new("no-such-folder"), &[]).map(|dialect| dialect.families.len());
    assert_eq!(error.ok(), Some(0), "a folder without files is an empty dialect");
    let folder = std::env::temp_dir().join(format!("shale-ods-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("ops")).unwrap();
    std::fs::write(folder.join("ops/broken.td"), "def X : NoSuchClass;").unwrap();
    let error = read(&folder, &[]).unwrap_err();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(error.to_string().contains("broken.td"), "{error}");
}
