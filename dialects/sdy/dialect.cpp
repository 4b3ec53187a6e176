// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Transforms/InliningUtils.h"
#include "sdy.h"

#include "sdy_dialect.cpp.inc"

namespace mlir::sdy {
namespace {
struct InlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void SdyDialect::initialize() {
  registerOperations(*this);
  registerAttributes();
  addInterfaces<InlinerInterface>();
}
} // namespace mlir::sdy

extern "C" MlirDialectHandle mlirGetDialectHandle__sdy__();
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Sdy, sdy, mlir::sdy::SdyDialect)
