// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

use super::*;
use crate::{
    artifact::{Buffer, Bytes, Header, Input, Object, Output, Target},
    testing::compile_c,
    value::element_type::ElementType,
};

const PREFIX: &str = r#"
    typedef long i64;
    struct context {
        void **buffers; int (*dispatch)(struct context *, int (*)(void **, i64, i64), void **, i64); int *cancel; void *state;
        int (*custom_call)(struct context *, i64, void **);
    };
"#;

/// `y = x * scale + offset` over rows; `scale` is a constant, `offset` is made by the initializer.
const AFFINE: &str = r#"
    static int multiply(void **frame, i64 begin, i64 end) {
        float *x = frame[0], *scale = frame[1], *t = frame[2];
        for (i64 i = begin; i < end; i++) for (i64 j = 0; j < 3; j++) t[3 * i + j] = x[3 * i + j] * scale[j];
        return 0;
    }
    static int add(void **frame, i64 begin, i64 end) {
        float *t = frame[0], *offset = frame[1], *y = frame[2];
        for (i64 i = begin; i < end; i++) for (i64 j = 0; j < 3; j++) y[3 * i + j] = t[3 * i + j] + offset[j];
        return 0;
    }
    int affine(struct context *c) {
        void *first[] = {c->buffers[1], c->buffers[2], c->buffers[0]};
        int status = c->dispatch(c, multiply, first, 4);
        if (status) return status;
        void *second[] = {c->buffers[0], c->buffers[3], c->buffers[4]};
        return c->dispatch(c, add, second, 4);
    }
    int affine_initializer(struct context *c) {
        float *scale = c->buffers[0], *offset = c->buffers[1];
        for (int j = 0; j < 3; j++) offset[j] = scale[j] * scale[j];
        return 0;
    }
"#;

