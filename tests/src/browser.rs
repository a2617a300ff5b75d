//! A browser without a window on the screen and without a past.

use crate::{driver::Driver, extension, profile, runner, wait};
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::{
    fmt,
    path::{Path, PathBuf},
};
use tempfile::TempDir;
use thirtyfour::{
    Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
    common::capabilities::firefox::FirefoxPreferences,
};
use xtask::tools;

/// Which browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Chromium, or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
        })
    }
}

/// Width and height of the page, in CSS pixels.
pub type Viewport = (u32, u32);

/// A desk's screen.
pub const DESKTOP: Viewport = (1440, 900);
/// A phone, held upright.
pub const PHONE: Viewport = (390, 844);

/// What a person has set.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The languages they read, as a browser sends them.
    pub languages: &'static str,
    /// The size of their page.
    pub viewport: Viewport,
    /// Whether the system's few colours stand in for those of pages.
    pub forced_colours: bool,
    /// Whether the system asks for less motion.
    pub less_motion: bool,
    /// Whether the system asks for more contrast.
    pub more_contrast: bool,
    /// Whether texts can be copied and pasted.
    pub clipboard: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            languages: "en-US,en",
            viewport: DESKTOP,
            forced_colours: false,
            less_motion: false,
            more_contrast: false,
            clipboard: false,
        }
    }
}

/// What of the settings a start decides: a browser that was started so serves all scenarios that ask for the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Start {
    /// Which browser.
    pub kind: Kind,
    /// The languages, as the browser sends them.
    languages: &'static str,
    forced_colours: bool,
    less_motion: bool,
    more_contrast: bool,
    clipboard: bool,
}

impl Settings {
    /// Returns what a start of this browser decides.
    pub fn start(self, kind: Kind) -> Start {
        let Self { languages, viewport: _, forced_colours, less_motion, more_contrast, clipboard } = self;
        Start { kind, languages, forced_colours, less_motion, more_contrast, clipboard }
    }

    /// A desk, and these languages.
    pub fn reading(languages: &'static str) -> Self {
        Self { languages, ..Self::default() }
    }

    /// A desk whose system asks for less motion.
    pub fn with_less_motion() -> Self {
        Self { less_motion: true, ..Self::default() }
    }

    /// A desk whose system asks for more contrast.
    pub fn with_more_contrast() -> Self {
        Self { more_contrast: true, ..Self::default() }
    }

    /// A desk where texts can be copied and pasted.
    pub fn with_clipboard() -> Self {
        Self { clipboard: true, ..Self::default() }
    }

    /// A phone, and English.
    pub fn on_phone() -> Self {
        Self::sized(PHONE)
    }

    /// A page of this size, and English.
    pub fn sized(viewport: Viewport) -> Self {
        Self { viewport, ..Self::default() }
    }

    /// A desk and English, in the system's few colours.
    pub fn in_forced_colours() -> Self {
        Self { forced_colours: true, ..Self::default() }
    }
}

/// A running browser with a fresh profile.
#[derive(Debug)]
pub struct Browser {
    /// Takes the commands.
    pub web: WebDriver,
    /// Which browser it is.
    pub kind: Kind,
    /// Ends after the session does.
    driver: Driver,
    /// Firefox's; Chromium's driver makes one itself.
    _profile: Option<TempDir>,
}

impl Browser {
    /// Starts a browser and its driver.
    pub async fn start(kind: Kind, settings: Settings) -> Result<Self> {
        let (capabilities, profile) = match kind {
            Kind::Chromium => (chromium(settings)?, None),
            Kind::Firefox => {
                let profile = profile::fresh(start_and_end_firefox).await?;
                (firefox(settings, profile.path())?, Some(profile))
            }
        };
        let (driver, web) = start(kind, capabilities).await?;
        let browser = Self { web, kind, driver, _profile: profile };
        match browser.put_in_place(settings).await {
            Ok(()) => Ok(browser),
            Err(error) => browser.quit().await.and(Err(error)),
        }
    }

    /// Does something with a browser of its own, and ends it whatever comes of that.
    pub async fn with<T>(
        kind: Kind,
        settings: Settings,
        work: impl AsyncFnOnce(&Self) -> Result<T>,
    ) -> Result<T> {
        let browser = Self::start(kind, settings).await?;
        let result = work(&browser).await;
        browser.quit().await?;
        result
    }

    /// Prepares the tab that is open now.
    pub async fn put_in_place(&self, settings: Settings) -> Result<()> {
        if settings.more_contrast && self.kind == Kind::Chromium {
            let more = json!({ "features": [{ "name": "prefers-contrast", "value": "more" }] });
            self.web.cdp().send_raw("Emulation.setEmulatedMedia", more).await?;
        }
        self.resize(settings.viewport).await
    }

