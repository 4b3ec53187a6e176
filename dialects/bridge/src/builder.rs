// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Builds operations by name at one place of the IR.
use crate::{ir, types};
use melior::{
    Context,
    ir::{
        AffineExpr, AffineMap, Attribute, AttributeLike, Block, BlockLike, BlockRef, Identifier, Location, Operation,
        OperationRef, Region, RegionLike, Type, Value, ValueLike, operation::OperationBuilder,
    },
};
use mlir_sys::*;

/// Emits at one place: before an operation, or at the end of a block. Copies of a builder share the place.
#[derive(Clone, Copy)]
pub struct Builder<'c, 'a> {
    pub context: &'c Context,
    pub location: Location<'c>,
    block: BlockRef<'c, 'a>,
    before: Option<OperationRef<'c, 'a>>,
}

impl<'c, 'a> Builder<'c, 'a> {
    /// Emits before `op`, with its location. The operation must be in a block.
    pub fn before(context: &'c Context, op: OperationRef<'c, 'a>) -> Self {
        let block = ir::parent_block(op).expect("operation in a block");
        Self { context, location: melior::ir::operation::OperationLike::location(&op), block, before: Some(op) }
    }

    pub fn at_end(context: &'c Context, location: Location<'c>, block: BlockRef<'c, 'a>) -> Self {
        Self { context, location, block, before: None }
    }

    pub fn with_location(self, location: Location<'c>) -> Self {
        Self { location, ..self }
    }

    pub fn block(&self) -> BlockRef<'c, 'a> {
        self.block
    }

    pub fn insert(&self, op: Operation<'c>) -> OperationRef<'c, 'a> {
        match self.before {
            Some(before) => self.block.insert_operation_before(before, op),
            None => self.block.append_operation(op),
        }
    }

