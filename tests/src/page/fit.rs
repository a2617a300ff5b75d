//! Whether what is to be read can be read, and what is to be hit can be hit: text that is cut off or lies on other text,
//! small targets, and a board without room.

use super::Page;
use anyhow::Result;

impl Page {
    /// Sets the type as far apart as WCAG 1.4.12 lets a reader ask for.
    pub async fn space_text(&self) -> Result<()> {
        self.script::<()>(SPACE, vec![]).await
    }

    /// Lists words that are cut off by a box which cannot be scrolled, or by the side of the window, and words that lie
    /// on each other. Boxes that leave out whole rows on purpose are not looked at.
    pub async fn unreadable(&self) -> Result<Vec<String>> {
        self.script(UNREADABLE, vec![]).await
    }

    /// Lists controls that a finger would miss: less than 32 pixels wide or high, or 24 wide for one of a row of pieces.
    /// Fields for text have letters of 16 pixels on a narrow page, since a phone enlarges the page otherwise.
    pub async fn small_targets(&self) -> Result<Vec<String>> {
        self.script(SMALL_TARGETS, vec![]).await
    }

    /// Where the board, its drawing and the actions are.
    pub async fn geometry(&self) -> Result<Vec<[i64; 4]>> {
        self.script(GEOMETRY, vec![]).await
    }

    /// Says what is wrong where there is little height: a board lower than 180 pixels, actions below the dock's edge, a
    /// page that scrolls although the board could be lower.
    pub async fn squeezed(&self) -> Result<Vec<String>> {
        self.script(SQUEEZED, vec![]).await
    }
}

const SMALL_TARGETS: &str = "
    const controls = 'button, a[href], input, select, textarea, summary';
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.hidden-text, .skip');
    const isInText = (e) => getComputedStyle(e).display === 'inline' && !e.matches('input, select, textarea');
    const isNarrow = innerWidth < 900;
    const found = [];
    for (const e of document.querySelectorAll(controls)) {
        if (!seen(e) || isInText(e)) continue;
        const { width, height } = (e.matches('[type=radio], [type=checkbox]') && e.closest('label') || e).getBoundingClientRect();
        const isPiece = e.closest('#board') && e.matches('.piece, .quarter-place');
        const least = isPiece ? 24 : 32;
        const size = parseFloat(getComputedStyle(e).fontSize);
        const name = e.getAttribute('aria-label') || e.textContent.trim() || e.className;
        if (width && (width < least - 0.1 || height < least - 0.1)) found.push(`${name}: ${width} x ${height}`);
        if (isNarrow && size < 16 && e.matches('input:not([type=range], [type=radio], [type=checkbox]), select, textarea')) {
            found.push(`${name}: letters of ${size}`);
        }
    }
    return found;";

const GEOMETRY: &str = "
    return ['#board', '#board .board svg', '.caption-actions'].map((part) => {
        const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round);
    });";

const SQUEEZED: &str = "
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [board, actions, dock, tabs] = ['#board', '.caption-actions', '.dock', '.tabs'].map(box);
    const found = [];
    if (board.height < 179.9) found.push(`the board is ${board.height} high`);
    if (actions.bottom > dock.top + 1) found.push('the dock lies on the actions');
    // Beside the dock the board is as high as that; a game has its form too.
    const isBeside = board.right <= dock.left + 1;
    const least = document.querySelector('#board .quarter') ? 432 : isBeside ? Math.max(180, dock.height + tabs.height) : 180;
    const scrolls = document.documentElement.scrollHeight > innerHeight;
    if (scrolls && board.height > least + 1) found.push(`the page scrolls, and the board is ${board.height} high`);
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    return found;";

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
