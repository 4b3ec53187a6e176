// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The pool of worker threads.

use super::slot::{Job, MAX_WORKERS, Slot, run_chunks};
use crate::{
    host::{KernelFunction, Status},
    sync::{
        Condvar, Mutex, SPINS,
        atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering::*, fence},
        spin_loop, thread,
    },
};
use std::sync::OnceLock;

/// Chunks per thread: enough that a thread that is held up leaves its share to the others.
const CHUNKS_PER_THREAD: u64 = 4;

/// Chunks of a grid at least, if it has so many items: a cancelled execution stops between two.
const LEAST_CHUNKS: u64 = 1024;

/// Jobs that may be open at the same time; a dispatch that finds no slot runs on its own thread.
const SLOTS: usize = 64;

/// The threads of the process that run kernels.
pub struct Pool {
    slots: Vec<Slot>,
    /// Bit `i`: slot `i` has an owner.
    owned: AtomicU64,
    /// Bit `i`: slot `i` may be open.
    open: AtomicU64,
    /// Counts published jobs, so that no worker sleeps through one.
    published: AtomicU64,
    sleepers: AtomicUsize,
    sleep: Mutex<()>,
    wake: Condvar,
    /// Threads that the running executions ask for, their own included.
    demand: AtomicUsize,
    /// Running executions.
    teams: AtomicUsize,
    workers: Mutex<Vec<thread::JoinHandle<()>>>,
    worker_count: AtomicUsize,
    cores: usize,
    /// Workers are to end.
    stopping: AtomicBool,
}

impl Pool {
    /// The pool of this process. Its threads start when they are first asked for.
    pub fn global() -> &'static Pool {
        static POOL: OnceLock<Pool> = OnceLock::new();
        POOL.get_or_init(|| Pool::new(std::thread::available_parallelism().map_or(1, usize::from), SLOTS))
    }

    /// A pool that takes up to `slots` jobs at once, at most 64, and spins only while as many threads as `cores` are asked for.
    pub(super) fn new(cores: usize, slots: usize) -> Self {
        let slots = slots.min(SLOTS);
        Self {
            slots: (0..slots).map(|_| Slot::new()).collect(),
            // Those that there are not have an owner for good.
            owned: AtomicU64::new(u64::MAX.checked_shl(slots as u32).unwrap_or(0)),
            open: AtomicU64::new(0),
            published: AtomicU64::new(0),
            sleepers: AtomicUsize::new(0),
            sleep: Mutex::new(()),
            wake: Condvar::new(),
            demand: AtomicUsize::new(0),
            teams: AtomicUsize::new(0),
            workers: Mutex::new(Vec::new()),
            worker_count: AtomicUsize::new(0),
            cores,
            stopping: AtomicBool::new(false),
        }
    }

    /// Ends the workers, and waits for them. What is dispatched later runs on its own thread.
    #[allow(dead_code, reason = "the pool of the process lives as long as that; tests stop theirs")]
    pub(super) fn stop(&self) {
        self.stopping.store(true, SeqCst);
        self.wake(usize::MAX);
        let workers = std::mem::take(&mut *self.workers.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
        for worker in workers {
            // One that panicked has ended as well.
            let _ = worker.join();
        }
    }

    /// Number of processors this process may use.
    pub fn cores(&self) -> usize {
        self.cores
    }

    /// Number of worker threads started so far.
    pub fn workers(&self) -> usize {
        self.worker_count.load(Relaxed)
    }

    fn spins(&self) -> u32 {
        if self.demand.load(Relaxed) <= self.cores { SPINS } else { 0 }
    }

    /// Starts threads until every running execution can have those it asks for.
    fn grow(&'static self) {
        let wanted = self.demand.load(Relaxed).saturating_sub(self.teams.load(Relaxed)).min(MAX_WORKERS);
        if self.worker_count.load(Relaxed) >= wanted {
            return;
        }
        let mut workers = self.workers.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        while workers.len() < wanted && !self.stopping.load(SeqCst) {
            let name = format!("shale-{}", workers.len());
            // Without another thread the work is done by those there are.
            let Ok(thread) = thread::Builder::new().name(name).spawn(move || self.serve()) else { break };
            workers.push(thread);
            self.worker_count.store(workers.len(), Relaxed);
        }
    }

    /// What a worker does: joins open jobs, until the pool is stopped.
    fn serve(&self) {
        let mut seen = self.published.load(SeqCst);
        loop {
            while self.join_any() {}
            if self.stopping.load(SeqCst) {
                return;
            }
            let mut spins = self.spins();
            while self.published.load(SeqCst) == seen && spins > 0 {
                spin_loop();
                spins -= 1;
                if spins.is_multiple_of(256) {
                    // The load of the machine may have changed.
                    spins = spins.min(self.spins());
                }
            }
            if self.published.load(SeqCst) == seen {
                let mut guard = self.sleep.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                self.sleepers.fetch_add(1, SeqCst);
                // Either this sees what was published, or who publishes sees a sleeper.
                fence(SeqCst);
                while self.published.load(SeqCst) == seen {
                    guard = self.wake.wait(guard).unwrap_or_else(|poisoned| poisoned.into_inner());
                }
                self.sleepers.fetch_sub(1, SeqCst);
            }
            seen = self.published.load(SeqCst);
        }
    }

    /// Joins one open job and works on it until nothing is left.
    fn join_any(&self) -> bool {
        let mut open = self.open.load(Acquire);
        while open != 0 {
            let slot = &self.slots[open.trailing_zeros() as usize];
            if slot.join() {
                // SAFETY: joined, and left only afterwards.
                unsafe { slot.work() };
                slot.leave();
                return true;
            }
            open &= open - 1;
        }
        false
    }

    /// Wakes up to `count` sleeping workers.
    fn wake(&self, count: usize) {
        self.published.fetch_add(1, SeqCst);
        fence(SeqCst);
        let sleepers = self.sleepers.load(SeqCst);
        if sleepers == 0 {
            return;
        }
        drop(self.sleep.lock());
        if count >= sleepers {
            self.wake.notify_all();
        } else {
            for _ in 0..count {
                self.wake.notify_one();
            }
        }
    }

    fn claim_slot(&self) -> Option<usize> {
        let owned = self.owned.fetch_update(Acquire, Relaxed, |owned| (owned != u64::MAX).then(|| owned | (owned + 1)));
        // The lowest bit that was clear is ours.
        owned.ok().map(|before| before.trailing_ones() as usize)
    }
}

