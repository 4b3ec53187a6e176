// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The operations of portable artifacts of StableHLO 0.9.0 to 1.20.0, each with its attributes. Bytecode stores these in the order of
//! their names. Source: openxla/stablehlo, stablehlo/dialect/VhloOps.td.
use mlir_sys::MlirStringRef;
use std::{collections::HashMap, fmt, sync::OnceLock};

/// A version of the operation set, by its major and minor number. Patches introduce nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(pub u32, pub u32);

impl Version {
    /// The first with a promise of compatibility.
    pub const OLDEST: Self = Self(0, 9);
    /// The newest that is known here.
    pub const NEWEST: Self = Self(1, 20);

    /// From `major.minor.patch`, with the patch.
    pub fn parse(text: &str) -> Option<(Self, u32)> {
        let mut parts = text.split('.').map(|part| {
            let digits = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| part.parse().ok()).flatten()
        });
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(Some(major)), Some(Some(minor)), Some(Some(patch)), None) => Some((Self(major, minor), patch)),
            _ => None,
        }
    }

    /// The version of MLIR's bytecode that artifacts of this version are written in.
    pub fn bytecode(self) -> i64 {
        match self {
            Self(0, ..=9) => 0,
            Self(0, ..=11) => 1,
            Self(0, ..=13) => 3,
            Self(0, 14) => 4,
            _ => 6,
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.0", self.0, self.1)
    }
}

/// One operation.
#[derive(Debug)]
pub struct Versioned {
    /// `vhlo.<mnemonic of StableHLO>_v<version>`.
    pub name: &'static str,
    /// The version that introduced it; it ends where the next one of the same mnemonic begins.
    pub since: Version,
    /// All of its attributes; each is present in every artifact.
    pub attributes: &'static [&'static str],
}

macro_rules! names {
    ([$($name:ident)*]) => { &[$(stringify!($name)),*] };
}

macro_rules! operations {
    ($(($major:literal, $minor:literal) $($name:literal)* : $attributes:tt;)*) => {
        /// Every operation.
        pub const VERSIONED: &[Versioned] = &[$($(
            Versioned {
                name: concat!("vhlo.", $name),
                since: Version($major, $minor),
                attributes: names!($attributes),
            },
        )*)*];
    };
}

