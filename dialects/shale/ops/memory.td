// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sizes that are known only when a program runs, and the memory of tensors that have them.
#ifndef SHALE_OPS_MEMORY
#define SHALE_OPS_MEMORY
include "shale/dialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shale_AssertionResource : Resource<"::mlir::shale::AssertionResource">;
def Shale_Bytes : MemRefRankOf<[I8], [1]>;

def Shale_AssertOp : Shale_Op<"assert", [MemoryEffects<[MemRead<Shale_AssertionResource>, MemWrite<Shale_AssertionResource>]>]> {
  let summary = "ends the program with an error unless a condition holds";
  let description = [{
    Where `condition` is false the host function returns the status "assertion failed", and the runtime reports `message` with
    `{0}`, `{1}`, … replaced by `values`, and the place in the source program. What follows may rely on the condition.
    `index` is its place in the artifact's table of assertions.

    ```mlir
    shale.assert %equal, "sizes of dimension 0 must be equal, got {0} and {1}"(%n, %m)
    ```
  }];
  let arguments = (ins I1:$condition, StrAttr:$message, Variadic<Index>:$values, OptionalAttr<I64Attr>:$index);
  let assemblyFormat = "$condition `,` $message (`(` $values^ `)`)? attr-dict";
}

def Shale_AllocateOp : Shale_Op<"allocate", [MemoryEffects<[MemAlloc]>]> {
  let summary = "memory for a tensor whose sizes are known only now";
  let description = [{
    Gives memory for as many elements of `element_bytes` bytes as the product of `sizes`. Sizes that are negative, and memory that
    is not to be had, end the program with an error that names them. `index` is its place in the artifact's table of assertions,
    which says where the tensor stands in the source program. `memref.dealloc` gives the memory back; what is not given back when
    the program ends, for whatever reason, the runtime frees.

    ```mlir
    %bytes = shale.allocate(%n, %m) {element_bytes = 4 : i64} : memref<?xi8>
    ```
  }];
  let arguments = (ins Variadic<Index>:$sizes, I64Attr:$element_bytes, OptionalAttr<I64Attr>:$index);
  let results = (outs Shale_Bytes:$bytes);
  let assemblyFormat = "`(` $sizes `)` attr-dict `:` type($bytes)";
}

def Shale_InputSizeOp : Shale_Op<"input_size", [Pure]> {
  let summary = "the size of a dimension of an input, which is dynamic in the program's signature";
  let description = [{
    `number` counts the dynamic dimensions of all inputs, in order.

    ```mlir
    %n = shale.input_size 0
    ```
  }];
  let arguments = (ins I64Attr:$number);
  let results = (outs Index:$size);
  let assemblyFormat = "$number attr-dict";
}

def Shale_DeliverOp : Shale_Op<"deliver", [MemoryEffects<[MemWrite<Shale_AssertionResource>]>]> {
  let summary = "gives the caller the memory and the dynamic sizes of an output";
  let description = [{
    `bytes`, memory of `shale.allocate`, becomes that of output `output`, and is the caller's to free. `sizes` are those of all
    dimensions.

    ```mlir
    shale.deliver 0, %bytes(%n) : memref<?xi8>
    ```
  }];
  let arguments = (ins I64Attr:$output, Shale_Bytes:$bytes, Variadic<Index>:$sizes);
  let assemblyFormat = "$output `,` $bytes `(` $sizes `)` attr-dict `:` type($bytes)";
}
#endif
