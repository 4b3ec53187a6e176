// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-outline-kernels`: every computation of a host function becomes a kernel and its dispatch.
use super::{group, structured};
use melior::{
    Context,
    ir::{OperationRef, Region, Type, Value, ValueLike, operation::OperationLike},
};
use mlir_sys::{mlirGetDialectHandle__arith__, mlirGetDialectHandle__linalg__, mlirGetDialectHandle__tensor__};
use shale_bridge::{
    Builder, Diagnostic, DialectHandle, Emitted, Options, Pass,
    edit::{clone_with, fused_location, key, op_key, splat_value},
    ir, types,
};
use shale_dialects::mlirGetDialectHandle__shale__;
use std::collections::{HashMap, HashSet};

/// Moves each computation of each host function into a `shale.kernel` that writes to destinations of its own.
///
/// A kernel takes along what belongs to it: scalars it needs, the `linalg.fill` of a destination, and for a chain of
/// `tensor.insert_slice` the whole chain. Reshapes, `tensor.empty` and dense constants stay in the function. A returned value that
/// no dispatch computes, or that is returned twice, is copied by a kernel.
pub struct OutlineKernels;

impl Pass for OutlineKernels {
    const ARGUMENT: &'static str = "shale-outline-kernels";
    const SUMMARY: &'static str = "Outline computations into kernels and dispatch them";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlirGetDialectHandle__arith__,
        mlirGetDialectHandle__linalg__,
        mlirGetDialectHandle__tensor__,
        mlirGetDialectHandle__shale__,
    ];
    type State<'c> = ();

    fn initialize(_: &Context, _: &Options) -> Result<(), Emitted> {
        Ok(())
    }

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let names = ir::operations(body).into_iter().filter_map(ir::symbol).collect();
        let mut outliner = Outliner { context, names, count: 0 };
        for function in ir::operations(body) {
            if ir::name(function) == "func.func" {
                outliner.function(function)?;
            }
        }
        Ok(())
    }
}

struct Outliner<'c> {
    context: &'c Context,
    /// All symbols of the module.
    names: HashSet<String>,
    count: usize,
}

/// What becomes of an operation of a host function.
enum Fate {
    /// It stays, or is dead.
    Stay,
    /// Kernels that need it clone it.
    Clone,
    /// It is a computation.
    Outline,
}

fn is_view(op: OperationRef) -> bool {
    matches!(ir::name(op), "tensor.collapse_shape" | "tensor.expand_shape" | "tensor.cast")
}

