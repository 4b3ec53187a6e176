// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loop nests over flat memory: the form in which the `vector` phase sees every structured operation.
use crate::{
    kernels::{
        parts,
        structured::{self, DYNAMIC, Generic, Linear},
    },
    stablehlo_to_linalg::sizes,
};
use melior::ir::{BlockRef, OperationRef, Type, Value, ValueLike, operation::OperationLike};
use shale_bridge::{
    Builder, Diagnostic, Emitted,
    edit::{key, splat_value},
    ir, types,
};
use std::collections::{HashMap, HashSet};

/// Where an operand's elements come from.
#[derive(Clone, Copy)]
pub enum Source<'c, 'a> {
    /// A one-dimensional tensor.
    Memory(Value<'c, 'a>),
    /// All elements are this scalar.
    Scalar(Value<'c, 'a>),
}

/// An operand: element `offset + start + sum of strides * loops` of its source.
#[derive(Clone)]
pub struct Operand<'c, 'a> {
    pub source: Source<'c, 'a>,
    pub element: Type<'c>,
    pub strides: Vec<i64>,
    /// What stands for the strides that are [`DYNAMIC`], by loop; empty where none is.
    pub scales: Vec<Option<Value<'c, 'a>>>,
    pub offset: i64,
    pub start: Option<Value<'c, 'a>>,
}

/// What is done with the elements.
#[derive(Clone, Copy)]
pub enum Body<'c, 'a> {
    /// A block from the inputs' and outputs' elements to the outputs'.
    Block(BlockRef<'c, 'a>),
    /// The output's element is the input's.
    Copy,
    /// The output's element is a scalar.
    Fill(Value<'c, 'a>),
}

/// A loop nest: the first `parallel` loops are parallel, the others reduced, each kind in its order.
pub struct Nest<'c, 'a> {
    pub op: OperationRef<'c, 'a>,
    /// This many of the first loops are walked outside.
    pub pinned: usize,
    pub bounds: Vec<i64>,
    pub parallel: usize,
    pub inputs: Vec<Operand<'c, 'a>>,
    pub outputs: Vec<Operand<'c, 'a>>,
    /// Where an output's initial value is one scalar instead of what the destination holds.
    pub initial: Vec<Option<Value<'c, 'a>>>,
    /// Whether the body reads an output's element.
    pub reads: Vec<bool>,
    /// Inputs, by number, that are the element which an output, by number, replaces.
    pub replaced: Vec<(usize, usize)>,
    pub body: Body<'c, 'a>,
    /// Number of partial results of a reduction.
    pub lanes: i64,
    /// The loop of each loop of the operation; none for those that run once.
    pub loops: Vec<Option<usize>>,
    /// Tensors that the body indexes itself, flat and with their strides, by [`key`].
    pub flats: HashMap<usize, Operand<'c, 'a>>,
    /// The extents of loops that are [`DYNAMIC`], by loop; empty where none is.
    pub sizes: Vec<Option<Value<'c, 'a>>>,
}

/// Whether the indices of an operand are the loops.
fn is_identity(rows: &[Linear], loops: usize) -> bool {
    let is_loop = |(d, (coefficients, constant)): (usize, &Linear)| {
        *constant == 0 && coefficients.iter().enumerate().all(|(k, &c)| c == i64::from(k == d))
    };
    rows.len() == loops && rows.iter().enumerate().all(is_loop)
}

/// The extents of the dynamic loops of a `linalg.generic`.
fn extents<'c: 'a, 'a>(b: &Builder<'c, 'a>, generic: &Generic<'c, 'a>) -> Vec<Option<Value<'c, 'a>>> {
    let loops = generic.bounds.len();
    let is_loop = |d: usize, (coefficients, constant): &Linear| {
        *constant == 0 && (0..loops).all(|k| coefficients[k] == i64::from(k == d))
    };
    let extent = |d: usize| {
        let operands = generic.inputs.iter().chain(&generic.outputs).zip(&generic.rows);
        let mut found =
            operands.filter_map(|(value, rows)| Some((*value, rows.iter().position(|row| is_loop(d, row))?)));
        found.next().map(|(value, dim)| sizes::size(b, value, dim))
    };
    (0..loops).map(|d| if generic.bounds[d] < 0 { extent(d) } else { None }).collect()
}

