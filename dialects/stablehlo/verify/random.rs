// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of random numbers.
use crate::{
    stablehlo::{RngAlgorithm, RngBitGeneratorOp, RngDistribution, RngOp, check::*},
    support::{DYNAMIC, TensorType, Violation},
};

pub fn rng(op: RngOp) -> Result<(), Violation> {
    let (a, b, result) = (TensorType::of(op.a()), TensorType::of(op.b()), TensorType::of(op.result()));
    same_element("b", b, "a", a)?;
    same_element("result", result, "a", a)?;
    if op.rng_distribution() == RngDistribution::Normal {
        require(a.element_type().is_float(), || format!("NORMAL numbers must be floats, got {}", a.element()))?;
    }
    let entries = TensorType::of(op.shape()).shape();
    require(entries[0] == DYNAMIC || entries[0] == result.rank() as i64, || {
        format!("shape must have one entry per dimension of result, {}, got {}", result.rank(), entries[0])
    })
}

pub fn rng_bit_generator(op: RngBitGeneratorOp) -> Result<(), Violation> {
    let (state, next) = (TensorType::of(op.initial_state()), TensorType::of(op.output_state()));
    // (C1)
    require(compatible(next.to_type(), state.to_type()), || {
        format!("output_state must have the type of initial_state, {state}, got {next}")
    })?;
    // (C2): the sizes of the states of Threefry and Philox with 64-bit words.
    let words = match op.rng_algorithm() {
        RngAlgorithm::ThreeFry => 2..=2,
        RngAlgorithm::Philox => 2..=3,
        _ => return Ok(()),
    };
    let wide = matches!(state.element_type().width(), Some(64));
    let size = state.element_count();
    require(!wide || state.rank() == 1 && size.is_none_or(|s| words.contains(&s)), || {
        let (least, most) = (words.start(), words.end());
        let count = if least == most { least.to_string() } else { format!("{least} to {most}") };
        format!("initial_state must have {count} words of 64 bits, got {state}")
    })
}