fn bytes_of(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// An artifact around C code; none without a compiler.
fn artifact(source: &str) -> Option<Artifact> {
    let code = compile_c(&format!("{PREFIX}{source}"), &["-O1", "-fPIC", "-w"])?;
    let t = TensorType::new(ElementType::F32, [4, 3]);
    let buffer = |role, size| Buffer { role, size };
    Some(Artifact {
        header: Header {
            name: "program".into(),
            compiler: "test".into(),
            target: Target { triple: "x86_64-unknown-linux-gnu".into(), ..Target::default() },
            assertions: vec![],
            main: Program {
                entry: "affine".into(),
                arena_alignment: 64,
                buffers: vec![
                    buffer(Role::Arena, 64),
                    buffer(Role::Input(0), 48),
                    buffer(Role::Constant(0), 12),
                    buffer(Role::Initialized(0), 12),
                    buffer(Role::Output(0), 48),
                ],
            },
            initializer: Some(Program {
                entry: "affine_initializer".into(),
                arena_alignment: 1,
                buffers: vec![buffer(Role::Constant(0), 12), buffer(Role::Output(0), 12)],
            }),
            signature: Signature {
                inputs: vec![Input { name: Some("x".into()), r#type: t.clone(), donated: false }],
                outputs: vec![Output { name: None, r#type: t, hidden: false }],
            },
            aliases: vec![],
            checks: vec![],
            kernels: vec![],
            tokens: Default::default(),
            custom_calls: vec![],
            costs: Default::default(),
        },
        objects: vec![Object { name: "affine".into(), code: Bytes::copy_of(&code).unwrap() }],
        constants: vec![Bytes::copy_of(&bytes_of(&[1.0, 2.0, 3.0])).unwrap()],
    })
}

fn input() -> Tensor {
    let values: Vec<_> = (0..12u8).map(f32::from).collect();
    Tensor::new(TensorType::new(ElementType::F32, [4, 3]), &bytes_of(&values)).unwrap()
}

fn options(threads: usize, check_memory: bool) -> Options {
    Options { threads, check_memory }
}

#[test]
fn loads_and_runs() {
    let Some(artifact) = artifact(AFFINE) else { return };
    let expected: Vec<_> =
        (0..12u8).map(|i| f32::from(i) * f32::from(i % 3 + 1) + f32::from((i % 3 + 1).pow(2))).collect();
    // Through bytes, as a program on disk would come.
    let artifact = Artifact::from_bytes(&artifact.to_bytes().unwrap()).unwrap();
    for threads in [0, 1, 2, 7] {
        for check_memory in [false, true] {
            let executable = Executable::load(artifact.clone(), options(threads, check_memory)).unwrap();
            for _ in 0..3 {
                let outputs = executable.run(&[input()]).unwrap();
                assert_eq!(outputs.len(), 1);
                assert_eq!(outputs[0].bytes(), bytes_of(&expected));
            }
            let statistics = executable.statistics();
            assert_eq!((statistics.runs, statistics.arena_size, statistics.initialized_bytes), (3, 64, 12));
            assert_eq!(statistics.peak_arena_bytes, if check_memory { 0 } else { 64 });
        }
    }
}

#[test]
fn parallel_runs() {
    let Some(artifact) = artifact(AFFINE) else { return };
    let executable = Executable::load(artifact, options(3, false)).unwrap();
    let expected = executable.run(&[input()]).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| (0..300).for_each(|_| assert_eq!(executable.run(&[input()]).unwrap(), expected)));
        }
    });
    assert_eq!(executable.statistics().runs, 2401);
}

#[test]
fn inputs_are_checked() {
    let Some(artifact) = artifact(AFFINE) else { return };
    let executable = Executable::load(artifact, options(1, false)).unwrap();
    let text = |inputs: &[Tensor]| executable.run(inputs).unwrap_err().to_string();
    assert_eq!(text(&[]), "program must have 1 inputs, got 0");
    let other = Tensor::zeros(TensorType::new(ElementType::F32, [4, 2])).unwrap();
    assert_eq!(text(&[other]), "input 0 must be tensor<4x3xf32>, got tensor<4x2xf32>");
    let other = Tensor::zeros(TensorType::new(ElementType::I32, [4, 3])).unwrap();
    assert_eq!(text(&[other]), "input 0 must be tensor<4x3xf32>, got tensor<4x3xi32>");
    let (tensor, mut output) = (input(), [0u32; 12]);
    // SAFETY: any bytes may be written to it.
    let output = unsafe { std::slice::from_raw_parts_mut(output.as_mut_ptr().cast::<u8>(), 48) };
    let text = executable.run_into(&[tensor.bytes()], &mut [&mut output[..47]]).unwrap_err().to_string();
    assert_eq!(text, "output 0 must have 48 bytes (tensor<4x3xf32>), got 47");
    let text = executable.run_into(&[tensor.bytes()], &mut []).unwrap_err().to_string();
    assert_eq!(text, "program must have 1 outputs, got 0");
    executable.run_into(&[tensor.bytes()], &mut [output]).unwrap();
    let cancelled = AtomicU32::new(1);
    // SAFETY: the buffers are those of the signature.
    let result = unsafe { executable.run_pointers(&[tensor.bytes().as_ptr()], &[output.as_mut_ptr()], &cancelled) };
    assert_eq!(result.unwrap_err().to_string(), "main failed: execution was cancelled");
}

#[test]
fn failures_to_load() {
    let Some(good) = artifact(AFFINE) else { return };
    let text = |artifact: Artifact| Executable::load(artifact, options(1, false)).err().unwrap().to_string();
    let mut bad = good.clone();
    bad.header.main.entry = "nothing".into();
    assert_eq!(text(bad), "object code must define the entry point `nothing`");
    let mut bad = good.clone();
    bad.header.target.triple = "riscv64-unknown-linux-gnu".into();
    assert!(text(bad).contains("it needs target `riscv64-unknown-linux-gnu`"));
    let mut bad = good;
    bad.header.main.buffers[1].role = Role::Input(1);
    assert_eq!(text(bad), "artifact is inconsistent: buffer 1 of main must exist, got Input(1)");
    let failing = AFFINE.replace("offset[j] = scale[j] * scale[j];", "return 3;");
    let failing = artifact(&failing);
    assert_eq!(text(failing.unwrap()), "initializer failed: an assertion of the program failed");
}

/// What the memory-checking mode says about a program, changed in one place.
fn violation(from: &str, to: &str) -> Option<String> {
    assert!(AFFINE.contains(from));
    let artifact = artifact(&AFFINE.replace(from, to))?;
    let executable = Executable::load(artifact, options(1, true));
    Some(match executable {
        Ok(executable) => executable.run(&[input()]).unwrap_err().to_string(),
        Err(error) => error.to_string(),
    })
}

#[test]
fn memory_violations_are_found() {
    let add = "y[3 * i + j] = t[3 * i + j] + offset[j];";
    let Some(text) = violation(add, "if (i != 2 || j != 1) y[3 * i + j] = t[3 * i + j] + offset[j];") else { return };
    assert_eq!(text, "memory check of main failed: output 0 (tensor<4x3xf32>) was not written at [2, 1]");
    let text = violation(add, "y[3 * i + j] = t[3 * i + j + (i == 3)] + offset[j];").unwrap();
    let expected = "memory check of main failed: output 0 (tensor<4x3xf32>) depends on memory that was never written at \
                    [3, 2]";
    assert_eq!(text, expected);
    let text = violation(add, "y[3 * i + j] = t[3 * i + j] + offset[j]; y[-1] = 0;").unwrap();
    assert_eq!(text, "memory check of main failed: output 0 (tensor<4x3xf32>) written 4 bytes before its start");
    let text =
        violation("j < 3; j++) offset[j] = scale[j] * scale[j];", "j < 2; j++) offset[j] = scale[j] * scale[j];");
    assert_eq!(
        text.unwrap(),
        "memory check of initializer failed: output 0 was not written at byte 8, byte 9, byte 10 and 1 more"
    );
}

/// Ends the process; run by the test below in a process of its own.
#[test]
#[ignore = "faults on purpose"]
fn overrun() {
    let (from, to) = match std::env::var("SHALE_TEST_OVERRUN").as_deref() {
        Ok("input") => ("x[3 * i + j] * scale[j];", "x[3 * i + j] * scale[j] + x[3 * i + j + 1];"),
        Ok("output") => ("+ offset[j];", "+ offset[j], y[3 * i + j + 1] = 0;"),
        Ok("constant") => ("x[3 * i + j] * scale[j];", "x[3 * i + j] * scale[j]; scale[1] = 0;"),
        _ => return,
    };
    violation(from, to);
}

#[test]
fn accesses_past_the_end_are_named() {
    if artifact(AFFINE).is_none() {
        return;
    }
    for (case, expected) in [
        ("input", "access 0 bytes past the end of input 0 `x` (tensor<4x3xf32>) of main"),
        ("output", "access 0 bytes past the end of output 0 (tensor<4x3xf32>) of main"),
        ("constant", "write to read-only byte 4 of constant 0 of main"),
    ] {
        let run = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "executable::tests::overrun", "--ignored", "--nocapture"])
            .env("SHALE_TEST_OVERRUN", case)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&run.stderr);
        assert!(
            !run.status.success() && text.contains(&format!("shale: memory check: {expected}\n")),
            "{case}: {text}"
        );
    }
}

