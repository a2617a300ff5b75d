//! The page object that scenarios use.

mod accessibility;
mod actions;
mod assertions;
mod audit;
mod find;
mod legibility;
mod puzzle;
mod touch;
mod translator;

pub use find::Role;
pub use legibility::{SHORT_SCREEN_FAULTS, SMALL_TARGETS, SMALL_TEXT};
pub use puzzle::Puzzle;

use crate::{
    browser::{self, Browser, Kind, Viewport},
    wait,
};
use anyhow::Result;
use serde_json::Value;
use std::time::Duration;
use thirtyfour::{By, WebDriver};

/// An open page.
#[derive(Clone, Debug)]
pub struct Page {
    web: WebDriver,
    kind: Kind,
    site: String,
}

impl Page {
    pub fn new(browser: &Browser, site: String) -> Self {
        Self { web: browser.web.clone(), kind: browser.kind, site }
    }

    /// Returns the same tab, at another site.
    #[must_use]
    pub fn at(&self, site: &str) -> Self {
        Self { site: self.at_isolated_origin(site), ..self.clone() }
    }

    /// Loads the page with a spec, as a link from another site does, and waits until it is ready.
    pub async fn open(&self, spec: &str) -> Result<()> {
        self.open_address(&format!("{}{}", self.site, fragment(spec))).await
    }

    /// Loads a full address and waits until the page is ready.
    pub async fn open_address(&self, address: &str) -> Result<()> {
        // A change of the fragment alone would not reload the page.
        self.web.goto("about:blank").await?;
        self.visit_address(address).await?;
        self.wait_until_ready().await
    }

    /// Loads the site without waiting for the program.
    pub async fn visit(&self) -> Result<()> {
        Ok(self.web.goto(&self.site).await?)
    }

    /// Loads an address without waiting for the program.
    pub async fn visit_address(&self, address: &str) -> Result<()> {
        Ok(self.web.goto(self.at_isolated_origin(address)).await?)
    }

    /// Moves a local address to the isolated origin of this page.
    fn at_isolated_origin(&self, address: &str) -> String {
        let host = self.site.split(['/', ':']).find(|part| part.ends_with(".localhost"));
        host.map_or_else(|| address.to_owned(), |host| address.replace("//127.0.0.1", &format!("//{host}")))
    }

    pub async fn enter_frame(&self, selector: &str) -> Result<()> {
        Ok(self.web.find(By::Css(selector)).await?.enter_frame().await?)
    }

    /// Changes the spec in the address bar, without a reload.
    pub async fn navigate(&self, spec: &str) -> Result<()> {
        Ok(self.web.goto(format!("{}{}", self.site, fragment(spec))).await?)
    }

    /// Clears the storage and keeps the open page from writing to it again.
    pub async fn clear_storage(&self) -> Result<()> {
        self.script("localStorage.clear(); Storage.prototype.setItem = () => {};", vec![]).await
    }

    pub async fn reload(&self) -> Result<()> {
        self.web.refresh().await?;
        self.wait_until_ready().await
    }

    pub async fn resize(&self, viewport: Viewport) -> Result<()> {
        browser::resize(&self.web, self.kind, viewport).await
    }

    /// WebKit's own Back leaves out what no click has left.
    pub async fn back(&self) -> Result<()> {
        match self.kind {
            Kind::WebKit => self.script("history.back()", vec![]).await,
            Kind::Chromium | Kind::Firefox => Ok(self.web.back().await?),
        }
    }

    /// WebKit's own Forward does nothing where its window has not heard of the page's Back yet.
    pub async fn forward(&self) -> Result<()> {
        match self.kind {
            Kind::WebKit => self.script("history.forward()", vec![]).await,
            Kind::Chromium | Kind::Firefox => Ok(self.web.forward().await?),
        }
    }

    async fn wait_until_ready(&self) -> Result<()> {
        wait::until("the program to start", async || self.puzzle().await.map(Some)).await?;
        // The static first picture is removed after the first rendering.
        self.expect_count(".first", 0).await
    }

    pub async fn address(&self) -> Result<String> {
        Ok(self.web.current_url().await?.to_string())
    }

    /// Returns the spec in the address; empty if there is none.
    pub async fn spec(&self) -> Result<String> {
        Ok(self.address().await?.split_once("#/").map_or(String::new(), |(_, spec)| spec.to_owned()))
    }

    /// Waits for a spec in the address, which is updated with a delay.
    pub async fn expect_spec(&self, spec: &str) -> Result<()> {
        self.expect("the address", spec, async || self.spec().await).await
    }

    /// Waits until `read` returns the wanted text; on timeout, the message has the last one.
    pub async fn expect(
        &self,
        what: &str,
        wanted: &str,
        mut read: impl AsyncFnMut() -> Result<String>,
    ) -> Result<()> {
        let poll = async || {
            let found = read().await?;
            anyhow::ensure!(found == wanted, "it is “{found}”");
            Ok(Some(()))
        };
        wait::until(&format!("{what} to be “{wanted}”"), poll).await
    }

    /// Runs a script in the page and returns its result.
    pub async fn script<T: serde::de::DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> Result<T> {
        Ok(self.web.execute(script, arguments).await?.convert()?)
    }

    pub async fn set_script_timeout(&self, timeout: Duration) -> Result<()> {
        Ok(self.web.set_script_timeout(timeout).await?)
    }

    /// Runs a script that calls its last argument with the result.
    pub async fn script_async<T: serde::de::DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> Result<T> {
        Ok(self.web.execute_async(script, arguments).await?.convert()?)
    }
}

fn fragment(spec: &str) -> String {
    if spec.is_empty() { String::new() } else { format!("#/{spec}") }
}
