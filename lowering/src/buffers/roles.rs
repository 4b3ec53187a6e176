// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What memory is for: of a kernel's operand (`#shale.access`) and of a host function's argument (`shale.role`).
use melior::{
    Context,
    ir::{Attribute, OperationRef},
};
use shale_bridge::{Diagnostic, Emitted, ir, types};
use std::fmt;

/// How a kernel uses the memory of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
    Update,
    Scratch,
}

impl Access {
    /// Whether the kernel yields a value for the operand.
    pub fn is_yielded(self) -> bool {
        matches!(self, Access::Write | Access::Update)
    }
}

/// The accesses of a `shale.kernel`, one for each operand.
///
/// # Errors
/// A diagnostic when the attribute is missing or of another form.
pub fn accesses(kernel: OperationRef) -> Result<Vec<Access>, Emitted> {
    let parse = |entry: Attribute| match entry.to_string().as_str() {
        "#shale.access<read>" => Some(Access::Read),
        "#shale.access<write>" => Some(Access::Write),
        "#shale.access<update>" => Some(Access::Update),
        "#shale.access<scratch>" => Some(Access::Scratch),
        _ => None,
    };
    ir::attribute(kernel, "access")
        .and_then(ir::elements)
        .and_then(|all| all.into_iter().map(parse).collect())
        .ok_or_else(|| Diagnostic::on(kernel, "access must be an array of #shale.access").error())
}

/// The attribute of an argument of a host function whose memory is that of the result with the same number.
pub const DONATION: &str = "shale.donation";

/// What a memref argument of a host function holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Arena,
    Input,
    Constant,
    Initialized,
    Output,
}

impl Role {
    /// The argument attribute that holds it.
    pub const ATTRIBUTE: &str = "shale.role";

    pub fn attribute<'c>(self, context: &'c Context) -> Attribute<'c> {
        types::string_attribute(context, &self.to_string())
    }

    pub fn from_attribute(attribute: Attribute) -> Option<Self> {
        let text = ir::string(attribute)?;
        [Self::Arena, Self::Input, Self::Constant, Self::Initialized, Self::Output]
            .into_iter()
            .find(|role| role.to_string() == text)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Role::Arena => "arena",
            Role::Input => "input",
            Role::Constant => "constant",
            Role::Initialized => "initialized",
            Role::Output => "output",
        })
    }
}
