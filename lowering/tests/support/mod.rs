// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Compiles programs of the `vector` phase and runs them.
#![allow(dead_code)]
use melior::{
    Context,
    ir::{Module, operation::OperationLike},
};
use shale_bridge::{Limits, Pipeline, Source, ir};
use shale_lowering::{buffers, contract, llvm, target::Target};
use shale_runtime::{
    artifact::{Bytes, Object},
    host::{HostContext, HostFunction, KernelFunction, Status},
    loader::{Code, LoadedCode},
};
use std::sync::atomic::AtomicU32;

/// A context with all dialects; all passes are registered.
pub fn context() -> Context {
    let registry = shale::dialect_registry();
    let context = Context::new_with_registry(&registry, false);
    context.load_all_available_dialects();
    melior::utility::register_all_llvm_translations(&context);
    context
}

pub struct Program {
    code: LoadedCode,
    /// Bytes of the arena.
    arena: usize,
    pub objects: Vec<llvm::Object>,
}

fn parse<'c>(context: &'c Context, text: &'c str, target: &Target) -> (Source<'c>, Module<'c>) {
    let source = Source::new(context, text.as_bytes(), "test.mlir", &Limits::default());
    let module = source.parse().unwrap_or_else(|| panic!("{}\n{text}", source.diagnostics()));
    ir::set_attribute(module.as_operation(), "shale.target", target.attribute(context));
    // Kernels of one contraction get its grid.
    let mut kernels = vec![];
    ir::walk(module.as_operation(), &mut |op| {
        if ir::name(op) == "shale.contract" {
            kernels.push((op.parent_operation().unwrap(), contract::grid(op).unwrap()));
        }
    });
    for (kernel, grid) in kernels {
        ir::set_attribute(kernel, "grid", shale_bridge::types::i64_attribute(context, grid));
    }
    (source, module)
}