fn has_tensor_result(op: OperationRef) -> bool {
    ir::results(op).iter().any(|v| types::is_tensor(v.r#type()))
}

fn tensor_results<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    ir::results(op).into_iter().filter(|v| types::is_tensor(v.r#type())).collect()
}

/// The element of a constant tensor of equal elements.
fn splat<'c>(op: OperationRef<'c, '_>) -> Option<melior::ir::Attribute<'c>> {
    if ir::name(op) != "arith.constant" || !has_tensor_result(op) {
        return None;
    }
    splat_value(ir::attribute(op, "value")?)
}

/// The operand in whose place a result is computed.
fn destination_operand(op: OperationRef, result: usize) -> Option<usize> {
    match ir::name(op) {
        "tensor.insert_slice" | "tensor.insert" => Some(1),
        "shale.contract" => Some(2),
        "scf.for" => Some(3 + result),
        "scf.while" => {
            let initial = op.operand(result).ok()?;
            (initial.r#type() == ir::results(op)[result].r#type()).then_some(result)
        }
        name if name.starts_with("linalg.") => Some(op.operand_count() - op.result_count() + result),
        _ => None,
    }
}

/// Whether the operand is only a place to compute a result in (which may start with what it holds).
fn is_destination(user: OperationRef, operand: usize) -> bool {
    (0..user.result_count()).any(|result| destination_operand(user, result) == Some(operand))
}

/// Whether an operation needs what the destination of a result holds.
fn reads_destination(op: OperationRef, result: usize) -> bool {
    match ir::name(op) {
        "linalg.fill" | "shale.contract" => false,
        "linalg.generic" => ir::body(op, 0).is_none_or(|body| {
            let arguments = ir::arguments(body);
            !ir::uses(arguments[arguments.len() - op.result_count() + result]).is_empty()
        }),
        _ => true,
    }
}

/// Whether the operation is an insertion whose only use is as the destination of the next insertion.
fn is_chained(op: OperationRef) -> bool {
    let insertion = |op| matches!(ir::name(op), "tensor.insert_slice" | "tensor.insert");
    insertion(op)
        && match ir::uses(ir::results(op)[0]).as_slice() {
            [(user, 1)] => insertion(*user) && ir::parent_block(*user) == ir::parent_block(op),
            _ => false,
        }
}

/// Whether an operation is a slice that only operations read which can read it in place.
fn is_inner_slice(op: OperationRef) -> bool {
    let in_place = |(user, operand): &(OperationRef, usize)| {
        let input = structured::is_generic(*user) && !is_destination(*user, *operand)
            || ir::name(*user) == "tensor.insert_slice" && *operand == 0;
        input && ir::parent_block(*user) == ir::parent_block(op)
    };
    ir::name(op) == "tensor.extract_slice" && ir::uses(ir::results(op)[0]).iter().all(in_place)
}

/// What a view chain shows.
fn base<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Value<'c, 'a> {
    while let Some(op) = ir::definition(value)
        && is_view(op)
    {
        value = ir::operands(op)[0];
    }
    value
}

impl<'c> Outliner<'c> {
    fn function<'a>(&mut self, function: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let Some(region) = ir::region(function, 0) else { return Ok(()) };
        let blocks = ir::blocks(region);
        let block = match blocks.as_slice() {
            [] => return Ok(()),
            [block] => *block,
            _ => {
                return Err(Diagnostic::on(
                    function,
                    format!("host function must have one block, got {}", blocks.len()),
                )
                .error());
            }
        };
        let groups = group::rows(block);
        // Group of an operation; the first one of a group stands for all.
        let mut leaders = HashMap::new();
        let mut others = HashSet::new();
        for group in &groups {
            leaders.insert(op_key(group.ops[0]), group);
            others.extend(group.ops[1..].iter().map(|op| op_key(*op)));
        }
        for op in ir::operations(block) {
            if others.contains(&op_key(op)) {
                continue;
            }
            if let Some(group) = leaders.get(&op_key(op)) {
                self.outline_group(function, group)?;
                continue;
            }
            match self.fate(op)? {
                Fate::Stay | Fate::Clone => {}
                Fate::Outline => self.outline(function, op)?,
            }
        }
        if let Some(terminator) = ir::operations(block).into_iter().next_back() {
            self.returned(function, terminator);
        }
        // What the kernels cloned is dead now, users before what they use.
        for op in ir::operations(block).into_iter().rev() {
            if ir::name(op) != "func.return" && ir::results(op).iter().all(|v| ir::uses(*v).is_empty()) {
                ir::erase(op);
            }
        }
        Ok(())
    }

    fn fate(&self, op: OperationRef<'c, '_>) -> Result<Fate, Emitted> {
        let name = ir::name(op);
        Ok(match name {
            "func.return" | "tensor.empty" | "shale.dispatch" => Fate::Stay,
            _ if is_view(op) => Fate::Stay,
            // A fill or splat that something reads as a whole has to be in memory.
            "linalg.fill" if self.readers(op).is_empty() => Fate::Clone,
            "arith.constant" if splat(op).is_some() && self.readers(op).is_empty() => Fate::Clone,
            "arith.constant" if splat(op).is_none() => Fate::Clone,
            _ if !has_tensor_result(op) && op.result_count() > 0 => Fate::Clone,
            _ if is_chained(op) || is_inner_slice(op) => Fate::Clone,
            _ if op.result_count() == 0 => {
                return Err(Diagnostic::on(
                    op,
                    format!("operation must have a result to become a kernel, got {}", ir::signature(op)),
                )
                .error());
            }
            _ => Fate::Outline,
        })
    }

    /// The uses of a fill or splat that need it in memory.
    fn readers<'a>(&self, op: OperationRef<'c, 'a>) -> Vec<(OperationRef<'c, 'a>, usize)> {
        let constant = ir::name(op) == "arith.constant";
        let whole = |(user, operand): &(OperationRef, usize)| {
            let scalar = constant && structured::is_generic(*user);
            let direct = ir::parent_block(*user) == ir::parent_block(op);
            !(direct && (is_destination(*user, *operand) || scalar || ir::name(*user) == "func.return"))
        };
        ir::uses(ir::results(op)[0]).into_iter().filter(whole).collect()
    }

    /// Replaces a computation by the dispatch of a new kernel.
    fn outline<'a>(&mut self, function: OperationRef<'c, 'a>, root: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let partial = ir::name(root) == "linalg.fill" || ir::name(root) == "arith.constant";
        let readers = if partial { self.readers(root) } else { vec![] };
        let builder = Builder::before(self.context, root);
        let results = tensor_results(root);
        let types: Vec<Type> = results.iter().map(|v| v.r#type()).collect();
        if let Some(other) = types.iter().find(|t| ir::shape(**t).iter().any(|&size| size < 0)) {
            return Err(Diagnostic::on(root, format!("result must be a tensor of static shape, got {other}")).error());
        }
        // Nothing but tensors leaves a kernel.
        if let Some(other) =
            ir::results(root).iter().find(|v| !types::is_tensor(v.r#type()) && !ir::uses(**v).is_empty())
        {
            return Err(Diagnostic::on(
                root,
                format!("results that others use must be tensors, got {}", other.r#type()),
            )
            .error());
        }
        let name = self.name(&prefix(root));
        let dispatched = self.kernel(function, &builder, &name, &types, None, |kernel| kernel.root(root))?;
        for (old, new) in results.into_iter().zip(dispatched) {
            if partial {
                for (user, operand) in &readers {
                    ir::set_operand(*user, *operand, new);
                }
            } else {
                ir::replace_all_uses(old, new);
            }
        }
        if !partial {
            ir::erase(root);
        }
        Ok(())
    }

    /// Replaces operations by the dispatch of a new kernel of all of them.
    fn outline_group<'a>(
        &mut self,
        function: OperationRef<'c, 'a>,
        group: &group::Group<'c, 'a>,
    ) -> Result<(), Emitted> {
        let members: HashSet<usize> = group.ops.iter().map(|op| op_key(*op)).collect();
        let outer = |op: OperationRef<'c, 'a>| {
            ir::uses(ir::results(op)[0]).into_iter().any(|(user, _)| !members.contains(&op_key(user)))
        };
        let shared: Vec<OperationRef> = group.ops.iter().copied().filter(|op| outer(*op)).collect();
        let types: Vec<Type> = shared.iter().map(|op| ir::results(*op)[0].r#type()).collect();
        let locations: Vec<_> = group.ops.iter().map(|op| op.location()).collect();
        let builder =
            Builder::before(self.context, group.ops[0]).with_location(fused_location(self.context, &locations));
        let reduces = group.ops.iter().any(|op| structured::reduced_loops(*op).contains(&true));
        let name = self.name(if reduces { "reduce" } else { "elementwise" });
        let dispatched = self.kernel(function, &builder, &name, &types, Some(group.rows), |kernel| {
            let outs = kernel.outs.clone();
            let mut results = vec![];
            for op in &group.ops {
                let result = ir::results(*op)[0];
                kernel.builder = kernel.builder.with_location(op.location());
                let out = match shared.iter().position(|other| ir::same(*other, *op)) {
                    Some(position) => outs[position],
                    None => kernel.builder.empty(result.r#type()),
                };
                let operand = op.operand_count() - 1;
                let place = kernel.destination(ir::operands(*op)[operand], out, reads_destination(*op, 0));
                let copy = kernel.clone_op(*op, &[(operand, place)]);
                let value = ir::results(copy)[0];
                kernel.values.insert(key(result), value);
                if outer(*op) {
                    results.push(value);
                }
            }
            Ok(results)
        })?;
        for (op, new) in shared.into_iter().zip(dispatched) {
            ir::replace_all_uses(ir::results(op)[0], new);
        }
        for op in group.ops.iter().rev() {
            ir::erase(*op);
        }
        Ok(())
    }

    /// Copies returned values that are not the only returned view of a dispatch's result.
    fn returned<'a>(&mut self, function: OperationRef<'c, 'a>, terminator: OperationRef<'c, 'a>) {
        let mut returned = HashSet::new();
        for (i, value) in ir::operands(terminator).into_iter().enumerate() {
            let origin = base(value);
            let dispatched = ir::definition(origin).is_some_and(|op| ir::name(op) == "shale.dispatch");
            if !types::is_tensor(value.r#type()) || dispatched && returned.insert(key(origin)) {
                continue;
            }
            let builder = Builder::before(self.context, terminator);
            let name = self.name("copy");
            let copied = self.kernel(function, &builder, &name, &[value.r#type()], None, |kernel| {
                let out = kernel.outs[0];
                Ok(vec![kernel.destination(value, out, true)])
            });
            if let Ok(copied) = copied {
                ir::set_operand(terminator, i, copied[0]);
            }
        }
    }

    fn name(&mut self, prefix: &str) -> String {
        loop {
            let name = format!("{prefix}_{}", self.count);
            self.count += 1;
            if self.names.insert(name.clone()) {
                return name;
            }
        }
    }

    /// Makes a kernel before `function` whose `body` gives its results in order, and its dispatch at `builder`, whose results
    /// are returned. `rows` is what [`super::ROWS`] says.
    fn kernel<'a>(
        &self,
        function: OperationRef<'c, 'a>,
        builder: &Builder<'c, 'a>,
        name: &str,
        results: &[Type<'c>],
        rows: Option<usize>,
        body: impl FnOnce(&mut Kernel<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted>,
    ) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let index = types::index(self.context);
        let mut captured = vec![];
        let mut scratch = vec![];
        let mut outcome = Ok(());
        let region: Region<'c> = builder.region(&[&[index, index], results].concat(), |inner, arguments| {
            let mut kernel = Kernel {
                builder: *inner,
                outs: arguments[2..].to_vec(),
                captured: vec![],
                scratch: vec![],
                values: HashMap::new(),
            };
            match body(&mut kernel) {
                Ok(values) => {
                    inner.create("shale.yield", &values, &[], &[], vec![]);
                }
                Err(error) => outcome = Err(error),
            }
            (captured, scratch) = (kernel.captured, kernel.scratch);
        });
        outcome?;
        let operands: Vec<Type> =
            captured.iter().map(|v| v.r#type()).chain(results.iter().copied()).chain(scratch.iter().copied()).collect();
        let inputs = [vec![index, index], operands].concat();
        let access = |kind: &str, count: usize| {
            let text = format!("#shale.access<{kind}>");
            let entry = types::parse_attribute(self.context, &text).expect("dialect shale is loaded");
            vec![entry; count]
        };
        let access =
            [access("read", captured.len()), access("write", results.len()), access("scratch", scratch.len())].concat();
        let outer = Builder::before(self.context, function).with_location(builder.location);
        let kernel = outer.create(
            "shale.kernel",
            &[],
            &[
                ("sym_name", types::string_attribute(self.context, name)),
                ("function_type", types::type_attribute(types::function(self.context, &inputs, results))),
                ("access", types::array(self.context, &access)),
                ("grid", types::i64_attribute(self.context, 1)),
            ],
            &[],
            vec![region],
        );
        if let Some(rows) = rows {
            ir::set_attribute(kernel, super::ROWS, types::i64_attribute(self.context, rows as i64));
        }
        let outs: Vec<Type> = results.iter().chain(&scratch).copied().collect();
        let operands: Vec<Value> = captured.iter().copied().chain(outs.iter().map(|t| builder.empty(*t))).collect();
        let dispatch = builder.create(
            "shale.dispatch",
            &operands,
            &[
                ("kernel", types::symbol_reference(self.context, name)),
                ("operandSegmentSizes", types::i32_array(self.context, &[captured.len() as i32, outs.len() as i32])),
            ],
            &outs,
            vec![],
        );
        Ok(ir::results(dispatch)[..results.len()].to_vec())
    }
}

/// What a kernel is called after.
fn prefix(root: OperationRef) -> String {
    let name = ir::name(root);
    let text = match name {
        "linalg.generic" if structured::reduced_loops(root).contains(&true) => "reduce",
        "linalg.generic" => match ir::body(root, 0) {
            Some(body) if structured::body_ops(body).0.is_empty() => "copy",
            _ => "elementwise",
        },
        "arith.constant" | "linalg.fill" => "fill",
        "tensor.extract_slice" => "slice",
        "tensor.insert_slice" | "tensor.insert" => "insert",
        _ if name.starts_with("scf.") => "loop",
        _ => name.rsplit('.').next().unwrap_or("kernel"),
    };
    text.to_string()
}

/// A kernel under construction.
struct Kernel<'c, 'a> {
    builder: Builder<'c, 'a>,
    /// The arguments to write to.
    outs: Vec<Value<'c, 'a>>,
    /// What the host function passes, each the next argument before `outs`.
    captured: Vec<Value<'c, 'a>>,
    /// Types of the arguments after `outs`.
    scratch: Vec<Type<'c>>,
    /// Values of the host function by their counterparts here.
    values: HashMap<usize, Value<'c, 'a>>,
}

impl<'c, 'a> Kernel<'c, 'a> {
    /// The counterpart of a value of the host function.
    fn value(&mut self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        if let Some(known) = self.values.get(&key(value)) {
            return *known;
        }
        if let Some(op) = ir::definition(value) {
            if !has_tensor_result(op) || splat(op).is_some() || ir::name(op) == "tensor.extract_slice" {
                let copy = self.clone_op(op, &[]);
                for (old, new) in ir::results(op).into_iter().zip(ir::results(copy)) {
                    self.values.insert(key(old), new);
                }
                return self.values[&key(value)];
            }
            if ir::name(op) == "tensor.empty" {
                self.scratch.push(value.r#type());
                let argument = ir::add_argument(self.builder.block(), value.r#type(), self.builder.location);
                self.values.insert(key(value), argument);
                return argument;
            }
        }
        let position = 2 + self.captured.len();
        let argument = ir::insert_argument(self.builder.block(), position, value.r#type(), self.builder.location);
        self.captured.push(value);
        self.values.insert(key(value), argument);
        argument
    }

    /// Copies an operation with everything it refers to; the given operands are replaced.
    fn clone_op(&mut self, op: OperationRef<'c, 'a>, places: &[(usize, Value<'c, 'a>)]) -> OperationRef<'c, 'a> {
        let mut inside = HashSet::new();
        let mut outside: Vec<Value<'c, 'a>> = vec![];
        ir::walk(op, &mut |inner| {
            inside.extend(ir::results(inner).into_iter().map(key));
            for region in inner.regions() {
                for block in ir::blocks(region) {
                    inside.extend(ir::arguments(block).into_iter().map(key));
                }
            }
        });
        ir::walk(op, &mut |inner| {
            for (i, operand) in ir::operands(inner).into_iter().enumerate() {
                let place = ir::same(inner, op) && places.iter().any(|(at, _)| *at == i);
                if !place && !inside.contains(&key(operand)) {
                    outside.push(operand);
                }
            }
        });
        let needed: HashMap<usize, Value> = outside.into_iter().map(|value| (key(value), self.value(value))).collect();
        let copy = self.builder.insert(clone_with(op, &needed));
        for (i, place) in places {
            ir::set_operand(copy, *i, *place);
        }
        copy
    }

    /// A tensor of this kernel in the place of `out` that holds what `value` does, if `read`.
    fn destination(&mut self, value: Value<'c, 'a>, out: Value<'c, 'a>, read: bool) -> Value<'c, 'a> {
        let b = self.builder;
        if !read {
            return out;
        }
        match ir::definition(value) {
            Some(op) if ir::name(op) == "tensor.empty" => out,
            Some(op) if ir::name(op) == "linalg.fill" => {
                let scalar = self.value(ir::operands(op)[0]);
                b.fill(scalar, out)
            }
            Some(op) if is_chained(op) => {
                let place = self.destination(ir::operands(op)[1], out, true);
                ir::results(self.clone_op(op, &[(1, place)]))[0]
            }
            definition => match definition.and_then(splat) {
                Some(element) => b.fill(b.constant(element, ir::element_type(out.r#type())), out),
                None => {
                    let source = self.value(value);
                    super::copy(&b, source, out)
                }
            },
        }
    }

    /// Copies the computation; gives its results, each in its place.
    fn root(&mut self, root: OperationRef<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let results = ir::results(root);
        let outs = self.outs.clone();
        match ir::name(root) {
            "arith.constant" | "linalg.fill" => Ok(vec![self.destination(results[0], outs[0], true)]),
            "tensor.extract_slice" => {
                let copy = self.clone_op(root, &[]);
                Ok(vec![super::copy(&self.builder, ir::results(copy)[0], outs[0])])
            }
            "tensor.from_elements" => {
                let b = self.builder;
                let shape = ir::shape(outs[0].r#type());
                let mut tensor = outs[0];
                for (linear, element) in ir::operands(root).into_iter().enumerate() {
                    let mut rest = linear as i64;
                    let mut indices = vec![0; shape.len()];
                    for d in (0..shape.len()).rev() {
                        indices[d] = rest % shape[d];
                        rest /= shape[d];
                    }
                    let scalar = self.value(element);
                    let indices = indices.into_iter().map(|i| b.index(i));
                    tensor = b.op(
                        "tensor.insert",
                        &[scalar, tensor].into_iter().chain(indices).collect::<Vec<_>>(),
                        tensor.r#type(),
                    );
                }
                Ok(vec![tensor])
            }
            _ => {
                let mut places = vec![];
                let positions: Vec<usize> = tensor_results(root).into_iter().map(ir::index_of).collect();
                for (&i, out) in positions.iter().zip(&outs) {
                    if let Some(operand) = destination_operand(root, i) {
                        let place = self.destination(ir::operands(root)[operand], *out, reads_destination(root, i));
                        places.push((operand, place));
                    }
                }
                let copy = self.clone_op(root, &places);
                let b = self.builder;
                let mut values = vec![];
                let copied = ir::results(copy);
                for (&i, out) in positions.iter().zip(&outs) {
                    let value = copied[i];
                    values.push(if destination_operand(root, i).is_some() {
                        value
                    } else {
                        super::copy(&b, value, *out)
                    });
                }
                Ok(values)
            }
        }
    }
}

/// Which dimensions of a slice a rank-reduced type keeps: the others have size 1.
pub(crate) fn kept_dimensions(sizes: &[i64], reduced: &[i64]) -> Option<Vec<usize>> {
    let mut kept = vec![];
    for (d, &size) in sizes.iter().enumerate() {
        // Of several unit dimensions it does not matter which stay.
        if reduced.get(kept.len()) == Some(&size) {
            kept.push(d);
        } else if size != 1 {
            return None;
        }
    }
    (kept.len() == reduced.len()).then_some(kept)
}
