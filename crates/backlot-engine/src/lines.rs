//! Lines in, lines out, in bounded memory.

use std::io::{self, BufRead, Write};

use serde_json::json;

use crate::Engine;

/// A longer line is refused and skipped.
pub const MAX_LINE_BYTES: usize = 1 << 20;

/// Answers every line of `input` until it ends. Blank lines get no answer.
pub fn serve(
    engine: &mut Engine,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let reply = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::Whole if line.trim_ascii().is_empty() => continue,
            Line::Whole => engine.answer(&line),
            Line::TooLong => json!({
                "ok": false,
                "error": "bad-json",
                "message": format!("the line is longer than {MAX_LINE_BYTES} bytes and was skipped"),
            }),
        };
        serde_json::to_writer(&mut output, &reply)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads up to the end of the line without keeping more than [`MAX_LINE_BYTES`] of it.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    let mut too_long = false;
    let mut anything = false;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            return Ok(if too_long {
                Line::TooLong
            } else if anything {
                Line::Whole
            } else {
                Line::End
            });
        }
        anything = true;
        let end = available.iter().position(|&byte| byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        if line.len() + part.len() > MAX_LINE_BYTES {
            too_long = true;
            line.clear();
        } else if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(available.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(if too_long { Line::TooLong } else { Line::Whole });
        }
    }
}
