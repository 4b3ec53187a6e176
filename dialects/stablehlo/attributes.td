// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations and structured attributes of the dialect. Parsers and printers of the structured ones are in
// `attributes.cpp`.
#ifndef SHALE_STABLEHLO_ATTRIBUTES_TD
#define SHALE_STABLEHLO_ATTRIBUTES_TD

include "stablehlo/dialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/TensorEncoding.td"

//===- Enumerations ------------------------------------------------------===//

class Stablehlo_Enum<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::stablehlo";
  let genSpecializedAttr = 0;
}

// Written `#stablehlo<keyword CASE>`, and as the bare case where an operation's own syntax names it. The printer puts a
// space before the case, so formats of operations have an empty literal before such an attribute.
class Stablehlo_EnumAttr<EnumAttrInfo enum, string keyword> : EnumAttr<Stablehlo_Dialect, enum, keyword>;

def Stablehlo_Precision : Stablehlo_Enum<"Precision", "precision of a contraction's operands", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>, I32EnumAttrCase<"HIGHEST", 2>]>;
def Stablehlo_PrecisionAttr : Stablehlo_EnumAttr<Stablehlo_Precision, "precision">;
def Stablehlo_PrecisionConfigAttr : TypedArrayAttrBase<Stablehlo_PrecisionAttr, "one precision per operand">;

def Stablehlo_ComparisonDirection : Stablehlo_Enum<"ComparisonDirection", "which comparison", [
  I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>, I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
  I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>]>;
def Stablehlo_ComparisonDirectionAttr : Stablehlo_EnumAttr<Stablehlo_ComparisonDirection, "comparison_direction">;

def Stablehlo_ComparisonType : Stablehlo_Enum<"ComparisonType", "which order the elements are compared in", [
  I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>, I32EnumAttrCase<"TOTALORDER", 2>,
  I32EnumAttrCase<"SIGNED", 3>, I32EnumAttrCase<"UNSIGNED", 4>, I32EnumAttrCase<"WEAKORDER", 5>]>;
def Stablehlo_ComparisonTypeAttr : Stablehlo_EnumAttr<Stablehlo_ComparisonType, "comparison_type">;

def Stablehlo_FftType : Stablehlo_Enum<"FftType", "which Fourier transform", [
  I32EnumAttrCase<"FFT", 0>, I32EnumAttrCase<"IFFT", 1>, I32EnumAttrCase<"RFFT", 2>, I32EnumAttrCase<"IRFFT", 3>]>;
def Stablehlo_FftTypeAttr : Stablehlo_EnumAttr<Stablehlo_FftType, "fft_type">;

def Stablehlo_Transpose : Stablehlo_Enum<"Transpose", "how a matrix is read", [
  I32EnumAttrCase<"TRANSPOSE_INVALID", 0>, I32EnumAttrCase<"NO_TRANSPOSE", 1>, I32EnumAttrCase<"TRANSPOSE", 2>,
  I32EnumAttrCase<"ADJOINT", 3>]>;
def Stablehlo_TransposeAttr : Stablehlo_EnumAttr<Stablehlo_Transpose, "transpose">;

def Stablehlo_RngDistribution : Stablehlo_Enum<"RngDistribution", "distribution of random numbers", [
  I32EnumAttrCase<"UNIFORM", 1>, I32EnumAttrCase<"NORMAL", 2>]>;
def Stablehlo_RngDistributionAttr : Stablehlo_EnumAttr<Stablehlo_RngDistribution, "rng_distribution">;

def Stablehlo_RngAlgorithm : Stablehlo_Enum<"RngAlgorithm", "generator of random bits", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"THREE_FRY", 1>, I32EnumAttrCase<"PHILOX", 2>]>;
def Stablehlo_RngAlgorithmAttr : Stablehlo_EnumAttr<Stablehlo_RngAlgorithm, "rng_algorithm">;

def Stablehlo_ResultAccuracyMode : Stablehlo_Enum<"ResultAccuracyMode", "how an accuracy is asked for", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGHEST", 1>, I32EnumAttrCase<"TOLERANCE", 2>]>;
def Stablehlo_ResultAccuracyModeAttr : Stablehlo_EnumAttr<Stablehlo_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

// The one enumeration that is stored and written as a plain `i32`.
def Stablehlo_CustomCallApiVersionAttr
    : I32EnumAttr<"CustomCallApiVersion", "calling convention of a custom call's target", [
        I32EnumAttrCase<"API_VERSION_UNSPECIFIED", 0>, I32EnumAttrCase<"API_VERSION_ORIGINAL", 1>,
        I32EnumAttrCase<"API_VERSION_STATUS_RETURNING", 2>, I32EnumAttrCase<"API_VERSION_STATUS_RETURNING_UNIFIED", 3>,
        I32EnumAttrCase<"API_VERSION_TYPED_FFI", 4>]> {
  let cppNamespace = "::mlir::stablehlo";
}

