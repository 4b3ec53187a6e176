// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Prints the largest error of each function: `ulp [--step N] [--from BITS] [--to BITS] [--f64] [function ...]`.
//!
//! In f32, unary functions are measured over every N-th bit pattern, with step 1, the default, all 2^32; `--from` and `--to`
//! (hexadecimal) bound the patterns. Binary functions are measured over 2^32 / N random pairs, f64 over 2^20 / N random
//! inputs. Compile with `RUSTFLAGS="-C target-cpu=native"`: without fused multiply-add in hardware it takes long.

#[path = "../tests/support/mod.rs"]
mod support;

use shale_math::Function;
use std::thread;
use std::time::Instant;
use support::f64::{bound_f64, random_f64};
use support::{Worst, bound_f32, has_reference, random_binary_f32, sweep_f32};

const THREADS: u64 = 2;

fn main() {
    let (mut step, mut from, mut to, mut wide) = (1, 0, 1 << 32, false);
    let mut functions = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = |radix| {
            let value = arguments.next().unwrap_or_default();
            u64::from_str_radix(value.trim_start_matches("0x"), radix).expect("option takes a number")
        };
        match argument.as_str() {
            "--step" => step = number(10).max(1),
            "--from" => from = number(16),
            "--to" => to = number(16),
            "--f64" => wide = true,
            name => functions.push(Function::from_name(name).expect("argument is the name of a function")),
        }
    }
    if functions.is_empty() {
        functions = Function::ALL.iter().copied().filter(|function| has_reference(*function)).collect();
    }
    let mut failed = false;
    for function in functions {
        let start = Instant::now();
        if wide {
            let worst = random_f64(function, (1 << 20) / step, 0x9e37_79b9_7f4a_7c15);
            failed |= worst.error > bound_f64(function);
            println!("{:>9} f64: {worst} [{} s]", function.name(), start.elapsed().as_secs());
            continue;
        }
        let share = (to - from) / THREADS;
        let worst = thread::scope(|scope| {
            let sweeps: Vec<_> = (0..THREADS)
                .map(|part| {
                    scope.spawn(move || match function.arity() {
                        1 => sweep_f32(function, from + part * share, step, from + (part + 1) * share),
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
