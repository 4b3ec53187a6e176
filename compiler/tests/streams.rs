// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Results that are written around the caches, in memory that is aligned and in memory that is not.
use shale::{Compiler, Emit, Options};
use shale_runtime::Executable;

fn executable(program: &str) -> Executable {
    let mut compiler = Compiler::new(Options::default()).unwrap();
    let compiled = compiler.emit(program.as_bytes(), "streams.mlir", Emit::Artifact).unwrap();
    Executable::load(compiled.artifact.unwrap(), shale_runtime::Options::default()).unwrap()
}

/// Runs a program on `input`, with a result at each of some distances from a line of the cache; `expected` gives its elements.
fn check(program: &str, input: &[f32], count: usize, expected: impl Fn(usize) -> f32) {
    let executable = executable(program);
    let bytes: Vec<u8> = input.iter().flat_map(|x| x.to_ne_bytes()).collect();
    let mut memory = vec![0u8; 4 * count + 192];
    let line = memory.as_ptr().align_offset(64);
    for distance in [0, 4, 16, 32, 60, 64] {
        memory.fill(0xAB);
        let (start, end) = (line + distance, line + distance + 4 * count);
        // Inputs are aligned to their elements by the allocator.
        executable.run_into(&[&bytes], &mut [&mut memory[start..end]]).unwrap();
        for (i, element) in memory[start..end].chunks_exact(4).enumerate() {
            let element = f32::from_ne_bytes([element[0], element[1], element[2], element[3]]);
            assert_eq!(element, expected(i), "element {i} at a distance of {distance} bytes");
        }
        assert!(memory[..start].iter().chain(&memory[end..]).all(|&byte| byte == 0xAB), "written outside");
    }
}

#[test]
fn elements() {
    // The last vector is not whole.
    for count in [(16 << 20) / 4, (16 << 20) / 4 + 7] {
        let program = format!(
            "func.func @main(%x: tensor<{count}xf32>) -> tensor<{count}xf32> {{
               %0 = stablehlo.negate %x : tensor<{count}xf32>
               return %0 : tensor<{count}xf32>
             }}"
        );
        let input: Vec<f32> = (0..count).map(|i| (i % 1021) as f32).collect();
        check(&program, &input, count, |i| -((i % 1021) as f32));
    }
}

#[test]
fn transposed() {
    for (rows, columns) in [(2048, 2048), (2064, 2050), (2051, 2064)] {
        let program = format!(
            "func.func @main(%x: tensor<{rows}x{columns}xf32>) -> tensor<{columns}x{rows}xf32> {{
               %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<{rows}x{columns}xf32>) -> tensor<{columns}x{rows}xf32>
               return %0 : tensor<{columns}x{rows}xf32>
             }}"
        );
        let input: Vec<f32> = (0..rows * columns).map(|i| i as f32).collect();
        check(&program, &input, rows * columns, |i| (i % rows * columns + i / rows) as f32);
    }
}
