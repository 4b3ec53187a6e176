// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Puts the artifact together.
use crate::{entry::Facts, metadata::Metadata};
use shale_lowering::{llvm::Object as Code, target::Target};
use shale_runtime::artifact::{Artifact, Bytes, Costs, Header, Object, Target as Machine};

pub fn build(
    metadata: Metadata,
    source: Facts,
    costs: Costs,
    objects: Vec<Code>,
    target: &Target,
) -> Result<Artifact, String> {
    let mut signature = metadata.signature;
    for (input, donated) in signature.inputs.iter_mut().zip(source.donated) {
        input.donated = donated;
    }
    let header = Header {
        compiler: env!("CARGO_PKG_VERSION").into(),
        name: source.name,
        target: Machine { triple: target.triple.clone(), cpu: target.cpu.clone(), features: target.features.clone() },
        main: metadata.main,
        initializer: metadata.initializer,
        signature,
        aliases: metadata.aliases,
        checks: metadata.checks,
        kernels: metadata.kernels,
        tokens: source.tokens,
        custom_calls: metadata.custom_calls,
        assertions: metadata.assertions,
        costs,
    };
    let object = |o: Code| Ok(Object { name: o.name, code: Bytes::copy_of(&o.bytes).map_err(|e| e.to_string())? });
    let objects = objects.into_iter().map(object).collect::<Result<_, String>>()?;
    Ok(Artifact { header, objects, constants: metadata.constants })
}
