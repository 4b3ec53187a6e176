// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Arithmetic on tensors of one type of floats.
use melior::ir::{Attribute, Type, Value};
use shale_bridge::{Builder, ir, types};

/// Emits operations on tensors of one shape and element type.
#[derive(Clone, Copy)]
pub struct Parts<'c, 'a> {
    at: Builder<'c, 'a>,
    r#type: Type<'c>,
}

type V<'c, 'a> = Value<'c, 'a>;

macro_rules! unary {
    ($($name:ident: $op:literal),* $(,)?) => {
        $(pub fn $name(&self, x: V<'c, 'a>) -> V<'c, 'a> { self.at.op($op, &[x], self.r#type) })*
    };
}
macro_rules! binary {
    ($($name:ident: $op:literal),* $(,)?) => {
        $(pub fn $name(&self, x: V<'c, 'a>, y: V<'c, 'a>) -> V<'c, 'a> { self.at.op($op, &[x, y], self.r#type) })*
    };
}
macro_rules! comparison {
    ($($name:ident: $direction:literal),* $(,)?) => {
        $(pub fn $name(&self, x: V<'c, 'a>, y: V<'c, 'a>) -> V<'c, 'a> { self.compare($direction, x, y) })*
    };
}

impl<'c, 'a> Parts<'c, 'a> {
    pub fn new(at: Builder<'c, 'a>, r#type: Type<'c>) -> Self {
        Self { at, r#type }
    }

    unary! {
        negate: "stablehlo.negate", abs: "stablehlo.abs", sqrt: "stablehlo.sqrt", exp: "stablehlo.exponential",
        expm1: "stablehlo.exponential_minus_one", log: "stablehlo.log", log1p: "stablehlo.log_plus_one",
        sin: "stablehlo.sine", cos: "stablehlo.cosine", tan: "stablehlo.tan", cbrt: "stablehlo.cbrt",
    }
    binary! {
        add: "stablehlo.add", sub: "stablehlo.subtract", mul: "stablehlo.multiply", div: "stablehlo.divide",
        max: "stablehlo.maximum", min: "stablehlo.minimum", atan2: "stablehlo.atan2",
    }
    comparison! { eq: "EQ", lt: "LT", ge: "GE", gt: "GT" }

    /// All elements the same.
    pub fn constant(&self, value: f64) -> V<'c, 'a> {
        let element = types::float_attribute(ir::element_type(self.r#type), value);
        let value = types::dense_splat(self.r#type, element);
        self.at.op_with("stablehlo.constant", &[], &[("value", value)], self.r#type)
    }

    fn mask(&self) -> Type<'c> {
        types::tensor(&ir::shape(self.r#type), types::integer(self.at.context, 1))
    }

    fn compare(&self, direction: &str, x: V<'c, 'a>, y: V<'c, 'a>) -> V<'c, 'a> {
        let text = format!("#stablehlo<comparison_direction {direction}>");
        let attributes: Vec<(&str, Attribute)> = types::parse_attribute(self.at.context, &text)
            .map(|direction| ("comparison_direction", direction))
            .into_iter()
            .collect();
        self.at.op_with("stablehlo.compare", &[x, y], &attributes, self.mask())
    }

    pub fn both(&self, x: V<'c, 'a>, y: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op("stablehlo.and", &[x, y], self.mask())
    }
    pub fn either(&self, x: V<'c, 'a>, y: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op("stablehlo.or", &[x, y], self.mask())
    }
    pub fn select(&self, condition: V<'c, 'a>, yes: V<'c, 'a>, no: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op("stablehlo.select", &[condition, yes, no], self.r#type)
    }

    pub fn square(&self, x: V<'c, 'a>) -> V<'c, 'a> {
        self.mul(x, x)
    }
    pub fn half(&self, x: V<'c, 'a>) -> V<'c, 'a> {
        self.mul(x, self.constant(0.5))
    }
    pub fn is_infinite(&self, x: V<'c, 'a>) -> V<'c, 'a> {
        self.eq(self.abs(x), self.constant(f64::INFINITY))
    }
    pub fn is_zero(&self, x: V<'c, 'a>) -> V<'c, 'a> {
        self.eq(x, self.constant(0.0))
    }
    /// `|x|` with the sign of `y`, zeros and NaN among them: the sign bit decides.
    pub fn copy_sign(&self, x: V<'c, 'a>, y: V<'c, 'a>) -> V<'c, 'a> {
        let width = types::width(ir::element_type(self.r#type)).unwrap_or(32);
        let integer = types::integer(self.at.context, width);
        let integers = types::tensor(&ir::shape(self.r#type), integer);
        let bits = self.at.op("stablehlo.bitcast_convert", &[y], integers);
        let zero = types::dense_splat(integers, types::integer_attribute(integer, 0));
        let zero = self.at.op_with("stablehlo.constant", &[], &[("value", zero)], integers);
        let negative = Parts { at: self.at, r#type: integers }.compare("LT", bits, zero);
        let magnitude = self.abs(x);
        self.select(negative, self.negate(magnitude), magnitude)
    }

    /// Runs `body` in f64 if the elements are narrower, and rounds what it gives.
    pub fn in_f64<const N: usize, const M: usize>(
        &self,
        values: [V<'c, 'a>; N],
        body: impl FnOnce(&Parts<'c, 'a>, [V<'c, 'a>; N]) -> [V<'c, 'a>; M],
    ) -> [V<'c, 'a>; M] {
        let f64 = types::f64(self.at.context);
        if ir::element_type(self.r#type) == f64 {
            return body(self, values);
        }
        let wide = Parts { at: self.at, r#type: types::tensor(&ir::shape(self.r#type), f64) };
        let values = values.map(|v| self.at.op("stablehlo.convert", &[v], wide.r#type));
        body(&wide, values).map(|v| self.at.op("stablehlo.convert", &[v], self.r#type))
    }
}
