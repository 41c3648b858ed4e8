//! Tells code from comments and literals in a Rust file. Good enough for checks, not a compiler.

/// A Rust file, taken apart.
pub(super) struct Scan {
    /// The file with comments and the inside of literals blanked out; offsets and lines are the same.
    pub(super) code: String,
    /// The string literals, in order.
    pub(super) literals: Vec<Literal>,
    /// Where lines start.
    line_starts: Vec<usize>,
    /// The parts under `#[cfg(test)]`.
    test_parts: Vec<(usize, usize)>,
}

/// A string literal.
pub(super) struct Literal {
    /// Where its first quotation mark is.
    pub(super) offset: usize,
    /// What stands between the quotation marks, escapes as written.
    pub(super) text: String,
}

/// A word of code: a name or a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word<'a> {
    pub(super) offset: usize,
    pub(super) text: &'a str,
}

impl Scan {
    pub(super) fn new(text: &str) -> Self {
        let mut scanner =
            Scanner { text, code: Vec::with_capacity(text.len()), literals: Vec::new() };
        scanner.run();
        let code =
            String::from_utf8(scanner.code).expect("whole characters are copied or blanked out");
        let newlines = text.match_indices('\n').map(|(offset, _)| offset + 1);
        let line_starts = std::iter::once(0).chain(newlines).collect();
        let test_parts = test_parts(&code);
        Self { code, literals: scanner.literals, line_starts, test_parts }
    }

    /// The line, counted from 1, of an offset.
    pub(super) fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|&start| start <= offset)
    }

    /// Whether the offset is under `#[cfg(test)]`.
    pub(super) fn in_tests(&self, offset: usize) -> bool {
        self.test_parts.iter().any(|&(start, end)| (start..end).contains(&offset))
    }

    /// The names and keywords in the code, in order; lifetimes apart.
    pub(super) fn words(&self) -> Vec<Word<'_>> {
        let mut words = Vec::new();
        let mut start = None;
        for (offset, sign) in self.code.char_indices().chain([(self.code.len(), ' ')]) {
            let part_of_word = sign.is_alphanumeric() || sign == '_';
            match (start, part_of_word) {
                (None, true) => start = Some(offset),
                (Some(from), false) => {
                    words.push(Word { offset: from, text: &self.code[from..offset] });
                    start = None;
                }
                (None, false) | (Some(_), true) => {}
            }
        }
        let is_name = |word: &Word<'_>| {
            !word.text.starts_with(|sign: char| sign.is_ascii_digit())
                && !self.code[..word.offset].ends_with('\'')
        };
        words.retain(is_name);
        words
    }
}

/// The offset just behind the bracket that closes the first `{`, `(` or `[` from here on.
pub(super) fn end_of_block(code: &str, from: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, byte) in code.bytes().enumerate().skip(from) {
        match byte {
            b'{' | b'(' | b'[' => depth += 1,
            b'}' | b')' | b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return offset + 1;
                }
            }
            _ => {}
        }
    }
    code.len()
}

/// The first `{` or `;` from here on that is not inside round or square brackets.
pub(super) fn start_of_body(code: &str, from: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (offset, byte) in code.bytes().enumerate().skip(from) {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth = depth.saturating_sub(1),
            b'{' | b';' if depth == 0 => return Some(offset),
            _ => {}
        }
    }
    None
}

fn test_parts(code: &str) -> Vec<(usize, usize)> {
    let marker = "#[cfg(test)]";
    let mut parts = Vec::new();
    for (start, _) in code.match_indices(marker) {
        let Some(body) = start_of_body(code, start + marker.len()) else { continue };
        if code.as_bytes()[body] == b'{' {
            parts.push((start, end_of_block(code, body)));
        }
    }
    parts
}

struct Scanner<'a> {
    text: &'a str,
    code: Vec<u8>,
    literals: Vec<Literal>,
}

