// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Named pipelines in MLIR's registry, and what the C API lacks around pass managers.
#include "bridge.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
using namespace mlir;

extern "C" {
// `text` is a pipeline without its anchor, for a builtin.module. All strings live for the whole process.
void shaleRegisterPipeline(MlirStringRef argument, MlirStringRef summary, MlirStringRef text) {
  StringRef name = unwrap(argument), pipeline = unwrap(text);
  registerPassPipeline(
      name, unwrap(summary),
      [name, pipeline](OpPassManager &manager, StringRef options, function_ref<LogicalResult(const Twine &)> error) -> LogicalResult {
        if (!options.empty()) return error("pipeline '" + name + "' takes no options, got '" + options + "'");
        std::string message;
        llvm::raw_string_ostream stream(message);
        if (failed(parsePassPipeline(pipeline, manager, stream))) return error(message);
        return success();
      },
      [](function_ref<void(const detail::PassOptions &)>) {});
}
bool shaleIsPassOrPipeline(MlirStringRef argument) {
  return PassInfo::lookup(unwrap(argument)) || PassPipelineInfo::lookup(unwrap(argument));
}
}
