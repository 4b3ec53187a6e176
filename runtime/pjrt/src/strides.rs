// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Copies between dense row-major memory and memory with strides in bytes, of any sign and order.
use crate::{
    abi::{self, layout},
    error::Error,
    guard::Result,
    object,
};
use shale_runtime::TensorType;

/// The strides of dense row-major memory.
fn dense(of: &TensorType) -> Vec<i64> {
    let mut strides = vec![0; of.shape.len()];
    let mut next = of.element.size() as i64;
    for (stride, &size) in strides.iter_mut().zip(&of.shape).rev() {
        *stride = next;
        next = next.wrapping_mul(size as i64);
    }
    strides
}

/// Whether memory with these strides is dense and row-major; where there is at most one element, any strides are.
pub fn are_dense(of: &TensorType, strides: &[i64]) -> bool {
    if of.checked_count().is_some_and(|count| count <= 1) {
        return true;
    }
    strides.len() == of.shape.len()
        && dense(of).iter().zip(strides).zip(&of.shape).all(|((own, given), &size)| own == given || size == 1)
}

/// The strides that a layout of the caller means for a type.
pub fn of_layout(of: &TensorType, wanted: &abi::BufferMemoryLayout) -> Result<Vec<i64>> {
    match wanted.r#type {
        layout::STRIDES => {
            // SAFETY: the kind is checked first.
            let given = unsafe { wanted.value.strides };
            let strides = object::list(given.byte_strides, given.num_byte_strides).to_vec();
            if strides.len() == of.shape.len() {
                Ok(strides)
            } else {
                Err(Error::invalid(format!("strides must be one per dimension of {of}, got {}", strides.len())))
            }
        }
        layout::TILED => {
            // SAFETY: the kind is checked first.
            let tiled = unsafe { wanted.value.tiled };
            let order = object::list(tiled.minor_to_major, tiled.minor_to_major_size);
            let mut sorted = order.to_vec();
            sorted.sort();
            if tiled.num_tiles > 0 || !sorted.iter().copied().eq(0..of.shape.len() as i64) {
                return Err(Error::unimplemented("a tiled layout in host memory"));
            }
            let mut strides = vec![0; order.len()];
            let mut next = of.element.size() as i64;
            for &dimension in order {
                strides[dimension as usize] = next;
                next = next.wrapping_mul(of.shape[dimension as usize] as i64);
            }
            Ok(strides)
        }
        other => Err(Error::invalid(format!("layout must be tiled or strides, got {other}"))),
    }
}

/// Calls `visit` with the offset in strided memory of each run of the innermost dimension, in row-major order.
fn runs(of: &TensorType, strides: &[i64], mut visit: impl FnMut(i64)) {
    let outer = of.shape.len().saturating_sub(1);
    let mut index = vec![0usize; outer];
    let mut offset = 0i64;
    loop {
        visit(offset);
        let mut dimension = outer;
        loop {
            if dimension == 0 {
                return;
            }
            dimension -= 1;
            index[dimension] += 1;
            offset += strides[dimension];
            if index[dimension] < of.shape[dimension] {
                break;
            }
            offset -= strides[dimension] * of.shape[dimension] as i64;
            index[dimension] = 0;
        }
    }
}

/// Copies strided memory into dense memory; without strides, dense into dense.
///
/// # Safety
/// `source` is the first element of readable memory with these strides; `target` has the size of the type.
pub unsafe fn gather(of: &TensorType, source: *const u8, strides: &[i64], target: &mut [u8]) {
    if target.is_empty() {
        return;
    }
    let (Some(&stride), Some(&count)) = (strides.last(), of.shape.last()) else {
        // SAFETY: the caller's promise.
        unsafe { std::ptr::copy_nonoverlapping(source, target.as_mut_ptr(), target.len()) };
        return;
    };
    let size = of.element.size();
    let mut to = target.as_mut_ptr();
    runs(of, strides, |offset| {
        // SAFETY: all elements lie in the two memories.
        unsafe {
            let from = source.offset(offset as isize);
            if stride == size as i64 {
                std::ptr::copy_nonoverlapping(from, to, size * count);
            } else {
                for i in 0..count {
                    std::ptr::copy_nonoverlapping(from.offset(i as isize * stride as isize), to.add(i * size), size);
                }
            }
            to = to.add(size * count);
        }
    });
}

/// Copies dense memory into memory with strides, none of them negative.
///
/// # Safety
/// `target` is writable memory of `room` bytes.
pub unsafe fn scatter(of: &TensorType, source: &[u8], target: *mut u8, room: usize, strides: &[i64]) -> Result {
    if source.is_empty() {
        return Ok(());
    }
    let size = of.element.size();
    let last = strides.iter().zip(&of.shape).try_fold(0i64, |sum, (&stride, &count)| {
        if stride < 0 { None } else { sum.checked_add(stride.checked_mul(count as i64 - 1)?) }
    });
    if last.is_none_or(|last| last as u64 + size as u64 > room as u64) {
        return Err(Error::invalid(format!(
            "strides must stay in the destination of {room} bytes, got {strides:?} for {of}"
        )));
    }
    let (stride, count) = (strides.last().copied().unwrap_or(0), of.shape.last().copied().unwrap_or(1));
    let mut from = source.as_ptr();
    runs(of, strides, |offset| {
        for i in 0..count {
            // SAFETY: the furthest element was checked to lie in the destination.
            unsafe {
                let to = target.offset(offset as isize + i as isize * stride as isize);
                std::ptr::copy_nonoverlapping(from, to, size);
                from = from.add(size);
            }
        }
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use shale_runtime::ElementType;

    #[test]
    fn any_strides() {
        let of = TensorType::new(ElementType::I16, [2, 3]);
        let memory: Vec<i16> = (0..12).collect();
        let read = |first: usize, strides: &[i64]| {
            let mut target = [0u8; 12];
            // SAFETY: the tests stay inside.
            unsafe { gather(&of, memory[first..].as_ptr().cast(), strides, &mut target) };
            target.chunks(2).map(|c| i16::from_ne_bytes([c[0], c[1]])).collect::<Vec<_>>()
        };
        assert_eq!(read(0, &[]), [0, 1, 2, 3, 4, 5]);
        assert_eq!(read(0, &[2, 4]), [0, 2, 4, 1, 3, 5]);
        assert_eq!(read(11, &[-6, -2]), [11, 10, 9, 8, 7, 6][..].to_vec());
        assert_eq!(read(3, &[0, 4]), [3, 5, 7, 3, 5, 7]);
        assert!(are_dense(&of, &[6, 2]) && !are_dense(&of, &[2, 4]));
        assert!(are_dense(&TensorType::new(ElementType::I16, [1, 3]), &[-100, 2]));
    }

    #[test]
    fn columns_first() {
        let of = TensorType::new(ElementType::I8, [2, 3]);
        let mut target = [0u8; 6];
        // SAFETY: the target has room.
        let write = |target: &mut [u8; 6], strides: &[i64]| unsafe {
            scatter(&of, &[0, 1, 2, 3, 4, 5], target.as_mut_ptr(), 6, strides)
        };
        write(&mut target, &[1, 2]).unwrap();
        assert_eq!(target, [0, 3, 1, 4, 2, 5]);
        assert!(write(&mut target, &[1, 3]).is_err());
        assert!(write(&mut target, &[-3, 1]).is_err());
    }
}
