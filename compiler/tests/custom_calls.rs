// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Custom calls from StableHLO to functions of this process: values, effects, errors.
use shale::{Compiler, Options};
use shale_runtime::{Executable, Tensor, TensorType, custom_call};
use std::sync::Mutex;

fn compile(program: &str, known: Option<&[&str]>) -> Result<shale_runtime::Artifact, String> {
    let custom_calls = known.map(|known| known.iter().map(|&name| name.to_owned()).collect());
    let options = Options { custom_calls, ..Options::default() };
    let mut compiler = Compiler::new(options).map_err(|failure| failure.to_string())?;
    let compiled = compiler.compile(program.as_bytes(), "test.mlir").map_err(|failure| failure.to_string())?;
    compiled.artifact.ok_or_else(|| "no artifact".to_owned())
}

fn load(program: &str) -> Executable {
    let options = shale_runtime::Options { threads: 1, ..Default::default() };
    Executable::load(compile(program, None).unwrap(), options).unwrap()
}

fn tensor(r#type: &str, bytes: Vec<u8>) -> Tensor {
    let (mut shape, mut element) = (vec![], r#type);
    while let Some((size, rest)) = element.split_once('x').and_then(|(n, rest)| Some((n.parse().ok()?, rest))) {
        shape.push(size);
        element = rest;
    }
    Tensor::new(TensorType::new(element.parse().unwrap(), shape), &bytes).unwrap()
}

fn f32s(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|x| x.to_le_bytes()).collect()
}

/// `output = 2 * input`, on f32 or on the parts of complex<f32>.
fn double(call: &mut custom_call::Call) -> Result<(), String> {
    let (input, output) = (&call.inputs[0], &mut call.outputs[0]);
    for (x, y) in input.bytes.chunks_exact(4).zip(output.bytes.chunks_exact_mut(4)) {
        y.copy_from_slice(&(2.0 * f32::from_le_bytes(x.try_into().unwrap())).to_le_bytes());
    }
    Ok(())
}

#[test]
fn values_and_types() {
    custom_call::register("test.values", |call| {
        assert_eq!(call.configuration, "{exact = true, k = 3 : i64}");
        let types: Vec<_> = call.inputs.iter().map(|v| (v.element.name().to_owned(), v.shape.to_vec())).collect();
        let expected = [("f32", vec![2, 3]), ("i1", vec![2]), ("i4", vec![2]), ("bf16", vec![]), ("ui8", vec![0, 2])];
        assert_eq!(types, expected.map(|(name, shape)| (name.to_owned(), shape)));
        assert_eq!(call.inputs[1].bytes, [0, 1]);
        assert_eq!(call.inputs[2].bytes, [0xfd, 5]);
        for (x, y) in call.inputs[0].bytes.iter().zip(call.outputs[0].bytes.iter_mut().rev()) {
            *y = *x;
        }
        call.outputs[1].bytes.copy_from_slice(&[7, 0, 9]);
        Ok(())
    })
    .unwrap();
    let program = load(
        r#"func.func @main(%a: tensor<2x3xf32>, %p: tensor<2xi1>, %n: tensor<2xi4>, %s: tensor<bf16>, %e: tensor<0x2xui8>)
            -> (tensor<3x2xi32>, tensor<3xi8>) {
          %0:2 = stablehlo.custom_call @test.values(%a, %p, %n, %s, %e) {
              backend_config = {exact = true, k = 3 : i64}, api_version = 4 : i32,
              operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>,
                                 dense<> : tensor<0xindex>, dense<[1, 0]> : tensor<2xindex>],
              result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}
            : (tensor<2x3xf32>, tensor<2xi1>, tensor<2xi4>, tensor<bf16>, tensor<0x2xui8>) -> (tensor<3x2xi32>, tensor<3xi8>)
          return %0#0, %0#1 : tensor<3x2xi32>, tensor<3xi8>
        }"#,
    );
    let bytes: Vec<u8> = (0..24).collect();
    let inputs = [
        tensor("2x3xf32", bytes.clone()),
        tensor("2xi1", vec![0, 1]),
        tensor("2xi4", vec![0xfd, 5]),
        tensor("bf16", vec![0, 0]),
        tensor("0x2xui8", vec![]),
    ];
    let outputs = program.run(&inputs).unwrap();
    assert_eq!(outputs[0].bytes(), bytes.into_iter().rev().collect::<Vec<_>>());
    assert_eq!(outputs[1].bytes(), [7, 0, 9]);
}

