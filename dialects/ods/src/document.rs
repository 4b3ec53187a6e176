// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reference pages: one per dialect, and one table of what every operation has.
use crate::model::*;
use crate::naming::{structure, unindent};
use anyhow::{Context, Result};
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

const NOTICE: &str = "<!-- Written by `./x doc` from the dialect's ODS files. -->\n";

/// The page of a dialect.
pub fn dialect(dialect: &Dialect) -> String {
    let name = &dialect.name;
    let mut text = format!("{NOTICE}\n# The {name} dialect\n\n");
    if !dialect.summary.is_empty() {
        let _ = writeln!(text, "{}.\n", capitalized(dialect.summary.trim_end_matches('.')));
    }
    paragraph(&mut text, &dialect.description);
    text += "## Contents\n\n";
    for family in &dialect.families {
        let links: Vec<String> =
            family.operations.iter().map(|o| format!("[`{}`](#{})", o.mnemonic, anchor(name, o))).collect();
        let _ = writeln!(text, "- {}: {}", family.name.replace('_', " "), links.join(", "));
    }
    text.push('\n');
    for family in &dialect.families {
        let _ = writeln!(text, "## Family {}\n", family.name.replace('_', " "));
        for operation in &family.operations {
            text += &page(dialect, operation);
        }
    }
    definitions(&mut text, "Attributes", "#", name, &dialect.attributes);
    definitions(&mut text, "Types", "!", name, &dialect.types);
    if !dialect.enums.is_empty() {
        text += "## Enumerations\n\n";
        for enumeration in &dialect.enums {
            let _ = writeln!(text, "### {}\n", enumeration.class);
            if !enumeration.summary.is_empty() {
                let _ = writeln!(text, "{}.\n", capitalized(enumeration.summary.trim_end_matches('.')));
            }
            let cases: Vec<String> =
                enumeration.cases.iter().map(|c| format!("`{}` ({})", c.spelling, c.value)).collect();
            let _ = writeln!(text, "{}\n", cases.join(", "));
        }
    }
    finished(text)
}

fn definitions(text: &mut String, title: &str, sigil: &str, dialect: &str, definitions: &[Definition]) {
    if definitions.is_empty() {
        return;
    }
    let _ = writeln!(text, "## {title}\n");
    for definition in definitions {
        let _ = writeln!(text, "### {}: `{sigil}{dialect}.{}`\n", structure(&definition.class), definition.mnemonic);
        if !definition.summary.is_empty() {
            let _ = writeln!(text, "{}.\n", capitalized(definition.summary.trim_end_matches('.')));
        }
        paragraph(text, &definition.description);
        if !definition.parameters.is_empty() {
            *text += "| parameter | C++ type | what |\n| --- | --- | --- |\n";
            for Parameter { name, cpp_type, summary, .. } in &definition.parameters {
                let _ = writeln!(text, "| `{name}` | `{}` | {} |", cpp_type.trim(), cell(summary));
            }
            text.push('\n');
        }
    }
}

fn page(dialect: &Dialect, operation: &Operation) -> String {
    let mut text = format!("### {}.{}\n\n", dialect.name, operation.mnemonic);
    if !operation.summary.is_empty() {
        let _ = writeln!(text, "{}.\n", capitalized(operation.summary.trim().trim_end_matches('.')));
    }
    paragraph(&mut text, &operation.description);
    if let Some(format) = &operation.assembly_format {
        let format: Vec<&str> = format.split_whitespace().collect();
        let _ = writeln!(
            text,
            "Syntax: ``{}.{} {}``\n",
            dialect.name,
            operation.mnemonic,
            format.join(" ").replace('`', "'")
        );
    }
    let mut rows = String::new();
    for (what, values) in [("operand", &operation.operands), ("result", &operation.results)] {
        for value in values {
            let arity = match value.arity {
                Arity::One => "",
                Arity::Optional => "optional ",
                Arity::Variadic => "any number of ",
            };
            let _ = writeln!(rows, "| {what} | `{}` | {arity}{} |", value.name, cell(&value.constraint));
        }
    }
    for attribute in &operation.attributes {
        let need = match (&attribute.default, attribute.optional) {
            (Some(default), _) => format!(", `{}` when absent", cell(default)),
            (None, true) => ", optional".into(),
            (None, false) => String::new(),
        };
        let _ = writeln!(rows, "| attribute | `{}` | {}{need} |", attribute.name, cell(&kind(dialect, attribute)));
    }
    for region in &operation.regions {
        let _ =
            writeln!(rows, "| region | `{}` | {} |", region.name, if region.variadic { "any number" } else { "one" });
    }
    if !rows.is_empty() {
        let _ = writeln!(text, "| | name | constraint |\n| --- | --- | --- |\n{rows}");
    }
    if !operation.traits.is_empty() {
        let traits: Vec<String> = operation.traits.iter().map(|name| format!("`{name}`")).collect();
        let _ = writeln!(text, "Traits: {}\n", traits.join(", "));
    }
    text
}

