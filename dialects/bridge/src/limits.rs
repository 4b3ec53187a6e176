// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What a program may ask of MLIR's readers, which abort the process or recurse without bound.
use crate::bytecode;
use std::collections::HashMap;

/// Bounds of a program's bytes, checked before MLIR reads them.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of text or bytecode.
    pub bytes: usize,
    /// Nesting: of brackets in text; of regions, attributes and types in bytecode.
    pub nesting: usize,
}

impl Default for Limits {
    /// 2 GiB and 256 levels: MLIR's parser needs some 10 KiB of stack a level.
    fn default() -> Self {
        Self { bytes: 1 << 31, nesting: 256 }
    }
}

/// Operators of an affine expression for each level of nesting: MLIR's parser recurses for operators too, on less stack.
const OPERATORS_PER_LEVEL: usize = 16;

impl Limits {
    /// The first violation, as a diagnostic that calls the program `name`.
    pub fn check(&self, bytes: &[u8], name: &str) -> Result<(), String> {
        if bytes.len() > self.bytes {
            return Err(format!(
                "{name}:1:1: error: program must have at most {} bytes, got {}\n",
                self.bytes,
                bytes.len()
            ));
        }
        if bytes.starts_with(bytecode::MAGIC) {
            return bytecode::check(bytes, self).map_err(|damage| {
                format!("{name}:0:0: error: bytecode at byte {}: {}\n", damage.offset, damage.message)
            });
        }
        self.check_text(bytes).map_err(|(line, column, message)| format!("{name}:{line}:{column}: error: {message}\n"))
    }

    /// The size up to which an attribute or a type may unfold that refers to others: in proportion to the program.
    pub(crate) fn unfolded(&self, program: usize) -> u64 {
        (1 << 22) + 16 * program as u64
    }

    /// The first violation of a text, as line, column and message.
    pub(crate) fn check_text(&self, bytes: &[u8]) -> Result<(), (usize, usize, String)> {
        let mut scan = Scan {
            limits: self,
            bytes,
            position: 0,
            line: 1,
            start: 0,
            brackets: vec![],
            aliases: HashMap::new(),
            definition: None,
        };
        scan.run().map_err(|message| (scan.line, scan.position - scan.start + 1, message))
    }
}

struct Bracket {
    opening: u8,
    /// Operators since it was opened, or since the last comma.
    operators: usize,
}

/// The definition of an alias of a type or an attribute.
struct Definition<'a> {
    name: &'a [u8],
    start: usize,
    /// What the aliases in it unfold to.
    size: u64,
    empty: bool,
}

/// One pass over the tokens of a text.
struct Scan<'a> {
    limits: &'a Limits,
    bytes: &'a [u8],
    position: usize,
    line: usize,
    /// Where the line begins.
    start: usize,
    brackets: Vec<Bracket>,
    /// What each alias unfolds to.
    aliases: HashMap<&'a [u8], u64>,
    definition: Option<Definition<'a>>,
}

