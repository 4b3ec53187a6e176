// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::ir::Location;
use mlir_sys::MlirLocation;

/// What is wrong with an operation, to be reported on it. Lower case, the constraint first, ending in what was found.
#[derive(Debug)]
pub struct Violation {
    message: String,
    notes: Vec<(MlirLocation, String)>,
}

impl Violation {
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), notes: vec![] }
    }

    /// Adds a note that points somewhere else.
    pub fn note(mut self, location: Location, message: impl Into<String>) -> Self {
        self.notes.push((location.to_raw(), message.into()));
        self
    }

    /// Says where it was found.
    pub fn within(mut self, place: &str) -> Self {
        self.message = format!("{place}: {}", self.message);
        self
    }

    pub fn message(&self) -> &str {
        &self.message
    }

    /// The notes. Only for the callback that made the violation: the context of their locations is alive there.
    pub(super) fn notes(&self) -> impl Iterator<Item = (MlirLocation, &str)> {
        self.notes.iter().map(|(location, message)| (*location, message.as_str()))
    }
}

impl From<String> for Violation {
    fn from(message: String) -> Self {
        Self::new(message)
    }
}

impl From<&str> for Violation {
    fn from(message: &str) -> Self {
        Self::new(message)
    }
}