    /// Makes the page as large as asked for.
    pub async fn resize(&self, viewport: Viewport) -> Result<()> {
        resize(&self.web, self.kind, viewport).await
    }

    /// Lists its processes, where the system tells.
    pub fn processes(&self) -> Vec<u32> {
        self.driver.processes()
    }

    /// Ends the browser.
    pub async fn quit(self) -> Result<()> {
        Ok(self.web.quit().await?)
    }
}

async fn start(kind: Kind, capabilities: Capabilities) -> Result<(Driver, WebDriver)> {
    let driver = Driver::start(kind)?;
    let web = WebDriver::new(driver.url(), capabilities).await;
    Ok((driver, web.with_context(|| format!("{kind} does not start"))?))
}

async fn start_and_end_firefox(profile: &Path) -> Result<()> {
    let (_driver, web) = start(Kind::Firefox, firefox(Settings::default(), profile)?).await?;
    Ok(web.quit().await?)
}

/// Makes the page as large as asked for; a window would not get as small as a phone.
pub(crate) async fn resize(web: &WebDriver, kind: Kind, (width, height): Viewport) -> Result<()> {
    match kind {
        Kind::Chromium => {
            web.cdp().emulation().set_device_metrics_override(width, height, 1.0, false).await?;
        }
        Kind::Firefox => resize_tab(web, width, height).await?,
    }
    wait::until("the page to take its size", async || {
        let size: Viewport = web.execute("return [innerWidth, innerHeight]", []).await?.convert()?;
        ensure!(size == (width, height), "it is {size:?}");
        Ok(Some(()))
    })
    .await
}

async fn resize_tab(web: &WebDriver, width: u32, height: u32) -> Result<()> {
    extension::post(web, "/moz/context", json!({ "context": "chrome" })).await?;
    web.execute(RESIZE_TAB, vec![json!(width), json!(height)]).await?;
    extension::post(web, "/moz/context", json!({ "context": "content" })).await?;
    Ok(())
}

const RESIZE_TAB: &str = "
    const [width, height] = arguments;
    const { style } = gBrowser.selectedBrowser;
    for (const limit of ['', 'min-', 'max-']) {
        style.setProperty(`${limit}width`, `${width}px`, 'important');
        style.setProperty(`${limit}height`, `${height}px`, 'important');
    }";

/// Chromium as people have it where the clipboard or everything is asked for, else its engine without windows, if it is there.
fn chromium_file(settings: Settings) -> Option<PathBuf> {
    let shell = if settings.clipboard || runner::is_deep() { None } else { tools::headless_shell() };
    shell.or_else(tools::chromium)
}

/// No sandbox, since tests often run as root in a container; nothing that asks the network.
fn chromium(settings: Settings) -> Result<Capabilities> {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&text(chromium_file(settings).context("Chromium is not installed")?)?)?;
    let quiet = [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A script is quicker than a person: more than 20 addresses a second would be refused.
        "--disable-ipc-flooding-protection",
    ];
    let plain = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
    for argument in quiet.into_iter().chain(plain) {
        wanted.add_arg(argument)?;
    }
    if settings.forced_colours {
        wanted.add_arg("--force-high-contrast")?;
    }
    if settings.less_motion {
        wanted.add_arg("--force-prefers-reduced-motion")?;
    }
    wanted.add_arg(&format!("--accept-lang={}", settings.languages))?;
    wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(wanted.into())
}

fn firefox(settings: Settings, profile: &Path) -> Result<Capabilities> {
    let mut wanted = DesiredCapabilities::firefox();
    wanted.set_firefox_binary(&text(tools::firefox().context("Firefox is not installed")?)?)?;
    wanted.set_headless()?;
    wanted.add_arg("-profile")?;
    wanted.add_arg(&text(profile.to_path_buf())?)?;
    let mut preferences = FirefoxPreferences::new();
    preferences.set("intl.accept_languages", settings.languages)?;
    // A script is quicker than a person: more than 20 addresses a second would be refused.
    preferences.set("dom.navigation.navigationRateLimit.count", 0)?;
    // As for everybody; a driver lets files see each other.
    preferences.set("security.fileuri.strict_origin_policy", true)?;
    if settings.forced_colours {
        // Always the system's colours, never those of pages.
        preferences.set("browser.display.document_color_use", 2)?;
    }
    if settings.less_motion {
        preferences.set("ui.prefersReducedMotion", 1)?;
    }
    if settings.more_contrast {
        // Asked for by the system's theme, while the colours stay those of pages.
        preferences.set("ui.useAccessibilityTheme", 1)?;
        preferences.set("browser.display.document_color_use", 1)?;
    }
    wanted.set_preferences(preferences)?;
    Ok(wanted.into())
}

fn text(file: PathBuf) -> Result<String> {
    file.into_os_string().into_string().ok().context("the browser's path is not readable")
}
