// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_ATTRIBUTES
#define SHALE_ATTRIBUTES
include "shale/dialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Shale_Access : I32EnumAttr<"Access", "how a kernel uses the memory of an operand", [
    I32EnumAttrCase<"Read", 0, "read">,
    I32EnumAttrCase<"Write", 1, "write">,
    I32EnumAttrCase<"Update", 2, "update">,
    I32EnumAttrCase<"Scratch", 3, "scratch">]> {
  let cppNamespace = "::mlir::shale";
  let genSpecializedAttr = 0;
}

def Shale_AccessAttr : EnumAttr<Shale_Dialect, Shale_Access, "access"> {
  let summary = "how a kernel uses the memory of an operand";
  let description = [{
    `read`: the kernel only reads. `write`: every element is written and none is read before. `update`: read and written;
    elements may keep their value. `scratch`: contents are undefined before and after.
  }];
  let assemblyFormat = "`<` $value `>`";
}
def Shale_AccessArrayAttr : TypedArrayAttrBase<Shale_AccessAttr, "array of #shale.access">;

def Shale_TargetAttr : AttrDef<Shale_Dialect, "Target"> {
  let mnemonic = "target";
  let summary = "the machine that code is generated for";
  let description = [{
    The only source of facts about the machine. `vector_bits` is the width of the vectors to use, `l1`, `l2` and `l3`
    are cache sizes in bytes per core, `cores` the number of cores that the program may expect.

    ```mlir
    module attributes {shale.target = #shale.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v3",
      features = "", vector_bits = 256, l1 = 32768, l2 = 1048576, l3 = 33554432, cores = 2>} {}
    ```
  }];
  let parameters = (ins StringRefParameter<"LLVM target triple">:$triple, StringRefParameter<"LLVM processor name">:$cpu,
    StringRefParameter<"LLVM feature string">:$features, "int64_t":$vector_bits, "int64_t":$l1, "int64_t":$l2,
    "int64_t":$l3, "int64_t":$cores);
  let assemblyFormat = "`<` struct(params) `>`";
}
#endif
