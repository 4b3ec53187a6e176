// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The part of a cache on disk: a file per key, named by it. Files appear whole, by renaming, and carry a hash of their contents:
//! processes need no lock, and what is damaged counts as missing. A file's time of modification is that of its last use.
use super::Key;
use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, SystemTime},
};

/// The first bytes of every entry.
const MAGIC: &[u8; 8] = b"SHALE-C1";
const PRELUDE: usize = MAGIC.len() + 32;

/// Names of files that are being written begin with this.
const TEMPORARY: &str = ".new-";

/// After this time a file that was being written belongs to nobody any more.
const ABANDONED: Duration = Duration::from_secs(3600);

/// Of the limit, the part that eviction leaves, in eighths.
const KEPT_EIGHTHS: u64 = 7;

/// A folder of entries.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    limit: u64,
    /// An estimate of the bytes in the folder: counted at first and when it exceeds the limit, grown by what this process writes.
    size: Mutex<u64>,
    counter: AtomicU64,
}

impl Disk {
    /// The cache in a folder, which is made if there is none, of at most `limit` bytes.
    ///
    /// # Errors
    /// If the folder cannot be made, read or written.
    pub fn open(folder: &Path, limit: u64) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let disk = Self { folder: folder.to_owned(), limit, size: Mutex::new(0), counter: AtomicU64::new(0) };
        let probe = disk.temporary();
        File::create_new(&probe)?;
        fs::remove_file(probe)?;
        let size = disk.entries()?.iter().map(|entry| entry.size).sum();
        *disk.size.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = size;
        Ok(disk)
    }

    fn path(&self, key: &Key) -> PathBuf {
        self.folder.join(key.text())
    }

    fn temporary(&self) -> PathBuf {
        let number = self.counter.fetch_add(1, Relaxed);
        self.folder.join(format!("{TEMPORARY}{}-{number}-{:p}", std::process::id(), self))
    }

    /// The contents of an entry. A damaged one is removed.
    pub fn get(&self, key: &Key) -> Option<Vec<u8>> {
        let path = self.path(key);
        let mut file = File::open(&path).ok()?;
        let mut bytes = vec![];
        file.read_to_end(&mut bytes).ok()?;
        let contents = bytes.get(PRELUDE..).filter(|contents| {
            bytes.starts_with(MAGIC) && bytes[MAGIC.len()..PRELUDE] == *blake3::hash(contents).as_bytes()
        });
        if contents.is_none() {
            let _ = fs::remove_file(path);
            return None;
        }
        // The owner of the file may be another; then it just ages.
        let _ = file.set_modified(SystemTime::now());
        bytes.drain(..PRELUDE);
        Some(bytes)
    }

    /// Whether so many bytes would be kept: one entry may have a quarter of all.
    pub fn holds(&self, size: u64) -> bool {
        size.saturating_add(PRELUDE as u64) <= self.limit / 4
    }

    /// Writes an entry, and removes old ones if there is too much then. What fails is left.
    pub fn put(&self, key: &Key, contents: &[u8]) {
        if !self.holds(contents.len() as u64) {
            return;
        }
        let temporary = self.temporary();
        let write = || -> io::Result<()> {
            let mut file = File::create_new(&temporary)?;
            file.write_all(MAGIC)?;
            file.write_all(blake3::hash(contents).as_bytes())?;
            file.write_all(contents)?;
            fs::rename(&temporary, self.path(key))
        };
        if write().is_err() {
            let _ = fs::remove_file(&temporary);
            return;
        }
        let mut total = self.size.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *total += (PRELUDE + contents.len()) as u64;
        if *total > self.limit
            && let Ok(left) = self.evict()
        {
            *total = left;
        }
    }

    /// Removes what was used longest ago; gives the bytes that are left. Other processes may do the same meanwhile.
    fn evict(&self) -> io::Result<u64> {
        let mut entries = self.entries()?;
        let mut total: u64 = entries.iter().map(|entry| entry.size).sum();
        entries.sort_by_key(|entry| entry.used);
        for entry in entries {
            if total <= self.limit / 8 * KEPT_EIGHTHS {
                break;
            }
            let _ = fs::remove_file(&entry.path);
            total -= entry.size;
        }
        Ok(total)
    }

    /// All entries; removes what nobody writes any more.
    fn entries(&self) -> io::Result<Vec<Entry>> {
        let mut entries = vec![];
        for file in fs::read_dir(&self.folder)? {
            // What another process has just removed is not there.
            let Ok((file, metadata)) = file.and_then(|file| file.metadata().map(|metadata| (file, metadata))) else {
                continue;
            };
            let name = file.file_name();
            let used = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            let name = name.to_string_lossy();
            if name.starts_with(TEMPORARY) {
                if used.elapsed().is_ok_and(|age| age > ABANDONED) {
                    let _ = fs::remove_file(file.path());
                }
            } else if metadata.is_file() && name.len() == 64 && name.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                entries.push(Entry { path: file.path(), size: metadata.len(), used });
            }
        }
        Ok(entries)
    }
}

struct Entry {
    path: PathBuf,
    size: u64,
    used: SystemTime,
}
