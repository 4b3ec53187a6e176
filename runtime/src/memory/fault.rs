// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Says which guarded buffer a fatal access was next to.
//!
//! A fault in generated code cannot be survived, but a bare "segmentation fault" tells nothing. While guarded buffers
//! exist, a handler of `SIGSEGV` looks the address up among them, writes a line to standard error, and hands the fault on
//! to whoever handled it before.

use std::{
    ops::Range,
    sync::{
        Once,
        atomic::{AtomicPtr, AtomicUsize, Ordering::*},
    },
};

/// Buffers that can be told apart at the same time; faults next to others end the process without that line.
const SLOTS: usize = 1024;

/// A guarded buffer, as the handler needs it: it may run at any moment, so that everything is atomic.
struct Slot {
    mapping_start: AtomicUsize,
    mapping_end: AtomicUsize,
    start: AtomicUsize,
    end: AtomicUsize,
    label: AtomicPtr<u8>,
    label_size: AtomicUsize,
}

static REGISTRY: [Slot; SLOTS] = [const {
    Slot {
        mapping_start: AtomicUsize::new(0),
        mapping_end: AtomicUsize::new(0),
        start: AtomicUsize::new(0),
        end: AtomicUsize::new(0),
        label: AtomicPtr::new(std::ptr::null_mut()),
        label_size: AtomicUsize::new(0),
    }
}; SLOTS];

/// A buffer's entry in the registry; removed when dropped.
pub(super) struct Registration {
    slot: &'static Slot,
    /// What the slot's label points to.
    _label: Box<str>,
}

/// Registers a buffer; none if there are too many.
pub(super) fn register(mapping: Range<usize>, buffer: Range<usize>, label: String) -> Option<Registration> {
    install();
    let label = label.into_boxed_str();
    // A start of 1 reserves the slot: no address is below it.
    let slot = REGISTRY.iter().find(|slot| slot.mapping_start.compare_exchange(0, 1, AcqRel, Relaxed).is_ok())?;
    slot.start.store(buffer.start, Relaxed);
    slot.end.store(buffer.end, Relaxed);
    slot.label.store(label.as_ptr().cast_mut(), Relaxed);
    slot.label_size.store(label.len(), Relaxed);
    slot.mapping_end.store(mapping.end, Relaxed);
    slot.mapping_start.store(mapping.start, Release);
    Some(Registration { slot, _label: label })
}

impl Drop for Registration {
    fn drop(&mut self) {
        self.slot.mapping_end.store(0, Release);
        self.slot.mapping_start.store(0, Release);
    }
}

/// What handled the signal before, written once before the handler can run.
static mut PREVIOUS: std::mem::MaybeUninit<libc::sigaction> = std::mem::MaybeUninit::uninit();

fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: a zeroed action with an empty mask is valid; `PREVIOUS` is written here alone.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handle as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            libc::sigemptyset(&mut action.sa_mask);
            libc::sigaction(libc::SIGSEGV, std::ptr::null(), (&raw mut PREVIOUS).cast());
            libc::sigaction(libc::SIGSEGV, &action, std::ptr::null_mut());
        }
    });
}

/// A line that is built without allocation.
struct Line {
    bytes: [u8; 256],
    size: usize,
}

impl Line {
    fn text(&mut self, text: &[u8]) {
        for &byte in text {
            if self.size < self.bytes.len() {
                self.bytes[self.size] = byte;
                self.size += 1;
            }
        }
    }

    fn number(&mut self, mut number: usize) {
        let mut digits = [0; 20];
        let mut position = digits.len();
        loop {
            position -= 1;
            digits[position] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.text(&digits[position..]);
    }
}

extern "C" fn handle(_signal: i32, info: *mut libc::siginfo_t, _context: *mut libc::c_void) {
    // SAFETY: the kernel passes valid information; only functions are called that a signal handler may call.
    unsafe {
        let address = (*info).si_addr() as usize;
        for slot in &REGISTRY {
            let mapping = slot.mapping_start.load(Acquire)..slot.mapping_end.load(Acquire);
            if !mapping.contains(&address) {
                continue;
            }
            let (start, end) = (slot.start.load(Relaxed), slot.end.load(Relaxed));
            let mut line = Line { bytes: [0; 256], size: 0 };
            line.text(b"shale: memory check: ");
            if address < start {
                line.text(b"access ");
                line.number(start - address);
                line.text(b" bytes before the start of ");
            } else if address < end {
                line.text(b"write to read-only byte ");
                line.number(address - start);
                line.text(b" of ");
            } else {
                line.text(b"access ");
                line.number(address - end);
                line.text(b" bytes past the end of ");
            }
            line.text(std::slice::from_raw_parts(slot.label.load(Relaxed), slot.label_size.load(Relaxed)));
            line.text(b"\n");
            libc::write(libc::STDERR_FILENO, line.bytes.as_ptr().cast(), line.size);
            break;
        }
        // The instruction is tried again, and faults into the previous handler.
        libc::sigaction(libc::SIGSEGV, (&raw const PREVIOUS).cast(), std::ptr::null_mut());
    }
}
