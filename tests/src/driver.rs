//! WebDriver processes, one for each session since geckodriver serves only one.

use crate::{browser::Kind, desk::Desk, wait};
use anyhow::{Context, Result, ensure};
use std::{
    fs,
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

    /// Returns the ids of the browser's processes; none on systems without `/proc`.
    pub fn processes(&self) -> Vec<u32> {
        descendants(self.child.id())
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

fn descendants(process: u32) -> Vec<u32> {
    let children = |process: u32| {
        let tasks = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
        let children = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
        let children = children.collect::<Vec<_>>().join(" ");
        children.split_whitespace().filter_map(|child| child.parse().ok()).collect::<Vec<u32>>()
    };
    children(process).into_iter().flat_map(|child| [vec![child], descendants(child)].concat()).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_the_port() {
        assert_eq!(port("ChromeDriver was started successfully on port 40741."), Some(40741));
        assert_eq!(port("1732096000000\tgeckodriver\tINFO\tListening on 127.0.0.1:4444"), Some(4444));
        assert_eq!(port("Only local connections are allowed."), None);
    }
}
