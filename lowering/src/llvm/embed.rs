// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! An object file that carries a whole artifact, for programs that link it.
//!
//! LLVM makes the object without the artifact. Its bytes follow at the end of the file: what a relocatable ELF file says about a
//! section is where its bytes are and how many, so that nothing else changes.
use crate::target::{self, Target};
use inkwell::{
    AddressSpace,
    context::Context as LlvmContext,
    module::Linkage,
    targets::FileType,
    values::{BasicMetadataValueEnum, CallSiteValue, ValueKind},
};

/// The runtime's function that runs an artifact in memory (`runtime/embed`).
const RUN: &str = "shale_embedded_run";

/// The section that holds the artifact.
const SECTION: &str = ".rodata.shale.artifact";

/// The beginning of an object with an artifact of `size` bytes as constant data and the function
/// `const char *symbol(const void *const *inputs, void *const *outputs)`, which gives it to the runtime's C library. The artifact's bytes
/// are to follow.
///
/// # Errors
/// If LLVM cannot make it.
pub fn embedding_object(symbol: &str, size: u64, target: &Target) -> Result<Vec<u8>, String> {
    let artifact_size = size;
    let text = |error: inkwell::builder::BuilderError| error.to_string();
    let machine = target::machine(target)?;
    let context = LlvmContext::create();
    let module = context.create_module(symbol);
    module.set_triple(&machine.get_triple());
    module.set_data_layout(&machine.get_target_data().get_data_layout());
    let (pointer, size) = (context.ptr_type(AddressSpace::default()), context.i64_type());

    // One byte stands for all of them.
    let data = context.i8_type().const_int(1, false);
    let bytes = module.add_global(data.get_type(), None, "shale.artifact");
    bytes.set_initializer(&data);
    bytes.set_section(Some(SECTION));
    bytes.set_constant(true);
    bytes.set_linkage(Linkage::Private);
    bytes.set_alignment(64);
    let slot = module.add_global(pointer, None, "shale.program");
    slot.set_initializer(&pointer.const_null());
    slot.set_linkage(Linkage::Private);

    let parameters = [pointer.into(), size.into(), pointer.into(), pointer.into(), pointer.into()];
    let run = module.add_function(RUN, pointer.fn_type(&parameters, false), None);
    let function = module.add_function(symbol, pointer.fn_type(&[pointer.into(), pointer.into()], false), None);
    let builder = context.create_builder();
    builder.position_at_end(context.append_basic_block(function, "entry"));
    let mut arguments: Vec<BasicMetadataValueEnum> = vec![
        bytes.as_pointer_value().into(),
        size.const_int(artifact_size, false).into(),
        slot.as_pointer_value().into(),
    ];
    arguments.extend(function.get_param_iter().map(BasicMetadataValueEnum::from));
    let call: CallSiteValue = builder.build_call(run, &arguments, "").map_err(text)?;
    let ValueKind::Basic(result) = call.try_as_basic_value() else { return Err(format!("{RUN} must return a value")) };
    builder.build_return(Some(&result)).map_err(text)?;
    module.verify().map_err(|error| error.to_string())?;
    let buffer = machine.write_to_memory_buffer(&module, FileType::Object).map_err(|error| error.to_string())?;
    let mut object = buffer.as_slice().to_vec();
    extend_section(&mut object, artifact_size)
        .ok_or("LLVM must make a relocatable ELF file with the artifact's section")?;
    Ok(object)
}

/// Makes the artifact's section end where the file will end after `size` more bytes. None if this is no such file.
///
/// Fields and their places are those of the System V ABI, "Object Files", for 64-bit little-endian files.
fn extend_section(object: &mut Vec<u8>, size: u64) -> Option<()> {
    let number = |object: &[u8], at: usize, bytes: usize| -> Option<u64> {
        let mut value = [0; 8];
        value[..bytes].copy_from_slice(object.get(at..at.checked_add(bytes)?)?);
        Some(u64::from_le_bytes(value))
    };
    if !object.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    // e_shoff, e_shentsize, e_shnum, e_shstrndx
    let (table, each) = (number(object, 0x28, 8)? as usize, number(object, 0x3a, 2)? as usize);
    let (count, names) = (number(object, 0x3c, 2)? as usize, number(object, 0x3e, 2)? as usize);
    let header = |index: usize| Some(table + index.checked_mul(each)?);
    let strings = number(object, header(names)? + 0x18, 8)? as usize;
    for index in 0..count {
        let header = header(index)?;
        let name = strings.checked_add(number(object, header, 4)? as usize)?;
        if object.get(name..)?.split(|byte| *byte == 0).next() != Some(SECTION.as_bytes()) {
            continue;
        }
        let start = object.len().next_multiple_of(64);
        object.resize(start, 0);
        // sh_offset, sh_size
        object.get_mut(header + 0x18..header + 0x20)?.copy_from_slice(&(start as u64).to_le_bytes());
        object.get_mut(header + 0x20..header + 0x28)?.copy_from_slice(&size.to_le_bytes());
        return Some(());
    }
    None
}
