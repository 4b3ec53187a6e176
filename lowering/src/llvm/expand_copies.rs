// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::{
    Context,
    ir::{OperationRef, Type, TypeLike, ValueLike},
};
use shale_bridge::{Builder, DialectHandle, Emitted, Options, Pass, ir, types};

/// `shale-expand-copies`: copies between memrefs become loops, unless both are contiguous.
///
/// Upstream lowers a copy of a strided memref to a call of a library that Shale's runtime does not have.
pub struct ExpandCopies;

impl Pass for ExpandCopies {
    const ARGUMENT: &'static str = "shale-expand-copies";
    const SUMMARY: &'static str = "turn copies of strided memory into loops";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__memref__,
        mlir_sys::mlirGetDialectHandle__scf__,
        mlir_sys::mlirGetDialectHandle__arith__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, root: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut copies = vec![];
        ir::walk(root, &mut |op| {
            if ir::name(op) == "memref.copy" && !ir::operands(op).iter().all(|v| is_contiguous(v.r#type())) {
                copies.push(op);
            }
        });
        for copy in copies {
            let (source, target) = (ir::operands(copy)[0], ir::operands(copy)[1]);
            let (from, to) = (ir::shape(source.r#type()), ir::shape(target.r#type()));
            // Shapes agree; either may know a size that the other does not.
            let sizes: Vec<i64> = from.iter().zip(&to).map(|(&a, &b)| a.max(b)).collect();
            nest(
                &Builder::before(context, copy),
                &sizes,
                &mut vec![],
                &|b, indices| {
                    let element = ir::element_type(source.r#type());
                    let value = b.op("memref.load", &[&[source], indices].concat(), element);
                    b.create("memref.store", &[&[value, target], indices].concat(), &[], &[], vec![]);
                },
                source,
            );
            ir::erase(copy);
        }
        Ok(())
    }
}

type Value<'c, 'a> = melior::ir::Value<'c, 'a>;

/// Loops over all indices of `sizes`; a size below zero is asked of `shaped`.
fn nest<'c, 'a>(
    b: &Builder<'c, 'a>,
    sizes: &[i64],
    indices: &mut Vec<Value<'c, 'a>>,
    body: &dyn Fn(&Builder<'c, 'a>, &[Value<'c, 'a>]),
    shaped: Value<'c, 'a>,
) {
    let dimension = indices.len();
    let Some(&size) = sizes.get(dimension) else { return body(b, indices) };
    let end = match size {
        0.. => b.index(size),
        _ => b.op("memref.dim", &[shaped, b.index(dimension as i64)], types::index(b.context)),
    };
    b.scf_for((b.index(0), end, b.index(1)), &[], |b, index, _| {
        indices.push(index);
        nest(b, sizes, indices, body, shaped);
        indices.pop();
        vec![]
    });
}

/// Whether a memref has static shape and row-major strides, its offset aside.
fn is_contiguous(memref: Type) -> bool {
    let shape = ir::shape(memref);
    if shape.iter().any(|&size| size < 0) {
        return false;
    }
    let mut strides = vec![0i64; shape.len()];
    let mut offset = 0i64;
    // SAFETY: the type is a memref with `shape.len()` dimensions; a layout that is not strided fails.
    let strided = unsafe {
        let result = mlir_sys::mlirMemRefTypeGetStridesAndOffset(memref.to_raw(), strides.as_mut_ptr(), &mut offset);
        result.value != 0
    };
    let mut expected = 1;
    strided
        && shape.iter().zip(&strides).rev().all(|(&size, &stride)| {
            let fits = size == 1 || stride == expected;
            expected *= size.max(1);
            fits
        })
}
