// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `kernel` phase: linalg on tensors → `shale.kernel` and a host program of `shale.dispatch`.
//!
//! `shale-scalarize-loops` makes scalars of tensors of one element in loops, `shale-fuse-elementwise` makes one `linalg.generic` of what is computed together, `shale-align-contractions` gives contractions the loops of their neighbours, `shale-outline-kernels` moves each
//! remaining computation into a kernel of its own, and `shale-deduplicate-kernels` keeps one of equal kernels. `shale-select-streams` marks
//! results that are written around the caches.
mod align_contractions;
mod deduplicate;
mod fuse;
mod group;
pub mod in_place;
mod kernel_body;
mod outline;
pub(crate) mod parts;
mod scalarize;
mod select_streams;
mod siblings;
mod sink;
pub mod structured;
mod unshare;
mod work;

pub use align_contractions::AlignContractions;
pub use deduplicate::DeduplicateKernels;
pub use fuse::FuseElementwise;
pub use outline::OutlineKernels;
pub(crate) use outline::kept_dimensions;
pub use scalarize::ScalarizeLoops;
pub use select_streams::{STREAMED, SelectStreams};
pub use sink::SinkBroadcasts;

use melior::ir::{Attribute, Type, Value, ValueLike};
use shale_bridge::{Builder, builder::affine_add, ir, types};

/// The attribute of a kernel of several operations: how many of their first loops, all parallel, these have in common.
pub const ROWS: &str = "shale.rows";

/// The attribute of a kernel of which some operations are contractions: how many of the last of these loops' iterations an item takes
/// together, at least.
pub const BLOCK: &str = "shale.block";

/// The passes of the phase for a `builtin.module`, in order.
pub const PIPELINE: &[&str] = &[
    "func.func(shale-sink-broadcasts,cse,shale-scalarize-loops,canonicalize,cse,shale-fuse-elementwise,canonicalize,cse,\
     shale-align-contractions)",
    "shale-outline-kernels",
    "shale-deduplicate-kernels",
    "shale-select-streams",
];

/// An `iterator_types` entry.
fn iterator<'c>(b: &Builder<'c, '_>, reduced: bool) -> Attribute<'c> {
    let kind = if reduced { "reduction" } else { "parallel" };
    types::parse_attribute(b.context, &format!("#linalg.iterator_type<{kind}>")).expect("dialect linalg is loaded")
}

/// A `linalg.generic` with parallel loops that writes all of `output`; the body receives the inputs' elements and gives the
/// output's. `maps` are those of the inputs.
pub(crate) fn parallel_generic<'c, 'a>(
    b: &Builder<'c, 'a>,
    inputs: &[Value<'c, 'a>],
    maps: &[Attribute<'c>],
    output: Value<'c, 'a>,
    body: impl FnOnce(&Builder<'c, 'a>, &[Value<'c, 'a>]) -> Value<'c, 'a>,
) -> Value<'c, 'a> {
    let rank = ir::shape(output.r#type()).len();
    let identity = b.map(rank, &(0..rank).map(|d| b.dim(d)).collect::<Vec<_>>());
    let maps: Vec<Attribute> = maps.iter().copied().chain([identity]).collect();
    let elements: Vec<Type> = inputs.iter().chain([&output]).map(|v| ir::element_type(v.r#type())).collect();
    let region = b.region(&elements, |inner, arguments| {
        let value = body(inner, &arguments[..inputs.len()]);
        inner.create("linalg.yield", &[value], &[], &[], vec![]);
    });
    let operands: Vec<Value> = inputs.iter().copied().chain([output]).collect();
    let attributes = [
        ("indexing_maps", types::array(b.context, &maps)),
        ("iterator_types", types::array(b.context, &vec![iterator(b, false); rank])),
        ("operandSegmentSizes", types::i32_array(b.context, &[inputs.len() as i32, 1])),
    ];
    ir::results(b.create("linalg.generic", &operands, &attributes, &[output.r#type()], vec![region]))[0]
}

/// A `linalg.generic` that copies `source` to all of `output`, of the same shape.
pub(crate) fn copy<'c, 'a>(b: &Builder<'c, 'a>, source: Value<'c, 'a>, output: Value<'c, 'a>) -> Value<'c, 'a> {
    let rank = ir::shape(output.r#type()).len();
    let identity = b.map(rank, &(0..rank).map(|d| b.dim(d)).collect::<Vec<_>>());
    parallel_generic(b, &[source], &[identity], output, |_, elements| elements[0])
}

/// `constant + sum of coefficients * loops` as an affine expression.
pub(crate) fn affine<'c>(b: &Builder<'c, '_>, coefficients: &[i64], constant: i64) -> melior::ir::AffineExpr<'c> {
    let terms = coefficients.iter().enumerate().filter(|(_, c)| **c != 0);
    let scaled = terms.map(|(d, &c)| match c {
        1 => b.dim(d),
        _ => shale_bridge::builder::affine_mul(b.dim(d), b.affine_constant(c)),
    });
    let sum = scaled.reduce(affine_add);
    match (sum, constant) {
        (Some(sum), 0) => sum,
        (Some(sum), constant) => affine_add(sum, b.affine_constant(constant)),
        (None, constant) => b.affine_constant(constant),
    }
}
