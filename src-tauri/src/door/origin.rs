//! Who may knock: requests that name this very host and port, and pages that came from it. A page of another site
//! that makes the browser call us (or a name of its own that points here) is turned away.
use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Answers 403 to whoever comes by another name or from another page.
pub async fn check(port: u16, request: Request, next: Next) -> Response {
    if allowed(port, request.headers()) { next.run(request).await } else { StatusCode::FORBIDDEN.into_response() }
}

// Programs that are no browser send no Origin; a browser always does on a websocket.
fn allowed(port: u16, headers: &HeaderMap) -> bool {
    let host = header(headers, HOST).is_some_and(|host| ours(port, host));
    let origin = match headers.get(ORIGIN) {
        None => true,
        Some(_) => header(headers, ORIGIN)
            .and_then(|origin| origin.strip_prefix("http://"))
            .is_some_and(|origin| ours(port, origin)),
    };
    host && origin
}

fn header(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn ours(port: u16, authority: &str) -> bool {
    ["127.0.0.1", "localhost", "[::1]"].iter().any(|host| authority == format!("{host}:{port}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().expect("a header"));
        }
        allowed(4000, &headers)
    }

    #[test]
    fn our_own_page_and_programs_come_in() {
        assert!(with("127.0.0.1:4000", None));
        assert!(with("localhost:4000", Some("http://localhost:4000")));
    }

    #[test]
    fn other_names_other_ports_and_other_pages_stay_out() {
        assert!(!with("evil.example:4000", None));
        assert!(!with("127.0.0.1:4001", None));
        assert!(!with("127.0.0.1:4000", Some("http://evil.example")));
        assert!(!with("127.0.0.1:4000", Some("https://127.0.0.1:4000")));
        assert!(!with("127.0.0.1:4000", Some("null")));
        assert!(!allowed(4000, &HeaderMap::new()));
    }
}
