// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

use super::*;
use crate::{
    artifact::{Alias, Buffer, Check, CheckKind, Input, Kernel, Output, Program, Role, Signature, Target},
    value::element_type::{ElementType, TensorType},
};

fn sample() -> Artifact {
    let t = TensorType::new(ElementType::F32, [5]);
    let output = |hidden| Output { name: None, r#type: t.clone(), hidden };
    Artifact {
        header: Header {
            name: "program".into(),
            compiler: "0.1.0".into(),
            target: Target { triple: "x86_64-unknown-linux-gnu".into(), cpu: "znver4".into(), features: "+fma".into() },
            assertions: vec![],
            main: Program {
                entry: "main".into(),
                arena_alignment: 64,
                buffers: vec![
                    Buffer { role: Role::Arena, size: 128 },
                    Buffer { role: Role::Input(0), size: 20 },
                    Buffer { role: Role::Constant(1), size: 0 },
                    Buffer { role: Role::Initialized(0), size: 12 },
                    Buffer { role: Role::Output(0), size: 20 },
                    Buffer { role: Role::Output(1), size: 20 },
                ],
            },
            initializer: Some(Program {
                entry: "main.initializer".into(),
                arena_alignment: 1,
                buffers: vec![
                    Buffer { role: Role::Constant(0), size: 100 },
                    Buffer { role: Role::Output(0), size: 12 },
                ],
            }),
            signature: Signature {
                inputs: vec![Input { name: Some("x\"\n".into()), r#type: t.clone(), donated: true }],
                outputs: vec![output(false), output(true)],
            },
            aliases: vec![Alias { input: 0, output: 0 }],
            checks: vec![Check {
                kind: CheckKind::AlmostEq { tolerance: 0.1 + 0.2 },
                actual: 0,
                expected: 1,
                name: "check.expect_almost_eq".into(),
                location: "a.mlir:1:2".into(),
            }],
            kernels: vec![Kernel { symbol: "k0".into(), grid: 7, locations: vec!["a.mlir:3:4".into()] }],
            tokens: Default::default(),
            custom_calls: vec![],
            costs: Default::default(),
        },
        objects: vec![Object { name: "host".into(), code: Bytes::copy_of(&[1; 70]).unwrap() }],
        constants: vec![Bytes::copy_of(&[2; 100]).unwrap(), Bytes::copy_of(&[]).unwrap()],
    }
}

#[test]
fn round_trip() {
    let artifact = sample();
    let bytes = artifact.to_bytes().unwrap();
    let again = Artifact::from_bytes(&bytes).unwrap();
    assert_eq!(again, artifact);
    assert_eq!(again.to_bytes().unwrap(), bytes);
}

#[test]
fn mapped_file() {
    let path = std::env::temp_dir().join(format!("shale-artifact-{}", std::process::id()));
    std::fs::write(&path, sample().to_bytes().unwrap()).unwrap();
    let artifact = Artifact::open(&path).unwrap();
    assert_eq!(artifact, sample());
    assert_eq!(artifact.constants[0].as_ptr() as usize % ALIGNMENT, 0);
    std::fs::write(&path, "").unwrap();
    let text = Artifact::open(&path).unwrap_err().to_string();
    assert!(text.ends_with("artifact must be 64 bytes long, got 0 (at byte 0)"), "{text}");
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(Artifact::open(&path), Err(OpenError::Io { .. })));
}

#[test]
fn errors_say_where() {
    let bytes = sample().to_bytes().unwrap();
    let mut other = bytes.clone();
    other[VERSION_AT] = 9;
    let text = Artifact::from_bytes(&other).unwrap_err().to_string();
    assert_eq!(text, "artifact must have format version 2, got 9: compile the program again (at byte 8)");

    let mut other = bytes.clone();
    // The last 28 bytes are padding in front of the empty constant 1.
    let at = bytes.len() - 30;
    other[at] ^= 1;
    let error = Artifact::from_bytes(&other).unwrap_err();
    assert_eq!(error.offset, bytes.len() as u64 - 128);
    assert!(error.to_string().starts_with("constant 0 is damaged: its checksum must be"), "{error}");

    let mut bad = sample();
    bad.header.main.buffers[1].size = 16;
    let text = bad.to_bytes().unwrap_err().to_string();
    assert_eq!(text, "artifact is inconsistent: buffer 1 of main must have 20 bytes, got 16 (at byte 64)");
}

/// A small generator: the tests need no more.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % end
    }
}

#[test]
fn every_flipped_bit_is_noticed() {
    let bytes = sample().to_bytes().unwrap();
    for bit in 0..bytes.len() * 8 {
        let mut damaged = bytes.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        assert!(Artifact::from_bytes(&damaged).is_err(), "bit {bit}");
    }
    for size in 0..bytes.len() {
        assert!(Artifact::from_bytes(&bytes[..size]).is_err(), "{size} bytes");
    }
    let mut longer = bytes;
    longer.push(0);
    assert!(Artifact::from_bytes(&longer).is_err());
}

/// Damage that the checksums do not catch: the contents are changed and their checksum and lengths put right.
#[test]
fn forged_contents_do_not_panic() {
    let bytes = sample().to_bytes().unwrap();
    let size = u64::from_le_bytes(bytes[CONTENTS_SIZE_AT..][..8].try_into().unwrap()) as usize;
    let mut random = Random(1);
    let mut accepted = 0;
    for _ in 0..20000 {
        let mut forged = bytes.clone();
        for _ in 0..1 + random.below(3) {
            let at = PRELUDE + random.below(size);
            // Mostly digits and punctuation, so that many stay JSON.
            forged[at] = b"0123456789-,:{}[]\"e."[random.below(20)];
        }
        let checksum = crc32fast::hash(&forged[PRELUDE..PRELUDE + size]);
        forged[CHECKSUM_AT..][..4].copy_from_slice(&checksum.to_le_bytes());
        if let Ok(artifact) = Artifact::from_bytes(&forged) {
            accepted += 1;
            artifact.to_bytes().unwrap();
        }
    }
    assert!(accepted > 0, "the test must reach artifacts that are read");
    for _ in 0..5000 {
        let mut forged = bytes.clone();
        for _ in 0..1 + random.below(8) {
            let at = random.below(forged.len());
            forged[at] = random.below(256) as u8;
        }
        forged.truncate(random.below(forged.len() * 4).max(1));
        let _ = Artifact::from_bytes(&forged);
    }
}
