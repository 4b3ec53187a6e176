// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! StableHLO operations by short names, for passes that write programs. All sizes are known.
use melior::ir::{Attribute, OperationRef, Type, Value, ValueLike};
use shale_bridge::{Builder, Diagnostic, Emitted, ir, types};
use shale_dialects::{
    stablehlo::{ComparisonDirection, ComparisonType, DotDimensionNumbers},
    support::ElementType,
};

pub type V<'c, 'a> = Value<'c, 'a>;

/// Writes operations at one place.
#[derive(Clone, Copy)]
pub struct Code<'c, 'a, 'b> {
    pub at: &'b Builder<'c, 'a>,
}

/// Fails unless all types of an operation have known sizes.
pub fn require_static(op: OperationRef) -> Result<(), Emitted> {
    let values = ir::operands(op).into_iter().chain(ir::results(op));
    let dynamic = values.map(|v| v.r#type()).find(|&t| types::is_tensor(t) && ir::shape(t).iter().any(|&n| n < 0));
    match dynamic {
        Some(found) => Err(Diagnostic::on(op, format!("must have known sizes to be lowered, got {found}")).error()),
        None => Ok(()),
    }
}

impl<'c, 'a> Code<'c, 'a, '_> {
    /// An operation of two operands of one type.
    pub fn binary(self, name: &str, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op(name, &[a, b], a.r#type())
    }
    pub fn unary(self, name: &str, a: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op(name, &[a], a.r#type())
    }
    pub fn add(self, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.binary("stablehlo.add", a, b)
    }
    pub fn sub(self, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.binary("stablehlo.subtract", a, b)
    }
    pub fn mul(self, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.binary("stablehlo.multiply", a, b)
    }
    pub fn div(self, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.binary("stablehlo.divide", a, b)
    }

    /// A constant with one number in every element of a tensor type.
    pub fn splat(self, r#type: Type<'c>, value: f64) -> V<'c, 'a> {
        let element = ir::element_type(r#type);
        let number = match types::complex_part(element) {
            Some(part) => {
                let text = format!("dense<({value:?}, 0.0)> : {}", types::tensor(&ir::shape(r#type), element));
                let parsed = types::parse_attribute(self.at.context, &text);
                debug_assert!(types::is_float(part));
                return self.constant(parsed.unwrap_or_else(|| types::unit(self.at.context)), r#type);
            }
            None if types::is_float(element) => types::float_attribute(element, value),
            None => types::integer_attribute(element, value as i64),
        };
        self.constant(types::dense_splat(r#type, number), r#type)
    }

    pub fn constant(self, value: Attribute<'c>, r#type: Type<'c>) -> V<'c, 'a> {
        self.at.op_with("stablehlo.constant", &[], &[("value", value)], r#type)
    }

    pub fn reshape(self, a: V<'c, 'a>, shape: &[i64]) -> V<'c, 'a> {
        if ir::shape(a.r#type()) == shape {
            return a;
        }
        self.at.op("stablehlo.reshape", &[a], types::tensor(shape, ir::element_type(a.r#type())))
    }

    pub fn broadcast(self, a: V<'c, 'a>, dims: &[i64], shape: &[i64]) -> V<'c, 'a> {
        if ir::shape(a.r#type()) == shape && dims.iter().copied().eq(0..shape.len() as i64) {
            return a;
        }
        let r#type = types::tensor(shape, ir::element_type(a.r#type()));
        let dims = [("broadcast_dimensions", types::i64_array(self.at.context, dims))];
        self.at.op_with("stablehlo.broadcast_in_dim", &[a], &dims, r#type)
    }

    pub fn transpose(self, a: V<'c, 'a>, permutation: &[usize]) -> V<'c, 'a> {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return a;
        }
        let shape = ir::shape(a.r#type());
        let shape: Vec<i64> = permutation.iter().map(|&d| shape[d]).collect();
        let list: Vec<i64> = permutation.iter().map(|&d| d as i64).collect();
        let r#type = types::tensor(&shape, ir::element_type(a.r#type()));
        let list = [("permutation", types::i64_array(self.at.context, &list))];
        self.at.op_with("stablehlo.transpose", &[a], &list, r#type)
    }

    pub fn convert(self, a: V<'c, 'a>, element: Type<'c>) -> V<'c, 'a> {
        if ir::element_type(a.r#type()) == element {
            return a;
        }
        self.at.op("stablehlo.convert", &[a], types::tensor(&ir::shape(a.r#type()), element))
    }

    pub fn select(self, pred: V<'c, 'a>, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op("stablehlo.select", &[pred, a, b], a.r#type())
    }

    /// A comparison by the elements' own order.
    pub fn compare(self, direction: ComparisonDirection, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        let element = ElementType::of(ir::element_type(a.r#type()));
        let kind = if element.is_float() || element.is_complex() {
            ComparisonType::Float
        } else if element.is_unsigned() || element.is_bool() {
            ComparisonType::Unsigned
        } else {
            ComparisonType::Signed
        };
        self.compare_as(direction, kind, a, b)
    }

    pub fn compare_as(
        self,
        direction: ComparisonDirection,
        kind: ComparisonType,
        a: V<'c, 'a>,
        b: V<'c, 'a>,
    ) -> V<'c, 'a> {
        let context = self.at.context;
        let attributes =
            [("comparison_direction", direction.to_attribute(context)), ("compare_type", kind.to_attribute(context))];
        let r#type = types::tensor(&ir::shape(a.r#type()), types::integer(context, 1));
        self.at.op_with("stablehlo.compare", &[a, b], &attributes, r#type)
    }

    /// The index along a dimension.
    pub fn iota(self, shape: &[i64], dimension: usize, element: Type<'c>) -> V<'c, 'a> {
        let dimension = [("iota_dimension", types::i64_attribute(self.at.context, dimension as i64))];
        self.at.op_with("stablehlo.iota", &[], &dimension, types::tensor(shape, element))
    }

    pub fn slice(self, a: V<'c, 'a>, start: &[i64], limit: &[i64]) -> V<'c, 'a> {
        let context = self.at.context;
        let ones = vec![1; start.len()];
        let shape: Vec<i64> = start.iter().zip(limit).map(|(a, b)| b - a).collect();
        let attributes = [
            ("start_indices", types::i64_array(context, start)),
            ("limit_indices", types::i64_array(context, limit)),
            ("strides", types::i64_array(context, &ones)),
        ];
        let r#type = types::tensor(&shape, ir::element_type(a.r#type()));
        self.at.op_with("stablehlo.slice", &[a], &attributes, r#type)
    }

    pub fn concatenate(self, parts: &[V<'c, 'a>], dimension: usize) -> V<'c, 'a> {
        let mut shape = ir::shape(parts[0].r#type());
        shape[dimension] = parts.iter().map(|part| ir::shape(part.r#type())[dimension]).sum();
        let r#type = types::tensor(&shape, ir::element_type(parts[0].r#type()));
        let dimension = [("dimension", types::i64_attribute(self.at.context, dimension as i64))];
        self.at.op_with("stablehlo.concatenate", parts, &dimension, r#type)
    }

    /// The sum along dimensions.
    pub fn sum(self, a: V<'c, 'a>, dims: &[i64]) -> V<'c, 'a> {
        if dims.is_empty() {
            return a;
        }
        let element = ir::element_type(a.r#type());
        let scalar = types::tensor(&[], element);
        let shape = ir::shape(a.r#type()).into_iter().enumerate().filter(|(d, _)| !dims.contains(&(*d as i64)));
        let shape: Vec<i64> = shape.map(|(_, size)| size).collect();
        let body = self.at.region(&[scalar, scalar], |at, arguments| {
            let sum = at.op("stablehlo.add", arguments, scalar);
            at.create("stablehlo.return", &[sum], &[], &[], vec![]);
        });
        let zero = self.splat(scalar, 0.0);
        let attributes = [("dimensions", types::i64_array(self.at.context, dims))];
        let reduce =
            self.at.create("stablehlo.reduce", &[a, zero], &attributes, &[types::tensor(&shape, element)], vec![body]);
        ir::results(reduce)[0]
    }

    /// A product; the result has batches, then what is left of both sides.
    pub fn dot_general(
        self,
        a: V<'c, 'a>,
        b: V<'c, 'a>,
        numbers: &DotDimensionNumbers,
        element: Type<'c>,
    ) -> V<'c, 'a> {
        let (left, right) = (ir::shape(a.r#type()), ir::shape(b.r#type()));
        let free = |shape: &[i64], batch: &[i64], contracted: &[i64]| -> Vec<i64> {
            let kept = (0..shape.len()).filter(|&d| !batch.contains(&(d as i64)) && !contracted.contains(&(d as i64)));
            kept.map(|d| shape[d]).collect()
        };
        let (lb, rb) = (&numbers.lhs_batching_dimensions, &numbers.rhs_batching_dimensions);
        let batch: Vec<i64> = lb.iter().map(|&d| left[d as usize]).collect();
        let shape = [
            batch,
            free(&left, lb, &numbers.lhs_contracting_dimensions),
            free(&right, rb, &numbers.rhs_contracting_dimensions),
        ]
        .concat();
        let attributes = [("dot_dimension_numbers", numbers.to_attribute(self.at.context))];
        self.at.op_with("stablehlo.dot_general", &[a, b], &attributes, types::tensor(&shape, element))
    }
}