/// What ODS says of an attribute; the name of the definition where it says little.
fn kind(dialect: &Dialect, attribute: &Attribute) -> String {
    match &attribute.kind {
        Kind::Struct { class } if dialect.attributes.iter().any(|definition| definition.class == *class) => {
            format!("{} ({})", structure(class), attribute.constraint)
        }
        Kind::Enum { class, .. } if !attribute.constraint.contains(class.as_str()) => {
            format!("{class} ({})", attribute.constraint)
        }
        _ => attribute.constraint.clone(),
    }
}

fn anchor(dialect: &str, operation: &Operation) -> String {
    // As GitHub makes it of the heading: dots go.
    format!("{dialect}{}", operation.mnemonic.replace('.', ""))
}

fn paragraph(text: &mut String, description: &str) {
    let description = unindent(description);
    if !description.is_empty() {
        let _ = writeln!(text, "{description}\n");
    }
}

fn capitalized(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

/// Text for one cell of a table.
fn cell(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

fn finished(text: String) -> String {
    format!("{}\n", text.trim_end())
}

/// The sources that say what an operation has beside its declaration.
pub struct Sources {
    /// Name and text of every test below `lit-tests`, by path relative to it.
    tests: Vec<(String, String)>,
    /// The text of every table of rules, and of the phase `input`.
    rules: String,
}

impl Sources {
    /// Reads the tests and the tables of rules below the root of the repository.
    pub fn read(root: &Path) -> Result<Self> {
        let lit = root.join("lit-tests");
        let mut tests = Vec::new();
        for path in files(&lit, &["mlir", "test"])? {
            let name = path.strip_prefix(&lit).unwrap_or(&path).to_string_lossy().into_owned();
            tests.push((name, read(&path)?));
        }
        let mut rules = String::new();
        for folder in ["lowering", "passes"] {
            for path in files(&root.join(folder), &["rs"])? {
                let text = read(&path)?;
                // The phase `input` matches on names; the others have tables.
                rules += &if path.starts_with(root.join("passes/src/input")) { text } else { tables(&text) };
            }
        }
        Ok(Self { tests, rules })
    }

    /// The text of a test.
    fn text(&self, name: &str) -> Option<&str> {
        self.tests.iter().find(|(test, _)| test == name).map(|(_, text)| text.as_str())
    }

    fn test(&self, matches: impl Fn(&str, &str) -> bool) -> bool {
        self.tests.iter().any(|(name, text)| matches(name, text))
    }

    fn row(&self, dialect: &str, written: Written, operation: &Operation) -> [Option<bool>; 7] {
        let mnemonic = &operation.mnemonic;
        let full = format!("{dialect}.{mnemonic}");
        let own = format!("dialects/{dialect}/{mnemonic}_");
        let roundtrip = self.test(|name, text| {
            name.starts_with("dialects/") && name.ends_with("roundtrip.mlir") && mentions(text, &full)
        });
        let invalid = self.test(|name, text| {
            name.starts_with("dialects/")
                && name.ends_with("invalid.mlir")
                && (name.starts_with(&own)
                    || text.lines().any(|line| line.contains("expected-error") && line.contains(&format!("'{full}'"))))
        });
        let run = self.test(|name, text| {
            !name.starts_with("dialects/")
                && (text.contains("shale_run") || text.contains("shale-run"))
                && mentions(text, &full)
        });
        [
            operation.has_verifier.then_some(written.verify),
            operation.infers.then_some(written.infer),
            operation.has_folder.then_some(written.fold),
            Some(roundtrip),
            Some(invalid),
            // Operations of Shale's own dialect are the subject of whole passes.
            (dialect != "shale").then(|| self.rules.contains(&format!("\"{full}\""))),
            Some(run),
        ]
    }
}

/// The table of all operations.
pub fn operations(dialects: &[Dialect], sources: &Sources) -> String {
    let mut text = format!(
        "{NOTICE}
# Operations and what they have

`x`: it is there; `-`: it is not; empty: the declaration asks for none.

- verifier, inference, folder: the Rust function that the declaration in `ops/<family>.td` asks for
- roundtrip, invalid: a test below `lit-tests/dialects` of its text, and one of its diagnostics
- rule: an entry in a table of rules, or an arm in the phase `input`, that takes it to the next phase
- run: a test that runs a program with it
"
    );
    for dialect in dialects {
        let _ = writeln!(text, "\n## {}\n", dialect.name);
        text += "| operation | family | verifier | inference | folder | roundtrip | invalid | rule | run |\n";
        text += "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
        let mut totals = [0; 7];
        for (family, operation) in dialect.operations() {
            let row = sources.row(&dialect.name, family.written, operation);
            let cells: Vec<&str> = row.iter().map(|has| has.map_or("", |has| if has { "x" } else { "-" })).collect();
            totals.iter_mut().zip(row).for_each(|(total, has)| *total += usize::from(has == Some(true)));
            let link = format!(
                "[`{}`](dialects/{}.md#{})",
                operation.mnemonic,
                dialect.name,
                anchor(&dialect.name, operation)
            );
            let _ = writeln!(text, "| {link} | {} | {} |", family.name, cells.join(" | "));
        }
        let totals: Vec<String> = totals.iter().map(usize::to_string).collect();
        let _ = writeln!(text, "| {} in all | | {} |", dialect.operations().count(), totals.join(" | "));
    }
    finished(text)
}

/// True if `text` has `name` as a whole: `stablehlo.log` is not in `stablehlo.log_plus_one`.
fn mentions(text: &str, name: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    text.match_indices(name).any(|(at, _)| !text[..at].ends_with(part) && !text[at + name.len()..].starts_with(part))
}

/// The constants called `RULES` or `NAMES` in a Rust source.
fn tables(source: &str) -> String {
    let mut result = String::new();
    for name in ["const RULES", "const NAMES"] {
        for (at, _) in source.match_indices(name) {
            let rest = &source[at..];
            result += &rest[..rest.find("];").unwrap_or(rest.len())];
        }
    }
    result
}

fn files(folder: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut result = Vec::new();
    if !folder.is_dir() {
        return Ok(result);
    }
    for entry in fs::read_dir(folder).with_context(|| format!("{}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            result.extend(files(&path, extensions)?);
        } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e)) {
            result.push(path);
        }
    }
    result.sort();
    Ok(result)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{}", path.display()))
}

