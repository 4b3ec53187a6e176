// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! One compiler: a context with prepared pipelines, used for one program after another.
use crate::{
    artifact,
    cache::{self, Cache},
    costs, dialect_registry,
    report::Report,
};
use melior::{Context, ir::Module, ir::operation::OperationLike};
use shale_bridge::{Limits, Pipeline, Source, guard};
use shale_lowering::target::Target;
use shale_passes::{
    Phase,
    input::{Argument, specialize},
    pipeline,
};
use shale_runtime::artifact::{Artifact, Costs};
use std::{
    cell::Cell,
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

/// What is wrong with a program, as diagnostics in MLIR's style.
#[derive(Debug, Clone)]
pub struct Failure {
    pub diagnostics: String,
}

impl Failure {
    /// A single error without a location.
    pub fn new(message: impl fmt::Display) -> Self {
        Self { diagnostics: format!("error: {message}\n") }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.diagnostics.trim_end())
    }
}

impl std::error::Error for Failure {}

/// How to compile. Part of what the artifact is a function of, but for `threads`, `verify_each`, `report` and
/// `cache`.
#[derive(Clone, Debug)]
pub struct Options {
    pub target: Target,
    pub limits: Limits,
    /// Passes to leave out; refused if a later pass relies on one.
    pub disabled: Vec<String>,
    /// Whether to verify the IR after every pass instead of after every phase.
    pub verify_each: bool,
    /// Threads that generate code.
    pub threads: usize,
    /// Whether to fill [`Compiled::report`].
    pub report: bool,
    /// What was compiled before.
    pub cache: Option<Arc<Cache>>,
    /// The targets that the runtime will know, if that is known: custom calls of others are refused here, where the source is,
    /// and not when the artifact is loaded.
    pub custom_calls: Option<Vec<String>>,
}

impl Default for Options {
    /// For this machine, with the process's cache.
    fn default() -> Self {
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
        Self {
            target: Target::host(),
            limits: Limits::default(),
            disabled: vec![],
            verify_each: cfg!(debug_assertions),
            threads,
            report: false,
            cache: Some(Cache::of_process()),
            custom_calls: None,
        }
    }
}

/// How long a part of a compilation took.
#[derive(Clone, Debug)]
pub struct PhaseTime {
    pub name: String,
    pub time: Duration,
}

/// What to make of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emit {
    /// The IR after a phase, as text.
    Mlir(Phase),
    /// LLVM IR, before LLVM's own passes.
    Llvm,
    /// Assembly.
    Assembly,
    /// Object files, one after another in an archive's order; see [`Compiled::objects`].
    Objects,
    /// The artifact.
    Artifact,
}

/// The result of a compilation.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The text asked for, if any.
    pub text: String,
    /// Name and bytes of each object file.
    pub objects: Vec<(String, Vec<u8>)>,
    pub artifact: Option<Artifact>,
    /// Warnings and remarks.
    pub diagnostics: String,
    pub times: Vec<PhaseTime>,
    /// What happened, if [`Options::report`] asks for it.
    pub report: Option<Report>,
}