#[test]
fn checks_are_run() {
    let Some(mut artifact) = artifact(AFFINE) else { return };
    // The output against itself: in range, but never 1 to 2 ulp apart.
    let kind = crate::artifact::CheckKind::Close { min_ulp: 1, max_ulp: 2 };
    let (name, location) = ("check.expect_close".to_owned(), "a.mlir:4:5".to_owned());
    artifact.header.checks = vec![crate::artifact::Check { kind, actual: 0, expected: 0, name, location }];
    let path = std::env::temp_dir().join(format!("shale-executable-{}", std::process::id()));
    std::fs::write(&path, artifact.to_bytes().unwrap()).unwrap();
    let executable = Executable::open(&path, options(1, false)).unwrap();
    std::fs::remove_file(&path).unwrap();
    let (outputs, failures) = executable.run_with_checks(&[input()]).unwrap();
    assert_eq!((outputs.len(), failures.len()), (1, 1));
    assert!(failures[0].to_string().starts_with("a.mlir:4:5: check.expect_close failed: "), "{}", failures[0]);
    assert!(matches!(Executable::open(&path, options(1, false)), Err(ExecutionError::Open(_))));
}

/// `y = call(x)`, where the call is the artifact's first.
const CALLING: &str = r#"
    int affine(struct context *c) {
        void *frame[] = {c->buffers[1], c->buffers[4]};
        return c->custom_call(c, 0, frame);
    }
    int affine_initializer(struct context *c) {
        for (int j = 0; j < 3; j++) ((float *)c->buffers[1])[j] = 0;
        return 0;
    }
"#;