operations! {
    (0, 9) "abs_v1" "add_v1" "after_all_v1" "and_v1" "atan2_v1" "bitcast_convert_v1" "case_v1" "cbrt_v1" "ceil_v1"
        "clamp_v1" "complex_v1" "convert_v1" "cosine_v1" "count_leading_zeros_v1" "create_token_v1" "divide_v1"
        "dynamic_pad_v1" "dynamic_reshape_v1" "dynamic_update_slice_v1" "exponential_minus_one_v1" "exponential_v1"
        "floor_v1" "if_v1" "imag_v1" "is_finite_v1" "log_plus_one_v1" "log_v1" "logistic_v1" "maximum_v1" "minimum_v1"
        "multiply_v1" "negate_v1" "not_v1" "optimization_barrier_v1" "or_v1" "partition_id_v1" "popcnt_v1" "power_v1"
        "real_dynamic_slice_v1" "real_v1" "remainder_v1" "replica_id_v1" "reshape_v1" "return_v1"
        "round_nearest_afz_v1" "round_nearest_even_v1" "rsqrt_v1" "select_v1" "shift_left_v1"
        "shift_right_arithmetic_v1" "shift_right_logical_v1" "sign_v1" "sine_v1" "sqrt_v1" "subtract_v1" "tanh_v1"
        "tuple_v1" "uniform_dequantize_v1" "uniform_quantize_v1" "while_v1" "xor_v1": [];
    (0, 9) "all_gather_v1": [all_gather_dim channel_id replica_groups use_global_device_ids];
    (0, 9) "all_reduce_v1": [channel_id replica_groups use_global_device_ids];
    (0, 9) "all_to_all_v1": [channel_id concat_dimension replica_groups split_count split_dimension];
    (0, 9) "batch_norm_grad_v1" "batch_norm_inference_v1" "batch_norm_training_v1": [epsilon feature_index];
    (0, 9) "broadcast_in_dim_v1": [broadcast_dimensions];
    (0, 9) "broadcast_v1": [broadcast_sizes];
    (0, 9) "call_v1": [callee];
    (0, 9) "cholesky_v1": [lower];
    (0, 9) "collective_permute_v1": [channel_id source_target_pairs];
    (0, 9) "compare_v1": [compare_type comparison_direction];
    (0, 9) "concatenate_v1" "get_dimension_size_v1" "set_dimension_size_v1": [dimension];
    (0, 9) "constant_v1": [value];
    (0, 9) "convolution_v1" "dynamic_conv_v1": [batch_group_count feature_group_count input_batch_dimension
        input_feature_dimension input_spatial_dimensions kernel_input_feature_dimension
        kernel_output_feature_dimension kernel_spatial_dimensions lhs_dilation output_batch_dimension
        output_feature_dimension output_spatial_dimensions padding precision_config rhs_dilation window_reversal
        window_strides];
    (0, 9) "cross-replica-sum_v1": [replica_groups];
    (0, 9) "custom_call_v1": [api_version backend_config call_target_name called_computations has_side_effect
        operand_layouts output_operand_aliases result_layouts];
    (0, 9) "dot_general_v1": [lhs_batching_dimensions lhs_contracting_dimensions precision_config
        rhs_batching_dimensions rhs_contracting_dimensions];
    (0, 9) "dot_v1": [precision_config];
    (0, 9) "dynamic_broadcast_in_dim_v1": [broadcast_dimensions known_expanding_dimensions
        known_nonexpanding_dimensions];
    (0, 9) "dynamic_gather_v1": [collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims
        start_index_map];
    (0, 9) "dynamic_iota_v1" "iota_v1": [iota_dimension];
    (0, 9) "dynamic_slice_v1": [slice_sizes];
    (0, 9) "einsum_v1" "unary_einsum_v1": [einsum_config];
    (0, 9) "fft_v1": [fft_length fft_type];
    (0, 9) "func_v1": [arg_attrs function_type res_attrs sym_name sym_visibility];
    (0, 9) "gather_v1": [collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims slice_sizes
        start_index_map];
    (0, 9) "get_tuple_element_v1": [index];
    (0, 9) "infeed_v1": [infeed_config layout];
    (0, 9) "map_v1" "reduce_v1" "reverse_v1": [dimensions];
    (0, 9) "outfeed_v1": [outfeed_config];
    (0, 9) "pad_v1": [edge_padding_high edge_padding_low interior_padding];
    (0, 9) "recv_v1" "send_v1": [channel_id channel_type is_host_transfer];
    (0, 9) "reduce_precision_v1": [exponent_bits mantissa_bits];
    (0, 9) "reduce_scatter_v1": [channel_id replica_groups scatter_dimension use_global_device_ids];
    (0, 9) "reduce_window_v1": [base_dilations padding window_dilations window_dimensions window_strides];
    (0, 9) "rng_bit_generator_v1": [rng_algorithm];
    (0, 9) "rng_v1": [rng_distribution];
    (0, 9) "scatter_v1": [index_vector_dim indices_are_sorted inserted_window_dims scatter_dims_to_operand_dims
        unique_indices update_window_dims];
    (0, 9) "select_and_scatter_v1": [padding window_dimensions window_strides];
    (0, 9) "slice_v1": [limit_indices start_indices strides];
    (0, 9) "sort_v1": [dimension is_stable];
    (0, 9) "torch_index_select_v1": [batch_dims dim];
    (0, 9) "transpose_v1": [permutation];
    (0, 9) "triangular_solve_v1": [left_side lower transpose_a unit_diagonal];
    (0, 16) "collective_broadcast_v1": [channel_id replica_groups];
    (0, 19) "composite_v1": [composite_attributes decomposition name version];
    (0, 20) "dynamic_conv_v2": [batch_group_count feature_group_count input_batch_dimension input_feature_dimension
        input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension
        kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension
        output_spatial_dimensions precision_config rhs_dilation window_reversal window_strides];
    (1, 1) "dynamic_gather_v2": [collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims
        operand_batching_dims start_index_map start_indices_batching_dims];
    (1, 1) "gather_v2": [collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims operand_batching_dims
        slice_sizes start_index_map start_indices_batching_dims];
    (1, 1) "scatter_v2": [index_vector_dim indices_are_sorted input_batching_dims inserted_window_dims
        scatter_dims_to_operand_dims scatter_indices_batching_dims unique_indices update_window_dims];
    (1, 4) "tan_v1": [];
    (1, 5) "all_gather_v2": [all_gather_dim channel_id replica_groups use_global_device_ids];
    (1, 5) "all_reduce_v2": [channel_id replica_groups use_global_device_ids];
    (1, 5) "all_to_all_v2": [channel_id concat_dimension replica_groups split_count split_dimension];
    (1, 6) "dot_general_v2": [accumulation_type allow_imprecise_accumulation lhs_batching_dimensions
        lhs_component_count lhs_contracting_dimensions lhs_precision_type num_primitive_operations precision_config
        rhs_batching_dimensions rhs_component_count rhs_contracting_dimensions rhs_precision_type];
    (1, 9) "exponential_v2": [result_accuracy];
    (1, 10) "cbrt_v2" "cosine_v2" "exponential_minus_one_v2" "log_plus_one_v2" "log_v2" "logistic_v2" "rsqrt_v2"
        "sine_v2" "sqrt_v2" "tan_v2" "tanh_v2": [result_accuracy];
    (1, 12) "recv_v2" "send_v2": [channel_id channel_type is_host_transfer source_target_pairs];
    (1, 14) "composite_v2": [composite_attributes decomposition name version];
    (1, 15) "async_start_v1" "async_done_v1": [];
    (1, 18) "custom_call_v2": [api_version backend_config call_target_name called_computations has_side_effect
        operand_layouts output_operand_aliases result_layouts result_tilings];
    (1, 19) "collective_reduce_v1": [channel_id has_dynamic_root replica_groups use_global_device_ids];
    (1, 20) "collective_broadcast_v2": [channel_id has_dynamic_root replica_groups];
}

