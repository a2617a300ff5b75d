//! Running a scenario: one story, one browser, one fresh profile; and what was on the page if it fails.

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
};
use anyhow::{Context, Result, bail};
use std::{fmt, fs, time::Duration};
use tokio::{runtime, sync::Semaphore, task::LocalSet, time};
use xtask::project;

/// Three browsers are as many as a small machine bears.
static SLOTS: Semaphore = Semaphore::const_new(3);
const LONGEST: Duration = Duration::from_secs(120);

/// Why a scenario failed, to be read as it is.
pub struct Failure(String);

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where and how a scenario plays.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The scenario's name.
    pub name: &'static str,
    /// In which browser.
    pub kind: Kind,
    /// With which settings.
    pub settings: Settings,
    /// On which site.
    pub site: fn() -> Result<String>,
}

impl Stage {
    /// Plays a scenario to its end.
    ///
    /// # Errors
    /// If it fails, or if Chromium's console shows an error.
    pub fn play(self, story: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<(), Failure> {
        let story = async {
            let _slot = SLOTS.acquire().await?;
            self.play_in_browser(story).await
        };
        let runtime = runtime::Builder::new_current_thread().enable_all().build();
        runtime
            .map_err(Into::into)
            .and_then(|runtime| LocalSet::new().block_on(&runtime, story))
            .map_err(|error| Failure(format!("{} in {}: {error:#}", self.name, self.kind)))
    }

    async fn play_in_browser(self, story: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
        let site = (self.site)()?;
        let browser = Browser::start(self.kind, self.settings).await?;
        let page = Page::new(&browser, site);
        let mut result = guarded(story, page.clone()).await;
        if result.is_ok() {
            result = no_errors(&page).await;
        }
        if let Err(error) = result {
            result = Err(error.context(self.scene(&page).await));
        }
        browser.quit().await?;
        result
    }

    /// What is to be seen, for one who was not there.
    async fn scene(self, page: &Page) -> String {
        let picture = project::pictures().join(format!("failed/{}-{}.png", self.name, self.kind));
        let saved = match picture.parent().map(fs::create_dir_all) {
            Some(Ok(())) => page.screenshot(&picture).await,
            _ => Err(anyhow::anyhow!("no folder for it")),
        };
        let picture = match saved {
            Ok(()) => picture.display().to_string(),
            Err(error) => format!("none ({error:#})"),
        };
        format!("failed\n{}\npicture: {picture}\nreason", page.scene().await)
    }
}

/// Runs the story as a task of its own, so that a failed assertion is an error like any other.
async fn guarded(story: impl AsyncFnOnce(Page) -> Result<()> + 'static, page: Page) -> Result<()> {
    let story = tokio::task::spawn_local(async move { story(page).await });
    match time::timeout(LONGEST, story).await.context("the scenario takes too long")? {
        Ok(result) => result,
        Err(panic) => bail!("{}", said(panic.into_panic().as_ref())),
    }
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("an assertion failed").to_owned()
}

async fn no_errors(page: &Page) -> Result<()> {
    let errors = page.console_errors().await?;
    if !errors.is_empty() {
        bail!("the console shows errors:\n{}", errors.join("\n"));
    }
    Ok(())
}

/// Makes two tests of each scenario, one for each browser: `first_visit` becomes `chromium::first_visit` and
/// `firefox::first_visit`. Settings other than the usual ones stand behind the name; `Settings` is in scope there.
#[macro_export]
macro_rules! scenarios {
    (on $site:path; $($name:ident $(: $settings:expr)?),* $(,)?) => {
        $crate::scenarios!(@ chromium Chromium; $site; $($name $(: $settings)?),*);
        $crate::scenarios!(@ firefox Firefox; $site; $($name $(: $settings)?),*);
    };
    (@ $module:ident $kind:ident; $site:path; $($name:ident $(: $settings:expr)?),*) => {
        mod $module {
            use $crate::browser::{Kind, Settings};
            $(
                #[test]
                fn $name() -> Result<(), $crate::scenario::Failure> {
                    let [settings, ..] = [$( $settings, )? Settings::default()];
                    let stage = $crate::scenario::Stage { name: stringify!($name), kind: Kind::$kind, settings, site: $site };
                    stage.play(super::$name)
                }
            )*
        }
    };
}
