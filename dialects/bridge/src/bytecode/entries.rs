// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The tables of attributes and types in bytecode: where each lies, that its encoding is sound, and that they neither refer
//! to each other in circles nor unfold to more than the file could hold.
use super::{
    Tables,
    builtin::{self, TypeKind},
    reader::{Checked, Damage, Reader},
    sdy, stablehlo, vhlo,
};
use crate::Limits;

/// An attribute or a type as others refer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reference {
    Attribute(usize),
    Type(usize),
}

/// How many attributes and types there are.
pub(super) struct Entries {
    attributes: usize,
    types: usize,
}

/// One entry of the table.
struct Entry<'a> {
    dialect: usize,
    /// Whether the dialect has encoded it, instead of printing it.
    encoded: bool,
    contents: Reader<'a>,
}

impl Entries {
    pub fn attributes(&self) -> usize {
        self.attributes
    }

    pub fn types(&self) -> usize {
        self.types
    }

    pub fn read(
        mut contents: Reader,
        mut offsets: Reader,
        tables: &Tables,
        limits: &Limits,
        file_size: usize,
    ) -> Checked<Self> {
        let attributes = offsets.count("attributes")?;
        let types = offsets.count("types")?;
        let mut locate = |count: usize| -> Checked<Vec<Entry>> {
            let mut all = vec![];
            while all.len() < count {
                let dialect = offsets.index("dialect", tables.dialects.len())?;
                let group = offsets.varint()?;
                let more = count - all.len();
                if group > more as u64 {
                    let message = format!("dialect must have at most the {more} entries that are left, got {group}");
                    return Err(offsets.damage(message));
                }
                for _ in 0..group {
                    let (size, encoded) = offsets.flagged()?;
                    all.push(Entry { dialect, encoded, contents: contents.take(size)? });
                }
            }
            Ok(all)
        };
        let (attribute_entries, type_entries) = (locate(attributes)?, locate(types)?);
        offsets.finish("section of offsets")?;

        let sizes = Self { attributes, types };
        let mut graph = Graph::default();
        let mut kinds = vec![];
        for entry in &type_entries {
            let mut contents = entry.contents;
            let kind = if entry.encoded {
                match tables.dialects[entry.dialect] {
                    "builtin" => builtin::r#type(&mut contents, &sizes, &mut graph.references)?,
                    "vhlo" => vhlo::r#type(&mut contents, &sizes, &mut graph.references)?,
                    "stablehlo" => stablehlo::r#type(&mut contents, &sizes, &mut graph.references)?,
                    other => return Err(unknown_encoding(entry, other)),
                }
            } else {
                builtin::printed_type(printed(&mut contents, limits)?)
            };
            contents.finish("type")?;
            kinds.push(kind);
            graph.end(entry);
        }
        for (entry, kind) in type_entries.iter().zip(&kinds) {
            if let Some(element) = kind.element() {
                kind.check_element(&kinds[element]).map_err(|message| entry.contents.damage(message))?;
            }
        }
        // Attributes come first in the numbering of the graph.
        let types_first = std::mem::take(&mut graph);
        let mut names = vec![None; attributes];
        let mut dictionaries = vec![];
        for (position, entry) in attribute_entries.iter().enumerate() {
            let mut contents = entry.contents;
            if entry.encoded {
                let found = match tables.dialects[entry.dialect] {
                    "builtin" => builtin::attribute(&mut contents, &sizes, tables, &kinds, &mut graph.references)?,
                    "vhlo" => vhlo::attribute(&mut contents, &sizes, tables, &kinds, &mut graph.references)?,
                    "stablehlo" => stablehlo::attribute(&mut contents, &sizes, tables, &mut graph.references)?,
                    "chlo" => stablehlo::chlo(&mut contents)?,
                    "sdy" => sdy::attribute(&mut contents, &sizes, tables, &mut graph.references)?,
                    other => return Err(unknown_encoding(entry, other)),
                };
                match found {
                    builtin::AttributeKind::String(string) => names[position] = Some(string),
                    builtin::AttributeKind::Dictionary(keys) => dictionaries.push((position, keys)),
                    builtin::AttributeKind::Other => {}
                }
            } else {
                printed(&mut contents, limits)?;
            }
            contents.finish("attribute")?;
            graph.end(entry);
        }
        for (position, keys) in dictionaries {
            let mut found: Vec<&[u8]> =
                keys.iter().filter_map(|key| names[*key]).map(|string| tables.strings[string]).collect();
            found.sort_unstable();
            let twice = found.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
            if let Some(name) = twice.or_else(|| found.first().copied().filter(|name| name.is_empty())) {
                let name = name.escape_ascii();
                let message = format!("names in a dictionary must be distinct and not empty, got '{name}'");
                return Err(attribute_entries[position].contents.damage(message));
            }
        }
        graph.append(types_first);
        graph.check(attributes, limits, file_size)?;
        Ok(sizes)
    }
}

