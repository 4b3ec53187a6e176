// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Runs a compiled program from Rust: `embed_rust model.shale`.
//!
//! Fills the inputs with a fixed pattern of f32, runs the program on memory of its own, and prints the first elements of each
//! output.
use anyhow::{Context, ensure};
use shale_runtime::{Cancellation, ElementType, Executable, Options, Tensor, custom_call};

/// Custom calls are functions of the program that embeds: this one doubles f32.
fn double(call: &mut custom_call::Call) -> Result<(), String> {
    let (Some(input), Some(output)) = (call.inputs.first(), call.outputs.first_mut()) else {
        return Err("needs one operand and one result".into());
    };
    if input.element != ElementType::F32 || input.shape != output.shape {
        return Err(format!("needs f32 of one shape, got {}", input.element.name()));
    }
    for (x, y) in input.bytes.chunks_exact(4).zip(output.bytes.chunks_exact_mut(4)) {
        let x = f32::from_le_bytes([x[0], x[1], x[2], x[3]]);
        y.copy_from_slice(&(2.0 * x).to_le_bytes());
    }
    Ok(())
}

fn main() -> anyhow::Result<()> {
    let path = std::env::args().nth(1).context("usage: embed_rust ARTIFACT")?;
    custom_call::register("example.double", double)?;
    let program = Executable::open(&path, Options { threads: 2, ..Options::default() })?;
    let signature = program.signature();

    let mut inputs = vec![];
    for input in &signature.inputs {
        ensure!(input.r#type.element == ElementType::F32, "this example fills f32 only, got {}", input.r#type);
        let mut tensor = Tensor::zeros(input.r#type.clone())?;
        for (i, element) in tensor.bytes_mut().chunks_exact_mut(4).enumerate() {
            element.copy_from_slice(&((i % 7) as f32 / 8.0 - 0.25).to_le_bytes());
        }
        inputs.push(tensor);
    }
    let outputs = signature.outputs.iter().map(|output| Tensor::zeros(output.r#type.clone()));
    let mut outputs = outputs.collect::<Result<Vec<_>, _>>()?;

    // Another thread may call `cancel` on a clone of it.
    let cancellation = Cancellation::new();
    let input_bytes: Vec<&[u8]> = inputs.iter().map(Tensor::bytes).collect();
    let mut output_bytes: Vec<&mut [u8]> = outputs.iter_mut().map(Tensor::bytes_mut).collect();
    program.run_into_until(&input_bytes, &mut output_bytes, &cancellation)?;

    for (i, output) in outputs.iter().enumerate() {
        let shape: Vec<String> = output.shape().iter().map(usize::to_string).collect();
        print!("output {i} {}[{}]:", output.element().name(), shape.join(","));
        if output.element() == ElementType::F32 {
            for x in output.bytes().chunks_exact(4).take(4) {
                print!(" {:08x}", u32::from_le_bytes([x[0], x[1], x[2], x[3]]));
            }
        }
        println!();
    }
    Ok(())
}
