// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Keys: hashes of everything that a result depends on.
use crate::{Argument, Options};
use shale_lowering::target::Target;
use std::{ffi::CStr, fmt, os::unix::fs::MetadataExt, sync::OnceLock};

/// Grows when what is kept under a key changes its form.
const FORM: u32 = 1;

/// A BLAKE3 hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key([u8; 32]);

impl Key {
    /// Sixty-four hexadecimal digits.
    pub fn text(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Hashes parts, each with its length.
struct Hasher(blake3::Hasher);

impl Hasher {
    fn new(kind: &str, target: &Target) -> Self {
        let mut hasher = Self(blake3::Hasher::new());
        hasher.part(kind.as_bytes()).number(FORM.into()).part(build());
        let Target { triple, cpu, features, vector_bits, l1, l2, l3, cores } = target;
        for text in [triple, cpu, features] {
            hasher.part(text.as_bytes());
        }
        for number in [vector_bits, l1, l2, l3, cores] {
            hasher.number(*number as u64);
        }
        hasher
    }
    fn number(&mut self, number: u64) -> &mut Self {
        self.0.update(&number.to_le_bytes());
        self
    }
    fn part(&mut self, bytes: &[u8]) -> &mut Self {
        self.number(bytes.len() as u64);
        self.0.update(bytes);
        self
    }
    fn key(&self) -> Key {
        Key(*self.0.finalize().as_bytes())
    }
}

/// The key of a program's artifact. `name` is part of the locations in it.
pub fn program_key(program: &[u8], name: &str, function: &str, arguments: &[Argument], options: &Options) -> Key {
    let mut hasher = Hasher::new("program", &options.target);
    hasher.part(format!("{:?}", options.limits).as_bytes()).number(options.disabled.len() as u64);
    for pass in &options.disabled {
        hasher.part(pass.as_bytes());
    }
    // Which custom calls are refused.
    hasher.part(format!("{:?}", options.custom_calls).as_bytes());
    // What a program with dynamic sizes is specialised for.
    hasher.part(format!("{arguments:?}").as_bytes());
    hasher.part(name.as_bytes()).part(function.as_bytes()).part(program).key()
}

/// The key of the object of a part of a program.
pub fn object_key(part: &str, target: &Target) -> Key {
    Hasher::new("object", target).part(part.as_bytes()).key()
}

/// What tells this build of the compiler from others: the file of the program or library that it is part of, and LLVM's version.
fn build() -> &'static [u8] {
    static BUILD: OnceLock<Vec<u8>> = OnceLock::new();
    BUILD.get_or_init(|| {
        let file = own_file().and_then(|path| std::fs::metadata(path).ok());
        let file = file.map(|file| (file.len(), file.mtime(), file.mtime_nsec(), file.ino()));
        // Without a file nothing tells builds apart: the process has a cache of its own.
        let alone = if file.is_none() { std::process::id() } else { 0 };
        format!("{} {} {file:?} {alone}", env!("CARGO_PKG_VERSION"), llvm_version()).into_bytes()
    })
}

fn llvm_version() -> String {
    let (major, minor, patch) = inkwell::support::get_llvm_version();
    format!("{major}.{minor}.{patch}")
}

/// The file that this code was loaded from.
fn own_file() -> Option<std::path::PathBuf> {
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: an address in this code, and a place for what is known of it.
    let found = unsafe { libc::dladdr(own_file as *const libc::c_void, info.as_mut_ptr()) } != 0;
    // SAFETY: zeroed, or written by `dladdr`.
    let info = unsafe { info.assume_init() };
    if !found || info.dli_fname.is_null() {
        return None;
    }
    // SAFETY: a text of the loader, which lives as long as this code is loaded.
    let name = unsafe { CStr::from_ptr(info.dli_fname) }.to_str().ok()?;
    // The name of a program is what it was called by.
    if std::path::Path::new(name).is_absolute() { Some(name.into()) } else { std::env::current_exe().ok() }
}
