// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! A loaded program.

mod cancellation;
mod checked;
mod error;
mod execution;
mod features;
mod sized;

pub use cancellation::Cancellation;
pub use error::ExecutionError;
pub use sized::Delivered;

use crate::{
    artifact::{Artifact, Program, Role, Signature},
    custom_call,
    host::HostFunction,
    loader::{Code, LoadedCode},
    memory::{AlignedBytes, ArenaPool, BlockPool, GuardedBuffer},
    value::{
        Tensor,
        check::{self, CheckFailure},
        element_type::{DYNAMIC, TensorType},
    },
};
use execution::{Buffers, CustomCalls, Execution};
use std::{
    path::Path,
    sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed},
    time::{Duration, Instant},
};

/// How a program is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads of one run, the calling one among them; 0 means one per core. Results do not depend on it.
    pub threads: usize,
    /// The memory-checking mode: every buffer is followed by an inaccessible page, temporary memory and outputs are
    /// filled with a pattern, and each run is done twice with two patterns. A run fails that writes outside of a buffer,
    /// leaves an element of an output unwritten, or whose result depends on memory that it did not write.
    pub check_memory: bool,
}

impl Default for Options {
    /// All cores; memory is checked if the environment variable `SHALE_CHECK_MEMORY` is `1`.
    fn default() -> Self {
        Self { threads: 0, check_memory: std::env::var_os("SHALE_CHECK_MEMORY").is_some_and(|value| value == "1") }
    }
}

/// What a program used so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// Finished runs, failed ones among them.
    pub runs: u64,
    /// Time spent in them, without the allocation of outputs; the memory-checking mode runs twice.
    pub run_time: Duration,
    /// Temporary memory of one run, in bytes.
    pub arena_size: usize,
    /// Temporary memory of all runs that were active at the same time, in bytes.
    pub peak_arena_bytes: usize,
    /// Results of the initializer, in bytes.
    pub initialized_bytes: usize,
    /// Time the initializer took.
    pub initializer_time: Duration,
}

/// A program that is ready to run, from any number of threads at the same time.
pub struct Executable {
    artifact: Artifact,
    /// Keeps the code that `entry` points into.
    #[allow(dead_code, reason = "owns the code")]
    code: Box<dyn Code>,
    entry: HostFunction,
    initialized: Vec<Persistent>,
    custom_calls: Vec<custom_call::Function>,
    arenas: ArenaPool,
    /// Memory of tensors of dynamic size, kept for the next run.
    blocks: BlockPool,
    options: Options,
    initializer_time: Duration,
    runs: AtomicU64,
    run_nanoseconds: AtomicU64,
}

/// What the initializer computed.
enum Persistent {
    Plain(AlignedBytes),
    Guarded(GuardedBuffer),
}

impl Persistent {
    fn bytes(&self) -> &[u8] {
        match self {
            Persistent::Plain(bytes) => bytes,
            Persistent::Guarded(buffer) => buffer.bytes(),
        }
    }
}

impl Executable {
    /// Loads a program with the runtime's own loader and runs its initializer.
    ///
    /// # Errors
    /// When the artifact is inconsistent, is for another machine, cannot be linked, or its initializer fails.
    pub fn load(artifact: Artifact, options: Options) -> Result<Self, ExecutionError> {
        Self::load_until(artifact, options, &Cancellation::new())
    }

    /// As [`Executable::load`]; `cancellation` stops the initializer.
    ///
    /// # Errors
    /// As [`Executable::load`], and when the initializer was cancelled.
    pub fn load_until(
        artifact: Artifact,
        options: Options,
        cancellation: &Cancellation,
    ) -> Result<Self, ExecutionError> {
        artifact.validate().map_err(ExecutionError::Artifact)?;
        features::check(&artifact.header.target)?;
        let code = LoadedCode::load(&artifact.objects)?;
        // SAFETY: the code was made from the artifact's own objects.
        unsafe { Self::with_code_until(artifact, Box::new(code), options, cancellation) }
    }

    /// Loads a program from a file. Its constants are used where they lie in the file, which must not be changed in place.
    ///
    /// # Errors
    /// When the file cannot be read or is not an artifact, and as [`Executable::load`].
    pub fn open(path: impl AsRef<Path>, options: Options) -> Result<Self, ExecutionError> {
        Self::load(Artifact::open(path)?, options)
    }

