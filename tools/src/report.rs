// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Medians and tables for `--benchmark` and `--timing`.
use std::time::Duration;

/// Median, minimum and maximum of at least one sample.
#[derive(Clone, Copy, Debug, Default)]
pub struct Summary {
    pub median: f64,
    pub minimum: f64,
    pub maximum: f64,
}

impl Summary {
    /// Of the samples, in any order; zeros if there are none.
    pub fn of(mut samples: Vec<f64>) -> Self {
        samples.sort_by(f64::total_cmp);
        match samples.as_slice() {
            [] => Self::default(),
            all => Self {
                median: (all[(all.len() - 1) / 2] + all[all.len() / 2]) / 2.0,
                minimum: all[0],
                maximum: all[all.len() - 1],
            },
        }
    }
}

pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The largest resident size of this process in bytes; 0 where the system does not tell.
pub fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.trim().trim_end_matches("kB").trim().parse::<u64>().ok()).unwrap_or(0) * 1024
}
