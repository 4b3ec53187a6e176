// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Prints the largest error of each function: `ulp [--step N] [function ...]`.
//!
//! With step 1, the default, unary f32 functions are measured over all 2^32 inputs and binary
//! ones over as many random pairs. Compile with
//! `RUSTFLAGS="-C target-cpu=native"`: without fused multiply-add in hardware it takes long.

#[path = "../tests/support/mod.rs"]
mod support;

use shale_math::Function;
use std::thread;
use std::time::Instant;
use support::{Worst, bound_f32, random_binary_f32, sweep_f32};

const THREADS: u64 = 2;

fn main() {
    let mut step = 1;
    let mut functions = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--step" {
            step = arguments.next().and_then(|step| step.parse().ok()).expect("--step takes a positive number");
        } else {
            functions.push(Function::from_name(&argument).expect("argument is the name of a function"));
        }
    }
    if functions.is_empty() {
        functions = Function::ALL.to_vec();
    }
    let mut failed = false;
    for function in functions {
        let start = Instant::now();
        let share = (1u64 << 32) / THREADS;
        let worst = thread::scope(|scope| {
            let sweeps: Vec<_> = (0..THREADS)
                .map(|part| {
                    scope.spawn(move || match function.arity() {
                        1 => sweep_f32(function, part * share, step, (part + 1) * share),
                        _ => random_binary_f32(function, share / step, 0x9e37_79b9_7f4a_7c15 + part),
                    })
                })
                .collect();
            sweeps.into_iter().map(|sweep| sweep.join().expect("sweep ends")).fold(Worst::NONE, Worst::or)
        });
        let within = worst.error <= bound_f32(function);
        failed |= !within;
        println!(
            "{:>9} f32: {worst} [{} s]{}",
            function.name(),
            start.elapsed().as_secs(),
            if within { "" } else { " EXCEEDS BOUND" }
        );
    }
    std::process::exit(i32::from(failed));
}
