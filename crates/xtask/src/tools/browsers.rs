//! The browsers of the tests, their drivers, and a font with Chinese characters.

use super::find;
use crate::command;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

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

/// WebKit in a browser with a driver, and a display for it, since it has no mode without windows.
const WEBKIT: [Need; 2] = [
    ("WebKit's driver and MiniBrowser", "webkit2gtk-driver", || {
        mini_browser().is_some() && find(&["WebKitWebDriver"]).is_some()
    }),
    ("the display server Xvfb", "xvfb", || display_server().is_some()),
];

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

/// Returns the executable of WebKit's small browser, which is not on the path.
pub fn mini_browser() -> Option<PathBuf> {
    let folders = ["/usr/lib", "/usr/libexec", "/usr/lib64"].into_iter().map(WalkDir::new);
    let files = folders.flat_map(|folder| folder.max_depth(3).sort_by_file_name()).flatten();
    files.map(walkdir::DirEntry::into_path).find(|file| {
        let is_of_webkit = |folder: &Path| folder.to_string_lossy().contains("webkit2gtk");
        file.ends_with("MiniBrowser") && file.parent().is_some_and(is_of_webkit)
    })
}

/// Returns the executable of a display server without a screen.
pub fn display_server() -> Option<PathBuf> {
    find(&["Xvfb"])
}

/// Returns whether the tests can be run in WebKit.
pub fn has_webkit() -> bool {
    WEBKIT.into_iter().all(|(.., is_there)| is_there())
}

/// Installs what is missing where that is possible, and otherwise says what to install. The engine without windows only
/// makes the tests faster, and WebKit is not to be had everywhere: they run without both.
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
    let missing: Vec<Need> = WEBKIT.into_iter().filter(|(.., is_there)| !is_there()).collect();
    let is_there = missing.is_empty() || can_install() && install(&missing).is_ok();
    if !is_there {
        println!("There is no {} here: the tests go on without WebKit.", listed(&missing));
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

/// Only fontconfig can be asked; systems without it come with Chinese fonts.
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