//===- Structured attributes ---------------------------------------------===//

class Stablehlo_Attr<string name, string keyword, list<Trait> traits = []> : AttrDef<Stablehlo_Dialect, name, traits> {
  let mnemonic = keyword;
  let hasCustomAssemblyFormat = 1;
}
def Stablehlo_Dims : ArrayRefParameter<"int64_t">;

def Stablehlo_DotDimensionNumbersAttr : Stablehlo_Attr<"DotDimensionNumbers", "dot"> {
  let summary = "which dimensions a `dot_general` batches and which it contracts";
  let description = [{
    Fields that are empty are left out; the order in the text is free.

    Example: `#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>`
  }];
  let parameters = (ins Stablehlo_Dims:$lhs_batching_dimensions, Stablehlo_Dims:$rhs_batching_dimensions,
                        Stablehlo_Dims:$lhs_contracting_dimensions, Stablehlo_Dims:$rhs_contracting_dimensions);
}

def Stablehlo_DotAlgorithmAttr : Stablehlo_Attr<"DotAlgorithm", "dot_algorithm"> {
  let summary = "the arithmetic a `dot_general` is to be computed with";
  let description = [{
    Example: `#stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32,
    lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1,
    allow_imprecise_accumulation = false>`
  }];
  let parameters = (ins "::mlir::Type":$lhs_precision_type, "::mlir::Type":$rhs_precision_type,
                        "::mlir::Type":$accumulation_type, "int64_t":$lhs_component_count,
                        "int64_t":$rhs_component_count, "int64_t":$num_primitive_operations,
                        "bool":$allow_imprecise_accumulation);
  let hasCustomAssemblyFormat = 0;
  let assemblyFormat = "`<` struct(params) `>`";
}

def Stablehlo_ConvDimensionNumbersAttr : Stablehlo_Attr<"ConvDimensionNumbers", "conv"> {
  let summary = "what each dimension of a convolution's input, kernel and output is";
  let description = [{
    One letter or number per dimension: `b` batch, `f` feature, `i` input feature, `o` output feature, a number for a
    spatial dimension. `raw` followed by the nine fields by name is read too.

    Example: `#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>`
  }];
  let parameters = (ins "int64_t":$input_batch_dimension, "int64_t":$input_feature_dimension,
                        Stablehlo_Dims:$input_spatial_dimensions, "int64_t":$kernel_input_feature_dimension,
                        "int64_t":$kernel_output_feature_dimension, Stablehlo_Dims:$kernel_spatial_dimensions,
                        "int64_t":$output_batch_dimension, "int64_t":$output_feature_dimension,
                        Stablehlo_Dims:$output_spatial_dimensions);
}

def Stablehlo_GatherDimensionNumbersAttr : Stablehlo_Attr<"GatherDimensionNumbers", "gather"> {
  let summary = "how the dimensions of a `gather` correspond";
  let description = [{
    Empty lists and an `index_vector_dim` of 0 are left out.

    Example: `#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
    index_vector_dim = 1>`
  }];
  let parameters = (ins Stablehlo_Dims:$offset_dims, Stablehlo_Dims:$collapsed_slice_dims,
                        Stablehlo_Dims:$operand_batching_dims, Stablehlo_Dims:$start_indices_batching_dims,
                        Stablehlo_Dims:$start_index_map, "int64_t":$index_vector_dim);
}

def Stablehlo_ScatterDimensionNumbersAttr : Stablehlo_Attr<"ScatterDimensionNumbers", "scatter"> {
  let summary = "how the dimensions of a `scatter` correspond";
  let description = [{
    Empty lists and an `index_vector_dim` of 0 are left out.

    Example: `#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 1>`
  }];
  let parameters = (ins Stablehlo_Dims:$update_window_dims, Stablehlo_Dims:$inserted_window_dims,
                        Stablehlo_Dims:$input_batching_dims, Stablehlo_Dims:$scatter_indices_batching_dims,
                        Stablehlo_Dims:$scatter_dims_to_operand_dims, "int64_t":$index_vector_dim);
}

def Stablehlo_OutputOperandAliasAttr : Stablehlo_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let summary = "which operand of a `custom_call` a result shares its memory with";
  let description = [{
    Example: `#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0,
    operand_tuple_indices = []>`
  }];
  let parameters = (ins Stablehlo_Dims:$output_tuple_indices, "int64_t":$operand_index,
                        Stablehlo_Dims:$operand_tuple_indices);
}

