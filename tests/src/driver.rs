//! WebDriver processes, one for each session since geckodriver serves only one.

use crate::{browser::Kind, desk::Desk, wait};
use anyhow::{Context, Result, ensure};
use std::{
    io::{BufRead, BufReader, Read},
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    sync::mpsc::{self, Sender},
    thread,
    time::Duration,
};
use tempfile::TempDir;
use xtask::tools;

/// A running driver, killed when dropped.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    port: u16,
    // Removed after the driver, which does not always wait until its browser's profile is.
    _files: TempDir,
}

impl Driver {
    /// Starts the driver of Chromium or Firefox, which says which port it has taken.
    pub fn start(kind: Kind) -> Result<Self> {
        // It exits at once if another process takes the port that it has chosen.
        Self::start_once(kind).or_else(|_| Self::start_once(kind))
    }

    /// Starts WebKit's driver, whose browser is shown at a desk. It says nothing, so it is given a port.
    pub async fn start_at(desk: &Desk) -> Result<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let files = files()?;
        let mut command = command(Kind::WebKit, &files)?;
        desk.set_for(&mut command);
        command.arg(format!("--port={port}")).stdout(Stdio::null());
        let child = command.spawn().context("WebKit's driver cannot be started")?;
        let mut driver = Self { child, port, _files: files };
        wait::until("WebKit's driver to listen", async || {
            // Another program may have taken the port.
            ensure!(driver.child.try_wait()?.is_none(), "it has ended");
            Ok(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok().map(drop))
        })
        .await?;
        Ok(driver)
    }

    fn start_once(kind: Kind) -> Result<Self> {
        let files = files()?;
        let mut child =
            command(kind, &files)?.spawn().with_context(|| format!("{kind}'s driver cannot be started"))?;
        let (sender, receiver) = mpsc::channel();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || report_port(output, &sender));
        }
        let mut driver = Self { child, port: 0, _files: files };
        driver.port = receiver
            .recv_timeout(Duration::from_secs(30))
            .with_context(|| format!("{kind}'s driver does not start"))?;
        Ok(driver)
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes the folder in which a driver and its browser keep their files.
fn files() -> Result<TempDir> {
    Ok(tempfile::Builder::new().prefix("gros-browser-").tempdir()?)
}

fn command(kind: Kind, files: &TempDir) -> Result<Command> {
    let (program, arguments): (_, &[&str]) = match kind {
        Kind::Chromium => ("chromedriver", &["--port=0"]),
        // The size of the page is set from the browser's own window.
        Kind::Firefox => ("geckodriver", &["--port=0", "--websocket-port=0", "--allow-system-access"]),
        Kind::WebKit => ("WebKitWebDriver", &[]),
    };
    let file = tools::find(&[program]).with_context(|| format!("{program} is not installed"))?;
    let mut command = Command::new(file);
    command.env("TMPDIR", files.path());
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    Ok(command)
}

/// Sends the port, and keeps reading so that the driver does not block on a full pipe.
fn report_port(output: impl Read, sender: &Sender<u16>) {
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        if let Some(port) = port(&line) {
            // The receiver may have timed out.
            let _ = sender.send(port);
        }
    }
}

/// Parses “ChromeDriver was started successfully on port 4444.” or “… Listening on 127.0.0.1:4444”.
fn port(line: &str) -> Option<u16> {
    let (_, port) =
        line.split_once("successfully on port ").or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    port.trim_end_matches('.').parse().ok()
}
