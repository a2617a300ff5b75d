//! Letters: how large they are on the screen, and how their lines begin.

use anyhow::Result;

use super::Page;

impl Page {
    /// Lists what is written smaller than so many pixels, drawings included.
    pub async fn smaller_than(&self, pixels: f64) -> Result<Vec<String>> {
        self.script(SMALLER, vec![pixels.into()]).await
    }

    /// Lists the lines of phrases in a row that do not begin with a word, but with what parts them.
    pub async fn lines_begun_by_a_dot(&self) -> Result<Vec<String>> {
        self.script(BEGUN_BY_A_DOT, vec![]).await
    }
}

const SMALLER: &str = "
    const [least] = arguments;
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden-text, .skip, option');
        if (!text.data.trim() || !isSeen || element.getBoundingClientRect().width === 0) continue;
        const scale = element.getScreenCTM ? element.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size > 0 && size < least) found.add(`“${text.data.trim().slice(0, 40)}” (${element.getAttribute('class')}): ${size.toFixed(1)}`);
    }
    return [...found];";

const BEGUN_BY_A_DOT: &str = "
    const found = [];
    for (const row of document.querySelectorAll('.caption .parts')) {
        if (!row.checkVisibility()) continue;
        const left = row.getBoundingClientRect().left;
        const lines = new Map();
        for (const phrase of row.children) {
            const range = document.createRange();
            range.selectNodeContents(phrase);
            const [first] = range.getClientRects();
            if (!first || !phrase.textContent) continue;
            const line = Math.round(first.bottom / 8);
            if (!lines.has(line)) lines.set(line, [first.left, phrase.textContent]);
        }
        for (const [start, words] of lines.values()) {
            if (start > left + 1) found.push(`${words} begins ${start - left} pixels too far in`);
        }
    }
    return found;";
