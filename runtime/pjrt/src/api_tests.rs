// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The functions that JAX does not call, through the table, as C calls them.
use crate::{
    abi::{self, API, code},
    object,
};
use std::{ffi::c_void, sync::mpsc::channel};

/// Arguments of which only the size is set.
fn args<A: abi::Struct + Copy>() -> A {
    let mut args = std::mem::MaybeUninit::<A>::zeroed();
    // SAFETY: every struct of the API begins with its size, and zeros are valid for numbers and pointers.
    unsafe {
        args.as_mut_ptr().cast::<usize>().write(size_of::<A>());
        args.assume_init()
    }
}

/// Calls a function with arguments that a closure fills in; the error is its code and message.
macro_rules! call {
    ($function:ident: $type:ident { $($field:ident = $value:expr),* $(,)? }) => {{
        let mut arguments = args::<abi::$type>();
        $(arguments.$field = $value;)*
        // SAFETY: the function's own arguments.
        let error = unsafe { (API.functions.$function)(&mut arguments) };
        match object::take(error) {
            None => Ok(arguments),
            Some(error) => Err((error.code, error.message)),
        }
    }};
}

type Failure = (i32, String);

const F32: i32 = 11;
const I32: i32 = 4;
const I8: i32 = 2;
const PRED: i32 = 1;
const I4: i32 = 21;

fn client() -> *mut abi::Client {
    call!(client_create: ClientCreateArgs {}).unwrap().client
}

fn memory(client: *mut abi::Client) -> *mut abi::Memory {
    let memories = call!(client_addressable_memories: ClientAddressableMemoriesArgs { client = client }).unwrap();
    object::list(memories.addressable_memories, memories.num_addressable_memories)[0]
}

fn buffer(client: *mut abi::Client, values: &[f32]) -> *mut abi::Buffer {
    let dims = [values.len() as i64];
    let made = call!(client_buffer_from_host_buffer: ClientBufferFromHostBufferArgs {
        client = client,
        data = values.as_ptr().cast(),
        r#type = F32,
        dims = dims.as_ptr(),
        num_dims = 1,
    });
    let made = made.unwrap();
    drop(object::take(made.done_with_host_buffer));
    made.buffer
}

/// The floats of a buffer, once it is there.
fn floats(buffer: *mut abi::Buffer) -> Result<Vec<f32>, Failure> {
    let size = call!(buffer_to_host_buffer: BufferToHostBufferArgs { src = buffer })?.dst_size;
    let mut values = vec![0f32; size / 4];
    let copied = call!(buffer_to_host_buffer: BufferToHostBufferArgs {
        src = buffer,
        dst = values.as_mut_ptr().cast(),
        dst_size = size,
    })?;
    let waited = call!(event_await: EventAwaitArgs { event = copied.event }).map(|_| ());
    drop(object::take(copied.event));
    waited.map(|()| values)
}

