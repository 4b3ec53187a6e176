// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Nests with reduced loops.
//!
//! The element with linear reduced index r goes to partial result r mod N, in order of r, and the partial results are combined by
//! halving (l with l + N/2 and so on); the initial value is combined last, on the left. Vectors lie either along the
//! reduced loops, so that lanes are partial results, or along a parallel loop, with one vector for each partial result:
//! the values are the same for any width of vectors.
use super::{
    columns,
    combiner::Combiner,
    grid::{Plan, Start, Step, delinearize},
    in_order,
    lanes::{Lanes, Scope},
    nest::Nest,
    parallel,
};
use melior::ir::{Value, ValueLike};
use shale_bridge::{Builder, Diagnostic, Emitted, ir, types};

/// How a reduction is computed.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    /// Vectors along the last reduced loop.
    Along,
    /// Vectors, or scalars, along the last parallel loop, with this many partial results.
    Across,
}

/// A reduction with its plan.
pub struct Reduction<'c, 'a> {
    pub(super) combiners: Option<Vec<Combiner<'c, 'a>>>,
    mode: Mode,
    /// Number of partial results that can have elements.
    pub(super) lanes: i64,
    /// Lanes of a vector.
    pub(super) width: i64,
    /// How many columns are reduced together, with partial results in memory.
    pub(super) columns: Option<i64>,
    /// The inputs that are read in tiles.
    pub(super) crossing: Vec<usize>,
    pub plan: Plan,
}