#[test]
fn complex_numbers_stay_whole() {
    custom_call::register("test.complex", double).unwrap();
    let program = load(
        "func.func @main(%a: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
          %0 = stablehlo.add %a, %a : tensor<2xcomplex<f32>>
          %1 = stablehlo.custom_call @test.complex(%0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
          %2 = stablehlo.negate %1 : tensor<2xcomplex<f32>>
          return %2 : tensor<2xcomplex<f32>>
        }",
    );
    let input = tensor("2xcomplex<f32>", f32s(&[1.0, 2.0, -3.0, 0.5]));
    assert_eq!(program.run(&[input]).unwrap()[0].bytes(), f32s(&[-4.0, -8.0, 12.0, -2.0]));
}

/// What a loop tells, in order.
static NOTES: Mutex<Vec<i32>> = Mutex::new(vec![]);

#[test]
fn effects_run_as_often_and_in_the_order_that_the_program_says() {
    custom_call::register("test.double", double).unwrap();
    custom_call::register("test.note", |call| {
        let number = |index: usize| i32::from_le_bytes(call.inputs[index].bytes.try_into().unwrap());
        NOTES.lock().unwrap().push(10 * number(0) + number(1));
        Ok(())
    })
    .unwrap();
    custom_call::register("test.unused", |_| Err("must not run".into())).unwrap();
    let program = load(
        "func.func @main(%a: tensor<2xf32>, %n: tensor<i32>) -> tensor<2xf32> {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %one = stablehlo.constant dense<1> : tensor<i32>
          %two = stablehlo.constant dense<2> : tensor<i32>
          %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<2xf32>
            cond {
              %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %p : tensor<i1>
            } do {
              %j = stablehlo.add %i, %one : tensor<i32>
              stablehlo.custom_call @test.note(%j, %one) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
              %y = stablehlo.custom_call @test.double(%x) : (tensor<2xf32>) -> tensor<2xf32>
              stablehlo.custom_call @test.note(%j, %two) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
              stablehlo.custom_call @test.note(%j, %two) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
              %unused = stablehlo.custom_call @test.unused(%x) : (tensor<2xf32>) -> tensor<2xf32>
              stablehlo.return %j, %y : tensor<i32>, tensor<2xf32>
            }
          %even = stablehlo.compare EQ, %n, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
          \"stablehlo.if\"(%even) ({
            stablehlo.custom_call @test.note(%n, %zero) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
            stablehlo.return
          }, {
            stablehlo.return
          }) : (tensor<i1>) -> ()
          return %r#1 : tensor<2xf32>
        }",
    );
    for (count, factor, notes) in
        [(2, 4.0, vec![11, 12, 12, 21, 22, 22, 20]), (0, 1.0, vec![]), (1, 2.0, vec![11, 12, 12])]
    {
        NOTES.lock().unwrap().clear();
        let inputs = [tensor("2xf32", f32s(&[1.0, -3.0])), tensor("i32", i32::to_le_bytes(count).to_vec())];
        assert_eq!(program.run(&inputs).unwrap()[0].bytes(), f32s(&[factor, -3.0 * factor]));
        assert_eq!(*NOTES.lock().unwrap(), notes);
    }
}

const ONE_CALL: &str = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @TARGET(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";

#[test]
fn errors_and_panics_are_diagnostics() {
    custom_call::register("test.error", |_| Err("singular matrix".into())).unwrap();
    custom_call::register("test.panic", |_| panic!("on purpose")).unwrap();
    for (target, message) in [("test.error", "singular matrix"), ("test.panic", "its function panicked")] {
        let program = load(&ONE_CALL.replace("TARGET", target));
        for _ in 0..2 {
            let error = program.run(&[tensor("2xf32", f32s(&[1.0, 2.0]))]).unwrap_err().to_string();
            let expected = format!("custom call '{target}' at test.mlir:2:8 failed: {message}");
            assert!(error.contains(&expected), "{error}");
        }
    }
}

#[test]
fn unknown_targets_are_refused() {
    let program = ONE_CALL.replace("TARGET", "test.nobody");
    let error = compile(&program, Some(&["test.somebody", "test.other"])).unwrap_err();
    let expected = "test.mlir:2:8: error: 'stablehlo.custom_call' op target must be one that is registered, test.somebody, \
                    test.other, got 'test.nobody'; did you mean 'test.somebody'?";
    assert!(error.contains(expected), "{error}");
    let error = Executable::load(compile(&program, None).unwrap(), Default::default()).err().unwrap().to_string();
    assert!(error.contains("test.nobody") && error.contains("test.mlir:2:8"), "{error}");
}