    /// As [`Executable::open`]; `cancellation` stops the initializer.
    ///
    /// # Errors
    /// As [`Executable::open`], and when the initializer was cancelled.
    pub fn open_until(
        path: impl AsRef<Path>,
        options: Options,
        cancellation: &Cancellation,
    ) -> Result<Self, ExecutionError> {
        Self::load_until(Artifact::open(path)?, options, cancellation)
    }

    /// Runs a program whose code another loader has loaded.
    ///
    /// # Errors
    /// When the artifact is inconsistent, is for another machine, the code lacks an entry point, or the initializer fails.
    ///
    /// # Safety
    /// The code is that of the artifact's objects: its entry points are host functions
    /// ([`HostFunction`]) with the artifact's buffers.
    pub unsafe fn with_code(artifact: Artifact, code: Box<dyn Code>, options: Options) -> Result<Self, ExecutionError> {
        // SAFETY: the caller's promise.
        unsafe { Self::with_code_until(artifact, code, options, &Cancellation::new()) }
    }

    /// As [`Executable::with_code`]; `cancellation` stops the initializer.
    ///
    /// # Errors
    /// As [`Executable::with_code`], and when the initializer was cancelled.
    ///
    /// # Safety
    /// As [`Executable::with_code`].
    pub unsafe fn with_code_until(
        artifact: Artifact,
        code: Box<dyn Code>,
        options: Options,
        cancellation: &Cancellation,
    ) -> Result<Self, ExecutionError> {
        artifact.validate().map_err(ExecutionError::Artifact)?;
        features::check(&artifact.header.target)?;
        // SAFETY: the caller's promise.
        let entry = unsafe { entry_point(&*code, &artifact.header.main.entry)? };
        let custom_calls = custom_call::resolve(&artifact.header.custom_calls)?;
        let arenas = arena_pool(&artifact.header.main);
        let mut initialized = Vec::new();
        let start = Instant::now();
        if let Some(program) = &artifact.header.initializer {
            // SAFETY: the caller's promise.
            let function = unsafe { entry_point(&*code, &program.entry)? };
            initialized = initialize(&artifact, program, function, &options, &custom_calls, cancellation.word())?;
        }
        Ok(Self {
            code,
            entry,
            initialized,
            custom_calls,
            arenas,
            blocks: BlockPool::default(),
            options,
            initializer_time: start.elapsed(),
            runs: AtomicU64::new(0),
            run_nanoseconds: AtomicU64::new(0),
            artifact,
        })
    }

    /// The program's inputs and outputs.
    pub fn signature(&self) -> &Signature {
        &self.artifact.header.signature
    }

    /// The artifact this was loaded from.
    pub fn artifact(&self) -> &Artifact {
        &self.artifact
    }

    /// What the program used so far.
    pub fn statistics(&self) -> Statistics {
        Statistics {
            runs: self.runs.load(Relaxed),
            run_time: Duration::from_nanos(self.run_nanoseconds.load(Relaxed)),
            arena_size: self.arenas.size(),
            peak_arena_bytes: self.arenas.allocated_bytes(),
            initialized_bytes: self.initialized.iter().map(|persistent| persistent.bytes().len()).sum(),
            initializer_time: self.initializer_time,
        }
    }

    /// Runs the program; gives its outputs, hidden ones left out.
    ///
    /// # Errors
    /// When the inputs do not fit the signature, there is no memory, or the program fails.
    pub fn run(&self, inputs: &[Tensor]) -> Result<Vec<Tensor>, ExecutionError> {
        Ok(self.without_hidden(self.run_all(inputs)?))
    }

    /// Runs the program and its checks; gives its outputs, hidden ones left out, and the checks that failed.
    ///
    /// # Errors
    /// As [`Executable::run`]; a failed check is none.
    pub fn run_with_checks(&self, inputs: &[Tensor]) -> Result<(Vec<Tensor>, Vec<CheckFailure>), ExecutionError> {
        self.run_with_checks_until(inputs, &Cancellation::new())
    }

    fn without_hidden(&self, outputs: Vec<Tensor>) -> Vec<Tensor> {
        let outputs = outputs.into_iter().zip(&self.signature().outputs);
        outputs.filter(|(_, output)| !output.hidden).map(|(tensor, _)| tensor).collect()
    }

