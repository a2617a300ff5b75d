//! `cargo xtask serve`: the page in a browser on this machine.

use crate::{command, page, project, server::Server, tools};
use anyhow::Result;

/// How to serve.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// The port of 127.0.0.1
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// Build quickly rather than small, and again on each change
    #[arg(long)]
    dev: bool,
}

/// Builds the page and serves it until interrupted.
///
/// # Errors
/// If the page cannot be built or the port is taken.
pub fn serve(options: Options) -> Result<()> {
    if options.dev { develop(options) } else { publish(options) }
}

fn publish(options: Options) -> Result<()> {
    page::build()?;
    let server = Server::start(&project::dist(), "/", options.port)?;
    println!("Gros is at {} (Ctrl+C ends it).", server.url());
    if options.open {
        open::that_detached(server.url())?;
    }
    server.wait()
}

/// Trunk's own server watches the sources. Its reloading of the open page is an inline script, which the page's
/// policy forbids: reload by hand.
fn develop(options: Options) -> Result<()> {
    tools::for_page()?;
    let mut trunk = page::trunk("serve")?;
    trunk
        .args(["--address", "127.0.0.1", "--no-autoreload", "--dist"])
        .arg(project::root().join("target/dev-page"));
    trunk.args(["--port", &options.port.to_string()]);
    if options.open {
        trunk.arg("--open");
    }
    println!(
        "Gros will be at http://127.0.0.1:{}/; reload it after a change (Ctrl+C ends it).",
        options.port
    );
    command::run(&mut trunk)
}
