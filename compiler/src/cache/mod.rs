// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What was compiled before: artifacts by the program that they were made from, and objects by the code that they hold, so that a
//! program that differs in some kernels has only those compiled. Both are kept in memory, and on disk where `SHALE_CACHE_DIR` names
//! a folder, which any number of processes may share.
//!
//! Keys hold all that a result depends on: this build of the compiler, LLVM's version, the target and the options. A cache only ever
//! saves time: whatever goes wrong with one, the program is compiled.
mod disk;
mod flights;
mod key;
mod memory;
#[cfg(test)]
mod tests;

pub use disk::Disk;
pub use flights::Flights;
pub use key::{Key, program_key};

use memory::Memory;
use shale_lowering::{llvm::ObjectCache, target::Target};
use std::{
    cell::Cell,
    path::Path,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

/// The folder of the process's cache; none if it is not set or empty.
pub const FOLDER_VARIABLE: &str = "SHALE_CACHE_DIR";

/// The most bytes that this folder may hold: a number, optionally followed by K, M or G.
pub const SIZE_VARIABLE: &str = "SHALE_CACHE_SIZE";

/// The most bytes in a folder by default.
pub const FOLDER_SIZE: u64 = 1 << 30;

/// The most bytes in memory.
const MEMORY_SIZE: usize = 128 << 20;

/// A cache.
#[derive(Debug)]
pub struct Cache {
    memory: Memory,
    disk: Option<Disk>,
    flights: Flights<Key>,
    counts: Counts,
}

#[derive(Debug, Default)]
struct Counts {
    programs_compiled: AtomicU64,
    programs_found: AtomicU64,
    objects_compiled: AtomicU64,
    objects_found: AtomicU64,
}

/// What a cache was asked for so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Statistics {
    /// Programs that were compiled, with or without success.
    pub programs_compiled: u64,
    /// Programs that were there, or that another thread was compiling.
    pub programs_found: u64,
    /// Objects that were compiled.
    pub objects_compiled: u64,
    /// Objects that were there.
    pub objects_found: u64,
}

impl Cache {
    /// One in memory, and in a folder if there is one.
    pub fn new(disk: Option<Disk>) -> Self {
        Self { memory: Memory::new(MEMORY_SIZE), disk, flights: Flights::default(), counts: Counts::default() }
    }

    /// The cache that the compilers of this process share, as the environment describes it. What is wrong with the environment is
    /// written to standard error, once, and the cache is in memory only.
    pub fn of_process() -> Arc<Self> {
        static CACHE: OnceLock<Arc<Cache>> = OnceLock::new();
        CACHE
            .get_or_init(|| {
                let disk = from_environment().unwrap_or_else(|message| {
                    let _ = std::io::Write::write_all(
                        &mut std::io::stderr(),
                        format!("shale: warning: {message}\n").as_bytes(),
                    );
                    None
                });
                Arc::new(Self::new(disk))
            })
            .clone()
    }

    /// The bytes under a key.
    pub fn get(&self, key: &Key) -> Option<Arc<[u8]>> {
        if let Some(known) = self.memory.get(key) {
            return Some(known);
        }
        let bytes: Arc<[u8]> = self.disk.as_ref()?.get(key)?.into();
        self.memory.put(key, bytes.clone());
        Some(bytes)
    }

    /// What `find` finds, or else `make` makes and leaves in this cache: once, however many threads want it at the same time.
    pub fn once<T>(&self, key: Key, find: impl Fn(&Self) -> Option<T>, make: impl FnOnce() -> T) -> T {
        self.flights.once(key, || find(self), make)
    }

    /// Notes a program that was found, or one that was compiled.
    pub(crate) fn count_program(&self, found: bool) {
        let counter = if found { &self.counts.programs_found } else { &self.counts.programs_compiled };
        counter.fetch_add(1, Relaxed);
    }

    /// What happened so far.
    pub fn statistics(&self) -> Statistics {
        let Counts { programs_compiled, programs_found, objects_compiled, objects_found } = &self.counts;
        Statistics {
            programs_compiled: programs_compiled.load(Relaxed),
            programs_found: programs_found.load(Relaxed),
            objects_compiled: objects_compiled.load(Relaxed),
            objects_found: objects_found.load(Relaxed),
        }
    }

    /// Whether so many bytes would be kept. What holds large constants is not.
    pub fn holds(&self, size: u64) -> bool {
        self.memory.holds(size) || self.disk.as_ref().is_some_and(|disk| disk.holds(size))
    }

    /// Keeps bytes under a key.
    pub fn put(&self, key: &Key, bytes: &[u8]) {
        if self.memory.holds(bytes.len() as u64) {
            self.memory.put(key, bytes.into());
        }
        if let Some(disk) = &self.disk {
            disk.put(key, bytes);
        }
    }
}

fn from_environment() -> Result<Option<Disk>, String> {
    let Some(folder) = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty()) else { return Ok(None) };
    let size = match std::env::var(SIZE_VARIABLE) {
        Ok(text) if !text.is_empty() => size(&text).ok_or_else(|| {
            format!(
                "{SIZE_VARIABLE} must be a number, optionally with K, M or G, got '{text}'; nothing is cached on disk"
            )
        })?,
        _ => FOLDER_SIZE,
    };
    let disk = Disk::open(Path::new(&folder), size).map_err(|error| {
        format!("{FOLDER_VARIABLE} must be a writable folder, got '{}': {error}", folder.to_string_lossy())
    })?;
    Ok(Some(disk))
}

fn size(text: &str) -> Option<u64> {
    let (digits, shift) = match text.char_indices().last()? {
        (at, 'K' | 'k') => (&text[..at], 10),
        (at, 'M' | 'm') => (&text[..at], 20),
        (at, 'G' | 'g') => (&text[..at], 30),
        _ => (text, 0),
    };
    digits.parse::<u64>().ok()?.checked_mul(1 << shift)
}

/// A cache of the objects of one target.
pub struct Objects<'a> {
    cache: &'a Cache,
    target: &'a Target,
}

impl<'a> Objects<'a> {
    pub fn new(cache: &'a Cache, target: &'a Target) -> Self {
        Self { cache, target }
    }
}

impl ObjectCache for Objects<'_> {
    fn object(&self, part: &str, compile: &mut dyn FnMut() -> Result<Vec<u8>, String>) -> Result<Vec<u8>, String> {
        let key = key::object_key(part, self.target);
        let counts = &self.cache.counts;
        let found = Cell::new(true);
        let object = self.cache.once(
            key,
            |cache| cache.get(&key).map(|bytes| Ok(bytes.to_vec())),
            || {
                found.set(false);
                let object = compile()?;
                self.cache.put(&key, &object);
                Ok(object)
            },
        );
        let counter = if found.get() { &counts.objects_found } else { &counts.objects_compiled };
        counter.fetch_add(1, Relaxed);
        object
    }
}
