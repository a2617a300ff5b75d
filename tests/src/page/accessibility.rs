//! The announcements of a screen reader.

use super::Page;
use anyhow::Result;

impl Page {
    /// Returns the announcement for the focused control: its named ancestors from the outermost on, then
    /// name, role, states and value. Firefox and WebKit show no tree, but computed roles and names work everywhere.
    pub async fn focus_announcement(&self) -> Result<String> {
        let (role, name) = self.focused().await?;
        let (states, value): (Vec<String>, String) = self.script(STATES, vec![]).await?;
        let mut words = Vec::new();
        for element in self.web.execute(ANCESTORS, vec![]).await?.elements()? {
            let (role, name) = (self.role(&element).await?, self.name(&element).await?);
            if !name.is_empty() {
                words.push(format!("{role} {name}"));
            }
        }
        let own = [name, role].into_iter().chain(states).chain([value]);
        words.push(own.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("; "));
        Ok(words.join(" > "))
    }

    pub async fn expect_focus_announcement(&self, wanted: &str) -> Result<()> {
        self.expect("the announcement", wanted, async || self.focus_announcement().await).await
    }

    /// Returns the text of the polite live region, of which there must be exactly one.
    async fn live_text(&self) -> Result<String> {
        self.script(LIVE_TEXT, vec![]).await
    }

    pub async fn expect_live_text(&self, wanted: &str) -> Result<()> {
        self.expect("the live region", wanted, async || self.live_text().await).await
    }
}

const LIVE_TEXT: &str = "
    const regions = [...document.querySelectorAll('[role=status], [aria-live=polite]')]
        .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[aria-hidden=true], [inert]'));
    return regions.length === 1 ? regions[0].textContent : `${regions.length} live regions`;";

/// Returns the states and the value text of the focused element.
const STATES: &str = "
    const { activeElement } = document;
    const states = { 'aria-disabled': 'unavailable', 'aria-selected': 'selected', 'aria-expanded': 'expanded',
        'aria-pressed': 'pressed' };
    const set = Object.entries(states).filter(([name]) => activeElement.getAttribute(name) === 'true');
    const checked = activeElement.checked ? ['checked'] : [];
    return [set.map(([, state]) => state).concat(checked), activeElement.getAttribute('aria-valuetext') ?? ''];";

/// Returns the ancestors of the focused element that give it context, the outermost first.
const ANCESTORS: &str = "
    const ancestors = [];
    for (let e = document.activeElement.parentElement; e; e = e.parentElement) {
        if (e.matches('[role=group], [role=radiogroup], fieldset, nav, aside, [role=tablist], [role=grid], dialog')) ancestors.unshift(e);
    }
    return ancestors;";