#[test]
fn transfers_in_pieces() {
    let client = client();
    let dims = [4i64];
    let mut spec = args::<abi::ShapeSpec>();
    (spec.dims, spec.num_dims, spec.element_type) = (dims.as_ptr(), 1, F32);
    let mut specs = [spec, spec, spec];
    let made = call!(client_create_buffers_for_async_host_to_device: ClientCreateBuffersForAsyncHostToDeviceArgs {
        client = client,
        shape_specs = specs.as_mut_ptr(),
        num_shape_specs = 3,
        memory = memory(client),
    });
    let transfer_manager = made.unwrap().transfer_manager;
    let retrieve = |buffer_index| {
        call!(async_host_to_device_transfer_manager_retrieve_buffer: AsyncHostToDeviceTransferManagerRetrieveBufferArgs {
            transfer_manager = transfer_manager,
            buffer_index = buffer_index,
        })
        .map(|args| args.buffer_out)
    };
    let (first, second, third) = (retrieve(0).unwrap(), retrieve(1).unwrap(), retrieve(2).unwrap());
    assert_eq!(retrieve(3).unwrap_err().0, code::INVALID_ARGUMENT);
    let write = |index, values: &[f32], offset, last| {
        call!(async_host_to_device_transfer_manager_transfer_data: AsyncHostToDeviceTransferManagerTransferDataArgs {
            transfer_manager = transfer_manager,
            buffer_index = index,
            data = values.as_ptr().cast(),
            offset = offset,
            transfer_size = (4 * values.len()) as i64,
            is_last_transfer = last,
        })
        .map(|args| drop(object::take(args.done_with_h2d_transfer)))
    };
    write(0, &[3.0, 4.0], 8, false).unwrap();
    assert!(write(0, &[3.0, 4.0], 12, false).unwrap_err().1.ends_with("must lie in 16 bytes, got 12 and 8"));
    let ready = call!(buffer_ready_event: BufferReadyEventArgs { buffer = first }).unwrap().event;
    assert!(!call!(event_is_ready: EventIsReadyArgs { event = ready }).unwrap().is_ready);
    drop(object::take(ready));
    write(0, &[1.0, 2.0], 0, true).unwrap();
    assert_eq!(floats(first), Ok(vec![1.0, 2.0, 3.0, 4.0]));
    assert!(write(0, &[1.0], 0, true).is_err(), "it is final");
    let message = "lost";
    call!(async_host_to_device_transfer_manager_set_buffer_error: AsyncHostToDeviceTransferManagerSetBufferErrorArgs {
        transfer_manager = transfer_manager,
        buffer_index = 1,
        error_code = code::NOT_FOUND,
        error_message = message.as_ptr().cast(),
        error_message_size = message.len(),
    })
    .unwrap();
    assert_eq!(floats(second), Err((code::NOT_FOUND, "lost".into())));
    call!(async_host_to_device_transfer_manager_destroy: AsyncHostToDeviceTransferManagerDestroyArgs {
        transfer_manager = transfer_manager,
    })
    .unwrap();
    assert_eq!(floats(third).unwrap_err().0, code::CANCELLED, "nobody waits forever");
    for buffer in [first, second, third] {
        drop(object::take(buffer));
    }
    drop(object::take(client));
}

#[test]
fn aliases_casts_and_views() {
    let client = client();
    let dims = [2i64];
    let alias = || {
        call!(client_create_alias_buffer: ClientCreateAliasBufferArgs {
            client = client,
            memory = memory(client),
            shape_dims = dims.as_ptr(),
            shape_num_dims = 1,
            shape_element_type = F32,
        })
        .map(|args| (args.alias_buffer, args.fulfill_alias_buffer_cb))
        .unwrap()
    };
    let fulfill = |callback, buffer, status| {
        call!(client_fulfill_alias_buffer: ClientFulfillAliasBufferArgs {
            client = client,
            buffer = buffer,
            status_code = status,
            fulfill_alias_buffer_cb = callback,
        })
        .map(|_| ())
    };
    let source = buffer(client, &[1.0, -2.0]);
    let (first, promise) = alias();
    fulfill(promise, source, 0).unwrap();
    assert_eq!(floats(first), Ok(vec![1.0, -2.0]));
    let (second, promise) = alias();
    fulfill(promise, std::ptr::null_mut(), code::INTERNAL).unwrap();
    assert_eq!(floats(second).unwrap_err().0, code::INTERNAL);
    let gone = buffer(client, &[1.0, -2.0]);
    call!(buffer_delete: BufferDeleteArgs { buffer = gone }).unwrap();
    for unusable in [gone, std::ptr::null_mut()] {
        let (third, promise) = alias();
        let refused = fulfill(promise, unusable, 0).unwrap_err();
        assert_eq!(floats(third), Err(refused), "nobody waits forever");
        drop(object::take(third));
    }
    let (third, promise) = alias();
    drop(object::take(promise));
    assert_eq!(floats(third).unwrap_err().0, code::CANCELLED);

    let cast = |element, dims: &[i64]| {
        call!(buffer_bitcast: BufferBitcastArgs {
            buffer = source,
            element_type = element,
            dims = dims.as_ptr(),
            num_dims = dims.len(),
        })
        .map(|args| args.out_buffer)
    };
    let bits = cast(I32, &[2, 1]).unwrap();
    assert_eq!(floats(bits), Ok(vec![1.0, -2.0]), "the same bytes");
    assert!(cast(I32, &[3]).unwrap_err().1.contains("must have the 8 bytes"));

    unsafe extern "C" fn deleted(data: *mut c_void, argument: *mut c_void) {
        // SAFETY: the test passes a counter, and memory that it keeps.
        unsafe { *argument.cast::<usize>() += data.cast::<f32>().read() as usize };
    }
    let (mut count, memory_of_caller) = (0usize, vec![5.0f32; 3000]);
    let many = [3000i64];
    let deleted: unsafe extern "C" fn(*mut c_void, *mut c_void) = deleted;
    let view = call!(client_create_view_of_device_buffer: ClientCreateViewOfDeviceBufferArgs {
        client = client,
        device_buffer_ptr = memory_of_caller.as_ptr().cast_mut().cast(),
        dims = many.as_ptr(),
        num_dims = 1,
        element_type = F32,
        // SAFETY: the plugin casts it back.
        on_delete_callback = Some(unsafe {
            std::mem::transmute::<unsafe extern "C" fn(*mut c_void, *mut c_void), unsafe extern "C" fn()>(deleted)
        }),
        on_delete_callback_arg = (&raw mut count).cast(),
    });
    let view = view.unwrap().buffer;
    assert_eq!(floats(view).unwrap()[2999], 5.0);
    drop(object::take(view));
    assert_eq!(count, 5);

    let bytes = [0u64; 2];
    let view = |offset, element, count: i64| {
        call!(client_create_view_of_device_buffer: ClientCreateViewOfDeviceBufferArgs {
            client = client,
            device_buffer_ptr = bytes.as_ptr().cast::<u8>().wrapping_add(offset).cast_mut().cast(),
            dims = &raw const count,
            num_dims = 1,
            element_type = element,
        })
        .map(|args| args.buffer)
    };
    assert!(view(1, F32, 1).unwrap_err().1.contains("must be aligned to the elements of"));
    for narrow in [PRED, I4] {
        assert_eq!(view(0, narrow, 8).unwrap_err().0, code::UNIMPLEMENTED);
    }
    for (offset, is_aligned) in [(0, true), (2, false)] {
        let view = view(offset, I8, 8).unwrap();
        let cast = call!(buffer_bitcast: BufferBitcastArgs {
            buffer = view,
            element_type = F32,
            dims = dims.as_ptr(),
            num_dims = 1,
        });
        match cast {
            Ok(cast) => {
                assert!(is_aligned);
                assert_eq!(floats(cast.out_buffer), Ok(vec![0.0; 2]));
                drop(object::take(cast.out_buffer));
            }
            Err(error) => assert!(!is_aligned && error.1.contains("must be aligned to the elements of"), "{error:?}"),
        }
        drop(object::take(view));
    }
    for buffer in [source, gone, first, second, third, bits] {
        drop(object::take(buffer));
    }
    drop(object::take(client));
}