#[test]
fn custom_calls() {
    let Some(mut artifact) = artifact(CALLING) else { return };
    let t = TensorType::new(ElementType::F32, [4, 3]);
    let call = |target: &str| crate::artifact::CustomCall {
        target: target.to_owned(),
        configuration: "{factor = 3 : i32}".to_owned(),
        inputs: vec![t.clone()],
        outputs: vec![t.clone()],
        location: "a.mlir:7:3".to_owned(),
    };
    artifact.header.custom_calls = vec![call("test.triple")];
    let text = Executable::load(artifact.clone(), options(1, false)).err().unwrap().to_string();
    assert!(text.starts_with("custom call target 'test.triple' (at a.mlir:7:3) must be registered, got "), "{text}");

    custom_call::register("test.triple", |call| {
        assert_eq!((call.configuration, call.inputs.len(), call.outputs.len()), ("{factor = 3 : i32}", 1, 1));
        if call.inputs[0].bytes[3] != 0 {
            return Err("x[0] must be zero".to_owned());
        }
        for (x, y) in call.inputs[0].bytes.chunks_exact(4).zip(call.outputs[0].bytes.chunks_exact_mut(4)) {
            y.copy_from_slice(&(3.0 * f32::from_le_bytes(x.try_into().unwrap())).to_le_bytes());
        }
        Ok(())
    })
    .unwrap();
    assert!(custom_call::registered().contains(&"test.triple".to_owned()));
    let again = custom_call::register("test.triple", |_| Ok(())).unwrap_err().to_string();
    assert_eq!(again, "custom call target 'test.triple' must be registered once, got another function for it");
    custom_call::register("test.panic", |_| panic!("on purpose")).unwrap();

    let expected = bytes_of(&(0..12u8).map(|i| 3.0 * f32::from(i)).collect::<Vec<_>>());
    let failing = Tensor::new(TensorType::new(ElementType::F32, [4, 3]), &bytes_of(&[1.0; 12])).unwrap();
    for check_memory in [false, true] {
        let executable = Executable::load(artifact.clone(), options(2, check_memory)).unwrap();
        assert_eq!(executable.run(&[input()]).unwrap()[0].bytes(), expected);
        let text = executable.run(std::slice::from_ref(&failing)).unwrap_err().to_string();
        assert_eq!(text, "main failed: custom call 'test.triple' at a.mlir:7:3 failed: x[0] must be zero");
        assert_eq!(executable.run(&[input()]).unwrap()[0].bytes(), expected);
    }
    artifact.header.custom_calls = vec![call("test.panic")];
    let executable = Executable::load(artifact, options(1, false)).unwrap();
    let text = executable.run(&[input()]).unwrap_err().to_string();
    assert_eq!(text, "main failed: custom call 'test.panic' at a.mlir:7:3 failed: its function panicked");
}

/// Works in small pieces until it is cancelled.
const ENDLESS: &str = r#"
    static int nothing(void **frame, i64 begin, i64 end) { return 0; }
    int affine(struct context *c) {
        void *frame[] = {0};
        for (;;) {
            int status = c->dispatch(c, nothing, frame, 4);
            if (status) return status;
        }
    }
    int affine_initializer(struct context *c) { return 0; }
"#;

#[test]
fn cancellation_from_another_thread() {
    let Some(artifact) = artifact(ENDLESS) else { return };
    for threads in [1, 2] {
        let executable = Executable::load(artifact.clone(), options(threads, false)).unwrap();
        let cancellation = Cancellation::new();
        let outcome = std::thread::scope(|scope| {
            let run = scope.spawn(|| executable.run_with_checks_until(&[input()], &cancellation));
            std::thread::sleep(Duration::from_millis(20));
            assert!(!run.is_finished());
            cancellation.cancel();
            run.join().unwrap()
        });
        assert_eq!(outcome.unwrap_err().to_string(), "main failed: execution was cancelled");
    }
}

/// The initializer is as endless as the program.
#[test]
fn cancellation_while_the_initializer_runs() {
    let endless = ENDLESS.replace(
        "int affine_initializer(struct context *c) { return 0; }",
        "int affine_initializer(struct context *c) { return affine(c); }",
    );
    let Some(artifact) = artifact(&endless) else { return };
    for threads in [1, 2] {
        let cancellation = Cancellation::new();
        let (outcome, late) = std::thread::scope(|scope| {
            let load = scope.spawn(|| Executable::load_until(artifact.clone(), options(threads, false), &cancellation));
            std::thread::sleep(Duration::from_millis(20));
            assert!(!load.is_finished());
            let start = std::time::Instant::now();
            cancellation.cancel();
            (load.join().unwrap(), start.elapsed())
        });
        assert_eq!(outcome.err().unwrap().to_string(), "initializer failed: execution was cancelled");
        assert!(late < Duration::from_millis(100), "{late:?}");
    }
}
