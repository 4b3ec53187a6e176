// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Generates and compiles the C++ of every dialect, and generates its Rust.
//!
//! A dialect is a folder next to this file with a `dialect.td`. Every step is skipped while its command and the contents of
//! all files it read are what they were: a change to one family costs one family.
use anyhow::{Context, Result, bail};
use std::{
    collections::{BTreeSet, VecDeque},
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    sync::Mutex,
    thread,
};

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            for line in format!("{error:#}").lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<()> {
    println!("cargo::rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    println!("cargo::rerun-if-changed=build.rs");
    // Names every dialect.
    println!("cargo::rerun-if-changed=src/lib.rs");
    let prefix =
        env::var("MLIR_SYS_220_PREFIX").context("MLIR_SYS_220_PREFIX, the installation of LLVM, is not set")?;
    let build = Build {
        mlir: PathBuf::from(&prefix).join("include"),
        programs: PathBuf::from(&prefix).join("bin"),
        root: PathBuf::from(env::var("CARGO_MANIFEST_DIR")?),
        out: PathBuf::from(env::var("OUT_DIR")?),
    };

    let dialects = build.dialects()?;
    let mut read = build.run(dialects.iter().flat_map(|dialect| build.tablegen(dialect)).collect())?;
    let mut compilations = vec![build.compilation(&build.root.join("glue.cpp"), None)];
    let mut headers = Vec::new();
    for dialect in &dialects {
        let sources = build.sources(dialect)?;
        let header = build.precompilation(dialect)?;
        compilations.extend(sources.iter().map(|source| build.compilation(source, Some(&header.output))));
        headers.push(header);
        // Notices a new family, and a new file of functions, which these list. A path that does not exist would be a change each time.
        let modules = ["ops", "mod.rs", "verify/mod.rs", "infer/mod.rs", "fold/mod.rs"].map(|path| dialect.join(path));
        read.extend(modules.into_iter().filter(|path| path.exists()));
    }
    read.extend(build.run(headers)?);
    let objects: Vec<PathBuf> = compilations.iter().map(|step| step.output.clone()).collect();
    read.extend(build.run(compilations)?);
    build.archive(&objects)?;

    for path in read.iter().filter(|path| !path.starts_with(&build.out)) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    println!("cargo::rustc-link-search=native={}", build.out.display());
    println!("cargo::rustc-link-lib=static:+whole-archive=ShaleDialects");
    println!("cargo::rustc-link-search=native={prefix}/lib");
    // For the tests of this package.
    println!("cargo::rustc-link-arg=-Wl,-rpath,{prefix}/lib");
    Ok(())
}

struct Build {
    mlir: PathBuf,
    programs: PathBuf,
    root: PathBuf,
    out: PathBuf,
}

/// One run of a program that writes one file and tells what it read.
struct Step {
    command: Command,
    output: PathBuf,
    dependencies: PathBuf,
    /// A file that it reads and does not tell.
    after: Option<PathBuf>,
}

/// Where the fingerprint of a result is kept.
fn record(output: &Path) -> PathBuf {
    output.with_added_extension("fingerprint")
}

fn name(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).unwrap_or_default()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("{}", folder.display()))? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

/// Leaves the file alone if it already has this text, so that what depends on its time stamp stays.
fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text).with_context(|| format!("{}", path.display()))
}

/// Removes the documentation that `mlir-tblgen` copies from the `.td`: who changes a description compiles nothing anew.
fn without_comments(path: &Path) -> Result<()> {
    let text = fs::read_to_string(path)?;
    let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("///")).collect();
    fs::write(path, code.join("\n") + "\n").with_context(|| format!("{}", path.display()))
}

impl Build {
    fn dialects(&self) -> Result<Vec<PathBuf>> {
        Ok(entries(&self.root)?.into_iter().filter(|path| path.join("dialect.td").exists()).collect())
    }

    /// Where `include` of a dialect's `.td` and C++ files looks.
    fn includes(&self, dialect: &Path) -> Vec<PathBuf> {
        vec![dialect.join("ops"), dialect.to_path_buf(), self.root.clone(), self.mlir.clone()]
    }

