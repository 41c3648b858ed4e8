use std::time::Duration;

use backlot_protocol::{ClientFrame, Hello};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::ClientError;
use crate::request::refused;

/// A socket at a table.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    next_id: u64,
}

/// Frames that came while another was awaited.
pub type Frames = Vec<Value>;

impl Connection {
    /// Connects and says hello; returns the welcome. `hello` is a [`Hello`], or some of its fields.
    pub async fn open(
        host: &str,
        table: &str,
        hello: &impl Serialize,
    ) -> Result<(Self, Value), ClientError> {
        let unreachable = |error| ClientError::Unreachable { host: host.to_owned(), error };
        let stream = TcpStream::connect(host).await.map_err(unreachable)?;
        stream.set_nodelay(true).map_err(unreachable)?;
        let address = format!("ws://{host}/api/tables/{table}/socket");
        let buffers = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(address, stream, Some(buffers))
            .await
            .map_err(|error| ClientError::Broken(error.to_string()))?;
        let mut connection = Self { socket, next_id: 1 };
        let mut frame = json!(ClientFrame::Hello(Hello::default()));
        for (name, value) in json!(hello).as_object().into_iter().flatten() {
            frame[name] = value.clone();
        }
        connection.send_text(frame.to_string()).await?;
        let welcome = connection.receive().await?;
        match welcome["type"].as_str() {
            Some("welcome") => Ok((connection, welcome)),
            _ => Err(refused(&welcome)),
        }
    }

    /// Sends a frame without waiting.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|error| ClientError::Broken(error.to_string()))
    }

    /// Sends a [`ClientFrame`], or JSON, under a new id, which is returned.
    pub async fn send(&mut self, frame: impl Serialize) -> Result<u64, ClientError> {
        let mut frame = json!(frame);
        let id = self.next_id;
        self.next_id += 1;
        frame["id"] = id.into();
        self.send_text(frame.to_string()).await?;
        Ok(id)
    }

    /// Sends a frame and waits for its answer. Also returns what came before that.
    pub async fn ask(&mut self, frame: impl Serialize) -> Result<(Value, Frames), ClientError> {
        let id = self.send(frame).await?;
        let mut before = Vec::new();
        loop {
            let frame = self.receive().await?;
            if frame["re"].as_u64() == Some(id) {
                return if frame["type"] == "refused" {
                    Err(refused(&frame))
                } else {
                    Ok((frame, before))
                };
            }
            before.push(frame);
        }
    }

    /// The next frame as text.
    pub async fn receive_text(&mut self) -> Result<String, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(ClientError::Broken("the server has closed it".to_owned()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(ClientError::Broken(error.to_string())),
            }
        }
    }

    /// The next frame.
    pub async fn receive(&mut self) -> Result<Value, ClientError> {
        let text = self.receive_text().await?;
        serde_json::from_str(&text).map_err(|error| ClientError::Broken(error.to_string()))
    }

    /// The next frame, if one comes in time.
    pub async fn receive_within(&mut self, time: Duration) -> Result<Option<Value>, ClientError> {
        match tokio::time::timeout(time, self.receive()).await {
            Ok(frame) => frame.map(Some),
            Err(_) => Ok(None),
        }
    }
}
