//! Bodies of requests: they come in time, and are read to their end also where nobody wants them. Were a connection
//! closed before, the client's system could throw away the answer.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::header::EXPECT;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use tokio::time::Sleep;

use crate::ApiError;
use crate::hub::Hub;

/// The maximum number of bytes that are read of a body nobody wants.
const MAX_READ_OUT: usize = 4 << 20;

/// A body as the handler reads it and, after that, whoever reads the rest of it.
#[derive(Clone)]
struct Shared(Arc<Mutex<Timed>>);

struct Timed {
    body: Body,
    end: Pin<Box<Sleep>>,
    late: bool,
}

/// Reads what a handler leaves of the request's body before it answers.
pub(super) async fn to_the_end(
    State(hub): State<Arc<Hub>>,
    request: Request,
    next: Next,
) -> Response {
    // Who waits for a sign to send the body has not sent it when it is refused.
    if request.body().is_end_stream() || request.headers().contains_key(EXPECT) {
        return next.run(request).await;
    }
    let most = hub.options.limits.body_seconds;
    let end = Box::pin(tokio::time::sleep(Duration::from_secs(most)));
    let (parts, body) = request.into_parts();
    let shared = Shared(Arc::new(Mutex::new(Timed { body, end, late: false })));
    let response = next.run(Request::from_parts(parts, Body::new(shared.clone()))).await;
    if shared.read_out().await { response } else { ApiError::too_slow(most).into_response() }
}

impl Shared {
    /// Reads the rest; whether it came in time.
    async fn read_out(mut self) -> bool {
        let mut read = 0;
        while read < MAX_READ_OUT {
            let next = std::future::poll_fn(|cx| Pin::new(&mut self).poll_frame(cx)).await;
            let Some(Ok(frame)) = next else { break };
            read += frame.data_ref().map_or(0, Bytes::len);
        }
        !self.timed(|timed| timed.late)
    }

    fn timed<T>(&self, on: impl FnOnce(&mut Timed) -> T) -> T {
        on(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl HttpBody for Shared {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.timed(|Timed { body, end, late }| {
            let next = Pin::new(body).poll_frame(cx);
            *late |= next.is_pending() && end.as_mut().poll(cx).is_ready();
            if *late { Poll::Ready(Some(Err(axum::Error::new("too slow")))) } else { next }
        })
    }

    fn is_end_stream(&self) -> bool {
        self.timed(|timed| timed.body.is_end_stream())
    }

    fn size_hint(&self) -> SizeHint {
        self.timed(|timed| timed.body.size_hint())
    }
}
