// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "chlo.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Transforms/InliningUtils.h"

#include "chlo_dialect.cpp.inc"

namespace mlir::chlo {
namespace {
struct InlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void ChloDialect::initialize() {
  registerOperations(*this);
  registerAttributes();
  addInterfaces<InlinerInterface>();
}
} // namespace mlir::chlo

extern "C" MlirDialectHandle mlirGetDialectHandle__chlo__();
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Chlo, chlo, mlir::chlo::ChloDialect)
