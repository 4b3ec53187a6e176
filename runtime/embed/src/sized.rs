// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Runs of programs whose sizes are known only then.
use crate::{
    Code, Error, guarded,
    program::{Program, not_null, pointers},
};
use shale_runtime::{Cancellation, executable::Delivered};
use std::{ffi::c_void, sync::atomic::AtomicU32};

/// `shale_results`.
pub struct Results {
    delivered: Vec<Delivered>,
}

impl Program {
    /// # Safety
    /// As `shale_program_run_sized`.
    unsafe fn run_sized(
        &self,
        inputs: *const *const c_void,
        shapes: *const *const usize,
        outputs: *const *mut c_void,
        cancel: &AtomicU32,
    ) -> Result<Vec<Delivered>, Error> {
        // SAFETY: the caller's promise, here and below.
        let inputs = unsafe { pointers(inputs.cast::<*mut u8>(), &self.inputs, "input")? };
        let any_fixed = self.outputs.iter().any(|output| !output.r#type.is_dynamic());
        let outputs = match any_fixed || !outputs.is_null() {
            true => unsafe { pointers(outputs.cast::<*mut u8>(), &self.outputs, "output")? },
            false => vec![std::ptr::null_mut(); self.outputs.len()],
        };
        if !self.inputs.is_empty() {
            not_null(shapes, "shapes")?;
        }
        let mut sizes: Vec<&[usize]> = vec![];
        for (index, input) in self.inputs.iter().enumerate() {
            let rank = input.r#type.shape.len();
            // SAFETY: there is one list for each input.
            let list = unsafe { *shapes.add(index) };
            if rank > 0 && list.is_null() {
                let message = format!("shape of input {index} must have {rank} sizes ({}), got NULL", input.r#type);
                return Err(Error::new(Code::InvalidArgument, message));
            }
            // SAFETY: of as many sizes as the input has dimensions.
            sizes.push(if rank == 0 { &[] } else { unsafe { std::slice::from_raw_parts(list, rank) } });
        }
        for (index, (pointer, shape)) in inputs.iter().zip(&sizes).enumerate() {
            if pointer.is_null() && !shape.contains(&0) {
                let message = format!("input {index} must not be NULL ({})", self.inputs[index].r#type);
                return Err(Error::new(Code::InvalidArgument, message));
            }
        }
        let inputs: Vec<*const u8> = inputs.into_iter().map(<*mut u8>::cast_const).collect();
        // SAFETY: the caller's promise.
        Ok(unsafe { self.executable.run_sized(&inputs, &sizes, &outputs, cancel)? })
    }
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_run_sized(
    program: *mut Program,
    inputs: *const *const c_void,
    shapes: *const *const usize,
    outputs: *const *mut c_void,
    cancellation: *const Cancellation,
    results: *mut *mut Results,
) -> *mut Error {
    guarded(|| {
        not_null(program, "program")?;
        not_null(results, "results")?;
        let never = AtomicU32::new(0);
        // SAFETY: null, or a cancellation that this library made.
        let cancel = unsafe { cancellation.as_ref() }.map_or(&never, Cancellation::word);
        // SAFETY: the caller's promise.
        let delivered = unsafe { (*program).run_sized(inputs, shapes, outputs, cancel)? };
        // SAFETY: the caller's promise; null was refused.
        unsafe { results.write(Box::into_raw(Box::new(Results { delivered }))) };
        Ok(())
    })
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_results_get(
    results: *const Results,
    output: usize,
    shape: *mut *const usize,
    data: *mut *const c_void,
) -> *mut Error {
    guarded(|| {
        not_null(results, "results")?;
        not_null(shape, "shape")?;
        not_null(data, "data")?;
        // SAFETY: results that this library made.
        let found = unsafe { &*results }.delivered.iter().find(|delivered| delivered.output == output);
        let Some(found) = found else {
            let message = format!("output must be one of dynamic size, got {output}");
            return Err(Error::new(Code::InvalidArgument, message));
        };
        // SAFETY: the caller's promise; null was refused.
        unsafe {
            shape.write(found.sizes.as_ptr());
            data.write(found.as_raw().cast_const().cast());
        }
        Ok(())
    })
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_results_free(results: *mut Results) {
    if !results.is_null() {
        // SAFETY: made by `Box::into_raw`, freed once.
        drop(unsafe { Box::from_raw(results) });
    }
}
