// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow and the order of operations. The regions of `if`, `case` and `while` may use values from around them.
#ifndef SHALE_STABLEHLO_CONTROL_TD
#define SHALE_STABLEHLO_CONTROL_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_AfterAllOp : Stablehlo_Op<"after_all", [Pure]> {
  let summary = "joins tokens";
  let description = [{
    A token that is there when all inputs are (specification, `after_all`).

    Example: `%result = stablehlo.after_all %a, %b : !stablehlo.token`
  }];
  let arguments = (ins Variadic<Stablehlo_Token>:$inputs);
  let results = (outs Stablehlo_Token:$result);
  let assemblyFormat = "$inputs attr-dict `:` "
                       "custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))";
}

def Stablehlo_CaseOp : Stablehlo_Op<"case", [RecursiveMemoryEffects, SingleBlock]> {
  let summary = "one of several regions, by number";
  let description = [{
    Runs branch `index`; the last one if there is no such. At least one branch (C1), none with arguments and all with
    the same types (C2), which are the results' (C3) (specification, `case`).

    Example:
    ```mlir
    %result = "stablehlo.case"(%index) ({
      stablehlo.return %a : tensor<2xi64>
    }, {
      stablehlo.return %b : tensor<2xi64>
    }) : (tensor<i32>) -> tensor<2xi64>
    ```
  }];
  let arguments = (ins Stablehlo_I32Scalar:$index);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
  let hasVerifier = 1;
}

def Stablehlo_CreateTokenOp : Stablehlo_Op<"create_token", [Pure]> {
  let summary = "a new token";
  let description = [{
    Deprecated: `after_all` without inputs does the same (specification, "Ops not in StableHLO").

    Example: `%token = stablehlo.create_token : !stablehlo.token`
  }];
  let results = (outs Stablehlo_Token:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
}

def Stablehlo_IfOp : Stablehlo_Op<"if", [RecursiveMemoryEffects, SingleBlock]> {
  let summary = "one of two regions, by predicate";
  let description = [{
    No branch has arguments, both have the same types (C1), which are the results' (C2) (specification, `if`).

    Example:
    ```mlir
    %result = "stablehlo.if"(%pred) ({
      stablehlo.return %a : tensor<i32>
    }, {
      stablehlo.return %b : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    ```
  }];
  let arguments = (ins Stablehlo_BoolScalar:$pred);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
  let hasVerifier = 1;
}

// A private resource is written, so that no two barriers are merged and none is dropped or moved across another.
def Stablehlo_OptimizationBarrierOp
    : Stablehlo_Op<"optimization_barrier", [MemoryEffects<[MemWrite<Stablehlo_SchedulingResource>]>,
                                            DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "nothing that uses a result runs before what computes the operands";
  let description = [{
    Each result is the operand at its place, of the same type (C1); no rewrite looks through it (specification,
    `optimization_barrier`).

    Example: `%a1, %b1 = stablehlo.optimization_barrier %a, %b : tensor<f32>, tensor<f32>`
  }];
  let arguments = (ins Variadic<Stablehlo_TensorOrToken>:$operand);
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$result);
  let assemblyFormat = "attr-dict ($operand^ `:` custom<PairwiseOpType>(type($operand), type($result))):(`(` `)`)?";
}

def Stablehlo_ReturnOp : Stablehlo_Op<"return", [Pure, Terminator]> {
  let summary = "ends a region and gives its results";
  let description = [{
    Ends the region of a StableHLO operation; the operation says which types (specification, "Functions").

    Example: `stablehlo.return %a, %b : tensor<f32>, tensor<i32>`
  }];
  let arguments = (ins Variadic<Stablehlo_ValueOrBuffer>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

// Not ending is an effect: a loop nobody uses is kept.
def Stablehlo_WhileOp
    : Stablehlo_Op<"while", [RecursiveMemoryEffects, MemoryEffects<[MemWrite<Stablehlo_TerminationResource>]>,
                             SingleBlock, DeclareOpInterfaceMethods<InferTypeOpInterface>,
                             DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "repeats a region while another one says so";
  let description = [{
    Runs `body` on the operands, then on its own results, as long as `cond` of them is true. `cond` maps the operands'
    types to a boolean scalar (C1), `body` to the same types (C2), which are the results' (C3) (specification,
    `while`).

    Example:
    ```mlir
    %r:2 = stablehlo.while(%i = %zero, %x = %init) : tensor<i64>, tensor<4xf32>
    cond {
      %more = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i64>
      %y = stablehlo.add %x, %x : tensor<4xf32>
      stablehlo.return %next, %y : tensor<i64>, tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_TensorTokenOrBuffer>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<Stablehlo_TensorTokenOrBuffer>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif
