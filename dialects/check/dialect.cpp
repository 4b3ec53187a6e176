// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "check.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Transforms/InliningUtils.h"

#include "check_dialect.cpp.inc"

namespace mlir::check {
namespace {
struct InlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void CheckDialect::initialize() {
  registerOperations(*this);
  addInterfaces<InlinerInterface>();
}
} // namespace mlir::check

extern "C" MlirDialectHandle mlirGetDialectHandle__check__();
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Check, check, mlir::check::CheckDialect)
