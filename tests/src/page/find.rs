//! Finds controls as assistive technology does, by computed role and accessible name.

use super::Page;
use crate::{browser::Kind, extension, wait};
use anyhow::{Context, Result};
use serde_json::json;
use thirtyfour::{By, WebElement};

/// ARIA roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Button,
    Slider,
    TextBox,
    ComboBox,
    CheckBox,
    Radio,
    Tab,
    Link,
    Group,
    ScrollBar,
    Region,
    Tree,
}

impl Role {
    pub(super) fn name(self) -> &'static str {
        self.name_and_elements().0
    }

    /// Returns its name, and a selector of the elements that have it without an attribute.
    fn name_and_elements(self) -> (&'static str, &'static str) {
        match self {
            Self::Button => ("button", "button, summary, input[type=button], input[type=submit]"),
            Self::Slider => ("slider", "input[type=range]"),
            Self::TextBox => ("textbox", "input:not([type]), input[type=text], textarea"),
            Self::ComboBox => ("combobox", "select"),
            Self::CheckBox => ("checkbox", "input[type=checkbox]"),
            Self::Radio => ("radio", "input[type=radio]"),
            Self::Tab => ("tab", "[role=tab]"),
            Self::Link => ("link", "a[href]"),
            Self::Group => ("group", "fieldset, details"),
            Self::ScrollBar => ("scrollbar", "[role=scrollbar]"),
            Self::Region => ("region", "section[aria-label]"),
            Self::Tree => ("tree", "[role=tree]"),
        }
    }
}

/// Prefilters visible elements by text, since each computed name costs a round trip.
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
    /// Waits for a control.
    pub async fn find(&self, role: Role, name: &str) -> Result<WebElement> {
        wait::until(&format!("the {} “{name}”", role.name()), async || {
            self.query(role, name, |found| found == name).await
        })
        .await
    }

    /// Waits for a control whose name has a prefix.
    pub async fn find_by_prefix(&self, role: Role, start: &str) -> Result<WebElement> {
        let query = async || self.query(role, start, |found| found.starts_with(start)).await;
        wait::until(&format!("a {} “{start}…”", role.name()), query).await
    }

    /// Checks for a control without waiting.
    pub async fn has(&self, role: Role, name: &str) -> Result<bool> {
        Ok(self.query(role, name, |found| found == name).await?.is_some())
    }

    /// Waits for the element with a public attribute such as `data-ring="5"`.
    pub async fn find_data(&self, attribute: &str, value: &str) -> Result<WebElement> {
        self.find_drawn(&format!("[data-{attribute}=\"{value}\"]")).await
    }

    /// Waits for the first match of a selector: something for pointers only, which has no role.
    pub async fn find_drawn(&self, selector: &str) -> Result<WebElement> {
        wait::until(selector, async || Ok(Some(self.web.find(By::Css(selector)).await?))).await
    }

    /// Waits for what a selector finds in the tree of a `<gros-board>`, which another selector finds.
    pub async fn find_in_board(&self, board: &str, selector: &str) -> Result<WebElement> {
        let script = "return document.querySelector(arguments[0]).shadowRoot.querySelector(arguments[1])";
        wait::until(&format!("{selector} in {board}"), async || {
            let found = self.web.execute(script, vec![json!(board), json!(selector)]).await?;
            Ok(Some(found.element()?))
        })
        .await
    }

    async fn query(
        &self,
        role: Role,
        part: &str,
        matches: impl Fn(&str) -> bool,
    ) -> Result<Option<WebElement>> {
        let (role, elements) = role.name_and_elements();
        let selector = format!("[role={role}], {elements}");
        let candidates =
            self.web.execute(CANDIDATES, vec![json!(selector), json!(part)]).await?.elements()?;
        for candidate in candidates {
            if self.role(&candidate).await? == role && matches(&self.name(&candidate).await?) {
                return Ok(Some(candidate));
            }
        }
        Ok(None)
    }

    /// Returns the computed role.
    pub async fn role(&self, element: &WebElement) -> Result<String> {
        let role = self.computed(element, "role").await?;
        // Firefox and WebKit have no name for what opens `details`. WebKit calls a list that opens a button, and has
        // none for a tree.
        let is_vague = self.kind == Kind::WebKit && ["generic", Role::Button.name()].contains(&role.as_str());
        if is_vague || role.is_empty() {
            return Ok(match element.tag_name().await?.as_str() {
                "select" => Role::ComboBox.name().to_owned(),
                "summary" => Role::Button.name().to_owned(),
                _ => element.attr("role").await?.unwrap_or(role),
            });
        }
        // Chromium’s own name for what opens `details`.
        Ok(if role.starts_with("DisclosureTriangle") { Role::Button.name().to_owned() } else { role })
    }

    /// Returns the computed accessible name.
    pub async fn name(&self, element: &WebElement) -> Result<String> {
        self.computed(element, "label").await
    }

    /// Returns the role and name of the focused element.
    pub async fn focused(&self) -> Result<(String, String)> {
        let element = self.web.active_element().await?;
        Ok((self.role(&element).await?, self.name(&element).await?))
    }

    pub async fn expect_focus(&self, name: &str) -> Result<()> {
        self.expect("the focused control", name, async || Ok(self.focused().await?.1)).await
    }

    async fn computed(&self, element: &WebElement, what: &'static str) -> Result<String> {
        let path = format!("/element/{}/computed{what}", element.element_id());
        let answer = extension::get(&self.web, path).await?;
        answer.as_str().map(str::to_owned).with_context(|| format!("the browser returns no {what}"))
    }
}
