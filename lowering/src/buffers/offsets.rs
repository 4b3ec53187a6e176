// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Where temporaries lie: largest first, each in the smallest gap that fits among those alive with it
//! (Pisarchyk and Lee, "Efficient Memory Management for Deep Neural Net Inference", 2020, greedy by size). The memory of an output
//! is free until its first value is written, and is used before the arena grows.

/// Alignment of temporaries in the arena: a cache line, and the widest vector. Smaller ones are aligned so that they do not cross a line.
pub const ALIGNMENT: i64 = 64;

/// A piece of memory that is needed from step `first` to step `last`, both inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    pub bytes: i64,
    pub first: usize,
    pub last: usize,
    /// The alignment that its elements need, a power of two.
    pub alignment: i64,
}

impl Interval {
    /// The alignment in the arena.
    fn alignment_in_arena(&self) -> i64 {
        let line = self.bytes.clamp(1, ALIGNMENT) as u64;
        self.alignment.max(line.next_power_of_two() as i64)
    }
    fn meets(&self, other: &Interval) -> bool {
        self.first <= other.last && other.first <= self.last
    }
}

/// Memory that is there anyway, before step `taken`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spare {
    pub bytes: i64,
    pub taken: usize,
    pub alignment: i64,
    /// Intervals of this size, alive all at once, of which one may lie here even longer.
    pub tenants: Vec<usize>,
}

/// Where an interval lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The index of the spare memory; none for the arena.
    pub spare: Option<usize>,
    pub offset: i64,
}

/// What one piece of memory holds.
#[derive(Default)]
struct Contents {
    /// Intervals and their offsets, by offset.
    placed: Vec<(usize, i64)>,
}

impl Contents {
    /// The smallest gap that fits an interval, as its size and offset, and the offset behind everything that is alive with it.
    fn gap(&self, intervals: &[Interval], i: usize, alignment: i64) -> Option<(Option<(i64, i64)>, i64)> {
        let aligned = |offset: i64| Some(offset.checked_add(alignment - 1)? / alignment * alignment);
        let (mut best, mut end) = (None, 0i64);
        for &(other, offset) in self.placed.iter().filter(|(other, _)| intervals[*other].meets(&intervals[i])) {
            let gap = offset - end;
            if gap >= intervals[i].bytes && best.is_none_or(|(least, _)| gap < least) {
                best = Some((gap, end));
            }
            end = end.max(aligned(offset.checked_add(intervals[other].bytes)?)?);
        }
        Some((best, end))
    }

    fn put(&mut self, i: usize, offset: i64) {
        let at = self.placed.partition_point(|&(_, other)| other <= offset);
        self.placed.insert(at, (i, offset));
    }
}

