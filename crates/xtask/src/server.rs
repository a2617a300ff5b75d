//! A static file server for this machine only, used by `cargo xtask serve` and the browser tests.

use anyhow::{Context, Result};
use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, header},
    middleware::{self, Next},
    response::Response,
};
use std::{
    io,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    thread::{self, JoinHandle},
};
use tower_http::services::ServeDir;

/// A running server. It runs until the program ends.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    path: String,
    thread: JoinHandle<io::Result<()>>,
}

impl Server {
    /// Serves a folder under `path`, which begins and ends with a slash, on a port of 127.0.0.1; port 0 picks a free
    /// one.
    pub fn start(folder: &Path, path: &str, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("port {port} is taken: choose another with --port"))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let router = router(folder, path);
        let thread = thread::Builder::new().name("server".to_owned()).spawn(|| serve(listener, router))?;
        Ok(Self { address, path: path.to_owned(), thread })
    }

    /// Returns the address of the folder's index.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.path)
    }

    /// Waits until the server ends, which only happens on an error.
    pub fn wait(self) -> Result<()> {
        match self.thread.join() {
            Ok(ended) => ended.context("the server stopped"),
            Err(_) => anyhow::bail!("the server panicked"),
        }
    }
}

/// Sends compressed files if they exist and the browser accepts them.
fn router(folder: &Path, path: &str) -> Router {
    let files = ServeDir::new(folder).precompressed_br().precompressed_gzip();
    let router = match path {
        "/" => Router::new().fallback_service(files),
        path => Router::new().nest_service(path, files),
    };
    router.layer(middleware::from_fn(with_headers))
}

/// A file whose name contains its hash is cached forever. Everything else is requested again each time, so that a
/// reload shows a rebuilt page.
async fn with_headers(request: Request, next: Next) -> Response {
    let is_kept = tells_its_content(request.uri().path());
    let mut response = next.run(request).await;
    let how_long = if is_kept && response.status().is_success() {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(how_long));
    // Pages of other origins fetch the program of a board.
    response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    response
}

/// Returns whether a part of a file's name is the hash of its content.
fn tells_its_content(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let is_hash = |part: &str| part.len() >= 12 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    name.split(['-', '_', '.']).any(is_hash)
}

fn serve(listener: TcpListener, router: Router) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    runtime.block_on(async { axum::serve(tokio::net::TcpListener::from_std(listener)?, router).await })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        fs,
        io::{Read, Write},
        net::TcpStream,
    };

    fn get(server: &Server, path: &str, encoding: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        let headers = format!("Host: localhost\r\nAccept-Encoding: {encoding}\r\nConnection: close");
        write!(stream, "GET {path} HTTP/1.1\r\n{headers}\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn serves_a_folder_from_a_sub_path() {
        let folder = &crate::project::root().join("crates/xtask");
        let server = Server::start(folder, "/some/where/", 0).unwrap();
        let get = |path| get(&server, path, "identity");
        let found = get("/some/where/Cargo.toml");
        assert!(found.starts_with("HTTP/1.1 200"), "{found}");
        assert!(found.contains("cache-control: no-cache") && found.contains("name = \"xtask\""), "{found}");
        assert!(get("/Cargo.toml").starts_with("HTTP/1.1 404"));
        assert!(get("/some/where/../../Cargo.toml").starts_with("HTTP/1.1 404"));
        assert!(server.url().ends_with("/some/where/"));
        let taken = Server::start(folder, "/", server.address.port()).unwrap_err();
        assert!(taken.to_string().ends_with("is taken: choose another with --port"));
    }

    #[test]
    fn sends_compressed_files_and_cache_headers() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a-0123456789abcdef.css"), "plain").unwrap();
        fs::write(folder.path().join("a-0123456789abcdef.css.br"), "brotli").unwrap();
        let server = Server::start(folder.path(), "/", 0).unwrap();
        let found = get(&server, "/a-0123456789abcdef.css", "gzip, br");
        assert!(found.contains("content-encoding: br") && found.ends_with("brotli"), "{found}");
        assert!(found.contains("immutable"), "{found}");
        assert!(get(&server, "/a-0123456789abcdef.css", "identity").ends_with("plain"));
        assert!(get(&server, "/b-0123456789abcdef.css", "identity").contains("no-cache"));
    }

    #[test]
    fn a_hash_in_a_name_is_recognized() {
        let is_hashed =
            ["/x/boards-e439b36a443ff41c.css", "/gros-web-e1d630571bc82a82_bg.wasm", "/a-4ad18726cf50de.js"];
        assert!(is_hashed.into_iter().all(tells_its_content));
        let is_not = ["/", "/index.html", "/some-decade.css", "/0123456789abcdef/index.html"];
        assert!(!is_not.into_iter().any(tells_its_content));
    }
}
