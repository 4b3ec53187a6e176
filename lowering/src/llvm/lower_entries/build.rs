// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations of the llvm dialect.
use crate::target::{Target, differing_features};
use melior::{
    Context,
    ir::{Attribute, Location, Operation, Region, Type, Value, operation::OperationBuilder},
};
use shale_bridge::{Builder, types};

pub fn pointer(context: &Context) -> Type<'_> {
    // SAFETY: the context is alive.
    unsafe { Type::from_raw(mlir_sys::mlirLLVMPointerTypeGet(context.to_raw(), 0)) }
}

/// `llvm.func @name`, external, with the target's attributes.
pub fn function<'c>(
    context: &'c Context,
    location: Location<'c>,
    name: &str,
    arguments: &[Type<'c>],
    result: Type<'c>,
    target: &Target,
    body: Region<'c>,
) -> Operation<'c> {
    let signature = {
        use melior::ir::TypeLike;
        let raw: Vec<_> = arguments.iter().map(|t| t.to_raw()).collect();
        // SAFETY: all types are of this context; MLIR copies the list.
        unsafe {
            Type::from_raw(mlir_sys::mlirLLVMFunctionTypeGet(result.to_raw(), raw.len() as isize, raw.as_ptr(), false))
        }
    };
    let string = |text: &str| types::string_attribute(context, text);
    let passthrough = types::array(context, &[string("nounwind")]);
    let mut attributes = vec![
        ("sym_name", string(name)),
        ("function_type", types::type_attribute(signature)),
        ("passthrough", passthrough),
        ("target_cpu", string(&target.cpu)),
        // Without it LLVM halves 512-bit vectors on processors that used to clock down for them.
        ("prefer_vector_width", string(&target.vector_bits.to_string())),
    ];
    let features = differing_features(target);
    let features: Vec<String> = features.split(',').filter(|f| !f.is_empty()).map(|f| format!("{f:?}")).collect();
    if !features.is_empty() {
        let features = types::parse_attribute(context, &format!("#llvm.target_features<[{}]>", features.join(", ")));
        attributes.extend(features.map(|features| ("target_features", features)));
    }
    let attributes: Vec<_> =
        attributes.into_iter().map(|(name, value)| (melior::ir::Identifier::new(context, name), value)).collect();
    OperationBuilder::new("llvm.func", location)
        .add_attributes(&attributes)
        .add_regions([body])
        .build()
        .unwrap_or_else(|error| panic!("'llvm.func': {error}"))
}

/// What both entries are written in.
pub trait LlvmBuilder<'c, 'a> {
    fn llvm_constant(&self, r#type: Type<'c>, value: i64) -> Value<'c, 'a>;
    fn load_pointer(&self, from: Value<'c, 'a>) -> Value<'c, 'a>;
    /// `base + bytes`.
    fn advance(&self, base: Value<'c, 'a>, bytes: i64) -> Value<'c, 'a>;
    /// `base + bytes`, with a number of type i64.
    fn advance_by(&self, base: Value<'c, 'a>, bytes: Value<'c, 'a>) -> Value<'c, 'a>;
    /// Whether the word at `word` says that the execution was cancelled.
    fn is_cancelled(&self, word: Value<'c, 'a>) -> Value<'c, 'a>;
}

impl<'c, 'a> LlvmBuilder<'c, 'a> for Builder<'c, 'a> {
    fn llvm_constant(&self, r#type: Type<'c>, value: i64) -> Value<'c, 'a> {
        self.op_with("llvm.mlir.constant", &[], &[("value", types::integer_attribute(r#type, value))], r#type)
    }

    fn load_pointer(&self, from: Value<'c, 'a>) -> Value<'c, 'a> {
        self.op("llvm.load", &[from], pointer(self.context))
    }

    fn advance(&self, base: Value<'c, 'a>, bytes: i64) -> Value<'c, 'a> {
        if bytes == 0 {
            return base;
        }
        let element: Attribute = types::type_attribute(types::integer(self.context, 8));
        let (operands, index) = match i32::try_from(bytes) {
            Ok(bytes) => (vec![base], bytes),
            // i32::MIN stands for an index that is an operand.
            Err(_) => (vec![base, self.llvm_constant(types::integer(self.context, 64), bytes)], i32::MIN),
        };
        let attributes = [("elem_type", element), ("rawConstantIndices", types::i32_array(self.context, &[index]))];
        self.op_with("llvm.getelementptr", &operands, &attributes, pointer(self.context))
    }

    fn advance_by(&self, base: Value<'c, 'a>, bytes: Value<'c, 'a>) -> Value<'c, 'a> {
        let element: Attribute = types::type_attribute(types::integer(self.context, 8));
        // i32::MIN stands for an index that is an operand.
        let attributes = [("elem_type", element), ("rawConstantIndices", types::i32_array(self.context, &[i32::MIN]))];
        self.op_with("llvm.getelementptr", &[base, bytes], &attributes, pointer(self.context))
    }

    fn is_cancelled(&self, word: Value<'c, 'a>) -> Value<'c, 'a> {
        let i32 = types::integer(self.context, 32);
        // Relaxed: another thread writes it at any time.
        let attributes =
            [("ordering", types::i64_attribute(self.context, 2)), ("alignment", types::i64_attribute(self.context, 4))];
        let value = self.op_with("llvm.load", &[word], &attributes, i32);
        let not_equal = types::i64_attribute(self.context, 1);
        let zero = self.llvm_constant(i32, 0);
        self.op_with("llvm.icmp", &[value, zero], &[("predicate", not_equal)], types::integer(self.context, 1))
    }
}
