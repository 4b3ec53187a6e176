// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::*;
use crate::Source;
use melior::{Context, dialect::DialectRegistry, ir::Module};
use mlir_sys::*;

fn context() -> Context {
    let registry = DialectRegistry::new();
    melior::utility::register_all_dialects(&registry);
    Context::new_with_registry(&registry, false)
}

/// What MLIR's own writer makes of a program.
fn written(context: &Context, text: &str) -> Vec<u8> {
    let module = Module::parse(context, text).expect("the test's program is sound");
    let mut bytes: Vec<u8> = vec![];
    unsafe extern "C" fn append(part: MlirStringRef, data: *mut std::ffi::c_void) {
        if part.length > 0 {
            // SAFETY: `data` is the vector below, which outlives the call.
            unsafe { (*data.cast::<Vec<u8>>()).extend(std::slice::from_raw_parts(part.data.cast::<u8>(), part.length)) }
        }
    }
    // SAFETY: the vector outlives the call.
    unsafe { mlirOperationWriteBytecode(module.as_operation().to_raw(), Some(append), (&raw mut bytes).cast()) };
    bytes
}

const PROGRAM: &str = r#"
module attributes {func.a = dense<[1, 2, 3]> : tensor<3xi32>, func.b = dense<true> : tensor<9xi1>, func.c = array<i64: 1, 2>,
    func.d = {x = -1 : i8, y = 1.5 : f64, z = [unit, "text"]}, func.e = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>,
    func.f = 123456789012345678901234567890 : i128, func.g = affine_map<(d0) -> (d0 + 1)>, func.h = dense_resource<r> : tensor<1xf32>,
    func.i = tuple<vector<2xf32>, memref<?x2xi4>, tensor<2xf8E4M3FN>>} {
  func.func @f(%a: i32, %b: i1) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = scf.if %b -> i32 {
      scf.yield %0 : i32
    } else {
      %2 = arith.muli %0, %a : i32
      scf.yield %2 : i32
    }
    cf.cond_br %b, ^x, ^y(%1 : i32)
  ^x:
    return %a : i32
  ^y(%c: i32):
    return %c : i32
  }
}
{-# dialect_resources: { builtin: { r: "0x040000000000803F" } } #-}
"#;

#[test]
fn what_mlir_writes_is_sound() {
    let bytes = written(&context(), PROGRAM);
    assert_eq!(check(&bytes, &Limits::default()), Ok(()));
}

#[test]
fn every_cut_is_noticed() {
    let bytes = written(&context(), PROGRAM);
    for length in MAGIC.len()..bytes.len() {
        assert!(check(&bytes[..length], &Limits::default()).is_err(), "cut at {length}");
    }
}

/// Each bit flipped alone: the check says no, or MLIR's reader gets along with it.
#[test]
fn no_flipped_bit_ends_the_process() {
    let context = context();
    let bytes = written(&context, PROGRAM);
    let mut refused = 0;
    for bit in MAGIC.len() * 8..bytes.len() * 8 {
        let mut damaged = bytes.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        if check(&damaged, &Limits::default()).is_err() {
            refused += 1;
            continue;
        }
        let source = Source::new(&context, &damaged, "damaged", &Limits::default());
        let parsed = source.parse().is_some();
        assert!(parsed || source.diagnostics().contains("error: "), "bit {bit}: {}", source.diagnostics());
    }
    assert!(refused > bytes.len(), "{refused} of {} refused", bytes.len() * 8);
}

#[test]
fn nesting_is_limited() {
    let limits = |nesting| Limits { nesting, ..Limits::default() };
    let context = context();
    let regions = written(&context, &("module {".repeat(20) + &"}".repeat(20)));
    assert!(check(&regions, &limits(20)).is_ok());
    let message = check(&regions, &limits(19)).unwrap_err().message;
    assert_eq!(message, "regions must nest at most 19 deep");
    let attributes =
        written(&context, &format!("module attributes {{func.a = {}{}}} {{}}", "[".repeat(30), "]".repeat(30)));
    let message = check(&attributes, &limits(20)).unwrap_err().message;
    assert_eq!(message, "attributes and types must nest at most 20 deep");
}

#[test]
fn types_that_share_their_parts_are_limited() {
    let doubled = |levels: usize| {
        let aliases: Vec<String> = (0..levels).map(|i| format!("!t{} = tuple<!t{i}, !t{i}>\n", i + 1)).collect();
        format!("!t0 = i1\n{}module attributes {{func.a = !t{levels}}} {{}}", aliases.concat())
    };
    let context = context();
    assert!(check(&written(&context, &doubled(10)), &Limits::default()).is_ok());
    let message = check(&written(&context, &doubled(40)), &Limits::default()).unwrap_err().message;
    assert!(message.starts_with("attribute or type must unfold to at most "), "{message}");
}
