//! The web page as part of the binary. `build.rs` builds and compresses it; this serves it.
//!
//! Files below `/assets/` have the hash of their content in their names and may be kept forever; the page itself is asked
//! for again every time. Addresses of the app (`/t/…`, `/rules/…`) all get the same page; a file that does not exist is
//! a 404 and not the page.

use axum::Router;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

/// A file of the page.
#[derive(Debug)]
struct Asset {
    /// Where it lies, without a leading slash.
    path: &'static str,
    etag: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Nothing but what this server sends: no script or style in the page itself, no request to anybody else. `data:` is for
/// posters that the browser turns into pictures.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";

/// First parts of the addresses that the app opens by itself.
const PLACES: [&str; 6] = ["", "new", "t", "replay", "rules", "mine"];

/// What serves the page, or nothing if this binary was built without it.
pub fn router() -> Option<Router> {
    find("index.html")?;
    Some(Router::new().route("/", get(serve)).route("/{*path}", get(serve)))
}

/// How many bytes a browser gets for the files whose paths satisfy `wanted`, compressed with gzip.
pub fn gzipped_size(wanted: impl Fn(&str) -> bool) -> usize {
    let size = |asset: &Asset| asset.gzip.unwrap_or(asset.plain).len();
    ASSETS.iter().filter(|asset| wanted(asset.path)).map(size).sum()
}

fn find(path: &str) -> Option<&'static Asset> {
    ASSETS.binary_search_by_key(&path, |asset| asset.path).ok().map(|at| &ASSETS[at])
}

async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let place = path.split('/').next().unwrap_or_default();
    match find(path).filter(|asset| asset.path != "index.html") {
        Some(asset) => answer(asset, &headers),
        None if PLACES.contains(&place) => page(StatusCode::OK, &headers),
        // The app says that there is nothing; a file that is missing is just missing.
        None if !path.contains('.') && place != "assets" => page(StatusCode::NOT_FOUND, &headers),
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

fn page(status: StatusCode, headers: &HeaderMap) -> Response {
    let Some(index) = find("index.html") else { return StatusCode::NOT_FOUND.into_response() };
    let mut response = answer(index, headers);
    if response.status() == StatusCode::OK {
        *response.status_mut() = status;
    }
    response
}

fn answer(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let (encoding, bytes) = best_encoding(asset, headers);
    let mut response = if known.is_some_and(|tags| tags.contains(asset.etag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        bytes.into_response()
    };
    let keep = if asset.path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let head = response.headers_mut();
    head.insert(CONTENT_TYPE, HeaderValue::from_static(kind_of(asset.path)));
    head.insert(ETAG, HeaderValue::from_static(asset.etag));
    head.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    head.insert(VARY, HeaderValue::from_static("accept-encoding"));
    head.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    if let Some(encoding) = encoding {
        head.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn best_encoding(asset: &Asset, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let accepts = |name: &str| {
        accepted.split(',').any(|one| {
            let mut parts = one.trim().split(';');
            parts.next() == Some(name) && !parts.any(|weight| weight.trim() == "q=0")
        })
    };
    match (asset.brotli, asset.gzip) {
        (Some(bytes), _) if accepts("br") => (Some("br"), bytes),
        (_, Some(bytes)) if accepts("gzip") => (Some("gzip"), bytes),
        _ => (None, asset.plain),
    }
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("woff") => "font/woff",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}
