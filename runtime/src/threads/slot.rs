// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! One job that threads may join.

use crate::{
    host::{KernelFunction, Status},
    sync::{
        Condvar, Mutex, UnsafeCell,
        atomic::{AtomicI32, AtomicU32, AtomicU64, Ordering::*},
        spin_loop,
    },
};

/// A kernel and the items to do.
#[derive(Clone, Copy)]
pub(super) struct Job {
    pub kernel: KernelFunction,
    pub frame: *const *mut u8,
    pub grid: u64,
    /// Items handed out at once, at least 1.
    pub chunk: u64,
    /// Not null; non-zero once the execution is cancelled.
    pub cancel: *const AtomicU32,
}

// The word `Slot::state`: how many workers are inside, how many more may join, and two flags.
const INSIDE: u64 = 1;
const INSIDE_MASK: u64 = (1 << 24) - 1;
const PERMIT: u64 = 1 << 24;
const PERMIT_MASK: u64 = INSIDE_MASK << 24;
const OPEN: u64 = 1 << 48;
/// The owner sleeps until the last worker leaves.
const OWNER_SLEEPS: u64 = 1 << 49;

/// The most workers one job may have.
pub(super) const MAX_WORKERS: usize = 4096;

/// A place for a job. The owner writes the job while the slot is closed and empty; workers read it only between
/// joining and leaving, and the owner takes the slot back only when the last one has left.
#[repr(align(128))]
pub(super) struct Slot {
    state: AtomicU64,
    job: UnsafeCell<Option<Job>>,
    next: AtomicU64,
    status: AtomicI32,
    lock: Mutex<()>,
    left: Condvar,
}

// SAFETY: `job` is written only by the owner while the slot is closed and empty, and read only by threads that joined
// after it was opened; `state` orders the two. What the job points to is valid until the dispatch returns.
unsafe impl Sync for Slot {}
// SAFETY: as above.
unsafe impl Send for Slot {}

impl Slot {
    pub fn new() -> Self {
        Self {
            state: AtomicU64::new(0),
            job: UnsafeCell::new(None),
            next: AtomicU64::new(0),
            status: AtomicI32::new(0),
            lock: Mutex::new(()),
            left: Condvar::new(),
        }
    }

    /// Lets up to `workers` threads join the job.
    ///
    /// # Safety
    /// The caller owns the slot, and it is closed. The job stays valid until [`Slot::close`] has returned.
    pub unsafe fn open(&self, job: Job, workers: usize) {
        // SAFETY: closed and empty, so that nobody reads it.
        self.job.with_mut(|slot| unsafe { *slot = Some(job) });
        self.next.store(0, Relaxed);
        self.status.store(0, Relaxed);
        self.state.store(OPEN | (PERMIT * workers.min(MAX_WORKERS) as u64), Release);
    }

    /// Joins the job, if it is open and may have more threads.
    pub fn join(&self) -> bool {
        self.state
            .fetch_update(Acquire, Relaxed, |state| {
                (state & OPEN != 0 && state & PERMIT_MASK != 0).then(|| state + INSIDE - PERMIT)
            })
            .is_ok()
    }

    /// Works until no items are left.
    ///
    /// # Safety
    /// The caller owns the open slot, or has joined and not left it.
    pub unsafe fn work(&self) {
        // SAFETY: nobody writes the job while a thread is inside or the owner works.
        let Some(job) = self.job.with(|slot| unsafe { *slot }) else { return };
        let chunks = job.grid.div_ceil(job.chunk);
        // SAFETY: the job is valid.
        let status = unsafe {
            run_chunks(&job, || {
                let index = self.next.fetch_add(1, Relaxed);
                (index < chunks && self.status.load(Relaxed) == 0).then_some(index)
            })
        };
        if status != 0 {
            // The first failure wins.
            let _ = self.status.compare_exchange(0, status, Relaxed, Relaxed);
        }
    }

    /// Leaves the job after [`Slot::join`]. The slot may be another job's afterwards.
    pub fn leave(&self) {
        let state = self.state.fetch_sub(INSIDE, AcqRel) - INSIDE;
        if state & INSIDE_MASK == 0 && state & OWNER_SLEEPS != 0 {
            drop(self.lock.lock());
            // Slots live as long as the pool, so that this is sound even when the owner is gone already.
            self.left.notify_all();
        }
    }

    /// Closes the slot, waits for the last worker and returns the job's status. Spins at most `spins` times.
    ///
    /// # Safety
    /// The caller owns the slot.
    pub unsafe fn close(&self, spins: u32) -> i32 {
        let mut state = self.state.fetch_and(!(OPEN | PERMIT_MASK), AcqRel);
        for _ in 0..spins {
            if state & INSIDE_MASK == 0 {
                break;
            }
            spin_loop();
            state = self.state.load(Acquire);
        }
        if state & INSIDE_MASK != 0 {
            let mut guard = self.lock.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            state = self.state.fetch_or(OWNER_SLEEPS, AcqRel);
            while state & INSIDE_MASK != 0 {
                guard = self.left.wait(guard).unwrap_or_else(|poisoned| poisoned.into_inner());
                state = self.state.load(Acquire);
            }
            self.state.fetch_and(!OWNER_SLEEPS, AcqRel);
        }
        self.status.load(Relaxed)
    }
}

/// Runs the chunks that `next` hands out; stops at the first failure.
///
/// # Safety
/// The job is valid: kernel and frame belong together, the grid is the kernel's.
pub(super) unsafe fn run_chunks(job: &Job, mut next: impl FnMut() -> Option<u64>) -> i32 {
    while let Some(index) = next() {
        // SAFETY: the job's word lives as long as the job.
        if unsafe { (*job.cancel).load(Relaxed) } != 0 {
            return Status::Cancelled.code();
        }
        let begin = index * job.chunk;
        let end = job.grid.min(begin.saturating_add(job.chunk));
        // The grid came as an `i64`, so that both fit.
        // SAFETY: the caller vouches for the kernel and its frame.
        let status = unsafe { (job.kernel)(job.frame, begin as i64, end as i64) };
        if status != 0 {
            return status;
        }
    }
    0
}