/// The threads of one execution: the calling one and some of the pool's.
pub struct Team {
    pool: &'static Pool,
    threads: usize,
}

impl Team {
    /// Asks the pool for `threads` threads, the caller's among them (0 means one per core), until the team is dropped.
    pub fn new(threads: usize) -> Self {
        Self::of(Pool::global(), threads)
    }

    /// As [`Team::new`], of another pool.
    pub(super) fn of(pool: &'static Pool, threads: usize) -> Self {
        let threads = if threads == 0 { pool.cores } else { threads.min(MAX_WORKERS) };
        pool.demand.fetch_add(threads, Relaxed);
        pool.teams.fetch_add(1, Relaxed);
        pool.grow();
        Self { pool, threads }
    }

    /// Number of threads, the caller's among them.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Runs a kernel over `0..grid` and returns the first status that was not zero, or zero.
    ///
    /// # Safety
    /// Kernel and frame belong together, the grid is the kernel's, and the operands may be used from any thread.
    pub unsafe fn dispatch(&self, kernel: KernelFunction, frame: *const *mut u8, grid: i64, cancel: &AtomicU32) -> i32 {
        let Ok(grid) = u64::try_from(grid) else { return Status::Internal.code() };
        let threads = self.threads.min(usize::try_from(grid).unwrap_or(usize::MAX));
        let share = if threads <= 1 { grid } else { grid.div_ceil(threads as u64 * CHUNKS_PER_THREAD) };
        let chunk = share.min(grid.div_ceil(LEAST_CHUNKS)).max(1);
        let job = Job { kernel, frame, grid, chunk, cancel };
        let slot = if threads <= 1 { None } else { self.pool.claim_slot() };
        let Some(index) = slot else {
            let mut indices = 0..grid.div_ceil(chunk);
            // SAFETY: the caller's promise.
            return unsafe { run_chunks(&job, || indices.next()) };
        };
        let slot = &self.pool.slots[index];
        // SAFETY: the slot was claimed, and what the job points to lives until this function returns.
        let status = unsafe {
            slot.open(job, threads - 1);
            self.pool.open.fetch_or(1 << index, Release);
            self.pool.wake(threads - 1);
            slot.work();
            self.pool.open.fetch_and(!(1 << index), Release);
            slot.close(self.pool.spins())
        };
        self.pool.owned.fetch_and(!(1 << index), Release);
        status
    }
}

impl Drop for Team {
    fn drop(&mut self) {
        self.pool.demand.fetch_sub(self.threads, Relaxed);
        self.pool.teams.fetch_sub(1, Relaxed);
    }
}
