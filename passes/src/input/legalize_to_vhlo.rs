// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-legalize-to-vhlo`: StableHLO and `func` as the operations of a portable artifact of a requested version; the way
//! back is `shale-legalize-vhlo`. What the version cannot express is refused.
use super::{
    vhlo_attributes::{FLAGS, TYPED_FFI},
    vhlo_defaults::{default, holds_anyway},
};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, PassOption, edit, ir, types};
use shale_dialects::{
    stablehlo::{
        ChannelHandle, ConvDimensionNumbers, DotAlgorithm, DotDimensionNumbers, GatherDimensionNumbers,
        ScatterDimensionNumbers,
    },
    support::FromAttribute,
    vhlo::{Version, Versioned, attribute_version, is_foreign, type_version, versions},
};
use std::collections::HashSet;

/// Operations of other dialects stay as they are if `mixed` is set and the version is at least 1.11.0.
pub struct LegalizeToVhlo;

/// The first version whose artifacts may hold operations of other dialects.
const MIXED: Version = Version(1, 11);

impl Pass for LegalizeToVhlo {
    const ARGUMENT: &'static str = "shale-legalize-to-vhlo";
    const SUMMARY: &'static str = "Rewrite StableHLO as the operations of a portable artifact of a requested version";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [shale_bridge::DialectHandle] = &[shale_dialects::mlirGetDialectHandle__vhlo__];
    const OPTIONS: &'static [PassOption] = &[
        PassOption::string("target", "1.20.0", "The version, from 0.9.0 to 1.20.0"),
        PassOption::bool("mixed", false, "Leave the operations of other dialects as they are"),
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, options: &Options) -> Result<(), Emitted> {
        let text = options.string("target");
        let target = Version::parse(text).map(|(version, _)| version);
        let target =
            target.filter(|version| (Version::OLDEST..=Version::NEWEST).contains(version)).ok_or_else(|| {
                let range = format!("from {} to {}", Version::OLDEST, Version::NEWEST);
                Diagnostic::at(module.location(), format!("target must be a version {range}, got '{text}'")).error()
            })?;
        let mixed = options.bool("mixed");
        if mixed && target < MIXED {
            let message = format!("target must be at least {MIXED} for operations of other dialects, got {target}");
            return Err(Diagnostic::at(module.location(), message).error());
        }
        let mut found = vec![];
        ir::walk(module, &mut |op| found.push(op));
        let mut writer = Writer { context, target, mixed, known: HashSet::new() };
        // Parents come first, so that regions move once.
        found
            .into_iter()
            .try_for_each(|op| writer.operation(op).map_err(|(op, message)| Diagnostic::on(op, message).error()))
    }
}

type Refusal<'c, 'a> = (OperationRef<'c, 'a>, String);
type Named<'c> = Vec<(String, Attribute<'c>)>;

struct Writer<'c> {
    context: &'c Context,
    target: Version,
    mixed: bool,
    /// Types that the target has.
    known: HashSet<*const std::ffi::c_void>,
}

impl<'c> Writer<'c> {
    fn operation<'a>(&mut self, op: OperationRef<'c, 'a>) -> Result<(), Refusal<'c, 'a>> {
        let name = ir::name(op);
        let mnemonic = match name {
            "func.func" | "func.call" | "func.return" => &name[5..],
            "builtin.module" => return Ok(()),
            _ => match name.strip_prefix("stablehlo.") {
                Some(mnemonic) => mnemonic,
                None if self.mixed || name.starts_with("vhlo.") => return Ok(()),
                None => return Err((op, "must be an operation of StableHLO in a portable artifact".into())),
            },
        };
        let versioned = self.version(mnemonic).map_err(|message| (op, message))?;
        let attributes = self.attributes(op, mnemonic, versioned).map_err(|message| (op, message))?;
        self.check_types(op).and_then(|()| self.check_meaning(op, mnemonic)).map_err(|message| (op, message))?;
        let attributes: Vec<_> = attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let regions = (0..op.region_count()).map(|index| edit::take_region(op, index)).collect();
        let results: Vec<_> = op.results().map(|result| result.r#type()).collect();
        let new =
            Builder::before(self.context, op).create(versioned.name, &ir::operands(op), &attributes, &results, regions);
        for (old, new) in ir::results(op).into_iter().zip(ir::results(new)) {
            ir::replace_all_uses(old, new);
        }
        ir::erase(op);
        Ok(())
    }