    /// Runs the program; gives all of its outputs, as the artifact's checks number them.
    ///
    /// # Errors
    /// As [`Executable::run`].
    pub fn run_all(&self, inputs: &[Tensor]) -> Result<Vec<Tensor>, ExecutionError> {
        self.run_all_until(inputs, &Cancellation::new())
    }

    fn run_all_until(&self, inputs: &[Tensor], cancellation: &Cancellation) -> Result<Vec<Tensor>, ExecutionError> {
        let found: Vec<&TensorType> = inputs.iter().map(Tensor::r#type).collect();
        self.check_inputs(&found)?;
        // What the program allocates itself has no memory yet.
        let types = self.signature().outputs.iter().map(|output| &output.r#type);
        let fixed = types.map(|t| if t.is_dynamic() { TensorType::new(t.element, [0]) } else { t.clone() });
        let mut outputs = fixed.map(Tensor::unspecified).collect::<Result<Vec<_>, _>>()?;
        let shapes: Vec<&[usize]> = found.iter().map(|t| t.shape.as_slice()).collect();
        let inputs: Vec<*const u8> = inputs.iter().map(|tensor| tensor.bytes().as_ptr()).collect();
        let buffers: Vec<*mut u8> = outputs.iter_mut().map(|tensor| tensor.bytes_mut().as_mut_ptr()).collect();
        // SAFETY: inputs are of the program's types, and outputs, of which each has its own memory.
        let delivered = unsafe { self.run_sized(&inputs, &shapes, &buffers, cancellation.word())? };
        for result in delivered {
            let element = self.signature().outputs[result.output].r#type.element;
            let output = result.output;
            let tensor = Tensor::new(TensorType::new(element, result.sizes.clone()), result.bytes(element.size()))?;
            outputs[output] = tensor;
            self.blocks.give(result.memory);
        }
        Ok(outputs)
    }

    /// As [`Executable::run_with_checks`], until `cancellation` says otherwise.
    ///
    /// # Errors
    /// As [`Executable::run_with_checks`], and when the run was cancelled.
    pub fn run_with_checks_until(
        &self,
        inputs: &[Tensor],
        cancellation: &Cancellation,
    ) -> Result<(Vec<Tensor>, Vec<CheckFailure>), ExecutionError> {
        let outputs = self.run_all_until(inputs, cancellation)?;
        let failures = check::failures(&self.artifact.header.checks, &outputs);
        Ok((self.without_hidden(outputs), failures))
    }

    /// Runs the program on the caller's buffers: one for each input and each output, hidden ones among them, of the
    /// signature's sizes and aligned to their element types.
    ///
    /// # Errors
    /// When a buffer does not fit, there is no memory, or the program fails. The contents of the outputs are unspecified
    /// then.
    pub fn run_into(&self, inputs: &[&[u8]], outputs: &mut [&mut [u8]]) -> Result<(), ExecutionError> {
        self.run_into_until(inputs, outputs, &Cancellation::new())
    }

    /// As [`Executable::run_into`], until `cancellation` says otherwise.
    ///
    /// # Errors
    /// As [`Executable::run_into`], and when the run was cancelled.
    pub fn run_into_until(
        &self,
        inputs: &[&[u8]],
        outputs: &mut [&mut [u8]],
        cancellation: &Cancellation,
    ) -> Result<(), ExecutionError> {
        let signature = self.signature();
        check_buffers("input", &types(&signature.inputs, |i| &i.r#type), inputs.iter().map(|b| (b.as_ptr(), b.len())))?;
        let sizes = outputs.iter().map(|b| (b.as_ptr(), b.len()));
        check_buffers("output", &types(&signature.outputs, |o| &o.r#type), sizes)?;
        let inputs: Vec<_> = inputs.iter().map(|bytes| bytes.as_ptr()).collect();
        let outputs: Vec<_> = outputs.iter_mut().map(|bytes| bytes.as_mut_ptr()).collect();
        // SAFETY: sizes and alignment were checked; the borrows rule out overlap.
        unsafe { self.run_pointers(&inputs, &outputs, cancellation.word()) }
    }

    /// Runs the program on raw memory. It stops between two pieces of work once `cancel` is not zero.
    ///
    /// # Errors
    /// When there is no memory, or the program fails.
    ///
    /// # Safety
    /// There is a pointer for each input and output of the signature, hidden outputs among them, to readable or writable
    /// memory of its size, aligned to its element type. Memory does not overlap, except that an input and an output may
    /// be the same memory if the artifact's aliases say so.
    pub unsafe fn run_pointers(
        &self,
        inputs: &[*const u8],
        outputs: &[*mut u8],
        cancel: &AtomicU32,
    ) -> Result<(), ExecutionError> {
        let signature = self.signature();
        let all = signature.inputs.iter().map(|i| &i.r#type).chain(signature.outputs.iter().map(|o| &o.r#type));
        if let Some(dynamic) = all.into_iter().find(|t| t.is_dynamic()) {
            return Err(ExecutionError::Dynamic(dynamic.clone()));
        }
        let shapes: Vec<&[usize]> = signature.inputs.iter().map(|i| i.r#type.shape.as_slice()).collect();
        // SAFETY: the caller's promise.
        unsafe { self.run_sized(inputs, &shapes, outputs, cancel).map(|_| ()) }
    }

    /// As [`Executable::run_pointers`], for a program whose signature has dynamic sizes: `shapes` are those of the inputs. Gives the
    /// outputs of dynamic size, whose memory the program has allocated; the pointers of these are not used.
    ///
    /// # Errors
    /// As [`Executable::run_pointers`], and when sizes are not what the program demands.
    ///
    /// # Safety
    /// As [`Executable::run_pointers`]: inputs have the size of their shape.
    pub unsafe fn run_sized(
        &self,
        inputs: &[*const u8],
        shapes: &[&[usize]],
        outputs: &[*mut u8],
        cancel: &AtomicU32,
    ) -> Result<Vec<Delivered>, ExecutionError> {
        let declared = &self.signature().inputs;
        if shapes.len() != declared.len() {
            return Err(ExecutionError::Count { what: "input", expected: declared.len(), found: shapes.len() });
        }
        let (mut sizes, mut input_bytes) = (vec![], vec![]);
        for (index, (input, shape)) in declared.iter().zip(shapes).enumerate() {
            let found = TensorType::new(input.r#type.element, *shape);
            let bytes = found.checked_size().filter(|_| input.r#type.admits(&found));
            let Some(bytes) = bytes else {
                return Err(ExecutionError::InputType { index, expected: input.r#type.clone(), found });
            };
            input_bytes.push(bytes);
            let dynamic = input.r#type.shape.iter().zip(*shape).filter(|(known, _)| **known == DYNAMIC);
            sizes.extend(dynamic.map(|(_, &size)| size as i64));
        }
        let aliased = self.alias(inputs, outputs);
        let inputs = aliased.as_slice();
        let execution = Execution {
            program: &self.artifact.header.main,
            name: "main",
            function: self.entry,
            options: &self.options,
            custom_calls: CustomCalls { calls: &self.artifact.header.custom_calls, functions: &self.custom_calls },
            assertions: &self.artifact.header.assertions,
            blocks: &self.blocks,
        };
        let buffers = Buffers {
            inputs,
            input_bytes: &input_bytes,
            sizes: &sizes,
            outputs,
            aliases: &self.artifact.header.aliases,
            constants: &self.artifact.constants,
            initialized: &self.initialized.iter().map(Persistent::bytes).collect::<Vec<_>>(),
        };
        let start = Instant::now();
        let result = if self.options.check_memory {
            // SAFETY: the caller's promise.
            unsafe { checked::run(&execution, &buffers, self.signature(), cancel) }
        } else {
            // SAFETY: the caller's promise.
            unsafe { execution.run(&buffers, &self.arenas, cancel) }
        };
        self.runs.fetch_add(1, Relaxed);
        self.run_nanoseconds.fetch_add(u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX), Relaxed);
        result
    }

    /// The program computes an aliased output over its input: where the caller gave two memories, the input is copied to the
    /// output first, and stays as it is.
    fn alias(&self, inputs: &[*const u8], outputs: &[*mut u8]) -> Vec<*const u8> {
        let mut inputs = inputs.to_vec();
        for alias in &self.artifact.header.aliases {
            let (from, to) = (inputs[alias.input], outputs[alias.output]);
            if from != to.cast_const() {
                let size = self.signature().inputs[alias.input].r#type.checked_size().unwrap_or(0);
                // SAFETY: the caller of `run_pointers` gave memory of this size for both, which does not overlap.
                unsafe { std::ptr::copy_nonoverlapping(from, to, size) };
                inputs[alias.input] = to.cast_const();
            }
        }
        inputs
    }

    fn check_inputs(&self, found: &[&TensorType]) -> Result<(), ExecutionError> {
        let inputs = &self.signature().inputs;
        if inputs.len() != found.len() {
            return Err(ExecutionError::Count { what: "input", expected: inputs.len(), found: found.len() });
        }
        match inputs.iter().zip(found).position(|(input, &found)| !input.r#type.admits(found)) {
            None => Ok(()),
            Some(index) => Err(ExecutionError::InputType {
                index,
                expected: inputs[index].r#type.clone(),
                found: found[index].clone(),
            }),
        }
    }
}

fn types<T>(values: &[T], r#type: impl Fn(&T) -> &TensorType) -> Vec<&TensorType> {
    values.iter().map(r#type).collect()
}

fn check_buffers(
    what: &'static str,
    types: &[&TensorType],
    buffers: impl ExactSizeIterator<Item = (*const u8, usize)>,
) -> Result<(), ExecutionError> {
    if types.len() != buffers.len() {
        return Err(ExecutionError::Count { what, expected: types.len(), found: buffers.len() });
    }
    for (index, (&of, (pointer, found))) in types.iter().zip(buffers).enumerate() {
        let expected = of.checked_size().unwrap_or(usize::MAX);
        if expected != found {
            return Err(ExecutionError::BufferSize { what, index, of: of.clone(), expected, found });
        }
        let alignment = of.element.part().size();
        if found > 0 && !(pointer as usize).is_multiple_of(alignment) {
            return Err(ExecutionError::BufferAlignment { what, index, of: of.clone(), alignment });
        }
    }
    Ok(())
}

fn arena_pool(program: &Program) -> ArenaPool {
    // Both fit: the artifact was validated.
    ArenaPool::new(program.arena_size() as usize, program.arena_alignment as usize)
}

/// # Safety
/// The symbol is a host function.
unsafe fn entry_point(code: &dyn Code, symbol: &str) -> Result<HostFunction, ExecutionError> {
    let address = code.address(symbol).ok_or_else(|| ExecutionError::MissingEntry(symbol.to_owned()))?;
    // SAFETY: a host function, as the caller promises.
    Ok(unsafe { std::mem::transmute::<*mut u8, HostFunction>(address.as_ptr()) })
}

/// Runs the initializer.
fn initialize(
    artifact: &Artifact,
    program: &Program,
    function: HostFunction,
    options: &Options,
    custom_calls: &[custom_call::Function],
    cancel: &AtomicU32,
) -> Result<Vec<Persistent>, ExecutionError> {
    let sizes = program.buffers.iter().filter(|buffer| matches!(buffer.role, Role::Output(_)));
    let sizes = sizes.map(|buffer| usize::try_from(buffer.size).unwrap_or(usize::MAX));
    let outputs = sizes.map(AlignedBytes::unspecified).collect::<Result<Vec<_>, _>>()?;
    let pointers: Vec<_> = outputs.iter().map(AlignedBytes::as_raw).collect();
    let custom_calls = CustomCalls { calls: &artifact.header.custom_calls, functions: custom_calls };
    let (assertions, blocks) = (&artifact.header.assertions, &BlockPool::default());
    let execution = Execution { program, name: "initializer", function, options, custom_calls, assertions, blocks };
    let buffers = Buffers {
        inputs: &[],
        input_bytes: &[],
        sizes: &[],
        outputs: &pointers,
        aliases: &[],
        constants: &artifact.constants,
        initialized: &[],
    };
    if options.check_memory {
        // SAFETY: each output has its own memory of the size its buffer says.
        unsafe { checked::run(&execution, &buffers, &Signature::default(), cancel)? };
        let guard = |bytes: AlignedBytes| GuardedBuffer::copy_of(&bytes, checked::ALIGNMENT).map(Persistent::Guarded);
        return Ok(outputs.into_iter().map(guard).collect::<Result<_, _>>()?);
    }
    // SAFETY: as above.
    unsafe { execution.run(&buffers, &arena_pool(program), cancel)? };
    Ok(outputs.into_iter().map(Persistent::Plain).collect())
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