fn is_identifier(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

impl<'a> Scan<'a> {
    fn at(&self, ahead: usize) -> u8 {
        self.bytes.get(self.position + ahead).copied().unwrap_or(b' ')
    }

    fn run(&mut self) -> Result<(), String> {
        while self.position < self.bytes.len() {
            let byte = self.bytes[self.position];
            if let Some(definition) = &mut self.definition {
                definition.empty &= byte.is_ascii_whitespace() || byte == b'/';
            }
            match byte {
                b'\n' => self.line_break()?,
                b'"' => {
                    self.string();
                    continue;
                }
                b'/' if self.at(1) == b'/' => {
                    while self.position + 1 < self.bytes.len() && self.at(1) != b'\n' {
                        self.position += 1;
                    }
                }
                // A comparison in an integer set, not a bracket.
                b'<' | b'>' if self.at(1) == b'=' => self.position += 1,
                b'-' if self.at(1) == b'>' => self.position += 1,
                b'(' | b'[' | b'{' | b'<' => {
                    if self.brackets.len() >= self.limits.nesting {
                        return Err(format!("brackets must nest at most {} deep", self.limits.nesting));
                    }
                    self.brackets.push(Bracket { opening: byte, operators: 0 });
                }
                b')' => self.close(b'('),
                b']' => self.close(b'['),
                b'}' => self.close(b'{'),
                b'>' => self.close(b'<'),
                b',' => {
                    if let Some(bracket) = self.brackets.last_mut() {
                        bracket.operators = 0;
                    }
                }
                b'+' | b'*' | b'-' => self.operator()?,
                b'!' | b'#' => {
                    self.alias()?;
                    continue;
                }
                0 => return Err("program must be text or MLIR bytecode, got a NUL byte".into()),
                byte if is_identifier(byte) || byte == b'%' || byte == b'^' || byte == b'@' => {
                    let start = self.position;
                    self.position += 1;
                    while self.position < self.bytes.len() && is_identifier(self.at(0)) {
                        self.position += 1;
                    }
                    if matches!(&self.bytes[start..self.position], b"mod" | b"floordiv" | b"ceildiv") {
                        self.operator()?;
                    }
                    continue;
                }
                _ => {}
            }
            self.position += 1;
        }
        self.end_definition()
    }

    fn line_break(&mut self) -> Result<(), String> {
        let ends = self.brackets.is_empty()
            && self.definition.as_ref().is_some_and(|definition| !definition.empty)
            && !matches!(self.next_after_break(), b'<' | b'(' | b'[' | b':' | b'-' | b'>' | b'+' | b'*' | b',');
        if ends {
            self.end_definition()?;
        }
        self.line += 1;
        self.start = self.position + 1;
        Ok(())
    }

    /// The first byte of the next token after this line.
    fn next_after_break(&self) -> u8 {
        let mut rest = &self.bytes[self.position..];
        loop {
            rest = rest.trim_ascii_start();
            let Some(comment) = rest.strip_prefix(b"//") else { return rest.first().copied().unwrap_or(b' ') };
            rest = comment.iter().position(|b| *b == b'\n').map_or(&[], |end| &comment[end..]);
        }
    }

    fn string(&mut self) {
        self.position += 1;
        // The elements of a large constant are one string: it is searched by vectors, not by bytes.
        while let Some(rest) = self.bytes.get(self.position..) {
            match memchr::memchr3(b'"', b'\n', b'\\', rest) {
                Some(next) if rest[next] == b'\\' => self.position += next + 2,
                Some(next) => {
                    self.position += next;
                    break;
                }
                None => self.position = self.bytes.len() + 1,
            }
        }
        self.position = self.position.min(self.bytes.len());
        // A line break ends no string: let the next turn count it, and MLIR's lexer complain.
        if self.at(0) == b'"' {
            self.position += 1;
        }
    }

    /// Closes the innermost bracket of that kind and what was left open within.
    fn close(&mut self, opening: u8) {
        if let Some(position) = self.brackets.iter().rposition(|bracket| bracket.opening == opening) {
            self.brackets.truncate(position);
        }
    }

    /// Affine expressions stand in brackets, and never right between braces.
    fn operator(&mut self) -> Result<(), String> {
        let most = self.limits.nesting.saturating_mul(OPERATORS_PER_LEVEL);
        if let Some(bracket) = self.brackets.last_mut().filter(|bracket| bracket.opening != b'{') {
            bracket.operators += 1;
            if bracket.operators > most {
                return Err(format!("expression must have at most {most} operators"));
            }
        }
        Ok(())
    }

    /// A use of an alias, the beginning of its definition, or the name of a dialect's type or attribute.
    fn alias(&mut self) -> Result<(), String> {
        let start = self.position;
        self.position += 1;
        while self.position < self.bytes.len() && is_identifier(self.at(0)) {
            self.position += 1;
        }
        let name = &self.bytes[start..self.position];
        let mut after = self.position;
        while self.bytes.get(after).is_some_and(u8::is_ascii_whitespace) {
            after += 1;
        }
        let defines = self.brackets.is_empty()
            && self.bytes.get(after) == Some(&b'=')
            && self.bytes.get(after + 1).is_none_or(|byte| *byte != b'=');
        if defines {
            self.end_definition()?;
            for position in self.position..after {
                if self.bytes[position] == b'\n' {
                    self.line += 1;
                    self.start = position + 1;
                }
            }
            self.position = after + 1;
            self.definition = Some(Definition { name, start: self.position, size: 0, empty: true });
        } else if let Some(definition) = &mut self.definition {
            definition.size = definition.size.saturating_add(self.aliases.get(name).copied().unwrap_or(0));
        }
        Ok(())
    }

    fn end_definition(&mut self) -> Result<(), String> {
        let Some(definition) = self.definition.take() else { return Ok(()) };
        let size = definition.size.saturating_add((self.position - definition.start) as u64);
        let most = self.limits.unfolded(self.bytes.len());
        if size > most {
            let name = String::from_utf8_lossy(definition.name);
            return Err(format!("alias must unfold to at most {most} characters, got {size} for '{name}'"));
        }
        self.aliases.insert(definition.name, size);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Limits = Limits { bytes: 1000, nesting: 3 };

    #[test]
    fn nesting_is_limited_outside_strings_and_comments() {
        assert!(SMALL.check_text(b"((())) // ((((((\n \"((((((\" -> -> -> ->").is_ok());
        assert!(SMALL.check_text(b"[d0 >= 0, [d0 >= 0, [d0 >= 0, [").is_err());
        assert!(SMALL.check_text(b"(d0 <= 0, d0 <= 0, d0 <= 0, d0 <= 0)").is_ok());
        assert_eq!(SMALL.check_text(b"\n (((("), Err((2, 5, "brackets must nest at most 3 deep".into())));
        assert!(SMALL.check_text(b"a\0b").is_err());
        assert!(SMALL.check(&[b' '; 1001], "x").is_err());
    }

    #[test]
    fn operators_are_limited_within_an_expression() {
        let expression =
            |operators: usize, separator: &str| format!("({}d0)", format!("-{separator}").repeat(operators));
        assert!(SMALL.check_text(expression(48, "").as_bytes()).is_ok());
        assert!(SMALL.check_text(expression(49, "").as_bytes()).is_err());
        assert!(SMALL.check_text(expression(49, " // x\n").as_bytes()).is_err());
        assert!(SMALL.check_text(format!("({}d0)", "d0 mod ".repeat(49)).as_bytes()).is_err());
        assert!(SMALL.check_text(format!("[{}]", "-1, ".repeat(490)).as_bytes()).is_ok());
        assert!(SMALL.check_text(format!("{{{}}}", "x = -1 ".repeat(490)).as_bytes()).is_ok());
    }

    #[test]
    fn aliases_unfold_in_proportion() {
        let doubling = |levels: usize, space: &str| {
            let mut text = String::from("!t0 = f32\n");
            for i in 0..levels {
                text += &format!("!t{} ={space} tuple{space}<!t{i},{space}!t{i}>\n", i + 1);
            }
            text
        };
        for space in ["", "\n", "// x\n"] {
            assert!(SMALL.check_text(doubling(10, space).as_bytes()).is_ok());
            let (_, _, message) = SMALL.check_text(doubling(40, space).as_bytes()).unwrap_err();
            assert!(message.starts_with("alias must unfold to at most "), "{message}");
        }
        // What follows a definition is none of its parts.
        let uses = "f(!t15)\n".repeat(1000);
        assert!(SMALL.check_text((doubling(15, "") + &uses).as_bytes()).is_ok());
    }
}
