// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Compiles and runs a program, or runs an artifact.
use anyhow::{Context, bail, ensure};
use clap::Parser;
use serde_json::json;
use shale::{Argument, Emit};
use shale_runtime::{
    artifact::{Artifact, OpenError},
    executable::{self, Cancellation, Executable},
    value::{Tensor, npy, random},
};
use shale_tools::{
    program,
    report::{self, Summary, milliseconds},
    run, say, shown, tell, unnamed,
};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

/// Compiles and runs a StableHLO program (text, MLIR bytecode), or runs an artifact that shale-compile made
#[derive(Parser)]
#[command(name = "shale-run", version)]
struct Arguments {
    /// The program; - is standard input
    file: PathBuf,
    /// An input as path.npy (repeatable, in order), or `random` for all that are left
    #[arg(long, value_name = "PATH|random")]
    input: Vec<String>,
    /// Seed of random inputs
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Write the outputs as out_0.npy, out_1.npy, … into this folder instead of printing them
    #[arg(long, value_name = "FOLDER")]
    output_dir: Option<PathBuf>,
    /// The function to run
    #[arg(long, default_value = "main", value_name = "NAME")]
    function: String,
    /// Compile the program for all sizes instead of those of the inputs
    #[arg(long)]
    any_size: bool,
    /// Threads of a run; 0 is one per core
    #[arg(long, default_value_t = 0, value_name = "N")]
    threads: usize,
    /// Compile and run N times more and report times by phase, and memory
    #[arg(long, value_name = "N")]
    benchmark: Option<usize>,
    /// Print the report of --benchmark as JSON
    #[arg(long, requires = "benchmark")]
    json: bool,
    #[command(flatten)]
    compile: program::CompileArguments,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    run("shale-run", || program::on_large_stack(move || execute(&arguments))?)
}

fn execute(arguments: &Arguments) -> anyhow::Result<()> {
    ensure!(arguments.threads <= 1024, "--threads must be at most 1024, got {}", arguments.threads);
    ensure!(arguments.benchmark != Some(0), "--benchmark needs at least one round");
    // What can be refused before compiling is refused before compiling.
    if let Some(folder) = &arguments.output_dir {
        check_writable(folder)?;
    }
    let (bytes, name) = program::read(&arguments.file, arguments.compile.max_bytes)?;
    let options = executable::Options { threads: arguments.threads, ..Default::default() };
    let is_artifact = bytes.starts_with(&shale_runtime::artifact::MAGIC);
    let artifact = if is_artifact {
        ensure!(
            arguments.function == "main",
            "an artifact has one function; --function={} needs a program",
            arguments.function
        );
        // A file's constants are used where they lie.
        if arguments.file.as_os_str() == "-" {
            Artifact::from_bytes(&bytes).with_context(|| format!("cannot load '{name}'"))?
        } else {
            Artifact::open(&arguments.file).map_err(|error| match error {
                OpenError::Artifact { error, .. } => anyhow::Error::new(error).context(format!("cannot load '{name}'")),
                error => anyhow::Error::new(error),
            })?
        }
    } else {
        let known = Some(shale_runtime::custom_call::registered());
        let mut compiler = arguments.compile.compiler_with(|options| options.custom_calls = known)?;
        let known = known_arguments(arguments)?;
        let compiled = compiler.emit_for(&bytes, &name, &arguments.function, &known, Emit::Artifact)?;
        tell(&compiled.diagnostics);
        compiled.artifact.context("no artifact was made")?
    };
    let cancellation = shale_tools::cancelled_by_interrupt()?;
    let program = Executable::load_until(artifact, options, &cancellation)?;
    let inputs = inputs(arguments, &program)?;
    let (outputs, failures) = program.run_with_checks_until(&inputs, &cancellation)?;
    deliver(arguments, &program, &outputs)?;
    for failure in &failures {
        tell(&format!("{failure}\n"));
    }
    if let Some(rounds) = arguments.benchmark {
        let compile = if is_artifact { None } else { Some((&*bytes, name.as_str())) };
        benchmark(arguments, &program, &inputs, compile, rounds, &cancellation)?;
    }
    let total = program.artifact().header.checks.len();
    ensure!(failures.is_empty(), "{} of {total} check{} failed", failures.len(), if total == 1 { "" } else { "s" });
    Ok(())
}

