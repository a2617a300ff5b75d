//! Runs a scenario in an isolated tab, and reports the state of the page if it fails.

use crate::{
    browser::{Kind, Settings},
    page::Page,
    pool,
};
use anyhow::{Context, Result, bail};
use std::{fmt, fs, pin::Pin, time::Duration};
use tokio::{task::LocalSet, time};
use xtask::project;

const TIMEOUT: Duration = Duration::from_secs(600);

/// The report of a failed scenario, printed unescaped.
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

/// The browsers that a scenario runs in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browsers {
    /// Always in Chromium and Firefox, since they may differ.
    Both,
    /// In Chromium, and in the deep run in Firefox too.
    Chromium,
}

pub type Story = fn(Page) -> Pin<Box<dyn Future<Output = Result<()>>>>;

/// A story, and where it runs.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// The path of the module, with the name of the crate.
    pub module: &'static str,
    pub name: &'static str,
    pub browsers: Browsers,
    /// Whether it runs in WebKit too; otherwise only the deep run plays it there.
    pub in_webkit: bool,
    pub settings: Settings,
    pub site: fn() -> Result<String>,
    pub story: Story,
}

impl Scenario {
    /// Returns the full name, such as `play::chromium::a_click`.
    pub fn name_in(&self, kind: Kind) -> String {
        let module = self.module.split_once("::").map_or("", |(_, module)| module);
        format!("{module}::{kind}::{}", self.name)
    }

    /// Fails if the story does, or if it leaves errors in Chromium's console.
    pub fn play(&self, kind: Kind) -> Result<(), Failure> {
        self.run(kind, false).play(self.story)
    }

    /// Plays it in a new browser, after all others have quit.
    pub fn play_again(&self, kind: Kind) -> Result<(), Failure> {
        pool::runtime().and_then(|runtime| runtime.block_on(pool::close()))?;
        self.run(kind, true).play(self.story)
    }

    fn run(&self, kind: Kind, is_again: bool) -> Run {
        Run { name: self.name, kind, settings: self.settings, site: self.site, is_again }
    }
}

/// A scenario in one browser, without its story.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    pub name: &'static str,
    pub kind: Kind,
    pub settings: Settings,
    pub site: fn() -> Result<String>,
    /// Whether it has failed before, whose picture is kept.
    pub is_again: bool,
}

impl Run {
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
        let lease = pool::lease(self.settings, self.settings.launch_options(self.kind)).await?;
        let page = Page::new(lease.browser(), lease.at_isolated_origin(&site));
        let mut result = catch_panic(story(page.clone())).await;
        if result.is_ok() {
            result = expect_clean_console(&page).await;
        }
        match result {
            Ok(()) => lease.release().await,
            Err(error) => {
                let error = error.context(self.failure_report(&page).await);
                // The first error matters more.
                let _ = lease.quit().await;
                Err(error)
            }
        }
    }

    async fn failure_report(self, page: &Page) -> String {
        let again = if self.is_again { "-again" } else { "" };
        let picture = project::pictures().join(format!("failed/{}-{}{again}.png", self.name, self.kind));
        let saved = match picture.parent().map(fs::create_dir_all) {
            Some(Ok(())) => page.screenshot(&picture).await,
            _ => Err(anyhow::anyhow!("no folder for it")),
        };
        let picture = match saved {
            Ok(()) => picture.display().to_string(),
            Err(error) => format!("none ({error:#})"),
        };
        format!("failed\n{}\npicture: {picture}\nreason", page.snapshot().await)
    }
}

/// Spawns the story, so that a failed assertion becomes an error.
async fn catch_panic(story: impl Future<Output = Result<()>> + 'static) -> Result<()> {
    let story = tokio::task::spawn_local(story);
    match time::timeout(TIMEOUT, story).await.context("the scenario timed out")? {
        Ok(result) => result,
        Err(panic) => bail!("{}", panic_message(panic.into_panic().as_ref())),
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("an assertion failed").to_owned()
}

pub(crate) async fn expect_clean_console(page: &Page) -> Result<()> {
    let errors = page.console_errors().await?;
    if !errors.is_empty() {
        bail!("the console shows errors:\n{}", errors.join("\n"));
    }
    Ok(())
}

/// Defines a function `scenarios` that returns the scenarios of a module: first those for Chromium and Firefox, then after
/// `chromium:` those that only the deep run repeats in Firefox. `#[webkit]` before a name says that WebKit plays it in
/// every run. A name can be followed by `: settings`, with `Settings` in scope.
#[macro_export]
macro_rules! scenarios {
    (on $site:path; chromium: $($others:tt)*) => { $crate::scenarios! { on $site; ; chromium: $($others)* } };
    (
        on $site:path; $($(#[$mark:ident])? $name:ident $(: $settings:expr)?),* $(,)?
        $(; chromium: $($(#[$marks:ident])? $other:ident $(: $others:expr)?),* $(,)?)?
    ) => {
        pub fn scenarios() -> Vec<$crate::scenario::Scenario> {
            #[allow(unused_imports)]
            use $crate::{browser::Settings, scenario::Browsers};
            vec![
                $($crate::scenarios!(@ $site; Browsers::Both; $($mark)? $name $(: $settings)?),)*
                $($($crate::scenarios!(@ $site; Browsers::Chromium; $($marks)? $other $(: $others)?),)*)?
            ]
        }
    };
    (@ $site:path; $browsers:expr; webkit $name:ident $(: $settings:expr)?) => {
        $crate::scenario::Scenario {
            in_webkit: true,
            ..$crate::scenarios!(@ $site; $browsers; $name $(: $settings)?)
        }
    };
    (@ $site:path; $browsers:expr; $name:ident $(: $settings:expr)?) => {{
        let [settings, ..] = [$( $settings, )? Settings::default()];
        $crate::scenario::Scenario {
            module: module_path!(),
            name: stringify!($name),
            browsers: $browsers,
            in_webkit: false,
            settings,
            site: $site,
            story: |page| Box::pin($name(page)),
        }
    }};
}
