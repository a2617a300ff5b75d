//! The page as assistive technology is told of it: the accessibility tree that the browser builds.

use super::Page;
use crate::{browser::Kind, extension};
use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;

/// A node of the accessibility tree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Node {
    /// What it is, as ARIA calls it.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// What it holds, in words.
    pub value: String,
    /// What else is said of it: `unavailable`, `current`.
    pub states: Vec<String>,
    /// Whether it has the keyboard.
    pub focused: bool,
    /// How urgently its changes are read.
    pub live: String,
    /// How deep it lies.
    pub depth: usize,
}

/// What surrounds a control and is read when one comes into it.
const SURROUNDINGS: [&str; 6] = ["group", "navigation", "complementary", "tablist", "grid", "dialog"];

impl Page {
    /// Reads the whole tree, each node before what lies in it.
    pub async fn tree(&self) -> Result<Vec<Node>> {
        match self.kind {
            Kind::Chromium => {
                let answer = self.web.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
                Ok(of_devtools(&answer).unwrap_or_default())
            }
            Kind::Firefox => self.tree_of_firefox().await,
        }
    }

    /// Only Firefox' own window can ask for the tree.
    async fn tree_of_firefox(&self) -> Result<Vec<Node>> {
        extension::post(&self.web, "/moz/context", json!({ "context": "chrome" })).await?;
        let answer = self.web.execute(FIREFOX_TREE, vec![]).await;
        extension::post(&self.web, "/moz/context", json!({ "context": "content" })).await?;
        Ok(answer?.convert()?)
    }

    /// Reads the control that has the keyboard as it is read aloud: named surroundings from the outermost on, then name,
    /// role, states and value.
    pub async fn heard(&self) -> Result<String> {
        match self.kind {
            Kind::Chromium => self.heard_in_the_tree().await,
            Kind::Firefox => self.heard_by_element().await,
        }
    }

    async fn heard_in_the_tree(&self) -> Result<String> {
        let tree = self.tree().await?;
        let at = tree.iter().rposition(|node| node.focused).context("nothing has the keyboard")?;
        let mut control = tree.get(at).context("nothing has the keyboard")?.clone();
        if control.role == "slider" {
            // The protocol gives the number that a range holds, and leaves out the words which are read in its place.
            control.value = self.script(VALUE_IN_WORDS, vec![]).await?;
        }
        let mut depth = control.depth;
        let mut around: Vec<String> = Vec::new();
        for node in tree.iter().take(at).rev() {
            if node.depth < depth {
                depth = node.depth;
                around.extend(node.surrounds());
            }
        }
        around.reverse();
        Ok(line(around, &control))
    }

    /// A window without a screen never has the focus, so Firefox' tree marks nothing; role and name of an element are
    /// computed all the same.
    async fn heard_by_element(&self) -> Result<String> {
        let (role, name) = self.focused().await?;
        let (states, value): (Vec<String>, String) = self.script(STATES, vec![]).await?;
        let mut around = Vec::new();
        for element in self.web.execute(AROUND, vec![]).await?.elements()? {
            let (role, name) = (self.role(&element).await?, self.name(&element).await?);
            around.extend(Node { role, name, ..Node::default() }.surrounds());
        }
        Ok(line(around, &Node { role, name, states, value, ..Node::default() }))
    }

    /// Waits until the control that has the keyboard is read so.
    pub async fn expect_heard(&self, wanted: &str) -> Result<()> {
        self.expect("what is read", wanted, async || self.heard().await).await
    }

    /// What the live region holds, as the tree has it.
    pub async fn said(&self) -> Result<String> {
        let tree = self.tree().await?;
        let regions: Vec<usize> = (0..tree.len())
            .filter(|at| tree.get(*at).is_some_and(|node| node.live == "polite" && node.role == "status"))
            .collect();
        anyhow::ensure!(regions.len() == 1, "{} live regions", regions.len());
        let (at, depth) = (regions[0], tree[regions[0]].depth);
        let within = tree.iter().skip(at + 1).take_while(|node| node.depth > depth);
        Ok(within.filter(|node| node.role == "StaticText").map(|node| node.name.as_str()).collect())
    }

    /// Waits until the live region says a sentence.
    pub async fn expect_said(&self, wanted: &str) -> Result<()> {
        self.expect("the live region", wanted, async || self.said().await).await
    }
}

