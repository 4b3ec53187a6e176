// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Execution: programs run on the caller's thread and those of the runtime's pool, and are done when the call returns.
use crate::{
    abi,
    buffer::Buffer,
    error::Error,
    event::Event,
    guard::Result,
    object::{self, give},
    storage::Storage,
};
use std::sync::{Arc, atomic::AtomicU32};

/// What a caller may share between executions; nothing so far.
pub struct Context;

pub fn context_create(args: &mut abi::ExecuteContextCreateArgs) -> Result {
    args.context = give(Context);
    Ok(())
}

pub fn context_destroy(args: &mut abi::ExecuteContextDestroyArgs) -> Result {
    drop(object::take(args.context));
    Ok(())
}

pub fn execute(args: &mut abi::LoadedExecutableExecuteArgs) -> Result {
    let loaded = object::borrow(args.executable)?;
    let executable = &loaded.program()?.executable;
    let details = &loaded.executable.0;
    let client = &details.client;
    if args.num_devices != 1 {
        return Err(Error::unimplemented(&format!("an execution on {} devices", args.num_devices)));
    }
    let device = if args.execute_device.is_null() { loaded.device } else { client.index_of(args.execute_device)? };
    let inputs = &executable.signature().inputs;
    if args.num_args != inputs.len() {
        return Err(Error::invalid(format!("program must have {} arguments, got {}", inputs.len(), args.num_args)));
    }
    let handles =
        object::list(args.argument_lists, 1).first().map_or(&[][..], |list| object::list(*list, args.num_args));
    let buffers = handles.iter().map(|handle| object::borrow(*handle)).collect::<Result<Vec<&Buffer>>>()?;
    for (index, (buffer, input)) in buffers.iter().zip(inputs).enumerate() {
        let dims = buffer.dims();
        let same = buffer.element == input.r#type.element
            && dims.len() == input.r#type.shape.len()
            && dims.iter().zip(&input.r#type.shape).all(|(&own, &wanted)| own as usize == wanted);
        if !same {
            return Err(Error::invalid(format!(
                "argument {index} must be {}, got {} of {dims:?}",
                input.r#type, buffer.element
            )));
        }
        if buffer.is_deleted() {
            return Err(Error::invalid(format!("argument {index} must not have been deleted or donated")));
        }
        if buffer.device != device {
            return Err(Error::invalid(format!(
                "argument {index} must be on device {device}, got one on {}",
                buffer.device
            )));
        }
    }
    // SAFETY: null, or options of the caller.
    let kept = unsafe { args.options.as_ref() }
        .map_or(&[][..], |o| object::list(o.non_donatable_input_indices, o.num_non_donatable_input_indices));
    let donated: Vec<usize> = (0..inputs.len()).filter(|&i| inputs[i].donated && !kept.contains(&(i as i64))).collect();
    for &i in &donated {
        if let Some(other) = (0..handles.len()).find(|&j| j != i && handles[j] == handles[i]) {
            return Err(Error::invalid(format!(
                "argument {i} is donated and must not be passed twice, got it as argument {other} too"
            )));
        }
    }
    let usage = &client.devices[device].usage;
    let signature = executable.signature();
    // A donated argument gives its memory to the result that is computed over it.
    let mut given: Vec<Option<Storage>> = signature.outputs.iter().map(|_| None).collect();
    let mut sources = vec![std::ptr::null(); inputs.len()];
    for alias in executable.artifact().header.aliases.iter().filter(|alias| donated.contains(&alias.input)) {
        if let Some(storage) = buffers[alias.input].take_own() {
            sources[alias.input] = storage.data().cast_const();
            given[alias.output] = Some(storage);
        }
    }
    let mut contents: Vec<Arc<Storage>> = vec![];
    for (source, buffer) in sources.iter_mut().zip(&buffers).filter(|(source, _)| source.is_null()) {
        let storage = buffer.contents()?;
        *source = storage.data().cast_const();
        contents.push(storage);
    }
    let outputs = signature.outputs.iter().zip(given).map(|(output, given)| match given {
        Some(storage) => Ok(storage),
        None => Storage::allocate(output.r#type.checked_size().unwrap_or(0), usage),
    });
    let outputs = outputs.collect::<Result<Vec<_>>>()?;
    let targets: Vec<*mut u8> = outputs.iter().map(Storage::data).collect();
    // SAFETY: inputs have the signature's types, as checked, and their memory is kept; outputs are memory of their sizes that
    // nothing else refers to, an input's own only where the artifact's aliases say so.
    unsafe { executable.run_pointers(&sources, &targets, &AtomicU32::new(0)) }?;
    drop(contents);
    let visible = outputs.into_iter().zip(&executable.signature().outputs).filter(|(_, output)| !output.hidden);
    let results = visible.map(|(storage, output)| Buffer::new(client, device, &output.r#type, storage, Event::ready()));
    let results = results.collect::<Result<Vec<_>>>()?;
    for i in donated {
        buffers[i].delete();
    }
    let places = object::list(args.output_lists, 1).first().copied().unwrap_or(std::ptr::null_mut());
    if !results.is_empty() && places.is_null() {
        return Err(Error::invalid("list of outputs must not be null"));
    }
    for (i, result) in results.into_iter().enumerate() {
        // SAFETY: the caller has a place for each output of the program.
        unsafe { *places.add(i) = give(result) };
    }
    if !args.device_complete_events.is_null() {
        // SAFETY: the list has a place per device.
        unsafe { *args.device_complete_events = give(Event::ready()) };
    }
    Ok(())
}
