//! A server of static files for this machine alone: `cargo xtask serve` and the browser tests use it.

use anyhow::{Context, Result};
use axum::{
    Router,
    http::{HeaderValue, header},
};
use std::{
    io,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    thread::{self, JoinHandle},
};
use tower_http::{services::ServeDir, set_header::SetResponseHeaderLayer};

/// A running server. It runs until the program ends.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    path: String,
    thread: JoinHandle<io::Result<()>>,
}

impl Server {
    /// Serves a folder under `path`, which begins and ends with a slash, on a port of 127.0.0.1; port 0 takes a free
    /// one.
    ///
    /// # Errors
    /// If the port is taken.
    pub fn start(folder: &Path, path: &str, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("port {port} is taken: choose another with --port"))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let router = router(folder, path);
        let thread = thread::Builder::new().name("server".to_owned()).spawn(|| serve(listener, router))?;
        Ok(Self { address, path: path.to_owned(), thread })
    }

    /// The address of the folder's index.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.path)
    }

    /// Waits until the server ends, which it does by an error only.
    ///
    /// # Errors
    /// The one that ended it.
    pub fn wait(self) -> Result<()> {
        match self.thread.join() {
            Ok(ended) => ended.context("the server stopped"),
            Err(_) => anyhow::bail!("the server broke down"),
        }
    }
}

/// Files are asked for anew each time, so that a rebuilt page is a reload away.
fn router(folder: &Path, path: &str) -> Router {
    let files = ServeDir::new(folder);
    let router = match path {
        "/" => Router::new().fallback_service(files),
        path => Router::new().nest_service(path, files),
    };
    let no_cache = HeaderValue::from_static("no-cache");
    router.layer(SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, no_cache))
}

fn serve(listener: TcpListener, router: Router) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    runtime.block_on(async { axum::serve(tokio::net::TcpListener::from_std(listener)?, router).await })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        io::{Read, Write},
        net::TcpStream,
    };

    fn get(server: &Server, path: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn serves_a_folder_from_a_sub_path() {
        let folder = &crate::project::root().join("crates/xtask");
        let server = Server::start(folder, "/some/where/", 0).unwrap();
        let found = get(&server, "/some/where/Cargo.toml");
        assert!(found.starts_with("HTTP/1.1 200"), "{found}");
        assert!(found.contains("cache-control: no-cache") && found.contains("name = \"xtask\""), "{found}");
        assert!(get(&server, "/Cargo.toml").starts_with("HTTP/1.1 404"));
        assert!(get(&server, "/some/where/../../Cargo.toml").starts_with("HTTP/1.1 404"));
        assert!(server.url().ends_with("/some/where/"));
    }

    #[test]
    fn names_a_taken_port() {
        let first = Server::start(Path::new("."), "/", 0).unwrap();
        let error = Server::start(Path::new("."), "/", first.address.port()).unwrap_err();
        assert!(error.to_string().ends_with("is taken: choose another with --port"));
    }
}