/// Whether files can be made in a folder, which need not exist yet.
fn check_writable(folder: &Path) -> anyhow::Result<()> {
    let existing = folder.ancestors().map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path });
    let existing = existing.into_iter().find(|path| path.exists()).unwrap_or(Path::new("."));
    ensure!(existing.is_dir(), "cannot make folder '{}': '{}' is no folder", shown(folder), shown(existing));
    tempfile::NamedTempFile::new_in(existing)
        .map_err(unnamed)
        .with_context(|| format!("cannot write into folder '{}'", shown(folder)))?;
    Ok(())
}

/// How messages call an input or a result: its number, and its name if it has one.
fn label(index: usize, name: Option<&str>) -> String {
    name.map_or(index.to_string(), |name| format!("{index} ({})", name.replace(char::is_control, "\u{fffd}")))
}

/// What is known of a program's arguments before it is compiled: what `--argument-types` says, and else the shapes of the inputs.
fn known_arguments(arguments: &Arguments) -> anyhow::Result<Vec<Argument>> {
    // A file that cannot be read is an error when its data are.
    let shape = |path: &String| match npy::shape(Path::new(path)) {
        Ok(shape) => Argument::Shape(shape.into_iter().map(|size| i64::try_from(size).unwrap_or(i64::MAX)).collect()),
        Err(_) => Argument::AsDeclared,
    };
    let mut shapes = arguments.input.iter().take_while(|input| *input != "random").map(shape);
    let mut known = arguments.compile.arguments()?;
    if arguments.any_size {
        return Ok(known);
    }
    if known.is_empty() {
        return Ok(shapes.collect());
    }
    for argument in known.iter_mut().filter(|argument| !matches!(argument, Argument::Value(_))) {
        let shape = shapes.next();
        if let (Argument::AsDeclared, Some(shape)) = (&*argument, shape) {
            *argument = shape;
        }
    }
    Ok(known)
}

