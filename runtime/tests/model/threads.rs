// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Kernels on the pool's threads.

#[path = "../../src/threads/pool.rs"]
mod pool;
#[path = "../../src/threads/slot.rs"]
mod slot;

use crate::{
    host::Status,
    model,
    sync::{
        UnsafeCell,
        atomic::{AtomicU32, Ordering::Relaxed},
        thread,
    },
};
use pool::{Pool, Team};

/// What a kernel counts in: one cell for each item. loom finds two threads in one cell, and a cell that is read before what was
/// written to it is known.
struct Items(Vec<UnsafeCell<u32>>);

// SAFETY: cells are written by the thread that has their item, and read when the dispatch has returned; loom checks it.
unsafe impl Sync for Items {}
// SAFETY: as above.
unsafe impl Send for Items {}

impl Items {
    fn new(count: usize) -> Self {
        Self((0..count).map(|_| UnsafeCell::new(0)).collect())
    }

    fn dispatch(&self, team: &Team, cancel: &AtomicU32) -> i32 {
        let frame = [(&raw const *self).cast_mut().cast::<u8>()];
        // SAFETY: the frame is what `count` reads, and outlives the dispatch.
        unsafe { team.dispatch(count, frame.as_ptr(), self.0.len() as i64, cancel) }
    }

    /// How often each item was done; nobody may be at it.
    fn counts(&self) -> Vec<u32> {
        // SAFETY: loom gives the cell's address, which nobody else has now.
        self.0.iter().map(|cell| cell.with_mut(|count| unsafe { *count })).collect()
    }
}

unsafe extern "C" fn count(frame: *const *mut u8, begin: i64, end: i64) -> i32 {
    // SAFETY: the frame is that of `Items::dispatch`.
    let items = unsafe { &*frame.read().cast::<Items>() };
    for item in begin..end {
        // SAFETY: the item is this thread's.
        items.0[item as usize].with_mut(|count| unsafe { *count += 1 });
    }
    0
}

/// A pool whose threads look once before they sleep.
fn pool(slots: usize) -> &'static Pool {
    Box::leak(Box::new(Pool::new(2, slots)))
}

/// A pool of one core: its threads sleep at once.
fn sleepy_pool(slots: usize) -> &'static Pool {
    Box::leak(Box::new(Pool::new(1, slots)))
}

/// A worker wakes up, or does not, and takes its share, or none: each item is done once, and known to be.
#[test]
fn items_are_done_once() {
    model(3, || {
        let pool = pool(1);
        let team = Team::of(pool, 2);
        let items = Items::new(3);
        assert_eq!(items.dispatch(&team, &AtomicU32::new(0)), 0);
        assert_eq!(items.counts(), [1; 3]);
        pool.stop();
    });
}

/// One slot for one job after the other: a worker that comes late sees the new job or none.
#[test]
fn a_slot_is_used_again() {
    model(2, || {
        let pool = pool(1);
        let team = Team::of(pool, 2);
        let items = [Items::new(2), Items::new(2)];
        for items in &items {
            assert_eq!(items.dispatch(&team, &AtomicU32::new(0)), 0);
            // The caller's memory again: no worker may be inside.
            assert_eq!(items.counts(), [1; 2]);
        }
        drop(items);
        pool.stop();
    });
}

fn two_programs(slots: usize, preemptions: usize) {
    model(preemptions, move || {
        let pool = sleepy_pool(slots);
        let other = thread::spawn(move || {
            let team = Team::of(pool, 2);
            let items = Items::new(2);
            assert_eq!(items.dispatch(&team, &AtomicU32::new(0)), 0);
            assert_eq!(items.counts(), [1; 2]);
        });
        let team = Team::of(pool, 2);
        let items = Items::new(2);
        assert_eq!(items.dispatch(&team, &AtomicU32::new(0)), 0);
        assert_eq!(items.counts(), [1; 2]);
        other.join().unwrap();
        pool.stop();
    });
}

/// Two programs at once, each with a slot.
#[test]
fn two_programs_at_once() {
    two_programs(2, 1);
}

/// Two programs at once, of which one may find no slot and runs alone.
#[test]
fn two_programs_for_one_slot() {
    two_programs(1, 1);
}

/// A dispatch that is cancelled from another thread ends, says so if anything is missing, and leaves nobody inside.
#[test]
fn cancelled_while_it_runs() {
    model(2, || {
        let pool = pool(1);
        let cancel = Box::leak(Box::new(AtomicU32::new(0)));
        let canceller = thread::spawn({
            let cancel = &*cancel;
            move || cancel.store(1, Relaxed)
        });
        let team = Team::of(pool, 2);
        let items = Items::new(2);
        let status = items.dispatch(&team, cancel);
        let counts = items.counts();
        assert!(counts.iter().all(|&count| count <= 1));
        match status {
            0 => assert_eq!(counts, [1; 2]),
            status => assert_eq!(status, Status::Cancelled.code()),
        }
        canceller.join().unwrap();
        pool.stop();
    });
}

/// Workers end whatever they are doing: starting, looking for a job, going to sleep, sleeping.
#[test]
fn workers_end() {
    model(3, || {
        let pool = pool(1);
        let team = Team::of(pool, 2);
        pool.stop();
        // Without workers, the caller does the work.
        let items = Items::new(1);
        assert_eq!(items.dispatch(&team, &AtomicU32::new(0)), 0);
        assert_eq!(items.counts(), [1]);
    });
}
