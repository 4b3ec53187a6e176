// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! One program with dynamic sizes, compiled for several.
use shale::{Argument, Compiler, Emit, Options};
use shale_runtime::{ElementType, Executable, Tensor, TensorType};

/// The sums of pairs of neighbours, and how many there are.
const PROGRAM: &str = "func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<i32>) {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %count = stablehlo.subtract %size, %one : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<1xi32>
  %one1 = stablehlo.constant dense<1> : tensor<1xi32>
  %count1 = stablehlo.reshape %count : (tensor<i32>) -> tensor<1xi32>
  %size1 = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %a = stablehlo.real_dynamic_slice %x, %zero, %count1, %one1
      : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %b = stablehlo.real_dynamic_slice %x, %one1, %size1, %one1
      : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.add %a, %b : tensor<?xf32>
  return %sum, %count : tensor<?xf32>, tensor<i32>
}";

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|x| x.to_le_bytes()).collect()
}

fn squares(size: usize) -> Tensor {
    let values: Vec<f32> = (0..size).map(|i| (i * i) as f32).collect();
    Tensor::new(TensorType::new(ElementType::F32, vec![size]), &bytes(&values)).unwrap()
}

fn check(program: &Executable, size: usize) {
    let outputs = program.run(&[squares(size)]).unwrap();
    let expected: Vec<f32> = (1..size).map(|i| (i * i + (i - 1) * (i - 1)) as f32).collect();
    assert_eq!(outputs[0].r#type().shape, [size - 1]);
    assert_eq!(outputs[0].bytes(), bytes(&expected));
    assert_eq!(outputs[1].bytes(), (size as i32 - 1).to_le_bytes());
}

#[test]
fn one_compiler_many_sizes() {
    let mut compiler = Compiler::new(Options::default()).unwrap();
    // The second round finds in the cache what the first has compiled, each for its size.
    for size in [1usize, 2, 7, 1, 2, 7] {
        let arguments = [Argument::Shape(vec![size as i64])];
        let compiled = compiler.emit_for(PROGRAM.as_bytes(), "pairs.mlir", "main", &arguments, Emit::Artifact).unwrap();
        let program = Executable::load(compiled.artifact.unwrap(), shale_runtime::Options::default()).unwrap();
        check(&program, size);
    }
}

#[test]
fn one_artifact_for_all_sizes() {
    let mut compiler = Compiler::new(Options::default()).unwrap();
    let compiled = compiler.emit_for(PROGRAM.as_bytes(), "pairs.mlir", "main", &[], Emit::Artifact).unwrap();
    let program = Executable::load(compiled.artifact.unwrap(), shale_runtime::Options::default()).unwrap();
    for size in [1, 2, 7, 1000] {
        check(&program, size);
    }
    // No pair can be of no element: the slice would end before it starts.
    let message = program.run(&[squares(0)]).unwrap_err().to_string();
    assert!(message.contains("slice of dimension 0 must lie in it, of size 0, got 0 to -1 by 1"), "{message}");
}

#[test]
fn sizes_that_do_not_work_are_errors() {
    let mut compiler = Compiler::new(Options::default()).unwrap();
    let mut compile = |arguments: &[Argument]| {
        let compiled = compiler.emit_for(PROGRAM.as_bytes(), "pairs.mlir", "main", arguments, Emit::Artifact);
        compiled.err().map(|failure| failure.to_string()).unwrap_or_default()
    };
    // No pair can be of no element: the slice would have fewer than none.
    let message = compile(&[Argument::Shape(vec![0])]);
    assert!(message.contains("'stablehlo.slice' op"), "{message}");
    let message = compile(&[Argument::Shape(vec![2, 2])]);
    assert!(message.contains("argument 0 must have a type that tensor<?xf32> allows"), "{message}");
}
