//! The two browsers of the tests, Chromium's driver, and a font with Chinese characters.

use super::find;
use crate::command;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;

/// Something the browser tests need.
struct Need {
    /// What it is, for people.
    what: &'static str,
    /// Debian's package.
    package: &'static str,
    is_there: fn() -> bool,
}

const NEEDS: [Need; 4] = [
    Need { what: "Chromium", package: "chromium", is_there: || chromium().is_some() },
    Need {
        what: "chromedriver of the same version",
        package: "chromium-driver",
        is_there: || find(&["chromedriver"]).is_some(),
    },
    Need { what: "Firefox", package: "firefox-esr", is_there: || firefox().is_some() },
    Need { what: "the fonts Noto Sans CJK", package: "fonts-noto-cjk", is_there: has_chinese_font },
];
/// Chromium's engine in a process without windows takes a third less time than Chromium that shows none.
const SHELL: Need = Need {
    what: "Chromium without windows",
    package: "chromium-headless-shell",
    is_there: || headless_shell().is_some(),
};

/// Chromium's file.
pub fn chromium() -> Option<PathBuf> {
    find(&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
}

/// The file of Chromium's engine without windows, which knows no clipboard.
///
/// Debian has a script on the path that starts it as a child: a driver would end the script and leave the browser.
pub fn headless_shell() -> Option<PathBuf> {
    let script = find(&["chromium-headless-shell", "chrome-headless-shell"])?;
    let behind = script.ancestors().nth(2).map(|root| root.join("lib/chromium/chromium-headless-shell"));
    Some(behind.filter(|file| file.is_file()).unwrap_or(script))
}

/// Firefox's file.
pub fn firefox() -> Option<PathBuf> {
    find(&["firefox-esr", "firefox"])
}

/// Installs what is missing where that can be done, and says what to install where it cannot.
pub(super) fn ensure() -> Result<()> {
    install_missing()?;
    quicken();
    Ok(())
}

fn install_missing() -> Result<()> {
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    if !can_install() {
        bail!("the browser tests need {}", wish(&missing));
    }
    println!("Installing {}.", wish(&missing));
    install(&missing).with_context(|| format!("please install {}", wish(&missing)))
}

/// Installs what makes the tests quicker where that can be done; they run without it too.
fn quicken() {
    if !(SHELL.is_there)() && can_install() && install(&[&SHELL]).is_err() {
        println!("There is no {} here: Chromium itself does its work.", wish(&[&SHELL]));
    }
}

fn missing() -> Vec<&'static Need> {
    NEEDS.iter().filter(|need| !(need.is_there)()).collect()
}

fn can_install() -> bool {
    let root = command::output(command::program("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    root && find(&["apt-get"]).is_some()
}

fn install(needs: &[&Need]) -> Result<()> {
    let apt = || {
        let mut apt = command::program("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    command::run(apt().args(["--quiet", "update"]))?;
    let packages = needs.iter().map(|need| need.package);
    command::run(apt().args(["--quiet", "--yes", "--no-install-recommends", "install"]).args(packages))
}

fn wish(needs: &[&Need]) -> String {
    let one = |need: &&Need| format!("{} (Debian: {})", need.what, need.package);
    needs.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Only fontconfig can be asked; where there is none, the system brings its own Chinese fonts.
fn has_chinese_font() -> bool {
    if cfg!(not(target_os = "linux")) {
        return true;
    }
    command::output(command::program("fc-list").args([":lang=zh", "family"]))
        .is_some_and(|fonts| !fonts.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_what_is_missing() {
        let said = wish(&[&NEEDS[0], &NEEDS[3]]);
        assert_eq!(said, "Chromium (Debian: chromium), the fonts Noto Sans CJK (Debian: fonts-noto-cjk)");
    }
}