#[test]
fn late_destinations_and_dependencies() {
    let client = client();
    let source = buffer(client, &[1.0, 2.0, 3.0]);
    let late = || {
        call!(buffer_copy_raw_to_host_future: BufferCopyRawToHostFutureArgs {
            buffer = source,
            offset = 4,
            transfer_size = 8,
        })
        .unwrap()
    };
    let tell = |copy: &abi::BufferCopyRawToHostFutureArgs, dst: *mut f32, error_code| {
        let mut arguments = args::<abi::BufferCopyRawToHostFutureCallbackArgs>();
        (arguments.callback_data, arguments.dst, arguments.error_code) = (copy.callback_data, dst.cast(), error_code);
        let function = copy.future_ready_callback.unwrap();
        // SAFETY: the callback has this shape.
        unsafe {
            std::mem::transmute::<
                unsafe extern "C" fn(),
                unsafe extern "C" fn(*mut abi::BufferCopyRawToHostFutureCallbackArgs),
            >(function)(&mut arguments)
        };
        let waited = call!(event_await: EventAwaitArgs { event = copy.event }).map(|_| ());
        drop(object::take(copy.event));
        waited
    };
    let mut values = [0f32; 2];
    tell(&late(), values.as_mut_ptr(), 0).unwrap();
    assert_eq!(values, [2.0, 3.0]);
    assert_eq!(tell(&late(), std::ptr::null_mut(), code::CANCELLED).unwrap_err().0, code::CANCELLED);

    let donated =
        call!(buffer_donate_with_control_dependency: BufferDonateWithControlDependencyArgs { buffer = source });
    let donated = donated.unwrap();
    assert!(call!(buffer_is_deleted: BufferIsDeletedArgs { buffer = source }).unwrap().is_deleted);
    let ready = call!(buffer_ready_event: BufferReadyEventArgs { buffer = donated.out_buffer }).unwrap().event;
    assert!(!call!(event_is_ready: EventIsReadyArgs { event = ready }).unwrap().is_ready);
    let mut arguments = args::<abi::BufferDonateWithControlDependencyCallbackArgs>();
    arguments.callback_data = donated.callback_data;
    // SAFETY: the callback has this shape.
    unsafe {
        std::mem::transmute::<
            unsafe extern "C" fn(),
            unsafe extern "C" fn(*mut abi::BufferDonateWithControlDependencyCallbackArgs),
        >(donated.dependency_ready_callback.unwrap())(&mut arguments)
    };
    assert_eq!(floats(donated.out_buffer), Ok(vec![1.0, 2.0, 3.0]));
    drop(object::take(ready));
    for buffer in [source, donated.out_buffer] {
        drop(object::take(buffer));
    }
    drop(object::take(client));
}

