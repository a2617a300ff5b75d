//! Running a scenario: one story in a browser that knows nothing of the others; and what was on the page if it fails.

use crate::{
    browser::{Kind, Settings},
    page::Page,
    pool,
};
use anyhow::{Context, Result, bail};
use std::{fmt, fs, pin::Pin, time::Duration};
use tokio::{task::LocalSet, time};
use xtask::project;

const LONGEST: Duration = Duration::from_secs(600);

/// Why a scenario failed, to be read as it is.
pub struct Failure(String);

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure(format!("{error:#}"))
    }
}

/// Which browsers a scenario is played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// In both, always: browsers may differ here.
    InBoth,
    /// In Chromium; in Firefox by the deep run only, since the program answers alike.
    Once,
}

/// What happens on the page.
pub type Story = fn(Page) -> Pin<Box<dyn Future<Output = Result<()>>>>;

/// A story, where it plays, and with which settings.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// The module of the story, with the name of the crate before it.
    pub module: &'static str,
    /// The story's name.
    pub name: &'static str,
    /// In which browsers.
    pub asked: Asked,
    /// With which settings.
    pub settings: Settings,
    /// On which site.
    pub site: fn() -> Result<String>,
    /// The story.
    pub story: Story,
}

impl Scenario {
    /// Returns the name in one browser, such as `play::chromium::a_click`.
    pub fn name_in(&self, kind: Kind) -> String {
        let module = self.module.split_once("::").map_or("", |(_, module)| module);
        format!("{module}::{kind}::{}", self.name)
    }

    /// Plays the scenario to its end.
    pub fn play(&self, kind: Kind) -> Result<(), Failure> {
        let stage = Stage { name: self.name, kind, settings: self.settings, site: self.site };
        stage.play(self.story)
    }
}

/// Where and how a story plays.
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
    /// Plays a story to its end.
    pub fn play<F: Future<Output = Result<()>> + 'static>(
        self,
        story: impl FnOnce(Page) -> F + 'static,
    ) -> Result<(), Failure> {
        pool::runtime()
            .and_then(|runtime| LocalSet::new().block_on(runtime, self.play_in_browser(story)))
            .map_err(|error| Failure(format!("{} in {}: {error:#}", self.name, self.kind)))
    }

    async fn play_in_browser<F: Future<Output = Result<()>> + 'static>(
        self,
        story: impl FnOnce(Page) -> F + 'static,
    ) -> Result<()> {
        let site = (self.site)()?;
        let lease = pool::lease(self.settings, self.settings.start(self.kind)).await?;
        let page = Page::new(lease.browser(), lease.at_own_origin(&site));
        let mut result = guarded(story(page.clone())).await;
        if result.is_ok() {
            result = no_errors(&page).await;
        }
        match result {
            Ok(()) => lease.give_back().await,
            Err(error) => {
                let error = error.context(self.scene(&page).await);
                // What went wrong matters more than that the browser does not end.
                let _ = lease.end().await;
                Err(error)
            }
        }
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
async fn guarded(story: impl Future<Output = Result<()>> + 'static) -> Result<()> {
    let story = tokio::task::spawn_local(story);
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

/// Makes a function `scenarios` that returns the scenarios of a module. Those behind `once:` are played in Firefox by
/// the deep run only. Settings other than the usual ones stand behind the name; `Settings` is in scope there.
#[macro_export]
macro_rules! scenarios {
    (on $site:path; once: $($others:tt)*) => { $crate::scenarios! { on $site; ; once: $($others)* } };
    (on $site:path; $($name:ident $(: $settings:expr)?),* $(,)? $(; once: $($other:ident $(: $others:expr)?),* $(,)?)?) => {
        pub fn scenarios() -> Vec<$crate::scenario::Scenario> {
            #[allow(unused_imports)]
            use $crate::{browser::Settings, scenario::Asked};
            vec![
                $($crate::scenarios!(@ $site; Asked::InBoth; $name $(: $settings)?),)*
                $($($crate::scenarios!(@ $site; Asked::Once; $other $(: $others)?),)*)?
            ]
        }
    };
    (@ $site:path; $asked:expr; $name:ident $(: $settings:expr)?) => {{
        let [settings, ..] = [$( $settings, )? Settings::default()];
        $crate::scenario::Scenario {
            module: module_path!(),
            name: stringify!($name),
            asked: $asked,
            settings,
            site: $site,
            story: |page| Box::pin($name(page)),
        }
    }};
}
