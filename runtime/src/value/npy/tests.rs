// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

use super::*;
use crate::value::random;

struct TemporaryFile(PathBuf);

impl TemporaryFile {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("shale-npy-{}-{name}.npy", std::process::id())))
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A file as NumPy writes it: `header` stands for its dictionary.
fn file(version: u8, header: &str, data: &[u8]) -> Vec<u8> {
    let mut bytes = b"\x93NUMPY".to_vec();
    bytes.extend_from_slice(&[version, 0]);
    match version {
        1 => bytes.extend_from_slice(&(header.len() as u16).to_le_bytes()),
        _ => bytes.extend_from_slice(&(header.len() as u32).to_le_bytes()),
    }
    bytes.extend_from_slice(header.as_bytes());
    bytes.extend_from_slice(data);
    bytes
}

fn parse(bytes: &[u8], element: ElementType) -> Result<Tensor, String> {
    let (header, data) = Header::parse(bytes).map_err(|e| e.to_string())?;
    decode(&header, data, element).map_err(|e| e.to_string())
}

#[test]
fn every_element_type_round_trips() {
    let path = TemporaryFile::new("round-trip");
    for &element in ElementType::ALL {
        for shape in [vec![], vec![0], vec![5], vec![2, 0, 3], vec![3, 1, 7]] {
            let tensor = random(TensorType::new(element, shape), 3).unwrap();
            write(&path.0, &tensor).unwrap();
            assert_eq!(fs::read(&path.0).unwrap().len() % 64, tensor.bytes().len() % 64);
            assert_eq!(read_as(&path.0, element).unwrap(), tensor);
            if is_native(element) {
                assert_eq!(read(&path.0).unwrap(), tensor);
            }
        }
    }
}

#[test]
fn fortran_order_and_big_endian() {
    let header = "{'descr': '>i2', 'fortran_order': True, 'shape': (2, 3), }\n";
    let tensor = parse(&file(1, header, &[0, 1, 0, 4, 0, 2, 0, 5, 0, 3, 1, 6]), ElementType::I16).unwrap();
    assert_eq!(tensor.bytes(), [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 1]);
    // Each part of a complex number is swapped on its own.
    let header = "{\"shape\": (1L,), 'descr':'>c8','fortran_order':False}";
    let tensor = parse(&file(3, header, &[0x3F, 0x80, 0, 0, 0x40, 0, 0, 0]), ElementType::ComplexF32).unwrap();
    assert_eq!(tensor.bytes(), [0, 0, 0x80, 0x3F, 0, 0, 0, 0x40]);
    // What NumPy writes for a bfloat16 of ml_dtypes.
    let header = "{'descr': '<V2', 'fortran_order': False, 'shape': (1,), }";
    assert_eq!(parse_as(header, &[0x80, 0x3F], ElementType::Bf16).unwrap().bytes(), [0x80, 0x3F]);
    assert!(parse_as(header, &[0x80, 0x3F], ElementType::F16).is_err());
}

fn parse_as(header: &str, data: &[u8], element: ElementType) -> Result<Tensor, NpyError> {
    let path = TemporaryFile::new(&format!("{element}-{}", data.len()));
    fs::write(&path.0, file(2, header, data)).unwrap();
    read_as(&path.0, element)
}

#[test]
fn errors() {
    let check = |header: &str, data: &[u8], expected: &str| {
        assert_eq!(parse(&file(1, header, data), ElementType::F32).unwrap_err(), expected, "{header}");
    };
    check(
        "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}",
        &[0; 7],
        "data of shape [2] and dtype `<f4` must have 8 bytes, got 7",
    );
    check(
        "{'descr': '<f4', 'fortran_order': False, 'shape': (18446744073709551615, 2)}",
        &[],
        "data of shape [18446744073709551615, 2] and dtype `<f4` must have more than memory has bytes, got 0",
    );
    check(
        "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}",
        &[],
        "header must have a size at byte 61, got `9999999999999999`",
    );
    check(
        "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': ()}",
        &[],
        "header must have a string at byte 20, got `[('a', '<f4')],`",
    );
    check("{'descr': '<f4', 'shape': ()}", &[0; 4], "header must have the entry `fortran_order` once");
    check(
        "{'descr': '|O', 'fortran_order': False, 'shape': ()}",
        &[],
        "dtype must be a boolean, number or opaque type, got `|O`",
    );
    check(
        "{'descr': '<f4', 'fortran_order': False, 'shape': (), 'more': 1}",
        &[],
        "header must have 'descr', 'fortran_order' or 'shape' at byte 64, got `'more': 1}`",
    );
    assert_eq!(parse(b"PK", ElementType::F32).unwrap_err(), "file must start as an .npy file does");
    let text = read_as("/nonexistent/x.npy", ElementType::F32).unwrap_err().to_string();
    assert!(text.starts_with("/nonexistent/x.npy: "), "{text}");
    let header = "{'descr': '<f8', 'fortran_order': False, 'shape': ()}";
    let text = parse_as(header, &[0; 8], ElementType::F32).unwrap_err().to_string();
    assert!(text.ends_with("array for element type f32 must have dtype `<f4`, got `<f8`"), "{text}");
    let header = "{'descr': '|b1', 'fortran_order': False, 'shape': ()}";
    assert!(parse_as(header, &[2], ElementType::I1).unwrap_err().to_string().contains("must be stored as 0 to 1"));
}

#[test]
fn damaged_files_do_not_panic() {
    let good = file(1, "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }    \n", &[0; 24]);
    assert!(parse(&good, ElementType::F32).is_ok());
    let mut state = 7u64;
    let mut below = |end: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % end
    };
    for _ in 0..20000 {
        let mut bytes = good.clone();
        for _ in 0..1 + below(4) {
            let at = below(bytes.len());
            bytes[at] = if below(2) == 0 { below(256) as u8 } else { b"0123456789(),'{}: "[below(18)] };
        }
        bytes.truncate(below(bytes.len() * 3).max(1));
        let _ = parse(&bytes, ElementType::F32);
    }
}

/// Against NumPy itself, if there is a Python that has it.
#[test]
fn numpy_agrees() {
    let (ours, theirs) = (TemporaryFile::new("ours"), TemporaryFile::new("theirs"));
    let tensor = random(TensorType::new(ElementType::F32, [3, 4, 5]), 1).unwrap();
    write(&ours.0, &tensor).unwrap();
    let script = "import sys, numpy\nx = numpy.load(sys.argv[1])\nassert x.shape == (3, 4, 5) and x.dtype == numpy.float32\n\
                  numpy.save(sys.argv[2], numpy.asfortranarray(x).astype('>f4'))\n";
    let python = std::env::var("SHALE_PYTHON").unwrap_or("python3".into());
    let run = std::process::Command::new(python).args(["-c", script]).args([&ours.0, &theirs.0]).output();
    match run {
        Ok(run) if run.status.success() => assert_eq!(read(&theirs.0).unwrap(), tensor),
        Ok(run) => {
            let text = String::from_utf8_lossy(&run.stderr).into_owned();
            assert!(text.contains("No module named"), "{text}");
            eprintln!("no NumPy: the test did nothing");
        }
        Err(_) => eprintln!("no Python: the test did nothing"),
    }
}
