// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the artifact says about a program, read from the attributes of its host functions after the `buffer` phase.
use melior::ir::{Attribute, AttributeLike, OperationRef, Type, TypeLike, ValueLike};
use mlir_sys::*;
use shale_bridge::{edit::resource_data, ir, types};
use shale_lowering::buffers::DONATION;
use shale_runtime::{
    ElementType, TensorType,
    artifact::{
        Alias, Assertion, Buffer, Bytes, Check, CheckKind, CustomCall, Input, Kernel, Output, Program, Role, Signature,
    },
};

/// Alignment of every buffer and of the offsets in the arena, in bytes.
const ALIGNMENT: u64 = 64;

pub struct Metadata {
    pub main: Program,
    pub initializer: Option<Program>,
    pub signature: Signature,
    pub aliases: Vec<Alias>,
    pub checks: Vec<Check>,
    pub kernels: Vec<Kernel>,
    pub constants: Vec<Bytes>,
    pub custom_calls: Vec<CustomCall>,
    pub assertions: Vec<Assertion>,
}

pub fn read(module: OperationRef) -> Result<Metadata, String> {
    let body = ir::body(module, 0).ok_or("module must have a body")?;
    let mut constants = vec![];
    let (mut main, mut initializer, mut kernels, mut entry) = (None, None, vec![], None);
    for op in ir::operations(body) {
        match (ir::name(op), ir::symbol(op)) {
            ("func.func", Some(name)) if name == "main.initializer" => {
                initializer = Some(program(op, &name, &mut constants)?)
            }
            ("func.func", Some(name)) => {
                if entry.replace(op).is_some() {
                    return Err(format!("there must be one host function besides the initializer, got '{name}' too"));
                }
                main = Some(program(op, &name, &mut constants)?);
            }
            ("shale.kernel", Some(symbol)) => {
                let grid = ir::attribute(op, "grid").and_then(ir::integer).unwrap_or(1) as u64;
                let location = melior::ir::operation::OperationLike::location(&op).to_string();
                kernels.push(Kernel { symbol, grid, locations: vec![location] });
            }
            _ => {}
        }
    }
    let entry = entry.ok_or("there must be a function to run")?;
    let hidden = ir::attribute(entry, "shale.hidden_outputs").and_then(ir::integer).unwrap_or(0) as usize;
    let main = main.ok_or("there must be a function to run")?;
    let mut signature = signature(entry, hidden)?;
    // What the initializer computes follows the program's own arguments.
    signature.inputs.truncate(main.buffers.iter().filter(|buffer| matches!(buffer.role, Role::Input(_))).count());
    let checks = match ir::attribute(entry, "shale.checks") {
        Some(all) => ir::elements(all).unwrap_or_default().into_iter().map(check).collect::<Result<_, _>>()?,
        None => vec![],
    };
    Ok(Metadata {
        main,
        initializer,
        signature,
        aliases: aliases(entry),
        checks,
        kernels,
        constants,
        custom_calls: custom_calls(module)?,
        assertions: assertions(module)?,
    })
}

/// What host functions assert of sizes, and where they allocate, in the order of their numbers.
fn assertions(module: OperationRef) -> Result<Vec<Assertion>, String> {
    let mut found = vec![];
    ir::walk(module, &mut |op| {
        if matches!(ir::name(op), "shale.assert" | "shale.allocate") {
            found.push(op);
        }
    });
    let assertion = |(number, op): (usize, OperationRef)| {
        let index = ir::attribute(op, "index").and_then(ir::integer);
        if index != Some(number as i64) {
            return Err(format!("assertions must be numbered in order, got {index:?} for assertion {number}"));
        }
        Ok(Assertion {
            message: ir::attribute(op, "message").and_then(ir::string).unwrap_or_default(),
            location: shale_bridge::edit::location_text(melior::ir::operation::OperationLike::location(&op)),
        })
    };
    found.into_iter().enumerate().map(assertion).collect()
}

/// What the host functions call by name, in the order of their numbers.
fn custom_calls(module: OperationRef) -> Result<Vec<CustomCall>, String> {
    let mut found = vec![];
    ir::walk(module, &mut |op| {
        if ir::name(op) == "shale.custom_call" {
            found.push(op);
        }
    });
    let mut calls = vec![];
    for (number, op) in found.into_iter().enumerate() {
        let text = |name: &str| {
            ir::attribute(op, name).and_then(ir::string).ok_or_else(|| format!("custom call must have its '{name}'"))
        };
        let types = |name: &str| -> Result<Vec<TensorType>, String> {
            let all = ir::attribute(op, name).and_then(ir::elements);
            all.ok_or_else(|| format!("custom call must have its '{name}'"))?.into_iter().map(tensor_type).collect()
        };
        let index = ir::attribute(op, "index").and_then(ir::integer);
        if index != Some(number as i64) {
            return Err(format!("custom calls must be numbered in order, got {index:?} for call {number}"));
        }
        calls.push(CustomCall {
            target: text("target")?,
            configuration: text("configuration")?,
            inputs: types("input_types")?,
            outputs: types("output_types")?,
            location: shale_bridge::edit::location_text(melior::ir::operation::OperationLike::location(&op)),
        });
    }
    Ok(calls)
}

