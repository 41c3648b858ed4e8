use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where tables are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// A file of SQLite's.
    Sqlite(PathBuf),
    /// The address of a Postgres server, `postgres://…`.
    Postgres(String),
}

impl Address {
    /// The address as the driver wants it.
    pub(crate) fn url(&self) -> String {
        match self {
            Self::Sqlite(path) => format!("sqlite://{}?mode=rwc", escape(&path.to_string_lossy())),
            Self::Postgres(url) => url.clone(),
        }
    }

    pub(crate) fn is_sqlite(&self) -> bool {
        matches!(self, Self::Sqlite(_))
    }
}

/// Signs that mean something in an address, as their bytes.
fn escape(path: &str) -> String {
    let mut escaped = String::new();
    for sign in path.chars() {
        match sign {
            '%' => escaped.push_str("%25"),
            '?' => escaped.push_str("%3F"),
            '#' => escaped.push_str("%23"),
            other => escaped.push(other),
        }
    }
    escaped
}

impl fmt::Display for Address {
    /// Leaves out a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "{}", path.display()),
            Self::Postgres(url) => match (url.split_once("://"), url.rsplit_once('@')) {
                (Some((scheme, _)), Some((_, place))) => write!(f, "{scheme}://…@{place}"),
                _ => f.write_str(url),
            },
        }
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:") {
            Some(path) => Ok(Self::Sqlite(PathBuf::from(path))),
            None => {
                Err("write a database as postgres://NAME:PASSWORD@HOST/DATABASE or sqlite:FILE"
                    .to_owned())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_passwords() {
        let address: Address = "postgres://ada:secret@db.example/backlot".parse().unwrap();
        assert_eq!(address.to_string(), "postgres://…@db.example/backlot");
        assert!("mysql://x".parse::<Address>().unwrap_err().contains("postgres://"));
        assert_eq!("sqlite:a.db".parse(), Ok(Address::Sqlite("a.db".into())));
    }
}
