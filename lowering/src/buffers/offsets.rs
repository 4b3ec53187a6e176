// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Where temporaries lie in the arena: largest first, each in the smallest gap that fits among those alive with it
//! (Pisarchyk and Lee, "Efficient Memory Management for Deep Neural Net Inference", 2020, greedy by size).

/// Alignment of every temporary: a cache line, and the widest vector.
pub const ALIGNMENT: i64 = 64;

/// A piece of memory that is needed from step `first` to step `last`, both inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    pub bytes: i64,
    pub first: usize,
    pub last: usize,
}

impl Interval {
    /// The size up to the next multiple of the alignment.
    fn padded(&self) -> Option<i64> {
        Some(self.bytes.checked_add(ALIGNMENT - 1)? / ALIGNMENT * ALIGNMENT)
    }
    fn meets(&self, other: &Interval) -> bool {
        self.first <= other.last && other.first <= self.last
    }
}

/// The offset of each interval and the size of the arena; none if that overflows.
pub fn place(intervals: &[Interval]) -> Option<(Vec<i64>, i64)> {
    let mut order: Vec<usize> = (0..intervals.len()).collect();
    order.sort_by_key(|&i| (-intervals[i].bytes, intervals[i].first, i));
    let mut offsets = vec![0; intervals.len()];
    let mut placed: Vec<usize> = vec![]; // by offset
    let mut total = 0;
    for i in order {
        let size = intervals[i].padded()?;
        if size == 0 {
            continue;
        }
        let (mut best, mut end) = (None, 0i64);
        for &other in placed.iter().filter(|&&other| intervals[other].meets(&intervals[i])) {
            let gap = offsets[other] - end;
            if gap >= size && best.is_none_or(|(least, _)| gap < least) {
                best = Some((gap, end));
            }
            end = end.max(offsets[other] + intervals[other].padded()?);
        }
        offsets[i] = best.map_or(end, |(_, offset)| offset);
        total = total.max(offsets[i].checked_add(size)?);
        let at = placed.partition_point(|&other| offsets[other] <= offsets[i]);
        placed.insert(at, i);
    }
    Some((offsets, total))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(intervals: &[Interval]) -> i64 {
        let (offsets, total) = place(intervals).unwrap();
        for (i, a) in intervals.iter().enumerate() {
            assert!(offsets[i] % ALIGNMENT == 0 && offsets[i] + a.bytes <= total);
            for (j, b) in intervals.iter().enumerate().skip(i + 1) {
                let apart = offsets[i] + a.bytes <= offsets[j] || offsets[j] + b.bytes <= offsets[i];
                assert!(apart || !a.meets(b) || a.bytes == 0 || b.bytes == 0, "{i} and {j} overlap");
            }
        }
        total
    }

    #[test]
    fn chains_need_two_places() {
        let chain: Vec<_> = (0..10).map(|i| Interval { bytes: 100, first: i, last: i + 1 }).collect();
        assert_eq!(check(&chain), 256);
    }

    #[test]
    fn random_intervals_never_overlap() {
        let mut state = 1u64;
        let mut next = |end: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % end
        };
        for _ in 0..50 {
            let intervals: Vec<_> = (0..40)
                .map(|_| {
                    let first = next(30) as usize;
                    Interval { bytes: next(1000) as i64, first, last: first + next(6) as usize }
                })
                .collect();
            let peak = (0..40)
                .map(|t| {
                    intervals
                        .iter()
                        .filter(|i| i.first <= t && t <= i.last)
                        .map(|i| (i.bytes + 63) / 64 * 64)
                        .sum::<i64>()
                })
                .max();
            assert!(check(&intervals) <= 2 * peak.unwrap());
        }
    }

    #[test]
    fn overflow_is_refused() {
        assert_eq!(place(&[Interval { bytes: i64::MAX, first: 0, last: 0 }]), None);
    }
}
