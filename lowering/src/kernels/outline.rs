// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-outline-kernels`: every computation of a host function becomes a kernel and its dispatch.
use super::{
    group,
    kernel_body::{Kernel, delivered},
    parts, siblings,
    structured::{self, base, is_view},
    work,
};
use crate::stablehlo_to_linalg::{ITEMS, sizes};
use melior::{
    Context,
    ir::{Attribute, BlockRef, OperationRef, Region, Type, Value, ValueLike, operation::OperationLike},
};
use mlir_sys::{mlirGetDialectHandle__arith__, mlirGetDialectHandle__linalg__, mlirGetDialectHandle__tensor__};
use shale_bridge::{
    Builder, Diagnostic, DialectHandle, Emitted, Options, Pass,
    edit::{fused_location, key, op_key, splat_value},
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

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let names = ir::operations(body).into_iter().filter_map(ir::symbol).collect();
        let mut outliner = Outliner { context, names, count: 0, hosts: HashSet::new(), parts: HashSet::new() };
        for function in ir::operations(body) {
            if ir::name(function) == "func.func" {
                outliner.function(function)?;
            }
        }
        for kernel in ir::operations(body).into_iter().filter(|op| ir::name(*op) == "shale.kernel") {
            super::in_place::mark(context, kernel);
        }
        Ok(())
    }
}

struct Outliner<'c> {
    context: &'c Context,
    /// All symbols of the module.
    names: HashSet<String>,
    count: usize,
    /// Control flow that stays in the host program.
    hosts: HashSet<usize>,
    /// Parts of tensors that are computed where they are inserted.
    parts: HashSet<usize>,
}

/// What becomes of an operation of a host function.
enum Fate {
    /// It stays in the host program, or is dead.
    Stay,
    /// Kernels that need it clone it.
    Clone,
    /// It is a computation.
    Outline,
}

