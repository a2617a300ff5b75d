//! The page as a scenario sees it.

mod act;
mod audit;
mod find;
mod fit;
mod letters;
mod puzzle;
mod see;
mod touch;
mod tree;

pub use find::Role;
pub use puzzle::Puzzle;
pub use tree::Node;

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
    /// A page of the site at this address, not opened yet.
    pub fn new(browser: &Browser, site: String) -> Self {
        Self { web: browser.web.clone(), kind: browser.kind, site }
    }

    /// Opens the page anew with a spec, as a link from elsewhere does, and waits until it stands.
    pub async fn open(&self, spec: &str) -> Result<()> {
        self.open_address(&format!("{}{}", self.site, fragment(spec))).await
    }

    /// Opens an address in full, and waits until the page stands.
    pub async fn open_address(&self, address: &str) -> Result<()> {
        // A change behind the # alone would not load the page again.
        self.web.goto("about:blank").await?;
        self.visit_address(address).await?;
        self.ready().await
    }

    /// Opens the site's own page, whatever is on it.
    pub async fn visit(&self) -> Result<()> {
        Ok(self.web.goto(&self.site).await?)
    }

    /// Opens an address, whatever is there.
    pub async fn visit_address(&self, address: &str) -> Result<()> {
        Ok(self.web.goto(self.at_own_origin(address)).await?)
    }

    /// Returns an address of this machine at the page's own origin, where nobody else was.
    fn at_own_origin(&self, address: &str) -> String {
        let host = self.site.split(['/', ':']).find(|part| part.ends_with(".localhost"));
        host.map_or_else(|| address.to_owned(), |host| address.replace("//127.0.0.1", &format!("//{host}")))
    }

    /// Goes into a page inside of the page, where everything is looked for from now on.
    pub async fn enter_frame(&self, selector: &str) -> Result<()> {
        Ok(self.web.find(By::Css(selector)).await?.enter_frame().await?)
    }

    /// Goes back to the page around.
    pub async fn leave_frame(&self) -> Result<()> {
        Ok(self.web.enter_default_frame().await?)
    }

    /// Goes to an address of the site, as by typing it; a change behind the # alone reaches the open page.
    pub async fn go(&self, spec: &str) -> Result<()> {
        Ok(self.web.goto(format!("{}{}", self.site, fragment(spec))).await?)
    }

    /// Lets the site forget this visitor; the open page keeps nothing more.
    pub async fn forget(&self) -> Result<()> {
        self.script("localStorage.clear(); Storage.prototype.setItem = () => {};", vec![]).await
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        self.web.refresh().await?;
        self.ready().await
    }

    /// Makes the page as large as asked for.
    pub async fn resize(&self, viewport: Viewport) -> Result<()> {
        browser::resize(&self.web, self.kind, viewport).await
    }

    /// Goes back in the browser's history.
    pub async fn back(&self) -> Result<()> {
        Ok(self.web.back().await?)
    }

    /// Goes forward again in the browser's history.
    pub async fn forward(&self) -> Result<()> {
        Ok(self.web.forward().await?)
    }

    async fn ready(&self) -> Result<()> {
        wait::until("the page to stand", async || self.puzzle().await.map(Some)).await?;
        // The picture before the program gives way when the program has drawn all.
        wait::until("the program to be shown", async || Ok((self.count(".first").await? == 0).then_some(())))
            .await
    }

    /// The address in full.
    pub async fn address(&self) -> Result<String> {
        Ok(self.web.current_url().await?.to_string())
    }

    /// The spec in the address.
    pub async fn spec(&self) -> Result<String> {
        Ok(self.address().await?.split_once("#/").map_or(String::new(), |(_, spec)| spec.to_owned()))
    }

    /// Waits until the address carries a spec: it follows the page with some delay.
    pub async fn expect_spec(&self, spec: &str) -> Result<()> {
        self.expect("the address", spec, async || self.spec().await).await
    }

    /// Waits until something reads as it should.
    pub async fn expect(
        &self,
        what: &str,
        wanted: &str,
        mut read: impl AsyncFnMut() -> Result<String>,
    ) -> Result<()> {
        let look = async || {
            let found = read().await?;
            anyhow::ensure!(found == wanted, "it is “{found}”");
            Ok(Some(()))
        };
        wait::until(&format!("{what} to be “{wanted}”"), look).await
    }

    /// Runs a script in the page and reads what it returns.
    pub async fn script<T: serde::de::DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> Result<T> {
        Ok(self.web.execute(script, arguments).await?.convert()?)
    }

    /// Lets scripts take their time.
    pub async fn be_patient(&self, patience: Duration) -> Result<()> {
        Ok(self.web.set_script_timeout(patience).await?)
    }

    /// Runs a script in the page that takes its time, and reads what it gives to its last argument, a function.
    pub async fn script_later<T: serde::de::DeserializeOwned>(
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
