//! The built screen, compiled in (in a debug build read from `ui/dist`). Every path that is no file is the app itself.
use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../ui/dist"]
struct Dist;

// Nothing from elsewhere, no frame around us. Styles inline: transitions set them on elements.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; \
                      object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Vite puts a hash into the names of these.
const HASHED: &str = "assets/";

/// The file of a path, or the app.
pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Dist::get(path) {
        Some(file) => found(path, file.data.into_owned()),
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => StatusCode::NOT_FOUND.into_response(),
        None => index(),
    }
}

fn index() -> Response {
    match Dist::get("index.html") {
        Some(file) => found("index.html", file.data.into_owned()),
        None => (StatusCode::NOT_FOUND, "ui/dist is empty: npm run build in ui\n").into_response(),
    }
}

fn found(path: &str, bytes: Vec<u8>) -> Response {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let charset = if kind.type_() == "text" { "; charset=utf-8" } else { "" };
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (CONTENT_TYPE, format!("{kind}{charset}")),
        (CACHE_CONTROL, cache.to_owned()),
        (CONTENT_SECURITY_POLICY, POLICY.to_owned()),
        (X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (REFERRER_POLICY, "no-referrer".to_owned()),
    ];
    (headers, Body::from(bytes)).into_response()
}
