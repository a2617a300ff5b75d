//! Finding controls as assistive technology does: by role and accessible name, both as the browser computes them.

use super::Page;
use crate::{extension, wait};
use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::{By, WebElement};

/// What a control is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Something to press.
    Button,
    /// Something to drag.
    Slider,
    /// Something to type into.
    TextBox,
    /// Something to choose from.
    ComboBox,
    /// A number with arrows.
    SpinButton,
    /// On or off.
    CheckBox,
    /// One of several.
    Radio,
    /// A panel's tab.
    Tab,
    /// Somewhere to go.
    Link,
    /// Things that belong together.
    Group,
    /// Something to choose from a menu.
    MenuItem,
    /// What shows a part, and moves it.
    ScrollBar,
}

impl Role {
    /// As browsers call it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Button => "button",
            Self::Slider => "slider",
            Self::TextBox => "textbox",
            Self::ComboBox => "combobox",
            Self::SpinButton => "spinbutton",
            Self::CheckBox => "checkbox",
            Self::Radio => "radio",
            Self::Tab => "tab",
            Self::Link => "link",
            Self::Group => "group",
            Self::MenuItem => "menuitem",
            Self::ScrollBar => "scrollbar",
        }
    }

    /// Elements that have this role by themselves; others say so in an attribute.
    fn elements(self) -> &'static str {
        match self {
            Self::Button => "button, summary, input[type=button], input[type=submit]",
            Self::Slider => "input[type=range]",
            Self::TextBox => "input:not([type]), input[type=text], textarea",
            Self::ComboBox => "select",
            Self::SpinButton => "input[type=number]",
            Self::CheckBox => "input[type=checkbox]",
            Self::Radio => "input[type=radio]",
            Self::Tab => "[role=tab]",
            Self::Link => "a[href]",
            Self::Group => "fieldset, details",
            // No element has these by itself.
            Self::MenuItem => "[role=menuitem]",
            Self::ScrollBar => "[role=scrollbar]",
        }
    }
}

/// Lists visible elements which may have the name, so that the browser need not be asked for the name of each.
const CANDIDATES: &str = "
    const [selector, name] = arguments;
    const plain = (text) => (text ?? '').replace(/\\s+/g, ' ');
    const words = (e) => [
        e.ariaLabel, e.textContent, e.title, e.placeholder, e.value, e.querySelector('legend')?.textContent,
        ...[...(e.labels ?? [])].map((label) => label.textContent),
        (e.getAttribute('aria-labelledby') ?? '').split(/\\s+/).map((id) => document.getElementById(id)?.textContent).join(' '),
    ];
    return [...document.querySelectorAll(selector)].filter(
        (e) => e.checkVisibility({ visibilityProperty: true }) && words(e).some((text) => plain(text).includes(name)));";

impl Page {
    /// Waits for the control of a role with exactly this name.
    pub async fn find(&self, role: Role, name: &str) -> Result<WebElement> {
        wait::until(&format!("the {} “{name}”", role.name()), async || {
            self.look(role, name, |found| found == name).await
        })
        .await
    }

    /// Waits for the first control of a role whose name begins so.
    pub async fn find_starting(&self, role: Role, start: &str) -> Result<WebElement> {
        let look = async || self.look(role, start, |found| found.starts_with(start)).await;
        wait::until(&format!("a {} “{start}…”", role.name()), look).await
    }

    /// Whether there is such a control now.
    pub async fn has(&self, role: Role, name: &str) -> Result<bool> {
        Ok(self.look(role, name, |found| found == name).await?.is_some())
    }

    /// Waits for the element that carries a public attribute, as `data-ring="5"`.
    pub async fn marked(&self, attribute: &str, value: &str) -> Result<WebElement> {
        let selector = format!("[data-{attribute}=\"{value}\"]");
        wait::until(&selector, async || Ok(Some(self.web.find(By::Css(selector.as_str())).await?))).await
    }

    /// Waits for the strip of the tape, which is hidden from assistive technology.
    pub async fn tape(&self) -> Result<WebElement> {
        wait::until("the tape", async || Ok(Some(self.web.find(By::Css(".tape-strip")).await?))).await
    }

    /// Waits for the knob of the slide of Spin-Out.
    pub async fn knob(&self) -> Result<WebElement> {
        wait::until("the knob", async || Ok(Some(self.web.find(By::Css("#board .grip")).await?))).await
    }

    /// Waits for the picture of the graph.
    pub async fn graph(&self) -> Result<WebElement> {
        wait::until("the graph", async || Ok(Some(self.web.find(By::Css(".graph-picture")).await?))).await
    }

    async fn look(&self, role: Role, part: &str, fits: impl Fn(&str) -> bool) -> Result<Option<WebElement>> {
        let selector = format!("[role={}], {}", role.name(), role.elements());
        let candidates =
            self.web.execute(CANDIDATES, vec![json!(selector), json!(part)]).await?.elements()?;
        for candidate in candidates {
            if self.role(&candidate).await? == role.name() && fits(&self.name(&candidate).await?) {
                return Ok(Some(candidate));
            }
        }
        Ok(None)
    }

    /// The role of an element, as the browser computes it.
    pub async fn role(&self, element: &WebElement) -> Result<String> {
        self.computed(element, "role").await
    }

    /// The accessible name of an element, as the browser computes it.
    pub async fn name(&self, element: &WebElement) -> Result<String> {
        self.computed(element, "label").await
    }

    /// Role and name of the element that has the keyboard.
    pub async fn focused(&self) -> Result<(String, String)> {
        let element = self.web.active_element().await?;
        Ok((self.role(&element).await?, self.name(&element).await?))
    }

    /// Waits until the element that has the keyboard has this name.
    pub async fn expect_focus(&self, name: &str) -> Result<()> {
        self.expect("the focused control", name, async || Ok(self.focused().await?.1)).await
    }

    async fn computed(&self, element: &WebElement, what: &'static str) -> Result<String> {
        let path = format!("/element/{}/computed{what}", element.element_id());
        let answer = extension::get(&self.web, path).await?;
        answer.as_str().map(str::to_owned).with_context(|| format!("the browser tells no {what}"))
    }
}
