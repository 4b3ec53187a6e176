// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `fresh_outputs ARTIFACT`: what new memory for the outputs of each run costs.
//!
//! Prints, in milliseconds: the first run, the median of runs whose outputs are new, and that of runs into the same memory.
use shale_runtime::{Executable, Options, Tensor};
use std::time::Instant;

const ROUNDS: usize = 21;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: fresh_outputs ARTIFACT")?;
    let program = Executable::open(path, Options { threads: 1, ..Options::default() })?;
    let inputs = program.signature().inputs.iter().map(|input| Tensor::zeros(input.r#type.clone()));
    let inputs = inputs.collect::<Result<Vec<_>, _>>()?;
    let milliseconds = |start: Instant| start.elapsed().as_secs_f64() * 1000.0;
    let start = Instant::now();
    drop(program.run(&inputs)?);
    let first = milliseconds(start);
    let median =
        |run: &mut dyn FnMut() -> Result<(), Box<dyn std::error::Error>>| -> Result<f64, Box<dyn std::error::Error>> {
            let mut times = vec![];
            for _ in 0..ROUNDS {
                let start = Instant::now();
                run()?;
                times.push(milliseconds(start));
            }
            times.sort_by(f64::total_cmp);
            Ok(times[ROUNDS / 2])
        };
    let fresh = median(&mut || {
        program.run(&inputs)?;
        Ok(())
    })?;
    let mut outputs = program.run(&inputs)?;
    let bytes: Vec<&[u8]> = inputs.iter().map(Tensor::bytes).collect();
    let reused = median(&mut || {
        let mut slices: Vec<&mut [u8]> = outputs.iter_mut().map(Tensor::bytes_mut).collect();
        Ok(program.run_into(&bytes, &mut slices)?)
    })?;
    println!("{first:.3} {fresh:.3} {reused:.3}");
    Ok(())
}
