// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that know of other devices, or of what is outside of the program.
#ifndef SHALE_STABLEHLO_COLLECTIVE_TD
#define SHALE_STABLEHLO_COLLECTIVE_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"
include "mlir/IR/SymbolInterfaces.td"

class Stablehlo_DeviceIdOp<string mnemonic> : Stablehlo_Op<mnemonic, [Pure,
                                                                     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs Stablehlo_ScalarOf<[UI32]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Stablehlo_PartitionIdOp : Stablehlo_DeviceIdOp<"partition_id"> {
  let summary = "number of this partition";
  let description = [{
    The `partition_id` of the process that runs the program (specification, `partition_id`).

    Example: `%result = stablehlo.partition_id : tensor<ui32>`
  }];
}

def Stablehlo_ReplicaIdOp : Stablehlo_DeviceIdOp<"replica_id"> {
  let summary = "number of this replica";
  let description = [{
    The `replica_id` of the process that runs the program (specification, `replica_id`).

    Example: `%result = stablehlo.replica_id : tensor<ui32>`
  }];
}

//===- Collectives -------------------------------------------------------===//

def Stablehlo_AllGatherOp : Stablehlo_Op<"all_gather", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "the operands of all processes of a group, one after the other";
  let description = [{
    Concatenates along `all_gather_dim`, one of the operands' dimensions (C1), the operands of the processes of each group.
    The ids of `replica_groups` are unique (C2) and those from 0 on (C3, C4); `use_global_device_ids` needs a channel (C5);
    only the size of that dimension changes, by the number of processes of a group (C6) (specification, `all_gather`).

    Example:
    ```mlir
    %r = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
        : (tensor<2x2xi64>) -> tensor<2x4xi64>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$operands, ConfinedAttr<I64Attr, [IntNonNegative]>:$all_gather_dim,
                       Stablehlo_ReplicaGroups:$replica_groups,
                       OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
  let hasVerifier = 1;
}

def Stablehlo_AllReduceOp
    : Stablehlo_Op<"all_reduce", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, SingleBlock, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "combines the operands of all processes of a group";
  let description = [{
    Combines elements at one place by `computation`. The ids of `replica_groups` are unique (C1) and those from 0 on (C2,
    C3); `use_global_device_ids` needs a channel (C4); `computation` maps two scalars to one (C5); the results have the
    operands' shapes (C6) and the computation's element type (C7) (specification, `all_reduce`).

    Example:
    ```mlir
    %r = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) : (tensor<4xi64>) -> tensor<4xi64>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$operands, Stablehlo_ReplicaGroups:$replica_groups,
                       OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_AllToAllOp : Stablehlo_Op<"all_to_all", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "every process of a group sends a part to every other one";
  let description = [{
    Splits the operands along `split_dimension` (C1), whose size `split_count` divides (C2), and joins what arrives along
    `concat_dimension` (C3). `split_count` is positive (C4) and the number of processes of a group (C8); the ids are unique
    (C5) and those from 0 on (C6, C7); the sizes follow (C9) (specification, `all_to_all`).

    Example:
    ```mlir
    %r = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64,
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xi64>) -> tensor<4x2xi64>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$operands, ConfinedAttr<I64Attr, [IntNonNegative]>:$split_dimension,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$concat_dimension,
                       ConfinedAttr<I64Attr, [IntPositive]>:$split_count, Stablehlo_ReplicaGroups:$replica_groups,
                       OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_CollectiveBroadcastOp
    : Stablehlo_Op<"collective_broadcast", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the operands of one process of a group, for all of it";
  let description = [{
    That process is the first of its group or, with `has_dynamic_root`, the one whose place in the group the last operand
    gives, for each of the others. Processes of no group get zeros. The ids are unique (C1) and not negative (C2); the
    results have the types of the operands (C3), but for the places (C4), which are one `i32` for each of them (C4, C5)
    (specification, `collective_broadcast`).

    Example:
    ```mlir
    %r = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}>
        : (tensor<1x2xi64>) -> tensor<1x2xi64>
    %s = "stablehlo.collective_broadcast"(%x, %root) <{has_dynamic_root, replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}>
        : (tensor<1x2xi64>, tensor<1xi32>) -> tensor<1x2xi64>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$operands, Stablehlo_ReplicaGroups:$replica_groups,
                       OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle, UnitAttr:$has_dynamic_root);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
  let useCustomPropertiesEncoding = 1;
}

def Stablehlo_CollectiveReduceOp
    : Stablehlo_Op<"collective_reduce", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, SingleBlock, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "combines the operands of all processes of a group, for one of them";
  let description = [{
    As `all_reduce`, but that only one process of a group gets the results, and the others zeros: the first or, with
    `has_dynamic_root`, the one whose place in the group the last operand gives, for each of the others. The ids of
    `replica_groups` are unique (C1) and those from 0 on (C2); `use_global_device_ids` needs a channel; the results have
    the shapes of the operands, but for the places, which are one `i32` for each of them (C3), and the element type of the
    computation, which maps two scalars to one (C4) (specification, `collective_reduce`).

    Example:
    ```mlir
    %r = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) : (tensor<4xi64>) -> tensor<4xi64>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$operands, Stablehlo_ReplicaGroups:$replica_groups,
                       OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids,
                       UnitAttr:$has_dynamic_root);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_CollectivePermuteOp
    : Stablehlo_Op<"collective_permute", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the operand of the process that sends to this one";
  let description = [{
    Processes that nobody sends to get zeros. `source_target_pairs` are pairs (C1) of which no source (C2) and no target (C3)
    is there twice, none of them negative (C4); the result has the operand's type (C5) (specification,
    `collective_permute`).

    Example:
    ```mlir
    %r = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}>
        : (tensor<2x2xi64>) -> tensor<2x2xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, I64ElementsAttr:$source_target_pairs,
                       OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle);
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_CrossReplicaSumOp
    : Stablehlo_Op<"cross-replica-sum", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the sum of the operands of all processes of a group";
  let description = [{
    Deprecated: `all_reduce` with a sum does the same (specification, "Ops not in StableHLO").

    Example:
    ```mlir
    %r = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
        : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs Stablehlo_Tensor:$result);
}

def Stablehlo_ReduceScatterOp : Stablehlo_Op<"reduce_scatter", [DeclareOpInterfaceMethods<SymbolUserOpInterface>, SingleBlock]> {
  let summary = "combines the operands of all processes of a group, and leaves a part to each";
  let description = [{
    As `all_reduce`, of which each process gets its part along `scatter_dimension` (C2), whose size the number of processes
    divides (C1). The ids are unique (C3) and those from 0 on (C4, C5); `use_global_device_ids` needs a channel (C6);
    `computation` maps two scalars to one (C7); shape (C8) and element type (C9) follow (specification, `reduce_scatter`).

    Example:
    ```mlir
    %r = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
        ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) : (tensor<2x4xi64>) -> tensor<2x2xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, ConfinedAttr<I64Attr, [IntNonNegative]>:$scatter_dimension,
                       Stablehlo_ReplicaGroups:$replica_groups,
                       OptionalAttr<Stablehlo_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

//===- Transfers ---------------------------------------------------------===//

def Stablehlo_InfeedOp : Stablehlo_Op<"infeed"> {
  let summary = "data from the infeed";
  let description = [{
    At least one result (C1); all but the last are tensors (C2), the last is a token (C3) (specification, `infeed`).

    Example: `%x, %t = "stablehlo.infeed"(%token) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)`
  }];
  let arguments = (ins Stablehlo_Token:$token, DefaultValuedAttr<StrAttr, "\"\"">:$infeed_config,
                       OptionalAttr<ArrayAttr>:$layout);
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
  let hasVerifier = 1;
}

def Stablehlo_OutfeedOp : Stablehlo_Op<"outfeed"> {
  let summary = "data to the outfeed";
  let description = [{
    The result is a token that is there when the data is on its way (specification, `outfeed`).

    Example: `%t = "stablehlo.outfeed"(%x, %token) <{outfeed_config = ""}> : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token`
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, Stablehlo_Token:$token,
                       OptionalAttr<StrAttr>:$outfeed_config);
  let results = (outs Stablehlo_Token:$result);
}

def Stablehlo_RecvOp : Stablehlo_Op<"recv"> {
  let summary = "data from a channel";
  let description = [{
    `source_target_pairs` are pairs (C1), each source (C2) and each target (C3) once, none negative (C4). The channel's type is
    HOST_TO_DEVICE (3) with `is_host_transfer`, else DEVICE_TO_DEVICE (1) (C5); at least one result (C6); all but the last
    are tensors (C7), the last is a token (C8) (specification, `recv`).

    Example:
    ```mlir
    %x, %t = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>,
        is_host_transfer = true}> : (!stablehlo.token) -> (tensor<2x2xi64>, !stablehlo.token)
    ```
  }];
  let arguments = (ins Stablehlo_Token:$token, Stablehlo_ChannelHandleAttr:$channel_handle,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
                       OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Variadic<Stablehlo_TensorOrToken>:$results);
  let hasVerifier = 1;
}

def Stablehlo_SendOp : Stablehlo_Op<"send"> {
  let summary = "data to a channel";
  let description = [{
    `source_target_pairs` are pairs (C1), each source (C2) and each target (C3) once, none negative (C4). The channel's type is
    DEVICE_TO_HOST (2) with `is_host_transfer`, else DEVICE_TO_DEVICE (1) (C5) (specification, `send`).

    Example:
    ```mlir
    %t = "stablehlo.send"(%x, %token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>,
        is_host_transfer = true}> : (tensor<2x2xi64>, !stablehlo.token) -> !stablehlo.token
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, Stablehlo_Token:$token,
                       Stablehlo_ChannelHandleAttr:$channel_handle,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
                       OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Stablehlo_Token:$result);
  let hasVerifier = 1;
}

//===- Operations in the background --------------------------------------===//

def Stablehlo_AsyncStartOp : Stablehlo_Op<"async_start", [SingleBlock]> {
  let summary = "starts an operation without waiting for it";
  let description = [{
    Runs the region, which takes the operands, and gives a future of what the region returns (specification,
    `async_start`).

    Example: see `async_done`.
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$operands);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Stablehlo_Future:$result);
  let hasVerifier = 1;
}

def Stablehlo_AsyncDoneOp : Stablehlo_Op<"async_done", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "waits for an operation that was started";
  let description = [{
    The results are those of the future (specification, `async_done`).

    Example:
    ```mlir
    %f = "stablehlo.async_start"(%x) ({
    ^bb0(%a: tensor<4xf32>):
      %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}>
          : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %g : tensor<4xf32>
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Stablehlo_Future:$operand);
  let results = (outs Variadic<Stablehlo_Value>:$results);
}

#endif