/// The position of each interval and the size of the arena; none if that overflows.
pub fn place(intervals: &[Interval], spares: &[Spare]) -> Option<(Vec<Position>, i64)> {
    let mut order: Vec<usize> = (0..intervals.len()).collect();
    order.sort_by_key(|&i| (-intervals[i].bytes, intervals[i].first, i));
    let mut positions = vec![Position { spare: None, offset: 0 }; intervals.len()];
    let mut arena = Contents::default();
    let mut reused: Vec<Contents> = spares.iter().map(|_| Contents::default()).collect();
    let mut total = 0i64;
    for i in order {
        let interval = intervals[i];
        if interval.bytes == 0 {
            continue;
        }
        interval.bytes.checked_add(ALIGNMENT)?;
        let (gap, end) = arena.gap(intervals, i, interval.alignment_in_arena())?;
        let offset = gap.map_or(end, |(_, offset)| offset);
        let behind = offset.checked_add(interval.bytes)?;
        if behind > total {
            // The arena would grow: the smallest spare memory that is left over in an output, if any.
            let candidates = spares.iter().zip(&reused).enumerate().filter_map(|(index, (spare, contents))| {
                let free = spare.taken > interval.last || spare.tenants.contains(&i);
                let possible = free && spare.alignment >= interval.alignment;
                let (gap, end) = contents.gap(intervals, i, spare.alignment).filter(|_| possible)?;
                let rest = (spare.bytes - end >= interval.bytes).then_some((spare.bytes - end, end));
                let (left, offset) = gap.into_iter().chain(rest).min()?;
                Some((left, index, offset))
            });
            if let Some((_, index, offset)) = candidates.min() {
                reused[index].put(i, offset);
                positions[i] = Position { spare: Some(index), offset };
                continue;
            }
        }
        total = total.max(behind);
        arena.put(i, offset);
        positions[i] = Position { spare: None, offset };
    }
    Some((positions, total))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(intervals: &[Interval], spares: &[Spare]) -> i64 {
        let (positions, total) = place(intervals, spares).unwrap();
        for (i, (a, at)) in intervals.iter().zip(&positions).enumerate() {
            let (bytes, alignment) = match at.spare {
                Some(index) => (spares[index].bytes, spares[index].alignment),
                None => (total, if a.bytes < ALIGNMENT { a.alignment } else { ALIGNMENT }),
            };
            assert!(at.offset % alignment == 0 && alignment >= a.alignment && at.offset + a.bytes <= bytes);
            assert!(at.spare.is_none_or(|index| a.last < spares[index].taken));
            for (j, (b, other)) in intervals.iter().zip(&positions).enumerate().skip(i + 1) {
                let apart = at.spare != other.spare
                    || at.offset + a.bytes <= other.offset
                    || other.offset + b.bytes <= at.offset;
                assert!(apart || !a.meets(b) || a.bytes == 0 || b.bytes == 0, "{i} and {j} overlap");
            }
        }
        total
    }

    fn interval(bytes: i64, first: usize, last: usize) -> Interval {
        Interval { bytes, first, last, alignment: 4 }
    }

    #[test]
    fn chains_need_two_places() {
        let chain: Vec<_> = (0..10).map(|i| interval(100, i, i + 1)).collect();
        assert_eq!(check(&chain, &[]), 228);
        // Small ones share a line.
        assert_eq!(check(&[interval(100, 0, 9), interval(12, 1, 5), interval(4, 2, 6), interval(4, 3, 7)], &[]), 124);
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
                    interval(next(1000) as i64, first, first + next(6) as usize)
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
            let alone = check(&intervals, &[]);
            assert!(alone <= 2 * peak.unwrap());
            let spares: Vec<_> = (0..3)
                .map(|_| Spare {
                    bytes: next(4000) as i64,
                    taken: next(36) as usize,
                    alignment: 1 << next(4),
                    ..Spare::default()
                })
                .collect();
            check(&intervals, &spares);
        }
    }

    #[test]
    fn overflow_is_refused() {
        assert_eq!(place(&[interval(i64::MAX, 0, 0)], &[]), None);
    }

    #[test]
    fn outputs_are_used_until_they_are_written() {
        let output = Spare { bytes: 100, taken: 5, alignment: 4, ..Spare::default() };
        // The second is alive when the output is written, the third needs a larger alignment.
        let intervals = [interval(100, 0, 4), interval(100, 1, 5), Interval { alignment: 8, ..interval(90, 0, 1) }];
        assert_eq!(check(&intervals[..1], std::slice::from_ref(&output)), 0);
        assert_eq!(check(&intervals[..2], std::slice::from_ref(&output)), 100);
        assert_eq!(check(&intervals, std::slice::from_ref(&output)), 218);
        // Two that take turns in holding the result: one of them lies in it.
        let turns = [interval(100, 0, 9), interval(100, 0, 9)];
        let (positions, total) = place(&turns, &[Spare { taken: 9, tenants: vec![0, 1], ..output }]).unwrap();
        assert_eq!((positions.iter().filter(|position| position.spare == Some(0)).count(), total), (1, 100));
    }
}
