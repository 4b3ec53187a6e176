// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode of dialects whose encoding says a version, of three numbers, on which nothing depends that is read.
#ifndef SHALE_ANY_VERSION_BYTECODE_H
#define SHALE_ANY_VERSION_BYTECODE_H
#include "mlir/Bytecode/BytecodeImplementation.h"

namespace mlir {
struct AnyVersionBytecode : BytecodeDialectInterface {
  explicit AnyVersionBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  std::unique_ptr<DialectVersion> readVersion(DialectBytecodeReader &reader) const override {
    struct Version : DialectVersion {};
    uint64_t part;
    for (int i = 0; i < 3; ++i)
      if (failed(reader.readVarInt(part))) return nullptr;
    return std::make_unique<Version>();
  }
};
} // namespace mlir
#endif
