// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Names, regions and construction of operations, for the generated views.
use super::ffi::string_ref;
use melior::ir::{
    Attribute, AttributeLike, Location, Operation, OperationRef, Region, RegionRef, Type, TypeLike, Value, ValueLike,
    operation::OperationLike,
};
use mlir_sys::*;

/// True if the operation has this name.
pub fn is(operation: OperationRef, name: &str) -> bool {
    shale_bridge::ir::name(operation) == name
}

pub fn region<'c, 'a>(operation: OperationRef<'c, 'a>, index: usize) -> RegionRef<'c, 'a> {
    shale_bridge::ir::region(operation, index).expect("the verifier has checked the number of regions")
}

/// The regions from `start` on: a variadic region is the last.
pub fn regions_from<'c, 'a>(operation: OperationRef<'c, 'a>, start: usize) -> Vec<RegionRef<'c, 'a>> {
    (start..operation.region_count()).map(|index| region(operation, index)).collect()
}

/// An operation in the making: what the generated `build` functions fill.
pub struct State<'c> {
    name: &'static str,
    location: Location<'c>,
    operands: Vec<MlirValue>,
    operand_segment_sizes: Vec<i32>,
    attributes: Vec<MlirNamedAttribute>,
    regions: Vec<MlirRegion>,
    results: Vec<MlirType>,
}

impl<'c> State<'c> {
    pub fn new(name: &'static str, location: Location<'c>) -> Self {
        Self {
            name,
            location,
            operands: vec![],
            operand_segment_sizes: vec![],
            attributes: vec![],
            regions: vec![],
            results: vec![],
        }
    }

    pub fn operand(&mut self, value: Value<'c, '_>) {
        self.operands(&[value]);
    }

    pub fn optional_operand(&mut self, value: Option<Value<'c, '_>>) {
        self.operands(value.as_slice());
    }

    pub fn operands(&mut self, values: &[Value<'c, '_>]) {
        self.operands.extend(values.iter().map(|value| value.to_raw()));
        self.operand_segment_sizes.push(values.len() as i32);
    }

    /// Adds how many values each call that added operands gave.
    pub fn operand_segment_sizes(&mut self) {
        let sizes = std::mem::take(&mut self.operand_segment_sizes);
        self.segment_sizes("operandSegmentSizes", &sizes);
    }

    pub fn result_segment_sizes(&mut self, sizes: &[i32]) {
        self.segment_sizes("resultSegmentSizes", sizes);
    }

    fn segment_sizes(&mut self, name: &str, sizes: &[i32]) {
        // SAFETY: the location's context is alive; MLIR copies the numbers.
        let attribute = unsafe {
            let context = mlirLocationGetContext(self.location.to_raw());
            Attribute::from_raw(mlirDenseI32ArrayGet(context, sizes.len() as isize, sizes.as_ptr()))
        };
        self.attribute(name, attribute);
    }

    pub fn attribute(&mut self, name: &str, attribute: Attribute<'c>) {
        // SAFETY: the location's context is alive; MLIR copies the name.
        let name = unsafe { mlirIdentifierGet(mlirLocationGetContext(self.location.to_raw()), string_ref(name)) };
        self.attributes.push(MlirNamedAttribute { name, attribute: attribute.to_raw() });
    }

    pub fn region(&mut self, region: Region<'c>) {
        self.regions.push(region.into_raw());
    }

    pub fn regions(&mut self, regions: Vec<Region<'c>>) {
        self.regions.extend(regions.into_iter().map(Region::into_raw));
    }

    pub fn results(&mut self, types: &[Type<'c>]) {
        self.results.extend(types.iter().map(|r#type| r#type.to_raw()));
    }

    pub fn build(self) -> Operation<'c> {
        // SAFETY: everything lives in the location's context, and the regions are handed over. Creation fails only where
        // types are to be inferred, and here they are given.
        unsafe {
            let mut state = mlirOperationStateGet(string_ref(self.name), self.location.to_raw());
            mlirOperationStateAddOperands(&mut state, self.operands.len() as isize, self.operands.as_ptr());
            mlirOperationStateAddAttributes(&mut state, self.attributes.len() as isize, self.attributes.as_ptr());
            mlirOperationStateAddOwnedRegions(&mut state, self.regions.len() as isize, self.regions.as_ptr());
            mlirOperationStateAddResults(&mut state, self.results.len() as isize, self.results.as_ptr());
            Operation::from_raw(mlirOperationCreate(&mut state))
        }
    }
}
