// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Execution: a call checks its arguments and returns; the program runs when what was called before on its device has run. What
//! goes wrong then is the error of the results and of the call's event. Programs known to be quick run at once, on the caller's
//! thread, if the device is idle.
use crate::{
    abi,
    buffer::{Buffer, Contents},
    compile::Program,
    error::Error,
    event::{Event, Guard},
    guard::Result,
    object::{self, give},
    storage::{Storage, Usage},
    stream,
};
use std::{
    sync::{Arc, atomic::AtomicU32},
    time::Instant,
};

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
    let program = loaded.program()?;
    let executable = &program.executable;
    let details = &loaded.executable.0;
    let client = &details.client;
    if args.num_devices != 1 {
        return Err(Error::unimplemented(&format!("an execution on {} devices", args.num_devices)));
    }
    let device = if args.execute_device.is_null() { loaded.device } else { client.index_of(args.execute_device)? };
    let inputs = &executable.signature().inputs;
    let (count, positions) = &program.arguments;
    if args.num_args != *count {
        return Err(Error::invalid(format!("program must have {count} arguments, got {}", args.num_args)));
    }
    let handles =
        object::list(args.argument_lists, 1).first().map_or(&[][..], |list| object::list(*list, args.num_args));
    if handles.len() != *count {
        return Err(Error::invalid("list of arguments must not be null"));
    }
    let all = handles.iter().map(|handle| object::borrow(*handle)).collect::<Result<Vec<&Buffer>>>()?;
    // What is passed for a token only has to be there.
    let tokens = (0..*count).filter(|at| positions.binary_search(at).is_err());
    let tokens = tokens.map(|at| all[at].promise().map(|(_, ready)| ready)).collect::<Result<Vec<_>>>()?;
    let handles: Vec<_> = positions.iter().map(|&at| handles[at]).collect();
    let buffers: Vec<_> = positions.iter().map(|&at| all[at]).collect();
    for ((buffer, input), index) in buffers.iter().zip(inputs).zip(positions) {
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
    let is_given = |i: &usize| inputs[*i].donated && !kept.contains(&(positions[*i] as i64));
    let donated: Vec<usize> = (0..inputs.len()).filter(is_given).collect();
    for &i in &donated {
        if let Some(other) = (0..handles.len()).find(|&j| j != i && handles[j] == handles[i]) {
            return Err(Error::invalid(format!(
                "argument {} is donated and must not be passed twice, got it as argument {} too",
                positions[i], positions[other]
            )));
        }
    }
    let mut arguments = Vec::with_capacity(buffers.len());
    for buffer in &buffers {
        let (contents, ready) = buffer.promise()?;
        arguments.push(Argument { contents, ready, donated: false });
    }
    for i in donated {
        arguments[i].donated = true;
        buffers[i].delete();
    }
    let place = &client.devices[device];
    let execution = Execution {
        program: program.clone(),
        tokens,
        arguments,
        usage: place.usage.clone(),
        cancelled: place.stream.cancelled().clone(),
        results: executable.signature().outputs.iter().map(|_| Arc::default()).collect(),
    };
    let results = execution.results.clone();
    let is_ready = |argument: &Argument| argument.ready.outcome().is_some();
    let at_once = stream::is_inside()
        || program.is_quick()
            && place.stream.is_idle()
            && execution.arguments.iter().all(is_ready)
            && execution.tokens.iter().all(|token| token.outcome().is_some());
    let done = if at_once {
        stream::inside(|| execution.run()).map_or_else(Event::failed, |()| Event::ready())
    } else {
        let done = Event::pending_on(place.stream.thread());
        let guard = Guard(done.clone());
        // SAFETY: null, or options of the caller.
        if let Some(launch) = unsafe { args.options.as_ref() }.map(|options| options.launch_id).filter(|id| *id != 0) {
            place.stream.note(launch, &done);
        }
        place.stream.enqueue(Box::new(move || {
            // A poisoned one has ended.
            if guard.0.outcome().is_none() {
                let outcome = stream::inside(|| execution.run());
                guard.0.set(outcome);
            }
        }));
        done
    };
    let visible = results.into_iter().zip(&executable.signature().outputs).filter(|(_, output)| !output.hidden);
    let mut visible = visible.map(|(contents, _)| contents);
    let results =
        program.outputs.iter().map(|of| match of.as_ref().zip(of.is_some().then(|| visible.next()).flatten()) {
            Some((of, contents)) => Buffer::with_contents(client, device, of, contents, done.clone()),
            None => Buffer::token(client, device, done.clone()),
        });
    let results = results.collect::<Result<Vec<_>>>()?;
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
        unsafe { *args.device_complete_events = give(done) };
    }
    Ok(())
}

/// An argument of an execution, which keeps its memory.
struct Argument {
    contents: Arc<Contents>,
    ready: Event,
    /// Whether the memory may become a result's.
    donated: bool,
}

/// A program with its arguments and the places of its results, hidden ones among them.
struct Execution {
    program: Arc<Program>,
    tokens: Vec<Event>,
    arguments: Vec<Argument>,
    usage: Arc<Usage>,
    cancelled: Arc<AtomicU32>,
    results: Vec<Arc<Contents>>,
}

impl Execution {
    /// Waits for the arguments, runs the program and brings the results. The error of an argument is that of the execution.
    fn run(self) -> Result {
        for ready in self.arguments.iter().map(|argument| &argument.ready).chain(&self.tokens) {
            ready.wait()?;
        }
        let executable = &self.program.executable;
        let signature = executable.signature();
        // A donated argument gives its memory to the result that is computed over it.
        let mut given: Vec<Option<Storage>> = signature.outputs.iter().map(|_| None).collect();
        let mut sources = vec![std::ptr::null(); self.arguments.len()];
        let mut kept = Vec::with_capacity(self.arguments.len());
        for (index, argument) in self.arguments.into_iter().enumerate() {
            let mut contents = argument.contents;
            if argument.donated
                && let Some(alias) = executable.artifact().header.aliases.iter().find(|alias| alias.input == index)
            {
                match contents.into_own() {
                    Ok(storage) => {
                        sources[index] = storage.data().cast_const();
                        given[alias.output] = Some(storage);
                        continue;
                    }
                    Err(shared) => contents = shared,
                }
            }
            sources[index] = contents.get()?.data().cast_const();
            kept.push(contents);
        }
        let outputs = signature.outputs.iter().zip(given).map(|(output, given)| match given {
            Some(storage) => Ok(storage),
            None => Storage::allocate(output.r#type.checked_size().unwrap_or(0), &self.usage),
        });
        let outputs = outputs.collect::<Result<Vec<_>>>()?;
        let targets: Vec<*mut u8> = outputs.iter().map(Storage::data).collect();
        let start = Instant::now();
        // SAFETY: inputs have the signature's types, as checked, and their memory is kept; outputs are memory of their sizes
        // that nothing else refers to, an input's own only where the artifact's aliases say so.
        unsafe { executable.run_pointers(&sources, &targets, &self.cancelled) }?;
        self.program.ran(start.elapsed());
        // Whoever donates a result next finds that nothing else refers to its arguments.
        drop(kept);
        for (result, storage) in self.results.iter().zip(outputs) {
            result.set(storage);
        }
        Ok(())
    }
}
