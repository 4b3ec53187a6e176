// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Measures what this machine can do at most, for a benchmark to show beside what programs reach.
//!
//! `machine_limits [THREADS]` prints one JSON object: operations per second of multiply-adds in f32, f64, bf16 (pairs
//! summed in f32) and i8 (fours summed in i32), a multiply-add counting as two; and bytes per second read and written by
//! a copy and by a sum of two arrays (ordinary and non-temporal stores, the larger counts) that no cache holds. What the
//! processor has no instruction for is left out.

#[cfg(not(target_arch = "x86_64"))]
fn main() {
    println!("{{}}");
}

#[cfg(target_arch = "x86_64")]
fn main() {
    let threads = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    x86::print(threads);
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::*;
    use std::hint::black_box;
    use std::sync::Barrier;
    use std::time::Instant;

    const STEPS: usize = 2_000_000;
    const ROUNDS: usize = 5;

    /// The best rate of `ROUNDS`, of all threads together: `work` does `amount` in each thread.
    fn rate(threads: usize, amount: f64, work: impl Fn(usize) + Sync) -> f64 {
        let barrier = Barrier::new(threads);
        let mut best = 0.0f64;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            std::thread::scope(|scope| {
                for index in 0..threads {
                    let (barrier, work) = (&barrier, &work);
                    scope.spawn(move || {
                        barrier.wait();
                        work(index);
                    });
                }
            });
            best = best.max(amount * threads as f64 / start.elapsed().as_secs_f64());
        }
        best
    }

    /// Twelve chains of an operation on registers, enough to hide its latency.
    macro_rules! chains {
        ($name:ident, $features:literal, $vector:ty, $zero:expr, $step:expr) => {
            #[target_feature(enable = $features)]
            fn $name() {
                let mut sums: [$vector; 12] = [$zero; 12];
                let (a, b) = black_box(($zero, $zero));
                for _ in 0..STEPS {
                    for sum in &mut sums {
                        *sum = $step(a, b, *sum);
                    }
                }
                black_box(sums);
            }
        };
    }

    chains!(f32_512, "avx512f", __m512, _mm512_setzero_ps(), _mm512_fmadd_ps);
    chains!(f64_512, "avx512f", __m512d, _mm512_setzero_pd(), _mm512_fmadd_pd);
    chains!(f32_256, "avx2,fma", __m256, _mm256_setzero_ps(), _mm256_fmadd_ps);
    chains!(f64_256, "avx2,fma", __m256d, _mm256_setzero_pd(), _mm256_fmadd_pd);
    chains!(i8_512, "avx512f,avx512vnni", __m512i, _mm512_setzero_si512(), |a, b, sum| _mm512_dpbusd_epi32(sum, a, b));

    #[target_feature(enable = "avx512f,avx512bf16")]
    fn bf16_512() {
        let mut sums = [_mm512_setzero_ps(); 12];
        let zero = black_box(_mm512_setzero_ps());
        let (a, b) = (_mm512_cvtne2ps_pbh(zero, zero), _mm512_cvtne2ps_pbh(zero, zero));
        for _ in 0..STEPS {
            for sum in &mut sums {
                *sum = _mm512_dpbf16_ps(*sum, a, b);
            }
        }
        black_box(sums);
    }

    /// The sum of two arrays, with stores that pass by the caches.
    #[target_feature(enable = "avx512f")]
    fn add_streaming(a: &[f32], b: &[f32], sum: &mut [f32]) {
        let aligned = sum.as_ptr().align_offset(64);
        for ((a, b), sum) in
            a[aligned..].chunks_exact(16).zip(b[aligned..].chunks_exact(16)).zip(sum[aligned..].chunks_exact_mut(16))
        {
            // SAFETY: each chunk has sixteen elements, and those of `sum` begin at a multiple of 64 bytes.
            unsafe {
                _mm512_stream_ps(
                    sum.as_mut_ptr(),
                    _mm512_add_ps(_mm512_loadu_ps(a.as_ptr()), _mm512_loadu_ps(b.as_ptr())),
                )
            }
        }
    }

    fn bandwidth(threads: usize) -> f64 {
        const ELEMENTS: usize = 1 << 24;
        let part = ELEMENTS / threads;
        let (a, b) = (vec![1.0f32; ELEMENTS], vec![2.0f32; ELEMENTS]);
        let sums: Vec<_> = (0..threads).map(|_| std::sync::Mutex::new(vec![0.0f32; part])).collect();
        let streams = is_x86_feature_detected!("avx512f");
        let bytes = 12.0 * part as f64;
        let measure = |streaming: bool| {
            rate(threads, bytes, |index| {
                let range = index * part..(index + 1) * part;
                let mut sum = sums[index].lock().expect("no thread panics with the lock");
                if streaming {
                    // SAFETY: the feature was found.
                    unsafe { add_streaming(&a[range.clone()], &b[range], &mut sum) }
                } else {
                    sum.iter_mut().zip(&a[range.clone()]).zip(&b[range]).for_each(|((sum, a), b)| *sum = a + b);
                }
                black_box(&*sum);
            })
        };
        let ordinary = measure(false);
        if streams { ordinary.max(measure(true)) } else { ordinary }
    }

    pub fn print(threads: usize) {
        let steps = (12 * STEPS) as f64;
        let mut limits = vec![];
        let mut register = |kind: &str, lanes: f64, run: unsafe fn()| {
            // SAFETY: callers have found the features that `run` needs.
            limits.push(format!("\"{kind}\": {:.4e}", rate(threads, 2.0 * lanes * steps, |_| unsafe { run() })));
        };
        if is_x86_feature_detected!("avx512f") {
            register("f32", 16.0, f32_512);
            register("f64", 8.0, f64_512);
        } else if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            register("f32", 8.0, f32_256);
            register("f64", 4.0, f64_256);
        }
        if is_x86_feature_detected!("avx512bf16") {
            register("bf16", 32.0, bf16_512);
        }
        if is_x86_feature_detected!("avx512vnni") {
            register("i8", 64.0, i8_512);
        }
        limits.push(format!("\"bytes\": {:.4e}", bandwidth(threads)));
        println!("{{{}}}", limits.join(", "));
    }
}