    /// Any operation. Result types are given, so building cannot fail; what is wrong with it the verifier says.
    pub fn create(
        &self,
        name: &str,
        operands: &[Value<'c, 'a>],
        attributes: &[(&str, Attribute<'c>)],
        results: &[Type<'c>],
        regions: Vec<Region<'c>>,
    ) -> OperationRef<'c, 'a> {
        let attributes: Vec<_> =
            attributes.iter().map(|(name, value)| (Identifier::new(self.context, name), *value)).collect();
        let op = OperationBuilder::new(name, self.location)
            .add_operands(operands)
            .add_attributes(&attributes)
            .add_results(results)
            .add_regions_vec(regions)
            .build()
            .unwrap_or_else(|error| panic!("'{name}': {error}"));
        self.insert(op)
    }

    /// An operation with one result and no attributes.
    pub fn op(&self, name: &str, operands: &[Value<'c, 'a>], result: Type<'c>) -> Value<'c, 'a> {
        self.op_with(name, operands, &[], result)
    }

    /// An operation with one result.
    pub fn op_with(
        &self,
        name: &str,
        operands: &[Value<'c, 'a>],
        attributes: &[(&str, Attribute<'c>)],
        result: Type<'c>,
    ) -> Value<'c, 'a> {
        ir::results(self.create(name, operands, attributes, &[result], vec![]))[0]
    }

    /// `arith.constant`, of a scalar, vector or tensor.
    pub fn constant(&self, value: Attribute<'c>, r#type: Type<'c>) -> Value<'c, 'a> {
        self.op_with("arith.constant", &[], &[("value", value)], r#type)
    }

    pub fn index(&self, value: i64) -> Value<'c, 'a> {
        self.int(types::index(self.context), value)
    }

    /// An integer or index constant; for a vector type, all elements.
    pub fn int(&self, r#type: Type<'c>, value: i64) -> Value<'c, 'a> {
        let element = ir::element_type(r#type);
        self.splat(types::integer_attribute(element, value), r#type)
    }

    /// A float constant, rounded to the type; for a vector type, all elements.
    pub fn float(&self, r#type: Type<'c>, value: f64) -> Value<'c, 'a> {
        let element = ir::element_type(r#type);
        self.splat(types::float_attribute(element, value), r#type)
    }

    /// Zero of an integer, index or float type; for a vector type, all elements.
    pub fn zero(&self, r#type: Type<'c>) -> Value<'c, 'a> {
        if types::is_float(ir::element_type(r#type)) { self.float(r#type, 0.0) } else { self.int(r#type, 0) }
    }

    fn splat(&self, element: Attribute<'c>, r#type: Type<'c>) -> Value<'c, 'a> {
        if ir::element_type(r#type) == r#type {
            return self.constant(element, r#type);
        }
        self.constant(types::dense_splat(r#type, element), r#type)
    }

    pub fn empty(&self, r#type: Type<'c>) -> Value<'c, 'a> {
        self.op("tensor.empty", &[], r#type)
    }

    /// `linalg.fill` of a tensor.
    pub fn fill(&self, scalar: Value<'c, 'a>, output: Value<'c, 'a>) -> Value<'c, 'a> {
        let segments = types::i32_array(self.context, &[1, 1]);
        let op = self.create(
            "linalg.fill",
            &[scalar, output],
            &[("operandSegmentSizes", segments)],
            &[output.r#type()],
            vec![Region::new()],
        );
        // SAFETY: the operation is a linalg.fill; this builds the region that its ODS builder would.
        unsafe { mlirLinalgFillBuiltinNamedOpRegion(melior::ir::operation::OperationLike::to_raw(&op)) }
        ir::results(op)[0]
    }

    /// A region of one block, filled by `body`, which receives the block's arguments.
    pub fn region(&self, arguments: &[Type<'c>], body: impl FnOnce(&Builder<'c, 'a>, &[Value<'c, 'a>])) -> Region<'c> {
        let block = Block::new(&arguments.iter().map(|t| (*t, self.location)).collect::<Vec<_>>());
        let region = Region::new();
        let block = region.append_block(block);
        // SAFETY: the region goes into an operation, and the block with it keeps its address.
        let block: BlockRef<'c, 'a> = unsafe { BlockRef::from_raw(block.to_raw()) };
        body(&Builder::at_end(self.context, self.location, block), &ir::arguments(block));
        region
    }

    /// `scf.for` with loop-carried values; `body` receives the induction variable and the carried values and gives the next.
    pub fn scf_for(
        &self,
        bounds: (Value<'c, 'a>, Value<'c, 'a>, Value<'c, 'a>),
        initial: &[Value<'c, 'a>],
        body: impl FnOnce(&Builder<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let carried: Vec<Type<'c>> = initial.iter().map(|v| v.r#type()).collect();
        let arguments = [vec![types::index(self.context)], carried.clone()].concat();
        let region = self.region(&arguments, |inner, arguments| {
            let next = body(inner, arguments[0], &arguments[1..]);
            inner.create("scf.yield", &next, &[], &[], vec![]);
        });
        let operands = [vec![bounds.0, bounds.1, bounds.2], initial.to_vec()].concat();
        ir::results(self.create("scf.for", &operands, &[], &carried, vec![region]))
    }

    /// `scf.if` with results; each branch gives them.
    pub fn scf_if(
        &self,
        condition: Value<'c, 'a>,
        results: &[Type<'c>],
        then: impl FnOnce(&Builder<'c, 'a>) -> Vec<Value<'c, 'a>>,
        otherwise: impl FnOnce(&Builder<'c, 'a>) -> Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let then = self.region(&[], |inner, _| {
            let values = then(inner);
            inner.create("scf.yield", &values, &[], &[], vec![]);
        });
        let otherwise = self.region(&[], |inner, _| {
            let values = otherwise(inner);
            inner.create("scf.yield", &values, &[], &[], vec![]);
        });
        ir::results(self.create("scf.if", &[condition], &[], results, vec![then, otherwise]))
    }

    /// The affine expression of a loop dimension.
    pub fn dim(&self, position: usize) -> AffineExpr<'c> {
        // SAFETY: the context is alive.
        unsafe { AffineExpr::from_raw(mlirAffineDimExprGet(self.context.to_raw(), position as isize)) }
    }
    /// A constant affine expression.
    pub fn affine_constant(&self, value: i64) -> AffineExpr<'c> {
        // SAFETY: the context is alive.
        unsafe { AffineExpr::from_raw(mlirAffineConstantExprGet(self.context.to_raw(), value)) }
    }
    /// The attribute of an affine map from `dims` dimensions.
    pub fn map(&self, dims: usize, results: &[AffineExpr<'c>]) -> Attribute<'c> {
        let mut raw: Vec<MlirAffineExpr> = results.iter().map(|e| e.to_raw()).collect();
        // SAFETY: all expressions are of this context; MLIR copies the list.
        unsafe {
            let map = mlirAffineMapGet(self.context.to_raw(), dims as isize, 0, raw.len() as isize, raw.as_mut_ptr());
            Attribute::from_raw(mlirAffineMapAttrGet(map))
        }
    }
}

/// `a + b` of affine expressions.
pub fn affine_add<'c>(a: AffineExpr<'c>, b: AffineExpr<'c>) -> AffineExpr<'c> {
    // SAFETY: both are of one context.
    unsafe { AffineExpr::from_raw(mlirAffineAddExprGet(a.to_raw(), b.to_raw())) }
}
/// `a * b` of affine expressions, one of which must be constant.
pub fn affine_mul<'c>(a: AffineExpr<'c>, b: AffineExpr<'c>) -> AffineExpr<'c> {
    // SAFETY: both are of one context.
    unsafe { AffineExpr::from_raw(mlirAffineMulExprGet(a.to_raw(), b.to_raw())) }
}

/// The map in an affine map attribute.
pub fn affine_map<'c>(attribute: Attribute<'c>) -> Option<AffineMap<'c>> {
    // SAFETY: the kind is checked first.
    unsafe {
        mlirAttributeIsAAffineMap(attribute.to_raw())
            .then(|| AffineMap::from_raw(mlirAffineMapAttrGetValue(attribute.to_raw())))
    }
}
/// The results of an affine map.
pub fn affine_results<'c>(map: AffineMap<'c>) -> Vec<AffineExpr<'c>> {
    // SAFETY: positions are in range.
    unsafe {
        (0..mlirAffineMapGetNumResults(map.to_raw()))
            .map(|i| AffineExpr::from_raw(mlirAffineMapGetResult(map.to_raw(), i)))
            .collect()
    }
}
/// An affine expression without symbols as `sum of coefficient * dim + constant`; none if it has another form.
pub fn affine_linear(expr: AffineExpr, dims: usize) -> Option<(Vec<i64>, i64)> {
    // SAFETY: kinds are checked before the accessors that need them.
    unsafe {
        let raw = expr.to_raw();
        let both = || {
            let part = |e| affine_linear(AffineExpr::from_raw(e), dims);
            Some((part(mlirAffineBinaryOpExprGetLHS(raw))?, part(mlirAffineBinaryOpExprGetRHS(raw))?))
        };
        if mlirAffineExprIsAConstant(raw) {
            Some((vec![0; dims], mlirAffineConstantExprGetValue(raw)))
        } else if mlirAffineExprIsADim(raw) {
            let mut coefficients = vec![0; dims];
            *coefficients.get_mut(mlirAffineDimExprGetPosition(raw) as usize)? = 1;
            Some((coefficients, 0))
        } else if mlirAffineExprIsAAdd(raw) {
            let ((a, c), (b, d)) = both()?;
            Some((a.iter().zip(&b).map(|(x, y)| x + y).collect(), c + d))
        } else if mlirAffineExprIsAMul(raw) {
            let ((a, c), (b, d)) = both()?;
            let scale = |values: Vec<i64>, by: i64| values.into_iter().map(|v| v * by).collect();
            if b.iter().all(|&v| v == 0) {
                Some((scale(a, d), c * d))
            } else if a.iter().all(|&v| v == 0) {
                Some((scale(b, c), c * d))
            } else {
                None
            }
        } else {
            None
        }
    }
}
