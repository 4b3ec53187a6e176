// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Executables: compiled programs, and compiled programs on a device.
use crate::{
    abi,
    client::{Client, Shared},
    compile::Program,
    device::MemoryKinds,
    element,
    error::Error,
    extensions::{Layouts, Shardings},
    guard::Result,
    object::{self, give, lend},
    options::{self, Options},
    plugin::Values,
};
use shale_runtime::TensorType;
use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicBool, Ordering::Relaxed},
};

/// A compiled program.
#[derive(Clone)]
pub struct Executable(pub Arc<Details>);

/// A program and what the API wants to know of it, in C's shapes.
pub struct Details {
    pub client: Arc<Shared>,
    pub program: Arc<Program>,
    /// The serialized options it was compiled with.
    options: Vec<u8>,
    output_types: Vec<i32>,
    output_dims: Vec<i64>,
    output_ranks: Vec<usize>,
    output_kinds: MemoryKinds,
    parameter_kinds: MemoryKinds,
    pub output_layouts: Layouts,
    pub parameter_layouts: Layouts,
    pub output_shardings: Shardings,
    pub parameter_shardings: Shardings,
    costs: OnceLock<Values>,
    text: OnceLock<Result<String>>,
    fingerprint: OnceLock<String>,
}

/// A program on its device.
pub struct Loaded {
    pub executable: Executable,
    pub device: usize,
    devices: [*mut abi::Device; 1],
    logical_ids: [abi::LogicalDeviceIds; 1],
    deleted: AtomicBool,
}
// SAFETY: the pointers lead to what is kept at its place and is not written.
unsafe impl Send for Loaded {}
// SAFETY: as above.
unsafe impl Sync for Loaded {}

impl Loaded {
    fn new(client: &Arc<Shared>, program: Arc<Program>, wanted: &Options, bytes: &[u8]) -> Result<Self> {
        let device = client.device(wanted.device.unwrap_or(0))?;
        let executable = Executable(Arc::new(Details::new(client, program, bytes)?));
        Ok(Self {
            devices: [lend(device)],
            device: device.description.id as usize,
            logical_ids: [abi::LogicalDeviceIds { replica: 0, partition: 0 }],
            deleted: AtomicBool::new(false),
            executable,
        })
    }

    /// The program, if it is not deleted.
    pub fn program(&self) -> Result<&Arc<Program>> {
        if self.deleted.load(Relaxed) {
            return Err(Error::invalid("executable must not have been deleted"));
        }
        Ok(&self.executable.0.program)
    }
}

impl Details {
    fn new(client: &Arc<Shared>, program: Arc<Program>, options: &[u8]) -> Result<Self> {
        let (count, inputs) = (program.arguments.0, &program.executable.signature().inputs);
        let outputs = &program.outputs;
        let shape = |of: &Option<TensorType>| of.as_ref().map(|of| of.shape.clone()).unwrap_or_default();
        let mut input_ranks = vec![0; count];
        for (&at, input) in program.arguments.1.iter().zip(inputs) {
            input_ranks[at] = input.r#type.shape.len();
        }
        Ok(Self {
            client: client.clone(),
            options: options.to_vec(),
            output_types: outputs
                .iter()
                .map(|of| of.as_ref().map_or(Ok(element::TOKEN), |of| element::number(of.element)))
                .collect::<Result<_>>()?,
            output_dims: outputs.iter().flat_map(|of| shape(of).into_iter().map(|size| size as i64)).collect(),
            output_ranks: outputs.iter().map(|of| shape(of).len()).collect(),
            output_kinds: MemoryKinds::new(outputs.len()),
            parameter_kinds: MemoryKinds::new(count),
            output_layouts: Layouts::new(outputs.iter().map(|of| shape(of).len())),
            parameter_layouts: Layouts::new(input_ranks.into_iter()),
            // An empty tuple has a sharding of its own.
            output_shardings: Shardings::replicated(outputs.len().max(1)),
            parameter_shardings: Shardings::replicated(count),
            costs: OnceLock::new(),
            text: OnceLock::new(),
            fingerprint: OnceLock::new(),
            program,
        })
    }

    fn name(&self) -> &str {
        let name = &self.program.executable.artifact().header.name;
        if name.is_empty() { "program" } else { name }
    }