impl Program {
    /// Panics with the diagnostics if the program does not compile.
    pub fn compile(context: &Context, text: &str, target: &Target) -> Self {
        let (source, mut module) = parse(context, text, target);
        let run = |passes: &[&str], module: &mut Module| {
            let pipeline = Pipeline::new(context, &format!("builtin.module({})", passes.join(",")), true).unwrap();
            // SAFETY: source, module and pipeline are of one context.
            let module: &mut Module = unsafe { std::mem::transmute(module) };
            assert!(pipeline.run(module), "{}\n{}", source.diagnostics(), module.as_operation());
        };
        run(buffers::PIPELINE, &mut module);
        let mut arena = 0;
        for op in ir::operations(ir::body(module.as_operation(), 0).unwrap()) {
            if ir::name(op) == "func.func" {
                use melior::ir::ValueLike;
                arena = ir::shape(ir::arguments(ir::body(op, 0).unwrap())[0].r#type())[0] as usize;
            }
        }
        run(llvm::PIPELINE, &mut module);
        let objects = llvm::emit_objects(context, &module, target, 1, None)
            .unwrap_or_else(|e| panic!("{e}\n{}", source.diagnostics()));
        let loaded: Vec<_> =
            objects.iter().map(|o| Object { name: o.name.clone(), code: Bytes::copy_of(&o.bytes).unwrap() }).collect();
        Self { code: LoadedCode::load(&loaded).unwrap(), arena, objects }
    }

    /// Runs `main` on its buffers after the arena: inputs, constants, outputs. The grid is done backwards, in uneven pieces.
    pub fn run(&self, buffers: &mut [Vec<u8>]) {
        let mut memory = Memory::new(self.arena, buffers);
        self.call(&mut memory);
        memory.take(buffers);
    }

    /// Seconds of this thread in the fastest of some runs: time in which others have the processor does not count.
    pub fn best_time(&self, buffers: &[Vec<u8>], runs: usize) -> f64 {
        let mut memory = Memory::new(self.arena, buffers);
        (0..runs)
            .map(|_| {
                let start = thread_time();
                self.call(&mut memory);
                thread_time() - start
            })
            .fold(f64::INFINITY, f64::min)
    }

    fn call(&self, memory: &mut Memory) {
        let cancel = AtomicU32::new(0);
        let (buffers, state) = (memory.pointers.as_ptr(), std::ptr::null());
        let mut context = HostContext {
            buffers,
            dispatch,
            cancel: &cancel,
            state,
            custom_call,
            sizes: std::ptr::null(),
            allocate,
            release,
            deliver,
            fail,
        };
        let entry = self.code.address("main").expect("main");
        // SAFETY: the address is that of a host function, whose buffers these are.
        let status = unsafe { std::mem::transmute::<*mut u8, HostFunction>(entry.as_ptr())(&mut context) };
        assert_eq!(status, 0);
    }
}

/// No program of these tests calls anything by name.
unsafe extern "C" fn custom_call(_: *mut HostContext, _: i64, _: *const *mut u8) -> i32 {
    Status::Internal.code()
}

/// Nor has any tensors of dynamic size.
unsafe extern "C" fn allocate(_: *mut HostContext, _: i64, _: i64, _: *const i64, _: i64, _: *mut *mut u8) -> i32 {
    Status::Internal.code()
}
unsafe extern "C" fn release(_: *mut HostContext, _: *mut u8) -> i32 {
    Status::Internal.code()
}
unsafe extern "C" fn deliver(_: *mut HostContext, _: i64, _: *mut u8, _: *const i64, _: i64) -> i32 {
    Status::Internal.code()
}
unsafe extern "C" fn fail(_: *mut HostContext, _: i64, _: *const i64, _: i64) -> i32 {
    Status::Internal.code()
}

/// Seconds that the processor has spent on this thread.
pub fn thread_time() -> f64 {
    #[repr(C)]
    struct Time {
        seconds: i64,
        nanoseconds: i64,
    }
    unsafe extern "C" {
        fn clock_gettime(clock: i32, time: *mut Time) -> i32;
    }
    const THREAD: i32 = 3;
    let mut time = Time { seconds: 0, nanoseconds: 0 };
    // SAFETY: Linux's clock of the calling thread, and its struct on 64-bit machines.
    unsafe { clock_gettime(THREAD, &mut time) };
    time.seconds as f64 + time.nanoseconds as f64 * 1e-9
}

/// Buffers at multiples of 64, as the runtime gives them, with a pattern behind.
struct Memory {
    words: Vec<Vec<u64>>,
    pointers: Vec<*mut u8>,
}

impl Memory {
    fn new(arena: usize, buffers: &[Vec<u8>]) -> Self {
        let sizes = std::iter::once(arena).chain(buffers.iter().map(Vec::len));
        let mut words: Vec<Vec<u64>> = sizes.map(|size| vec![0xA5A5_A5A5_A5A5_A5A5; size / 8 + 16]).collect();
        let pointers: Vec<*mut u8> =
            words.iter_mut().map(|m| (m.as_mut_ptr() as usize).next_multiple_of(64) as *mut u8).collect();
        for (buffer, pointer) in buffers.iter().zip(&pointers[1..]) {
            // SAFETY: the memory has room for the buffer and for aligning it.
            unsafe { std::ptr::copy_nonoverlapping(buffer.as_ptr(), *pointer, buffer.len()) }
        }
        Self { words, pointers }
    }

    fn take(&self, buffers: &mut [Vec<u8>]) {
        for (buffer, pointer) in buffers.iter_mut().zip(&self.pointers[1..]) {
            let length = buffer.len();
            // SAFETY: the memory has room for the buffer and the pattern.
            unsafe {
                std::ptr::copy_nonoverlapping(*pointer, buffer.as_mut_ptr(), length);
                assert!((length..length + 8).all(|i| *pointer.add(i) == 0xA5), "wrote past the end of a buffer");
            }
        }
    }
}

unsafe extern "C" fn dispatch(_: *mut HostContext, kernel: KernelFunction, frame: *const *mut u8, grid: i64) -> i32 {
    let (mut end, mut piece) = (grid, 1);
    while end > 0 {
        let begin = (end - piece).max(0);
        // SAFETY: the frame is the caller's.
        let status = unsafe { kernel(frame, begin, end) };
        if status != 0 {
            return status;
        }
        (end, piece) = (begin, piece % 5 + 1);
    }
    0
}

/// A small generator of equal sequences on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let x = self.0;
        (x ^ (x >> 31)).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (x >> 17)
    }
    /// Between -1 and 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}

/// bf16 of an f32, to nearest even.
pub fn bf16(value: f32) -> u16 {
    let bits = value.to_bits();
    if value.is_nan() {
        return (bits >> 16) as u16 | 0x40;
    }
    ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16) as u16
}
