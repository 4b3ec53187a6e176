// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom directives of the declarative formats in `ops/*.td`: for `custom<X>` the pair `parseX` and `printX`. To be
// included before a family's `.cpp.inc`.
#ifndef SHALE_STABLEHLO_SYNTAX_H
#define SHALE_STABLEHLO_SYNTAX_H

#include "stablehlo.h"

namespace mlir::stablehlo {

// One type for all operands and the result, or a function type where they differ.
ParseResult parseTypesOrFunctionType(OpAsmParser &parser, ArrayRef<Type *> operands, Type &result);
void printTypesOrFunctionType(OpAsmPrinter &printer, TypeRange operands, Type result);

inline ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &a, Type &result) {
  return parseTypesOrFunctionType(parser, {&a}, result);
}
inline ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &a, Type &b, Type &result) {
  return parseTypesOrFunctionType(parser, {&a, &b}, result);
}
inline ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &a, Type &b, Type &c, Type &result) {
  return parseTypesOrFunctionType(parser, {&a, &b, &c}, result);
}
inline void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *, Type a, Type result) {
  printTypesOrFunctionType(printer, {a}, result);
}
inline void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *, Type a, Type b, Type result) {
  printTypesOrFunctionType(printer, {a, b}, result);
}
inline void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *, Type a, Type b, Type c, Type result) {
  printTypesOrFunctionType(printer, {a, b, c}, result);
}

// `!stablehlo.token`, for any number of operands and the result.
ParseResult parseVariadicSameOperandsAndResultType(OpAsmParser &parser,
                                                   ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                                                   SmallVectorImpl<Type> &operandTypes, Type &result);
void printVariadicSameOperandsAndResultType(OpAsmPrinter &printer, Operation *op, OperandRange operands,
                                            TypeRange operandTypes, Type result);

// One list of types for operands and results.
ParseResult parsePairwiseOpType(OpAsmParser &parser, SmallVectorImpl<Type> &operands, SmallVectorImpl<Type> &results);
void printPairwiseOpType(OpAsmPrinter &printer, Operation *op, TypeRange operands, TypeRange results);

// `tensor<2xcomplex<f32>>`: the parts have the element type's shape.
ParseResult parseComplexOpType(OpAsmParser &parser, Type &real, Type &imaginary, Type &result);
void printComplexOpType(OpAsmPrinter &printer, Operation *op, Type real, Type imaginary, Type result);

// `tensor<2xi1>, tensor<2xf32>`: the predicate, and everything else.
ParseResult parseSelectOpType(OpAsmParser &parser, Type &pred, Type &onTrue, Type &onFalse, Type &result);
void printSelectOpType(OpAsmPrinter &printer, Operation *op, Type pred, Type onTrue, Type onFalse, Type result);

// `tuple<...>`: the operands have its components' types.
ParseResult parseTupleOpType(OpAsmParser &parser, SmallVectorImpl<Type> &operands, Type &result);
void printTupleOpType(OpAsmPrinter &printer, Operation *op, TypeRange operands, Type result);

// `%a, %b,` before a keyword; `,` alone without operands.
ParseResult parseOperandsBeforeAttribute(OpAsmParser &parser,
                                         SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands);
void printOperandsBeforeAttribute(OpAsmPrinter &printer, Operation *op, OperandRange operands);

// `e5m10`.
ParseResult parseExponentMantissa(OpAsmParser &parser, IntegerAttr &exponent, IntegerAttr &mantissa);
void printExponentMantissa(OpAsmPrinter &printer, Operation *op, IntegerAttr exponent, IntegerAttr mantissa);

// `[0:2, 1:5:2]`.
ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &start, DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &strides);
void printSliceRanges(OpAsmPrinter &printer, Operation *op, DenseI64ArrayAttr start, DenseI64ArrayAttr limit,
                      DenseI64ArrayAttr strides);

// `, precision = [DEFAULT, HIGH]`.
ParseResult parsePrecisionConfig(OpAsmParser &parser, ArrayAttr &precision);
void printPrecisionConfig(OpAsmPrinter &printer, Operation *op, ArrayAttr precision);

// `, precision = [...], algorithm = <...>`.
ParseResult parsePrecisionConfigAndAlgorithm(OpAsmParser &parser, ArrayAttr &precision, DotAlgorithmAttr &algorithm);
void printPrecisionConfigAndAlgorithm(OpAsmPrinter &printer, Operation *op, ArrayAttr precision,
                                      DotAlgorithmAttr algorithm);

// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
ParseResult parseDotDimensionNumbers(OpAsmParser &parser, DotDimensionNumbersAttr &numbers);
void printDotDimensionNumbers(OpAsmPrinter &printer, Operation *op, DotDimensionNumbersAttr numbers);

// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
ParseResult parseConvolutionDimensions(AsmParser &parser, ConvDimensionNumbersAttr &numbers);
void printConvolutionDimensions(AsmPrinter &printer, ConvDimensionNumbersAttr numbers);
inline void printConvolutionDimensions(AsmPrinter &printer, Operation *, ConvDimensionNumbersAttr numbers) {
  printConvolutionDimensions(printer, numbers);
}

// `stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]`.
ParseResult parseWindowAttributes(OpAsmParser &parser, DenseI64ArrayAttr &strides, DenseIntElementsAttr &padding,
                                  DenseI64ArrayAttr &lhsDilation, DenseI64ArrayAttr &rhsDilation,
                                  DenseBoolArrayAttr &reversal);
void printWindowAttributes(OpAsmPrinter &printer, Operation *op, DenseI64ArrayAttr strides,
                           DenseIntElementsAttr padding, DenseI64ArrayAttr lhsDilation, DenseI64ArrayAttr rhsDilation,
                           DenseBoolArrayAttr reversal);

// `@target`, stored as a string.
ParseResult parseCustomCallTarget(OpAsmParser &parser, StringAttr &target);
void printCustomCallTarget(OpAsmPrinter &printer, Operation *op, StringAttr target);

} // namespace mlir::stablehlo

#endif