fn unknown_encoding(entry: &Entry, dialect: &str) -> Damage {
    entry.contents.damage(format!(
        "encoded attributes and types must be those of dialect 'builtin', 'stablehlo', 'chlo', 'vhlo' or 'sdy', got dialect '{dialect}'"
    ))
}

/// An entry in MLIR's own text.
fn printed<'a>(contents: &mut Reader<'a>, limits: &Limits) -> Checked<&'a [u8]> {
    let start = *contents;
    let text = contents.terminated()?;
    limits
        .check_text(text)
        .map_err(|(_, column, message)| Damage { offset: start.damage("").offset + column - 1, message })?;
    Ok(text)
}

/// Who refers to whom.
#[derive(Default)]
struct Graph {
    references: Vec<Reference>,
    /// For each node the end of its references, its size in the file, and where it lies.
    nodes: Vec<(usize, u64, usize)>,
}

impl Graph {
    fn end(&mut self, entry: &Entry) {
        let offset = entry.contents.damage("").offset;
        self.nodes.push((self.references.len(), entry.contents.left() as u64, offset));
    }

    fn append(&mut self, other: Graph) {
        let base = self.references.len();
        self.references.extend(other.references);
        self.nodes.extend(other.nodes.into_iter().map(|(end, size, offset)| (base + end, size, offset)));
    }

    /// No circles, no deeper than the limits, and unfolded no larger than in proportion to the file.
    fn check(&self, attributes: usize, limits: &Limits, file_size: usize) -> Checked<()> {
        #[derive(Clone, Copy)]
        enum State {
            New,
            Open,
            Done { depth: usize, size: u64 },
        }
        let largest = limits.unfolded(file_size);
        let number = |reference: Reference| match reference {
            Reference::Attribute(index) => index,
            Reference::Type(index) => attributes + index,
        };
        let references = |node: usize| {
            let start = if node == 0 { 0 } else { self.nodes[node - 1].0 };
            &self.references[start..self.nodes[node].0]
        };
        let mut states = vec![State::New; self.nodes.len()];
        for root in 0..self.nodes.len() {
            // The node, and the position of its reference that is looked at next.
            let mut stack = if matches!(states[root], State::New) { vec![(root, 0)] } else { vec![] };
            while let Some((node, position)) = stack.pop() {
                let damage = |message: String| Damage { offset: self.nodes[node].2, message };
                states[node] = State::Open;
                if let Some(reference) = references(node).get(position) {
                    let child = number(*reference);
                    stack.push((node, position + 1));
                    match states[child] {
                        State::New => stack.push((child, 0)),
                        State::Open => return Err(damage("attribute or type must not contain itself".into())),
                        State::Done { .. } => {}
                    }
                    if stack.len() > limits.nesting + 1 {
                        return Err(damage(format!("attributes and types must nest at most {} deep", limits.nesting)));
                    }
                    continue;
                }
                let (mut depth, mut size) = (0, self.nodes[node].1.max(1));
                for reference in references(node) {
                    if let State::Done { depth: below, size: part } = states[number(*reference)] {
                        depth = depth.max(below + 1);
                        size = size.saturating_add(part);
                    }
                }
                if depth > limits.nesting {
                    return Err(damage(format!("attributes and types must nest at most {} deep", limits.nesting)));
                }
                if size > largest {
                    return Err(damage(format!(
                        "attribute or type must unfold to at most {largest} bytes, got {size}"
                    )));
                }
                states[node] = State::Done { depth, size };
            }
        }
        Ok(())
    }
}

/// What builds types out of others needs of them; the first index is that of the element type.
impl TypeKind {
    fn element(&self) -> Option<usize> {
        match self {
            TypeKind::Shaped { element, .. } | TypeKind::Complex { element } => Some(*element),
            _ => None,
        }
    }
}