impl<'a> Scanner<'a> {
    fn run(&mut self) {
        while self.at() < self.text.len() {
            let rest = self.rest();
            if rest.starts_with("//") {
                self.blank(rest.find('\n').unwrap_or(rest.len()));
            } else if rest.starts_with("/*") {
                self.blank(block_comment(rest));
            } else if let Some(hashes) = self.raw_string() {
                self.copy(1 + hashes);
                let close = format!("\"{}", "#".repeat(hashes));
                let inside = &self.rest()[1..];
                self.literal(inside.find(&close).unwrap_or(inside.len()), close.len());
            } else if let Some(inside) = rest.strip_prefix('"') {
                self.literal(closing(inside, '"'), 1);
            } else if rest.starts_with('\'') && is_char_literal(rest) {
                self.blank((closing(&rest[1..], '\'') + 2).min(rest.len()));
            } else {
                self.copy(1);
            }
        }
    }

    fn at(&self) -> usize {
        self.code.len()
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at()..]
    }

    fn copy(&mut self, count: usize) {
        let mut end = (self.at() + count).min(self.text.len());
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        self.code.extend_from_slice(&self.text.as_bytes()[self.at()..end]);
    }

    fn blank(&mut self, count: usize) {
        let end = (self.at() + count).min(self.text.len());
        for &byte in &self.text.as_bytes()[self.at()..end] {
            self.code.push(if byte == b'\n' { b'\n' } else { b' ' });
        }
    }

    /// A literal whose opening quotation mark comes next.
    fn literal(&mut self, length: usize, closing_length: usize) {
        let offset = self.at();
        self.copy(1);
        let text = self.rest()[..length].to_owned();
        self.literals.push(Literal { offset, text });
        self.blank(length);
        self.copy(closing_length);
    }

    /// How many `#` the raw string has that starts here, if one does.
    fn raw_string(&self) -> Option<usize> {
        let after = self.rest().strip_prefix('r')?;
        let hashes = after.len() - after.trim_start_matches('#').len();
        let before = self.text[..self.at()].trim_end_matches(['b', 'c']);
        let starts_here = !before.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
        (starts_here && after[hashes..].starts_with('"')).then_some(hashes)
    }
}

/// The length of a block comment; such comments nest.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    let bytes = text.as_bytes();
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => (depth, at) = (depth + 1, at + 2),
            b"*/" => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// How far it is to the closing quotation mark.
fn closing(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (offset, sign) in text.char_indices() {
        if escaped {
            escaped = false;
        } else if sign == '\\' {
            escaped = true;
        } else if sign == quote {
            return offset;
        }
    }
    text.len()
}

/// Whether the apostrophe starts a character and not a lifetime.
fn is_char_literal(text: &str) -> bool {
    let mut signs = text.chars().skip(1);
    matches!((signs.next(), signs.next()), (Some('\\'), _) | (Some(_), Some('\'')))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        Scan::new(text).words().iter().map(|word| word.text.to_owned()).collect()
    }

    #[test]
    fn comments_and_literals_are_no_code() {
        assert_eq!(words("a // b\n/* c /* d */ e */ f"), ["a", "f"]);
        assert_eq!(words(r#"a("b \" c", 'd', '\'', b"e", '"') f"#), ["a", "b", "f"]);
        assert_eq!(words("a(r#\"b \" c\"#, r\"\\\") d r#move"), ["a", "r", "r", "d", "r", "move"]);
        assert_eq!(words("fn a<'life>(x: &'life str)"), ["fn", "a", "x", "str"]);
        assert_eq!(words("é + 'é' + 0x1f"), ["é"]);
    }

    #[test]
    fn literals_are_kept_with_their_lines() {
        let scan = Scan::new("a(\n\"one\",\n r#\"two\"#, \"drei é\")");
        let found: Vec<_> =
            scan.literals.iter().map(|it| (scan.line(it.offset), it.text.as_str())).collect();
        assert_eq!(found, [(2, "one"), (3, "two"), (3, "drei é")]);
    }

    #[test]
    fn unfinished_text_is_read_to_its_end() {
        for text in ["\"abc", "r#\"abc", "/* abc", "'\\", "// abc", "r\"", "fn f("] {
            assert_eq!(Scan::new(text).code.len(), text.len(), "{text}");
        }
    }

    #[test]
    fn test_modules_are_known() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { \"}\"; } }\nfn c() {}\n";
        let scan = Scan::new(text);
        assert!(!scan.in_tests(text.find("a()").unwrap()));
        assert!(scan.in_tests(text.find("b()").unwrap()));
        assert!(!scan.in_tests(text.find("c()").unwrap()));
    }
}
