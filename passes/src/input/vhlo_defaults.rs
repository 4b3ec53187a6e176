// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What holds without an attribute that portable artifacts always have: the reader of artifacts leaves it out, the writer
//! puts it in.
use melior::{
    Context,
    ir::{Attribute, AttributeLike, Type, TypeLike},
};
use mlir_sys::*;
use shale_bridge::{ir, types};
use shale_dialects::{
    stablehlo::{ComparisonType, Precision, ResultAccuracyMode},
    support::FromAttribute,
};

/// The value that StableHLO's operation has without the attribute; of `count` elements where it is a list of one per
/// dimension or operand. In StableHLO's form.
pub fn default<'c>(context: &'c Context, mnemonic: &str, name: &str, count: usize) -> Option<Attribute<'c>> {
    let boolean = |value: bool| types::integer_attribute(types::integer(context, 1), value.into());
    let number = |width: u32, value: i64| types::integer_attribute(types::integer(context, width), value);
    let all = |value: i64| types::i64_array(context, &vec![value; count]);
    let none = || types::type_attribute(Type::none(context));
    Some(match (mnemonic, name) {
        ("cholesky", "lower")
        | ("gather" | "dynamic_gather" | "scatter", "indices_are_sorted")
        | ("scatter", "unique_indices")
        | ("sort", "is_stable")
        | ("custom_call", "has_side_effect")
        | ("send" | "recv", "is_host_transfer")
        | (_, "use_global_device_ids" | "has_dynamic_root") => boolean(false),
        ("sort", "dimension") => number(64, -1),
        (_, "channel_id") => number(64, 0),
        ("compare", "compare_type") => ComparisonType::Notype.to_attribute(context),
        ("custom_call", "api_version") => number(32, 1),
        ("composite", "version") => number(32, 0),
        ("composite", "composite_attributes") => types::dictionary(context, &[]),
        ("custom_call", "backend_config")
        | ("infeed", "infeed_config")
        | ("outfeed", "outfeed_config")
        | ("func", "sym_visibility") => types::string_attribute(context, ""),
        ("custom_call", "called_computations" | "output_operand_aliases" | "operand_layouts" | "result_layouts")
        | ("custom_call", "result_tilings")
        | ("infeed", "layout")
        | ("func", "arg_attrs" | "res_attrs") => types::array(context, &[]),
        ("convolution" | "dynamic_conv", "window_strides" | "lhs_dilation" | "rhs_dilation")
        | ("reduce_window", "window_strides" | "base_dilations" | "window_dilations")
        | ("select_and_scatter", "window_strides" | "window_dimensions") => all(1),
        ("convolution" | "dynamic_conv" | "reduce_window" | "select_and_scatter", "padding") => {
            let r#type = types::tensor(&[count as i64, 2], types::integer(context, 64));
            if count == 0 { empty(r#type) } else { types::dense_splat(r#type, number(64, 0)) }
        }
        ("send" | "recv", "source_target_pairs") => empty(types::tensor(&[0, 2], types::integer(context, 64))),
        ("convolution" | "dynamic_conv", "window_reversal") => types::bool_array(context, &vec![false; count]),
        ("dot" | "dot_general" | "convolution" | "dynamic_conv", "precision_config") => {
            types::array(context, &vec![Precision::Default.to_attribute(context); count])
        }
        // Without an algorithm each of its fields is the type `none`.
        (
            "dot_general",
            "accumulation_type"
            | "lhs_precision_type"
            | "rhs_precision_type"
            | "lhs_component_count"
            | "rhs_component_count"
            | "num_primitive_operations"
            | "allow_imprecise_accumulation",
        ) => none(),
        (
            _,
            "known_expanding_dimensions"
            | "known_nonexpanding_dimensions"
            | "operand_batching_dims"
            | "start_indices_batching_dims"
            | "input_batching_dims"
            | "scatter_indices_batching_dims",
        ) => types::i64_array(context, &[]),
        (_, "result_accuracy") => default_accuracy(context)?,
        _ => return None,
    })
}

/// Whether the operation means the same without the attribute, which is in StableHLO's form.
pub fn holds_anyway<'c>(context: &'c Context, mnemonic: &str, name: &str, value: Attribute<'c>) -> bool {
    let Some(default) = default(context, mnemonic, name, count(value)) else { return false };
    // A list of equal elements may be written in full.
    let numbers = |value| Vec::<i64>::from_attribute(value);
    default == value || numbers(value).is_some_and(|found| numbers(default) == Some(found))
}

/// How many elements a list has; the rows of a list of pairs.
fn count(value: Attribute) -> usize {
    if let Some(elements) = ir::elements(value) {
        return elements.len();
    }
    if let Some(flags) = Vec::<bool>::from_attribute(value) {
        return flags.len();
    }
    let count = Vec::<i64>::from_attribute(value).map_or(0, |values| values.len());
    // SAFETY: the kind is checked first.
    if unsafe { mlirAttributeIsADenseElements(value.to_raw()) } { count / 2 } else { count }
}

fn empty(r#type: Type<'_>) -> Attribute<'_> {
    // SAFETY: the type is a live shaped type without elements, so none are read.
    unsafe { Attribute::from_raw(mlirDenseElementsAttrGet(r#type.to_raw(), 0, std::ptr::null())) }
}

fn default_accuracy(context: &Context) -> Option<Attribute<'_>> {
    let mode = ResultAccuracyMode::Default.to_attribute(context);
    let accuracy = shale_dialects::stablehlo::ResultAccuracy { atol: 0.0, rtol: 0.0, ulps: 0, mode: Some(mode) };
    Some(accuracy.to_attribute(context))
}
