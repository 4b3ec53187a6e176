// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What a compilation did, for people to look at.
use melior::ir::{OperationRef, operation::OperationLike};
use shale_bridge::ir;
use std::collections::BTreeMap;

/// What a compilation did. Not part of the artifact.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// After each phase: its name, and how many operations of each dialect there were.
    pub phases: Vec<(String, BTreeMap<String, usize>)>,
    /// The kernels, in the order of the module.
    pub kernels: Vec<KernelReport>,
    /// The temporaries of the host program `main`, in the order of the plan.
    pub temporaries: Vec<Temporary>,
    /// Operations of the host program, which are the steps that temporaries count in.
    pub steps: usize,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelReport {
    pub symbol: String,
    /// Items that may run in parallel.
    pub grid: i64,
    /// Dispatches of it in the host program, each counted once, loop or not.
    pub dispatches: usize,
    /// Operations of its body, before they are lowered to memory.
    pub operations: usize,
    /// Where its operations stand in the source program.
    pub location: String,
}

/// Memory of the arena, or of an output that has no value yet, from step `first` to step `last` of the host program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temporary {
    /// The output in whose memory it lies.
    pub output: Option<usize>,
    pub offset: u64,
    pub size: u64,
    pub first: usize,
    pub last: usize,
}

impl Report {
    /// Counts the operations that a phase left.
    pub(crate) fn phase(&mut self, name: &str, module: OperationRef) {
        let mut count: BTreeMap<String, usize> = BTreeMap::new();
        ir::walk(module, &mut |op| {
            let dialect = ir::name(op).split('.').next().unwrap_or_default();
            *count.entry(dialect.to_owned()).or_default() += 1;
        });
        self.phases.push((name.to_owned(), count));
    }

    /// The kernels and how often they are dispatched.
    pub(crate) fn kernels(&mut self, module: OperationRef) {
        let mut dispatches: BTreeMap<String, usize> = BTreeMap::new();
        ir::walk(module, &mut |op| {
            if ir::name(op) == "shale.dispatch" {
                let kernel = ir::attribute(op, "kernel").and_then(ir::symbol_reference).unwrap_or_default();
                *dispatches.entry(kernel).or_default() += 1;
            }
        });
        ir::walk(module, &mut |op| {
            if ir::name(op) != "shale.kernel" {
                return;
            }
            let symbol = ir::symbol(op).unwrap_or_default();
            let mut operations = 0usize;
            ir::walk(op, &mut |_| operations += 1);
            self.kernels.push(KernelReport {
                grid: 0,
                dispatches: dispatches.get(&symbol).copied().unwrap_or(0),
                // The kernel itself and its terminator are no work.
                operations: operations.saturating_sub(2),
                location: op.location().to_string(),
                symbol,
            });
        });
    }

    /// The memory plan of `main`, and the grids that vectorization gave the kernels.
    pub(crate) fn memory(&mut self, module: OperationRef) {
        ir::walk(module, &mut |op| match ir::name(op) {
            "shale.kernel" => {
                let symbol = ir::symbol(op).unwrap_or_default();
                let grid = ir::attribute(op, "grid").and_then(ir::integer).unwrap_or(1);
                if let Some(kernel) = self.kernels.iter_mut().find(|kernel| kernel.symbol == symbol) {
                    kernel.grid = grid;
                }
            }
            "func.func" if ir::symbol(op).is_none_or(|name| name != "main.initializer") => {
                let map = ir::attribute(op, "shale.memory_map").and_then(ir::elements).unwrap_or_default();
                let field =
                    |entry, name| ir::entry(entry, name).and_then(ir::integer).and_then(|v| u64::try_from(v).ok());
                self.temporaries.extend(map.into_iter().filter_map(|entry| {
                    Some(Temporary {
                        output: field(entry, "output").map(|output| output as usize),
                        offset: field(entry, "offset")?,
                        size: field(entry, "size")?,
                        first: field(entry, "first")? as usize,
                        last: field(entry, "last")? as usize,
                    })
                }));
                self.steps = self.temporaries.iter().map(|t| t.last + 1).max().unwrap_or(0);
            }
            _ => {}
        });
    }
}
