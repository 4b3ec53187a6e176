// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What is being made right now: whoever wants the same thing meanwhile waits for it instead of making it again.
use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Condvar, Mutex, MutexGuard},
};

/// Things that are being made, by key.
#[derive(Debug)]
pub struct Flights<K> {
    active: Mutex<HashMap<K, Arc<Flight>>>,
}

#[derive(Debug, Default)]
struct Flight {
    landed: Mutex<bool>,
    changed: Condvar,
}

/// Ends a flight when it is dropped, however its maker ends.
struct Turn<'a, K: Eq + Hash + Copy> {
    flights: &'a Flights<K>,
    key: K,
    flight: Arc<Flight>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl<K> Default for Flights<K> {
    fn default() -> Self {
        Self { active: Mutex::default() }
    }
}

impl<K: Eq + Hash + Copy> Flights<K> {
    /// What `find` finds, at once or when another caller with this key has made it; else what `make` makes, which must leave it
    /// where `find` looks. Where the other caller failed, or left nothing, each of those who waited makes it on its own: what
    /// failed there need not fail here.
    pub fn once<T>(&self, key: K, find: impl Fn() -> Option<T>, make: impl FnOnce() -> T) -> T {
        if let Some(found) = find() {
            return found;
        }
        let turn = self.take_turn(key);
        // It may have been made between the first look and the turn, or while this one waited.
        let made = find().unwrap_or_else(make);
        drop(turn);
        made
    }

    /// The turn to make something; nothing if another had it, which is over then.
    fn take_turn(&self, key: K) -> Option<Turn<'_, K>> {
        let mut active = lock(&self.active);
        if let Some(flight) = active.get(&key).cloned() {
            drop(active);
            let mut landed = lock(&flight.landed);
            while !*landed {
                landed = flight.changed.wait(landed).unwrap_or_else(|poisoned| poisoned.into_inner());
            }
            return None;
        }
        let flight = Arc::<Flight>::default();
        active.insert(key, flight.clone());
        Some(Turn { flights: self, key, flight })
    }
}

impl<K: Eq + Hash + Copy> Drop for Turn<'_, K> {
    fn drop(&mut self) {
        lock(&self.flights.active).remove(&self.key);
        *lock(&self.flight.landed) = true;
        self.flight.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        sync::{
            Barrier, OnceLock,
            atomic::{AtomicUsize, Ordering::Relaxed},
        },
        time::Duration,
    };

    /// Eight threads want one thing at once; `make` gets the number of its call. Gives what they got.
    fn race(
        make: impl Fn(usize, &OnceLock<usize>) -> Result<usize, usize> + Sync,
    ) -> (Vec<Result<usize, usize>>, usize) {
        let (flights, made, calls, barrier) =
            (Flights::default(), OnceLock::new(), AtomicUsize::new(0), Barrier::new(8));
        let results = std::thread::scope(|scope| {
            let want = || {
                barrier.wait();
                let make = || {
                    let call = calls.fetch_add(1, Relaxed);
                    std::thread::sleep(Duration::from_millis(50));
                    make(call, &made)
                };
                flights.once(7, || made.get().copied().map(Ok), make)
            };
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(want)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap_or(Err(99))).collect()
        });
        assert!(lock(&flights.active).is_empty());
        (results, calls.into_inner())
    }

    #[test]
    fn one_makes_it_for_all() {
        let (results, calls) = race(|call, made| Ok(*made.get_or_init(|| call + 10)));
        assert_eq!((results, calls), (vec![Ok(10); 8], 1));
    }

    #[test]
    fn a_failure_is_that_of_its_maker_alone() {
        let (results, _) = race(|call, made| if call == 0 { Err(0) } else { Ok(*made.get_or_init(|| 10)) });
        assert_eq!(results.iter().filter(|result| **result == Ok(10)).count(), 7);
        let (results, _) = race(|call, made| {
            assert_ne!(call, 0);
            Ok(*made.get_or_init(|| 10))
        });
        assert_eq!(results.iter().filter(|result| **result == Ok(10)).count(), 7, "a panic ends the flight too");
    }
}
