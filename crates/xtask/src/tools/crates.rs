//! Tools that are crates: as prebuilt binaries if the network allows it, else compiled from source by `cargo install`.

use crate::{command, project};
use anyhow::{Context, Result};
use std::{
    env::consts::{ARCH, OS},
    fs,
    process::Command,
};
use walkdir::WalkDir;

/// A program that a crate installs.
pub(super) struct Tool {
    program: &'static str,
    package: &'static str,
    /// The only version that will do; any will if there is none.
    version: Option<String>,
    /// An archive with the prebuilt program.
    archive: Option<String>,
    /// The options that say which parts of the crate to compile, and how.
    options: &'static [&'static str],
}

pub(super) fn geckodriver() -> Tool {
    let platform = match (OS, ARCH) {
        ("linux", "x86_64") => Some("linux64"),
        ("linux", "aarch64") => Some("linux-aarch64"),
        ("macos", "x86_64") => Some("macos"),
        ("macos", "aarch64") => Some("macos-aarch64"),
        _ => None,
    };
    let release = "https://github.com/mozilla/geckodriver/releases/download/v0.36.0/geckodriver-v0.36.0";
    Tool {
        program: "geckodriver",
        package: "geckodriver",
        version: None,
        archive: platform.map(|on| format!("{release}-{on}.tar.gz")),
        options: &["--locked"],
    }
}

pub(super) fn deny() -> Tool {
    Tool {
        program: "cargo-deny",
        package: "cargo-deny",
        version: Some("0.20.2".to_owned()),
        archive: None,
        options: &["--locked"],
    }
}

pub(super) fn semver_checks() -> Tool {
    let platform = match (OS, ARCH) {
        ("linux", "x86_64") => Some("x86_64-unknown-linux-gnu"),
        ("macos", "aarch64") => Some("aarch64-apple-darwin"),
        _ => None,
    };
    let releases = "https://github.com/obi1kenobi/cargo-semver-checks/releases/download/v0.51.0";
    Tool {
        program: "cargo-semver-checks",
        package: "cargo-semver-checks",
        version: Some("0.51.0".to_owned()),
        archive: platform.map(|on| format!("{releases}/cargo-semver-checks-{on}.tar.gz")),
        options: &["--locked"],
    }
}

impl Tool {
    /// Installs the tool unless a matching version is there.
    pub(super) fn ensure(&self) -> Result<()> {
        if self.is_there() {
            return Ok(());
        }
        println!("{} is missing: getting it, once.", self.program);
        if self.fetch().is_ok() && self.is_there() {
            return Ok(());
        }
        println!("It is built from source, which takes some minutes.");
        command::run(&mut self.install()).with_context(|| format!("{} cannot be installed", self.program))
    }

    fn is_there(&self) -> bool {
        let said = command::output(command::program(self.program).arg("--version"));
        said.is_some_and(|said| self.matches(&said))
    }

    /// Returns whether the output of `--version` names the wanted version.
    fn matches(&self, said: &str) -> bool {
        self.version.as_ref().is_none_or(|wanted| said.split_whitespace().any(|word| word == wanted))
    }

    /// Fetches the prebuilt program, if that takes no more than two minutes.
    fn fetch(&self) -> Result<()> {
        let url = self.archive.as_ref().context("nothing is published for this machine")?;
        let (unpacked, bin) = (tempfile::tempdir()?, project::tools().join("bin"));
        let archive = unpacked.path().join("archive.tar.gz");
        let mut curl = command::program("curl");
        curl.args(["--fail", "--location", "--silent", "--show-error"]);
        curl.args(["--connect-timeout", "5", "--max-time", "120", url, "--output"]);
        command::run(curl.arg(&archive))?;
        command::run(command::program("tar").arg("-xzf").arg(&archive).arg("-C").arg(unpacked.path()))?;
        let mut files = WalkDir::new(unpacked.path()).into_iter().flatten();
        let file = files.find(|file| file.file_type().is_file() && file.file_name() == self.program);
        fs::create_dir_all(&bin)?;
        fs::copy(file.context("the archive lacks the program")?.path(), bin.join(self.program))?;
        Ok(())
    }

    /// Compiles quickly rather than well: these programs run for seconds. The folders are given explicitly, so that a
    /// `CARGO_TARGET_DIR` in the environment has no effect.
    fn install(&self) -> Command {
        let version = self.version.as_ref().map_or(String::new(), |version| format!("@{version}"));
        let mut install = command::cargo("install --force --root");
        install.arg(project::tools()).arg("--target-dir").arg(project::tools().join("build"));
        install.arg(format!("{}{version}", self.package)).args(self.options);
        install
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        install
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_version_matches() {
        let version = |version: &str| Tool { version: Some(version.to_owned()), ..geckodriver() };
        assert!(version("0.2.130").matches("tool 0.2.130\n"));
        assert!(!version("0.2.13").matches("tool 0.2.130\n"));
        assert!(!version("0.2.130").matches("tool 0.2.13\n"));
        assert!(geckodriver().matches("geckodriver 0.36.0 (a3d508507022 2025-02-24 15:57 +0000)\n"));
    }

    #[test]
    fn a_tool_that_is_not_published_cannot_be_fetched() {
        for archive in [None, Some("file:///no/such/archive".to_owned())] {
            assert!(Tool { archive, ..geckodriver() }.fetch().is_err());
        }
    }

    #[test]
    fn tools_go_into_a_folder_of_their_own() {
        let line = command::shown(&deny().install());
        assert!(line.contains(" cargo install --force --root "), "{line}");
        assert!(line.contains(" cargo-deny@0.20.2 --locked"), "{line}");
    }
}
