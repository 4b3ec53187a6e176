// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the Python package asks of the library beyond PJRT. None of it can fail.
use crate::{compile, stream};
use shale::cache::Statistics;

/// Writes what the compilers of this process were asked for so far, in C's shape: four numbers of 64 bits.
///
/// # Safety
/// `statistics` leads to a place for them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_statistics(statistics: *mut Statistics) {
    let figures = shale_bridge::guard::catch(compile::statistics).unwrap_or_default();
    // SAFETY: the caller's promise.
    unsafe { statistics.write(figures) };
}

/// Whether nothing runs or waits on any device: 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn shale_is_idle() -> i32 {
    stream::all_are_idle().into()
}