    /// The runs of `mlir-tblgen` for a dialect.
    fn tablegen(&self, dialect: &Path) -> Vec<Step> {
        let name_of_dialect = name(dialect);
        let mut steps = Vec::new();
        let mut add = |source: &Path, actions: [&str; 2], only: Option<&str>, stem: String| {
            for (action, extension) in actions.into_iter().zip(["h.inc", "cpp.inc"]) {
                let output = self.out.join(format!("{name_of_dialect}_{stem}.{extension}"));
                let dependencies = output.with_extension("inc.d");
                let mut command = Command::new(self.programs.join("mlir-tblgen"));
                command.arg(action).args(only.map(|only| format!("{only}={name_of_dialect}")));
                for include in self.includes(dialect) {
                    command.arg("-I").arg(include);
                }
                command.arg(source).arg("-o").arg(&output).arg("-d").arg(&dependencies);
                // Its list of what it read leaves out the file itself.
                steps.push(Step { command, output, dependencies, after: Some(source.to_path_buf()) });
            }
        };
        let dialect_td = dialect.join("dialect.td");
        add(&dialect_td, ["-gen-dialect-decls", "-gen-dialect-defs"], Some("-dialect"), "dialect".into());
        let types = dialect.join("types.td");
        if types.exists() {
            add(&types, ["-gen-typedef-decls", "-gen-typedef-defs"], Some("-typedefs-dialect"), "types".into());
        }
        let attributes = dialect.join("attributes.td");
        if attributes.exists() {
            add(&attributes, ["-gen-enum-decls", "-gen-enum-defs"], None, "enums".into());
            add(
                &attributes,
                ["-gen-attrdef-decls", "-gen-attrdef-defs"],
                Some("-attrdefs-dialect"),
                "attributes".into(),
            );
        }
        for family in shale_ods::family_files(dialect).unwrap_or_default() {
            add(&family, ["-gen-op-decls", "-gen-op-defs"], None, name(&family).into());
        }
        steps
    }

