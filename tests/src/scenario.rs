//! Runs a scenario in an isolated tab, and reports the state of the page if it fails.

use crate::{
    browser::{Kind, Settings},
    page::Page,
    pool,
};
use anyhow::{Context, Result, bail};
use std::{fs, pin::Pin, time::Duration};
use tokio::{task::LocalSet, time};
use xtask::project;

const TIMEOUT: Duration = Duration::from_secs(600);

pub type Story = fn(Page) -> Pin<Box<dyn Future<Output = Result<()>>>>;

/// A story, and where it runs. The deep run plays it in all browsers.
#[derive(Clone, Copy, Debug)]
pub struct Scenario {
    /// The path of the module, with the name of the crate.
    pub module: &'static str,
    pub name: &'static str,
    /// Whether every run plays it in Firefox too, since it may differ from Chromium.
    pub in_firefox: bool,
    /// Whether every run plays it in WebKit too.
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
    pub fn play(&self, kind: Kind) -> Result<()> {
        self.play_named(kind, self.name)
    }

    /// Plays it in a new browser, after all others have quit, and keeps the picture of the first failure.
    pub fn play_again(&self, kind: Kind) -> Result<()> {
        pool::runtime()?.block_on(pool::close())?;
        self.play_named(kind, &format!("{}-again", self.name))
    }

    /// A failure has a picture of that name.
    fn play_named(&self, kind: Kind, name: &str) -> Result<()> {
        LocalSet::new()
            .block_on(pool::runtime()?, self.play_in_browser(kind, name))
            .with_context(|| format!("{} in {kind}", self.name))
    }

    async fn play_in_browser(&self, kind: Kind, name: &str) -> Result<()> {
        let site = (self.site)()?;
        let lease = pool::lease(self.settings, self.settings.launch_options(kind)).await?;
        let page = Page::new(lease.browser(), lease.at_isolated_origin(&site));
        let mut result = catch_panic((self.story)(page.clone())).await;
        if result.is_ok() {
            result = expect_clean_console(&page).await;
        }
        match result {
            Ok(()) => lease.release().await,
            Err(error) => {
                let error = error.context(failure_report(&page, &format!("{name}-{kind}.png")).await);
                // The first error matters more.
                let _ = lease.quit().await;
                Err(error)
            }
        }
    }
}

async fn failure_report(page: &Page, picture: &str) -> String {
    let picture = project::pictures().join("failed").join(picture);
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
            use $crate::browser::Settings;
            vec![
                $($crate::scenarios!(@ $site; true; $($mark)? $name $(: $settings)?),)*
                $($($crate::scenarios!(@ $site; false; $($marks)? $other $(: $others)?),)*)?
            ]
        }
    };
    (@ $site:path; $in_firefox:expr; webkit $name:ident $(: $settings:expr)?) => {
        $crate::scenario::Scenario {
            in_webkit: true,
            ..$crate::scenarios!(@ $site; $in_firefox; $name $(: $settings)?)
        }
    };
    (@ $site:path; $in_firefox:expr; $name:ident $(: $settings:expr)?) => {{
        let [settings, ..] = [$( $settings, )? Settings::default()];
        $crate::scenario::Scenario {
            module: module_path!(),
            name: stringify!($name),
            in_firefox: $in_firefox,
            in_webkit: false,
            settings,
            site: $site,
            story: |page| Box::pin($name(page)),
        }
    }};
}
