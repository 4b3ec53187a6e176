// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! From the llvm dialect through LLVM IR to object files.
use super::{externals, split};
use crate::target::{self, Target};
use inkwell::{
    context::Context as LlvmContext,
    module::Module as LlvmModule,
    passes::PassBuilderOptions,
    targets::{FileType, TargetMachine},
};
use melior::{
    Context,
    ir::{Module, OperationRef, ValueLike, operation::OperationLike},
};
use shale_bridge::{ir, types};
use std::{
    collections::HashSet,
    sync::atomic::{AtomicUsize, Ordering},
};

/// LLVM's passes for kernels that are vectorized and tiled: what is invariant has been moved, what is common merged and what is
/// short unrolled before. On a loaded machine the kernels of a GPT of twelve layers took 77 ms here and 334 with [`SCALAR_PASSES`];
/// no difference in their run time stood out of the noise.
const VECTOR_PASSES: &str = "function(\
    sroa,early-cse<memssa>,simplifycfg,instcombine<no-verify-fixpoint>,loop-mssa(loop-rotate,licm),simplifycfg)";

/// LLVM's passes for a module with loops over scalars, such as those of sorts and scatters: of `default<O2>` what they gain from.
/// Calls are inlined already; only loops of few turns still pay when unrolled.
const SCALAR_PASSES: &str = "function(\
    sroa,early-cse<memssa>,simplifycfg,instcombine<no-verify-fixpoint>,\
    loop-mssa(loop-instsimplify,loop-simplifycfg,licm,loop-rotate,licm),simplifycfg,instcombine<no-verify-fixpoint>,\
    loop(loop-idiom,indvars,loop-deletion,loop-unroll-full),sroa,gvn,instcombine<no-verify-fixpoint>,\
    loop-vectorize,simplifycfg,slp-vectorizer,vector-combine,instcombine<no-verify-fixpoint>,loop-mssa(licm),simplifycfg)";

/// The passes for a module of the llvm dialect.
fn passes(module: OperationRef) -> &'static str {
    let functions = ir::body(module, 0).map(ir::operations).unwrap_or_default();
    if has_half_floats(module) || functions.into_iter().any(has_scalar_loops) { SCALAR_PASSES } else { VECTOR_PASSES }
}

/// Whether values are 16-bit floats. For targets without them LLVM calls a function where one is copied into all lanes, unless more of
/// its passes have turned that into a copy of bits.
fn has_half_floats(module: OperationRef) -> bool {
    let mut found = false;
    ir::walk(module, &mut |op| {
        let mut elements = ir::results(op).into_iter().map(|value| ir::element_type(value.r#type()));
        found |= elements.any(|element| types::is_float(element) && types::width(element) == Some(16));
    });
    found
}

/// Whether a function is a kernel that has loops, and no vectors.
fn has_scalar_loops(function: OperationRef) -> bool {
    if !split::is_kernel(function) {
        return false;
    }
    let blocks = function.regions().flat_map(ir::blocks).collect::<Vec<_>>();
    let mut operations = blocks.iter().flat_map(|block| ir::operations(*block));
    blocks.len() > 1 && !operations.any(|op| ir::results(op).iter().any(|value| types::is_vector(value.r#type())))
}

/// A relocatable object file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// Unique among the objects of a program.
    pub name: String,
    pub bytes: Vec<u8>,
    /// The functions that it defines, by their names in the module; kernels have others in objects.
    pub functions: Vec<String>,
}

/// Objects of parts that were compiled before. The key is a part as text, without locations, of which the object's code is a function
/// for a given target.
pub trait ObjectCache: Sync {
    /// The object of a part: a known one, or what `compile` makes, which is known from then on.
    ///
    /// # Errors
    /// Those of `compile`.
    fn object(&self, part: &str, compile: &mut dyn FnMut() -> Result<Vec<u8>, String>) -> Result<Vec<u8>, String>;
}

/// Stack of a compiling thread in bytes.
const STACK: usize = 256 << 20;

/// Object files of a module of the llvm dialect, compiled on up to `threads` threads (one if the context is not multi-threaded).
/// Their bytes depend on the module and the target only.
///
/// Parts that `cache` has are not compiled.
///
/// The context must have the translations to LLVM IR registered.
///
/// # Errors
/// If LLVM cannot compile the module, or the code needs functions that the runtime does not provide.
pub fn emit_objects<'c>(
    context: &'c Context,
    module: &Module<'c>,
    target: &Target,
    threads: usize,
    cache: Option<&dyn ObjectCache>,
) -> Result<Vec<Object>, String> {
    let root = module.as_operation();
    let parts = split::split(context, root)?;
    let defined: Vec<String> = parts.iter().flat_map(|part| split::defined(&part.module)).collect();
    let own = parts.iter().flat_map(|part| &part.functions);
    let known: HashSet<&str> = own.chain(&defined).map(String::as_str).collect();
    let raw: Vec<Shared> = parts.iter().map(|part| Shared(part.module.as_operation().to_raw())).collect();
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, Vec<u8>)>, String> {
        let machines = Machines::of(target)?;
        let mut done = vec![];
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(shared) = raw.get(index) else { return Ok(done) };
            // SAFETY: the parts outlive the threads; translation only reads.
            let part = unsafe { OperationRef::from_raw(shared.0) };
            let object = match cache {
                Some(cache) => cache.object(&part.to_string(), &mut || compile(part, &machines))?,
                None => compile(part, &machines)?,
            };
            done.push((index, object));
        }
    };
    // SAFETY: a query.
    let concurrent = unsafe { mlir_sys::mlirContextGetNumThreads(context.to_raw()) } > 1;
    let threads = if concurrent { threads.clamp(1, raw.len().max(1)) } else { 1 };
    let mut compiled = if threads == 1 {
        work()?
    } else {
        std::thread::scope(|scope| {
            // LLVM recurses over chains of instructions as long as a kernel's body.
            let start = || std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            let handles = (0..threads).map(|_| start().map_err(|error| format!("cannot start a thread: {error}")));
            let handles = handles.collect::<Result<Vec<_>, String>>()?;
            let results = handles
                .into_iter()
                .map(|handle| handle.join().unwrap_or_else(|_| Err("a compiling thread panicked".into())));
            results.collect::<Result<Vec<_>, String>>().map(|all| all.concat())
        })?
    };
    compiled.sort_by_key(|(index, _)| *index);
    let mut objects = vec![];
    for ((index, bytes), part) in compiled.into_iter().zip(&parts) {
        if let Some(symbol) = forbidden(&bytes, &known) {
            return Err(blame(context, root, &part.functions, &known, target, &symbol));
        }
        objects.push(Object { name: format!("part{index}"), bytes, functions: part.functions.clone() });
    }
    Ok(objects)
}

/// The whole module as LLVM IR, before LLVM's passes.
///
/// # Errors
/// If the module cannot be translated.
pub fn llvm_ir<'c>(_: &'c Context, module: &Module<'c>, target: &Target) -> Result<String, String> {
    let machine = target::machine(target)?;
    let llvm = LlvmContext::create();
    Ok(translate(&llvm, module.as_operation(), &machine)?.print_to_string().to_string())
}

