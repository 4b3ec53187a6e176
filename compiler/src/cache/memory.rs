// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The part of a cache in memory.
use super::Key;
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard},
};

/// Bytes by key, up to a total size: what was used longest ago goes first.
#[derive(Debug)]
pub struct Memory {
    limit: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    entries: HashMap<Key, (Arc<[u8]>, u64)>,
    /// The keys by the time of their last use.
    order: BTreeMap<u64, Key>,
    time: u64,
    size: usize,
}

impl Memory {
    pub fn new(limit: usize) -> Self {
        Self { limit, state: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub fn get(&self, key: &Key) -> Option<Arc<[u8]>> {
        let mut state = self.lock();
        let (bytes, used) = state.entries.get(key).cloned()?;
        state.time += 1;
        let now = state.time;
        state.order.remove(&used);
        state.order.insert(now, *key);
        state.entries.insert(*key, (bytes.clone(), now));
        Some(bytes)
    }

    /// Whether so many bytes would be kept: one entry may have a quarter of all.
    pub fn holds(&self, size: u64) -> bool {
        size <= self.limit as u64 / 4
    }

    pub fn put(&self, key: &Key, bytes: Arc<[u8]>) {
        if !self.holds(bytes.len() as u64) {
            return;
        }
        let mut state = self.lock();
        state.time += 1;
        let now = state.time;
        state.size += bytes.len();
        if let Some((old, used)) = state.entries.insert(*key, (bytes, now)) {
            state.size -= old.len();
            state.order.remove(&used);
        }
        state.order.insert(now, *key);
        while state.size > self.limit {
            let Some((_, oldest)) = state.order.pop_first() else { break };
            if let Some((bytes, _)) = state.entries.remove(&oldest) {
                state.size -= bytes.len();
            }
        }
    }
}
