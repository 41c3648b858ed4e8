use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::ClientError;

/// A longer reply is not read.
const MAX_BYTES: u64 = 16 << 20;

/// What a server replied.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// The status of HTTP.
    pub status: u16,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON, or why the server does not want to.
    pub fn json(&self) -> Result<Value, ClientError> {
        let value: Value = serde_json::from_str(&self.body).map_err(|_| {
            ClientError::Broken(format!("a reply of status {} is no JSON", self.status))
        })?;
        if (200..300).contains(&self.status) { Ok(value) } else { Err(refused(&value)) }
    }
}

/// The refusal that a reply or a frame holds.
pub(crate) fn refused(value: &Value) -> ClientError {
    let field = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    ClientError::ActionError { code: field("code"), message: field("message"), hint: field("hint") }
}

/// Sends one request with a body in JSON over a connection of its own.
pub async fn request(
    host: &str,
    method: &str,
    path: &str,
    bearer: Option<&str>,
    body: Option<&Value>,
) -> Result<Reply, ClientError> {
    let body = body.map(Value::to_string).unwrap_or_default();
    send(host, (method, path), bearer, ("application/json", &body)).await
}

/// Sends one request with a text as body over a connection of its own.
pub async fn request_text(
    host: &str,
    method: &str,
    path: &str,
    bearer: Option<&str>,
    text: &str,
) -> Result<Reply, ClientError> {
    send(host, (method, path), bearer, ("text/plain", text)).await
}

async fn send(
    host: &str,
    (method, path): (&str, &str),
    bearer: Option<&str>,
    (kind, body): (&str, &str),
) -> Result<Reply, ClientError> {
    let unreachable = |error| ClientError::Unreachable { host: host.to_owned(), error };
    let mut stream = TcpStream::connect(host).await.map_err(unreachable)?;
    let bearer = bearer.map(|word| format!("Authorization: Bearer {word}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\n{bearer}Content-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.map_err(unreachable)?;
    stream.write_all(body.as_bytes()).await.map_err(unreachable)?;
    let mut reply = Vec::new();
    stream.take(MAX_BYTES).read_to_end(&mut reply).await.map_err(unreachable)?;
    parse(&String::from_utf8_lossy(&reply))
        .ok_or_else(|| ClientError::Broken("the reply is no HTTP".to_owned()))
}

fn parse(text: &str) -> Option<Reply> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(body)? } else { body.to_owned() };
    Some(Reply { status, body })
}

fn unchunk(mut rest: &str) -> Option<String> {
    let mut body = String::new();
    loop {
        let (size, after) = rest.split_once("\r\n")?;
        let size = usize::from_str_radix(size.trim(), 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        body.push_str(after.get(..size)?);
        rest = after.get(size + 2..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_are_read_whole_and_in_chunks() {
        let whole = parse("HTTP/1.1 201 Created\r\nA: b\r\n\r\n{}").unwrap();
        assert_eq!(whole, Reply { status: 201, body: "{}".to_owned() });
        let chunks =
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n1\r\n \r\n0\r\n\r\n";
        assert_eq!(parse(chunks).unwrap().body, "{} ");
        assert_eq!(parse("nonsense"), None);
    }
}