/// The whole module as assembly.
///
/// # Errors
/// If LLVM cannot compile the module.
pub fn assembly<'c>(_: &'c Context, module: &Module<'c>, target: &Target) -> Result<String, String> {
    let machine = target::machine(target)?;
    let llvm = LlvmContext::create();
    let passes = passes(module.as_operation());
    let module = translate(&llvm, module.as_operation(), &machine)?;
    module.run_passes(passes, &machine, PassBuilderOptions::create()).map_err(|error| error.to_string())?;
    let buffer = machine.write_to_memory_buffer(&module, FileType::Assembly).map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(buffer.as_slice()).trim_end_matches('\0').to_owned())
}

struct Shared(mlir_sys::MlirOperation);
// SAFETY: the threads only read the operation, and MLIR's context locks its tables.
unsafe impl Send for Shared {}
unsafe impl Sync for Shared {}

fn translate<'l>(
    llvm: &'l LlvmContext,
    module: OperationRef,
    machine: &TargetMachine,
) -> Result<LlvmModule<'l>, String> {
    // SAFETY: mlir-sys and llvm-sys name the same C types; the returned module is ours and lives in `llvm`.
    let raw = unsafe { mlir_sys::mlirTranslateModuleToLLVMIR(module.to_raw(), llvm.raw().cast()) };
    if raw.is_null() {
        return Err("translation to LLVM IR failed".into());
    }
    // SAFETY: not null, and nobody else owns it.
    let module = unsafe { LlvmModule::new(raw.cast()) };
    module.set_triple(&machine.get_triple());
    module.set_data_layout(&machine.get_target_data().get_data_layout());
    Ok(module)
}

/// The code generators of one thread.
struct Machines {
    kernels: target::Machine,
    hosts: target::Machine,
}

impl Machines {
    fn of(target: &Target) -> Result<Self, String> {
        Ok(Self { kernels: target::machine(target)?, hosts: target::host_machine(target)? })
    }
}

fn compile(module: OperationRef, machines: &Machines) -> Result<Vec<u8>, String> {
    let llvm = LlvmContext::create();
    let functions = ir::body(module, 0).map(ir::operations).unwrap_or_default();
    // Kernels and host functions never share an object.
    let (machine, passes) = match functions.into_iter().any(split::is_kernel) {
        true => (&machines.kernels, Some(passes(module))),
        false => (&machines.hosts, None),
    };
    let module = translate(&llvm, module, machine)?;
    if let Some(passes) = passes {
        module.run_passes(passes, machine, PassBuilderOptions::create()).map_err(|error| error.to_string())?;
    }
    let buffer = machine.write_to_memory_buffer(&module, FileType::Object).map_err(|error| error.to_string())?;
    Ok(buffer.as_slice().to_vec())
}

/// A symbol that the object needs and nobody provides.
fn forbidden(object: &[u8], known: &HashSet<&str>) -> Option<String> {
    let undefined = externals::undefined(object).unwrap_or_default();
    undefined.into_iter().find(|name| !known.contains(name.as_str()) && !externals::ALLOWED.contains(&name.as_str()))
}

/// What to say of a symbol that one of `functions` needs: finds out which by compiling each alone.
fn blame<'c>(
    context: &'c Context,
    module: OperationRef<'c, '_>,
    functions: &[String],
    known: &HashSet<&str>,
    target: &Target,
    symbol: &str,
) -> String {
    let culprit = functions.iter().find(|function| {
        let object = split::single(context, module, function)
            .and_then(|part| compile(part.module.as_operation(), &Machines::of(target)?));
        object.is_ok_and(|object| forbidden(&object, known).as_deref() == Some(symbol))
    });
    let culprit = culprit.map_or_else(|| functions.join("', '"), String::clone);
    format!("kernel '{culprit}' must not call functions from outside, got '{symbol}'")
}
