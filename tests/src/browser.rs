//! Headless browsers with a fresh profile.

use crate::{
    desk::{self, Desk},
    driver::Driver,
    extension, runner, wait,
};
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::{fmt, path::PathBuf};
use thirtyfour::{
    Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
    common::capabilities::firefox::FirefoxPreferences,
};
use xtask::tools;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Chromium or Chrome.
    Chromium,
    Firefox,
    /// The engine of Safari, in a small browser for the toolkit GTK.
    WebKit,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Chromium, Kind::Firefox, Kind::WebKit];

    /// Returns whether the tests can do without: WebKit is not to be had everywhere.
    pub fn is_missing(self) -> bool {
        self == Self::WebKit && !tools::has_webkit()
    }

    /// Returns whether it has these settings: WebKit has no forced colours.
    pub fn offers(self, settings: Settings) -> bool {
        self != Self::WebKit || !settings.forced_colours
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        })
    }
}

/// Width and height in CSS pixels.
pub type Viewport = (u32, u32);

pub const DESKTOP: Viewport = (1440, 900);
pub const PHONE: Viewport = (390, 844);

/// The preferences that a scenario runs under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Settings {
    /// The value of `Accept-Language`.
    pub languages: &'static str,
    pub viewport: Viewport,
    pub forced_colours: bool,
    pub reduced_motion: bool,
    pub more_contrast: bool,
    /// Whether the scenario copies and pastes.
    pub clipboard: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            languages: "en-US,en",
            viewport: DESKTOP,
            forced_colours: false,
            reduced_motion: false,
            more_contrast: false,
            clipboard: false,
        }
    }
}

/// The options that are fixed when a browser starts. Scenarios with equal options can share a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LaunchOptions {
    pub kind: Kind,
    settings: Settings,
}

impl Settings {
    /// The size belongs to the tab.
    pub fn launch_options(self, kind: Kind) -> LaunchOptions {
        LaunchOptions { kind, settings: Self { viewport: DESKTOP, ..self } }
    }

    pub fn reading(languages: &'static str) -> Self {
        Self { languages, ..Self::default() }
    }

    pub fn with_reduced_motion() -> Self {
        Self { reduced_motion: true, ..Self::default() }
    }

    pub fn with_more_contrast() -> Self {
        Self { more_contrast: true, ..Self::default() }
    }

    pub fn with_clipboard() -> Self {
        Self { clipboard: true, ..Self::default() }
    }

    pub fn on_phone() -> Self {
        Self::sized(PHONE)
    }

    pub fn sized(viewport: Viewport) -> Self {
        Self { viewport, ..Self::default() }
    }

    pub fn in_forced_colours() -> Self {
        Self { forced_colours: true, ..Self::default() }
    }
}

#[derive(Debug)]
pub struct Browser {
    pub web: WebDriver,
    pub kind: Kind,
    // Dropped after the session, which it must outlive.
    _driver: Driver,
    // Only WebKit's; the others need no display.
    _desk: Option<Desk>,
}

impl Browser {
    pub async fn start(kind: Kind, settings: Settings) -> Result<Self> {
        let (capabilities, desk) = match kind {
            Kind::Chromium => (chromium(settings)?, None),
            Kind::Firefox => (firefox(settings)?, None),
            Kind::WebKit => (webkit()?, Some(Desk::new(settings)?)),
        };
        let driver = Driver::start(kind, desk.as_ref()).await?;
        let web = WebDriver::new(driver.url(), capabilities).await;
        let web = web.with_context(|| format!("{kind} does not start"))?;
        let browser = Self { web, kind, _driver: driver, _desk: desk };
        match browser.apply(settings).await {
            Ok(()) => Ok(browser),
            Err(error) => browser.quit().await.and(Err(error)),
        }
    }

    /// Starts a browser, passes it to `work`, and quits it even if `work` fails.
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

    /// Applies the settings that belong to the current tab.
    pub async fn apply(&self, settings: Settings) -> Result<()> {
        if self.kind == Kind::Chromium {
            // A window in the background has no focus to lose.
            let focus = json!({ "enabled": true });
            self.web.cdp().send_raw("Emulation.setFocusEmulationEnabled", focus).await?;
        }
        if settings.more_contrast && self.kind == Kind::Chromium {
            let more = json!({ "features": [{ "name": "prefers-contrast", "value": "more" }] });
            self.web.cdp().send_raw("Emulation.setEmulatedMedia", more).await?;
        }
        self.resize(settings.viewport).await
    }

    pub async fn resize(&self, viewport: Viewport) -> Result<()> {
        resize(&self.web, self.kind, viewport).await
    }

    pub async fn quit(self) -> Result<()> {
        Ok(self.web.quit().await?)
    }
}

