// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Compilation, with a cache in memory: a program that was compiled before is not compiled again.
use crate::{abi::code, error::Error, guard::Result, options::Options};
use shale::{
    Compiler, Emit, Phase,
    cache::{self, Flights},
};
use shale_runtime::{Executable, TensorType, artifact::Artifact, executable};
use std::{
    cell::Cell,
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

/// A loaded program.
pub struct Program {
    pub executable: Executable,
    /// What it was compiled from; nothing if it came as an artifact.
    source: Option<Source>,
    /// The types of the results, those left out that only checks look at; nothing for tokens.
    pub outputs: Vec<Option<TensorType>>,
    /// Number of arguments, and which are not tokens.
    pub arguments: (usize, Vec<usize>),
    /// How long the last run took, in nanoseconds; before the first one as long as can be.
    last_run: AtomicU64,
}

/// A program whose last run was shorter runs on the caller's thread: about what waking another one costs, several times.
const QUICK: u64 = 100_000;

struct Source {
    bytes: Vec<u8>,
    options: Options,
}

impl Program {
    fn load(artifact: Artifact, options: &Options, source: Option<Source>) -> Result<Self> {
        let how = executable::Options { threads: options.threads, ..Default::default() };
        let executable = Executable::load(artifact, how)?;
        let signature = executable.signature();
        let all = signature.inputs.iter().map(|i| &i.r#type).chain(signature.outputs.iter().map(|o| &o.r#type));
        if let Some(dynamic) = all.into_iter().find(|t| t.is_dynamic()) {
            return Err(Error::invalid(format!("program must have inputs and outputs of known sizes, got {dynamic}")));
        }
        let tokens = &executable.artifact().header.tokens;
        let visible = signature.outputs.iter().filter(|output| !output.hidden);
        let mut outputs: Vec<_> = visible.map(|output| Some(output.r#type.clone())).collect();
        // Ascending, so that each stands at its place when it is inserted.
        tokens.outputs.iter().for_each(|&at| outputs.insert(at.min(outputs.len()), None));
        let count = signature.inputs.len() + tokens.inputs.len();
        Ok(Self {
            arguments: (count, (0..count).filter(|at| !tokens.inputs.contains(at)).collect()),
            outputs,
            source,
            executable,
            last_run: AtomicU64::new(u64::MAX),
        })
    }

    /// Loads an artifact.
    pub fn from_artifact(bytes: &[u8], options: &Options) -> Result<Self> {
        let artifact = Artifact::from_bytes(bytes).map_err(|error| Error::invalid(error.to_string()))?;
        Self::load(artifact, options, None)
    }

    /// Whether a run is expected to take less time than handing it to another thread is worth.
    pub fn is_quick(&self) -> bool {
        self.last_run.load(Relaxed) < QUICK
    }

    /// Notes how long a run took.
    pub fn ran(&self, time: std::time::Duration) {
        self.last_run.store(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX), Relaxed);
    }

    fn is_from(&self, bytes: &[u8], options: &Options) -> bool {
        self.source.as_ref().is_some_and(|source| source.bytes == bytes && source.options == *options)
    }
}

/// Programs that the cache keeps.
const KEPT_PROGRAMS: usize = 1024;

/// A context only grows: a compiler retires after this many programs.
const PROGRAMS_PER_COMPILER: usize = 2000;

/// Deepest nesting of calls in MLIR's readers and passes that a compilation may need.
const STACK: usize = 1 << 28;

/// Programs that were there, loaded, when they were to be compiled.
static REUSED: AtomicU64 = AtomicU64::new(0);

/// Idle compilers and compiled programs.
pub struct Compilers {
    idle: Mutex<Vec<(Compiler, usize)>>,
    cache: Mutex<Cache>,
    flights: Flights<u64>,
}

#[derive(Default)]
struct Cache {
    programs: HashMap<u64, Arc<Program>>,
    /// The keys, oldest first.
    order: std::collections::VecDeque<u64>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn key(bytes: &[u8], options: &Options) -> u64 {
    let mut hasher = DefaultHasher::new();
    (bytes, options).hash(&mut hasher);
    hasher.finish()
}

impl Compilers {
    pub fn new() -> Self {
        Self { idle: Mutex::default(), cache: Mutex::default(), flights: Flights::default() }
    }

    /// The program in a portable artifact (or text), compiled now or before. The error is the compiler's diagnostics.
    pub fn compile(&self, bytes: &[u8], options: &Options) -> Result<Arc<Program>> {
        // Which device it runs on makes no difference to the code.
        let options = &Options { device: None, ..options.clone() };
        let key = key(bytes, options);
        let known = || {
            let cache = lock(&self.cache);
            cache.programs.get(&key).filter(|program| program.is_from(bytes, options)).cloned().map(Ok)
        };
        let compiled = Cell::new(false);
        let result = self.flights.once(key, known, || {
            compiled.set(true);
            self.compile_now(key, bytes, options)
        });
        if !compiled.get() {
            REUSED.fetch_add(1, Relaxed);
        }
        result
    }

    /// Compiles and loads a program, and keeps it.
    fn compile_now(&self, key: u64, bytes: &[u8], options: &Options) -> Result<Arc<Program>> {
        let compiled = self.emit(bytes, options, Emit::Artifact)?;
        let artifact = compiled.artifact.ok_or_else(|| Error::internal("no artifact was made"))?;
        let source = Source { bytes: bytes.to_vec(), options: options.clone() };
        let program = Arc::new(Program::load(artifact, options, Some(source))?);
        let mut cache = lock(&self.cache);
        if cache.programs.insert(key, program.clone()).is_none() {
            cache.order.push_back(key);
        }
        let dropped = if cache.order.len() > KEPT_PROGRAMS { cache.order.pop_front() } else { None };
        let dropped = dropped.and_then(|key| cache.programs.remove(&key));
        drop(cache);
        drop(dropped);
        Ok(program)
    }

    /// The program as StableHLO after the `input` phase, as MLIR: what JAX's own reader understands.
    pub fn text(&self, program: &Program) -> Result<String> {
        let source = program.source.as_ref().ok_or_else(|| {
            Error::new(
                code::FAILED_PRECONDITION,
                "program must have been compiled here to have a text, not deserialized",
            )
        })?;
        Ok(self.emit(&source.bytes, &source.options, Emit::Mlir(Phase::Input))?.text)
    }

    /// Runs an idle compiler, or a new one, on a thread of its own: how deep the caller's stack is nobody knows.
    fn emit(&self, bytes: &[u8], options: &Options, emit: Emit) -> Result<shale::Compiled> {
        let run = || -> Result<shale::Compiled> {
            let reusable = options.disabled.is_empty();
            let targets = Some(shale_runtime::custom_call::registered());
            // A compiler that was made before a target was registered does not know it.
            let idle = if reusable { lock(&self.idle).pop() } else { None };
            let idle = idle.filter(|(compiler, _)| compiler.options().custom_calls == targets);
            let (mut compiler, count) = match idle {
                Some(idle) => idle,
                None => {
                    let options = shale::Options {
                        disabled: options.disabled.clone(),
                        custom_calls: targets,
                        ..shale::Options::default()
                    };
                    let compiler = Compiler::new(options).map_err(|failure| Error::invalid(failure.to_string()))?;
                    (compiler, 0)
                }
            };
            let result = compiler.emit(bytes, "program", emit).map_err(failed);
            if reusable && count + 1 < PROGRAMS_PER_COMPILER {
                lock(&self.idle).push((compiler, count + 1));
            }
            result
        };
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().name("shale-compile".into()).stack_size(STACK);
            let thread = thread.spawn_scoped(scope, || shale_bridge::guard::catch(run));
            let thread = thread.map_err(|error| Error::internal(format!("cannot start a thread: {error}")))?;
            match thread.join() {
                Ok(Ok(result)) => result,
                Ok(Err(panic)) => Err(Error::internal(panic)),
                Err(_) => Err(Error::internal("internal error: the compiler's thread panicked")),
            }
        })
    }
}

/// What the compilers of this process were asked for.
pub fn statistics() -> cache::Statistics {
    let own = shale::Cache::of_process().statistics();
    cache::Statistics { programs_found: own.programs_found + REUSED.load(Relaxed), ..own }
}

/// A failed compilation: what no lowering exists for is unimplemented, anything else is the program's fault.
fn failed(failure: shale::Failure) -> Error {
    let text = failure.to_string();
    let unimplemented = ["has no lowering", "is not supported", "no lowering", "must be one that is registered"]
        .iter()
        .any(|part| text.contains(part));
    Error::new(if unimplemented { code::UNIMPLEMENTED } else { code::INVALID_ARGUMENT }, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_that_want_one_program_get_one() {
        let compilers = Compilers::new();
        let barrier = std::sync::Barrier::new(4);
        let race = |text: &str| -> Vec<Result<Arc<Program>>> {
            let compile = || {
                barrier.wait();
                compilers.compile(text.as_bytes(), &Options::default())
            };
            std::thread::scope(|scope| {
                let threads: Vec<_> = (0..4).map(|_| scope.spawn(compile)).collect();
                threads.into_iter().map(|thread| thread.join().unwrap()).collect()
            })
        };
        let text = "func.func @main(%x: tensor<7xf32>) -> tensor<7xf32> {
          %0 = stablehlo.tanh %x : tensor<7xf32>
          return %0 : tensor<7xf32>
        }";
        let programs: Vec<_> = race(text).into_iter().map(|program| program.unwrap()).collect();
        assert!(programs.iter().all(|program| Arc::ptr_eq(program, &programs[0])));
        for failed in race(&text.replace("tanh", "tanq")) {
            assert!(failed.err().unwrap().message.contains("tanq"));
        }
        assert!(Arc::ptr_eq(&compilers.compile(text.as_bytes(), &Options::default()).unwrap(), &programs[0]));
    }
}
