//! The two browsers of the tests, Chromium's driver, and a font with Chinese characters.

use super::find;
use crate::command;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;

/// Something the browser tests need: its name for people, Debian's package, and whether it is installed.
type Need = (&'static str, &'static str, fn() -> bool);

const NEEDS: [Need; 4] = [
    ("Chromium", "chromium", || chromium().is_some()),
    ("chromedriver of the same version", "chromium-driver", || find(&["chromedriver"]).is_some()),
    ("Firefox", "firefox-esr", || firefox().is_some()),
    ("the fonts Noto Sans CJK", "fonts-noto-cjk", has_chinese_font),
];
/// Chromium's engine in a process without windows takes a third less time than Chromium in headless mode.
const SHELL: Need = ("Chromium without windows", "chromium-headless-shell", || headless_shell().is_some());

/// Returns the executable of Chromium.
pub fn chromium() -> Option<PathBuf> {
    find(&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
}

/// Returns the executable of Chromium's engine without windows, which has no clipboard.
///
/// Debian puts a script on the path that starts it as a child: a driver would kill the script and leave the browser
/// running.
pub fn headless_shell() -> Option<PathBuf> {
    let script = find(&["chromium-headless-shell", "chrome-headless-shell"])?;
    let behind = script.ancestors().nth(2).map(|root| root.join("lib/chromium/chromium-headless-shell"));
    Some(behind.filter(|file| file.is_file()).unwrap_or(script))
}

/// Returns the executable of Firefox.
pub fn firefox() -> Option<PathBuf> {
    find(&["firefox-esr", "firefox"])
}

/// Installs what is missing where that is possible, and otherwise says what to install. The engine without windows only
/// makes the tests faster: they run without it too.
pub(super) fn ensure() -> Result<()> {
    let missing: Vec<Need> = NEEDS.into_iter().filter(|(.., is_there)| !is_there()).collect();
    if !missing.is_empty() {
        if !can_install() {
            bail!("the browser tests need {}", listed(&missing));
        }
        install(&missing).with_context(|| format!("please install {}", listed(&missing)))?;
    }
    if headless_shell().is_none() && can_install() && install(&[SHELL]).is_err() {
        println!("There is no {} here: Chromium itself does its work.", listed(&[SHELL]));
    }
    Ok(())
}

fn can_install() -> bool {
    let user = command::output(command::program("id").arg("-u"));
    user.is_some_and(|id| id.trim() == "0") && find(&["apt-get"]).is_some()
}

fn install(needs: &[Need]) -> Result<()> {
    println!("Installing {}.", listed(needs));
    command::run(command::program("apt-get").args(["--quiet", "update"]))?;
    let mut apt = command::program("apt-get");
    apt.args(["--quiet", "--yes", "--no-install-recommends", "install"]);
    command::run(apt.args(needs.iter().map(|need| need.1)).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn listed(needs: &[Need]) -> String {
    let one = |(what, package, _): &Need| format!("{what} (Debian: {package})");
    needs.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Only fontconfig can be asked; systems without it have Chinese fonts of their own.
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
        let said = listed(&[NEEDS[0], NEEDS[3]]);
        assert_eq!(said, "Chromium (Debian: chromium), the fonts Noto Sans CJK (Debian: fonts-noto-cjk)");
    }
}
