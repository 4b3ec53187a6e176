// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_VHLO_BYTECODE_H
#define SHALE_VHLO_BYTECODE_H
#include "encoding.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "versioned.h"

namespace mlir::vhlo {
// What a portable artifact holds; null after a diagnostic.
Type readType(DialectBytecodeReader &reader);
Attribute readAttribute(DialectBytecodeReader &reader);
// What `since` has a version for, in the encoding of portable artifacts.
void write(Type type, DialectBytecodeWriter &writer);
void write(Attribute attribute, Role role, DialectBytecodeWriter &writer);
} // namespace mlir::vhlo
#endif
