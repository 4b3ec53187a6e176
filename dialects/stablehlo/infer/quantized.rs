// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of dequantization. The numbers in brackets are the specification's constraint ids.
use crate::support::{InferSite, Inferred, QuantizedType};

pub fn uniform_dequantize<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    let Some(quantized) = QuantizedType::of(operand.element()) else {
        return Err(format!("operand must be quantized, got {operand}").into());
    };
    // (C1), (C2)
    Ok(vec![operand.with_element(quantized.expressed).into()])
}