    /// Runs Shale's own generator and gives the C++ files of the dialect: those in its folder, one per family, and one for
    /// what the dialect has as a whole.
    fn sources(&self, dialect: &Path) -> Result<Vec<PathBuf>> {
        let model =
            shale_ods::read(dialect, &self.includes(dialect)).with_context(|| format!("dialect {}", name(dialect)))?;
        for missing in model.missing() {
            println!("cargo::warning=missing: dialects/{missing}");
        }
        for file in shale_ods::generate(&model) {
            write(&self.out.join(file.name), &file.text)?;
        }
        let d = &model.name;
        let head = format!(
            "#include \"{d}/{d}.h\"\n#include \"glue.h\"\n#include \"mlir/CAPI/IR.h\"\n#include \"mlir/CAPI/Support.h\"\n#include \"{d}_glue.h.inc\"\n"
        );
        let mut sources: Vec<PathBuf> =
            entries(dialect)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "cpp")).collect();
        for family in &model.families {
            let f = &family.name;
            let path = self.out.join(format!("{d}_{f}_glue.cpp"));
            // Extra headers that only the definitions of operations need.
            let extra =
                if dialect.join("syntax.h").exists() { format!("#include \"{d}/syntax.h\"\n") } else { String::new() };
            write(
                &path,
                &format!(
                    "{head}{extra}#define GET_OP_CLASSES\n#include \"{d}_{f}.cpp.inc\"\n#include \"{d}_{f}_glue.cpp.inc\"\n"
                ),
            )?;
            sources.push(path);
        }
        let path = self.out.join(format!("{d}_glue.cpp"));
        write(
            &path,
            &format!("{head}#include \"{d}_registration.cpp.inc\"\n#include \"{d}_attributes_capi.cpp.inc\"\n"),
        )?;
        sources.push(path);
        Ok(sources)
    }

    fn clang(&self) -> Command {
        // An unoptimized build compiles in a third of the time, and verifiers are in Rust.
        let optimized = env::var("OPT_LEVEL").is_ok_and(|level| level != "0");
        let mut command = Command::new(self.programs.join("clang++"));
        command.args(["-std=c++17", "-fno-rtti", "-fno-exceptions", "-fPIC", if optimized { "-O1" } else { "-O0" }]);
        command.args([
            "-Wall",
            "-Wno-unused-function",
            "-Wno-return-type-c-linkage",
            "-fdiagnostics-absolute-paths",
            "-fshow-overloads=best",
            "-isystem",
        ]);
        command.arg(&self.mlir).arg("-I").arg(&self.root).arg("-I").arg(&self.out);
        command
    }

    /// The headers of a dialect, which take most of the time that its sources need.
    fn precompilation(&self, dialect: &Path) -> Result<Step> {
        let d = name(dialect);
        let header = self.out.join(format!("{d}_all.h"));
        write(
            &header,
            &format!(
                "#include \"{d}/{d}.h\"\n#include \"glue.h\"\n#include \"mlir/CAPI/IR.h\"\n#include \"mlir/CAPI/Registration.h\"\n\
                 #include \"mlir/CAPI/Support.h\"\n#include \"mlir/IR/DialectImplementation.h\"\n\
                 #include \"llvm/ADT/TypeSwitch.h\"\n"
            ),
        )?;
        let output = self.out.join(format!("{d}.pch"));
        let dependencies = output.with_extension("pch.d");
        let mut command = self.clang();
        // Without time stamps: fingerprints decide.
        command.args([
            "-x",
            "c++-header",
            "-fpch-instantiate-templates",
            "-Xclang",
            "-fno-pch-timestamp",
            "-MMD",
            "-MF",
        ]);
        command.arg(&dependencies).arg(&header).arg("-o").arg(&output);
        Ok(Step { command, output, dependencies, after: None })
    }

    fn compilation(&self, source: &Path, header: Option<&Path>) -> Step {
        let folder = source.parent().filter(|folder| *folder != self.out && *folder != self.root);
        let stem = match folder {
            // Dialects name their files alike.
            Some(folder) => format!("{}_{}", name(folder), name(source)),
            None => name(source).to_string(),
        };
        let output = self.out.join(format!("{stem}.o"));
        let dependencies = output.with_extension("o.d");
        let mut command = self.clang();
        if let Some(header) = header {
            command.arg("-include-pch").arg(header);
        }
        command.arg("-MMD").arg("-MF").arg(&dependencies).arg("-c").arg(source).arg("-o").arg(&output);
        Step { command, output, dependencies, after: header.map(record) }
    }

    fn archive(&self, objects: &[PathBuf]) -> Result<()> {
        let archive = self.out.join("libShaleDialects.a");
        if archive.exists() {
            fs::remove_file(&archive)?;
        }
        let status = Command::new(self.programs.join("llvm-ar")).arg("rcs").arg(&archive).args(objects).status()?;
        if !status.success() {
            bail!("llvm-ar of {} objects failed", objects.len());
        }
        Ok(())
    }

    /// Runs what is out of date, as many at a time as cargo allows. Gives every file that was read, MLIR's own excepted.
    fn run(&self, steps: Vec<Step>) -> Result<BTreeSet<PathBuf>> {
        let workers = env::var("NUM_JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(2usize).clamp(1, 16);
        let queue = Mutex::new(steps.into_iter().collect::<VecDeque<_>>());
        let read = Mutex::new(BTreeSet::new());
        let errors = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| {
                    while let Some(step) = queue.lock().ok().and_then(|mut queue| queue.pop_front()) {
                        match self.step(step) {
                            Ok(paths) => read.lock().expect("not poisoned").extend(paths),
                            Err(error) => errors.lock().expect("not poisoned").push(format!("{error:#}")),
                        }
                    }
                });
            }
        });
        let errors = errors.into_inner()?;
        if !errors.is_empty() {
            bail!("{}", errors.join("\n"));
        }
        Ok(read.into_inner()?)
    }

    fn step(&self, mut step: Step) -> Result<Vec<PathBuf>> {
        let record = record(&step.output);
        if let Some(dependencies) = self.fresh(&step, &record) {
            return Ok(dependencies);
        }
        let _ = fs::remove_file(&record);
        let result = step.command.output().with_context(|| format!("{:?}", step.command.get_program()))?;
        let messages = String::from_utf8_lossy(&result.stderr);
        if !result.status.success() {
            bail!("{}\n{}", step.output.file_name().unwrap_or_default().display(), messages.trim_end());
        }
        for line in messages.lines() {
            println!("cargo::warning={line}");
        }
        if step.output.extension().is_some_and(|extension| extension == "inc") {
            without_comments(&step.output)?;
        }
        let rule =
            fs::read_to_string(&step.dependencies).with_context(|| format!("{}", step.dependencies.display()))?;
        let mut dependencies = self.prerequisites(&rule);
        dependencies.retain(|path| path.extension().is_none_or(|extension| extension != "pch"));
        dependencies.extend(step.after.take());
        let fingerprint = fingerprint(&step.command, &dependencies).context("a file that was just read")?;
        let lines: Vec<String> = dependencies.iter().map(|path| path.display().to_string()).collect();
        fs::write(&record, format!("{fingerprint}\n{}\n", lines.join("\n")))?;
        Ok(dependencies)
    }

    /// What the last run read, if the result still stands.
    fn fresh(&self, step: &Step, record: &Path) -> Option<Vec<PathBuf>> {
        let text = fs::read_to_string(record).ok()?;
        let (recorded, rest) = text.split_once('\n')?;
        let dependencies: Vec<PathBuf> = rest.lines().filter(|line| !line.is_empty()).map(PathBuf::from).collect();
        if step.after.as_ref().is_some_and(|path| !dependencies.contains(path)) {
            return None;
        }
        let current = fingerprint(&step.command, &dependencies)?;
        (step.output.exists() && current.to_string() == recorded).then_some(dependencies)
    }

    /// The prerequisites in a rule of a makefile.
    fn prerequisites(&self, rule: &str) -> Vec<PathBuf> {
        let (_, list) = rule.split_once(": ").unwrap_or_default();
        let list = list.replace("\\\n", " ").replace("\\ ", "\0");
        let paths = list.split_whitespace().map(|path| PathBuf::from(path.replace('\0', " ")));
        // An include of `../x.td` is found through a folder.
        let paths: BTreeSet<PathBuf> = paths.map(|path| path.canonicalize().unwrap_or(path)).collect();
        let mlir = self.mlir.canonicalize().unwrap_or_else(|_| self.mlir.clone());
        paths.into_iter().filter(|path| !path.starts_with(&mlir)).collect()
    }
}

/// A digest of a command and of the contents of the files it reads.
fn fingerprint(command: &Command, dependencies: &[PathBuf]) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    command.get_program().hash(&mut hasher);
    command.get_args().for_each(|argument| argument.hash(&mut hasher));
    for path in dependencies {
        fs::read(path).ok()?.hash(&mut hasher);
    }
    Some(hasher.finish())
}