/// The inputs whose memory is that of an output.
fn aliases(function: OperationRef) -> Vec<Alias> {
    let attributes = ir::attribute(function, "arg_attrs").and_then(ir::elements).unwrap_or_default();
    let numbers = |role: &str| -> Vec<Option<i64>> {
        let has_role =
            |entry: &Attribute| ir::entry(*entry, "shale.role").and_then(ir::string).is_some_and(|r| r == role);
        let number = |entry: &Attribute| ir::entry(*entry, DONATION).and_then(ir::integer);
        attributes.iter().filter(|entry| has_role(entry)).map(number).collect()
    };
    let (inputs, outputs) = (numbers("input"), numbers("output"));
    let places = output_numbers(function);
    let alias = |(input, number): (usize, &Option<i64>)| {
        let output = number.and_then(|number| outputs.iter().position(|other| *other == Some(number)))?;
        Some(Alias { input, output: output_number(places.as_deref(), output) })
    };
    inputs.iter().enumerate().filter_map(alias).collect()
}

/// The numbers of the outputs that have a buffer, where some have none, as their sizes are known only when the program runs.
fn output_numbers(function: OperationRef) -> Option<Vec<i64>> {
    ir::attribute(function, "shale.output_numbers").and_then(ir::integers)
}

fn output_number(numbers: Option<&[i64]>, position: usize) -> usize {
    let number = numbers.and_then(|numbers| numbers.get(position)).and_then(|number| usize::try_from(*number).ok());
    number.unwrap_or(position)
}