    /// The operation as the target has it.
    fn version(&self, mnemonic: &str) -> Result<&'static Versioned, String> {
        let all = versions(mnemonic);
        let fitting = all.iter().rev().find(|versioned| versioned.since <= self.target);
        fitting.copied().ok_or_else(|| match all.first() {
            Some(first) => self.newer(first.since, "the operation"),
            None => "must be an operation that portable artifacts have".into(),
        })
    }

    fn newer(&self, needed: Version, what: &str) -> String {
        format!("target must be at least {needed} for {what}, got {}", self.target)
    }

    /// All attributes of the versioned operation, and the discardable ones.
    fn attributes(&self, op: OperationRef<'c, '_>, mnemonic: &str, versioned: &Versioned) -> Result<Named<'c>, String> {
        let discardable = edit::discardable_attributes(op);
        let mut given = edit::all_attributes(op);
        given.retain(|(name, _)| {
            // Segments of operands follow from their number.
            name != "operandSegmentSizes" && discardable.iter().all(|(other, _)| other != name)
        });
        take_apart(self.context, mnemonic, &mut given)?;
        let mut result = vec![];
        for name in versioned.attributes {
            let position = given.iter().position(|(other, _)| other == name);
            let value = match position {
                Some(position) => given.swap_remove(position).1,
                None if *name == "backend_config" && is_typed(op) => types::dictionary(self.context, &[]),
                None => {
                    let count = list_length(op, mnemonic);
                    let value = default(self.context, mnemonic, name, count);
                    value.ok_or_else(|| format!("attribute '{name}' must be present"))?
                }
            };
            result.push((name.to_string(), self.admitted(name, value)?));
        }
        // What only newer versions have must say what holds anyway.
        for (name, value) in given {
            if holds_anyway(self.context, mnemonic, &name, value) {
                continue;
            }
            let newer = versions(mnemonic).iter().find(|other| other.attributes.contains(&name.as_str()));
            return Err(match newer {
                Some(other) if other.since > self.target => {
                    self.newer(other.since, &format!("attribute '{name}' of {value}"))
                }
                _ => format!("attribute '{name}' must be one that portable artifacts have, got {value}"),
            });
        }
        for (name, value) in discardable {
            let value =
                if self.mixed && attribute_version(value).is_none() { value } else { self.admitted(&name, value)? };
            result.push((name, value));
        }
        Ok(result)
    }

    fn admitted(&self, name: &str, value: Attribute<'c>) -> Result<Attribute<'c>, String> {
        let value = edit::resource_elements(value).unwrap_or(value);
        match attribute_version(value).filter(|_| self.mixed || !is_foreign(value)) {
            Some(since) if since <= self.target => Ok(value),
            Some(since) => Err(self.newer(since, &format!("attribute '{name}' of {value}"))),
            None => Err(format!("attribute '{name}' must be of a kind that portable artifacts have, got {value}")),
        }
    }

    fn check_types(&mut self, op: OperationRef<'c, '_>) -> Result<(), String> {
        let mut all: Vec<Type<'c>> = ir::operands(op).into_iter().chain(ir::results(op)).map(|v| v.r#type()).collect();
        for index in 0..op.region_count() {
            for block in ir::region(op, index).map_or(vec![], ir::blocks) {
                all.extend(ir::arguments(block).into_iter().map(|argument| argument.r#type()));
            }
        }
        for r#type in all {
            let key = melior::ir::TypeLike::to_raw(&r#type).ptr;
            if self.known.contains(&key) {
                continue;
            }
            match type_version(r#type) {
                Some(since) if since <= self.target => self.known.insert(key),
                Some(since) => return Err(self.newer(since, &format!("type {type}"))),
                None => return Err(format!("types must be those that portable artifacts have, got {type}")),
            };
        }
        Ok(())
    }

    /// What older versions do not allow of operations that they have.
    fn check_meaning(&self, op: OperationRef<'c, '_>, mnemonic: &str) -> Result<(), String> {
        let refused_before = |needed: Version, what: &str| {
            if self.target < needed { Err(self.newer(needed, what)) } else { Ok(()) }
        };
        let element = |value: melior::ir::Value<'c, '_>| ir::element_type(value.r#type());
        let operands = ir::operands(op);
        match mnemonic {
            "all_gather" | "all_reduce" | "all_to_all" if operands.len() != 1 => {
                refused_before(Version(1, 5), "several operands")
            }
            "collective_broadcast" if operands.len() != 1 => refused_before(Version(1, 20), "several operands"),
            "composite" if op.region_count() > 0 => refused_before(Version(1, 14), "regions"),
            "custom_call"
                if is_typed(op)
                    || ir::attribute(op, "backend_config").is_some_and(|c| edit::dictionary_entries(c).is_some()) =>
            {
                refused_before(Version(1, 3), "a backend_config that is a dictionary")
            }
            "convolution" | "dynamic_conv" if operands.len() >= 2 && element(operands[0]) != element(operands[1]) => {
                refused_before(Version(1, 20), "operands of different element types")
            }
            "all_reduce" | "reduce" | "reduce_scatter" | "reduce_window" | "scatter" | "select_and_scatter" => {
                // Computations on types that the elements are promoted to.
                let region = ir::region(op, op.region_count().saturating_sub(1));
                let block = region.and_then(|region| ir::blocks(region).into_iter().next());
                let arguments = block.map_or(vec![], ir::arguments);
                let inputs = arguments.iter().take(arguments.len() / 2);
                let promoted = inputs.zip(&operands).any(|(a, o)| element(*a) != element(*o));
                if promoted { refused_before(Version(0, 17), "a computation on promoted elements") } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }
}

/// Whether the configuration of a custom call is a dictionary.
fn is_typed(op: OperationRef) -> bool {
    ir::attribute(op, "api_version").and_then(ir::integer) == Some(TYPED_FFI)
}

/// How many elements lists have whose length follows from others.
fn list_length(op: OperationRef, mnemonic: &str) -> usize {
    match mnemonic {
        "reduce_window" => {
            let window = ir::attribute(op, "window_dimensions").and_then(Vec::<i64>::from_attribute);
            window.map_or(0, |window| window.len())
        }
        "select_and_scatter" => ir::operands(op).first().map_or(0, |operand| ir::shape(operand.r#type()).len()),
        _ => 2,
    }
}

/// Replaces structured attributes by their fields.
fn take_apart<'c>(context: &'c Context, mnemonic: &str, list: &mut Named<'c>) -> Result<(), String> {
    let mut fields: Named<'c> = vec![];
    let numbers = |values: &[i64]| types::i64_array(context, values);
    let number = |value: i64| types::i64_attribute(context, value);
    let mut missing = None;
    let position = |list: &Named<'c>, name: &str| list.iter().position(|(other, _)| other == name);
    macro_rules! take {
        ($name:literal, $kind:ident, $value:ident => $($field:literal: $make:expr),* $(,)?) => {
            if let Some(position) = position(list, $name) {
                let (_, attribute) = list.swap_remove(position);
                match $kind::from_attribute(attribute) {
                    Some($value) => fields.extend([$(($field.to_string(), $make)),*]),
                    None => missing = Some(format!("attribute '{}' must be {}, got {attribute}", $name, $kind::EXPECTED)),
                }
            }
        };
    }
    match mnemonic {
        "dot_general" => {
            take!("dot_dimension_numbers", DotDimensionNumbers, n =>
                "lhs_batching_dimensions": numbers(&n.lhs_batching_dimensions),
                "rhs_batching_dimensions": numbers(&n.rhs_batching_dimensions),
                "lhs_contracting_dimensions": numbers(&n.lhs_contracting_dimensions),
                "rhs_contracting_dimensions": numbers(&n.rhs_contracting_dimensions));
            let none = || types::type_attribute(Type::none(context));
            let r#type = |field: Option<Type<'c>>| field.map_or_else(none, types::type_attribute);
            let flag = |value: bool| types::integer_attribute(types::integer(context, 1), value.into());
            take!("algorithm", DotAlgorithm, a =>
                "lhs_precision_type": r#type(a.lhs_precision_type),
                "rhs_precision_type": r#type(a.rhs_precision_type),
                "accumulation_type": r#type(a.accumulation_type),
                "lhs_component_count": number(a.lhs_component_count),
                "rhs_component_count": number(a.rhs_component_count),
                "num_primitive_operations": number(a.num_primitive_operations),
                "allow_imprecise_accumulation": flag(a.allow_imprecise_accumulation));
        }
        "convolution" | "dynamic_conv" => {
            let mut spatial = 0;
            take!("dimension_numbers", ConvDimensionNumbers, n =>
                "input_batch_dimension": number(n.input_batch_dimension),
                "input_feature_dimension": number(n.input_feature_dimension),
                "input_spatial_dimensions": {
                    spatial = n.input_spatial_dimensions.len();
                    numbers(&n.input_spatial_dimensions)
                },
                "kernel_input_feature_dimension": number(n.kernel_input_feature_dimension),
                "kernel_output_feature_dimension": number(n.kernel_output_feature_dimension),
                "kernel_spatial_dimensions": numbers(&n.kernel_spatial_dimensions),
                "output_batch_dimension": number(n.output_batch_dimension),
                "output_feature_dimension": number(n.output_feature_dimension),
                "output_spatial_dimensions": numbers(&n.output_spatial_dimensions));
            for name in ["window_strides", "padding", "lhs_dilation", "rhs_dilation", "window_reversal"] {
                // Only the first version of the dynamic one has a padding, which its operand overrides.
                if position(list, name).is_none() {
                    fields.extend(default(context, mnemonic, name, spatial).map(|value| (name.to_string(), value)));
                }
            }
        }
        "gather" | "dynamic_gather" => take!("dimension_numbers", GatherDimensionNumbers, n =>
            "offset_dims": numbers(&n.offset_dims),
            "collapsed_slice_dims": numbers(&n.collapsed_slice_dims),
            "operand_batching_dims": numbers(&n.operand_batching_dims),
            "start_indices_batching_dims": numbers(&n.start_indices_batching_dims),
            "start_index_map": numbers(&n.start_index_map),
            "index_vector_dim": number(n.index_vector_dim)),
        "scatter" => take!("scatter_dimension_numbers", ScatterDimensionNumbers, n =>
            "update_window_dims": numbers(&n.update_window_dims),
            "inserted_window_dims": numbers(&n.inserted_window_dims),
            "input_batching_dims": numbers(&n.input_batching_dims),
            "scatter_indices_batching_dims": numbers(&n.scatter_indices_batching_dims),
            "scatter_dims_to_operand_dims": numbers(&n.scatter_dims_to_operand_dims),
            "index_vector_dim": number(n.index_vector_dim)),
        "send" | "recv" => take!("channel_handle", ChannelHandle, channel =>
            "channel_id": number(channel.handle), "channel_type": number(channel.r#type)),
        _ => take!("channel_handle", ChannelHandle, channel => "channel_id": number(channel.handle)),
    }
    for name in FLAGS {
        if let Some(position) = position(list, name) {
            list.swap_remove(position);
            let yes = types::integer_attribute(types::integer(context, 1), 1);
            fields.push((name.to_string(), yes));
        }
    }
    list.append(&mut fields);
    missing.map_or(Ok(()), Err)
}
