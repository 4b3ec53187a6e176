// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The memory of buffers.
use crate::{event::Event, guard::Result};
use shale_runtime::memory::AlignedBytes;
use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicI64, Ordering::Relaxed},
};

/// What the buffers of a device use.
#[derive(Default)]
pub struct Usage {
    bytes: AtomicI64,
    peak: AtomicI64,
    allocations: AtomicI64,
    largest: AtomicI64,
}

/// The figures of a [`Usage`], in bytes where they are not a count.
pub struct Figures {
    pub bytes: i64,
    pub peak: i64,
    pub allocations: i64,
    pub largest: i64,
}

impl Usage {
    fn add(&self, size: i64) {
        let now = self.bytes.fetch_add(size, Relaxed) + size;
        self.peak.fetch_max(now, Relaxed);
        self.largest.fetch_max(size, Relaxed);
        self.allocations.fetch_add(1, Relaxed);
    }

    pub fn figures(&self) -> Figures {
        Figures {
            bytes: self.bytes.load(Relaxed),
            peak: self.peak.load(Relaxed),
            allocations: self.allocations.load(Relaxed),
            largest: self.largest.load(Relaxed),
        }
    }
}

/// The machine's memory, if the system tells.
pub fn machine_bytes() -> Option<i64> {
    static BYTES: OnceLock<Option<i64>> = OnceLock::new();
    *BYTES.get_or_init(|| {
        // SAFETY: both only return numbers.
        let (pages, size) = unsafe { (libc::sysconf(libc::_SC_PHYS_PAGES), libc::sysconf(libc::_SC_PAGESIZE)) };
        (pages > 0 && size > 0).then(|| pages.saturating_mul(size))
    })
}

enum Memory {
    Own(AlignedBytes),
    /// Memory of the caller, who is told by the event when it is no longer used.
    Foreign {
        data: *const u8,
        released: Event,
    },
}

/// The bytes of a buffer. They are written before the first buffer refers to them, and not after.
pub struct Storage {
    memory: Memory,
    size: usize,
    usage: Arc<Usage>,
}
// SAFETY: shared access only reads; the caller of the API keeps foreign memory alive and unchanged until it is told.
unsafe impl Send for Storage {}
// SAFETY: as above.
unsafe impl Sync for Storage {}

impl Storage {
    /// Memory of unspecified contents.
    pub fn allocate(size: usize, usage: &Arc<Usage>) -> Result<Self> {
        let memory = Memory::Own(AlignedBytes::unspecified(size)?);
        usage.add(size as i64);
        Ok(Self { memory, size, usage: usage.clone() })
    }

    /// Memory of the caller.
    pub fn foreign(data: *const u8, size: usize, usage: &Arc<Usage>, released: Event) -> Self {
        usage.add(size as i64);
        Self { memory: Memory::Foreign { data, released }, size, usage: usage.clone() }
    }

    /// Whether the memory is not the caller's.
    pub fn is_own(&self) -> bool {
        matches!(self.memory, Memory::Own(_))
    }

    /// The first byte; to be written through only where [`Storage::allocate`] has just made the memory.
    pub fn data(&self) -> *mut u8 {
        match &self.memory {
            Memory::Own(bytes) => bytes.as_raw(),
            Memory::Foreign { data, .. } => data.cast_mut(),
        }
    }

    pub fn bytes(&self) -> &[u8] {
        // SAFETY: `size` initialized bytes that nobody writes.
        unsafe { std::slice::from_raw_parts(self.data(), self.size) }
    }

    /// The bytes of memory that nobody else knows yet.
    pub fn bytes_mut(&mut self) -> Option<&mut [u8]> {
        match &mut self.memory {
            Memory::Own(bytes) => Some(bytes),
            Memory::Foreign { .. } => None,
        }
    }
}

impl Drop for Storage {
    fn drop(&mut self) {
        self.usage.bytes.fetch_sub(self.size as i64, Relaxed);
        if let Memory::Foreign { released, .. } = &self.memory {
            released.set(Ok(()));
        }
    }
}
