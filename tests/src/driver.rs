//! WebDriver processes, one for each session since geckodriver serves only one.

use crate::{browser::Kind, desk::Desk, wait};
use anyhow::{Context, Result, ensure};
use std::{
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
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
    /// Starts the driver of a browser that is shown at a desk, or nowhere.
    pub async fn start(kind: Kind, desk: Option<&Desk>) -> Result<Self> {
        match Self::start_once(kind, desk).await {
            Ok(driver) => Ok(driver),
            // It ends at once if another process takes its port.
            Err(_) => Self::start_once(kind, desk).await,
        }
    }

    async fn start_once(kind: Kind, desk: Option<&Desk>) -> Result<Self> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let files = tempfile::Builder::new().prefix("gros-browser-").tempdir()?;
        let mut command = command(kind, port)?;
        command.env("TMPDIR", files.path());
        if let Some(desk) = desk {
            desk.set_for(&mut command);
        }
        let child = command.spawn().with_context(|| format!("{kind}'s driver cannot be started"))?;
        let mut driver = Self { child, port, _files: files };
        let has_ended = wait::until(&format!("{kind}'s driver to listen"), async || {
            let has_ended = driver.child.try_wait()?.is_some();
            let listens = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok();
            Ok((has_ended || listens).then_some(has_ended))
        })
        .await?;
        ensure!(!has_ended, "{kind}'s driver has ended");
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

fn command(kind: Kind, port: u16) -> Result<Command> {
    let (program, arguments): (_, &[&str]) = match kind {
        Kind::Chromium => ("chromedriver", &[]),
        // The size of the page is set from the browser's own window.
        Kind::Firefox => ("geckodriver", &["--websocket-port=0", "--allow-system-access"]),
        Kind::WebKit => ("WebKitWebDriver", &[]),
    };
    let file = tools::find(&[program]).with_context(|| format!("{program} is not installed"))?;
    let mut command = Command::new(file);
    command.arg(format!("--port={port}")).args(arguments);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(command)
}