def Stablehlo_ChannelHandleAttr : Stablehlo_Attr<"ChannelHandle", "channel_handle"> {
  let summary = "identifies a channel between devices";
  let description = [{
    Example: `#stablehlo.channel_handle<handle = 1, type = 2>`
  }];
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
}

def Stablehlo_MeshAxisAttr : Stablehlo_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "an axis of a mesh: its name and how many devices it has";
  let description = [{
    Example: `#stablehlo.mesh_axis<name = "x", size = 2>`
  }];
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$size);
  let hasCustomAssemblyFormat = 0;
  let assemblyFormat = "`<` struct(params) `>`";
}

def Stablehlo_MeshAttr : Stablehlo_Attr<"Mesh", "mesh"> {
  let summary = "devices, arranged along axes";
  let description = [{
    Without `device_ids` the devices are numbered in row-major order.

    Example: `#stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids=dense<[1, 0]> : tensor<2xi64>>`
  }];
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr">:$axes, Stablehlo_Dims:$device_ids);
}

def Stablehlo_SubAxisInfoAttr : Stablehlo_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "which part of an axis an `axis_ref` names";
  let description = [{
    Only where it stands on its own, as in bytecode, an attribute apart from the axis.

    Example: `#stablehlo<sub_axis_info(1)2>`
  }];
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
  let hasCustomAssemblyFormat = 0;
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}

def Stablehlo_AxisRefAttr : Stablehlo_Attr<"AxisRef", "axis_ref"> {
  let summary = "an axis of a mesh, or a part of one";
  let description = [{
    The part that is left after `pre_size` of the axis' devices, of `size` devices; both are 0 for a whole axis.

    Example: `#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>`
  }];
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$pre_size, "int64_t":$size);
}

def Stablehlo_ReplicaGroupMeshAxesAttr : Stablehlo_Attr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let summary = "groups of devices that differ along some axes of a mesh";
  let description = [{
    The mesh is a symbol of the module, or spelt out.

    Example: `#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>`
  }];
  let parameters = (ins "::mlir::Attribute":$mesh, "::mlir::ArrayAttr":$axes);
  let hasCustomAssemblyFormat = 0;
  let genVerifyDecl = 1;
  let assemblyFormat = "`<` struct(params) `>`";
}
// Lists of process ids in a tensor of rank 2, or axes of a mesh.
def Stablehlo_ReplicaGroups : AnyAttrOf<[I64ElementsAttr, Stablehlo_ReplicaGroupMeshAxesAttr]>;

def Stablehlo_TypeExtensionsAttr : Stablehlo_Attr<"TypeExtensions", "bounds", [
    DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let summary = "upper bounds of a tensor's dynamic dimensions, as the encoding of its type";
  let description = [{
    One bound per dimension; `?` where there is none, which is so for every static dimension. The older spelling
    `#stablehlo.type_extensions<bounds = [3, ?]>` is read and printed as `#stablehlo.bounds<3, ?>`.

    Example: `tensor<?x3xf32, #stablehlo.bounds<8, ?>>`
  }];
  let parameters = (ins Stablehlo_Dims:$bounds);
}

def Stablehlo_ResultAccuracyAttr : Stablehlo_Attr<"ResultAccuracy", "result_accuracy"> {
  let summary = "the accuracy asked of a transcendental operation";
  let description = [{
    With mode `TOLERANCE` an error of `atol + rtol * |result|` or of `ulps` units in the last place is allowed;
    the other modes carry no numbers. Numbers that are 0 are left out.

    Example: `#stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>`
  }];
  let parameters = (ins APFloatParameter<"absolute tolerance">:$atol, APFloatParameter<"relative tolerance">:$rtol,
                        "int64_t":$ulps, "::mlir::stablehlo::ResultAccuracyModeAttr":$mode);
  let builders = [AttrBuilder<(ins "::mlir::stablehlo::ResultAccuracyMode":$mode), [{
    return $_get($_ctxt, ::llvm::APFloat(0.0), ::llvm::APFloat(0.0), int64_t(0),
                 ::mlir::stablehlo::ResultAccuracyModeAttr::get($_ctxt, mode));
  }]>];
  let genVerifyDecl = 1;
  let constBuilderCall =
      "::mlir::stablehlo::ResultAccuracyAttr::get($_builder.getContext(), ::mlir::stablehlo::ResultAccuracyMode::$0)";
}

#endif
