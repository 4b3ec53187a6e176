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
ParseResult parseAxisList(OpAsmParser &parser, AxisRefListAttr &axes);
void printAxisList(OpAsmPrinter &printer, Operation *op, AxisRefListAttr axes);
ParseResult parseAxisLists(OpAsmParser &parser, ListOfAxisRefListsAttr &axes);
void printAxisLists(OpAsmPrinter &printer, Operation *op, ListOfAxisRefListsAttr axes);
ParseResult parseExchanges(OpAsmParser &parser, AllToAllParamListAttr &exchanges);
void printExchanges(OpAsmPrinter &printer, Operation *op, AllToAllParamListAttr exchanges);
ParseResult parseDirection(OpAsmParser &parser, IntegerAttr &direction);
void printDirection(OpAsmPrinter &printer, Operation *op, IntegerAttr direction);
} // namespace mlir::sdy

#endif
