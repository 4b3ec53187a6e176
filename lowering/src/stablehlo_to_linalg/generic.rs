// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `linalg.generic` with the conversions between storage and compute types at its entry and its yield.
use crate::storage;
use melior::ir::{AffineExpr, Attribute, Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};

/// A tensor as an operand of a `linalg.generic`.
pub struct Operand<'c, 'a> {
    pub value: Value<'c, 'a>,
    /// The program's element type: what the stored elements mean.
    pub element: Type<'c>,
    /// The index of the element, as expressions of the loops.
    pub map: Vec<AffineExpr<'c>>,
}

/// How a loop runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Iterator {
    Parallel,
    Reduction,
}

/// The dimensions `0..rank` as expressions.
pub fn identity<'c>(at: &Builder<'c, '_>, rank: usize) -> Vec<AffineExpr<'c>> {
    (0..rank).map(|d| at.dim(d)).collect()
}

/// Some dimensions as expressions.
pub fn projection<'c>(at: &Builder<'c, '_>, dims: &[usize]) -> Vec<AffineExpr<'c>> {
    dims.iter().map(|&d| at.dim(d)).collect()
}

/// A `linalg.generic`. `body` receives the loaded elements of inputs, and those of outputs if there is a reduction loop; it
/// gives one value per output.
pub fn generic<'c, 'a>(
    at: &Builder<'c, 'a>,
    inputs: &[Operand<'c, 'a>],
    outputs: &[Operand<'c, 'a>],
    iterators: &[Iterator],
    attributes: &[(&str, Attribute<'c>)],
    body: impl FnOnce(&Builder<'c, 'a>, &[Value<'c, 'a>], &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let operands: Vec<Value> = inputs.iter().chain(outputs).map(|o| o.value).collect();
    let scalars: Vec<Type> = operands.iter().map(|v| ir::element_type(v.r#type())).collect();
    let reduces = iterators.contains(&Iterator::Reduction);
    let mut outcome = Ok(());
    let region = at.region(&scalars, |inner, arguments| {
        let load = |operand: &Operand<'c, 'a>, value: Value<'c, 'a>| storage::load(inner, value, operand.element);
        let (ins, outs) = arguments.split_at(inputs.len());
        let ins: Vec<_> = inputs.iter().zip(ins).map(|(operand, &value)| load(operand, value)).collect();
        let outs: Vec<_> = if reduces {
            outputs.iter().zip(outs).map(|(operand, &value)| load(operand, value)).collect()
        } else {
            vec![]
        };
        match body(inner, &ins, &outs) {
            Ok(values) => {
                let stored: Vec<_> = outputs
                    .iter()
                    .zip(values)
                    .map(|(operand, value)| storage::store(inner, value, operand.element))
                    .collect();
                inner.create("linalg.yield", &stored, &[], &[], vec![]);
            }
            Err(emitted) => outcome = Err(emitted),
        }
    });
    outcome?;
    let maps: Vec<Attribute> = inputs.iter().chain(outputs).map(|o| at.map(iterators.len(), &o.map)).collect();
    let kinds: Vec<Attribute> = iterators.iter().map(|i| iterator(at, *i)).collect();
    let all = [
        vec![
            ("operandSegmentSizes", types::i32_array(at.context, &[inputs.len() as i32, outputs.len() as i32])),
            ("indexing_maps", types::array(at.context, &maps)),
            ("iterator_types", types::array(at.context, &kinds)),
        ],
        attributes.to_vec(),
    ]
    .concat();
    let results: Vec<Type> = outputs.iter().map(|o| o.value.r#type()).collect();
    Ok(ir::results(at.create("linalg.generic", &operands, &all, &results, vec![region])))
}

fn iterator<'c>(at: &Builder<'c, '_>, iterator: Iterator) -> Attribute<'c> {
    let text = match iterator {
        Iterator::Parallel => "#linalg.iterator_type<parallel>",
        Iterator::Reduction => "#linalg.iterator_type<reduction>",
    };
    // The C API has no constructor; the text is right whenever the dialect is loaded, as the pass declares.
    types::parse_attribute(at.context, text).expect("linalg is a dependent dialect")
}

/// A tensor of the program's type, in storage, from one value per element.
pub fn map<'c, 'a>(
    at: &Builder<'c, 'a>,
    inputs: &[Operand<'c, 'a>],
    result: Type<'c>,
    body: impl FnOnce(&Builder<'c, 'a>, &[Value<'c, 'a>]) -> Result<Value<'c, 'a>, Emitted>,
) -> Result<Value<'c, 'a>, Emitted> {
    let shape = ir::shape(result);
    let output = output(at, &shape, ir::element_type(result));
    let iterators = vec![Iterator::Parallel; shape.len()];
    Ok(generic(at, inputs, &[output], &iterators, &[], |inner, ins, _| Ok(vec![body(inner, ins)?]))?[0])
}

/// A fresh tensor of stored elements that a generic writes in the order of its loops.
pub fn output<'c, 'a>(at: &Builder<'c, 'a>, shape: &[i64], element: Type<'c>) -> Operand<'c, 'a> {
    let stored = storage::storage_type(at.context, element).unwrap_or(element);
    Operand { value: at.empty(types::tensor(shape, stored)), element, map: identity(at, shape.len()) }
}

/// Moves stored elements: the result of `shape` has at index `i` the source's element at `map(i)`.
pub fn copy<'c, 'a>(
    at: &Builder<'c, 'a>,
    source: Value<'c, 'a>,
    shape: &[i64],
    map: Vec<AffineExpr<'c>>,
) -> Result<Value<'c, 'a>, Emitted> {
    let element = ir::element_type(source.r#type());
    self::map(at, &[Operand { value: source, element, map }], types::tensor(shape, element), |_, ins| Ok(ins[0]))
}

/// A tensor of `shape` whose elements are all that of a tensor of rank 0, as it is stored.
pub fn broadcast<'c, 'a>(at: &Builder<'c, 'a>, scalar: Value<'c, 'a>, shape: &[i64]) -> Result<Value<'c, 'a>, Emitted> {
    if shape.is_empty() { Ok(scalar) } else { copy(at, scalar, shape, vec![]) }
}

/// The index of the current iteration along a loop.
pub fn loop_index<'c, 'a>(at: &Builder<'c, 'a>, dim: usize) -> Value<'c, 'a> {
    at.op_with("linalg.index", &[], &[("dim", types::i64_attribute(at.context, dim as i64))], types::index(at.context))
}

/// `tensor.extract`.
pub fn extract<'c, 'a>(at: &Builder<'c, 'a>, tensor: Value<'c, 'a>, indices: &[Value<'c, 'a>]) -> Value<'c, 'a> {
    at.op("tensor.extract", &[&[tensor], indices].concat(), ir::element_type(tensor.r#type()))
}

/// `tensor.insert`.
pub fn insert<'c, 'a>(
    at: &Builder<'c, 'a>,
    value: Value<'c, 'a>,
    tensor: Value<'c, 'a>,
    indices: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    at.op("tensor.insert", &[&[value, tensor], indices].concat(), tensor.r#type())
}
