// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Syntax that ODS cannot express: attributes without their brackets, and a region with its arguments.
#ifndef SHALE_SDY_SYNTAX_H
#define SHALE_SDY_SYNTAX_H

#include "sdy.h"

namespace mlir::sdy {
ParseResult parseShardings(OpAsmParser &parser, TensorShardingPerValueAttr &shardings);
void printShardings(OpAsmPrinter &printer, Operation *op, TensorShardingPerValueAttr shardings);
ParseResult parseAxes(OpAsmParser &parser, ManualAxesAttr &axes);
void printAxes(OpAsmPrinter &printer, Operation *op, ManualAxesAttr axes);
ParseResult parseBody(OpAsmParser &parser, Region &body);
void printBody(OpAsmPrinter &printer, Operation *op, Region &body);
} // namespace mlir::sdy

#endif
