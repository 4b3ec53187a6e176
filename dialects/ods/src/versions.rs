// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The table of what each version of StableHLO brought, from the tables of portable artifacts: `dialects/vhlo/operations.rs` and
//! `dialects/vhlo/encoding.h`.
use anyhow::{Context, Result, bail};
use std::{collections::BTreeMap, fmt::Write};

/// The lines between which the table stands in a page.
const BEGIN: &str = "<!-- Versions: written by `./x doc`. -->\n";
const END: &str = "<!-- End of versions. -->\n";

/// What the versions in `encoding.h` are of that have a name rather than a row.
const NAMED: &[(&str, &str)] = &[
    ("quantizedPerAxisSince", "types quantized along a dimension"),
    ("bufferSince", "buffers"),
    ("futureSince", "futures"),
    ("resultAccuracySince", "`result_accuracy`"),
    ("meshSince", "meshes and groups of processes along their axes"),
    ("foreignSince", "other dialects"),
];

type Version = (u32, u32);

/// What a version brought.
#[derive(Debug, Default, PartialEq, Eq)]
struct Row {
    operations: Vec<String>,
    changes: Vec<String>,
    encodings: Vec<String>,
}

/// An operation as the table of artifacts has it.
#[derive(Debug, PartialEq, Eq)]
struct Operation {
    since: Version,
    mnemonic: String,
    attributes: Vec<String>,
}

/// The page with the table of the sources in its place.
///
/// # Errors
/// Sources that are not as expected, and a page without the place.
pub fn insert(page: &str, operations: &str, encoding: &str) -> Result<String> {
    let place = page.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = place.with_context(|| format!("page must have the lines {BEGIN} and {END}"))?;
    Ok(format!("{before}{BEGIN}{}{END}{after}", table(operations, encoding)?))
}

fn table(operations: &str, encoding: &str) -> Result<String> {
    let operations = parse_operations(operations)?;
    let oldest = operations.iter().map(|operation| operation.since).min().context("operations must be there")?;
    let mut rows: BTreeMap<Version, Row> = BTreeMap::new();
    let mut first = 0;
    let mut known: BTreeMap<&str, &Operation> = BTreeMap::new();
    for operation in &operations {
        let name = format!("`{}`", operation.mnemonic);
        match known.insert(&operation.mnemonic, operation) {
            None if operation.since == oldest => first += 1,
            None => rows.entry(operation.since).or_default().operations.push(name),
            Some(before) => {
                let change = format!("{name}: {}", difference(before, operation));
                rows.entry(operation.since).or_default().changes.push(change);
            }
        }
    }
    for (since, what) in parse_encodings(encoding)? {
        if since != oldest {
            rows.entry(since).or_default().encodings.push(what);
        }
    }
    let mut text = String::from("\n| version | operations | changes of operations | types, attributes |\n");
    text += "| --- | --- | --- | --- |\n";
    let _ = writeln!(
        text,
        "| {}.{}.0 | {first}, and the types and attributes that are not below | | |",
        oldest.0, oldest.1
    );
    for ((major, minor), Row { operations, changes, encodings }) in &rows {
        let cells = [operations.join(", "), changes.join("; "), encodings.join(", ")];
        let _ = writeln!(text, "| {major}.{minor}.0 | {} |", cells.join(" | "));
    }
    text.push('\n');
    Ok(text)
}

/// What one version of an operation has that the one before had not.
fn difference(before: &Operation, after: &Operation) -> String {
    let beside = |a: &Operation, b: &Operation| -> Vec<String> {
        let only = a.attributes.iter().filter(|name| !b.attributes.contains(name));
        only.map(|name| format!("`{name}`")).collect()
    };
    let (new, gone) = (beside(after, before), beside(before, after));
    let mut parts = new;
    if !gone.is_empty() {
        parts.push(format!("no {}", gone.join(", ")));
    }
    if parts.is_empty() { "operands or regions".into() } else { parts.join(", ") }
}

/// The rows of `operations!`: a version, names in quotes, a colon and attributes in brackets.
fn parse_operations(source: &str) -> Result<Vec<Operation>> {
    let begin = "\noperations! {\n";
    let body =
        source.split_once(begin).and_then(|(_, rest)| rest.split_once("\n}")).context("no table of operations")?;
    let mut result = vec![];
    for row in body.0.split(';').map(str::trim).filter(|row| !row.is_empty()) {
        let parts = row.split_once(')').and_then(|(version, rest)| Some((version, rest.rsplit_once(':')?)));
        let (version, (names, attributes)) = parts.with_context(|| format!("row of operations: {row}"))?;
        let since = numbers(version).with_context(|| format!("version of {row}"))?;
        let attributes =
            attributes.trim().trim_matches(['[', ']']).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        for name in names.split_whitespace().map(|name| name.trim_matches('"')) {
            let (mnemonic, _) = name.rsplit_once("_v").with_context(|| format!("name without a version: {name}"))?;
            result.push(Operation { since, mnemonic: mnemonic.into(), attributes: attributes.clone() });
        }
    }
    result.sort_by(|a, b| (a.since, &a.mnemonic).cmp(&(b.since, &b.mnemonic)));
    Ok(result)
}

