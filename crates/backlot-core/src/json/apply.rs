//! Doing what was found by comparing.

use serde_json::Value;

/// Does what [`changes_between`](super::changes_between) says. The error names what does not fit.
pub fn apply_changes(to: &mut Value, changes: &Value) -> Result<(), String> {
    let wrong = |change: &Value| format!("this is no change: {change}");
    for change in changes.as_array().ok_or_else(|| wrong(changes))? {
        let (path, value) = match change.as_array().map(Vec::as_slice) {
            Some([path]) => (path, None),
            Some([path, value]) => (path, Some(value)),
            _ => return Err(wrong(change)),
        };
        let (last, way) =
            path.as_array().and_then(|path| path.split_last()).ok_or_else(|| wrong(change))?;
        let nowhere = || format!("nothing is there to change: {change}");
        let mut place = &mut *to;
        for step in way {
            place = inside(place, step).ok_or_else(nowhere)?;
        }
        match (place, last, value) {
            (Value::Object(fields), Value::String(name), Some(value)) => {
                fields.insert(name.clone(), value.clone());
            }
            (Value::Object(fields), Value::String(name), None) => {
                fields.remove(name).ok_or_else(nowhere)?;
            }
            (Value::Array(items), _, Some(value)) if last.as_u64() == Some(items.len() as u64) => {
                items.push(value.clone());
            }
            (place, _, Some(value)) => *inside(place, last).ok_or_else(nowhere)? = value.clone(),
            (_, _, None) => return Err(nowhere()),
        }
    }
    Ok(())
}

fn inside<'a>(value: &'a mut Value, step: &Value) -> Option<&'a mut Value> {
    match value {
        Value::Object(fields) => fields.get_mut(step.as_str()?),
        Value::Array(items) => items.get_mut(usize::try_from(step.as_u64()?).ok()?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn changes_that_do_not_fit_are_refused() {
        for changes in [
            "1",
            "[1]",
            "[[]]",
            "[[[]]]",
            "[[[],1]]",
            "[[1,2]]",
            r#"[[["films"],1,2]]"#,
            r#"[[["missing"]]]"#,
            r#"[[["missing","more"],1]]"#,
            r#"[[["films",1],"b"]]"#,
            r#"[[["films","x"],"b"]]"#,
            r#"[[["films",0]]]"#,
        ] {
            let mut board = json!({ "films": [], "clock": { "left": 3 } });
            let changes = serde_json::from_str(changes).unwrap();
            assert!(apply_changes(&mut board, &changes).is_err(), "{changes}");
        }
    }
}
