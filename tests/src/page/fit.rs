//! Whether what is to be read can be read: text that is cut off, and text that lies on other text.

use super::Page;
use anyhow::Result;

impl Page {
    /// Sets the type as far apart as WCAG 1.4.12 lets a reader ask for.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn space_text(&self) -> Result<()> {
        self.script::<()>(SPACE, vec![]).await
    }

    /// Lists words that are cut off by a box which cannot be scrolled, or by the side of the window, and words that lie
    /// on each other. Boxes that leave out whole rows on purpose are not looked at.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn unreadable(&self) -> Result<Vec<String>> {
        self.script(UNREADABLE, vec![]).await
    }
}

const SPACE: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } \
        p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return null;";

/// A box of text is higher than its letters, so two lines may share some pixels.
const UNREADABLE: &str = "
    // Rows that are left out on purpose, lists that open by themselves, and what is drawn.
    const leavesOut = '.head-facts, .peek, .hidden-text, .skip, option, select, .tape-strip, .plan-sum, svg';
    const found = [];
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!text.data.trim() || element.closest(leavesOut) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || getComputedStyle(element).fontSize === '0px') continue;
        let [scrolls, isCut, isHidden] = [false, false, false];
        for (let around = element; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            const frame = around.getBoundingClientRect();
            isHidden ||= style.clipPath !== 'none';
            for (const [axis, low, high] of [['overflowX', 'left', 'right'], ['overflowY', 'top', 'bottom']]) {
                if (style[axis] === 'auto' || style[axis] === 'scroll') scrolls = true;
                else if (style[axis] !== 'visible' && !scrolls && (box[low] < frame[low] - 2 || box[high] > frame[high] + 2)) isCut = true;
            }
            if (style.position === 'fixed') break;
        }
        if (isHidden) continue;
        const name = `“${text.data.trim().slice(0, 40)}” (${element.className || element.parentElement.className})`;
        if (isCut) found.push(`${name} is cut off`);
        if (scrolls || element.closest('dialog, .panel[data-open=true], .toast')) continue;
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} sticks out of the window`);
        for (const line of range.getClientRects()) lines.push([name, line, element]);
    }
    lines.forEach(([one, a, e], i) => lines.slice(i + 1).forEach(([other, b, f]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (e !== f && wide > 1 && high > 6) found.push(`${one} lies on ${other}`);
    }));
    return found;";
