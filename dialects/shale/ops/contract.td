// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Contractions that stay whole until code is generated for them.
#ifndef SHALE_OPS_CONTRACT
#define SHALE_OPS_CONTRACT
include "shale/dialect.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shale_ContractOp : Shale_Op<"contract", [DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "sum of products over indices";
  let description = [{
    `out[map_out(i)] = sum over reduction indices of lhs[map_lhs(i)] * rhs[map_rhs(i)]`, where `i` runs over loops of
    extents `bounds`, of which the first `parallel` are parallel and the others are reduced. It overwrites its output.
    Products and sums are taken in `accumulator` (a float or a signless integer), to which operands are extended (integers:
    signed, unless `is_unsigned`), and rounded once at the end.

    The map of the output is a projected permutation whose last result is the *column* loop. The last result of the map of
    `rhs` is the column loop too, which must not occur elsewhere in it nor in the map of `lhs`. Other results are affine
    (`d1 * 2 + d4` for a strided window), so that a convolution is a contraction.

    Order of the sum (fixed by the op alone): reduction indices in lexicographic order of their loops, in blocks of
    `block` products; each block is summed in order with fused multiply-adds from zero, and the block sums are added in
    order. Where a target has instructions for products of bf16 pairs (AVX512-BF16), denormal factors and sums of bf16
    contractions count as zero; all else is the same to the bit.

    Memrefs have static strides; elements of `rhs` and `out` along the column loop are neighbours in memory.

    `range` selects tiles `begin` to `end` of the output (see `lowering/src/contract`); all of them without it.

    ```mlir
    %r = shale.contract {accumulator = f32, block = 512 : i64,
           indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
           bounds = array<i64: 64, 48, 32>, parallel = 2 : i64}
         ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$lhs, AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$rhs,
    AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$out, Variadic<Index>:$range,
    AffineMapArrayAttr:$indexing_maps, DenseI64ArrayAttr:$bounds, I64Attr:$parallel, TypeAttr:$accumulator, I64Attr:$block, UnitAttr:$is_unsigned);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    attr-dict `ins` `(` $lhs `,` $rhs `:` type($lhs) `,` type($rhs) `)` `outs` `(` $out `:` type($out) `)`
    (`range` `(` $range^ `)`)? (`->` type($result)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutMutable(); }
  }];
}
#endif