/// A context with its pipelines. Compiles one program at a time; programs compiled one after another share what the
/// passes have prepared. Contexts only grow: make a new compiler after some thousand programs.
pub struct Compiler {
    // Fields are dropped in this order: pipelines refer to the context.
    /// Gives portable artifacts functions, of which the entry is selected before the first phase.
    front: Pipeline<'static>,
    pipelines: Vec<(Phase, Pipeline<'static>)>,
    context: Box<Context>,
    options: Options,
}

// SAFETY: a compiler owns its context, pass managers included, and lends it to one thread at a time (`&mut self`).
unsafe impl Send for Compiler {}

impl Compiler {
    pub fn new(options: Options) -> Result<Self, Failure> {
        for name in &options.disabled {
            pipeline::check_disabled(name).map_err(Failure::new)?;
        }
        let registry = dialect_registry();
        let context = Box::new(Context::new_with_registry(&registry, options.threads > 1));
        // JAX's modules carry attributes of dialects that nobody registers (mhlo, jax).
        context.set_allow_unregistered_dialects(true);
        melior::utility::register_all_llvm_translations(&context);
        let address = &raw const *context;
        // SAFETY: the box gives the context a stable address, and `pipelines` is dropped before it.
        let shared: &'static Context = unsafe { &*address };
        let front = Pipeline::new(shared, "builtin.module(shale-legalize-vhlo)", false).map_err(Failure::new)?;
        let mut pipelines = vec![];
        for phase in Phase::ALL {
            let text = format!("builtin.module({})", pipeline::text(phase, &options.disabled));
            let prepared = Pipeline::new(shared, &text, options.verify_each).map_err(Failure::new)?;
            pipelines.push((phase, prepared));
        }
        Ok(Self { front, pipelines, context, options })
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Compiles a program to an artifact. `name` is what diagnostics call it.
    pub fn compile(&mut self, program: &[u8], name: &str) -> Result<Compiled, Failure> {
        self.emit(program, name, Emit::Artifact)
    }

    /// Compiles a program whose entry is `function`, which need not be public or called `main`.
    pub fn compile_function(&mut self, program: &[u8], name: &str, function: &str) -> Result<Compiled, Failure> {
        self.emit_function(program, name, function, Emit::Artifact)
    }

    /// Compiles a program as far as `emit` needs. A panic in the compiler is a failure like any other.
    pub fn emit(&mut self, program: &[u8], name: &str, emit: Emit) -> Result<Compiled, Failure> {
        self.emit_function(program, name, "main", emit)
    }

    /// As [`Compiler::emit`], of a program whose entry is `function`.
    pub fn emit_function(
        &mut self,
        program: &[u8],
        name: &str,
        function: &str,
        emit: Emit,
    ) -> Result<Compiled, Failure> {
        self.emit_for(program, name, function, &[], emit)
    }

    /// As [`Compiler::emit_function`], of a program with dynamic sizes for arguments of known types or shapes, or of any program for
    /// known values of scalars. One entry per argument of the entry; an empty list says nothing, and neither do shapes alone to a
    /// program without dynamic sizes.
    pub fn emit_for(
        &mut self,
        program: &[u8],
        name: &str,
        function: &str,
        arguments: &[Argument],
        emit: Emit,
    ) -> Result<Compiled, Failure> {
        // A report is of what a compilation does.
        let cache = self.options.cache.clone().filter(|_| emit == Emit::Artifact && !self.options.report);
        let key = cache.as_ref().map(|_| cache::program_key(program, name, function, arguments, &self.options));
        let Some((cache, key)) = cache.zip(key) else {
            return self.compile_source(program, name, function, arguments, emit);
        };
        let found = Cell::new(true);
        let result = cache.once(
            key,
            |cache| {
                let mut times = vec![];
                let mut clock = Clock::new(&mut times);
                let artifact = Artifact::from_bytes(&cache.get(&key)?).ok()?;
                clock.lap("cache");
                Some(Ok(Compiled { artifact: Some(artifact), times, ..Compiled::default() }))
            },
            || {
                found.set(false);
                let result = self.compile_source(program, name, function, arguments, emit);
                if let Ok(compiled) = &result
                    && compiled.diagnostics.is_empty()
                    && let Some(encoded) = compiled.artifact.as_ref().and_then(|artifact| artifact.encode().ok())
                    && cache.holds(encoded.size())
                    && let Ok(bytes) = encoded.to_bytes()
                {
                    cache.put(&key, &bytes);
                }
                result
            },
        );
        cache.count_program(found.get());
        result
    }

    fn compile_source(
        &mut self,
        program: &[u8],
        name: &str,
        function: &str,
        arguments: &[Argument],
        emit: Emit,
    ) -> Result<Compiled, Failure> {
        let source = Source::new(&self.context, program, name, &self.options.limits);
        match guard::catch(|| self.run(&source, function, arguments, emit)) {
            Ok(Ok(compiled)) => Ok(Compiled { diagnostics: source.diagnostics(), ..compiled }),
            Ok(Err(failure)) => {
                let before = source.diagnostics();
                let diagnostics = match failure {
                    Some(message) => format!("{before}{name}: error: {message}\n"),
                    None if before.is_empty() => format!("{name}: error: compilation failed without a diagnostic\n"),
                    None => before,
                };
                Err(Failure { diagnostics })
            }
            Err(panic) => Err(Failure { diagnostics: format!("{}{name}: error: {panic}\n", source.diagnostics()) }),
        }
    }

    /// The error is a message, or nothing where a diagnostic has been emitted.
    fn run(
        &self,
        source: &Source,
        function: &str,
        arguments: &[Argument],
        emit: Emit,
    ) -> Result<Compiled, Option<String>> {
        let mut compiled = Compiled::default();
        let mut clock = Clock::new(&mut compiled.times);
        let mut module = source.parse().ok_or(None)?;
        if !self.front.run(&mut module) {
            return Err(None);
        }
        clock.lap("parse");
        crate::entry::select(&self.context, module.as_operation(), function).map_err(Some)?;
        specialize(&self.context, module.as_operation(), arguments).map_err(|_| None)?;
        let facts = crate::entry::facts(&self.context, module.as_operation());
        let mut metadata = None;
        let mut total = Costs::default();
        let mut report = self.options.report.then(Report::default);
        for (phase, prepared) in &self.pipelines {
            if !prepared.run(&mut module) {
                return Err(None);
            }
            if !self.options.verify_each && !module.as_operation().verify() {
                return Err(None);
            }
            clock.lap(phase.name());
            match phase {
                Phase::Optimize => costs::count_operations(module.as_operation(), &mut total),
                Phase::Kernel => costs::count_bytes(module.as_operation(), &mut total),
                _ => {}
            }
            if let Some(report) = &mut report {
                report.phase(phase.name(), module.as_operation());
                match phase {
                    Phase::Kernel => report.kernels(module.as_operation()),
                    Phase::Buffer => report.memory(module.as_operation()),
                    _ => {}
                }
            }
            if *phase == Phase::Input && emit != Emit::Mlir(Phase::Input) {
                // Up to here the program is anybody's StableHLO.
                let target = self.options.target.attribute(&self.context);
                shale_bridge::ir::set_attribute(module.as_operation(), "shale.target", target);
            }
            if emit == Emit::Mlir(*phase) {
                compiled.text = print(&module);
                return Ok(compiled);
            }
            if *phase == Phase::Shard
                && let Some(known) = &self.options.custom_calls
            {
                crate::calls::check(module.as_operation(), known).map_err(|_| None)?;
            }
            if *phase == Phase::Buffer {
                metadata = Some(crate::metadata::read(module.as_operation()).map_err(Some)?);
            }
        }
        let metadata = metadata.ok_or_else(|| Some("there is no buffer phase".to_string()))?;
        match emit {
            Emit::Mlir(_) => {}
            Emit::Llvm => {
                compiled.text =
                    shale_lowering::llvm::llvm_ir(&self.context, &module, &self.options.target).map_err(Some)?
            }
            Emit::Assembly => {
                compiled.text =
                    shale_lowering::llvm::assembly(&self.context, &module, &self.options.target).map_err(Some)?
            }
            Emit::Objects | Emit::Artifact => {
                let cache = self.options.cache.as_deref().map(|cache| cache::Objects::new(cache, &self.options.target));
                let objects = shale_lowering::llvm::emit_objects(
                    &self.context,
                    &module,
                    &self.options.target,
                    self.options.threads,
                    cache.as_ref().map(|cache| cache as &dyn shale_lowering::llvm::ObjectCache),
                )
                .map_err(Some)?;
                clock.lap("objects");
                if emit == Emit::Artifact {
                    compiled.artifact =
                        Some(artifact::build(metadata, facts, total, objects, &self.options.target).map_err(Some)?);
                    clock.lap("artifact");
                } else {
                    compiled.objects = objects.into_iter().map(|o| (o.name, o.bytes)).collect();
                }
            }
        }
        compiled.report = report;
        Ok(compiled)
    }
}

fn print(module: &Module) -> String {
    module.as_operation().to_string()
}

struct Clock<'a> {
    times: &'a mut Vec<PhaseTime>,
    last: Instant,
}

impl<'a> Clock<'a> {
    fn new(times: &'a mut Vec<PhaseTime>) -> Self {
        Self { times, last: Instant::now() }
    }
    fn lap(&mut self, name: &str) {
        let now = Instant::now();
        self.times.push(PhaseTime { name: name.into(), time: now - self.last });
        self.last = now;
    }
}
