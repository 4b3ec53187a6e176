// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-check-phase`: what may stand in the IR at the end of each phase.
use crate::Phase;
use melior::{
    Context,
    ir::{OperationRef, ValueLike, operation::OperationLike},
};
use shale_bridge::{Diagnostic, Emitted, Options, Pass, PassOption, State, ir, types};

pub struct CheckPhase;

/// The operations that may stand in the IR after a phase, by dialect (`stablehlo.`) or by name, and why others may not.
struct Border {
    allowed: &'static [&'static str],
    reason: &'static str,
}

/// From linalg to kernels: what stands where changes, the dialects do not.
const LOWERED: &[&str] = &[
    "builtin.module",
    "func.func",
    "func.return",
    "linalg.",
    "tensor.",
    "arith.",
    "math.",
    "scf.",
    "affine.",
    "shale.",
];

const fn border(phase: Phase) -> Border {
    match phase {
        Phase::Input | Phase::Optimize => Border {
            allowed: &["builtin.module", "func.func", "func.return", "stablehlo.", "chlo.", "sdy."],
            reason: "must be StableHLO",
        },
        Phase::Shard => Border {
            allowed: &["builtin.module", "func.func", "func.return", "stablehlo.", "chlo."],
            reason: "must be StableHLO",
        },
        Phase::Linalg => Border { allowed: LOWERED, reason: "must be linalg, tensor, scf, arith, math or shale" },
        Phase::Kernel => Border { allowed: LOWERED, reason: "must be a kernel or the host program" },
        Phase::Vector => Border {
            allowed: &[
                "builtin.module",
                "func.func",
                "func.return",
                "tensor.",
                "arith.",
                "math.",
                "scf.",
                "affine.",
                "shale.",
                "vector.",
                "ub.poison",
                "linalg.fill",
                "bufferization.alloc_tensor",
            ],
            reason: "must be vectorized",
        },
        Phase::Buffer => Border {
            allowed: &[
                "builtin.module",
                "func.func",
                "func.return",
                "memref.",
                "arith.",
                "math.",
                "scf.",
                "affine.",
                "shale.",
                "vector.",
                "ub.poison",
                "linalg.fill",
            ],
            reason: "must work on memory",
        },
        Phase::Llvm => Border { allowed: &["builtin.module", "llvm."], reason: "must be the llvm dialect" },
    }
}

impl Border {
    fn allows(&self, name: &str) -> bool {
        self.allowed
            .iter()
            .any(|&allowed| if allowed.ends_with('.') { name.starts_with(allowed) } else { name == allowed })
    }
}

/// Whether an operation stands in the host program: in a function, or in control flow of one.
fn is_hosted(op: OperationRef) -> bool {
    let mut parent = op.parent_operation();
    while let Some(op) = parent {
        match ir::name(op) {
            "func.func" => return true,
            "scf.while" | "scf.if" | "scf.index_switch" => parent = op.parent_operation(),
            _ => return false,
        }
    }
    false
}

/// Why an operation may not stand in the host program once kernels exist: it holds dispatches, views, control flow, and
/// scalars that decide about it.
fn host_violation(op: OperationRef) -> Option<String> {
    let name = ir::name(op);
    let allowed = matches!(
        name,
        "func.return"
            | "shale.dispatch"
            | "shale.custom_call"
            | "shale.poll"
            | "shale.assert"
            | "shale.allocate"
            | "shale.input_size"
            | "shale.deliver"
            | "tensor.dim"
            | "memref.dealloc"
            | "tensor.empty"
            | "tensor.expand_shape"
            | "tensor.collapse_shape"
            | "tensor.extract"
            | "tensor.from_elements"
            | "memref.view"
            | "memref.expand_shape"
            | "memref.collapse_shape"
            | "memref.copy"
            | "memref.load"
            | "memref.store"
            | "scf.while"
            | "scf.if"
            | "scf.index_switch"
            | "scf.yield"
            | "scf.condition"
    );
    let scalars = name.starts_with("arith.")
        && op.operands().chain(ir::results(op)).all(|v| !types::is_tensor(v.r#type()) && !types::is_vector(v.r#type()));
    let element = matches!(name, "tensor.extract" | "memref.load") && op.operand_count() > 1
        || name == "tensor.from_elements" && op.operand_count() > 1
        || name == "memref.store" && op.operand_count() > 2;
    let fits = (allowed || scalars || name == "arith.constant") && !element;
    (!fits && is_hosted(op)).then(|| format!("'{name}' must stand in a kernel"))
}

fn violations<'c, 'a>(phase: Phase, module: OperationRef<'c, 'a>) -> Vec<(OperationRef<'c, 'a>, String)> {
    let border = border(phase);
    let mut found = vec![];
    ir::walk(module, &mut |op| {
        let name = ir::name(op);
        if !border.allows(name) {
            // What the inliner leaves are functions that call themselves.
            let reason =
                if name == "func.call" { "must be of a function that does not call itself" } else { border.reason };
            found.push((op, format!("'{name}' {reason}")));
        } else if matches!(phase, Phase::Kernel | Phase::Vector | Phase::Buffer)
            && let Some(text) = host_violation(op)
        {
            found.push((op, text));
        }
        if phase == Phase::Linalg {
            for value in op.operands().chain(ir::results(op)) {
                let r#type = value.r#type();
                if types::is_tensor(r#type) && types::width(ir::element_type(r#type)) == Some(1) {
                    found.push((op, format!("'{name}' must use storage types, got {}", r#type)));
                    break;
                }
            }
        }
    });
    found
}

impl State<'_> for Phase {
    fn prepare(context: &Context, options: &Options) -> Result<Self, Emitted> {
        options.string("phase").parse().map_err(|message: String| {
            Diagnostic::at(melior::ir::Location::unknown(context), format!("in 'shale-check-phase', {message}")).error()
        })
    }
}

impl Pass for CheckPhase {
    const ARGUMENT: &'static str = "shale-check-phase";
    const SUMMARY: &'static str = "Check the IR at the end of a phase and list every violation";
    const ANCHOR: &'static str = "builtin.module";
    const OPTIONS: &'static [PassOption] = &[PassOption::string("phase", "", "The phase that has just ended")];
    type State<'c> = Phase;

    fn run<'c>(phase: &Phase, _: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let found = violations(*phase, module);
        if found.is_empty() {
            return Ok(());
        }
        let first = found[0].0.location();
        let message = format!(
            "phase '{phase}' left {} operation{} that it must not",
            found.len(),
            if found.len() == 1 { "" } else { "s" }
        );
        let diagnostic = Diagnostic::at(first, message);
        Err(found.into_iter().fold(diagnostic, |d, (op, text)| d.note(op.location(), text)).error())
    }
}
