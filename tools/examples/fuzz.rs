// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reads mutated programs until the time is up: `cargo run -p shale-tools --example fuzz -- text --minutes 20 lit-tests`.
//!
//! Every input is read in a process that may crash; what it was reading then, or for longer than ten seconds, is kept in the folder of findings.
//! Mutations follow from the number of the batch, so that a run can be repeated.
use clap::{Parser, ValueEnum};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
    time::{Duration, Instant},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Programs as text: parsed, verified, printed
    Text,
    /// MLIR bytecode and portable artifacts: read, verified, written
    Bytecode,
    /// Compiled artifacts: loaded
    Artifact,
}

/// Reads mutated programs
#[derive(Parser)]
struct Arguments {
    target: Target,
    /// Files, and folders of them, that inputs are made of
    seeds: Vec<PathBuf>,
    #[arg(long, default_value_t = 20)]
    minutes: u64,
    /// Where inputs are kept that crash or take too long
    #[arg(long, default_value = "fuzz-findings")]
    findings: PathBuf,
    /// Number of the first batch
    #[arg(long, default_value_t = 0, overrides_with = "batch")]
    batch: u64,
    /// Only this batch, in this process
    #[arg(long, hide = true)]
    child: bool,
}

const BATCH: u64 = 200;
const LIMIT: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let seeds = seeds(&arguments);
    if seeds.is_empty() {
        eprintln!("fuzz: error: there must be seeds");
        return ExitCode::FAILURE;
    }
    let done = if arguments.child { child(&arguments, &seeds) } else { parent(&arguments, seeds.len()) };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("fuzz: error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs batches; whether nothing was found.
fn parent(arguments: &Arguments, seeds: usize) -> std::io::Result<bool> {
    fs::create_dir_all(&arguments.findings)?;
    let current = arguments.findings.join("current");
    let end = Instant::now() + Duration::from_secs(arguments.minutes * 60);
    let (mut batch, mut found, mut peak) = (arguments.batch, 0, 0);
    while Instant::now() < end {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(std::env::args_os().skip(1)).arg("--child").arg("--batch").arg(batch.to_string());
        let mut process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let (mut last, mut since) = (fs::metadata(&current).and_then(|m| m.modified()).ok(), Instant::now());
        let status = loop {
            if let Some(status) = process.try_wait()? {
                break Some(status);
            }
            let now = fs::metadata(&current).and_then(|m| m.modified()).ok();
            if now != last {
                (last, since) = (now, Instant::now());
            }
            if since.elapsed() > LIMIT {
                process.kill()?;
                process.wait()?;
                break None;
            }
            peak = peak.max(resident(process.id()).unwrap_or(0));
            std::thread::sleep(Duration::from_millis(20));
        };
        let kind = match status {
            Some(status) if status.success() => None,
            Some(_) => Some("crash"),
            None => Some("hang"),
        };
        if let Some(kind) = kind {
            found += 1;
            let kept = arguments.findings.join(format!("{kind}-{batch}"));
            fs::copy(&current, &kept)?;
            println!("{kind} in batch {batch}: {}", kept.display());
        }
        batch += 1;
    }
    let inputs = (batch - arguments.batch) * BATCH;
    println!("{inputs} inputs of {seeds} seeds, {found} findings, at most {} MiB", peak >> 20);
    Ok(found == 0)
}

/// Bytes of memory that a process has.
fn resident(id: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{id}/statm")).ok()?;
    text.split(' ').nth(1)?.parse::<u64>().ok().map(|pages| pages * 4096)
}

fn child(arguments: &Arguments, seeds: &[Vec<u8>]) -> std::io::Result<bool> {
    let current = arguments.findings.join("current");
    for index in 0..BATCH {
        let mut random =
            Random(arguments.batch.wrapping_mul(BATCH).wrapping_add(index).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let input = mutated(&mut random, seeds, arguments.target);
        fs::write(&current, &input)?;
        run(arguments.target, input);
    }
    Ok(true)
}

fn run(target: Target, input: Vec<u8>) {
    let limits = shale::Limits { bytes: 1 << 20, ..shale::Limits::default() };
    let read = move || {
        // What is refused is as good as what is read.
        match target {
            Target::Text => drop(shale::deserialize(&input, "input", &limits, shale::Print::default())),
            Target::Bytecode => {
                let target = shale::Target { version: "1.17.0".into(), mixed: true, strip_locations: false };
                drop(shale::serialize(&input, "input", &limits, &target));
            }
            Target::Artifact => drop(shale_runtime::Artifact::from_bytes(&input)),
        }
    };
    if let Err(error) = shale_tools::program::on_large_stack(read) {
        eprintln!("{error:#}");
        std::process::abort();
    }
}

/// The files of the target's form.
fn seeds(arguments: &Arguments) -> Vec<Vec<u8>> {
    fn gather(path: &Path, all: &mut Vec<PathBuf>) {
        if let Ok(entries) = fs::read_dir(path) {
            let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
            paths.sort();
            paths.iter().for_each(|path| gather(path, all));
        } else {
            all.push(path.to_owned());
        }
    }
    let mut paths = vec![];
    arguments.seeds.iter().for_each(|path| gather(path, &mut paths));
    let fits = |bytes: &Vec<u8>| match arguments.target {
        Target::Text => std::str::from_utf8(bytes).is_ok() && bytes.len() < 1 << 16,
        Target::Bytecode => bytes.starts_with(b"ML\xefR"),
        Target::Artifact => !bytes.starts_with(b"ML\xefR") && std::str::from_utf8(bytes).is_err(),
    };
    let text = |path: &&PathBuf| arguments.target != Target::Text || path.extension().is_some_and(|e| e == "mlir");
    paths.iter().filter(text).flat_map(fs::read).filter(fits).collect()
}

/// xorshift64*.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 11) as usize % limit.max(1)
    }
}

