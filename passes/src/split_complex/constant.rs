// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constants.
use super::{Pair, part_type, unsupported};
use melior::ir::{Attribute, AttributeLike, OperationRef, TypeLike, ValueLike};
use mlir_sys::*;
use shale_bridge::{Builder, Emitted, ir, types};

/// The parts of a complex constant.
pub fn split<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Result<Pair<'c, 'a>, Emitted> {
    let result = ir::results(op)[0].r#type();
    let part = part_type(result);
    let Some(value) = ir::attribute(op, "value") else { return Err(unsupported(op)) };
    let Some(size) = types::width(ir::element_type(part)).map(|bits| bits as usize / 8) else {
        return Err(unsupported(op));
    };
    let raw = value.to_raw();
    // SAFETY: the kind is checked; the raw data of dense complex elements are pairs of floats, one pair for a splat.
    let bytes = unsafe {
        if !mlirAttributeIsADenseElements(raw) {
            return Err(unsupported(op));
        }
        let count = if mlirDenseElementsAttrIsSplat(raw) { 1 } else { mlirElementsAttrGetNumElements(raw) as usize };
        match count {
            0 => &[],
            count => std::slice::from_raw_parts(mlirDenseElementsAttrGetRawData(raw).cast::<u8>(), 2 * size * count),
        }
    };
    let constant = |offset: usize| {
        let data: Vec<u8> =
            bytes.chunks_exact(2 * size).flat_map(|pair| &pair[offset..offset + size]).copied().collect();
        // SAFETY: the buffer has the bytes of the type, or those of one element; MLIR copies them.
        let value = unsafe {
            Attribute::from_raw(mlirDenseElementsAttrRawBufferGet(part.to_raw(), data.len(), data.as_ptr().cast()))
        };
        at.op_with("stablehlo.constant", &[], &[("value", value)], part)
    };
    Ok((constant(0), constant(size)))
}