/// The operation of this name.
pub fn find(name: &str) -> Option<&'static Versioned> {
    static NAMES: OnceLock<HashMap<&str, &Versioned>> = OnceLock::new();
    NAMES.get_or_init(|| VERSIONED.iter().map(|operation| (operation.name, operation)).collect()).get(name).copied()
}

/// All versions of StableHLO's operation `mnemonic`, oldest first.
pub fn versions(mnemonic: &str) -> &'static [&'static Versioned] {
    static MNEMONICS: OnceLock<HashMap<&str, Vec<&Versioned>>> = OnceLock::new();
    let all = MNEMONICS.get_or_init(|| {
        let mut all: HashMap<&str, Vec<&Versioned>> = HashMap::new();
        for operation in VERSIONED {
            all.entry(operation.mnemonic()).or_default().push(operation);
        }
        all.values_mut().for_each(|versions| versions.sort_by_key(|operation| operation.since));
        all
    });
    all.get(mnemonic).map_or(&[], |versions| versions)
}

impl Versioned {
    /// StableHLO's name of the operation, without the dialect's.
    pub fn mnemonic(&self) -> &'static str {
        let name = self.name.trim_start_matches("vhlo.");
        name.rsplit_once("_v").map_or(name, |(mnemonic, _)| mnemonic)
    }
}

/// `ShaleVhloOperation` of `vhlo.h`.
#[repr(C)]
struct Row {
    name: MlirStringRef,
    attributes: *const MlirStringRef,
    attribute_count: isize,
    is_terminator: bool,
}
// SAFETY: the pointers lead to what lives as long as the process.
unsafe impl Sync for Row {}
// SAFETY: as above.
unsafe impl Send for Row {}

/// The table as C++ reads it; the address of a row is the operation's type id.
#[unsafe(no_mangle)]
extern "C" fn shaleVhloOperations(count: *mut isize) -> *const Row {
    static ROWS: OnceLock<Vec<Row>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        VERSIONED
            .iter()
            .map(|operation| {
                let names: Vec<_> = operation.attributes.iter().map(|name| shale_bridge::string_ref(name)).collect();
                Row {
                    name: shale_bridge::string_ref(operation.name),
                    attribute_count: names.len() as isize,
                    attributes: names.leak().as_ptr(),
                    is_terminator: operation.name == "vhlo.return_v1",
                }
            })
            .collect()
    });
    // SAFETY: C++ passes the address of a local variable.
    unsafe { *count = rows.len() as isize };
    rows.as_ptr()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_in_the_order_of_the_encoding() {
        for operation in VERSIONED {
            assert!(operation.attributes.is_sorted(), "{}", operation.name);
        }
        let mut names: Vec<_> = VERSIONED.iter().map(|operation| operation.name).collect();
        names.sort();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn versions_follow_each_other() {
        for operation in VERSIONED {
            let all = versions(operation.mnemonic());
            assert!(all.windows(2).all(|pair| pair[0].since < pair[1].since), "{}", operation.name);
            assert!(operation.since >= Version::OLDEST && operation.since <= Version::NEWEST, "{}", operation.name);
        }
        assert_eq!(versions("dot_general").len(), 2);
    }

    #[test]
    fn versions_have_three_numbers() {
        assert_eq!(Version::parse("1.17.3"), Some((Version(1, 17), 3)));
        for text in ["", "1", "1.2", "1.2.3.4", "1..2", "+1.2.3", "1.2.99999999999", "a.b.c"] {
            assert_eq!(Version::parse(text), None, "{text}");
        }
    }
}
