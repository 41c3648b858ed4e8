use std::fmt;
use std::str::FromStr;

/// A link to a server, a table or a seat: `http://HOST/t/TABLE#SECRET`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The host, with its port.
    pub host: String,
    /// The table's id.
    pub table: Option<String>,
    /// What stands behind `#`.
    pub key: Option<Key>,
}

/// What opens a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// The seat's secret.
    Secret(String),
    /// A one-use code that brings the seat here.
    Move(String),
}

/// Something else than a link.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadLink(String);

impl FromStr for Link {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Self, BadLink> {
        if text.starts_with("https://") {
            let message =
                "this program speaks http only: use the server's own address, or a tunnel to it";
            return Err(BadLink(message.to_owned()));
        }
        let rest = text.strip_prefix("http://").unwrap_or(text);
        let (place, key) = match rest.split_once('#') {
            Some((place, key)) => (place, Some(key)),
            None => (rest, None),
        };
        let (host, path) = place.split_once('/').unwrap_or((place, ""));
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        if host.is_empty() || !host.bytes().all(plain) {
            return Err(BadLink("write a link as http://HOST:PORT/t/TABLE".to_owned()));
        }
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        let table = match path.trim_end_matches('/') {
            "" => None,
            path => match path.strip_prefix("t/") {
                Some(table) if table.bytes().all(|byte| byte.is_ascii_alphanumeric()) => {
                    Some(table.to_owned())
                }
                _ => return Err(BadLink("a link to a table ends with /t/TABLE".to_owned())),
            },
        };
        let key = key.filter(|key| !key.is_empty()).map(|key| match key.strip_prefix("move=") {
            Some(code) => Key::Move(code.to_owned()),
            None => Key::Secret(key.to_owned()),
        });
        Ok(Self { host, table, key })
    }
}

impl fmt::Display for Link {
    /// Leaves out the key: links are shown, secrets are not.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.host)?;
        match &self.table {
            Some(table) => write!(f, "/t/{table}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_and_shown_without_their_secrets() {
        let link: Link = "http://localhost:4700/t/abc#SECRET".parse().unwrap();
        assert_eq!(link.key, Some(Key::Secret("SECRET".to_owned())));
        assert_eq!(link.to_string(), "http://localhost:4700/t/abc");
        let link: Link = "play.example/t/abc#move=CODE".parse().unwrap();
        assert_eq!(
            (link.host.as_str(), link.key),
            ("play.example:80", Some(Key::Move("CODE".to_owned())))
        );
        assert_eq!("localhost:4700".parse::<Link>().unwrap().table, None);
        for bad in ["", "http://", "http://a b", "http://host/elsewhere", "https://host/t/abc"] {
            assert!(bad.parse::<Link>().is_err(), "{bad}");
        }
    }
}
