//! Writing as serde does, in less time.

use serde_json::Value;

/// Writes a string as JSON. Most need no escapes, and to see that at once is quicker than to look for them byte by byte.
pub(crate) fn write_string(text: &str, out: &mut Vec<u8>) {
    let is_special = |byte: u8| byte < 0x20 || byte == b'"' || byte == b'\\';
    if text.bytes().fold(false, |any, byte| any | is_special(byte)) {
        serde_json::to_writer(out, text).expect("strings are JSON");
    } else {
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
    }
}

/// Writes a value as JSON, as serde does, in less time.
pub(crate) fn write_value(value: &Value, out: &mut Vec<u8>) {
    let mut first = true;
    let mut comma = |out: &mut Vec<u8>| {
        if !std::mem::take(&mut first) {
            out.push(b',');
        }
    };
    match value {
        Value::String(text) => write_string(text, out),
        Value::Array(items) => {
            out.push(b'[');
            for item in items {
                comma(out);
                write_value(item, out);
            }
            out.push(b']');
        }
        Value::Object(fields) => {
            out.push(b'{');
            for (name, value) in fields {
                comma(out);
                write_string(name, out);
                out.push(b':');
                write_value(value, out);
            }
            out.push(b'}');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {
            serde_json::to_writer(out, value).expect("values are JSON");
        }
    }
}
