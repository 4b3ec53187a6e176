// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

use super::{Pool, Team};
use crate::host::Status;
use std::{
    collections::HashSet,
    sync::{
        Mutex,
        atomic::{AtomicU32, AtomicU64, Ordering::*},
    },
    thread,
    time::{Duration, Instant},
};

/// Counts in operand 0, an array of one byte per item.
unsafe extern "C" fn count(frame: *const *mut u8, begin: i64, end: i64) -> i32 {
    // SAFETY: the tests give an array as long as the grid; items are disjoint.
    unsafe {
        for index in begin..end {
            *(*frame).add(index as usize) += 1;
        }
    }
    0
}

fn run(team: &Team, grid: usize) {
    let mut counts = vec![0u8; grid];
    let frame = [counts.as_mut_ptr()];
    // SAFETY: kernel and frame belong together.
    assert_eq!(unsafe { team.dispatch(count, frame.as_ptr(), grid as i64, &AtomicU32::new(0)) }, 0);
    assert!(counts.iter().all(|&count| count == 1), "{grid} items, {} threads", team.threads());
}

#[test]
fn every_item_is_done_once() {
    for threads in [1, 2, 3, 7, 16] {
        let team = Team::new(threads);
        for grid in (0..40).chain([97, 1000, 4099]) {
            run(&team, grid);
        }
    }
    assert!(Pool::global().workers() >= 15);
    assert_eq!(Team::new(0).threads(), Pool::global().cores());
}

#[test]
fn many_executions_at_once() {
    thread::scope(|scope| {
        // More executions than slots, each with other numbers of threads.
        for index in 0..80 {
            scope.spawn(move || {
                for round in 0..200 {
                    let team = Team::new(1 + (index + round) % 5);
                    run(&team, (index * 31 + round * 7) % 300);
                }
            });
        }
    });
}

unsafe extern "C" fn fail_at_13(frame: *const *mut u8, begin: i64, end: i64) -> i32 {
    // SAFETY: operand 0 is an `AtomicU64` here.
    unsafe { (*frame.read().cast::<AtomicU64>()).fetch_add((end - begin) as u64, Relaxed) };
    if (begin..end).contains(&13) { 77 } else { 0 }
}

#[test]
fn the_first_failure_stops_the_rest() {
    for threads in [1, 4] {
        let team = Team::new(threads);
        let done = AtomicU64::new(0);
        let frame = [(&raw const done).cast_mut().cast::<u8>()];
        // SAFETY: kernel and frame belong together.
        let status = unsafe { team.dispatch(fail_at_13, frame.as_ptr(), 1 << 40, &AtomicU32::new(0)) };
        assert_eq!(status, 77);
        // SAFETY: as above.
        let status = unsafe { team.dispatch(fail_at_13, frame.as_ptr(), 13, &AtomicU32::new(0)) };
        assert_eq!(status, 0);
        // SAFETY: as above.
        let status = unsafe { team.dispatch(fail_at_13, frame.as_ptr(), -1, &AtomicU32::new(0)) };
        assert_eq!(status, Status::Internal.code());
        // SAFETY: as above.
        let status = unsafe { team.dispatch(fail_at_13, frame.as_ptr(), 5, &AtomicU32::new(1)) };
        assert_eq!(status, Status::Cancelled.code());
    }
}

unsafe extern "C" fn slow(frame: *const *mut u8, _: i64, _: i64) -> i32 {
    // SAFETY: operand 0 is a set of threads here.
    let threads = unsafe { &*frame.read().cast::<Mutex<HashSet<thread::ThreadId>>>() };
    threads.lock().unwrap().insert(thread::current().id());
    thread::sleep(Duration::from_millis(2));
    0
}

#[test]
fn no_more_threads_than_asked_for() {
    for threads in [1, 3, 7] {
        let seen = Mutex::new(HashSet::<thread::ThreadId>::new());
        let frame = [(&raw const seen).cast_mut().cast::<u8>()];
        let team = Team::new(threads);
        // SAFETY: kernel and frame belong together.
        assert_eq!(unsafe { team.dispatch(slow, frame.as_ptr(), 40, &AtomicU32::new(0)) }, 0);
        let seen = seen.into_inner().unwrap().len();
        assert!(seen <= threads, "{seen} threads worked, {threads} were asked for");
        assert!(threads == 1 || seen > 1, "only the caller worked");
    }
}

#[test]
fn oversubscribed_dispatches_make_progress() {
    let team = Team::new(7);
    let start = Instant::now();
    for _ in 0..2000 {
        run(&team, 64);
    }
    // A bound that only a lost wake-up or spinning against a waiting thread would exceed.
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
}

/// Prints what a dispatch costs: `cargo test --release -p shale-runtime latency -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn latency() {
    for threads in [1, 2, 4] {
        let team = Team::new(threads);
        let mut counts = [0u8; 2];
        let frame = [counts.as_mut_ptr()];
        let cancel = AtomicU32::new(0);
        let mut times: Vec<_> = (0..20000)
            .map(|_| {
                counts.fill(0);
                let start = Instant::now();
                // SAFETY: kernel and frame belong together.
                unsafe { team.dispatch(count, frame.as_ptr(), 2, &cancel) };
                start.elapsed().as_nanos()
            })
            .collect();
        times.sort();
        println!("{threads} threads: median {} ns, 90 % {} ns", times[times.len() / 2], times[times.len() * 9 / 10]);
    }
}
