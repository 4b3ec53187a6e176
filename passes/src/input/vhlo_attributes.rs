// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The attributes of a versioned operation as StableHLO has them.
use super::vhlo_defaults::holds_anyway;
use melior::{
    Context,
    ir::{Attribute, AttributeLike, OperationRef, Type},
};
use mlir_sys::*;
use shale_bridge::{edit, ir, types};
use shale_dialects::{
    stablehlo::{
        ChannelHandle, ConvDimensionNumbers, DotAlgorithm, DotDimensionNumbers, GatherDimensionNumbers,
        ScatterDimensionNumbers,
    },
    support::FromAttribute,
};

/// Attributes by name, in the order of the operation.
pub struct Attributes<'c> {
    context: &'c Context,
    list: Vec<(String, Attribute<'c>)>,
}

/// The version of a custom call's interface whose configuration is a dictionary.
pub const TYPED_FFI: i64 = 4;

/// What StableHLO says by the presence of an attribute.
pub const FLAGS: &[&str] = &["has_dynamic_root", "use_global_device_ids"];

type Named<'c> = Vec<(String, Attribute<'c>)>;

impl<'c> Attributes<'c> {
    /// Those of an operation; the error names one that the format demands and that is missing.
    pub fn of(context: &'c Context, op: OperationRef<'c, '_>) -> Result<Self, String> {
        let list = edit::all_attributes(op);
        let expected = shale_dialects::vhlo::find(ir::name(op)).map_or(&[][..], |operation| operation.attributes);
        match expected.iter().find(|name| list.iter().all(|(own, _)| own != *name)) {
            Some(missing) => Err(format!("attribute '{missing}' must be present")),
            None => Ok(Self { context, list }),
        }
    }

    /// The attributes of StableHLO's operation `mnemonic`, and those that no definition knows.
    pub fn legalized(mut self, mnemonic: &str) -> Result<Named<'c>, String> {
        match mnemonic {
            "dot_general" => self.dot_general()?,
            "convolution" | "dynamic_conv" => self.convolution()?,
            "gather" | "dynamic_gather" => self.gather()?,
            "scatter" => self.scatter()?,
            "send" | "recv" => self.channel()?,
            _ if self.has("channel_id") => self.channel()?,
            _ => {}
        }
        let context = self.context;
        let mut result = vec![];
        for (name, value) in self.list {
            let value = converted(context, &name, value)?;
            if holds_anyway(context, mnemonic, &name, value) {
                continue;
            }
            // StableHLO says it by its presence.
            let value = if FLAGS.contains(&name.as_str()) { types::unit(context) } else { value };
            result.push((name, value));
        }
        let is_typed =
            |name: &str, value: &Attribute<'c>| name == "api_version" && ir::integer(*value) == Some(TYPED_FFI);
        if mnemonic == "custom_call" && result.iter().any(|(name, value)| is_typed(name, value)) {
            let empty = types::dictionary(context, &[]);
            result.retain(|(name, value)| name != "backend_config" || *value != empty);
        }
        // Layouts are given for operands and results or for neither.
        let is_empty = |name: &str| {
            result.iter().any(|(own, value)| own == name && ir::elements(*value).is_some_and(|e| e.is_empty()))
        };
        if mnemonic == "custom_call" && is_empty("operand_layouts") && is_empty("result_layouts") {
            result.retain(|(name, _)| name != "operand_layouts" && name != "result_layouts");
        }
        Ok(result)
    }

    fn take<T: FromAttribute<'c>>(&mut self, name: &str) -> Result<T, String> {
        let position = self.list.iter().position(|(own, _)| own == name);
        let (_, value) = self.list.remove(position.ok_or_else(|| format!("attribute '{name}' must be present"))?);
        T::from_attribute(value).ok_or_else(|| format!("attribute '{name}' must be {}, got {value}", T::EXPECTED))
    }

    /// As [`Self::take`]; empty where an older version of the operation does not have it.
    fn take_integers(&mut self, name: &str) -> Result<Vec<i64>, String> {
        if self.list.iter().all(|(own, _)| own != name) { Ok(vec![]) } else { self.take(name) }
    }

    fn has(&self, name: &str) -> bool {
        self.list.iter().any(|(own, _)| own == name)
    }

    /// Of collectives only the number of the channel is kept, and 0 is none.
    fn channel(&mut self) -> Result<(), String> {
        let handle: i64 = self.take("channel_id")?;
        let r#type: i64 = if self.has("channel_type") { self.take("channel_type")? } else { 0 };
        if handle != 0 || r#type != 0 {
            let channel = ChannelHandle { handle, r#type };
            self.put("channel_handle", channel.to_attribute(self.context));
        }
        Ok(())
    }

    fn put(&mut self, name: &str, value: Attribute<'c>) {
        self.list.push((name.into(), value));
    }

    fn dot_general(&mut self) -> Result<(), String> {
        let dimensions = DotDimensionNumbers {
            lhs_batching_dimensions: self.take("lhs_batching_dimensions")?,
            rhs_batching_dimensions: self.take("rhs_batching_dimensions")?,
            lhs_contracting_dimensions: self.take("lhs_contracting_dimensions")?,
            rhs_contracting_dimensions: self.take("rhs_contracting_dimensions")?,
        };
        self.put("dot_dimension_numbers", dimensions.to_attribute(self.context));
        if self.list.iter().all(|(name, _)| name != "accumulation_type") {
            return Ok(());
        }
        // Without an algorithm each of its fields is the type `none`.
        let accumulation: Type = self.take("accumulation_type")?;
        let (lhs, rhs): (Type, Type) = (self.take("lhs_precision_type")?, self.take("rhs_precision_type")?);
        // SAFETY: the type is alive.
        let absent = unsafe { mlirTypeIsANone(melior::ir::TypeLike::to_raw(&accumulation)) };
        if absent {
            for name in ["lhs_component_count", "rhs_component_count", "num_primitive_operations"] {
                self.take::<Attribute>(name)?;
            }
            self.take::<Attribute>("allow_imprecise_accumulation")?;
            return Ok(());
        }
        let algorithm = DotAlgorithm {
            lhs_precision_type: Some(lhs),
            rhs_precision_type: Some(rhs),
            accumulation_type: Some(accumulation),
            lhs_component_count: self.take("lhs_component_count")?,
            rhs_component_count: self.take("rhs_component_count")?,
            num_primitive_operations: self.take("num_primitive_operations")?,
            allow_imprecise_accumulation: self.take("allow_imprecise_accumulation")?,
        };
        self.put("algorithm", algorithm.to_attribute(self.context));
        Ok(())
    }

    fn convolution(&mut self) -> Result<(), String> {
        let numbers = ConvDimensionNumbers {
            input_batch_dimension: self.take("input_batch_dimension")?,
            input_feature_dimension: self.take("input_feature_dimension")?,
            input_spatial_dimensions: self.take("input_spatial_dimensions")?,
            kernel_input_feature_dimension: self.take("kernel_input_feature_dimension")?,
            kernel_output_feature_dimension: self.take("kernel_output_feature_dimension")?,
            kernel_spatial_dimensions: self.take("kernel_spatial_dimensions")?,
            output_batch_dimension: self.take("output_batch_dimension")?,
            output_feature_dimension: self.take("output_feature_dimension")?,
            output_spatial_dimensions: self.take("output_spatial_dimensions")?,
        };
        self.put("dimension_numbers", numbers.to_attribute(self.context));
        Ok(())
    }

    fn gather(&mut self) -> Result<(), String> {
        let numbers = GatherDimensionNumbers {
            offset_dims: self.take("offset_dims")?,
            collapsed_slice_dims: self.take("collapsed_slice_dims")?,
            operand_batching_dims: self.take_integers("operand_batching_dims")?,
            start_indices_batching_dims: self.take_integers("start_indices_batching_dims")?,
            start_index_map: self.take("start_index_map")?,
            index_vector_dim: self.take("index_vector_dim")?,
        };
        self.put("dimension_numbers", numbers.to_attribute(self.context));
        Ok(())
    }

    fn scatter(&mut self) -> Result<(), String> {
        let numbers = ScatterDimensionNumbers {
            update_window_dims: self.take("update_window_dims")?,
            inserted_window_dims: self.take("inserted_window_dims")?,
            input_batching_dims: self.take_integers("input_batching_dims")?,
            scatter_indices_batching_dims: self.take_integers("scatter_indices_batching_dims")?,
            scatter_dims_to_operand_dims: self.take("scatter_dims_to_operand_dims")?,
            index_vector_dim: self.take("index_vector_dim")?,
        };
        self.put("scatter_dimension_numbers", numbers.to_attribute(self.context));
        Ok(())
    }
}

