//! Brings a database up to this program's form.

use sqlx::AnyConnection;
use sqlx::{AssertSqlSafe, Connection, Row};

use crate::StoreError;

/// Every change of form since the first, in order. Never change one that was released: add another.
const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/0001_tables.sql"),
    include_str!("../migrations/0002_recent.sql"),
    include_str!("../migrations/0003_uptime.sql"),
];

/// A number that no other program locks by.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7305814332)";

pub(crate) async fn migrate(
    connection: &mut AnyConnection,
    is_sqlite: bool,
) -> Result<(), StoreError> {
    // Two nodes that start at the same time must not both change the form.
    let begin = if is_sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
    let mut work = connection.begin_with(begin).await?;
    if !is_sqlite {
        sqlx::query(LOCK).execute(&mut *work).await?;
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS backlot_form (version BIGINT NOT NULL)")
        .execute(&mut *work)
        .await?;
    let row = sqlx::query("SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) FROM backlot_form")
        .fetch_one(&mut *work)
        .await?;
    let found = usize::try_from(row.try_get::<i64, _>(0)?).unwrap_or(usize::MAX);
    if found > MIGRATIONS.len() {
        return Err(StoreError::Schema(format!(
            "the database has form {found}, made by a newer Backlot; this one knows forms up to {}: use the newer program",
            MIGRATIONS.len()
        )));
    }
    for (version, script) in (1_i64..).zip(MIGRATIONS).skip(found) {
        for statement in statements(script, is_sqlite) {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut *work).await?;
        }
        sqlx::query("INSERT INTO backlot_form (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *work)
            .await?;
    }
    work.commit().await?;
    Ok(())
}

/// The statements of a script. Comments `/*sqlite: … */` are read by SQLite only.
fn statements(script: &str, is_sqlite: bool) -> Vec<String> {
    let lines = script.lines().filter(|line| !line.trim_start().starts_with("--"));
    let mut script: String = lines.collect::<Vec<_>>().join("\n");
    while let Some(start) = script.find("/*sqlite:") {
        let end = script[start..].find("*/").map_or(script.len(), |end| start + end + 2);
        let inside = script[start..end].trim_start_matches("/*sqlite:").trim_end_matches("*/");
        let inside = if is_sqlite { inside.to_owned() } else { String::new() };
        script.replace_range(start..end, &inside);
    }
    script.split(';').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_cut_into_statements_for_each_database() {
        let script = "-- a; b\nCREATE TABLE x (y TEXT) /*sqlite: STRICT*/;\nDROP TABLE z;\n";
        assert_eq!(statements(script, true), ["CREATE TABLE x (y TEXT)  STRICT", "DROP TABLE z"]);
        assert_eq!(statements(script, false)[0], "CREATE TABLE x (y TEXT)");
    }
}
