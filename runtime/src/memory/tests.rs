// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::ArenaPool;

#[test]
fn arenas_are_reused_and_aligned() {
    let pool = ArenaPool::new(1000, 4096);
    let first = pool.take().unwrap();
    let second = pool.take().unwrap();
    assert_ne!(first.as_raw(), second.as_raw());
    assert_eq!((first.as_raw() as usize % 4096, second.as_raw() as usize % 4096), (0, 0));
    let address = first.as_raw();
    drop(first);
    assert_eq!(pool.take().unwrap().as_raw(), address);
}

/// Every arena has one owner at a time, and there are never more than runs at once.
#[test]
fn arenas_are_not_shared() {
    let pool = ArenaPool::new(256, 64);
    std::thread::scope(|scope| {
        for thread in 0..8u8 {
            let pool = &pool;
            scope.spawn(move || {
                for round in 0..500u32 {
                    let arena = pool.take().unwrap();
                    let mark = (u32::from(thread) << 16) | round;
                    // SAFETY: an arena of 256 bytes, aligned to 64, that nobody else has.
                    unsafe {
                        let words = arena.as_raw().cast::<u32>();
                        (0..64).for_each(|i| words.add(i).write(mark));
                        std::thread::yield_now();
                        assert!((0..64).all(|i| words.add(i).read() == mark), "another run wrote to the arena");
                    }
                }
            });
        }
    });
    assert!(pool.allocated_bytes() <= 8 * 256);
}