fn inputs(arguments: &Arguments, program: &Executable) -> anyhow::Result<Vec<Tensor>> {
    let wanted = &program.signature().inputs;
    let given: Vec<&String> = arguments.input.iter().collect();
    let at_random = given.iter().position(|i| *i == "random");
    if let Some(position) = at_random {
        ensure!(position + 1 == given.len(), "--input=random stands for all remaining inputs and must come last");
    }
    let files = &given[..at_random.unwrap_or(given.len())];
    if files.len() > wanted.len() || (at_random.is_none() && files.len() < wanted.len()) {
        bail!("program has {} input{}, got {}", wanted.len(), if wanted.len() == 1 { "" } else { "s" }, files.len());
    }
    let mut tensors = vec![];
    for (i, (input, path)) in wanted.iter().zip(files).enumerate() {
        let tensor = npy::read_as(Path::new(path), input.r#type.element)
            .with_context(|| format!("input {}", label(i, input.name.as_deref())))?;
        tensors.push(tensor);
    }
    for (i, input) in wanted.iter().enumerate().skip(files.len()) {
        ensure!(
            !input.r#type.is_dynamic(),
            "input {}: random inputs must have known sizes, got {}; --argument-types compiles for given ones",
            label(i, input.name.as_deref()),
            input.r#type
        );
        tensors.push(
            random(input.r#type.clone(), arguments.seed.wrapping_add(i as u64))
                .with_context(|| format!("input {}", label(i, input.name.as_deref())))?,
        );
    }
    Ok(tensors)
}

/// Prints the outputs, or writes them as files: all of them or none.
fn deliver(arguments: &Arguments, program: &Executable, outputs: &[Tensor]) -> anyhow::Result<()> {
    let Some(folder) = &arguments.output_dir else {
        if arguments.json {
            return Ok(());
        }
        for (i, tensor) in outputs.iter().enumerate() {
            let name = program.signature().outputs.get(i).and_then(|output| output.name.as_deref());
            say(&format!("result {}: {tensor}\n", label(i, name)))?;
        }
        return Ok(());
    };
    let existed = folder.exists();
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make folder '{}'", shown(folder)))?;
    write_all(folder, outputs).inspect_err(|_| {
        if !existed {
            // Only if nothing is in it.
            let _ = std::fs::remove_dir(folder);
        }
    })
}

fn write_all(folder: &Path, outputs: &[Tensor]) -> anyhow::Result<()> {
    let mut complete = vec![];
    for (i, tensor) in outputs.iter().enumerate() {
        let path = folder.join(format!("out_{i}.npy"));
        let file = tempfile::NamedTempFile::new_in(folder)
            .map_err(unnamed)
            .with_context(|| format!("cannot write into folder '{}'", shown(folder)))?;
        ensure!(!path.is_dir(), "cannot write '{}': it is a folder", shown(&path));
        let written = npy::write(file.path(), tensor).map_err(|error| error.problem);
        written.with_context(|| format!("cannot write '{}'", shown(&path)))?;
        complete.push((file, path));
    }
    for (file, path) in complete {
        use std::os::unix::fs::PermissionsExt;
        file.as_file()
            .set_permissions(std::fs::Permissions::from_mode(0o644))
            .with_context(|| format!("cannot write '{}'", shown(&path)))?;
        file.persist(&path).map_err(|error| error.error).with_context(|| format!("cannot write '{}'", shown(&path)))?;
    }
    Ok(())
}

fn benchmark(
    arguments: &Arguments,
    program: &Executable,
    inputs: &[Tensor],
    source: Option<(&[u8], &str)>,
    rounds: usize,
    cancellation: &Cancellation,
) -> anyhow::Result<()> {
    let mut phases: BTreeMap<usize, (String, Vec<f64>)> = BTreeMap::new();
    let mut compile = vec![];
    if let Some((bytes, name)) = source {
        // What is measured is compiling, not finding what was compiled before.
        let mut compiler = arguments.compile.compiler_with(|options| options.cache = None)?;
        // The first compilation prepares the passes; a service compiles with a prepared compiler.
        let known = known_arguments(arguments)?;
        let mut compile_once = || compiler.emit_for(bytes, name, &arguments.function, &known, Emit::Artifact);
        compile_once()?;
        for _ in 0..rounds.min(50) {
            let start = Instant::now();
            let compiled = compile_once()?;
            compile.push(milliseconds(start.elapsed()));
            for (i, phase) in compiled.times.into_iter().enumerate() {
                phases.entry(i).or_insert_with(|| (phase.name, vec![])).1.push(milliseconds(phase.time));
            }
        }
    }
    let bytes: Vec<&[u8]> = inputs.iter().map(Tensor::bytes).collect();
    let mut outputs =
        program.signature().outputs.iter().map(|o| Tensor::zeros(o.r#type.clone())).collect::<Result<Vec<_>, _>>()?;
    let mut slices: Vec<&mut [u8]> = outputs.iter_mut().map(Tensor::bytes_mut).collect();
    let mut times = vec![];
    for round in 0..rounds + 2 {
        let start = Instant::now();
        program.run_into_until(&bytes, &mut slices, cancellation)?;
        // The first runs meet cold caches and fresh pages.
        if round >= 2 {
            times.push(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    let (compile, run) = (Summary::of(compile), Summary::of(times));
    let phases: Vec<(String, Summary)> =
        phases.into_values().map(|(name, samples)| (name, Summary::of(samples))).collect();
    let peak = report::peak_memory();
    if arguments.json {
        let phases: serde_json::Map<_, _> = phases.iter().map(|(name, s)| (name.clone(), json!(s.median))).collect();
        let report = json!({
            "compile_ms": {"median": compile.median, "min": compile.minimum, "max": compile.maximum, "phases": phases},
            "run_us": {"median": run.median, "min": run.minimum, "max": run.maximum},
            "peak_bytes": peak,
            "arena_bytes": program.statistics().arena_size,
            "kernels": program.artifact().header.kernels.len(),
        });
        return say(&format!("{report}\n"));
    }
    let mut text = format!("compile  {:10.3} ms median, {:10.3} ms minimum\n", compile.median, compile.minimum);
    for (name, time) in phases {
        text += &format!("  {name:<9}{:8.3} ms\n", time.median);
    }
    text += &format!("run      {:10.1} us median, {:10.1} us minimum, {rounds} rounds\n", run.median, run.minimum);
    let mebibytes = |bytes: u64| bytes as f64 / 1048576.0;
    text += &format!(
        "memory   {:10.1} MiB peak of the process, {:.1} MiB arena\n",
        mebibytes(peak),
        mebibytes(program.statistics().arena_size as u64)
    );
    say(&text)
}