pub(super) fn has_tensor_result(op: OperationRef) -> bool {
    ir::results(op).iter().any(|v| types::is_tensor(v.r#type()))
}

/// The element of a constant tensor of equal elements.
pub(super) fn splat<'c>(op: OperationRef<'c, '_>) -> Option<melior::ir::Attribute<'c>> {
    if ir::name(op) != "arith.constant" || !has_tensor_result(op) {
        return None;
    }
    splat_value(ir::attribute(op, "value")?)
}

fn has_region(op: OperationRef) -> bool {
    op.region_count() > 0
}

/// The operand in whose place a result is computed.
pub(super) fn destination_operand(op: OperationRef, result: usize) -> Option<usize> {
    match ir::name(op) {
        "tensor.insert_slice" | "tensor.insert" => Some(1),
        "shale.custom_call" => Some(op.operand_count() - op.result_count() + result),
        "shale.contract" => Some(2),
        "scf.for" => Some(3 + result),
        "scf.while" => {
            let initial = *ir::operands(op).get(result)?;
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
pub(super) fn reads_destination(op: OperationRef, result: usize) -> bool {
    match ir::name(op) {
        "linalg.fill" | "shale.contract" | "shale.custom_call" => false,
        "linalg.generic" => ir::body(op, 0).is_none_or(|body| {
            let arguments = ir::arguments(body);
            !ir::uses(arguments[arguments.len() - op.result_count() + result]).is_empty()
        }),
        _ => true,
    }
}

/// Whether an operation is a loop whose iterations are items of a grid.
pub(super) fn is_items(op: OperationRef) -> bool {
    ir::attribute(op, ITEMS).is_some()
}

/// Whether the operation is an insertion whose only use is as the destination of the next insertion.
pub(super) fn is_chained(op: OperationRef) -> bool {
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

/// Whether the host program can compute a scalar: by arithmetic on elements of tensors and on scalars that it has.
fn is_host_scalar(value: Value) -> bool {
    match ir::definition(value) {
        None => true,
        Some(op) if work::is_control(op) => true,
        // An element at an index is read by a kernel.
        Some(op) if ir::name(op) == "tensor.extract" => op.operand_count() == 1,
        Some(op) if ir::name(op) == "tensor.dim" => true,
        Some(op) if ir::name(op).starts_with("arith.") => {
            ir::operands(op).into_iter().all(|v| types::is_tensor(v.r#type()) || is_host_scalar(v))
        }
        _ => false,
    }
}

/// Whether an operation makes a tensor of rank 0 of a scalar that the host program can compute.
fn is_host_scalar_in_memory(op: OperationRef) -> bool {
    ir::shape(ir::results(op)[0].r#type()).is_empty() && is_host_scalar(ir::operands(op)[0])
}

/// Makes a copy of each tensor that is seen under a type which says more, or less, of its sizes: the two have different kinds of memory.
fn copy_casts<'c: 'a, 'a>(context: &'c Context, function: OperationRef<'c, 'a>) {
    let mut casts = vec![];
    ir::walk(function, &mut |op| {
        if ir::name(op) == "tensor.cast" {
            casts.push(op);
        }
    });
    for op in casts {
        let (b, source, result) = (Builder::before(context, op), ir::operands(op)[0], ir::results(op)[0]);
        let out = sizes::empty(&b, result.r#type(), &sizes::sizes(&b, source));
        ir::replace_all_uses(result, super::copy(&b, source, out));
        ir::erase(op);
    }
}

/// Replaces a scalar by the element of the rank-0 tensor that holds it.
fn deliver<'c, 'a>(b: &Builder<'c, 'a>, scalar: Value<'c, 'a>, tensor: Value<'c, 'a>) {
    let mut element = None;
    for (user, operand) in ir::uses(scalar) {
        if ir::name(user) == "tensor.from_elements" && ir::results(user)[0].r#type() == tensor.r#type() {
            ir::replace_all_uses(ir::results(user)[0], tensor);
            continue;
        }
        let element = *element.get_or_insert_with(|| b.op("tensor.extract", &[tensor], scalar.r#type()));
        ir::set_operand(user, operand, element);
    }
    // What held the scalar is dead, and must not keep it alive.
    for (user, operand) in ir::uses(scalar) {
        let element = *element.get_or_insert_with(|| b.op("tensor.extract", &[tensor], scalar.r#type()));
        ir::set_operand(user, operand, element);
    }
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
        copy_casts(self.context, function);
        super::unshare::insertions(self.context, function);
        parts::flatten(self.context, function);
        self.find_hosts(block);
        self.block(function, block)?;
        if let Some(terminator) = ir::operations(block).into_iter().next_back() {
            self.returned(function, terminator);
        }
        self.erase_dead(block);
        self.parts.clear();
        Ok(())
    }

    fn find_hosts(&mut self, block: BlockRef<'c, '_>) {
        for op in ir::operations(block) {
            if work::is_control(op) && !work::is_native(op) {
                self.hosts.insert(op_key(op));
                op.regions().flat_map(ir::blocks).for_each(|block| self.find_hosts(block));
            }
        }
    }

    fn is_host(&self, op: OperationRef) -> bool {
        self.hosts.contains(&op_key(op))
    }

    /// Erases what kernels have cloned, users before what they use.
    fn erase_dead(&self, block: BlockRef<'c, '_>) {
        for op in ir::operations(block).into_iter().rev() {
            let mut effect = false;
            ir::walk(op, &mut |inner| effect |= work::has_effect(inner));
            // A loop over elements ends, whatever it polls for.
            let stays = effect && (self.is_host(op) || !has_region(op));
            let terminator = matches!(ir::name(op), "func.return" | "scf.yield" | "scf.condition");
            if !stays && !terminator && ir::results(op).iter().all(|v| ir::uses(*v).is_empty()) {
                ir::erase(op);
            } else if self.is_host(op) {
                op.regions().flat_map(ir::blocks).for_each(|block| self.erase_dead(block));
            }
        }
    }

    fn block<'a>(&mut self, function: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let groups = group::rows(block);
        // Group of an operation; the first one of a group stands for all.
        let mut leaders = HashMap::new();
        let mut others = HashSet::new();
        for group in &groups {
            leaders.insert(op_key(group.ops[0]), group);
            others.extend(group.ops[1..].iter().map(|op| op_key(*op)));
        }
        let mut taken: HashSet<usize> = groups.iter().flat_map(|group| &group.ops).map(|op| op_key(*op)).collect();
        let parts = parts::find(block, &taken);
        taken.extend(&parts);
        self.parts.extend(parts);
        siblings::merge(self.context, block, &taken);
        for op in ir::operations(block) {
            if others.contains(&op_key(op)) {
                continue;
            }
            if let Some(group) = leaders.get(&op_key(op)) {
                self.outline_group(function, group)?;
                continue;
            }
            if self.is_host(op) {
                for block in op.regions().flat_map(ir::blocks) {
                    self.block(function, block)?;
                }
                continue;
            }
            match self.fate(op)? {
                Fate::Stay | Fate::Clone => {}
                Fate::Outline => self.outline(function, op)?,
            }
        }
        Ok(())
    }

    fn fate(&self, op: OperationRef<'c, '_>) -> Result<Fate, Emitted> {
        let name = ir::name(op);
        Ok(match name {
            "func.return" | "scf.yield" | "scf.condition" | "shale.poll" | "shale.assert" => Fate::Stay,
            "tensor.empty" | "shale.dispatch" | "shale.custom_call" => Fate::Stay,
            _ if is_view(op) => Fate::Stay,
            "tensor.from_elements" if is_host_scalar_in_memory(op) => Fate::Stay,
            // A fill or splat that something reads as a whole has to be in memory.
            "linalg.fill" if self.readers(op).is_empty() => Fate::Clone,
            "arith.constant" if splat(op).is_some() && self.readers(op).is_empty() => Fate::Clone,
            "arith.constant" if splat(op).is_none() => Fate::Clone,
            _ if !has_tensor_result(op) && op.result_count() > 0 && op.region_count() == 0 => Fate::Clone,
            _ if is_chained(op) || is_inner_slice(op) || self.parts.contains(&op_key(op)) => Fate::Clone,
            _ if op.result_count() == 0 && !work::is_control(op) => {
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
            // What items start from is there before the first of them.
            let place = is_destination(*user, *operand) && !self.is_host(*user) && !is_items(*user);
            !(direct && (place || scalar || ir::name(*user) == "func.return"))
        };
        ir::uses(ir::results(op)[0]).into_iter().filter(whole).collect()
    }

    /// Replaces a computation by the dispatch of a new kernel.
    fn outline<'a>(&mut self, function: OperationRef<'c, 'a>, root: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let partial = ir::name(root) == "linalg.fill" || ir::name(root) == "arith.constant";
        let mut readers = if partial { self.readers(root) } else { vec![] };
        // A loop that starts from a fill changes it: each has its own, and nothing has to be copied.
        let (own, shared): (Vec<_>, Vec<_>) = readers.drain(..).partition(|(user, _)| self.is_host(*user));
        readers = shared;
        if partial && !own.is_empty() {
            for (user, operand) in own {
                let builder = Builder::before(self.context, user).with_location(root.location());
                let name = self.name(&prefix(root));
                let whole = [ir::results(root)[0]];
                let filled = self.kernel(function, &builder, &name, &whole, None, |kernel| kernel.root(root))?;
                ir::set_operand(user, operand, filled[0]);
            }
            if readers.is_empty() {
                return Ok(());
            }
        }
        let builder = Builder::before(self.context, root);
        let results = delivered(root);
        let name = self.name(&prefix(root));
        let dispatched = self.kernel(function, &builder, &name, &results, None, |kernel| kernel.root(root))?;
        for (old, new) in results.into_iter().zip(dispatched) {
            if partial {
                for (user, operand) in &readers {
                    ir::set_operand(*user, *operand, new);
                }
            } else if old.r#type() == new.r#type() {
                ir::replace_all_uses(old, new);
            } else {
                deliver(&builder, old, new);
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
        let given: Vec<Value> = shared.iter().map(|op| ir::results(*op)[0]).collect();
        let locations: Vec<_> = group.ops.iter().map(|op| op.location()).collect();
        let builder =
            Builder::before(self.context, group.ops[0]).with_location(fused_location(self.context, &locations));
        let reduces = group.ops.iter().any(|op| structured::reduced_loops(*op).contains(&true));
        let name = self.name(match group.block {
            Some(_) => "contract",
            None if reduces => "reduce",
            None => "elementwise",
        });
        let dispatched = self.kernel(function, &builder, &name, &given, Some(group), |kernel| {
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

    /// Copies returned values that are not the only returned view of a result of a dispatch or of host control flow.
    fn returned<'a>(&mut self, function: OperationRef<'c, 'a>, terminator: OperationRef<'c, 'a>) {
        let mut returned = HashSet::new();
        for (i, value) in ir::operands(terminator).into_iter().enumerate() {
            let origin = base(value);
            let dispatched = ir::definition(origin).is_some_and(|op| {
                matches!(ir::name(op), "shale.dispatch" | "shale.custom_call" | "tensor.from_elements")
                    || self.is_host(op)
            });
            if !types::is_tensor(value.r#type()) || dispatched && returned.insert(key(origin)) {
                continue;
            }
            let builder = Builder::before(self.context, terminator);
            let name = self.name("copy");
            let copied = self.kernel(function, &builder, &name, &[value], None, |kernel| {
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

    /// Makes a kernel before `function` whose `body` gives in order the tensors, or in memory the scalars, that are to stand for those of
    /// `given`, and its dispatch at `builder`, whose results are returned. `group` is what it computes, if that is several
    /// operations.
    fn kernel<'a>(
        &self,
        function: OperationRef<'c, 'a>,
        builder: &Builder<'c, 'a>,
        name: &str,
        given: &[Value<'c, 'a>],
        group: Option<&group::Group<'c, 'a>>,
        body: impl FnOnce(&mut Kernel<'c, 'a, '_>) -> Result<Vec<Value<'c, 'a>>, Emitted>,
    ) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let memory = |t: Type<'c>| if types::is_tensor(t) { t } else { types::tensor(&[], t) };
        let results: &[Type] = &given.iter().map(|v| memory(v.r#type())).collect::<Vec<_>>();
        let index = types::index(self.context);
        let mut captured = vec![];
        let mut scratch = vec![];
        let mut updated = vec![];
        let mut outcome = Ok(());
        let region: Region<'c> = builder.region(&[&[index, index], results].concat(), |inner, arguments| {
            let mut kernel = Kernel {
                builder: *inner,
                outs: arguments[2..].to_vec(),
                updated: vec![None; results.len()],
                captured: vec![],
                parts: &self.parts,
                scratch: vec![],
                values: HashMap::new(),
            };
            match body(&mut kernel) {
                Ok(values) => {
                    inner.create("shale.yield", &values, &[], &[], vec![]);
                }
                Err(error) => outcome = Err(error),
            }
            (captured, scratch, updated) = (kernel.captured, kernel.scratch, kernel.updated);
        });
        outcome?;
        let operands: Vec<Type> =
            captured.iter().map(|v| v.r#type()).chain(results.iter().copied()).chain(scratch.iter().copied()).collect();
        let inputs = [vec![index, index], operands].concat();
        let access = |kind: &str| {
            let text = format!("#shale.access<{kind}>");
            types::parse_attribute(self.context, &text).expect("dialect shale is loaded")
        };
        let (read, write, update, unordered) = (access("read"), access("write"), access("update"), access("scratch"));
        let access: Vec<Attribute> = (captured.iter().map(|_| read))
            .chain(updated.iter().map(|old| if old.is_some() { update } else { write }))
            .chain(scratch.iter().map(|_| unordered))
            .collect();
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
        if let Some(group) = group {
            ir::set_attribute(kernel, super::ROWS, types::i64_attribute(self.context, group.rows as i64));
            if let Some(block) = group.block {
                ir::set_attribute(kernel, super::BLOCK, types::i64_attribute(self.context, block));
            }
        }
        let outs: Vec<Type> = results.iter().chain(&scratch).copied().collect();
        let fresh = |like: &Value<'c, 'a>, t: Type<'c>| match structured::is_dynamic(t) {
            true => sizes::empty(builder, t, &sizes::sizes(builder, *like)),
            false => builder.empty(t),
        };
        let place = |((old, like), t): ((&Option<Value<'c, 'a>>, &Value<'c, 'a>), &Type<'c>)| {
            old.unwrap_or_else(|| fresh(like, *t))
        };
        let operands: Vec<Value> = captured
            .iter()
            .copied()
            .chain(updated.iter().zip(given).zip(results).map(place))
            .chain(scratch.iter().map(|t| builder.empty(*t)))
            .collect();
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
