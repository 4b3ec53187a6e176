// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What an artifact says about its program.

use crate::value::element_type::TensorType;
use serde::{Deserialize, Serialize};

/// Everything in an artifact but object code and constants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of the compiler that made the artifact.
    pub compiler: String,
    /// Name of the module in the source program, empty if it has none.
    #[serde(default)]
    pub name: String,
    /// The machine the code is for.
    pub target: Target,
    /// The program.
    pub main: Program,
    /// Run once when the artifact is loaded; its output `i` is what [`Role::Initialized`] `(i)` of `main` reads.
    pub initializer: Option<Program>,
    /// Inputs and outputs of `main`.
    pub signature: Signature,
    /// Inputs and outputs of the source program that are tokens, which the signature leaves out.
    #[serde(default, skip_serializing_if = "Tokens::is_empty")]
    pub tokens: Tokens,
    /// Inputs whose memory may become an output's.
    pub aliases: Vec<Alias>,
    /// What must hold of the outputs, in the order of the program.
    pub checks: Vec<Check>,
    /// Every kernel, for traces.
    pub kernels: Vec<Kernel>,
    /// What the program calls by name, as [`crate::host::HostContext::custom_call`] numbers them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub custom_calls: Vec<CustomCall>,
    /// What the program asserts of sizes, and where it allocates tensors of dynamic size, as
    /// [`crate::host::HostContext::fail`] numbers them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assertions: Vec<Assertion>,
    /// What a run costs.
    #[serde(default)]
    pub costs: Costs,
}

/// What may fail when sizes are known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assertion {
    /// What must hold; `{0}`, `{1}`, … stand for numbers. Empty for an allocation.
    pub message: String,
    /// Where it stands in the source program.
    pub location: String,
}

/// Positions of tokens among the inputs and outputs of a source program, ascending. What runs needs none; who calls it may count them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Among the inputs.
    pub inputs: Vec<usize>,
    /// Among the outputs.
    pub outputs: Vec<usize>,
}

impl Tokens {
    fn is_empty(&self) -> bool {
        self.inputs.is_empty() && self.outputs.is_empty()
    }
}

/// What a run of a program costs, as far as the compiler knows: bodies of loops count once. Counts, which may exceed 64 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Operations on numbers, a multiplication and an addition of a contraction being two.
    pub flops: f64,
    /// Values of functions that are not one of the machine's operations.
    pub transcendentals: f64,
    /// Bytes that kernels read and write.
    pub bytes_accessed: f64,
}

/// The machine that object code is for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// LLVM's target triple.
    pub triple: String,
    /// LLVM's name of the CPU.
    pub cpu: String,
    /// LLVM's feature string: `+avx2,+fma,…`.
    pub features: String,
}

/// A host function and the memory it needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// Symbol of the host function ([`crate::host::HostFunction`]).
    pub entry: String,
    /// The memref arguments of the host function, in order.
    pub buffers: Vec<Buffer>,
    /// Alignment of the arena in bytes, a power of two. The arena's size is that of the buffer with [`Role::Arena`].
    pub arena_alignment: u64,
}

impl Program {
    /// Bytes of temporary memory, 0 if the program needs none.
    pub fn arena_size(&self) -> u64 {
        self.buffers.iter().find(|b| b.role == Role::Arena).map_or(0, |b| b.size)
    }
}

/// One memref argument of a host function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buffer {
    /// What it holds.
    pub role: Role,
    /// Its size in bytes; 0 for an input of dynamic size. Outputs of dynamic size have no buffer.
    pub size: u64,
}

/// What an argument of a host function holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Temporary memory, at most once.
    Arena,
    /// An input, by its index in the signature. Read only, unless aliased to an output.
    Input(usize),
    /// A constant, by its index in the artifact's constants. Read only.
    Constant(usize),
    /// An output of the initializer, by its index. Read only.
    Initialized(usize),
    /// An output: of `main` by its index in the signature, of the initializer by position.
    Output(usize),
}

/// The types of a program's inputs and outputs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// Inputs, in order.
    pub inputs: Vec<Input>,
    /// Outputs, in order, hidden ones among them.
    pub outputs: Vec<Output>,
}

/// An input of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// The name in the source program, if it has one.
    pub name: Option<String>,
    /// Element type and shape.
    pub r#type: TensorType,
    /// Whether the caller gives its memory up with the call (JAX's donation).
    #[serde(default)]
    pub donated: bool,
}

/// An output of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Output {
    /// The name in the source program, if it has one.
    pub name: Option<String>,
    /// Element type and shape.
    pub r#type: TensorType,
    /// Not an output of the source program: only checks look at it.
    pub hidden: bool,
}

/// The memory of an input may be reused for an output (donation). Both have the same size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    /// Index of the input.
    pub input: usize,
    /// Index of the output.
    pub output: usize,
}

/// Two outputs that must agree (`check` dialect and `@check.*` custom calls).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// How they are compared.
    pub kind: CheckKind,
    /// Index of the output with the computed value.
    pub actual: usize,
    /// Index of the output with the expected value.
    pub expected: usize,
    /// The operation: `check.expect_eq`.
    pub name: String,
    /// Where it stands in the source program: `file:line:column`.
    pub location: String,
}

/// How a check compares.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CheckKind {
    /// Equal values: NaN equals nothing, +0 equals -0.
    Eq,
    /// At most `tolerance` apart; NaN equals NaN, infinities equal themselves.
    AlmostEq {
        /// The largest absolute difference, finite and not negative.
        tolerance: f64,
    },
    /// At least `min_ulp` and at most `max_ulp` representable values apart; zeros are equal, NaN and infinities must match.
    Close {
        /// The smallest distance.
        min_ulp: u64,
        /// The largest distance.
        max_ulp: u64,
    },
}

/// An operation known by name outside of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CustomCall {
    /// The `call_target_name`.
    pub target: String,
    /// The `backend_config` as text, empty if there is none.
    pub configuration: String,
    /// Types of the operands.
    pub inputs: Vec<TensorType>,
    /// Types of the results.
    pub outputs: Vec<TensorType>,
    /// Where it stands in the source program.
    pub location: String,
}

/// One kernel of the object code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kernel {
    /// What the compiler's IR calls it; objects call it by its contents.
    pub symbol: String,
    /// Number of items of its grid.
    pub grid: u64,
    /// Where the operations it does stand in the source program.
    pub locations: Vec<String>,
}