/// The types of `plainTypes`, and what [`NAMED`] names, with their versions.
fn parse_encodings(source: &str) -> Result<Vec<(Version, String)>> {
    let mut result = vec![];
    for line in source.lines().filter(|line| line.contains("[](Builder &b)")) {
        let Some((_, version)) = line.split_once("version(") else { continue };
        let since = numbers(version).with_context(|| format!("version of {line}"))?;
        result.push((since, format!("`{}`", type_name(line)?)));
    }
    for (at, _) in source.match_indices("Since = version(") {
        let name = source[..at].rsplit([' ', '\n']).next().unwrap_or_default();
        let full = format!("{name}Since");
        let Some((_, what)) = NAMED.iter().find(|(known, _)| *known == full) else {
            bail!("{full} of encoding.h must be described in versions.rs");
        };
        let version = source[at..].split_once("version(").map_or("", |(_, version)| version);
        result.push((numbers(version).with_context(|| format!("version of {full}"))?, (*what).into()));
    }
    Ok(result)
}

/// How MLIR spells the type that a row of `plainTypes` makes.
fn type_name(line: &str) -> Result<String> {
    let made = line.split_once("return b.get").and_then(|(_, rest)| rest.split_once(';'));
    let (made, _) = made.with_context(|| format!("type of {line}"))?;
    if let Some(width) = made.strip_prefix("IntegerType(").and_then(|rest| rest.strip_suffix(')')) {
        return Ok(match width.split_once(',') {
            Some((width, _)) => format!("ui{width}"),
            None => format!("i{width}"),
        });
    }
    let class = made.strip_prefix("Type<").and_then(|rest| rest.split_once('>')).map_or(made, |(class, _)| class);
    let class = class.trim_end_matches("()").trim_end_matches("Type");
    Ok(match class.strip_prefix("Float") {
        Some(tensor) if tensor.starts_with("TF") => tensor.to_lowercase(),
        Some(float) => format!("f{float}"),
        None => class.to_lowercase(),
    })
}

/// The first two numbers in a text, with a comma between.
fn numbers(text: &str) -> Option<Version> {
    let mut parts = text.trim().trim_start_matches('(').split([',', ')']).map(|part| part.trim().parse().ok());
    Some((parts.next()??, parts.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPERATIONS: &str = "macro\noperations! {\n    (0, 9) \"abs_v1\" \"gather_v1\": [a];\n    (1, 1) \"gather_v2\": [a\n        b];\n    \
                              (1, 1) \"conv_v1\": [c d];\n    (1, 4) \"tan_v1\": [];\n    (1, 5) \"tan_v2\": [];\n    (1, 6) \"conv_v2\": [d];\n}\n";
    const ENCODING: &str = "{0, oldest, [](Builder &b) -> Type { return b.getI1Type(); }},\n\
                            {31, version(1, 2), [](Builder &b) -> Type { return b.getIntegerType(2); }},\n\
                            {32, version(1, 2), [](Builder &b) -> Type { return b.getIntegerType(2, false); }},\n\
                            {33, version(1, 6), [](Builder &b) -> Type { return b.getNoneType(); }},\n\
                            {34, version(1, 6), [](Builder &b) -> Type { return b.getType<FloatTF32Type>(); }},\n\
                            {35, version(1, 7), [](Builder &b) -> Type { return b.getType<Float8E4M3Type>(); }},\n\
                            constexpr uint32_t bufferSince = version(1, 13), futureSince = version(1, 15);";

    #[test]
    fn rows() {
        let text = table(OPERATIONS, ENCODING).unwrap();
        for row in [
            "| 0.9.0 | 2, and the types and attributes that are not below | | |",
            "| 1.1.0 | `conv` | `gather`: `b` |  |",
            "| 1.2.0 |  |  | `i2`, `ui2` |",
            "| 1.4.0 | `tan` |  |  |",
            "| 1.5.0 |  | `tan`: operands or regions |  |",
            "| 1.6.0 |  | `conv`: no `c` | `none`, `tf32` |",
            "| 1.7.0 |  |  | `f8E4M3` |",
            "| 1.13.0 |  |  | buffers |",
            "| 1.15.0 |  |  | futures |",
        ] {
            assert!(text.lines().any(|line| line == row), "{row} in\n{text}");
        }
    }

    #[test]
    fn a_page_keeps_what_is_around() {
        let page = format!("a\n{BEGIN}old\n{END}b\n");
        let written = insert(&page, OPERATIONS, ENCODING).unwrap();
        assert!(written.starts_with("a\n") && written.ends_with("b\n") && !written.contains("old"));
        assert_eq!(insert(&written, OPERATIONS, ENCODING).unwrap(), written);
        assert!(insert("a\n", OPERATIONS, ENCODING).is_err());
    }

    #[test]
    fn versions_without_a_description_are_refused() {
        assert!(table(OPERATIONS, "constexpr uint32_t otherSince = version(1, 13);").is_err());
        assert!(table("", ENCODING).is_err());
    }
}
