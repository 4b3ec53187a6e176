// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The memory-checking mode.

use super::{
    ExecutionError,
    execution::{Buffers, Execution},
    sized::Delivered,
};
use crate::{
    artifact::{Role, Signature},
    memory::GuardedBuffer,
    value::{element_type::TensorType, index_text},
};
use std::sync::atomic::AtomicU32;

/// Alignment of constants and initialized buffers, whose element types the artifact does not tell: that of the largest
/// scalar. Up to 7 bytes behind them are padding, which is verified.
pub(super) const ALIGNMENT: usize = 8;

/// The two patterns: a small negative number in most types, and NaN in all floats that have one.
const POISONS: [u8; 2] = [0xAA, 0xFF];

/// At most so many elements of one output are reported.
const REPORTED: usize = 3;

/// Runs the program twice and reports everything that is wrong.
///
/// # Safety
/// The buffers are those of the (validated) program. `signature` is the program's, or empty.
pub(super) unsafe fn run(
    execution: &Execution,
    buffers: &Buffers,
    signature: &Signature,
    cancel: &AtomicU32,
) -> Result<Vec<Delivered>, ExecutionError> {
    let mut violations = Vec::new();
    // SAFETY: the caller's promise.
    let (first, delivered) = unsafe { run_once(execution, buffers, signature, cancel, POISONS[0], &mut violations)? };
    // SAFETY: the caller's promise.
    let (second, again) = unsafe { run_once(execution, buffers, signature, cancel, POISONS[1], &mut violations)? };
    for (result, other) in delivered.iter().zip(&again) {
        if result.sizes != other.sizes {
            let output = describe(Role::Output(result.output), signature);
            violations.push(format!("size of {output} depends on memory that was never written"));
            continue;
        }
        let Some(output) = signature.outputs.get(result.output) else { continue };
        let size = output.r#type.element.size();
        let found = TensorType::new(output.r#type.element, result.sizes.clone());
        compare(result.output, result.bytes(size), other.bytes(size), (signature, Some(&found)), &mut violations);
    }
    violations.dedup();
    for (buffer, (first, second)) in execution.program.buffers.iter().zip(first.iter().zip(&second)) {
        let Role::Output(index) = buffer.role else { continue };
        compare(index, first.bytes(), second.bytes(), (signature, None), &mut violations);
        // SAFETY: the output has room for this, and is not one of the guarded buffers.
        unsafe { std::ptr::copy_nonoverlapping(first.as_raw(), buffers.outputs[index], first.bytes().len()) };
    }
    if violations.is_empty() {
        return Ok(delivered);
    }
    Err(ExecutionError::Memory { program: execution.name, violations })
}

fn describe(role: Role, signature: &Signature) -> String {
    let (what, index, name) = match role {
        Role::Arena => return "arena".to_owned(),
        Role::Constant(index) => ("constant", index, None),
        Role::Initialized(index) => ("initialized buffer", index, None),
        Role::Input(index) => ("input", index, signature.inputs.get(index).map(|i| (&i.name, &i.r#type))),
        Role::Output(index) => ("output", index, signature.outputs.get(index).map(|o| (&o.name, &o.r#type))),
    };
    match name {
        Some((Some(name), r#type)) => format!("{what} {index} `{name}` ({type})"),
        Some((None, r#type)) => format!("{what} {index} ({type})"),
        None => format!("{what} {index}"),
    }
}

unsafe fn run_once(
    execution: &Execution,
    buffers: &Buffers,
    signature: &Signature,
    cancel: &AtomicU32,
    poison: u8,
    violations: &mut Vec<String>,
) -> Result<(Vec<GuardedBuffer>, Vec<Delivered>), ExecutionError> {
    let mut guarded = Vec::new();
    for buffer in &execution.program.buffers {
        let size = usize::try_from(buffer.size).unwrap_or(usize::MAX);
        let new = match buffer.role {
            // The start has the alignment of the plan: what is behind the last temporary, less than that, is not guarded.
            Role::Arena => GuardedBuffer::new(size, execution.program.arena_alignment as usize, poison)?,
            Role::Input(index) => {
                let alignment = signature.inputs.get(index).map_or(ALIGNMENT, |i| i.r#type.element.part().size());
                // That of a dynamic input is known with its shape.
                let size = buffers.input_bytes[index];
                // SAFETY: the input is readable memory of this size, or empty.
                let bytes = match size {
                    0 => &[],
                    size => unsafe { std::slice::from_raw_parts(buffers.inputs[index], size) },
                };
                GuardedBuffer::copy_of(bytes, alignment)?
            }
            Role::Constant(index) => GuardedBuffer::copy_of(&buffers.constants[index], ALIGNMENT)?,
            Role::Initialized(index) => GuardedBuffer::copy_of(buffers.initialized[index], ALIGNMENT)?,
            Role::Output(index) => {
                let alignment = signature.outputs.get(index).map_or(ALIGNMENT, |o| o.r#type.element.part().size());
                let buffer = GuardedBuffer::new(size, alignment, poison)?;
                if let Some(alias) = buffers.aliases.iter().find(|alias| alias.output == index) {
                    // SAFETY: input and output have this size.
                    unsafe { std::ptr::copy_nonoverlapping(buffers.inputs[alias.input], buffer.as_raw(), size) };
                }
                buffer
            }
        };
        guarded.push(new.named(format!("{} of {}", describe(buffer.role, signature), execution.name)));
    }
    let roles = || execution.program.buffers.iter().map(|buffer| buffer.role);
    let pointer = |(role, own): (Role, &GuardedBuffer)| {
        // An aliased input is its output's memory.
        let alias = buffers.aliases.iter().find(|alias| role == Role::Input(alias.input));
        let output = alias.and_then(|alias| roles().position(|role| role == Role::Output(alias.output)));
        output.map_or(own, |position| &guarded[position]).as_raw()
    };
    let pointers: Vec<_> = roles().zip(&guarded).map(pointer).collect();
    // SAFETY: a guarded buffer of the right size for each of the program's.
    let (outcome, written) = unsafe { execution.call(&pointers, buffers.sizes, Some(poison), cancel) };
    violations.extend(written);
    for (buffer, guarded) in execution.program.buffers.iter().zip(&guarded) {
        if let Some(damage) = guarded.damage() {
            let text = format!("{} {damage}", describe(buffer.role, signature));
            if !violations.contains(&text) {
                violations.push(text);
            }
        }
    }
    Ok((guarded, outcome?))
}

/// Compares an output of the two runs.
fn compare(
    index: usize,
    first: &[u8],
    second: &[u8],
    (signature, found): (&Signature, Option<&TensorType>),
    violations: &mut Vec<String>,
) {
    let r#type = found.or_else(|| signature.outputs.get(index).map(|output| &output.r#type));
    // Without a type (the initializer's outputs) bytes are compared.
    let size = r#type.map_or(1, |t| t.element.size());
    let mut unwritten = Vec::new();
    let mut unstable = Vec::new();
    for (position, (first, second)) in first.chunks_exact(size).zip(second.chunks_exact(size)).enumerate() {
        let poisoned = |bytes: &[u8], poison| bytes.iter().all(|&byte| byte == poison);
        if poisoned(first, POISONS[0]) && poisoned(second, POISONS[1]) {
            unwritten.push(position);
        } else if first != second {
            unstable.push(position);
        }
    }
    let output = describe(Role::Output(index), signature);
    for (found, what) in [(unwritten, "was not written"), (unstable, "depends on memory that was never written")] {
        if found.is_empty() {
            continue;
        }
        let place = |&position: &usize| match r#type {
            Some(r#type) => index_text(&r#type.shape, position),
            None => format!("byte {position}"),
        };
        let places: Vec<_> = found.iter().take(REPORTED).map(place).collect();
        let more = if found.len() > REPORTED { format!(" and {} more", found.len() - REPORTED) } else { String::new() };
        violations.push(format!("{output} {what} at {}{more}", places.join(", ")));
    }
}