fn line(around: Vec<String>, control: &Node) -> String {
    around.into_iter().chain([control.spoken()]).collect::<Vec<_>>().join(" > ")
}

impl Node {
    /// How it is read when one comes into it; nothing if it is passed over.
    fn surrounds(&self) -> Option<String> {
        let is_read = SURROUNDINGS.contains(&self.role.as_str()) && !self.name.is_empty();
        is_read.then(|| format!("{} {}", self.role, self.name))
    }

    /// Reads the node itself.
    fn spoken(&self) -> String {
        let words = [&self.name, &self.role].into_iter().chain(&self.states).chain([&self.value]);
        words.filter(|word| !word.is_empty()).map(String::as_str).collect::<Vec<_>>().join("; ")
    }
}

/// Puts the nodes of the DevTools protocol into the order of the page; what is ignored gives way to what lies in it.
fn of_devtools(answer: &Value) -> Option<Vec<Node>> {
    let nodes = answer["nodes"].as_array()?;
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let mut waiting = vec![(*nodes.first()?).clone()];
    let mut depths = vec![0];
    let mut found = Vec::new();
    while let (Some(node), Some(depth)) = (waiting.pop(), depths.pop()) {
        let is_ignored = node["ignored"] == true;
        if !is_ignored {
            found.push(of_devtools_node(&node, depth));
        }
        let children = node["childIds"].as_array().map(Vec::as_slice).unwrap_or_default();
        for child in children.iter().rev().filter_map(|id| by_id.get(id.as_str()?)) {
            waiting.push((*child).clone());
            depths.push(depth + usize::from(!is_ignored));
        }
    }
    Some(found)
}

fn of_devtools_node(node: &Value, depth: usize) -> Node {
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
        ("expanded", "expanded"),
        ("pressed", "pressed"),
    ];
    Node {
        role: text("role"),
        name: text("name"),
        value: String::new(),
        states: states.into_iter().filter(|(name, _)| is(name)).map(|(_, said)| said.to_owned()).collect(),
        focused: is("focused"),
        live: word("live"),
        depth,
    }
}

const VALUE_IN_WORDS: &str = "return document.activeElement.getAttribute('aria-valuetext') ?? ''";

/// What else is said of the control that has the keyboard, as its attributes have it.
const STATES: &str = "
    const { activeElement } = document;
    const states = { 'aria-disabled': 'unavailable', 'aria-selected': 'selected', 'aria-expanded': 'expanded',
        'aria-pressed': 'pressed' };
    const said = Object.entries(states).filter(([name]) => activeElement.getAttribute(name) === 'true');
    return [said.map(([, state]) => state), activeElement.getAttribute('aria-valuetext') ?? ''];";

/// What may surround it, the outermost first.
const AROUND: &str = "
    const around = [];
    for (let e = document.activeElement.parentElement; e; e = e.parentElement) {
        if (e.matches('[role=group], fieldset, nav, aside, [role=tablist], [role=grid], dialog')) around.unshift(e);
    }
    return around;";

/// The tree from Firefox' own service.
const FIREFOX_TREE: &str = "
    // The tree lives as long as somebody holds the service.
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
            states: states.filter(([bit]) => is(bit)).map(([, said]) => said),
            focused: false, live: attribute(node, 'live') });
        for (let child = node.firstChild; child; child = child.nextSibling) walk(child, depth + 1);
    };
    const outer = service.getAccessibleFor(gBrowser.selectedBrowser);
    if (outer?.firstChild) walk(outer.firstChild, 0);
    return found;";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ignored_nodes_give_way() {
        let node = |id: &str, ignored: bool, name: &str, children: &[&str]| {
            json!({ "nodeId": id, "ignored": ignored, "role": { "value": "button" }, "name": { "value": name },
                    "childIds": children, "properties": [{ "name": "disabled", "value": { "value": true } }] })
        };
        let nodes =
            [node("1", false, "a", &["2", "4"]), node("2", true, "", &["3"]), node("3", false, "b", &[])];
        let answer =
            json!({ "nodes": nodes.into_iter().chain([node("4", false, "c", &[])]).collect::<Vec<_>>() });
        let tree = of_devtools(&answer).unwrap();
        let read: Vec<_> = tree.iter().map(|node| (node.depth, node.spoken())).collect();
        let line = |depth: usize, name: &str| (depth, format!("{name}; button; unavailable"));
        assert_eq!(read, [line(0, "a"), line(1, "b"), line(1, "c")]);
    }
}
