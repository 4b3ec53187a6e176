// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels, their dispatch from the host program.
#ifndef SHALE_OPS_KERNEL
#define SHALE_OPS_KERNEL
include "shale/dialect.td"
include "shale/attributes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shale_TensorOrMemRef : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or memref">;

def Shale_KernelOp : Shale_Op<"kernel", [IsolatedFromAbove, AutomaticAllocationScope, Symbol, FunctionOpInterface,
    OpAsmOpInterface, SingleBlock]> {
  let summary = "the unit of outlining, deduplication, caching and parallel execution";
  let description = [{
    The body computes the items `begin` (first argument) to `end` (second argument, exclusive) of `grid` items. Items are
    independent of each other: any partition of the grid into ranges, in any order and on any threads, gives the same bits.
    The other arguments are the operands; `access` holds one entry for each. While operands are tensors, `shale.yield` gives one value for each operand
    that is written or updated, in order; once they are memrefs it gives none.

    ```mlir
    shale.kernel @negate(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>)
        attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
      %r = linalg.negf ins(%x : tensor<8xf32>) outs(%out : tensor<8xf32>) -> tensor<8xf32>
      shale.yield %r : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, Shale_AccessArrayAttr:$access,
    I64Attr:$grid, OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
  }];
}

def Shale_YieldOp : Shale_Op<"yield", [Pure, Terminator, ReturnLike, HasParent<"KernelOp">]> {
  let summary = "end of a kernel";
  let description = "Gives the new contents of the written and updated operands, in order, while these are tensors.";
  let arguments = (ins Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = "($results^ `:` type($results))? attr-dict";
}

def Shale_DispatchOp : Shale_Op<"dispatch", [AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "runs a kernel over its whole grid";
  let description = [{
    Operands are those of the kernel after its range: `ins` are read, `outs` are written, updated or scratch. There is one
    result for each tensor among `outs`, none for memrefs.

    ```mlir
    %r = shale.dispatch @negate ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<Shale_TensorOrMemRef>:$ins, Variadic<Shale_TensorOrMemRef>:$outs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $kernel (`ins` `(` $ins^ `:` type($ins) `)`)? `outs` `(` $outs `:` type($outs) `)` (`->` type($results)^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutsMutable(); }
  }];
}
#endif