#[test]
fn poisoned_launches_fail_and_topologies_travel() {
    let client = client();
    let devices = call!(client_addressable_devices: ClientAddressableDevicesArgs { client = client }).unwrap();
    let device = object::list(devices.addressable_devices, devices.num_addressable_devices)[0];
    let poison = |launch| {
        call!(device_poison_execution: DevicePoisonExecutionArgs {
            device = device,
            launch_id = launch,
            error_code = code::CANCELLED,
        })
        .unwrap()
        .poisoned
    };
    let topology =
        call!(client_topology_description: ClientTopologyDescriptionArgs { client = client }).unwrap().topology;
    let text = call!(topology_description_serialize: TopologyDescriptionSerializeArgs { topology = topology }).unwrap();
    let copy = call!(topology_description_deserialize: TopologyDescriptionDeserializeArgs {
        serialized_topology = text.serialized_bytes,
        serialized_topology_size = text.serialized_bytes_size,
    });
    let copy = copy.unwrap().topology;
    assert_eq!(object::borrow(copy).unwrap().device_count(), 1);
    let nonsense = "nonsense";
    let refused = call!(topology_description_deserialize: TopologyDescriptionDeserializeArgs {
        serialized_topology = nonsense.as_ptr().cast(),
        serialized_topology_size = nonsense.len(),
    });
    assert_eq!(refused.err().unwrap().0, code::INVALID_ARGUMENT);

    let source = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> { return %x : tensor<3xf32> }";
    let mut program = args::<abi::Program>();
    (program.code, program.code_size) = (source.as_ptr().cast_mut().cast(), source.len());
    (program.format, program.format_size) = (c"mlir".as_ptr(), 4);
    let compiled = call!(compile: CompileArgs { topology = copy, program = &raw const program });
    let executable = compiled.unwrap().executable;
    for topology in [copy, topology] {
        call!(topology_description_destroy: TopologyDescriptionDestroyArgs { topology = topology }).unwrap();
    }
    let loaded =
        call!(client_load: ClientLoadArgs { client = client, executable = executable }).unwrap().loaded_executable;
    let input = buffer(client, &[1.0, 2.0, 3.0]);
    let launch = |launch_id| {
        let (arguments, mut results) = ([input], [std::ptr::null_mut::<abi::Buffer>()]);
        let (argument_lists, output_lists) = ([arguments.as_ptr()], [results.as_mut_ptr()]);
        let mut options = args::<abi::ExecuteOptions>();
        options.launch_id = launch_id;
        call!(loaded_executable_execute: LoadedExecutableExecuteArgs {
            executable = loaded,
            options = &raw mut options,
            argument_lists = argument_lists.as_ptr(),
            num_devices = 1,
            num_args = 1,
            output_lists = output_lists.as_ptr(),
        })
        .unwrap();
        results[0]
    };
    let (release, blocked) = channel::<()>();
    object::borrow(device).unwrap().stream.enqueue(Box::new(move || _ = blocked.recv()));
    let (poisoned, other) = (launch(7), launch(8));
    assert!(poison(7) && !poison(7) && !poison(9));
    assert_eq!(floats(poisoned).unwrap_err().0, code::CANCELLED, "it does not wait for what blocks the stream");
    drop(release);
    assert_eq!(floats(other), Ok(vec![1.0, 2.0, 3.0]));
    let (contents, _) = object::borrow(poisoned).unwrap().promise().unwrap();
    assert!(contents.get().is_err(), "the program did not run");
    drop((object::take(executable), object::take(loaded), object::take(input)));
    drop((object::take(poisoned), object::take(other)));
    drop(object::take(client));
}
