// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The numbers of types and attributes in portable artifacts, and the versions that introduced them: one table for reading
// and for writing. Source: openxla/stablehlo, stablehlo/dialect/VhloBytecode.cpp, VhloTypes.td, VhloAttrs.td.
#ifndef SHALE_VHLO_ENCODING_H
#define SHALE_VHLO_ENCODING_H
#include "mlir/IR/Builders.h"
#include "stablehlo/enumeration.h"
#include "vhlo.h"

namespace mlir::vhlo {
// A version as one number that orders as versions do; its last part is always 0.
constexpr uint32_t version(uint32_t major, uint32_t minor) { return major * 1000 + minor; }
constexpr uint32_t oldest = version(0, 9);

// A type without parameters.
struct PlainType {
  uint64_t code;
  uint32_t since;
  Type (*get)(Builder &);
};
constexpr PlainType plainTypes[] = {
    {0, oldest, [](Builder &b) -> Type { return b.getI1Type(); }},
    {2, oldest, [](Builder &b) -> Type { return b.getBF16Type(); }},
    {3, oldest, [](Builder &b) -> Type { return b.getF16Type(); }},
    {4, oldest, [](Builder &b) -> Type { return b.getF32Type(); }},
    {5, oldest, [](Builder &b) -> Type { return b.getF64Type(); }},
    {6, oldest, [](Builder &b) -> Type { return b.getType<Float8E4M3FNType>(); }},
    {7, oldest, [](Builder &b) -> Type { return b.getType<Float8E5M2Type>(); }},
    {9, oldest, [](Builder &b) -> Type { return b.getIndexType(); }},
    {10, oldest, [](Builder &b) -> Type { return b.getIntegerType(4); }},
    {11, oldest, [](Builder &b) -> Type { return b.getIntegerType(8); }},
    {12, oldest, [](Builder &b) -> Type { return b.getIntegerType(16); }},
    {13, oldest, [](Builder &b) -> Type { return b.getIntegerType(32); }},
    {14, oldest, [](Builder &b) -> Type { return b.getIntegerType(64); }},
    {15, oldest, [](Builder &b) -> Type { return b.getIntegerType(4, false); }},
    {16, oldest, [](Builder &b) -> Type { return b.getIntegerType(8, false); }},
    {17, oldest, [](Builder &b) -> Type { return b.getIntegerType(16, false); }},
    {18, oldest, [](Builder &b) -> Type { return b.getIntegerType(32, false); }},
    {19, oldest, [](Builder &b) -> Type { return b.getIntegerType(64, false); }},
    {22, oldest, [](Builder &b) -> Type { return b.getType<stablehlo::TokenType>(); }},
    {27, version(0, 10), [](Builder &b) -> Type { return b.getType<Float8E4M3FNUZType>(); }},
    {28, version(0, 10), [](Builder &b) -> Type { return b.getType<Float8E5M2FNUZType>(); }},
    {29, version(0, 11), [](Builder &b) -> Type { return b.getType<Float8E4M3B11FNUZType>(); }},
    {31, version(1, 2), [](Builder &b) -> Type { return b.getIntegerType(2); }},
    {32, version(1, 2), [](Builder &b) -> Type { return b.getIntegerType(2, false); }},
    {33, version(1, 6), [](Builder &b) -> Type { return b.getNoneType(); }},
    {34, version(1, 6), [](Builder &b) -> Type { return b.getType<FloatTF32Type>(); }},
    {35, version(1, 7), [](Builder &b) -> Type { return b.getType<Float8E4M3Type>(); }},
    {36, version(1, 7), [](Builder &b) -> Type { return b.getType<Float8E3M4Type>(); }},
    {37, version(1, 8), [](Builder &b) -> Type { return b.getType<Float4E2M1FNType>(); }},
    {38, version(1, 8), [](Builder &b) -> Type { return b.getType<Float6E2M3FNType>(); }},
    {39, version(1, 8), [](Builder &b) -> Type { return b.getType<Float6E3M2FNType>(); }},
    {40, version(1, 8), [](Builder &b) -> Type { return b.getType<Float8E8M0FNUType>(); }},
};

// Types with parameters.
namespace type {
constexpr uint64_t complex = 1, function = 8, tensor = 20, encodedTensor = 21, tuple = 23, quantized = 24, unranked = 25,
                   quantizedPerAxis = 30, buffer = 41, future = 42;
constexpr uint32_t quantizedPerAxisSince = version(0, 18), bufferSince = version(1, 13), futureSince = version(1, 15);
} // namespace type

// Attributes but enumerations.
namespace attribute {
constexpr uint64_t array = 1, boolean = 2, apiVersion = 5, dictionary = 6, floating = 8, integer = 9, alias = 10,
                   string = 14, tensor = 15, type = 17, typeExtensions = 18, resultAccuracy = 20, axisPart = 21, axis = 22,
                   meshGroups = 23, meshAxis = 24, mesh = 25;
constexpr uint32_t resultAccuracySince = version(1, 9), meshSince = version(1, 16),
                   foreignSince = version(1, 11);
} // namespace attribute

// The enumerations of StableHLO, whose cases have the same numbers in artifacts.
inline const stablehlo::Enumeration enumerations[] = {
    SHALE_ENUMERATION(stablehlo, ComparisonDirection, 3, oldest),
    SHALE_ENUMERATION(stablehlo, ComparisonType, 4, oldest),
    SHALE_ENUMERATION(stablehlo, FftType, 7, oldest),
    SHALE_ENUMERATION(stablehlo, Precision, 11, oldest),
    SHALE_ENUMERATION(stablehlo, RngAlgorithm, 12, oldest),
    SHALE_ENUMERATION(stablehlo, RngDistribution, 13, oldest),
    SHALE_ENUMERATION(stablehlo, Transpose, 16, oldest),
    SHALE_ENUMERATION(stablehlo, ResultAccuracyMode, 19, attribute::resultAccuracySince),
};

// The first version that can express the type or the attribute; none if no version can.
std::optional<uint32_t> since(Type type);
std::optional<uint32_t> since(Attribute attribute);
} // namespace mlir::vhlo
#endif