/// Bytes of a statically shaped memref in storage types.
fn size_of(r#type: Type) -> Result<u64, String> {
    let element = ir::element_type(r#type);
    let bits = match types::width(element) {
        Some(bits) => u64::from(bits),
        // SAFETY: the kind is checked first.
        None if types::is_complex(element) => unsafe {
            2 * u64::from(types::width(Type::from_raw(mlirComplexTypeGetElementType(element.to_raw()))).unwrap_or(0))
        },
        None => 0,
    };
    if bits == 0 || !bits.is_multiple_of(8) {
        return Err(format!("{} must have a storage type", r#type));
    }
    ir::shape(r#type)
        .into_iter()
        .try_fold(bits / 8, |size, dim| size.checked_mul(u64::try_from(dim).ok()?))
        .ok_or_else(|| format!("{} must have a static size", r#type))
}

fn program(function: OperationRef, name: &str, constants: &mut Vec<Bytes>) -> Result<Program, String> {
    let block = ir::body(function, 0).ok_or_else(|| format!("function '{name}' must have a body"))?;
    let attributes = ir::attribute(function, "arg_attrs").and_then(ir::elements).unwrap_or_default();
    let (mut inputs, mut outputs, mut own_constants) = (0, 0, 0);
    let first_constant = constants.len();
    let places = output_numbers(function);
    let mut buffers = vec![];
    for (i, argument) in ir::arguments(block).into_iter().enumerate() {
        let attributes = attributes.get(i).copied();
        let role = attributes.and_then(|a| ir::entry(a, "shale.role")).and_then(ir::string).unwrap_or_default();
        let next = |counter: &mut usize| std::mem::replace(counter, *counter + 1);
        let role = match role.as_str() {
            "arena" => Role::Arena,
            "input" => Role::Input(next(&mut inputs)),
            "output" => Role::Output(output_number(places.as_deref(), next(&mut outputs))),
            "constant" => Role::Constant(first_constant + next(&mut own_constants)),
            "initialized" => {
                let index = attributes.and_then(|a| ir::entry(a, "shale.initialized")).and_then(ir::integer);
                Role::Initialized(
                    index.and_then(|i| usize::try_from(i).ok()).ok_or("shale.initialized must be an index")?,
                )
            }
            other => return Err(format!("argument {i} of '{name}' must have a role, got '{other}'")),
        };
        // An input of dynamic size is as large as its shape says.
        let dynamic = matches!(role, Role::Input(_)) && ir::shape(argument.r#type()).iter().any(|&size| size < 0);
        buffers.push(Buffer { role, size: if dynamic { 0 } else { size_of(argument.r#type())? } });
    }
    for value in ir::attribute(function, "shale.constants").and_then(ir::elements).unwrap_or_default() {
        constants.push(dense_bytes(value)?);
    }
    if constants.len() - first_constant != own_constants {
        return Err(format!(
            "'{name}' must have one value per constant argument, got {} for {own_constants}",
            constants.len() - first_constant
        ));
    }
    Ok(Program { entry: symbol_of(name), buffers, arena_alignment: ALIGNMENT })
}

/// The symbol in object code of a host function.
fn symbol_of(name: &str) -> String {
    name.to_string()
}

/// The elements of a dense attribute in row-major order, splats expanded.
fn dense_bytes(attribute: Attribute) -> Result<Bytes, String> {
    if let Some(data) = resource_data(attribute) {
        return Bytes::copy_of(data).map_err(|error| format!("constant {error}"));
    }
    // SAFETY: kinds are checked before accessors; raw data of a dense attribute of byte-sized elements has `size` bytes, of a
    // splat those of one element.
    unsafe {
        let raw = attribute.to_raw();
        if !mlirAttributeIsADenseElements(raw) {
            return Err(format!("constant must be dense, got {attribute}"));
        }
        let size = size_of(Type::from_raw(mlirAttributeGetType(raw)))? as usize;
        let data = mlirDenseElementsAttrGetRawData(raw).cast::<u8>();
        if size == 0 {
            return Bytes::copy_of(&[]).map_err(|error| error.to_string());
        }
        if mlirDenseElementsAttrIsSplat(raw) {
            let count = mlirElementsAttrGetNumElements(raw) as usize;
            let element = std::slice::from_raw_parts(data, size / count);
            return Bytes::filled(element, count).map_err(|error| format!("constant {error}"));
        }
        Bytes::copy_of(std::slice::from_raw_parts(data, size)).map_err(|error| format!("constant {error}"))
    }
}

fn tensor_type(attribute: Attribute) -> Result<TensorType, String> {
    // SAFETY: the kind is checked first.
    let r#type = unsafe {
        if !mlirAttributeIsAType(attribute.to_raw()) {
            return Err(format!("signature must hold types, got {attribute}"));
        }
        Type::from_raw(mlirTypeAttrGetValue(attribute.to_raw()))
    };
    let element: ElementType =
        ir::element_type(r#type).to_string().parse().map_err(|_| format!("{} has no stored form", r#type))?;
    let shape = ir::shape(r#type)
        .into_iter()
        .map(|d| usize::try_from(d).unwrap_or(shale_runtime::value::element_type::DYNAMIC));
    Ok(TensorType::new(element, shape.collect::<Vec<_>>()))
}

fn signature(function: OperationRef, hidden: usize) -> Result<Signature, String> {
    let dictionary = ir::attribute(function, "shale.signature").ok_or("the entry function must have its signature")?;
    let list = |name| -> Result<Vec<TensorType>, String> {
        ir::entry(dictionary, name)
            .and_then(ir::elements)
            .ok_or_else(|| format!("signature must list {name}"))?
            .into_iter()
            .map(tensor_type)
            .collect()
    };
    let names = |name| -> Vec<Option<String>> {
        let all = ir::entry(dictionary, name).and_then(ir::elements).unwrap_or_default();
        all.into_iter().map(|name| ir::string(name).filter(|name| !name.is_empty())).collect()
    };
    let (inputs, outputs) = (list("inputs")?, list("outputs")?);
    let (input_names, output_names) = (names("input_names"), names("output_names"));
    let name = |names: &[Option<String>], i: usize| names.get(i).cloned().flatten();
    let visible = outputs.len().saturating_sub(hidden);
    let inputs =
        inputs.into_iter().enumerate().map(|(i, r#type)| Input { name: name(&input_names, i), r#type, donated: false });
    let outputs = outputs.into_iter().enumerate().map(|(i, r#type)| Output {
        name: name(&output_names, i),
        r#type,
        hidden: i >= visible,
    });
    Ok(Signature { inputs: inputs.collect(), outputs: outputs.collect() })
}

fn check(dictionary: Attribute) -> Result<Check, String> {
    let text =
        |name| ir::entry(dictionary, name).and_then(ir::string).ok_or_else(|| format!("check must have '{name}'"));
    let integer = |name| {
        ir::entry(dictionary, name)
            .and_then(ir::integer)
            .and_then(|v| u64::try_from(v).ok())
            .ok_or_else(|| format!("check must have '{name}'"))
    };
    let kind = match text("kind")?.as_str() {
        "eq" => CheckKind::Eq,
        "almost_eq" => {
            let tolerance = ir::entry(dictionary, "tolerance").ok_or("check must have 'tolerance'")?;
            // SAFETY: the kind is checked first.
            let tolerance = unsafe {
                mlirAttributeIsAFloat(tolerance.to_raw()).then(|| mlirFloatAttrGetValueDouble(tolerance.to_raw()))
            };
            CheckKind::AlmostEq { tolerance: tolerance.ok_or("tolerance must be a float")? }
        }
        "close" => CheckKind::Close { min_ulp: integer("min_ulp")?, max_ulp: integer("max_ulp")? },
        other => return Err(format!("kind of check must be eq, almost_eq or close, got '{other}'")),
    };
    Ok(Check {
        kind,
        actual: integer("actual")? as usize,
        expected: integer("expected")? as usize,
        name: text("name")?,
        location: text("location")?,
    })
}
