// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM knows of processors, which its C interface does not tell.
#include "bridge.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Triple.h"
using namespace mlir;

extern "C" void shaleReduceFeatures(MlirStringRef triple, MlirStringRef cpu, MlirStringRef features,
                                    MlirStringCallback text, void *data) {
  llvm::Triple parsed(unwrap(triple));
  std::string error, reduced;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(parsed, error);
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget(target ? target->createMCSubtargetInfo(parsed, unwrap(cpu), "")
                                                          : nullptr);
  if (!subtarget) return text(features, data);
  llvm::SmallVector<llvm::StringRef> flags;
  unwrap(features).split(flags, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef flag : flags) {
    llvm::FeatureBitset before = subtarget->getFeatureBits();
    if (subtarget->ApplyFeatureFlag(flag) != before) reduced += (reduced.empty() ? "" : ",") + flag.str();
  }
  text(wrap(llvm::StringRef(reduced)), data);
}