/// Lists of numbers come as dense tensors, symbols as strings.
fn converted<'c>(context: &'c Context, name: &str, value: Attribute<'c>) -> Result<Attribute<'c>, String> {
    let mismatch = |expected: &str| format!("attribute '{name}' must be {expected}, got {value}");
    Ok(match name {
        "broadcast_dimensions"
        | "broadcast_sizes"
        | "dimensions"
        | "edge_padding_high"
        | "edge_padding_low"
        | "fft_length"
        | "interior_padding"
        | "slice_sizes"
        | "start_indices"
        | "limit_indices"
        | "strides"
        | "permutation"
        | "window_dimensions"
        | "window_strides"
        | "base_dilations"
        | "window_dilations"
        | "lhs_dilation"
        | "rhs_dilation"
        | "known_expanding_dimensions"
        | "known_nonexpanding_dimensions" => {
            let values = Vec::<i64>::from_attribute(value).ok_or_else(|| mismatch("a list of integers"))?;
            types::i64_array(context, &values)
        }
        "window_reversal" => {
            types::bool_array(context, &booleans(value).ok_or_else(|| mismatch("a list of booleans"))?)
        }
        "callee" | "decomposition" => {
            types::symbol_reference(context, &ir::string(value).ok_or_else(|| mismatch("a symbol"))?)
        }
        "called_computations" => {
            let names = ir::elements(value).and_then(|all| all.into_iter().map(ir::string).collect::<Option<Vec<_>>>());
            let names = names.ok_or_else(|| mismatch("a list of symbols"))?;
            let symbols: Vec<_> = names.iter().map(|name| types::symbol_reference(context, name)).collect();
            types::array(context, &symbols)
        }
        _ => value,
    })
}

/// The elements of a dense attribute of type `i1`.
fn booleans(value: Attribute) -> Option<Vec<bool>> {
    let raw = value.to_raw();
    // SAFETY: kind and width are checked before the accessors that ask for them; positions are in range.
    unsafe {
        let is_bool = mlirAttributeIsADenseIntElements(raw) && {
            let element = mlirShapedTypeGetElementType(mlirAttributeGetType(raw));
            mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) == 1
        };
        let count = if is_bool { mlirElementsAttrGetNumElements(raw) } else { 0 };
        is_bool.then(|| (0..count).map(|i| mlirDenseElementsAttrGetBoolValue(raw, i as isize)).collect())
    }
}
