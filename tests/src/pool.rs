//! Browsers that stay open from one scenario to the next.
//!
//! A scenario gets a tab of its own and, since no two share an origin, storage, workers, caches and permissions of its
//! own: `s17.localhost` knows nothing of `s16.localhost`. A browser in which a scenario failed is not used again.

use crate::{
    browser::{Browser, Settings, Start},
    wait,
};
use anyhow::{Context, Result, ensure};
use std::{
    io,
    sync::{
        LazyLock, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use thirtyfour::WindowHandle;
use tokio::runtime::{Builder, Runtime};

/// As many browsers may wait, each started differently; a machine bears no more.
const MOST_IDLE: usize = 4;
/// What a browser grants a script if a scenario does not say otherwise.
const SCRIPT_PATIENCE: Duration = Duration::from_secs(30);

static IDLE: Mutex<Vec<Open>> = Mutex::new(Vec::new());

/// A browser between two scenarios: one empty tab, which stays.
#[derive(Debug)]
struct Open {
    browser: Browser,
    start: Start,
    home: WindowHandle,
}

/// A browser that one scenario has to itself.
#[derive(Debug)]
pub struct Lease {
    open: Open,
    origin: usize,
}

/// Returns the runtime of all browsers: their connections live as long as it does.
pub fn runtime() -> Result<&'static Runtime> {
    static RUNTIME: LazyLock<io::Result<Runtime>> =
        LazyLock::new(|| Builder::new_multi_thread().worker_threads(1).enable_all().build());
    RUNTIME.as_ref().context("no runtime")
}

/// Takes an idle browser that was started as these settings ask, else starts one, and opens a fresh tab in it.
pub async fn lease(settings: Settings, start: Start) -> Result<Lease> {
    static COUNT: AtomicUsize = AtomicUsize::new(1);
    let open = match take(start) {
        Some(open) => open,
        None => {
            make_room().await?;
            open(settings, start).await?
        }
    };
    let tab = open.browser.web.new_tab().await?;
    open.browser.web.switch_to_window(tab).await?;
    open.browser.put_in_place(settings).await?;
    Ok(Lease { open, origin: COUNT.fetch_add(1, Ordering::Relaxed) })
}

impl Lease {
    /// The browser.
    pub fn browser(&self) -> &Browser {
        &self.open.browser
    }

    /// Returns a site's address at an origin that no other scenario has.
    pub fn at_own_origin(&self, site: &str) -> String {
        site.replace("//127.0.0.1", &format!("//s{}.localhost", self.origin))
    }

    /// Closes what the scenario opened and keeps the browser for the next one.
    pub async fn give_back(self) -> Result<()> {
        match tidy(&self.open).await {
            Ok(()) => idle().push(self.open),
            Err(error) => return self.end().await.and(Err(error)),
        }
        Ok(())
    }

    /// Ends the browser.
    pub async fn end(self) -> Result<()> {
        self.open.browser.quit().await
    }
}

/// Ends all idle browsers.
pub async fn close() -> Result<()> {
    let open = std::mem::take(&mut *idle());
    let mut result = Ok(());
    for Open { browser, .. } in open {
        result = result.and(browser.quit().await);
    }
    result
}

async fn open(settings: Settings, start: Start) -> Result<Open> {
    let browser = Browser::start(start.kind, settings).await?;
    let home = browser.web.window().await?;
    Ok(Open { browser, start, home })
}

fn take(start: Start) -> Option<Open> {
    let mut idle = idle();
    let found = idle.iter().position(|open| open.start == start)?;
    Some(idle.remove(found))
}

/// Ends the browser that has waited longest where too many wait.
async fn make_room() -> Result<()> {
    let longest = {
        let mut idle = idle();
        (idle.len() >= MOST_IDLE).then(|| idle.remove(0))
    };
    match longest {
        Some(open) => open.browser.quit().await,
        None => Ok(()),
    }
}

async fn tidy(Open { browser, home, .. }: &Open) -> Result<()> {
    let web = &browser.web;
    for tab in web.windows().await?.into_iter().filter(|tab| tab != home) {
        web.switch_to_window(tab).await?;
        web.close_window().await?;
    }
    web.switch_to_window(home.clone()).await?;
    web.set_script_timeout(SCRIPT_PATIENCE).await?;
    wait::until("the scenario's tabs to close", async || {
        let open = web.windows().await?.len();
        ensure!(open == 1, "{open} are open");
        Ok(Some(()))
    })
    .await
}

fn idle() -> MutexGuard<'static, Vec<Open>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}
