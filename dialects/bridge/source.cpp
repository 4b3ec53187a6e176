// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parsing with a file name, and diagnostics as text with the source line, which the C API cannot do.
#include "bridge.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/CAPI/IR.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
using namespace mlir;

// Collects diagnostics of one context as text while it lives.
struct ShaleSource {
  ShaleSource(MLIRContext *context, StringRef bytes, uint64_t alignment, StringRef name)
      : stream(text), manager(std::make_shared<llvm::SourceMgr>()), handler(*manager, context, stream) {
    // Sections of bytecode are aligned within the buffer. Bytes that are aligned already are read where they are.
    if (bytes.starts_with(StringRef("ML\xefR", 4)) && reinterpret_cast<uintptr_t>(bytes.data()) % alignment == 0) {
      manager->AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(bytes, name, /*RequiresNullTerminator=*/false),
                                  llvm::SMLoc());
      return;
    }
    auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(bytes.size(), name, llvm::Align(alignment));
    std::copy(bytes.begin(), bytes.end(), buffer->getBufferStart());
    manager->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  }
  std::string text;
  llvm::raw_string_ostream stream;
  std::shared_ptr<llvm::SourceMgr> manager;
  SourceMgrDiagnosticHandler handler;
};

extern "C" {
ShaleSource *shaleSourceCreate(MlirContext context, MlirStringRef bytes, uint64_t alignment, MlirStringRef name) {
  return new ShaleSource(unwrap(context), unwrap(bytes), alignment, unwrap(name));
}
void shaleSourceDestroy(ShaleSource *source) { delete source; }
// Null after a diagnostic.
MlirModule shaleSourceParse(ShaleSource *source, MlirContext context) {
  ParserConfig config(unwrap(context));
  return wrap(parseSourceFile<ModuleOp>(source->manager, config).release());
}
MlirStringRef shaleSourceText(ShaleSource *source) { return wrap(StringRef(source->text)); }
}
