// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `func.func`: keeping type and attributes in step with the body.
use crate::{ir, types};
use melior::{
    Context,
    ir::{Attribute, Block, Location, OperationRef, Region, RegionLike, Type, ValueLike},
};

/// Recomputes the function's type from its entry block and its last operation.
pub fn update_type<'c>(context: &'c Context, function: OperationRef<'c, '_>) {
    let Some(block) = ir::body(function, 0) else { return };
    let inputs: Vec<_> = ir::arguments(block).iter().map(|a| a.r#type()).collect();
    let results: Vec<_> = ir::operations(block)
        .last()
        .map(|end| ir::operands(*end))
        .unwrap_or_default()
        .iter()
        .map(|v| v.r#type())
        .collect();
    ir::set_attribute(function, "function_type", types::type_attribute(types::function(context, &inputs, &results)));
}

fn entries<'c>(context: &'c Context, function: OperationRef<'c, '_>, name: &str, count: usize) -> Vec<Attribute<'c>> {
    let mut all = ir::attribute(function, name).and_then(ir::elements).unwrap_or_default();
    all.resize(count, types::dictionary(context, &[]));
    all
}

/// One dictionary per argument.
pub fn argument_attributes<'c>(context: &'c Context, function: OperationRef<'c, '_>) -> Vec<Attribute<'c>> {
    let count = ir::body(function, 0).map_or(0, |b| ir::arguments(b).len());
    entries(context, function, "arg_attrs", count)
}

pub fn set_argument_attributes<'c>(
    context: &'c Context,
    function: OperationRef<'c, '_>,
    dictionaries: &[Attribute<'c>],
) {
    ir::set_attribute(function, "arg_attrs", types::array(context, dictionaries));
}

/// One dictionary per result, of which there are `count`.
pub fn result_attributes<'c>(context: &'c Context, function: OperationRef<'c, '_>, count: usize) -> Vec<Attribute<'c>> {
    entries(context, function, "res_attrs", count)
}

pub fn set_result_attributes<'c>(context: &'c Context, function: OperationRef<'c, '_>, dictionaries: &[Attribute<'c>]) {
    ir::set_attribute(function, "res_attrs", types::array(context, dictionaries));
}

/// A new function with an entry block for `inputs` and no operations yet.
pub fn create<'c>(
    context: &'c Context,
    location: Location<'c>,
    name: &str,
    inputs: &[Type<'c>],
    results: &[Type<'c>],
) -> melior::ir::Operation<'c> {
    let region = Region::new();
    region.append_block(Block::new(&inputs.iter().map(|t| (*t, location)).collect::<Vec<_>>()));
    let identifier = |name| melior::ir::Identifier::new(context, name);
    melior::ir::operation::OperationBuilder::new("func.func", location)
        .add_attributes(&[
            (identifier("sym_name"), types::string_attribute(context, name)),
            (identifier("function_type"), types::type_attribute(types::function(context, inputs, results))),
        ])
        .add_regions([region])
        .build()
        .unwrap_or_else(|error| panic!("'func.func': {error}"))
}
