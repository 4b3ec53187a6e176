// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! An object file that carries a whole artifact, for programs that link it.
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

/// An object with the artifact as constant data and the function
/// `const char *symbol(const void *const *inputs, void *const *outputs)`, which gives it to the runtime's C library.
///
/// # Errors
/// If LLVM cannot make it.
pub fn embedding_object(symbol: &str, artifact: &[u8], target: &Target) -> Result<Vec<u8>, String> {
    let text = |error: inkwell::builder::BuilderError| error.to_string();
    let machine = target::machine(target)?;
    let context = LlvmContext::create();
    let module = context.create_module(symbol);
    module.set_triple(&machine.get_triple());
    module.set_data_layout(&machine.get_target_data().get_data_layout());
    let (pointer, size) = (context.ptr_type(AddressSpace::default()), context.i64_type());

    let data = context.const_string(artifact, false);
    let bytes = module.add_global(data.get_type(), None, "shale.artifact");
    bytes.set_initializer(&data);
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
        size.const_int(artifact.len() as u64, false).into(),
        slot.as_pointer_value().into(),
    ];
    arguments.extend(function.get_param_iter().map(BasicMetadataValueEnum::from));
    let call: CallSiteValue = builder.build_call(run, &arguments, "").map_err(text)?;
    let ValueKind::Basic(result) = call.try_as_basic_value() else { return Err(format!("{RUN} must return a value")) };
    builder.build_return(Some(&result)).map_err(text)?;
    module.verify().map_err(|error| error.to_string())?;
    let buffer = machine.write_to_memory_buffer(&module, FileType::Object).map_err(|error| error.to_string())?;
    Ok(buffer.as_slice().to_vec())
}
