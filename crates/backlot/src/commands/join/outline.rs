//! A view as indented lines. Each game's view has its own form; this fits them all.

use std::fmt::Write;

use serde_json::Value;

/// A list or object that fits into so many signs stands on one line.
const LINE: usize = 88;

/// The view in lines that people can read.
pub(super) fn outline(view: &Value) -> String {
    let mut text = String::new();
    for (name, value) in view.as_object().into_iter().flatten() {
        if name != "viewer" {
            part(&mut text, 0, name, value);
        }
    }
    text
}

fn part(text: &mut String, depth: usize, name: &str, value: &Value) {
    let indent = depth * 2;
    let name = name.replace('_', " ");
    let short = short(value);
    if indent + name.len() + short.len() <= LINE || !(value.is_array() || value.is_object()) {
        let _ = writeln!(text, "{:indent$}{name}: {short}", "");
        return;
    }
    let _ = writeln!(text, "{:indent$}{name}:", "");
    match value {
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            for (number, item) in (1..).zip(items) {
                part(text, depth + 1, &number.to_string(), item);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                part(text, depth + 1, name, value);
            }
        }
        _ => wrapped(text, indent + 2, &short),
    }
}

/// A long list of words over several lines.
fn wrapped(text: &mut String, indent: usize, words: &str) {
    let mut width = LINE;
    for word in words.split(", ") {
        if width + word.len() + 2 > LINE {
            let start = if width == LINE { "" } else { "\n" };
            let _ = write!(text, "{start}{:indent$}", "");
            width = indent;
        }
        let _ = write!(text, "{word}, ");
        width += word.len() + 2;
    }
    let end = text.trim_end_matches([' ', ',']).len();
    text.truncate(end);
    text.push('\n');
}

/// A value on one line, without the signs of JSON.
fn short(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "-".to_owned(),
        Value::Array(items) => items.iter().map(short).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{name} {}", short(value));
            format!("({})", fields.iter().map(field).collect::<Vec<_>>().join("; "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_view_becomes_lines() {
        let long: Vec<String> = (0..30).map(|number| format!("card-{number}")).collect();
        let view = json!({ "viewer": "seat:0", "round": 1, "open": [], "deck": long,
            "players": [{ "seat": 0, "cards": long }] });
        let text = outline(&view);
        assert!(text.contains("round: 1\n"), "{text}");
        assert!(text.contains("open: -\n"), "{text}");
        assert!(!text.contains("viewer"), "{text}");
        assert!(text.lines().all(|line| line.len() <= LINE + 8), "{text}");
    }
}
