//! Browsers that are reused by scenarios.
//!
//! Each scenario gets a fresh tab at its own origin, such as `s17.localhost`, which isolates storage, workers, caches and
//! permissions. A browser in which a scenario failed is not reused.

use crate::{
    browser::{Browser, Kind, LaunchOptions, Settings},
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

/// Limits the memory that idle browsers hold.
const MAX_IDLE: usize = 4;
const DEFAULT_SCRIPT_TIMEOUT: Duration = Duration::from_secs(30);

static IDLE: Mutex<Vec<PooledBrowser>> = Mutex::new(Vec::new());

#[derive(Debug)]
struct PooledBrowser {
    browser: Browser,
    options: LaunchOptions,
    /// An empty tab that keeps the browser open.
    home: WindowHandle,
}

/// Exclusive use of a browser by one scenario.
#[derive(Debug)]
pub struct Lease {
    pooled: PooledBrowser,
    origin: usize,
}

/// Returns the runtime that the connections of all browsers live in.
pub fn runtime() -> Result<&'static Runtime> {
    static RUNTIME: LazyLock<io::Result<Runtime>> =
        LazyLock::new(|| Builder::new_multi_thread().worker_threads(1).enable_all().build());
    RUNTIME.as_ref().context("no runtime")
}

/// Takes an idle browser with these launch options or starts one, and opens a tab in it.
pub async fn lease(settings: Settings, options: LaunchOptions) -> Result<Lease> {
    static COUNT: AtomicUsize = AtomicUsize::new(1);
    let pooled = match take_idle(options) {
        Some(pooled) => pooled,
        None => {
            evict_oldest().await?;
            start(settings, options).await?
        }
    };
    // In WebKit only the first tab of a window is drawn.
    let tab = match options.kind {
        Kind::Chromium | Kind::Firefox => pooled.browser.web.new_tab().await?,
        Kind::WebKit => pooled.browser.web.new_window().await?,
    };
    pooled.browser.web.switch_to_window(tab).await?;
    pooled.browser.apply(settings).await?;
    Ok(Lease { pooled, origin: COUNT.fetch_add(1, Ordering::Relaxed) })
}

impl Lease {
    pub fn browser(&self) -> &Browser {
        &self.pooled.browser
    }

    /// Returns the address of a site at an origin that no other scenario uses.
    pub fn at_isolated_origin(&self, site: &str) -> String {
        site.replace("//127.0.0.1", &format!("//s{}.localhost", self.origin))
    }

    /// Closes the scenario's tabs and returns the browser to the pool.
    pub async fn release(self) -> Result<()> {
        match close_tabs(&self.pooled).await {
            Ok(()) => idle().push(self.pooled),
            Err(error) => return self.quit().await.and(Err(error)),
        }
        Ok(())
    }

    pub async fn quit(self) -> Result<()> {
        self.pooled.browser.quit().await
    }
}

/// Quits all idle browsers, even if some fail to.
pub async fn close() -> Result<()> {
    let all = std::mem::take(&mut *idle());
    let mut result = Ok(());
    for PooledBrowser { browser, .. } in all {
        result = result.and(browser.quit().await);
    }
    result
}

async fn start(settings: Settings, options: LaunchOptions) -> Result<PooledBrowser> {
    let browser = Browser::start(options.kind, settings).await?;
    let home = browser.web.window().await?;
    Ok(PooledBrowser { browser, options, home })
}

fn take_idle(options: LaunchOptions) -> Option<PooledBrowser> {
    let mut idle = idle();
    let index = idle.iter().position(|pooled| pooled.options == options)?;
    Some(idle.remove(index))
}

/// Quits the browser that has been idle longest if the pool is full.
async fn evict_oldest() -> Result<()> {
    let oldest = {
        let mut idle = idle();
        (idle.len() >= MAX_IDLE).then(|| idle.remove(0))
    };
    match oldest {
        Some(pooled) => pooled.browser.quit().await,
        None => Ok(()),
    }
}

async fn close_tabs(PooledBrowser { browser, home, .. }: &PooledBrowser) -> Result<()> {
    let web = &browser.web;
    for tab in web.windows().await?.into_iter().filter(|tab| tab != home) {
        web.switch_to_window(tab).await?;
        web.close_window().await?;
    }
    web.switch_to_window(home.clone()).await?;
    web.set_script_timeout(DEFAULT_SCRIPT_TIMEOUT).await?;
    wait::until("the scenario's tabs to close", async || {
        let open = web.windows().await?.len();
        ensure!(open == 1, "{open} are open");
        Ok(Some(()))
    })
    .await
}

fn idle() -> MutexGuard<'static, Vec<PooledBrowser>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}
