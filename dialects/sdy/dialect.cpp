// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
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
  registerBytecode(*this);
  addInterfaces<InlinerInterface>();
}
} // namespace mlir::sdy

// `dialects/sdy/verify/attributes.rs`.
extern "C" bool shaleSdyVerifyAttribute(MlirOperation op, MlirStringRef name, MlirAttribute attribute, int64_t position,
                                        bool ofArgument, MlirType type);

namespace mlir::sdy {
LogicalResult SdyDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  return success(
      shaleSdyVerifyAttribute(wrap(op), wrap(attribute.getName().strref()), wrap(attribute.getValue()), -1, false, {}));
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op, unsigned region, unsigned index,
                                                   NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  Type type;
  if (function && index < function.getNumArguments()) type = function.getArgumentTypes()[index];
  return success(shaleSdyVerifyAttribute(wrap(op), wrap(attribute.getName().strref()), wrap(attribute.getValue()), index,
                                         true, wrap(type)));
}

LogicalResult SdyDialect::verifyRegionResultAttribute(Operation *op, unsigned region, unsigned index,
                                                      NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  Type type;
  if (function && index < function.getNumResults()) type = function.getResultTypes()[index];
  return success(shaleSdyVerifyAttribute(wrap(op), wrap(attribute.getName().strref()), wrap(attribute.getValue()), index,
                                         false, wrap(type)));
}
} // namespace mlir::sdy

extern "C" MlirDialectHandle mlirGetDialectHandle__sdy__();
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Sdy, sdy, mlir::sdy::SdyDialect)