impl<'c: 'a, 'a> Reduction<'c, 'a> {
    /// # Errors
    /// A diagnostic when the body has no associative operation but several partial results.
    pub fn new(nest: &Nest<'c, 'a>, full: i64, whole: bool) -> Result<Self, Emitted> {
        let combiners = if nest.lanes > 1 { Combiner::all(nest) } else { None };
        // A combination with the same neutral value in each turn has been folded away: there is no order left to keep.
        let partials = if combiners.is_none() && !nest.reads_elements() { 1 } else { nest.lanes };
        if partials > 1 && combiners.is_none() {
            let message =
                format!("'shale.lanes' must be 1 for a body that is not one associative operation, got {}", nest.lanes);
            return Err(Diagnostic::on(nest.op, message).error());
        }
        if nest.lanes < 1 || !(nest.lanes as u64).is_power_of_two() {
            let message = format!("'shale.lanes' must be a power of two, got {}", nest.lanes);
            return Err(Diagnostic::on(nest.op, message).error());
        }
        if nest.is_dynamic() {
            return Self::sized(nest, combiners, partials, full, whole);
        }
        let size = nest.reduced_size();
        // Reduced loops that run once are gone: there may be none, and no loop at all.
        let innermost = (nest.parallel..nest.bounds.len()).last();
        // Partial results without elements do not matter.
        let lanes = partials.min((size.max(1) as u64).next_power_of_two() as i64);
        let vectors = nest.has_vector_body();
        let consecutive = innermost.is_some_and(|last| nest.reads_along(last));
        let across = parallel::vector_loop(nest);
        let along = innermost.filter(|_| vectors && lanes > 1 && (consecutive || across.is_none()));
        let mode = if along.is_some() { Mode::Along } else { Mode::Across };
        let mut width = 1;
        let (mut vector, mut crossing) = (None, vec![]);
        match along {
            Some(last) => {
                width = lanes.min(full);
                let extent = nest.bounds[last];
                // Vectors do not straddle rows if rows are multiples of a reasonable width.
                if nest.bounds.len() - nest.parallel > 1 {
                    while width > 4 && extent % width != 0 && extent % 4 == 0 {
                        width /= 2;
                    }
                }
            }
            None => {
                if let Some(v) = across {
                    let single = parallel::lanes_for(nest.bounds[v], full);
                    crossing = if combiners.is_none() { in_order::crossing(nest, single) } else { vec![] };
                    // Rows are far apart: more of each at once, where there are registers for two vectors for each partial result.
                    let full = if crossing.is_empty() && full * nest.widest() >= 512 { 2 * full } else { full };
                    width = parallel::lanes_for(nest.bounds[v], full);
                    vector = Some(v);
                } else {
                    vector = parallel::scalar_loop(nest);
                }
            }
        }
        let plan_width = if mode == Mode::Along { 1 } else { width };
        let columns = combiners
            .as_ref()
            .filter(|_| mode == Mode::Across && across.is_some())
            .and_then(|combiners| columns::together(nest, combiners, lanes, width));
        let bounds = nest.bounds[..nest.parallel].to_vec();
        let plan = match columns {
            Some(columns) => Plan::in_pieces(bounds, width, columns, whole),
            None => Plan::new(bounds, vector, plan_width, None, nest.weight().saturating_mul(size), whole),
        };
        Ok(Self { combiners, mode, lanes, width, columns, crossing, plan })
    }

    /// A reduction of which extents are known only when the program runs: at most one reduced loop if there are partial results.
    fn sized(
        nest: &Nest<'c, 'a>,
        combiners: Option<Vec<Combiner<'c, 'a>>>,
        lanes: i64,
        full: i64,
        whole: bool,
    ) -> Result<Self, Emitted> {
        let reduced = nest.bounds.len() - nest.parallel;
        if reduced > 1 && lanes > 1 {
            let message = format!("must have one reduced loop when sizes are dynamic, got {reduced}");
            return Err(Diagnostic::on(nest.op, message).error());
        }
        let consecutive = reduced == 1 && nest.reads_along(nest.parallel);
        let across = parallel::vector_loop(nest);
        let has_identities = combiners.as_ref().is_some_and(|all| {
            all.iter().all(|combiner| types::is_float(combiner.r#type) || types::is_integer(combiner.r#type))
        });
        let along = lanes > 1 && has_identities && nest.has_vector_body() && (consecutive || across.is_none());
        let (mode, width, vector) = match (along, across) {
            (true, _) => (Mode::Along, lanes.min(full), parallel::scalar_loop(nest)),
            (false, Some(v)) => (Mode::Across, parallel::lanes_for(nest.bounds[v], full), Some(v)),
            (false, None) => (Mode::Across, 1, parallel::scalar_loop(nest)),
        };
        let plan_width = if mode == Mode::Along { 1 } else { width };
        let cost = nest.weight().saturating_mul(nest.reduced_size());
        let plan = Plan::sized(vector, plan_width, cost, whole);
        Ok(Self { combiners, mode, lanes, width, columns: None, crossing: vec![], plan })
    }

    /// Emits the nest; gives the flat outputs.
    pub fn emit(&self, nest: &Nest<'c, 'a>, b: &Builder<'c, 'a>, start: Start<'_, 'c, 'a>) -> Vec<Value<'c, 'a>> {
        let outputs = parallel::destinations(nest);
        if nest.is_empty() {
            return outputs;
        }
        if let Some(outputs) = self.by_columns(nest, b, start) {
            return outputs;
        }
        self.plan.walk(nest, b, start, &outputs, &|scope, outputs| {
            let values = match &self.combiners {
                None => self.in_order(nest, scope.clone(), outputs),
                Some(combiners) => {
                    let partial = match self.mode {
                        Mode::Along => self.along(nest, combiners, &scope),
                        Mode::Across => self.across(nest, combiners, &scope),
                    };
                    self.finish(nest, combiners, &scope, partial, outputs)
                }
            };
            parallel::store(nest, &scope, &values, outputs)
        })
    }

    /// The outputs' elements: the initial values combined with the results, where there are some.
    pub(super) fn finish(
        &self,
        nest: &Nest<'c, 'a>,
        combiners: &[Combiner<'c, 'a>],
        scope: &Scope<'c, 'a>,
        results: Vec<Option<Value<'c, 'a>>>,
        outputs: &[Value<'c, 'a>],
    ) -> Vec<Lanes<'c, 'a>> {
        let finish = |(i, (combiner, result)): (usize, (&Combiner<'c, 'a>, Option<Value<'c, 'a>>))| {
            let held = scope.vector(parallel::held(nest, scope, i, outputs[i]));
            let result = result.map(|result| {
                let initial = combiner.enter(scope, held);
                combiner.leave(scope, combiner.combine(&scope.b, initial, result))
            });
            let value = result.unwrap_or(held);
            if scope.width == 1 { Lanes::Uniform(value) } else { Lanes::Vector(value) }
        };
        combiners.iter().zip(results).enumerate().map(finish).collect()
    }

    /// Partial results as lanes of vectors; each output's combination, as a scalar.
    fn along(
        &self,
        nest: &Nest<'c, 'a>,
        combiners: &[Combiner<'c, 'a>],
        outer: &Scope<'c, 'a>,
    ) -> Vec<Option<Value<'c, 'a>>> {
        let (size, last, width) = (nest.reduced_size(), nest.bounds.len() - 1, self.width);
        if !nest.is_dynamic() && size == 0 {
            return combiners.iter().map(|_| None).collect();
        }
        let mut scope = outer.clone();
        scope.evaluate(nest, None);
        scope.width = width;
        let b = scope.b;
        let chunks = (self.lanes / width) as usize;
        let mut initial = vec![];
        for combiner in combiners {
            let identity =
                combiner.identity(&b, scope.r#type(combiner.r#type)).expect("vectors have elements with identities");
            initial.extend(vec![identity; chunks]);
        }
        // One vector of elements for each output and each group of partial results.
        let turn = |scope: &Scope<'c, 'a>, q: usize, carried: &mut Vec<Value<'c, 'a>>| {
            let mut scope = scope.clone();
            scope.evaluate(nest, None);
            for (o, combiner) in combiners.iter().enumerate() {
                let value = scope.vector(scope.value(nest, combiner.value).expect("all loops are entered"));
                let slot = &mut carried[o * chunks + q];
                let combined = combiner.combine(&scope.b, *slot, value);
                *slot = match scope.mask {
                    Some(mask) => scope.b.op("arith.select", &[mask, combined, *slot], combined.r#type()),
                    None => combined,
                };
            }
        };
        if nest.bounds[last] < 0 {
            let carried = self.along_sized(nest, &scope, &initial, chunks, &turn);
            return self.halved(&b, combiners, &carried, chunks);
        }
        let reduced = &nest.bounds[nest.parallel..];
        let (row, size) = (nest.bounds[last], if nest.is_dynamic() { nest.bounds[last] } else { size });
        let main = if reduced.len() == 1 { size - size % self.lanes } else { size };
        let mut carried = if reduced.len() == 1 || row % self.lanes == 0 {
            // Every turn covers consecutive elements.
            let main = if reduced.len() == 1 { main } else { row };
            outer_loops(nest, &scope, nest.parallel, last, &initial, &|scope, carried| {
                let bounds = (scope.b.index(0), scope.b.index(main), scope.b.index(self.lanes));
                scope.b.scf_for(bounds, carried, |b, at, carried| {
                    let mut next = carried.to_vec();
                    for q in 0..chunks {
                        let position = offset(b, at, q as i64 * width);
                        turn(&scope.inside(b).at(last, Lanes::Step(position, 1)), q, &mut next);
                    }
                    next
                })
            })
        } else {
            let main = size - size % self.lanes;
            let bounds = (b.index(0), b.index(main), b.index(self.lanes));
            b.scf_for(bounds, &initial, |b, at, carried| {
                let mut next = carried.to_vec();
                for q in 0..chunks {
                    let linear = offset(b, at, q as i64 * width);
                    turn(&self.spread(nest, scope.inside(b), linear), q, &mut next);
                }
                next
            })
        };
        let rest = if reduced.len() == 1 || row % self.lanes != 0 { size % self.lanes } else { 0 };
        for q in 0..chunks {
            let active = (rest - q as i64 * width).clamp(0, width);
            if active == 0 {
                break;
            }
            let at = b.index(size - rest + q as i64 * width);
            let place = if reduced.len() == 1 {
                scope.clone().at(last, Lanes::Step(at, 1))
            } else {
                self.spread(nest, scope.clone(), at)
            };
            let mask = (active < width).then(|| super::grid::first_lanes(&b, width, b.index(active)));
            turn(&place.masked(mask), q, &mut carried);
        }
        self.halved(&b, combiners, &carried, chunks)
    }

    /// The combinations of partial results that are lanes of vectors.
    fn halved(
        &self,
        b: &Builder<'c, 'a>,
        combiners: &[Combiner<'c, 'a>],
        carried: &[Value<'c, 'a>],
        chunks: usize,
    ) -> Vec<Option<Value<'c, 'a>>> {
        let results = combiners.iter().enumerate().map(|(o, combiner)| {
            let partial = halve(b, combiner, carried[o * chunks..(o + 1) * chunks].iter().copied().map(Some).collect());
            partial.map(|vector| halve_lanes(b, combiner, vector, self.width))
        });
        results.collect()
    }

    /// Partial results as lanes of vectors along a loop whose extent is known only when the program runs: full turns, then one of
    /// the lanes that are left.
    fn along_sized(
        &self,
        nest: &Nest<'c, 'a>,
        scope: &Scope<'c, 'a>,
        initial: &[Value<'c, 'a>],
        chunks: usize,
        turn: &dyn Fn(&Scope<'c, 'a>, usize, &mut Vec<Value<'c, 'a>>),
    ) -> Vec<Value<'c, 'a>> {
        let (b, last, width) = (scope.b, nest.bounds.len() - 1, self.width);
        let index = types::index(b.context);
        let size = nest.extent(&b, last);
        let rest = b.op("arith.remui", &[size, b.index(self.lanes)], index);
        let main = b.op("arith.subi", &[size, rest], index);
        let carried = b.scf_for((b.index(0), main, b.index(self.lanes)), initial, |b, at, carried| {
            let mut next = carried.to_vec();
            for q in 0..chunks {
                let position = offset(b, at, q as i64 * width);
                turn(&scope.inside(b).at(last, Lanes::Step(position, 1)), q, &mut next);
            }
            next
        });
        // At most one turn.
        b.scf_for((main, size, b.index(self.lanes)), &carried, |b, at, carried| {
            let mut next = carried.to_vec();
            for q in 0..chunks {
                let position = offset(b, at, q as i64 * width);
                let left = b.op("arith.subi", &[size, position], index);
                let active = b.op("arith.maxsi", &[left, b.index(0)], index);
                let mask = super::grid::first_lanes(b, width, active);
                turn(&scope.inside(b).at(last, Lanes::Step(position, 1)).masked(Some(mask)), q, &mut next);
            }
            next
        })
    }

    /// Enters all reduced loops at consecutive linear positions from `linear`, a multiple of the width, on.
    fn spread(&self, nest: &Nest<'c, 'a>, scope: Scope<'c, 'a>, linear: Value<'c, 'a>) -> Scope<'c, 'a> {
        let reduced = &nest.bounds[nest.parallel..];
        let last = nest.bounds.len() - 1;
        if nest.bounds[last] % self.width == 0 {
            let scope = delinearize(scope, linear, nest.parallel, reduced);
            let Some(Lanes::Uniform(first)) = scope.point[last] else { return scope };
            return scope.at(last, Lanes::Step(first, 1));
        }
        // Vectors straddle rows: each lane has its own indices.
        let mut scope = scope;
        let b = scope.b;
        let mut rest = scope.vector(Lanes::Step(linear, 1));
        for d in (0..reduced.len()).rev() {
            let position = if d == 0 {
                rest
            } else {
                let extent = b.int(rest.r#type(), reduced[d]);
                let position = b.op("arith.remui", &[rest, extent], rest.r#type());
                rest = b.op("arith.divui", &[rest, extent], rest.r#type());
                position
            };
            scope = scope.at(nest.parallel + d, Lanes::Vector(position));
        }
        scope
    }

    /// A vector or scalar for each partial result; each output's combination.
    fn across(
        &self,
        nest: &Nest<'c, 'a>,
        combiners: &[Combiner<'c, 'a>],
        outer: &Scope<'c, 'a>,
    ) -> Vec<Option<Value<'c, 'a>>> {
        let dynamic = nest.bounds[nest.parallel..].iter().any(|&extent| extent < 0);
        let (size, lanes) = match nest.is_dynamic() && !dynamic {
            true => (nest.bounds[nest.parallel..].iter().product(), self.lanes as usize),
            false => (nest.reduced_size(), self.lanes as usize),
        };
        if dynamic {
            return self.across_sized(nest, combiners, outer);
        }
        if size == 0 {
            return combiners.iter().map(|_| None).collect();
        }
        let mut scope = outer.clone();
        scope.evaluate(nest, None);
        let b = scope.b;
        let value = |scope: &Scope<'c, 'a>, combiner: &Combiner<'c, 'a>| {
            scope.vector(scope.value(nest, combiner.value).expect("all loops are entered"))
        };
        let enter = |scope: &Scope<'c, 'a>, linear: Value<'c, 'a>| {
            let mut scope = delinearize(scope.clone(), linear, nest.parallel, &nest.bounds[nest.parallel..]);
            scope.evaluate(nest, None);
            scope
        };
        let identities: Option<Vec<Value>> = combiners.iter().map(|c| c.identity(&b, scope.r#type(c.r#type))).collect();
        // Without identities, the first elements are the first partial results.
        let mut first = 0;
        let mut partial: Vec<Vec<Option<Value>>> = match identities {
            Some(identities) => identities.into_iter().map(|identity| vec![Some(identity); lanes]).collect(),
            None => {
                first = size.min(lanes as i64);
                let mut partial = vec![vec![None; lanes]; combiners.len()];
                for l in 0..first {
                    let place = enter(&scope, b.index(l));
                    for (o, combiner) in combiners.iter().enumerate() {
                        partial[o][l as usize] = Some(value(&place, combiner));
                    }
                }
                partial
            }
        };
        let main = (size - first) / lanes as i64 * lanes as i64;
        if main > 0 {
            let initial: Vec<Value> = partial.iter().flatten().copied().flatten().collect();
            let bounds = (b.index(first), b.index(first + main), b.index(lanes as i64));
            let carried = b.scf_for(bounds, &initial, |b, at, carried| {
                let mut next = carried.to_vec();
                for l in 0..lanes {
                    let place = enter(&scope.inside(b), offset(b, at, l as i64));
                    for (o, combiner) in combiners.iter().enumerate() {
                        let slot = &mut next[o * lanes + l];
                        *slot = combiner.combine(b, *slot, value(&place, combiner));
                    }
                }
                next
            });
            partial = carried.chunks(lanes).map(|chunk| chunk.iter().copied().map(Some).collect()).collect();
        }
        for l in 0..size - first - main {
            let place = enter(&scope, b.index(first + main + l));
            for (o, combiner) in combiners.iter().enumerate() {
                if let Some(slot) = &mut partial[o][l as usize] {
                    *slot = combiner.combine(&b, *slot, value(&place, combiner));
                }
            }
        }
        combiners.iter().zip(partial).map(|(combiner, partial)| halve(&b, combiner, partial)).collect()
    }
}

impl<'c: 'a, 'a> Reduction<'c, 'a> {
    /// As [`Self::across`], along a loop whose extent is known only when the program runs.
    fn across_sized(
        &self,
        nest: &Nest<'c, 'a>,
        combiners: &[Combiner<'c, 'a>],
        outer: &Scope<'c, 'a>,
    ) -> Vec<Option<Value<'c, 'a>>> {
        let mut scope = outer.clone();
        scope.evaluate(nest, None);
        let (b, lanes, last) = (scope.b, self.lanes as usize, nest.bounds.len() - 1);
        let index = types::index(b.context);
        let identities = combiners.iter().map(|c| c.identity(&b, scope.r#type(c.r#type)));
        let initial: Vec<Value> = identities
            .flat_map(|identity| vec![identity.expect("elements of dynamic reductions have identities"); lanes])
            .collect();
        let combined = |b: &Builder<'c, 'a>, carried: &[Value<'c, 'a>], l: usize, at: Value<'c, 'a>| {
            let mut place = scope.inside(b).at(last, Lanes::Uniform(at));
            place.evaluate(nest, None);
            let next = combiners.iter().enumerate().map(|(o, combiner)| {
                let value = place.vector(place.value(nest, combiner.value).expect("all loops are entered"));
                combiner.combine(b, carried[o * lanes + l], value)
            });
            next.collect::<Vec<Value>>()
        };
        let size = nest.extent(&b, last);
        let rest = b.op("arith.remui", &[size, b.index(self.lanes)], index);
        let main = b.op("arith.subi", &[size, rest], index);
        let mut carried = b.scf_for((b.index(0), main, b.index(self.lanes)), &initial, |b, at, carried| {
            let mut next = carried.to_vec();
            for l in 0..lanes {
                for (o, value) in combined(b, carried, l, offset(b, at, l as i64)).into_iter().enumerate() {
                    next[o * lanes + l] = value;
                }
            }
            next
        });
        for l in 0..lanes.saturating_sub(1) {
            // One element, where so many are left.
            let (from, next) = (offset(&b, main, l as i64), offset(&b, main, l as i64 + 1));
            let end = b.op("arith.minui", &[next, size], index);
            let own: Vec<Value> = (0..combiners.len()).map(|o| carried[o * lanes + l]).collect();
            let new = b.scf_for((from, end, b.index(1)), &own, |b, at, own| {
                let mut all = carried.clone();
                own.iter().enumerate().for_each(|(o, value)| all[o * lanes + l] = *value);
                combined(b, &all, l, at)
            });
            new.into_iter().enumerate().for_each(|(o, value)| carried[o * lanes + l] = value);
        }
        let partial = |o: usize| carried[o * lanes..(o + 1) * lanes].iter().copied().map(Some).collect();
        combiners.iter().enumerate().map(|(o, combiner)| halve(&b, combiner, partial(o))).collect()
    }
}

pub(super) fn offset<'c, 'a>(b: &Builder<'c, 'a>, at: Value<'c, 'a>, by: i64) -> Value<'c, 'a> {
    if by == 0 { at } else { b.op("arith.addi", &[at, b.index(by)], types::index(b.context)) }
}

/// Loops over the loops `position` to `end`, one by one.
pub(super) fn outer_loops<'c: 'a, 'a>(
    nest: &Nest<'c, 'a>,
    scope: &Scope<'c, 'a>,
    position: usize,
    end: usize,
    carried: &[Value<'c, 'a>],
    step: Step<'_, 'c, 'a>,
) -> Vec<Value<'c, 'a>> {
    if position == end {
        return step(scope.clone(), carried);
    }
    let b = scope.b;
    b.scf_for((b.index(0), nest.extent(&b, position), b.index(1)), carried, |b, at, carried| {
        let scope = scope.inside(b).at(position, Lanes::Uniform(at));
        outer_loops(nest, &scope, position + 1, end, carried, step)
    })
}

/// Combines l with l + n/2 until one is left. Those that are missing are all behind those that are there.
pub(super) fn halve<'c: 'a, 'a>(
    b: &Builder<'c, 'a>,
    combiner: &Combiner<'c, 'a>,
    mut partial: Vec<Option<Value<'c, 'a>>>,
) -> Option<Value<'c, 'a>> {
    while partial.len() > 1 {
        let upper = partial.split_off(partial.len() / 2);
        for (low, high) in partial.iter_mut().zip(upper) {
            if let (Some(a), Some(b_)) = (*low, high) {
                *low = Some(combiner.combine(b, a, b_));
            }
        }
    }
    partial[0]
}

/// Combines the lanes of a vector by halving; gives a scalar.
fn halve_lanes<'c: 'a, 'a>(
    b: &Builder<'c, 'a>,
    combiner: &Combiner<'c, 'a>,
    mut vector: Value<'c, 'a>,
    mut width: i64,
) -> Value<'c, 'a> {
    let element = combiner.r#type;
    let lane = |vector: Value<'c, 'a>, position: i64| {
        b.op_with(
            "vector.extract",
            &[vector],
            &[("static_position", types::i64_array(b.context, &[position]))],
            element,
        )
    };
    if width == 1 {
        return if ir::element_type(vector.r#type()) == vector.r#type() { vector } else { lane(vector, 0) };
    }
    while width > 2 {
        let half = width / 2;
        let part = |from: i64| {
            let list = |v: i64| types::array(b.context, &[types::i64_attribute(b.context, v)]);
            let attributes = [("offsets", list(from)), ("sizes", list(half)), ("strides", list(1))];
            b.op_with("vector.extract_strided_slice", &[vector], &attributes, types::vector(&[half], element))
        };
        vector = combiner.combine(b, part(0), part(half));
        width = half;
    }
    combiner.combine(b, lane(vector, 0), lane(vector, 1))
}
