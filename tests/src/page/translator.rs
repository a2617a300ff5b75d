//! A browser that translates the page.

use super::Page;
use anyhow::Result;

impl Page {
    /// Changes the texts of the page, now and from now on, as translators do: each text is put into separate
    /// elements, with other words.
    pub async fn translate(&self) -> Result<()> {
        self.script(TRANSLATE, vec![]).await
    }
}

/// Also in the shadow trees of the page, which not every translator enters, and into a language that Gros does not have.
const TRANSLATE: &str = "
    const left = '[translate=no], .notranslate, script, style, textarea, svg, font';
    const translate = (text) => {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstChild.append(`‹${text.data}›`);
        text.replaceWith(outer);
    };
    const translateAll = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        texts.forEach(translate);
    };
    document.documentElement.lang = 'nl';
    const trees = [...document.querySelectorAll('*')].map((element) => element.shadowRoot).filter(Boolean);
    for (const root of [document.body, ...trees]) {
        translateAll(root);
        new MutationObserver(() => translateAll(root)).observe(root, { childList: true, characterData: true, subtree: true });
    }";
