//! Assertions on visible text, elements, layout and the console. Assertions named `expect_…` wait.

use super::{Page, Role};
use crate::{browser::Kind, wait};
use anyhow::{Result, ensure};
use serde_json::json;
use std::path::Path;
use thirtyfour::WebElement;

impl Page {
    /// Returns the visible text of the page.
    pub async fn text(&self) -> Result<String> {
        self.script("return document.body.innerText", vec![]).await
    }

    pub async fn expect_text(&self, text: &str) -> Result<()> {
        let poll = async || Ok(self.text().await?.contains(text).then_some(()));
        wait::until(&format!("the text “{text}”"), poll).await
    }

    pub async fn expect_text_gone(&self, text: &str) -> Result<()> {
        let poll = async || Ok((!self.text().await?.contains(text)).then_some(()));
        wait::until(&format!("the text “{text}” to go"), poll).await
    }

    pub async fn expect_language(&self, tag: &str) -> Result<()> {
        let read = async || self.script("return document.documentElement.lang", vec![]).await;
        self.expect("the page's language", tag, read).await
    }

    /// Waits until the first match of a CSS selector is visible.
    pub async fn expect_shown(&self, selector: &str) -> Result<()> {
        let script = "return document.querySelector(arguments[0])?.checkVisibility() ?? false";
        let poll = async || Ok(self.script::<bool>(script, vec![json!(selector)]).await?.then_some(()));
        wait::until(&format!("{selector} to be shown"), poll).await
    }

    /// Waits until a script returns true.
    pub async fn expect_true(&self, what: &str, script: &str) -> Result<()> {
        let poll = async || Ok(self.script::<bool>(script, vec![]).await?.then_some(()));
        wait::until(what, poll).await
    }

    /// Fails if a script finds faults.
    pub async fn expect_none(&self, place: &str, script: &str) -> Result<()> {
        let faults: Vec<String> = self.script(script, vec![]).await?;
        ensure!(faults.is_empty(), "{place}: {faults:#?}");
        Ok(())
    }

    /// Counts the matches of a CSS selector.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        self.script("return document.querySelectorAll(arguments[0]).length", vec![json!(selector)]).await
    }

    pub async fn expect_count(&self, selector: &str, wanted: usize) -> Result<()> {
        let read = async || Ok(self.count(selector).await?.to_string());
        self.expect(&format!("the number of {selector}"), &wanted.to_string(), read).await
    }

    /// Waits until an element is entirely within the window.
    pub async fn expect_in_view(&self, element: &WebElement) -> Result<()> {
        let poll = async || {
            let margins: [f64; 4] = self.script(MARGINS, vec![element.to_json()?]).await?;
            // Half a pixel is a matter of rounding.
            ensure!(margins.iter().all(|margin| *margin >= -0.5), "its margins are {margins:?}");
            Ok(Some(()))
        };
        wait::until("the element to be within the window", poll).await
    }

    pub async fn expect_attribute(&self, role: Role, name: &str, attribute: &str, value: &str) -> Result<()> {
        let read = async || {
            let element = self.find(role, name).await?;
            Ok(element.attr(attribute).await?.unwrap_or_default())
        };
        self.expect(attribute, value, read).await
    }

    /// Returns those parts of the page that a selector finds and that overlap each other or reach beyond the window.
    pub async fn overlaps(&self, parts: &str) -> Result<Vec<String>> {
        self.script(OVERLAPS, vec![json!(parts)]).await
    }

    /// Waits for a refusal, in any language.
    pub async fn expect_refusal(&self) -> Result<()> {
        self.expect_shown(".caption-refused").await
    }

    /// Fails if one of the boxes that a selector finds hides a part of what is in it.
    pub async fn expect_whole(&self, place: &str, selector: &str) -> Result<()> {
        let [right, down]: [i64; 2] = self.script(HIDDEN, vec![json!(selector)]).await?;
        ensure!(
            right <= 0 && down <= 0,
            "{place}: {selector} hides {right} pixels on the right, {down} below"
        );
        Ok(())
    }

    /// Returns whether the page scrolls vertically.
    pub async fn scrolls(&self) -> Result<bool> {
        self.script("return document.documentElement.scrollHeight > innerHeight", vec![]).await
    }

    pub async fn expect_no_sideways_scrolling(&self) -> Result<()> {
        let script = "return document.documentElement.scrollWidth - innerWidth";
        let over: i64 = self.script(script, vec![]).await?;
        ensure!(over <= 0, "the page is {over} pixels wider than the window");
        Ok(())
    }

    /// Takes the errors from Chromium's console; the other drivers do not report any.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        if self.kind != Kind::Chromium {
            return Ok(vec![]);
        }
        let entries = self.web.browser_log().await?.into_iter();
        Ok(entries.filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect())
    }

    /// Discards the errors that a story has caused.
    pub async fn discard_errors(&self) -> Result<()> {
        self.console_errors().await.map(drop)
    }

    /// Waits until fonts are loaded and changes are drawn.
    pub async fn settle(&self) -> Result<()> {
        self.web.execute_async(SETTLE, vec![]).await?;
        Ok(())
    }

    pub async fn screenshot(&self, file: &Path) -> Result<()> {
        Ok(self.web.screenshot(file).await?)
    }

    /// Describes the page in the report of a failure.
    pub async fn snapshot(&self) -> String {
        let or_error = |result: Result<String>| result.unwrap_or_else(|error| format!("unknown ({error:#})"));
        let errors = self.console_errors().await.map(|errors| errors.join("\n  "));
        format!(
            "address: {}\npuzzle:  {}\nconsole: {}\nloading: {}\ntext:    {}",
            or_error(self.address().await),
            or_error(self.puzzle().await.map(|puzzle| format!("{puzzle:?}"))),
            or_error(errors),
            or_error(self.count("[aria-busy=true]").await.map(|count| count.to_string())),
            or_error(self.text().await).replace('\n', " | "),
        )
    }
}

/// The distances of an element's edges from those of the window.
const MARGINS: &str = "
    const { left, top, right, bottom } = arguments[0].getBoundingClientRect();
    return [left, top, innerWidth - right, innerHeight - bottom];";

const HIDDEN: &str = "
    const boxes = [...document.querySelectorAll(arguments[0])];
    const [wide, high] = [boxes.map((e) => e.scrollWidth - e.clientWidth), boxes.map((e) => e.scrollHeight - e.clientHeight)];
    return [Math.max(...wide), Math.max(...high)];";

/// A pixel of overlap is a matter of rounding.
const OVERLAPS: &str = "
    const boxes = [...document.querySelectorAll(arguments[0])]
        .filter((e) => e.checkVisibility({ visibilityProperty: true }))
        .map((e) => [e.getAttribute('class') ?? e.localName, e.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && box.height > 0);
    const found = [];
    for (const [part, box] of boxes) {
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
            found.push(`${part} sticks out of the window`);
        }
    }
    boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${one} and ${other} overlap by ${wide.toFixed(1)} x ${high.toFixed(1)}`);
    }));
    return found;";

const SETTLE: &str = "
    const [done] = arguments;
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));";
