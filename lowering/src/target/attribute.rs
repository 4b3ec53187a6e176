// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `#shale.target` to and from [`Target`].
use super::Target;
use melior::{
    Context,
    ir::{Attribute, OperationRef},
};
use shale_bridge::{Diagnostic, Emitted, ir, types};

/// The module attribute that holds the target.
pub const ATTRIBUTE: &str = "shale.target";

impl Target {
    /// The `#shale.target` attribute. The context's registry must have the shale dialect.
    pub fn attribute<'c>(&self, context: &'c Context) -> Attribute<'c> {
        let quoted = |text: &str| format!("\"{}\"", text.escape_default());
        let text = format!(
            "#shale.target<triple = {}, cpu = {}, features = {}, vector_bits = {}, l1 = {}, l2 = {}, l3 = {}, cores = {}>",
            quoted(&self.triple),
            quoted(&self.cpu),
            quoted(&self.features),
            self.vector_bits,
            self.l1,
            self.l2,
            self.l3,
            self.cores
        );
        types::parse_attribute(context, &text).expect("the registry has the shale dialect")
    }

    /// Reads a `#shale.target` attribute; none for another one.
    pub fn from_attribute(attribute: Attribute) -> Option<Self> {
        let text = attribute.to_string();
        let body = text.strip_prefix("#shale.target<")?.strip_suffix('>')?;
        let after = |key: &str| Some(&body[body.find(&format!("{key} = "))? + key.len() + 3..]);
        let string = |key: &str| {
            let rest = after(key)?.strip_prefix('"')?;
            Some(rest[..rest.find('"')?].to_owned())
        };
        let number = |key: &str| {
            let rest = after(key)?;
            rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
        };
        Some(Self {
            triple: string("triple")?,
            cpu: string("cpu")?,
            features: string("features")?,
            vector_bits: number("vector_bits")?,
            l1: number("l1")?,
            l2: number("l2")?,
            l3: number("l3")?,
            cores: number("cores")?,
        })
    }
}

/// The target of the module that `op` is in or is.
///
/// # Errors
/// A diagnostic when no operation around has `shale.target`.
pub fn of_module(op: OperationRef) -> Result<Target, Emitted> {
    let mut next = Some(op);
    while let Some(current) = next {
        if let Some(attribute) = ir::attribute(current, ATTRIBUTE) {
            return Target::from_attribute(attribute).ok_or_else(|| {
                Diagnostic::on(current, format!("attribute '{ATTRIBUTE}' must be a #shale.target, got {attribute}"))
                    .error()
            });
        }
        next = melior::ir::operation::OperationLike::parent_operation(&current);
    }
    Err(Diagnostic::on(op, format!("module must have attribute '{ATTRIBUTE}'")).error())
}
