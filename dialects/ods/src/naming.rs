// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! From the names of ODS to those of Rust and C++.

const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
    "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// `operandSegmentSizes` → `operand_segment_sizes`, `FFTType` → `fft_type`.
pub fn snake_case(name: &str) -> String {
    let characters: Vec<char> = name.chars().collect();
    let mut result = String::new();
    for (index, &character) in characters.iter().enumerate() {
        if !character.is_ascii_alphanumeric() {
            result.push('_');
            continue;
        }
        if character.is_ascii_uppercase() && index > 0 && characters[index - 1].is_ascii_alphanumeric() {
            let after_lower = !characters[index - 1].is_ascii_uppercase();
            let before_lower = characters.get(index + 1).is_some_and(char::is_ascii_lowercase);
            if after_lower || before_lower {
                result.push('_');
            }
        }
        result.push(character.to_ascii_lowercase());
    }
    result
}

/// `NO_TRANSPOSE` → `NoTranspose`, `equal` → `Equal`, `TotalOrder` stays, `EQ` → `Eq`.
pub fn pascal_case(name: &str) -> String {
    let mut result = String::new();
    for word in snake_case(name).split('_').filter(|word| !word.is_empty()) {
        let (first, rest) = word.split_at(1);
        result += &first.to_ascii_uppercase();
        result += rest;
    }
    match result.starts_with(|c: char| c.is_ascii_digit()) {
        true => format!("_{result}"),
        false => result,
    }
}

/// A name that Rust accepts where an identifier is expected.
pub fn identifier(name: &str) -> String {
    let name = snake_case(name);
    match name.as_str() {
        "self" | "super" | "crate" => format!("{name}_"),
        keyword if KEYWORDS.contains(&keyword) => format!("r#{keyword}"),
        _ => name,
    }
}

/// The name of ODS's C++ accessor for a parameter: `lhs_batching` → `getLhsBatching`.
pub fn getter(name: &str) -> String {
    let mut result = String::from("get");
    let mut upper = true;
    for character in name.chars() {
        match character {
            '_' => upper = true,
            _ if upper => {
                result.push(character.to_ascii_uppercase());
                upper = false;
            }
            _ => result.push(character),
        }
    }
    result
}

/// `DotDimensionNumbersAttr` → `DotDimensionNumbers`, `TokenType` stays as it is.
pub fn structure(class: &str) -> &str {
    class.strip_suffix("Attr").unwrap_or(class)
}

/// The text as lines of a documentation comment, with the common indentation of ODS descriptions removed.
pub fn comment(prefix: &str, text: &str) -> String {
    let mut fenced = false;
    let mut result = String::new();
    for line in unindent(text).lines() {
        let mut line = line.trim_end().to_string();
        if line.trim_start().starts_with("```") {
            // Examples are MLIR: rustdoc must not take them for Rust.
            if !fenced && line.trim_start() == "```" {
                line += "text";
            }
            fenced = !fenced;
        }
        result += format!("{prefix} {line}").trim_end();
        result.push('\n');
    }
    result
}

/// Removes the common indentation and the blank lines at both ends.
pub fn unindent(text: &str) -> String {
    let lines: Vec<&str> = text.lines().skip_while(|line| line.trim().is_empty()).collect();
    let indentation =
        lines.iter().filter(|line| !line.trim().is_empty()).map(|line| line.len() - line.trim_start().len()).min();
    let lines: Vec<&str> =
        lines.iter().map(|line| line.get(indentation.unwrap_or(0)..).unwrap_or("").trim_end()).collect();
    lines.join("\n").trim_end().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(snake_case("operandSegmentSizes"), "operand_segment_sizes");
        assert_eq!(snake_case("FFTType"), "fft_type");
        assert_eq!(snake_case("custom_call"), "custom_call");
        assert_eq!(pascal_case("NO_TRANSPOSE"), "NoTranspose");
        assert_eq!(pascal_case("EQ"), "Eq");
        assert_eq!(pascal_case("TotalOrder"), "TotalOrder");
        assert_eq!(identifier("type"), "r#type");
        assert_eq!(identifier("if"), "r#if");
        assert_eq!(getter("lhs_batching"), "getLhsBatching");
        assert_eq!(structure("DotDimensionNumbersAttr"), "DotDimensionNumbers");
    }

    #[test]
    fn comments_are_unindented_and_examples_are_text() {
        let text = "\n    One.\n\n    ```\n      %0 = op\n    ```\n  ";
        assert_eq!(comment("///", text), "/// One.\n///\n/// ```text\n///   %0 = op\n/// ```\n");
    }
}
