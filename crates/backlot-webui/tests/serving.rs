//! The page as a browser gets it. Without Node there is no page, and nothing to look at.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use tower::ServiceExt;

async fn get(router: &Router, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request");
    router.clone().oneshot(request).await.expect("a router always answers")
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("headers are text"))
}

#[tokio::test]
async fn addresses_of_the_app_get_the_page_and_missing_files_do_not() {
    let Some(router) = backlot_webui::router() else { return };
    for path in ["/", "/t/k7w2m9x4q3pz", "/rules/hollywood", "/new/hollywood", "/mine", "/replay"] {
        let response = get(&router, path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header(&response, "cache-control"), "no-cache");
        assert!(header(&response, "content-security-policy").contains("script-src 'self';"));
    }
    assert_eq!(get(&router, "/nowhere/at/all", &[]).await.status(), StatusCode::NOT_FOUND);
    let missing = get(&router, "/assets/missing.js", &[]).await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    assert_ne!(header(&missing, "content-type"), "text/html; charset=utf-8");
}

#[tokio::test]
async fn a_file_is_sent_compressed_once_and_then_not_at_all() {
    let Some(router) = backlot_webui::router() else { return };
    let first = get(&router, "/icon.svg", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(header(&first, "content-encoding"), "br");
    let plain = get(&router, "/icon.svg", &[("accept-encoding", "br;q=0")]).await;
    assert_eq!(header(&plain, "content-encoding"), "");
    let again = get(&router, "/icon.svg", &[("if-none-match", header(&first, "etag"))]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn the_first_load_stays_small() {
    let Some(router) = backlot_webui::router() else { return };
    let page = get(&router, "/", &[]).await;
    let page = axum::body::to_bytes(page.into_body(), 1 << 20).await.expect("the page is small");
    let page = String::from_utf8(page.to_vec()).expect("the page is text");
    // What the page names, the font, and the words that every screen needs (here in all languages at once).
    let words = ["assets/page-", "assets/shared-", "assets/table-"];
    let is_first = |path: &str| {
        path == "index.html"
            || page.contains(path)
            || path.ends_with(".woff2")
            || words.iter().any(|file| path.starts_with(file))
    };
    let size = backlot_webui::gzipped_size(is_first);
    assert!((10_000..=120_000).contains(&size), "{size} bytes");
}
