// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the attributes are by which JAX and its predecessors talk to XLA. Those that XLA does not know may be anything.
//! Source: the attributes that JAX writes, and those that jaxlib 0.10.2 reads, refuses or stops at.
use melior::ir::{Attribute, AttributeLike};
use shale_bridge::{edit::dictionary_entries, ir};

type Test = fn(Attribute) -> bool;

/// The names, each with what it must be and whether an attribute is that.
const KINDS: &[(&str, &str, Test)] = &[
    ("jax.arg_info", "a string", is_string),
    ("jax.global_constant", "a string", is_string),
    ("jax.uses_shape_polymorphism", "true or false", is_flag),
    ("mhlo.backend_config", "a string or a dictionary", |a| is_string(a) || dictionary_entries(a).is_some()),
    ("mhlo.cross_program_prefetches", "an array", |a| all(a, |_| true)),
    ("mhlo.frontend_attributes", "a dictionary of strings", |a| {
        dictionary_entries(a).is_some_and(|entries| entries.iter().all(|(_, value)| is_string(*value)))
    }),
    ("mhlo.input_output_alias", "an array of dictionaries", |a| all(a, |entry| dictionary_entries(entry).is_some())),
    ("mhlo.is_dynamic", "true or false", is_flag),
    ("mhlo.is_same_data_across_replicas", "true or false", is_flag),
    ("mhlo.layout_mode", "default, auto or a layout in braces", |a| {
        ir::string(a).is_some_and(|text| matches!(text.as_str(), "default" | "auto") || text.starts_with('{'))
    }),
    ("mhlo.memory_kind", "device, pinned_host or unpinned_host", |a| {
        ir::string(a).is_some_and(|text| matches!(text.as_str(), "device" | "pinned_host" | "unpinned_host"))
    }),
    ("mhlo.num_partitions", "an integer", |a| ir::integer(a).is_some()),
    ("mhlo.num_replicas", "an integer", |a| ir::integer(a).is_some()),
    ("mhlo.parameter_replication", "an array of true and false", |a| all(a, is_flag)),
    ("mhlo.sharding", "a string", is_string),
    ("mhlo.spmd_output_sharding", "a string", is_string),
    ("mhlo.spmd_parameters_shardings", "an array of strings", |a| all(a, is_string)),
    ("mhlo.use_auto_spmd_partitioning", "true or false", is_flag),
    ("mhlo.xla_entry_computation_parameter_layouts", "an array of elements", |a| all(a, is_elements)),
    ("mhlo.xla_entry_computation_parameter_tiles", "an array of elements", |a| all(a, is_elements)),
    ("mhlo.xla_entry_computation_result_layout", "an array of elements", |a| all(a, is_elements)),
    ("mhlo.xla_entry_computation_result_tiles", "an array of elements", |a| all(a, is_elements)),
];

fn is_string(attribute: Attribute) -> bool {
    ir::string(attribute).is_some()
}

fn is_flag(attribute: Attribute) -> bool {
    matches!(attribute.to_string().as_str(), "true" | "false" | "unit")
}

/// Elements, or for the parts of a tuple an array of such.
fn is_elements(attribute: Attribute) -> bool {
    // SAFETY: the attribute is alive.
    let is_dense = unsafe { mlir_sys::mlirAttributeIsADenseElements(attribute.to_raw()) };
    is_dense || all(attribute, is_elements)
}

fn all(attribute: Attribute, test: impl Fn(Attribute) -> bool) -> bool {
    ir::elements(attribute).is_some_and(|entries| entries.into_iter().all(test))
}

/// The attribute is what is known under its name.
///
/// # Errors
/// What it must be, and what it is.
pub fn check(name: &str, value: Attribute) -> Result<(), String> {
    match KINDS.binary_search_by_key(&name, |(known, ..)| known) {
        Ok(index) if !KINDS[index].2(value) => Err(format!("{name} must be {}, got {value}", KINDS[index].1)),
        _ => Ok(()),
    }
}

/// The shardings in an attribute, in the text of XLA.
pub fn shardings(name: &str, value: Attribute) -> Vec<String> {
    match name {
        "mhlo.sharding" | "mhlo.spmd_output_sharding" => ir::string(value).into_iter().collect(),
        "mhlo.spmd_parameters_shardings" => {
            ir::elements(value).unwrap_or_default().into_iter().filter_map(ir::string).collect()
        }
        _ => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_order() {
        assert!(KINDS.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }

    #[test]
    fn layouts_are_elements_or_arrays_of_such() {
        let context = melior::Context::new();
        for (text, holds) in
            [("[dense<0> : tensor<1xindex>]", true), ("[[dense<[1, 0]> : tensor<2xindex>]]", true), ("[0]", false)]
        {
            let attribute = Attribute::parse(&context, text).unwrap();
            assert_eq!(check("mhlo.xla_entry_computation_result_layout", attribute).is_ok(), holds, "{text}");
        }
    }
}