/// Pieces of text that mean something.
const WORDS: &[&str] = &[
    "0",
    "-1",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "tensor<",
    "tensor<?x",
    "x0x",
    "<>",
    ">",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "#stablehlo",
    "!stablehlo.token",
    "dense<",
    "dense<\"0x\">",
    "array<i64: ",
    "complex<",
    "i1",
    "f8E4M3FN",
    "index",
    "?",
    ",",
    "=",
    ":",
    "%0",
    "@main",
    "loc(",
    "\"",
    "stablehlo.",
    "chlo.",
    "sdy.",
    "func.func",
    "^bb0",
    "ui2",
    "tuple<",
    "#sdy.sharding<",
    "none",
    "unit",
];

/// One of the seeds with a few changes.
fn mutated(random: &mut Random, seeds: &[Vec<u8>], target: Target) -> Vec<u8> {
    let mut input = seeds[random.below(seeds.len())].clone();
    for _ in 0..1 + random.below(6) {
        let at = random.below(input.len());
        let longest = if random.below(4) == 0 { 200 } else { 8 };
        let length = 1 + random.below(longest);
        let end = (at + length).min(input.len());
        match random.below(8) {
            0 if !input.is_empty() => input[at] ^= 1 << random.below(8),
            1 if !input.is_empty() => input[at] = random.next() as u8,
            2 => drop(input.drain(at..end)),
            3 => {
                let piece = input[at..end].to_vec();
                let place = random.below(input.len());
                input.splice(place..place, piece);
            }
            4 => {
                let other = &seeds[random.below(seeds.len())];
                let from = random.below(other.len());
                let piece = other[from..(from + length).min(other.len())].to_vec();
                input.splice(at..end, piece);
            }
            5 if target == Target::Text => {
                let word = WORDS[random.below(WORDS.len())];
                input.splice(at..at, word.bytes());
            }
            5 if !input.is_empty() => input[at] = [0, 1, 0x7f, 0x80, 0xfe, 0xff][random.below(6)],
            6 if target == Target::Text => {
                // Another number.
                if let Some(digit) = input[at..].iter().position(u8::is_ascii_digit) {
                    let word = WORDS[random.below(5)];
                    input.splice(at + digit..at + digit + 1, word.bytes());
                }
            }
            _ => {
                let more = [random.next() as u8];
                input.splice(at..at, more);
            }
        }
    }
    input
}