/// The table of the specification's constraints: for each operation how many there are, and which have a test that violates them.
/// `numbers` is `dialects/stablehlo/constraints.txt`: an operation and its number of constraints on a line, and below it, indented,
/// remarks on some, of which those that begin with `none can:` say why no program can violate them. A test of (C1) of an operation is
/// a function whose name begins with `C1` in `lit-tests/dialects/stablehlo/<operation>_invalid.mlir`.
pub fn constraints(numbers: &str, sources: &Sources) -> String {
    let mut text = String::from(
        "<!-- Written by `./x doc`. -->\n# Constraints of the StableHLO specification\n\n\
         Each operation's numbered constraints, and those of them that a test violates. A test is a function called by the number in \
         `lit-tests/dialects/stablehlo/<operation>_invalid.mlir`. Where no program can violate a constraint, or it holds in another \
         form, the remarks say why.\n\n\
         | operation | constraints | with a test | without | remarks |\n| --- | --- | --- | --- | --- |\n",
    );
    let (mut all, mut tested, mut impossible) = (0, 0, 0);
    let mut lines = numbers.lines().filter(|line| !line.starts_with('#')).peekable();
    while let Some(line) = lines.next() {
        let Some((operation, count)) = line.split_once(' ') else { continue };
        let count: usize = count.trim().parse().unwrap_or(0);
        let file = format!("dialects/stablehlo/{operation}_invalid.mlir");
        let test = sources.text(&file).unwrap_or_default();
        let violated = |id: usize| {
            let name = format!("func.func @C{id}");
            let private = format!("func.func private @C{id}");
            [name, private].iter().any(|name| {
                test.match_indices(name)
                    .any(|(at, _)| !test[at + name.len()..].starts_with(|c: char| c.is_ascii_digit()))
            })
        };
        let (mut remarks, mut cannot) = (vec![], vec![]);
        while let Some(remark) = lines.next_if(|line| line.starts_with(' ')) {
            let Some((ids, reason)) = remark.trim().split_once(": ") else { continue };
            if reason.starts_with("none can: ") {
                cannot.extend(ids.split(' ').map(str::to_owned));
            }
            remarks.push(format!("{ids}: {reason}"));
        }
        let missing: Vec<String> = (1..=count).filter(|id| !violated(*id)).map(|id| format!("C{id}")).collect();
        let (excused, open): (Vec<_>, Vec<_>) = missing.into_iter().partition(|id| cannot.contains(id));
        let found = count - excused.len() - open.len();
        all += count;
        tested += found;
        impossible += excused.len();
        let _ = writeln!(text, "| `{operation}` | {count} | {found} | {} | {} |", open.join(" "), remarks.join("; "));
    }
    let open = all - tested - impossible;
    let _ = writeln!(text, "| in all | {all} | {tested} | {open} | {impossible} that none can violate |");
    finished(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_matched_as_a_whole() {
        assert!(mentions("%0 = stablehlo.log %x", "stablehlo.log"));
        assert!(mentions("\"stablehlo.log\"(%x)", "stablehlo.log"));
        assert!(!mentions("stablehlo.log_plus_one %x", "stablehlo.log"));
        assert!(!mentions("my.stablehlo.log %x", "stablehlo.log"));
    }

    #[test]
    fn tables_end_where_they_end() {
        let source = "pub const RULES: &[(&str, Rule)] = &[(\"a.b\", f)];\nfn f() { g(\"a.c\"); }";
        assert!(tables(source).contains("\"a.b\""));
        assert!(!tables(source).contains("\"a.c\""));
    }
}
