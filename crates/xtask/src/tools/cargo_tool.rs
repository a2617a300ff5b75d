//! Tools that are crates: as their makers built them, where the network allows it, else from source by `cargo install`.

use super::release;
use crate::{command, project};
use anyhow::{Context, Result};

/// A program that a crate installs.
pub(super) struct CargoTool<'a> {
    pub program: &'a str,
    pub package: &'a str,
    /// The one version that will do; any will if none is given.
    pub version: Option<&'a str>,
    /// Whether the crate's own lock file is to be followed.
    pub locked: bool,
    /// An archive of the built program.
    pub release: Option<String>,
    /// What of the crate is compiled, and how.
    pub options: &'a [&'a str],
}

impl CargoTool<'_> {
    /// Installs the tool unless a matching one is there.
    pub(super) fn ensure(&self) -> Result<()> {
        if self.is_there() {
            return Ok(());
        }
        println!("{} {} is missing: getting it, once.", self.program, self.wanted());
        if self.is_released() {
            return Ok(());
        }
        println!("It is built from source, which takes some minutes.");
        command::run(&mut self.install()).with_context(|| format!("{} cannot be installed", self.program))
    }

    /// Tells whether the makers' own build could be had, and runs here.
    fn is_released(&self) -> bool {
        self.release.as_deref().is_some_and(|url| release::take(self.program, url).is_ok()) && self.is_there()
    }

    fn is_there(&self) -> bool {
        let said = command::output(command::program(self.program).arg("--version"));
        said.is_some_and(|said| matches(&said, self.version))
    }

    fn wanted(&self) -> &str {
        self.version.unwrap_or("(any version)")
    }

    /// Compiles quickly rather than well: these programs run for seconds. The folders are given in full, so that a
    /// `CARGO_TARGET_DIR` around us changes nothing.
    fn install(&self) -> std::process::Command {
        let mut install = command::cargo("install --force --root");
        install.arg(project::tools()).arg("--target-dir").arg(project::tools().join("build"));
        install.arg(match self.version {
            Some(version) => format!("{}@{version}", self.package),
            None => self.package.to_owned(),
        });
        if self.locked {
            install.arg("--locked");
        }
        install
            .args(self.options)
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        install
    }
}

/// Whether the answer to `--version` names the wanted version.
fn matches(said: &str, wanted: Option<&str>) -> bool {
    wanted.is_none_or(|wanted| said.split_whitespace().any(|word| word == wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_version_matches() {
        assert!(matches("wasm-bindgen 0.2.130\n", Some("0.2.130")));
        assert!(!matches("wasm-bindgen 0.2.130\n", Some("0.2.13")));
        assert!(!matches("wasm-bindgen 0.2.13\n", Some("0.2.130")));
        assert!(matches("geckodriver 0.36.0 (a3d508507022 2025-02-24 15:57 +0000)\n", None));
    }

    #[test]
    fn what_is_not_published_is_built() {
        let published = |release| CargoTool {
            program: "none",
            package: "none",
            version: None,
            locked: true,
            release,
            options: &[],
        };
        assert!(!published(None).is_released());
        assert!(!published(Some("file:///no/such/archive".to_owned())).is_released());
    }

    #[test]
    fn installs_into_the_tools_folder() {
        let tool = CargoTool {
            program: "some",
            package: "some-cli",
            version: Some("0.21.14"),
            locked: true,
            release: None,
            options: &["--bins"],
        };
        let line = command::shown(&tool.install());
        assert!(line.contains(" cargo install --force --root "), "{line}");
        assert!(line.ends_with(" some-cli@0.21.14 --locked --bins"), "{line}");
    }
}
