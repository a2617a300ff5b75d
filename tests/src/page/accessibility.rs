//! The accessibility tree of the page, and what a screen reader would announce.

use super::Page;
use crate::{browser::Kind, extension};
use anyhow::{Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;

/// A node of the accessibility tree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Node {
    pub role: String,
    pub name: String,
    pub value: String,
    /// Such as `unavailable` or `current`.
    pub states: Vec<String>,
    /// The politeness of a live region.
    pub live: String,
    pub depth: usize,
}

/// Roles whose names are announced when the focus enters them.
const CONTEXT_ROLES: [&str; 7] =
    ["group", "radiogroup", "navigation", "complementary", "tablist", "grid", "dialog"];

impl Page {
    /// Returns the whole tree in document order.
    async fn accessibility_tree(&self) -> Result<Vec<Node>> {
        match self.kind {
            Kind::Chromium => {
                let answer = self.web.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
                Ok(tree_from_devtools(&answer).unwrap_or_default())
            }
            Kind::Firefox => self.firefox_tree().await,
            Kind::WebKit => bail!("WebKit's driver does not show the tree"),
        }
    }

    /// Only Firefox's privileged context has access to the tree.
    async fn firefox_tree(&self) -> Result<Vec<Node>> {
        extension::post(&self.web, "/moz/context", json!({ "context": "chrome" })).await?;
        let answer = self.web.execute(FIREFOX_TREE, vec![]).await;
        extension::post(&self.web, "/moz/context", json!({ "context": "content" })).await?;
        Ok(answer?.convert()?)
    }

    /// Returns the announcement for the focused control: its named ancestors from the outermost on, then
    /// name, role, states and value. Firefox's tree marks no focus in headless mode, and WebKit shows none,
    /// but computed roles and names work everywhere.
    pub async fn focus_announcement(&self) -> Result<String> {
        let (role, name) = self.focused().await?;
        let (states, value): (Vec<String>, String) = self.script(STATES, vec![]).await?;
        let mut words = Vec::new();
        for element in self.web.execute(ANCESTORS, vec![]).await?.elements()? {
            let (role, name) = (self.role(&element).await?, self.name(&element).await?);
            if CONTEXT_ROLES.contains(&role.as_str()) && !name.is_empty() {
                words.push(format!("{role} {name}"));
            }
        }
        words.push(Node { role, name, states, value, ..Node::default() }.announcement());
        Ok(words.join(" > "))
    }

    pub async fn expect_focus_announcement(&self, wanted: &str) -> Result<()> {
        self.expect("the announcement", wanted, async || self.focus_announcement().await).await
    }

    /// Returns the text of the polite live region, of which there must be exactly one.
    pub async fn live_text(&self) -> Result<String> {
        if self.kind == Kind::WebKit {
            return self.script(LIVE_TEXT, vec![]).await;
        }
        let tree = self.accessibility_tree().await?;
        let regions: Vec<usize> = (0..tree.len())
            .filter(|at| tree.get(*at).is_some_and(|node| node.live == "polite" && node.role == "status"))
            .collect();
        anyhow::ensure!(regions.len() == 1, "{} live regions", regions.len());
        let (at, depth) = (regions[0], tree[regions[0]].depth);
        let within = tree.iter().skip(at + 1).take_while(|node| node.depth > depth);
        Ok(within.filter(|node| node.role == "StaticText").map(|node| node.name.as_str()).collect())
    }

    pub async fn expect_live_text(&self, wanted: &str) -> Result<()> {
        self.expect("the live region", wanted, async || self.live_text().await).await
    }
}

impl Node {
    fn announcement(&self) -> String {
        let words = [&self.name, &self.role].into_iter().chain(&self.states).chain([&self.value]);
        words.filter(|word| !word.is_empty()).map(String::as_str).collect::<Vec<_>>().join("; ")
    }
}

/// Sorts the nodes of the DevTools protocol into document order, and replaces ignored ones by their children.
fn tree_from_devtools(answer: &Value) -> Option<Vec<Node>> {
    let nodes = answer["nodes"].as_array()?;
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let mut stack = vec![(*nodes.first()?).clone()];
    let mut depths = vec![0];
    let mut found = Vec::new();
    while let (Some(node), Some(depth)) = (stack.pop(), depths.pop()) {
        let is_ignored = node["ignored"] == true;
        if !is_ignored {
            found.push(node_from_devtools(&node, depth));
        }
        let children = node["childIds"].as_array().map(Vec::as_slice).unwrap_or_default();
        for child in children.iter().rev().filter_map(|id| by_id.get(id.as_str()?)) {
            stack.push((*child).clone());
            depths.push(depth + usize::from(!is_ignored));
        }
    }
    Some(found)
}

