// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shardings and layouts of programs. Programs are for one device and arrays are row-major, so both are always the same.
use crate::{
    abi::{
        self,
        extensions::{
            BufferLayoutArgs, DefaultLayoutArgs, ExecutableLayoutsArgs, LayoutDestroyArgs, LayoutSerializeArgs,
            ShardingsArgs,
        },
    },
    guard::Result,
    object::{self, lend},
};
use std::{collections::BTreeMap, ffi::c_char, sync::Mutex};

/// The row-major layout of a rank. There is one object per rank, which lives as long as the process.
pub struct Layout {
    /// Dimensions from minor to major, as JAX reads them: `{1,0}`.
    text: String,
}

/// The layout of a rank.
fn layout(rank: usize) -> *mut abi::MemoryLayout {
    static LAYOUTS: Mutex<BTreeMap<usize, &'static Layout>> = Mutex::new(BTreeMap::new());
    let mut known = LAYOUTS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let layout = known.entry(rank).or_insert_with(|| {
        let dimensions: Vec<String> = (0..rank).rev().map(|dimension| dimension.to_string()).collect();
        Box::leak(Box::new(Layout { text: format!("{{{}}}", dimensions.join(",")) }))
    });
    lend(*layout)
}

/// Layouts in C's shape.
pub struct Layouts(Vec<*mut abi::MemoryLayout>);
// SAFETY: the layouts live as long as the process and are not written.
unsafe impl Send for Layouts {}
// SAFETY: as above.
unsafe impl Sync for Layouts {}

impl Layouts {
    pub fn new(ranks: impl Iterator<Item = usize>) -> Self {
        Self(ranks.map(layout).collect())
    }

    fn lend(&self, args: &mut ExecutableLayoutsArgs) {
        args.count = self.0.len();
        args.layouts = self.0.as_ptr();
    }
}

/// Shardings in C's shape: a serialized `OpSharding` each, of which the empty one means replicated.
pub struct Shardings {
    texts: Vec<*const c_char>,
    sizes: Vec<usize>,
}
// SAFETY: the texts are static.
unsafe impl Send for Shardings {}
// SAFETY: as above.
unsafe impl Sync for Shardings {}

impl Shardings {
    pub fn replicated(count: usize) -> Self {
        Self { texts: vec![c"".as_ptr(); count], sizes: vec![0; count] }
    }

    fn lend(&self, args: &mut ShardingsArgs) {
        args.count = self.texts.len();
        args.shardings = self.texts.as_ptr();
        args.sizes = self.sizes.as_ptr();
    }
}

pub fn parameter_shardings(args: &mut ShardingsArgs) -> Result {
    object::borrow(args.executable)?.0.parameter_shardings.lend(args);
    Ok(())
}

pub fn output_shardings(args: &mut ShardingsArgs) -> Result {
    object::borrow(args.executable)?.0.output_shardings.lend(args);
    Ok(())
}

/// Nothing to do: layouts stay.
pub fn layout_destroy(_: &mut LayoutDestroyArgs) -> Result {
    Ok(())
}

pub fn layout_serialize(args: &mut LayoutSerializeArgs) -> Result {
    /// There is nothing to free: the text is the layout's.
    unsafe extern "C" fn keep() {}
    let layout = object::borrow(args.layout)?;
    object::set_text(&layout.text, &mut args.bytes, &mut args.size);
    args.holder = args.layout.cast();
    args.deleter = Some(keep);
    Ok(())
}

pub fn default_layout(args: &mut DefaultLayoutArgs) -> Result {
    args.layout = layout(args.num_dims);
    Ok(())
}

pub fn buffer_layout(args: &mut BufferLayoutArgs) -> Result {
    args.layout = layout(object::borrow(args.buffer)?.dims().len());
    Ok(())
}

pub fn output_layouts(args: &mut ExecutableLayoutsArgs) -> Result {
    object::borrow(args.executable)?.0.output_layouts.lend(args);
    Ok(())
}

pub fn parameter_layouts(args: &mut ExecutableLayoutsArgs) -> Result {
    object::borrow(args.executable)?.0.parameter_layouts.lend(args);
    Ok(())
}