/// A tensor as one dimension, in row-major order: a view.
pub fn flatten<'c, 'a>(b: &Builder<'c, 'a>, tensor: Value<'c, 'a>) -> Value<'c, 'a> {
    let shape = ir::shape(tensor.r#type());
    let count = if structured::is_dynamic(tensor.r#type()) { DYNAMIC } else { shape.iter().product() };
    let flat = types::tensor(&[count], ir::element_type(tensor.r#type()));
    let index = |values: Vec<i64>| {
        types::array(b.context, &values.into_iter().map(|v| types::i64_attribute(b.context, v)).collect::<Vec<_>>())
    };
    match shape.len() {
        0 => {
            let attributes = [
                ("reassociation", types::array(b.context, &[])),
                ("static_output_shape", types::i64_array(b.context, &[1])),
            ];
            b.op_with("tensor.expand_shape", &[tensor], &attributes, flat)
        }
        1 => tensor,
        rank => {
            let all = types::array(b.context, &[index((0..rank as i64).collect())]);
            b.op_with("tensor.collapse_shape", &[tensor], &[("reassociation", all)], flat)
        }
    }
}

/// The inverse of [`flatten`] for a tensor of type `to`, whose dynamic dimensions have these `sizes`.
pub fn unflatten<'c, 'a>(
    b: &Builder<'c, 'a>,
    flat: Value<'c, 'a>,
    to: Type<'c>,
    sizes: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    let shape = ir::shape(to);
    match shape.len() {
        0 => b.op_with("tensor.collapse_shape", &[flat], &[("reassociation", types::array(b.context, &[]))], to),
        1 => flat,
        rank => {
            let group: Vec<_> = (0..rank as i64).map(|v| types::i64_attribute(b.context, v)).collect();
            let all = types::array(b.context, &[types::array(b.context, &group)]);
            let attributes = [("reassociation", all), ("static_output_shape", types::i64_array(b.context, &shape))];
            b.op_with("tensor.expand_shape", &[&[flat], sizes].concat(), &attributes, to)
        }
    }
}

/// A tensor as strided elements of a flat one; the strides are those of its dimensions.
fn view<'c: 'a, 'a>(b: &Builder<'c, 'a>, tensor: Value<'c, 'a>) -> Result<Operand<'c, 'a>, Emitted> {
    let element = ir::element_type(tensor.r#type());
    if let Some(op) = ir::definition(tensor) {
        if ir::name(op) == "arith.constant"
            && let Some(value) = ir::attribute(op, "value").and_then(splat_value)
        {
            let strides = vec![0; ir::shape(tensor.r#type()).len()];
            return Ok(Operand {
                source: Source::Scalar(b.constant(value, element)),
                element,
                strides,
                scales: vec![],
                offset: 0,
                start: None,
            });
        }
        if ir::name(op) == "tensor.extract_slice" {
            let source = view(b, ir::operands(op)[0])?;
            return slice(b, op, source, &ir::operands(op)[1..], &ir::shape(tensor.r#type()));
        }
    }
    Ok(whole(b, tensor, tensor, element))
}

/// All of a tensor, of which `flat` is to be flattened.
fn whole<'c: 'a, 'a>(
    b: &Builder<'c, 'a>,
    tensor: Value<'c, 'a>,
    flat: Value<'c, 'a>,
    element: Type<'c>,
) -> Operand<'c, 'a> {
    let (strides, scales) = strides_of(b, tensor);
    Operand { source: Source::Memory(flatten(b, flat)), element, strides, scales, offset: 0, start: None }
}

/// Row-major strides of a tensor, and what stands for the dynamic ones.
pub fn strides_of<'c: 'a, 'a>(b: &Builder<'c, 'a>, tensor: Value<'c, 'a>) -> (Vec<i64>, Vec<Option<Value<'c, 'a>>>) {
    let shape = ir::shape(tensor.r#type());
    if !structured::is_dynamic(tensor.r#type()) {
        return (types::row_major(&shape), vec![]);
    }
    let (mut strides, mut scales) = (vec![1; shape.len()], vec![None; shape.len()]);
    for d in (1..shape.len()).rev() {
        if shape[d] >= 0 && scales[d].is_none() {
            strides[d - 1] = strides[d] * shape[d];
            continue;
        }
        let size = sizes::size(b, tensor, d);
        let inner = scales[d].unwrap_or_else(|| b.index(strides[d]));
        strides[d - 1] = DYNAMIC;
        scales[d - 1] = Some(sizes::product(b, &[inner, size]));
    }
    (strides, scales)
}

/// The part of `whole` that an operation with static sizes and strides and `offsets` selects.
fn slice<'c: 'a, 'a>(
    b: &Builder<'c, 'a>,
    op: OperationRef<'c, 'a>,
    whole: Operand<'c, 'a>,
    offsets: &[Value<'c, 'a>],
    reduced: &[i64],
) -> Result<Operand<'c, 'a>, Emitted> {
    let integers = |name: &str| ir::attribute(op, name).and_then(ir::integers).unwrap_or_default();
    let (static_offsets, sizes, strides) =
        (integers("static_offsets"), integers("static_sizes"), integers("static_strides"));
    let kept = crate::kernels::kept_dimensions(&sizes, reduced);
    let (Some(kept), false) = (kept, sizes.iter().chain(&strides).any(|&v| v == i64::MIN)) else {
        return Err(Diagnostic::on(op, "slice must have static sizes and strides").error());
    };
    let index = types::index(b.context);
    if !whole.scales.is_empty() {
        return Err(Diagnostic::on(op, "slice must be of a tensor of static size").error());
    }
    let mut result =
        Operand { strides: kept.iter().map(|&d| whole.strides[d] * strides[d]).collect(), ..whole.clone() };
    let mut dynamic = offsets.iter();
    for (d, &offset) in static_offsets.iter().enumerate() {
        if offset != i64::MIN {
            result.offset += offset * whole.strides[d];
        } else if let Some(&offset) = dynamic.next() {
            let term = b.op("arith.muli", &[offset, b.index(whole.strides[d])], index);
            result.start = Some(match result.start {
                Some(start) => b.op("arith.addi", &[start, term], index),
                None => term,
            });
        }
    }
    Ok(result)
}

impl<'c: 'a, 'a> Operand<'c, 'a> {
    /// Selects by affine indices of the loops instead of by dimensions.
    fn indexed(self, b: &Builder<'c, 'a>, rows: &[Linear], loops: usize) -> Self {
        let mut strides = vec![0; loops];
        let mut offset = self.offset;
        let mut scales = if self.scales.is_empty() { vec![] } else { vec![None; loops] };
        let mut start = self.start;
        for (dim, ((coefficients, constant), stride)) in rows.iter().zip(&self.strides).enumerate() {
            if let Some(scale) = self.scales.get(dim).copied().flatten() {
                let added = |sum: Option<Value<'c, 'a>>, factor: i64| {
                    let term = sizes::product(b, &[scale, b.index(factor)]);
                    Some(sum.map_or(term, |sum| sizes::addi(b, sum, term)))
                };
                for (d, &c) in coefficients.iter().enumerate().filter(|(_, c)| **c != 0) {
                    let before = scales[d].or_else(|| (strides[d] != 0).then(|| b.index(strides[d])));
                    scales[d] = added(before, c);
                    strides[d] = DYNAMIC;
                }
                if *constant != 0 {
                    start = added(start, *constant);
                }
                continue;
            }
            for (d, c) in coefficients.iter().enumerate().filter(|(_, c)| **c != 0) {
                match scales.get(d).copied().flatten() {
                    Some(scale) => scales[d] = Some(sizes::addi(b, scale, b.index(c * stride))),
                    None => strides[d] += c * stride,
                }
            }
            offset += constant * stride;
        }
        Self { strides, scales, offset, start, ..self }
    }

    /// The stride of a loop where it is known only when the program runs.
    pub fn scale(&self, d: usize) -> Option<Value<'c, 'a>> {
        self.scales.get(d).copied().flatten()
    }
}

impl<'c: 'a, 'a> Nest<'c, 'a> {
    /// Reads an operation; `b` is where views of its operands are made. None for one that is no loop nest.
    ///
    /// # Errors
    /// A diagnostic for one that is, but not of static shape.
    pub fn read(b: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Result<Option<Self>, Emitted> {
        let operands = ir::operands(op);
        let simple = |bounds: Vec<i64>, inputs, output, body| Self {
            op,
            pinned: 0,
            parallel: bounds.len(),
            loops: (0..bounds.len()).map(Some).collect(),
            bounds,
            inputs,
            outputs: vec![output],
            initial: vec![None],
            reads: vec![false],
            replaced: vec![],
            body,
            lanes: 1,
            flats: HashMap::new(),
            sizes: vec![],
        };
        Ok(Some(match ir::name(op) {
            "linalg.fill" => {
                let output = view(b, operands[1])?;
                let mut nest = simple(ir::shape(operands[1].r#type()), vec![], output, Body::Fill(operands[0]));
                if nest.bounds.contains(&DYNAMIC) {
                    nest.sizes = sizes::sizes(b, operands[1]).into_iter().map(Some).collect();
                    nest.flatten(b);
                }
                nest.normalized(&[])
            }
            "tensor.insert_slice" => {
                let bounds = ir::shape(operands[0].r#type());
                let output = slice(b, op, view(b, operands[1])?, &operands[2..], &bounds)?;
                if let Some(source) = parts::computed(op)
                    && let Some(strides) = parts::strides_before_views(operands[0], output.strides.clone())
                    && let Some(place) = ir::operands(source).last().copied()
                {
                    // The part is computed in its place.
                    let output = Operand { strides, ..output };
                    let known = |value| (value == place).then(|| output.clone());
                    return Self::generic(b, source, 0, &known).map(Some);
                }
                simple(bounds, vec![view(b, operands[0])?], output, Body::Copy).normalized(&[])
            }
            "linalg.generic" => Self::generic(b, op, 0, &|_| None)?,
            _ => return Ok(None),
        }))
    }

    /// Reads a `linalg.generic`, of which the first `pinned` loops stay as they are. `known` gives tensors in another form
    /// than that of their definition: inputs, and destinations.
    ///
    /// # Errors
    /// A diagnostic when it has not static shape.
    pub fn generic(
        b: &Builder<'c, 'a>,
        op: OperationRef<'c, 'a>,
        pinned: usize,
        known: &dyn Fn(Value<'c, 'a>) -> Option<Operand<'c, 'a>>,
    ) -> Result<Self, Emitted> {
        let generic = Generic::read(op)?;
        let loops = generic.bounds.len();
        let arguments = ir::arguments(generic.body);
        let mut inputs = vec![];
        for (i, value) in generic.inputs.iter().enumerate() {
            let operand = known(*value).map_or_else(|| view(b, *value), Ok)?;
            inputs.push(operand.indexed(b, &generic.rows[i], loops));
        }
        let (mut outputs, mut initial, mut reads) = (vec![], vec![], vec![]);
        for (i, value) in generic.outputs.iter().enumerate() {
            let fill = ir::definition(*value).filter(|fill| ir::name(*fill) == "linalg.fill");
            let read = !ir::uses(arguments[generic.inputs.len() + i]).is_empty();
            let (place, scalar) = match fill {
                Some(fill) => (ir::operands(fill)[1], read.then(|| ir::operands(fill)[0])),
                None => (*value, None),
            };
            let operand = known(place).map_or_else(|| view(b, place), Ok)?;
            outputs.push(operand.indexed(b, &generic.rows[generic.inputs.len() + i], loops));
            initial.push(scalar);
            reads.push(read);
        }
        let mut replaced = vec![];
        for (i, input) in generic.inputs.iter().enumerate() {
            let same =
                |o: &usize| generic.outputs[*o] == *input && generic.rows[generic.inputs.len() + o] == generic.rows[i];
            replaced.extend((0..generic.outputs.len()).find(same).filter(|o| initial[*o].is_none()).map(|o| (i, o)));
        }
        let (mut flats, mut indexed) = (HashMap::new(), HashSet::new());
        ir::walk(op, &mut |inner| match ir::name(inner) {
            "tensor.extract" => {
                let tensor = ir::operands(inner)[0];
                let element = ir::element_type(tensor.r#type());
                flats.entry(key(tensor)).or_insert_with(|| whole(b, tensor, tensor, element));
            }
            "linalg.index" => {
                indexed.extend(ir::attribute(inner, "dim").and_then(ir::integer).map(|d| d as usize));
            }
            _ => {}
        });
        let order: Vec<usize> =
            (0..loops).filter(|&d| !generic.reduced[d]).chain((0..loops).filter(|&d| generic.reduced[d])).collect();
        let lanes = ir::attribute(op, "shale.lanes").and_then(ir::integer).unwrap_or(1);
        let extents = if generic.is_dynamic() { extents(b, &generic) } else { vec![] };
        let mut nest = Self {
            op,
            pinned,
            bounds: order.iter().map(|&d| generic.bounds[d]).collect(),
            parallel: generic.reduced.iter().filter(|reduced| !**reduced).count(),
            inputs,
            outputs,
            initial,
            reads,
            replaced,
            body: Body::Block(generic.body),
            lanes,
            sizes: if extents.is_empty() { extents } else { order.iter().map(|&d| extents[d]).collect() },
            loops: (0..loops).map(|d| order.iter().position(|&o| o == d)).collect(),
            flats,
        };
        for operand in nest.inputs.iter_mut().chain(&mut nest.outputs) {
            operand.strides = order.iter().map(|&d| operand.strides[d]).collect();
            if !operand.scales.is_empty() {
                operand.scales = order.iter().map(|&d| operand.scales[d]).collect();
            }
        }
        let indexed: Vec<usize> = indexed.into_iter().filter_map(|d| nest.loops[d]).collect();
        let whole = |rows: &Vec<Linear>| rows.is_empty() || is_identity(rows, loops);
        if nest.is_dynamic() && indexed.is_empty() && nest.parallel == loops && generic.rows.iter().all(whole) {
            nest.flatten(b);
        }
        Ok(nest.normalized(&indexed))
    }

    /// Makes one loop of those of a nest in which every operand has all elements in the order of the loops, or one.
    fn flatten(&mut self, b: &Builder<'c, 'a>) {
        let loops = self.bounds.len();
        if loops < 2 || self.pinned > 0 {
            return;
        }
        let extents: Vec<Value> = (0..loops).map(|d| self.extent(b, d)).collect();
        for operand in self.inputs.iter_mut().chain(&mut self.outputs) {
            let stride = i64::from(operand.strides.last().is_some_and(|last| *last != 0));
            (operand.strides, operand.scales) = (vec![stride], vec![None]);
        }
        (self.bounds, self.sizes) = (vec![DYNAMIC], vec![Some(sizes::product(b, &extents))]);
        (self.parallel, self.loops) = (1, vec![None; loops]);
    }

    /// Drops loops that run once, and makes one of neighbours that are contiguous in every operand; `indexed` loops stay apart.
    fn normalized(mut self, indexed: &[usize]) -> Self {
        if self.is_dynamic() {
            return self;
        }
        let mut kept: Vec<usize> = vec![];
        let mut position: Vec<Option<usize>> = vec![None; self.bounds.len()];
        for d in 0..self.bounds.len() {
            if self.bounds[d] == 1 && d >= self.pinned {
                continue;
            }
            let previous = kept.last().copied().filter(|&p| {
                p >= self.pinned
                    && (p < self.parallel) == (d < self.parallel)
                    && !indexed.contains(&p)
                    && !indexed.contains(&d)
                    && self.inputs.iter().chain(&self.outputs).all(|x| x.strides[p] == x.strides[d] * self.bounds[d])
            });
            if let Some(p) = previous {
                self.bounds[d] *= self.bounds[p];
                kept.pop();
            }
            kept.push(d);
        }
        for (new, &old) in kept.iter().enumerate() {
            position[old] = Some(new);
        }
        // A loop that went into its successor is not indexed, so its place does not matter.
        for place in &mut self.loops {
            *place = place.and_then(|old| position[old]);
        }
        for operand in self.inputs.iter_mut().chain(&mut self.outputs) {
            operand.strides = kept.iter().map(|&d| operand.strides[d]).collect();
        }
        self.parallel = kept.iter().filter(|&&d| d < self.parallel).count();
        self.bounds = kept.iter().map(|&d| self.bounds[d]).collect();
        self
    }

    /// Brings a parallel loop to another place among the parallel loops.
    pub fn move_loop(&mut self, from: usize, to: usize) {
        let moved = |list: &mut Vec<i64>| {
            let entry = list.remove(from);
            list.insert(to, entry);
        };
        moved(&mut self.bounds);
        self.inputs.iter_mut().chain(&mut self.outputs).for_each(|operand| moved(&mut operand.strides));
        let mut order: Vec<usize> = (0..self.bounds.len()).collect();
        let entry = order.remove(from);
        order.insert(to, entry);
        for place in &mut self.loops {
            *place = place.and_then(|old| order.iter().position(|&o| o == old));
        }
    }

    /// Whether sizes are known only when the program runs.
    pub fn is_dynamic(&self) -> bool {
        self.inputs.iter().chain(&self.outputs).any(|operand| !operand.scales.is_empty()) || !self.sizes.is_empty()
    }

    /// The extent of a loop.
    pub fn extent(&self, b: &Builder<'c, 'a>, d: usize) -> Value<'c, 'a> {
        self.sizes.get(d).copied().flatten().filter(|_| self.bounds[d] < 0).unwrap_or_else(|| b.index(self.bounds[d]))
    }

    /// Number of reduced elements of each result.
    pub fn reduced_size(&self) -> i64 {
        if self.is_dynamic() { 1 << 10 } else { self.bounds[self.parallel..].iter().product() }
    }

    pub fn is_empty(&self) -> bool {
        self.bounds[..self.parallel].contains(&0)
    }

    /// Cost of one iteration, in simple operations.
    pub fn weight(&self) -> i64 {
        match self.body {
            Body::Block(block) => structured::body_ops(block).0.into_iter().map(structured::weight).sum::<i64>().max(1),
            Body::Copy | Body::Fill(_) => 1,
        }
    }

    /// Whether the body can work on vectors: no regions, and only elements that vectors can have.
    pub fn has_vector_body(&self) -> bool {
        let scalar = |t: Type| types::is_float(t) || types::is_integer(t) || types::is_index(t);
        let elements = self.inputs.iter().chain(&self.outputs).all(|x| scalar(x.element));
        elements
            && match self.body {
                Body::Copy | Body::Fill(_) => true,
                Body::Block(block) => structured::body_ops(block).0.into_iter().all(|op| {
                    let name = ir::name(op);
                    let known = ["arith.", "math.", "shale."].iter().any(|dialect| name.starts_with(dialect));
                    let values = ir::results(op).into_iter().all(|v| scalar(v.r#type()));
                    values && op.region_count() == 0 && (known || matches!(name, "linalg.index" | "tensor.extract"))
                }),
            }
    }

    /// Whether the body does something else in each iteration: it uses an input's element, or an index.
    pub fn reads_elements(&self) -> bool {
        let Body::Block(body) = self.body else { return true };
        let inputs = &ir::arguments(body)[..self.inputs.len()];
        inputs.iter().any(|argument| !ir::uses(*argument).is_empty())
            || structured::body_ops(body)
                .0
                .into_iter()
                .any(|op| op.region_count() > 0 || matches!(ir::name(op), "linalg.index" | "tensor.extract"))
    }

    /// Whether an input that the body uses is consecutive along a loop. Others only give loops their extents.
    pub fn reads_along(&self, d: usize) -> bool {
        let used = |i: usize| match self.body {
            Body::Block(body) => !ir::uses(ir::arguments(body)[i]).is_empty(),
            _ => true,
        };
        self.inputs.iter().enumerate().any(|(i, input)| input.strides[d] == 1 && used(i))
    }

    /// Bits of the widest element that is computed with.
    pub fn widest(&self) -> i64 {
        let mut bits = 8;
        for operand in self.inputs.iter().chain(&self.outputs) {
            bits = bits.max(types::width(operand.element).unwrap_or(64) as i64);
        }
        if let Body::Block(block) = self.body {
            for op in structured::body_ops(block).0 {
                for value in ir::results(op) {
                    if types::is_float(value.r#type()) {
                        bits = bits.max(types::width(value.r#type()).unwrap_or(64) as i64);
                    }
                }
            }
        }
        bits
    }
}
