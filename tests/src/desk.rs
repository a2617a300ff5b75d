//! The surroundings of WebKit's browser: a display, which nobody sees, and the settings of its toolkit.

use crate::browser::Settings;
use anyhow::{Context, Result};
use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};
use tempfile::TempDir;
use xtask::tools;

/// Twice as large as any page of the tests.
const SCREEN: &str = "4000x3000x24";
/// Two pixels from the middle of the screen, where a display has its pointer.
pub const POINTER: (i64, i64) = (1998, 1498);
/// Lets the window be as narrow as a phone: the buttons above the page take no room.
const NARROW: &str =
    "window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
window image { -gtk-icon-transform: scale(0.05); }
";

/// A display and a folder of settings for one browser.
#[derive(Debug)]
pub struct Desk {
    display: Display,
    folder: TempDir,
    locale: String,
}

impl Desk {
    pub fn new(settings: Settings) -> Result<Self> {
        let folder = tempfile::Builder::new().prefix("gros-webkit-").tempdir()?;
        let toolkit = folder.path().join("gtk-3.0");
        fs::create_dir(&toolkit)?;
        fs::write(toolkit.join("gtk.css"), NARROW)?;
        fs::write(toolkit.join("settings.ini"), looks(settings))?;
        let locale = locale(settings.languages);
        lend_locale(&locale, folder.path())?;
        Ok(Self { display: Display::start()?, folder, locale })
    }

    /// Sets what a driver hands on to its browser.
    pub fn set_for(&self, command: &mut Command) {
        command.env("DISPLAY", &self.display.name);
        command.env("XDG_CONFIG_HOME", self.folder.path());
        command.env("LOCPATH", self.folder.path()).env("LC_ALL", &self.locale);
    }
}

/// The toolkit's settings, which the browser reports as preferences.
fn looks(settings: Settings) -> String {
    let animations = u8::from(!settings.reduced_motion);
    let theme = if settings.more_contrast { "HighContrast" } else { "Adwaita" };
    format!("[Settings]\ngtk-enable-animations={animations}\ngtk-theme-name={theme}\n")
}

/// Returns the locale that the browser takes its language from: only the first one counts.
fn locale(languages: &str) -> String {
    let first = languages.split(',').next().unwrap_or_default();
    format!("{}.UTF-8", first.replace('-', "_"))
}

/// Makes a locale of a name from the one that is everywhere.
fn lend_locale(locale: &str, folder: &Path) -> Result<()> {
    let every = ["C.utf8", "C.UTF-8"].map(|name| Path::new("/usr/lib/locale").join(name));
    let known = every.into_iter().find(|known| known.is_dir()).context("there is no locale C.UTF-8")?;
    copy(&known, &folder.join(locale))
}

/// Copies a folder.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?.path();
        let target = to.join(entry.file_name().unwrap_or_default());
        if entry.is_dir() {
            copy(&entry, &target)?;
        } else {
            fs::copy(&entry, &target)?;
        }
    }
    Ok(())
}

/// A server of a display, killed when dropped.
#[derive(Debug)]
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn start() -> Result<Self> {
        let file = tools::display_server().context("Xvfb is not installed")?;
        let mut command = Command::new(file);
        command.args(["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]);
        let mut server = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let output = server.stdout.take();
        let mut display = Self { server, name: String::new() };
        let mut number = String::new();
        BufReader::new(output.context("it has no output")?).read_line(&mut number)?;
        display.name = format!(":{}", number.trim().parse::<u32>().context("Xvfb does not start")?);
        Ok(display)
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