fn node_from_devtools(node: &Value, depth: usize) -> Node {
    let text = |part: &str| node[part]["value"].as_str().unwrap_or_default().to_owned();
    let properties = node["properties"].as_array().map(Vec::as_slice).unwrap_or_default();
    let property = |name: &str| {
        let found = properties.iter().find(|property| property["name"] == name);
        found.map(|property| &property["value"]["value"])
    };
    let word = |name: &str| property(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    let is = |name: &str| property(name).is_some_and(|value| *value == true || *value == "true");
    let states = [
        ("disabled", "unavailable"),
        ("selected", "selected"),
        ("checked", "checked"),
        ("expanded", "expanded"),
        ("pressed", "pressed"),
    ];
    Node {
        role: text("role"),
        name: text("name"),
        value: String::new(),
        states: states.into_iter().filter(|(name, _)| is(name)).map(|(_, state)| state.to_owned()).collect(),
        live: word("live"),
        depth,
    }
}

/// WebKit's driver does not show the tree.
const LIVE_TEXT: &str = "
    const regions = [...document.querySelectorAll('[role=status], [aria-live=polite]')].filter((e) => e.checkVisibility());
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

/// Reads the tree from Firefox's accessibility service.
const FIREFOX_TREE: &str = "
    // The tree is discarded with the last reference to the service.
    window.heldService ??= Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
    const service = window.heldService;
    const { STATE_UNAVAILABLE, STATE_SELECTED, STATE_EXPANDED, STATE_PRESSED } = Ci.nsIAccessibleStates;
    const roles = { pushbutton: 'button', grouping: 'group', pagetab: 'tab', pagetablist: 'tablist',
        'text leaf': 'StaticText', statusbar: 'status', entry: 'textbox', combobox: 'combobox',
        'spinbutton': 'spinbutton', 'radiobutton': 'radio', checkbutton: 'checkbox', 'check button': 'checkbox' };
    const found = [];
    const attribute = (node, name) => { try { return node.attributes.getStringProperty(name); } catch { return ''; } };
    const walk = (node, depth) => {
        const state = {}; const extra = {};
        node.getState(state, extra);
        const is = (bit) => (state.value & bit) !== 0;
        const own = service.getStringRole(node.role);
        const states = [[STATE_UNAVAILABLE, 'unavailable'], [STATE_SELECTED, 'selected'], [STATE_EXPANDED, 'expanded'],
            [STATE_PRESSED, 'pressed']];
        const role = attribute(node, 'xml-roles').split(' ')[0] || roles[own] || own;
        found.push({ role, name: node.name ?? '', value: role === 'slider' ? node.value : '', depth,
            states: states.filter(([bit]) => is(bit)).map(([, state]) => state),
            live: attribute(node, 'live') });
        for (let child = node.firstChild; child; child = child.nextSibling) walk(child, depth + 1);
    };
    const outer = service.getAccessibleFor(gBrowser.selectedBrowser);
    if (outer?.firstChild) walk(outer.firstChild, 0);
    return found;";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ignored_nodes_are_replaced_by_their_children() {
        let node = |id: &str, ignored: bool, name: &str, children: &[&str]| {
            json!({ "nodeId": id, "ignored": ignored, "role": { "value": "button" }, "name": { "value": name },
                    "childIds": children, "properties": [{ "name": "disabled", "value": { "value": true } }] })
        };
        let nodes =
            [node("1", false, "a", &["2", "4"]), node("2", true, "", &["3"]), node("3", false, "b", &[])];
        let answer =
            json!({ "nodes": nodes.into_iter().chain([node("4", false, "c", &[])]).collect::<Vec<_>>() });
        let tree = tree_from_devtools(&answer).unwrap();
        let announced: Vec<_> = tree.iter().map(|node| (node.depth, node.announcement())).collect();
        let line = |depth: usize, name: &str| (depth, format!("{name}; button; unavailable"));
        assert_eq!(announced, [line(0, "a"), line(1, "b"), line(1, "c")]);
    }
}
