// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Of views, attributes and callbacks, through MLIR.
use crate::{
    check, chlo, register, sdy,
    shale::{self, Access, Target},
    stablehlo,
    support::{
        FromAttribute, Violation,
        callback::{self, Verifier},
    },
};
use melior::{
    Context,
    dialect::DialectRegistry,
    ir::{Attribute, BlockLike, Location, Module, OperationRef, Type, ValueLike, operation::OperationLike},
};
use std::sync::{Arc, Mutex};

fn context() -> Context {
    let registry = DialectRegistry::new();
    melior::utility::register_all_dialects(&registry);
    register(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context
}

/// Runs `body` and gives the text of the diagnostics meanwhile.
fn diagnosed<R>(context: &Context, body: impl FnOnce() -> R) -> (R, String) {
    let messages = Arc::new(Mutex::new(String::new()));
    let sink = messages.clone();
    let id = context.attach_diagnostic_handler(move |diagnostic| {
        sink.lock().unwrap().push_str(&format!("{diagnostic}\n"));
        true
    });
    let result = body();
    context.detach_diagnostic_handler(id);
    let text = messages.lock().unwrap().clone();
    (result, text)
}

/// Parses a module; the diagnostics if it is not valid.
fn parse<'c>(context: &'c Context, text: &str) -> Result<Module<'c>, String> {
    let (module, messages) = diagnosed(context, || Module::parse(context, text));
    module.ok_or(messages)
}

fn first<'c, 'a>(module: &'a Module<'c>) -> OperationRef<'c, 'a> {
    module.body().first_operation().expect("an operation")
}

#[test]
fn a_panic_in_a_verifier_is_a_diagnostic() {
    let context = context();
    let module = parse(&context, "").unwrap();
    let op = module.as_operation();
    let verifiers: &[Verifier] = &[|_| panic!("broken"), |_| Err(Violation::new("must be more, got less")), |_| Ok(())];
    let (verified, message) = diagnosed(&context, || callback::verify(verifiers, 0, op.to_raw()));
    assert!(
        !verified && message.contains("'builtin.module' op internal error at ") && message.contains("broken"),
        "{message}"
    );
    let (verified, message) = diagnosed(&context, || callback::verify(verifiers, 1, op.to_raw()));
    assert!(!verified && message == "'builtin.module' op must be more, got less\n", "{message}");
    let (verified, message) = diagnosed(&context, || callback::verify(verifiers, 2, op.to_raw()));
    assert!(verified && message.is_empty(), "{message}");
}

#[test]
fn types_are_inferred_while_parsing_and_checked_in_the_generic_form() {
    let context = context();
    let body = |op: &str| format!("func.func @f(%x: tensor<2x?xf32>) {{ %0 = {op}\n return }}");
    let transpose = |permutation: &str, result: &str| {
        body(&format!(
            "\"stablehlo.transpose\"(%x) {{permutation = array<i64: {permutation}>}} : (tensor<2x?xf32>) -> {result}"
        ))
    };
    parse(&context, &transpose("1, 0", "tensor<?x2xf32>")).unwrap();
    // A dynamic dimension is compatible with every size.
    parse(&context, &transpose("1, 0", "tensor<5x2xf32>")).unwrap();
    let message = parse(&context, &transpose("1, 0", "tensor<2x?xbf16>")).unwrap_err();
    assert!(message.contains("'stablehlo.transpose' op inferred type(s)"), "{message}");
    let message = parse(&context, &transpose("1, 1", "tensor<?x2xf32>")).unwrap_err();
    assert!(message.contains("'stablehlo.transpose' op") && message.contains("permutation"), "{message}");
}

#[test]
fn every_function_is_written() {
    let dialects = [
        check::dispatch::MISSING,
        chlo::dispatch::MISSING,
        sdy::dispatch::MISSING,
        shale::dispatch::MISSING,
        stablehlo::dispatch::MISSING,
    ];
    let missing = dialects.concat();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn operations_are_listed_once() {
    let dialects = [check::OPERATIONS, chlo::OPERATIONS, sdy::OPERATIONS, shale::OPERATIONS, stablehlo::OPERATIONS];
    let mut names: Vec<&str> = dialects.into_iter().flatten().map(|operation| operation.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
    assert!(names.contains(&"shale.kernel") && names.contains(&"shale.contract"));
}

#[test]
fn struct_attributes_cross_both_ways() {
    let context = context();
    let text = "#shale.target<triple = \"t\", cpu = \"c\", features = \"\", vector_bits = 256, l1 = 1, l2 = 2, l3 = 3, cores = 4>";
    let attribute = Attribute::parse(&context, text).unwrap();
    let target = Target::from_attribute(attribute).unwrap();
    assert_eq!((target.triple.as_str(), target.features.as_str(), target.vector_bits, target.cores), ("t", "", 256, 4));
    assert_eq!(target.to_attribute(&context), attribute);
    assert_eq!(Target::from_attribute(Attribute::unit(&context)), None);
}

#[test]
fn enum_attributes_cross_both_ways() {
    let context = context();
    for &access in Access::ALL {
        let attribute = Attribute::parse(&context, &format!("#shale.access<{access}>")).unwrap();
        assert_eq!(Access::from_attribute(attribute), Some(access));
        assert_eq!(access.to_attribute(&context), attribute);
    }
}

#[test]
fn views_read_what_was_built() {
    let context = context();
    let location = Location::unknown(&context);
    let module = parse(
        &context,
        "shale.kernel @k(%b: index, %e: index, %x: tensor<8xf32>, %o: tensor<8xf32>)
             attributes {access = [#shale.access<read>, #shale.access<write>], grid = 3 : i64} { shale.yield %x : tensor<8xf32> }",
    )
    .unwrap();
    let kernel = shale::KernelOp::cast(first(&module)).unwrap();
    assert_eq!((kernel.sym_name().as_str(), kernel.grid()), ("k", 3));
    assert_eq!(kernel.access(), [Access::Read, Access::Write]);
    assert_eq!(kernel.arg_attrs(), None);
    assert!(shale::DispatchOp::cast(first(&module)).is_none());

    let tensor = Type::parse(&context, "tensor<8xf32>").unwrap();
    let block = melior::ir::Block::new(&[(tensor, location)]);
    #[expect(clippy::disallowed_methods, reason = "the block has the argument")]
    let value = block.argument(0).unwrap().into();
    let dispatch =
        block.append_operation(shale::DispatchOp::build(location, &[], &[value, value], "k", &[tensor, tensor]));
    let view = shale::DispatchOp::cast(dispatch).unwrap();
    assert_eq!((view.kernel().as_str(), view.ins().len(), view.outs().len(), view.results().len()), ("k", 0, 2, 2));

    let exp = block.append_operation(shale::ExpOp::build(location, value, &[tensor]));
    assert_eq!(shale::ExpOp::cast(exp).unwrap().operand().r#type(), tensor);
    assert_eq!(exp.name().as_string_ref().as_str(), Ok("shale.exp"));
}
