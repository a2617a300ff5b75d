//! The accessibility tree of the page, and what a screen reader would announce.

use super::Page;
use crate::browser::Kind;
use anyhow::Result;
use serde_json::{Value, json};
use std::collections::HashMap;

/// A node of the accessibility tree.
#[derive(Debug)]
struct Node {
    role: String,
    name: String,
    /// The politeness of a live region.
    live: String,
    depth: usize,
}

/// Roles whose names are announced when the focus enters them.
const CONTEXT_ROLES: [&str; 7] =
    ["group", "radiogroup", "navigation", "complementary", "tablist", "grid", "dialog"];

impl Page {
    /// Returns the announcement for the focused control: its named ancestors from the outermost on, then
    /// name, role, states and value. Firefox and WebKit show no tree, but computed roles and names work everywhere.
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
        let own = [name, role].into_iter().chain(states).chain([value]);
        words.push(own.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("; "));
        Ok(words.join(" > "))
    }

    pub async fn expect_focus_announcement(&self, wanted: &str) -> Result<()> {
        self.expect("the announcement", wanted, async || self.focus_announcement().await).await
    }

    /// Returns the text of the polite live region, of which there must be exactly one: in Chromium that of the
    /// accessibility tree, which the other drivers do not show.
    async fn live_text(&self) -> Result<String> {
        if self.kind != Kind::Chromium {
            return self.script(LIVE_TEXT, vec![]).await;
        }
        let answer = self.web.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
        let tree = tree_from_devtools(&answer).unwrap_or_default();
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
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let properties = node["properties"].as_array().map(Vec::as_slice).unwrap_or_default();
    let live = properties.iter().find(|property| property["name"] == "live");
    Node {
        role: text(&node["role"]),
        name: text(&node["name"]),
        live: live.map(|live| text(&live["value"])).unwrap_or_default(),
        depth,
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ignored_nodes_are_replaced_by_their_children() {
        let node = |id: &str, ignored: bool, name: &str, children: &[&str]| {
            json!({ "nodeId": id, "ignored": ignored, "role": { "value": "status" }, "name": { "value": name },
                    "childIds": children, "properties": [{ "name": "live", "value": { "value": "polite" } }] })
        };
        let nodes = [
            node("1", false, "a", &["2", "4"]),
            node("2", true, "", &["3"]),
            node("3", false, "b", &[]),
            node("4", false, "c", &[]),
        ];
        let tree = tree_from_devtools(&json!({ "nodes": nodes })).unwrap();
        let found: Vec<_> = tree.iter().map(|node| (node.depth, &*node.name, &*node.live)).collect();
        assert_eq!(found, [(0, "a", "polite"), (1, "b", "polite"), (1, "c", "polite")]);
    }
}
