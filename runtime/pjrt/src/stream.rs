// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The order of what runs on a device: one execution after another, on a thread of the device's own or, where that is free and the
//! program is known to be quick, on the caller's.
use crate::{error::Error, event::Event};
use std::cell::Cell;
use std::sync::{
    Arc, Mutex, OnceLock,
    atomic::{AtomicU32, AtomicUsize, Ordering::*},
    mpsc::{Sender, channel},
};
use std::thread::{Builder, ThreadId};

/// Programs that run, on whatever thread, and tasks of streams that have begun or wait.
static PENDING: AtomicUsize = AtomicUsize::new(0);

/// Is one of [`PENDING`] until it is dropped.
struct Counted;

impl Counted {
    fn new() -> Self {
        PENDING.fetch_add(1, AcqRel);
        Self
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        PENDING.fetch_sub(1, AcqRel);
    }
}

thread_local! {
    /// Whether this thread is running a program.
    static RUNNING: Cell<bool> = const { Cell::new(false) };
}

/// Whether nothing runs in the process, and no stream has anything to run.
pub fn all_are_idle() -> bool {
    PENDING.load(Acquire) == 0
}

/// Whether the caller is a program that runs, by way of a custom call: what it wants to run must run now, as the stream goes on only
/// when the caller returns.
pub fn is_inside() -> bool {
    RUNNING.get()
}

/// Runs a program on this thread.
pub fn inside<T>(run: impl FnOnce() -> T) -> T {
    struct Reset(bool);
    impl Drop for Reset {
        fn drop(&mut self) {
            RUNNING.set(self.0);
        }
    }
    let _counted = Counted::new();
    let _reset = Reset(RUNNING.replace(true));
    run()
}

/// Something to run.
pub type Task = Box<dyn FnOnce() + Send>;

/// The executions of a device. Its thread starts with the first one that needs it and ends after the last one once the stream is
/// dropped.
#[derive(Default)]
pub struct Stream {
    /// What feeds its thread, and that, if it could be started.
    fed: OnceLock<(Mutex<Sender<Task>>, Option<ThreadId>)>,
    /// Executions that have begun or wait.
    pending: Arc<AtomicUsize>,
    /// Not zero once everything is to stop.
    cancelled: Arc<AtomicU32>,
    /// The ends of the executions that have not ended, by the launch that they belong to.
    launches: Mutex<Vec<(i32, Event)>>,
}

impl Stream {
    /// The word that stops what runs and what waits, once it is not zero.
    pub fn cancelled(&self) -> &Arc<AtomicU32> {
        &self.cancelled
    }

    /// Stops what runs and what waits.
    pub fn cancel(&self) {
        self.cancelled.store(1, Relaxed);
    }

    /// Whether nothing runs or waits.
    pub fn is_idle(&self) -> bool {
        self.pending.load(Acquire) == 0
    }

    /// Notes the end of an execution that belongs to a launch.
    pub fn note(&self, launch: i32, end: &Event) {
        let mut launches = self.launches.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        launches.retain(|(_, end)| end.outcome().is_none());
        launches.push((launch, end.clone()));
    }

    /// Ends the executions of a launch that have not ended, as failed; whether there was one.
    pub fn poison(&self, launch: i32, error: &Error) -> bool {
        let mut launches = self.launches.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let (poisoned, others) = std::mem::take(&mut *launches).into_iter().partition(|(own, _)| *own == launch);
        *launches = others;
        drop(launches);
        let poisoned: Vec<(i32, Event)> = poisoned;
        let mut any = false;
        for (_, end) in poisoned {
            any |= end.outcome().is_none();
            end.set(Err(error.clone()));
        }
        any
    }

    /// Runs a task after those before it. Where no thread can be had, it runs now.
    pub fn enqueue(&self, task: Task) {
        self.pending.fetch_add(1, AcqRel);
        let (pending, counted) = (self.pending.clone(), Counted::new());
        let task: Task = Box::new(move || {
            // A panic ends the task alone: whoever waits for its results is told by what the task drops.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(task));
            pending.fetch_sub(1, AcqRel);
            drop(counted);
        });
        let (sender, _) = self.fed();
        let sent = sender.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).send(task);
        if let Err(unsent) = sent {
            (unsent.0)();
        }
    }

    /// The thread that runs what is enqueued.
    pub fn thread(&self) -> Option<ThreadId> {
        self.fed().1
    }

    fn fed(&self) -> &(Mutex<Sender<Task>>, Option<ThreadId>) {
        self.fed.get_or_init(|| {
            let (sender, receiver) = channel::<Task>();
            // If it does not start, the receiver is gone and nothing can be sent.
            let thread = Builder::new().name("shale-device".into()).spawn(move || {
                while let Ok(task) = receiver.recv() {
                    task();
                }
            });
            (Mutex::new(sender), thread.ok().map(|started| started.thread().id()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_on_the_thread_of_its_caller_counts() {
        assert!(!inside(all_are_idle));
    }

    #[test]
    fn a_stream_does_not_wait_for_itself() {
        let stream = Stream::default();
        let later = Event::pending_on(stream.thread());
        let (sender, receiver) = channel();
        for event in [later.clone(), later.following()] {
            let sender = sender.clone();
            stream.enqueue(Box::new(move || sender.send(event.wait()).unwrap()));
            assert_eq!(receiver.recv().unwrap().unwrap_err().code, crate::abi::code::FAILED_PRECONDITION);
        }
        let end = later.clone();
        stream.enqueue(Box::new(move || end.set(Ok(()))));
        assert_eq!(later.wait(), Ok(()));
        stream.enqueue(Box::new(move || sender.send(later.wait()).unwrap()));
        assert_eq!(receiver.recv(), Ok(Ok(())));
    }

    #[test]
    fn tasks_run_in_order_and_panics_end_only_themselves() {
        let stream = Stream::default();
        let (sender, receiver) = channel();
        for number in 0..100 {
            let sender = sender.clone();
            stream.enqueue(Box::new(move || {
                assert_ne!(number, 50);
                sender.send(number).unwrap();
            }));
        }
        drop(sender);
        let order: Vec<i32> = receiver.iter().collect();
        assert!(order.iter().copied().eq((0..100).filter(|&number| number != 50)));
        while !stream.is_idle() {
            std::thread::yield_now();
        }
    }
}