/// Sets the size of the page rather than of the window, which cannot be as small as a phone.
pub(crate) async fn resize(web: &WebDriver, kind: Kind, (width, height): Viewport) -> Result<()> {
    match kind {
        Kind::Chromium => {
            web.cdp().emulation().set_device_metrics_override(width, height, 1.0, false).await?;
        }
        Kind::Firefox => resize_tab(web, width, height).await?,
        Kind::WebKit => return resize_window(web, (width, height)).await,
    }
    wait::until("the page to take its size", async || {
        let size: Viewport = web.execute("return [innerWidth, innerHeight]", []).await?.convert()?;
        ensure!(size == (width, height), "it is {size:?}");
        Ok(Some(()))
    })
    .await
}

/// Makes the window larger or smaller by what the page in it lacks or has too much, until two looks agree.
///
/// Its corner is put under the pointer: without a window manager, the window with the pointer has the keyboard's focus.
async fn resize_window(web: &WebDriver, wanted: Viewport) -> Result<()> {
    let mut before = None;
    let (left, top) = desk::POINTER;
    wait::until("the window to take its size", async || {
        let place: (Viewport, Viewport, bool) = web.execute_async(PLACE, []).await?.convert()?;
        let (size, window, has_focus) = place;
        let is_calm = before.replace(place) == Some(place);
        let is_right = size == wanted && has_focus;
        if is_calm && !is_right {
            let side = |window: u32, size: u32, wanted: u32| (window + wanted).saturating_sub(size).max(1);
            let (width, height) = (side(window.0, size.0, wanted.0), side(window.1, size.1, wanted.1));
            web.set_window_rect(left, top, width, height).await?;
            before = None;
        }
        ensure!(is_calm && is_right, "it is {size:?} in a window of {window:?}, with the focus: {has_focus}");
        Ok(Some(()))
    })
    .await
}

/// The sizes of the page and of its window, and whether it has the focus, once they have had the time of two frames to
/// change.
const PLACE: &str = "
    const [done] = arguments;
    const place = () => done([[innerWidth, innerHeight], [outerWidth, outerHeight], document.hasFocus()]);
    requestAnimationFrame(() => requestAnimationFrame(place));";

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

/// Prefers `chromium-headless-shell`, which is faster but has no clipboard, except in the deep run.
fn chromium_executable(settings: Settings) -> Option<PathBuf> {
    let shell = if settings.clipboard || runner::is_deep() { None } else { tools::headless_shell() };
    shell.or_else(tools::chromium)
}

fn chromium(settings: Settings) -> Result<Capabilities> {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&text(chromium_executable(settings).context("Chromium is not installed")?)?)?;
    let quiet = [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Otherwise more than 20 navigations a second are refused.
        "--disable-ipc-flooding-protection",
    ];
    // Tests often run as root in a container, where the sandbox does not start.
    let plain = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
    for argument in quiet.into_iter().chain(plain) {
        wanted.add_arg(argument)?;
    }
    if settings.forced_colours {
        wanted.add_arg("--force-high-contrast")?;
    }
    if settings.reduced_motion {
        wanted.add_arg("--force-prefers-reduced-motion")?;
    }
    wanted.add_arg(&format!("--accept-lang={}", settings.languages))?;
    wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(wanted.into())
}

fn firefox(settings: Settings) -> Result<Capabilities> {
    let mut wanted = DesiredCapabilities::firefox();
    wanted.set_firefox_binary(&text(tools::firefox().context("Firefox is not installed")?)?)?;
    wanted.set_headless()?;
    let mut preferences = FirefoxPreferences::new();
    preferences.set("intl.accept_languages", settings.languages)?;
    // Otherwise more than 20 navigations a second are refused.
    preferences.set("dom.navigation.navigationRateLimit.count", 0)?;
    // Neither a new tab nor a process is made ahead.
    preferences.set("browser.newtab.preload", false)?;
    preferences.set("dom.ipc.processPrelaunch.enabled", false)?;
    // The default for users; geckodriver turns it off.
    preferences.set("security.fileuri.strict_origin_policy", true)?;
    if settings.forced_colours {
        // 2: always override the page's colours.
        preferences.set("browser.display.document_color_use", 2)?;
    }
    if settings.reduced_motion {
        preferences.set("ui.prefersReducedMotion", 1)?;
    }
    if settings.more_contrast {
        // The accessibility theme requests more contrast; 1: but keep the page's colours.
        preferences.set("ui.useAccessibilityTheme", 1)?;
        preferences.set("browser.display.document_color_use", 1)?;
    }
    wanted.set_preferences(preferences)?;
    Ok(wanted.into())
}

fn webkit() -> Result<Capabilities> {
    let binary = text(tools::mini_browser().context("WebKit's MiniBrowser is not installed")?)?;
    let options = json!({ "binary": binary, "args": ["--automation"] });
    let mut wanted = Capabilities::new();
    wanted.set("webkitgtk:browserOptions", options)?;
    Ok(wanted)
}

fn text(file: PathBuf) -> Result<String> {
    file.into_os_string().into_string().ok().context("the browser's path is not valid UTF-8")
}
