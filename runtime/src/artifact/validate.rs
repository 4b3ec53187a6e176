// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What must hold of an artifact before any of it is used.

use super::{Artifact, CheckKind, Program, Role};
use crate::value::element_type::TensorType;

/// The largest alignment of an arena: a page.
const MAX_ALIGNMENT: u64 = 4096;

type Validity = Result<(), String>;

fn require(condition: bool, text: impl FnOnce() -> String) -> Validity {
    if condition { Ok(()) } else { Err(text()) }
}

impl Artifact {
    /// Checks that the parts of the artifact agree with each other; the error says what does not.
    ///
    /// # Errors
    /// When they do not.
    pub fn validate(&self) -> Validity {
        let header = &self.header;
        let inputs: Vec<_> = header.signature.inputs.iter().map(|input| &input.r#type).collect();
        let outputs: Vec<_> = header.signature.outputs.iter().map(|output| &output.r#type).collect();
        let sizes = |types: &[&TensorType], what: &str| -> Result<Vec<u64>, String> {
            let size = |(index, t): (usize, &&TensorType)| {
                if t.is_dynamic() {
                    return Ok(0);
                }
                t.checked_size().map(|size| size as u64).ok_or(format!("{what} {index} is too large: {t}"))
            };
            types.iter().enumerate().map(size).collect()
        };
        let input_sizes = sizes(&inputs, "input")?;
        let output_sizes = sizes(&outputs, "output")?;

        let mut initialized = Vec::new();
        if let Some(initializer) = &header.initializer {
            for buffer in &initializer.buffers {
                if let Role::Output(index) = buffer.role {
                    require(index == initialized.len(), || {
                        format!("outputs of the initializer must be in order, got {index} at {}", initialized.len())
                    })?;
                    initialized.push(buffer.size);
                }
            }
            self.program(initializer, "initializer", &[], &[], &initialized)?;
        }
        self.program(&header.main, "main", &input_sizes, &initialized, &output_sizes)?;
        for (index, t) in inputs.iter().enumerate().filter(|(_, t)| t.is_dynamic()) {
            require(header.aliases.iter().all(|alias| alias.input != index), || {
                format!("input {index} of dynamic size must not be the memory of an output, got {t}")
            })?;
        }

        for alias in &header.aliases {
            let sizes = (input_sizes.get(alias.input), output_sizes.get(alias.output));
            require(matches!(sizes, (Some(input), Some(output)) if input == output), || {
                format!("input {} and output {} share memory but not their size", alias.input, alias.output)
            })?;
        }
        for call in &header.custom_calls {
            for r#type in call.inputs.iter().chain(&call.outputs) {
                require(r#type.checked_size().is_some(), || {
                    format!("operands of custom call '{}' must fit into memory, got {}", call.target, r#type)
                })?;
            }
        }
        for (index, check) in header.checks.iter().enumerate() {
            let types = (outputs.get(check.actual), outputs.get(check.expected));
            require(matches!(types, (Some(actual), Some(expected)) if actual == expected), || {
                format!("check {index} must compare outputs of one type, got {} and {}", check.actual, check.expected)
            })?;
            if let CheckKind::AlmostEq { tolerance } = check.kind {
                require(tolerance.is_finite() && tolerance >= 0.0, || {
                    format!("tolerance of check {index} must be finite and not negative, got {tolerance}")
                })?;
            }
        }
        Ok(())
    }

    fn program(&self, program: &Program, name: &str, inputs: &[u64], initialized: &[u64], outputs: &[u64]) -> Validity {
        let alignment = program.arena_alignment;
        require(alignment.is_power_of_two() && alignment <= MAX_ALIGNMENT, || {
            format!("arena alignment of {name} must be a power of two up to {MAX_ALIGNMENT}, got {alignment}")
        })?;
        let mut arenas = 0;
        let mut written = vec![0usize; outputs.len()];
        for (position, buffer) in program.buffers.iter().enumerate() {
            let expected = match buffer.role {
                Role::Arena => {
                    arenas += 1;
                    // A size that no allocation can have.
                    Some(buffer.size).filter(|&size| size <= isize::MAX as u64 - MAX_ALIGNMENT)
                }
                Role::Input(index) => inputs.get(index).copied(),
                Role::Constant(index) => self.constants.get(index).map(|constant| constant.len() as u64),
                Role::Initialized(index) => initialized.get(index).copied(),
                Role::Output(index) => {
                    if let Some(count) = written.get_mut(index) {
                        *count += 1;
                    }
                    outputs.get(index).copied().filter(|&size| isize::try_from(size).is_ok())
                }
            };
            let Some(expected) = expected else {
                return Err(format!("buffer {position} of {name} must exist, got {:?}", buffer.role));
            };
            require(buffer.size == expected, || {
                format!("buffer {position} of {name} must have {expected} bytes, got {}", buffer.size)
            })?;
        }
        require(arenas <= 1, || format!("{name} must have at most one arena, got {arenas}"))?;
        let dynamic = |index: usize| {
            name == "main" && self.header.signature.outputs.get(index).is_some_and(|output| output.r#type.is_dynamic())
        };
        match (0..written.len()).position(|index| written[index] != usize::from(!dynamic(index))) {
            Some(index) => Err(format!("output {index} of {name} must be one buffer, got {}", written[index])),
            None => Ok(()),
        }
    }
}
