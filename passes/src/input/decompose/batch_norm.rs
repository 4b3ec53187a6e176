// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Batch norms by the decompositions of the specification. Elements of fewer than 32 bits are computed in f32.
use super::{Code, V};
use melior::ir::{OperationRef, Type, ValueLike};
use shale_bridge::{Diagnostic, Emitted, ir, types};

/// What the three have in common.
struct Norm<'c, 'a, 'b> {
    code: Code<'c, 'a, 'b>,
    /// The operands in the type that is computed in.
    operands: Vec<V<'c, 'a>>,
    shape: Vec<i64>,
    feature: i64,
    epsilon: f64,
    /// Of the program.
    element: Type<'c>,
}

impl<'c, 'a, 'b> Norm<'c, 'a, 'b> {
    fn of(code: Code<'c, 'a, 'b>, op: OperationRef<'c, 'a>) -> Result<Self, Emitted> {
        let attribute = |name: &str| {
            ir::attribute(op, name).ok_or_else(|| Diagnostic::on(op, format!("{name} must be present")).error())
        };
        let feature = ir::integer(attribute("feature_index")?).unwrap_or(0);
        let epsilon = attribute("epsilon")?;
        // SAFETY: ODS says that it is a float attribute.
        let epsilon = unsafe { mlir_sys::mlirFloatAttrGetValueDouble(melior::ir::AttributeLike::to_raw(&epsilon)) };
        let operand = ir::operands(op)[0].r#type();
        let element = ir::element_type(operand);
        let wide = match types::width(element) {
            Some(64) => element,
            _ => types::f32(code.at.context),
        };
        let operands = ir::operands(op).into_iter().map(|v| code.convert(v, wide)).collect();
        Ok(Self { code, operands, shape: ir::shape(operand), feature, epsilon, element })
    }

    /// A vector along the feature dimension, for every element.
    fn spread(&self, vector: V<'c, 'a>) -> V<'c, 'a> {
        self.code.broadcast(vector, &[self.feature], &self.shape)
    }

    /// The sum of all but the feature dimension.
    fn sum(&self, tensor: V<'c, 'a>) -> V<'c, 'a> {
        let dims: Vec<i64> = (0..self.shape.len() as i64).filter(|d| *d != self.feature).collect();
        self.code.sum(tensor, &dims)
    }

    /// How many elements a feature has.
    fn count(&self) -> f64 {
        let others = self.shape.iter().enumerate().filter(|(d, _)| *d as i64 != self.feature);
        others.map(|(_, size)| *size as f64).product()
    }

    fn mean(&self, tensor: V<'c, 'a>) -> V<'c, 'a> {
        let sum = self.sum(tensor);
        self.code.div(sum, self.code.splat(sum.r#type(), self.count()))
    }

    /// The standard deviation, for every element.
    fn deviation(&self, variance: V<'c, 'a>) -> V<'c, 'a> {
        let epsilon = self.code.splat(variance.r#type(), self.epsilon);
        self.spread(self.code.unary("stablehlo.sqrt", self.code.add(variance, epsilon)))
    }

    fn normalized(&self, mean: V<'c, 'a>, variance: V<'c, 'a>, scale: V<'c, 'a>, offset: V<'c, 'a>) -> V<'c, 'a> {
        let code = self.code;
        let centered = code.sub(self.operands[0], self.spread(mean));
        let normalized = code.div(centered, self.deviation(variance));
        code.add(code.mul(normalized, self.spread(scale)), self.spread(offset))
    }

    fn results(&self, values: Vec<V<'c, 'a>>) -> Vec<V<'c, 'a>> {
        values.into_iter().map(|v| self.code.convert(v, self.element)).collect()
    }
}

pub fn inference<'c, 'a>(code: Code<'c, 'a, '_>, op: OperationRef<'c, 'a>) -> Result<Vec<V<'c, 'a>>, Emitted> {
    let norm = Norm::of(code, op)?;
    let [scale, offset, mean, variance] = [1, 2, 3, 4].map(|i| norm.operands[i]);
    Ok(norm.results(vec![norm.normalized(mean, variance, scale, offset)]))
}

pub fn training<'c, 'a>(code: Code<'c, 'a, '_>, op: OperationRef<'c, 'a>) -> Result<Vec<V<'c, 'a>>, Emitted> {
    let norm = Norm::of(code, op)?;
    let [operand, scale, offset] = [0, 1, 2].map(|i| norm.operands[i]);
    let mean = norm.mean(operand);
    let centered = code.sub(operand, norm.spread(mean));
    let variance = norm.mean(code.mul(centered, centered));
    Ok(norm.results(vec![norm.normalized(mean, variance, scale, offset), mean, variance]))
}

pub fn grad<'c, 'a>(code: Code<'c, 'a, '_>, op: OperationRef<'c, 'a>) -> Result<Vec<V<'c, 'a>>, Emitted> {
    let norm = Norm::of(code, op)?;
    let [operand, scale, mean, variance, gradient] = [0, 1, 2, 3, 4].map(|i| norm.operands[i]);
    let centered = code.sub(operand, norm.spread(mean));
    let deviation = norm.deviation(variance);
    let normalized = code.div(centered, deviation);
    let count = code.splat(operand.r#type(), norm.count());
    let offset = norm.sum(gradient);
    // What the mean and the variance pass on.
    let through_mean = norm.spread(offset);
    let correlated = code.mul(norm.spread(norm.sum(code.mul(gradient, centered))), centered);
    let epsilon = code.splat(variance.r#type(), norm.epsilon);
    let through_variance = code.div(correlated, norm.spread(code.add(variance, epsilon)));
    let rest = code.sub(code.sub(code.mul(gradient, count), through_mean), through_variance);
    let factor = code.div(code.div(norm.spread(scale), deviation), count);
    Ok(norm.results(vec![code.mul(factor, rest), norm.sum(code.mul(gradient, normalized)), offset]))
}
