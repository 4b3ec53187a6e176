// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Events: what will have happened, or failed.
use crate::{
    abi,
    error::Error,
    guard::Result,
    object::{self, give},
};
use std::{
    ffi::c_void,
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread::{self, ThreadId},
};

type OnReady = unsafe extern "C" fn(*mut abi::Error, *mut c_void);

/// What came of an event.
pub type Outcome = std::result::Result<(), Error>;

struct Callback {
    function: OnReady,
    argument: *mut c_void,
}
// SAFETY: the API calls it from any thread.
unsafe impl Send for Callback {}

impl Callback {
    fn run(self, outcome: &Outcome) {
        let error = match outcome {
            Ok(()) => std::ptr::null_mut(),
            Err(error) => give(error.clone()),
        };
        // SAFETY: a function and its argument, called once; it owns the error.
        unsafe { (self.function)(error, self.argument) }
    }
}

type Waiting = Box<dyn FnOnce(&Outcome) + Send>;

#[derive(Default)]
struct State {
    outcome: Option<Outcome>,
    waiting: Vec<Waiting>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    /// The thread that ends it, if that is known.
    ender: Option<ThreadId>,
}

/// An event; clones are the same one. An event that has happened without error from the start is just that.
#[derive(Clone, Default)]
pub struct Event(Option<Arc<Shared>>);

impl Event {
    /// One that has happened.
    pub fn ready() -> Self {
        Self(None)
    }

    /// One that [`Event::set`] will end.
    pub fn pending() -> Self {
        Self(Some(Arc::default()))
    }

    /// One that a thread will end.
    pub fn pending_on(ender: Option<ThreadId>) -> Self {
        Self(Some(Arc::new(Shared { ender, ..Shared::default() })))
    }

    /// One that a callback of this one will end.
    pub fn following(&self) -> Self {
        Self::pending_on(self.0.as_ref().and_then(|shared| shared.ender))
    }

    /// One that has failed.
    pub fn failed(error: Error) -> Self {
        let event = Self::pending();
        event.set(Err(error));
        event
    }

    fn lock(shared: &Shared) -> MutexGuard<'_, State> {
        shared.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Ends the event; only the first call counts. Runs the callbacks on this thread.
    pub fn set(&self, outcome: Outcome) {
        let Some(shared) = &self.0 else { return };
        let mut state = Self::lock(shared);
        if state.outcome.is_some() {
            return;
        }
        state.outcome = Some(outcome.clone());
        let waiting = std::mem::take(&mut state.waiting);
        drop(state);
        shared.changed.notify_all();
        for callback in waiting {
            callback(&outcome);
        }
    }

    /// What came of it, if it has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.0 {
            None => Some(Ok(())),
            Some(shared) => Self::lock(shared).outcome.clone(),
        }
    }

    /// Waits for the end. What this thread is to end itself it cannot wait for.
    pub fn wait(&self) -> Outcome {
        let Some(shared) = &self.0 else { return Ok(()) };
        let mut state = Self::lock(shared);
        loop {
            if let Some(outcome) = &state.outcome {
                return outcome.clone();
            }
            if shared.ender == Some(thread::current().id()) {
                return Err(Error::new(
                    abi::code::FAILED_PRECONDITION,
                    "a callback must not use what its own device computes only after the program that calls it",
                ));
            }
            state = shared.changed.wait(state).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }

    /// Calls a function once the event has ended: now, or on the thread that ends it.
    pub fn then(&self, callback: impl FnOnce(&Outcome) + Send + 'static) {
        let Some(shared) = &self.0 else { return callback(&Ok(())) };
        let mut state = Self::lock(shared);
        match state.outcome.clone() {
            None => state.waiting.push(Box::new(callback)),
            Some(outcome) => {
                drop(state);
                callback(&outcome);
            }
        }
    }

    fn on_ready(&self, callback: Callback) {
        self.then(move |outcome| callback.run(outcome));
    }
}

/// Ends an event as failed when it is dropped, unless that has ended already: nobody waits forever.
pub struct Guard(pub Event);

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.set(Err(Error::internal("internal error: the execution ended without a result")));
    }
}

pub fn destroy(args: &mut abi::EventDestroyArgs) -> Result {
    drop(object::take(args.event));
    Ok(())
}

pub fn is_ready(args: &mut abi::EventIsReadyArgs) -> Result {
    args.is_ready = object::borrow(args.event)?.outcome().is_some();
    Ok(())
}

pub fn error(args: &mut abi::EventErrorArgs) -> Result {
    match object::borrow(args.event)?.outcome() {
        Some(outcome) => outcome,
        None => Err(Error::new(abi::code::FAILED_PRECONDITION, "event must have happened")),
    }
}

pub fn wait(args: &mut abi::EventAwaitArgs) -> Result {
    object::borrow(args.event)?.wait()
}

pub fn on_ready(args: &mut abi::EventOnReadyArgs) -> Result {
    let event = object::borrow(args.event)?;
    let Some(function) = args.callback else { return Err(Error::invalid("callback must not be null")) };
    // SAFETY: `PJRT_Event_OnReadyCallback` has this shape.
    let function = unsafe { std::mem::transmute::<unsafe extern "C" fn(), OnReady>(function) };
    event.on_ready(Callback { function, argument: args.user_arg });
    Ok(())
}

pub fn create(args: &mut abi::EventCreateArgs) -> Result {
    args.event = give(Event::pending());
    Ok(())
}

pub fn set(args: &mut abi::EventSetArgs) -> Result {
    let event = object::borrow(args.event)?;
    event.set(match args.error_code {
        0 => Ok(()),
        code => Err(Error::new(code, object::text(args.error_message, args.error_message_size))),
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    unsafe extern "C" fn count(error: *mut abi::Error, argument: *mut c_void) {
        let failed = object::take(error).is_some();
        // SAFETY: the tests pass a counter.
        unsafe { (*argument.cast::<AtomicUsize>()).fetch_add(1 + 10 * usize::from(failed), Relaxed) };
    }

    #[test]
    fn callbacks_run_once_before_or_after_the_end() {
        let calls = AtomicUsize::new(0);
        let callback = || Callback { function: count, argument: (&raw const calls).cast_mut().cast() };
        let event = Event::pending();
        event.on_ready(callback());
        assert_eq!((calls.load(Relaxed), event.outcome()), (0, None));
        event.set(Err(Error::invalid("no")));
        event.set(Ok(()));
        assert_eq!(calls.load(Relaxed), 11);
        event.on_ready(callback());
        assert_eq!(calls.load(Relaxed), 22);
        assert_eq!(event.wait(), Err(Error::invalid("no")));
        Event::ready().on_ready(callback());
        assert_eq!(calls.load(Relaxed), 23);
    }
}
