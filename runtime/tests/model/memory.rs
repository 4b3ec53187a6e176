// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Arenas, and mapped memory that is used again.

#[path = "../../src/memory/arena.rs"]
mod arena;
#[path = "../../src/memory/kept.rs"]
mod kept;

use crate::{
    model,
    sync::{Mutex, thread},
};
use arena::ArenaPool;
use kept::Kept;
use shale_runtime::memory::{ALIGNMENT, AlignedBytes, OutOfMemory};
use std::sync::Arc;

/// Addresses that somebody has.
#[derive(Default)]
struct Owned(Vec<usize>);

impl Owned {
    fn take(owned: &Mutex<Self>, address: usize) {
        let mut owned = owned.lock().unwrap();
        assert!(!owned.0.contains(&address), "two owners");
        owned.0.push(address);
    }

    fn give(owned: &Mutex<Self>, address: usize) {
        owned.lock().unwrap().0.retain(|other| *other != address);
    }
}

/// Runs at once have an arena each, later ones those of earlier ones, and there are not more than runs at once.
#[test]
fn arenas_have_one_owner() {
    model(3, || {
        let pool = Arc::new(ArenaPool::new(256, 64));
        let owned = Arc::new(Mutex::new(Owned::default()));
        let run = {
            let (pool, owned) = (pool.clone(), owned.clone());
            move || {
                let arena = pool.take().unwrap();
                let address = arena.as_raw() as usize;
                Owned::take(&owned, address);
                Owned::give(&owned, address);
            }
        };
        let other = thread::spawn(run.clone());
        run();
        run();
        other.join().unwrap();
        assert!([1, 2].contains(&(pool.allocated_bytes() / 256)));
    });
}

/// A kept mapping goes to one of those who ask for it; what does not fit stays with its owner; what is counted is what there is.
#[test]
fn mappings_have_one_owner() {
    model(3, || {
        let kept = Arc::new(Kept::new(300));
        let owned = Arc::new(Mutex::new(Owned::default()));
        assert!(kept.reserve(200, 400) && kept.give(0x1000, 200));
        let allocate = {
            let (kept, owned) = (kept.clone(), owned.clone());
            move |fresh: usize| {
                let address = match kept.take(200) {
                    Some(address) => address,
                    // The limit is two of them.
                    None if kept.reserve(200, 400) => fresh,
                    None => panic!("more reserved than there are"),
                };
                Owned::take(&owned, address);
                Owned::give(&owned, address);
                if !kept.give(address, 200) {
                    kept.release(200);
                }
            }
        };
        let other = thread::spawn({
            let allocate = allocate.clone();
            move || allocate(0x2000)
        });
        allocate(0x3000);
        other.join().unwrap();
        assert!(kept.take(200).is_some() && kept.take(200).is_none());
        // One of 200 bytes is left, kept or not: what is free of the limit is the rest.
        assert!(!kept.reserve(201, 400) && kept.reserve(200, 400));
    });
}

/// Two who ask for the last bytes do not both get them.
#[test]
fn the_limit_holds() {
    model(3, || {
        let kept = Arc::new(Kept::new(0));
        let other = thread::spawn({
            let kept = kept.clone();
            move || kept.reserve(300, 400)
        });
        let got = [kept.reserve(300, 400), other.join().unwrap()];
        assert_eq!(got.iter().filter(|got| **got).count(), 1);
    });
}