    fn sizes(&self) -> Sizes {
        let executable = &self.program.executable;
        let artifact = executable.artifact();
        let bytes = |of: &shale_runtime::TensorType| of.checked_size().unwrap_or(0) as i64;
        Sizes {
            code: artifact.objects.iter().map(|object| object.code.len() as i64).sum(),
            arguments: executable.signature().inputs.iter().map(|input| bytes(&input.r#type)).sum(),
            outputs: self.program.outputs.iter().flatten().map(bytes).sum(),
            aliased: {
                let inputs = &executable.signature().inputs;
                let given =
                    artifact.header.aliases.iter().map(|alias| &inputs[alias.input]).filter(|input| input.donated);
                given.map(|input| bytes(&input.r#type)).sum()
            },
            temporary: executable.statistics().arena_size as i64,
        }
    }

    /// Sixty-four bits of the artifact, by FNV-1a.
    fn fingerprint(&self) -> Result<&str> {
        if self.fingerprint.get().is_none() {
            let mut hash = Fingerprint(0xcbf2_9ce4_8422_2325);
            let encoded = self.program.executable.artifact().encode().map_err(|e| Error::internal(e.to_string()))?;
            encoded.write(&mut hash).map_err(|e| Error::internal(e.to_string()))?;
            let _ = self.fingerprint.set(format!("{:016x}", hash.0));
        }
        Ok(self.fingerprint.get().map_or("", |text| text))
    }
}

/// The hash of what is written so far.
struct Fingerprint(u64);

impl std::io::Write for Fingerprint {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 = bytes.iter().fold(self.0, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Bytes of the parts of a program.
struct Sizes {
    code: i64,
    arguments: i64,
    outputs: i64,
    /// Of the outputs, those that are computed over a donated argument.
    aliased: i64,
    temporary: i64,
}

pub fn compile(args: &mut abi::ClientCompileArgs) -> Result {
    let client: &Client = object::borrow(args.client)?;
    let bytes = object::list(args.compile_options.cast::<u8>(), args.compile_options_size);
    let options = Options::read(bytes)?;
    let compiled = compiled(&client.shared, args.program, &options)?;
    args.executable = give(Loaded::new(&client.shared, compiled, &options, bytes)?);
    Ok(())
}

/// The program that a caller passes, compiled.
fn compiled(client: &Shared, program: *const abi::Program, options: &Options) -> Result<Arc<Program>> {
    // SAFETY: the caller passes a program.
    let program = unsafe { program.as_ref() }.ok_or_else(|| Error::invalid("program must not be null"))?;
    let format = object::text(program.format, program.format_size);
    if format != "mlir" {
        return Err(Error::unimplemented(&format!("program format '{format}'")));
    }
    client.compilers.compile(object::list(program.code.cast::<u8>().cast_const(), program.code_size), options)
}

/// Compiles for devices that need not be there. All of them are this machine's processor.
pub fn compile_for_topology(args: &mut abi::CompileArgs) -> Result {
    let devices = object::borrow(args.topology.cast_mut())?.device_count();
    let client = object::borrow(args.client).map(|client| client.shared.clone());
    let client = client.unwrap_or_else(|_| Arc::new(Shared::new(devices)));
    let bytes = object::list(args.compile_options.cast::<u8>(), args.compile_options_size);
    let options = Options::read(bytes)?;
    let compiled = compiled(&client, args.program, &options)?;
    args.executable = give(Executable(Arc::new(Details::new(&client, compiled, bytes)?)));
    Ok(())
}

/// Brings a compiled program to a device of a client.
pub fn load(args: &mut abi::ClientLoadArgs) -> Result {
    let client: &Client = object::borrow(args.client)?;
    let executable = object::borrow(args.executable)?;
    let bytes = object::list(args.compile_options.cast::<u8>(), args.compile_options_size);
    let bytes = if bytes.is_empty() { &executable.0.options } else { bytes };
    let program = executable.0.program.clone();
    args.loaded_executable = give(Loaded::new(&client.shared, program, &Options::read(bytes)?, bytes)?);
    Ok(())
}

pub fn deserialize_and_load(args: &mut abi::ExecutableDeserializeAndLoadArgs) -> Result {
    let client: &Client = object::borrow(args.client)?;
    let overridden = args.overridden_serialized_compile_options;
    let bytes = object::list(overridden.cast::<u8>(), args.overridden_serialized_compile_options_size);
    let options = Options::read(bytes)?;
    let artifact = object::list(args.serialized_executable.cast::<u8>(), args.serialized_executable_size);
    let program = Arc::new(Program::from_artifact(artifact, &options)?);
    args.loaded_executable = give(Loaded::new(&client.shared, program, &options, bytes)?);
    Ok(())
}

pub fn destroy(args: &mut abi::ExecutableDestroyArgs) -> Result {
    drop(object::take(args.executable));
    Ok(())
}

pub fn loaded_destroy(args: &mut abi::LoadedExecutableDestroyArgs) -> Result {
    drop(object::take(args.executable));
    Ok(())
}

pub fn get_executable(args: &mut abi::LoadedExecutableGetExecutableArgs) -> Result {
    args.executable = give(object::borrow(args.loaded_executable)?.executable.clone());
    Ok(())
}

pub fn name(args: &mut abi::ExecutableNameArgs) -> Result {
    let details = &object::borrow(args.executable)?.0;
    object::set_text(details.name(), &mut args.executable_name, &mut args.executable_name_size);
    Ok(())
}

pub fn num_replicas(args: &mut abi::ExecutableNumReplicasArgs) -> Result {
    args.num_replicas = 1;
    Ok(())
}

pub fn num_partitions(args: &mut abi::ExecutableNumPartitionsArgs) -> Result {
    args.num_partitions = 1;
    Ok(())
}

pub fn num_outputs(args: &mut abi::ExecutableNumOutputsArgs) -> Result {
    args.num_outputs = object::borrow(args.executable)?.0.output_types.len();
    Ok(())
}

pub fn code_size(args: &mut abi::ExecutableSizeOfGeneratedCodeInBytesArgs) -> Result {
    args.size_in_bytes = object::borrow(args.executable)?.0.sizes().code;
    Ok(())
}

/// What is known without running, by the names of XLA's cost analysis. A program without kernels copies.
pub fn cost_analysis(args: &mut abi::ExecutableGetCostAnalysisArgs) -> Result {
    let details = &object::borrow(args.executable)?.0;
    let values = details.costs.get_or_init(|| {
        let sizes = details.sizes();
        let costs = details.program.executable.artifact().header.costs;
        let least = (sizes.arguments + sizes.outputs) as f64;
        Values::new()
            .float("flops", costs.flops as f32)
            .float("transcendentals", costs.transcendentals as f32)
            .float("bytes accessed", if costs.bytes_accessed > 0.0 { costs.bytes_accessed } else { least } as f32)
    });
    args.properties = values.as_slice().as_ptr();
    args.num_properties = values.as_slice().len();
    Ok(())
}

pub fn memory_stats(args: &mut abi::ExecutableGetCompiledMemoryStatsArgs) -> Result {
    let sizes = object::borrow(args.executable)?.0.sizes();
    args.generated_code_size_in_bytes = sizes.code;
    args.argument_size_in_bytes = sizes.arguments;
    args.output_size_in_bytes = sizes.outputs;
    args.alias_size_in_bytes = sizes.aliased;
    args.temp_size_in_bytes = sizes.temporary;
    args.host_generated_code_size_in_bytes = 0;
    args.host_argument_size_in_bytes = 0;
    args.host_output_size_in_bytes = 0;
    args.host_alias_size_in_bytes = 0;
    args.host_temp_size_in_bytes = 0;
    let total = sizes.arguments + sizes.outputs - sizes.aliased + sizes.temporary;
    args.peak_memory_in_bytes = total;
    args.total_size_in_bytes = total;
    args.total_allocation_bytes = total;
    args.indefinite_allocations = 0;
    args.peak_unpadded_heap_bytes = total;
    Ok(())
}

pub fn output_memory_kinds(args: &mut abi::ExecutableOutputMemoryKindsArgs) -> Result {
    let details = &object::borrow(args.executable)?.0;
    args.num_outputs = details.output_types.len();
    args.memory_kinds = details.output_kinds.names();
    args.memory_kind_sizes = details.output_kinds.sizes();
    Ok(())
}

pub fn parameter_memory_kinds(args: &mut abi::ExecutableParameterMemoryKindsArgs) -> Result {
    let details = &object::borrow(args.executable)?.0;
    args.num_parameters = details.program.arguments.0;
    args.memory_kinds = details.parameter_kinds.names();
    args.memory_kind_sizes = details.parameter_kinds.sizes();
    Ok(())
}

pub fn output_element_types(args: &mut abi::ExecutableOutputElementTypesArgs) -> Result {
    let details = &object::borrow(args.executable)?.0;
    args.output_types = details.output_types.as_ptr().cast_mut();
    args.num_output_types = details.output_types.len();
    Ok(())
}

pub fn output_dimensions(args: &mut abi::ExecutableOutputDimensionsArgs) -> Result {
    let details = &object::borrow(args.executable)?.0;
    args.num_outputs = details.output_types.len();
    args.dims = details.output_dims.as_ptr();
    args.dim_sizes = details.output_ranks.as_ptr();
    Ok(())
}

/// The program as StableHLO, as MLIR: without a place for it, only its size.
pub fn optimized_program(args: &mut abi::ExecutableOptimizedProgramArgs) -> Result {
    let details = &object::borrow(args.executable)?.0;
    let text = details.text.get_or_init(|| details.client.compilers.text(&details.program)).as_ref();
    let text = text.map_err(Error::clone)?;
    // SAFETY: the caller passes a program to fill in.
    let program = unsafe { args.program.as_mut() }.ok_or_else(|| Error::invalid("program must not be null"))?;
    const FORMAT: &str = "mlir";
    program.format = FORMAT.as_ptr().cast();
    program.format_size = FORMAT.len();
    if !program.code.is_null() {
        if program.code_size < text.len() {
            return Err(Error::invalid(format!(
                "program must have room for {} bytes, got {}",
                text.len(),
                program.code_size
            )));
        }
        // SAFETY: there is room.
        unsafe { std::ptr::copy_nonoverlapping(text.as_ptr(), program.code.cast(), text.len()) };
    }
    program.code_size = text.len();
    Ok(())
}

/// The artifact, which runs on machines with the same vector instructions.
pub fn serialize(args: &mut abi::ExecutableSerializeArgs) -> Result {
    let executable = &object::borrow(args.executable.cast_mut())?.0.program.executable;
    let bytes = Box::new(executable.artifact().to_bytes().map_err(|error| Error::internal(error.to_string()))?);
    args.serialized_bytes = bytes.as_ptr().cast();
    args.serialized_bytes_size = bytes.len();
    args.serialized_executable = Box::into_raw(bytes).cast();
    args.serialized_executable_deleter = object::deleter::<abi::SerializedExecutable>();
    Ok(())
}

pub fn get_compile_options(args: &mut abi::ExecutableGetCompileOptionsArgs) -> Result {
    let bytes = Box::new(object::borrow(args.executable)?.0.options.clone());
    args.serialized_bytes = bytes.as_ptr().cast();
    args.serialized_bytes_size = bytes.len();
    args.serialized_compile_options = Box::into_raw(bytes).cast();
    args.serialized_compile_options_deleter = object::deleter::<abi::SerializedCompileOptions>();
    Ok(())
}

pub fn get_device_assignment(args: &mut abi::LoadedExecutableGetDeviceAssignmentArgs) -> Result {
    let loaded = object::borrow(args.executable)?;
    let bytes = Box::new(options::device_assignment(loaded.device as i64));
    args.serialized_bytes = bytes.as_ptr().cast();
    args.serialized_bytes_size = bytes.len();
    args.serialized_device_assignment = Box::into_raw(bytes).cast();
    args.serialized_device_assignment_deleter = object::deleter::<abi::DeviceAssignmentSerialized>();
    Ok(())
}

pub fn fingerprint(args: &mut abi::ExecutableFingerprintArgs) -> Result {
    let text = object::borrow(args.executable)?.0.fingerprint()?;
    object::set_text(text, &mut args.executable_fingerprint, &mut args.executable_fingerprint_size);
    Ok(())
}

pub fn loaded_fingerprint(args: &mut abi::LoadedExecutableFingerprintArgs) -> Result {
    let text = object::borrow(args.executable)?.executable.0.fingerprint()?;
    object::set_text(text, &mut args.executable_fingerprint, &mut args.executable_fingerprint_size);
    Ok(())
}

pub fn addressable_devices(args: &mut abi::LoadedExecutableAddressableDevicesArgs) -> Result {
    let loaded = object::borrow(args.executable)?;
    args.addressable_devices = loaded.devices.as_ptr();
    args.num_addressable_devices = loaded.devices.len();
    Ok(())
}

pub fn addressable_device_logical_ids(args: &mut abi::LoadedExecutableAddressableDeviceLogicalIdsArgs) -> Result {
    let loaded = object::borrow(args.executable)?;
    args.addressable_device_logical_ids = loaded.logical_ids.as_ptr().cast_mut();
    args.num_addressable_device_logical_ids = loaded.logical_ids.len();
    Ok(())
}

pub fn delete(args: &mut abi::LoadedExecutableDeleteArgs) -> Result {
    object::borrow(args.executable)?.deleted.store(true, Relaxed);
    Ok(())
}

pub fn is_deleted(args: &mut abi::LoadedExecutableIsDeletedArgs) -> Result {
    args.is_deleted = object::borrow(args.executable)?.deleted.load(Relaxed);
    Ok(())
}
