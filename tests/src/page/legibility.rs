//! Checks for clipped, overlapping or small text, small targets, and boards without enough room.

use super::Page;
use crate::wait;
use anyhow::{Result, ensure};

impl Page {
    /// Waits until no text is cut off: parts of the page and their styles arrive after the board.
    pub async fn expect_readable(&self, place: &str) -> Result<()> {
        wait::until(&format!("all text of {place} to be readable"), async || {
            ensure!(self.count("[aria-busy=true]").await? == 0, "a part is still being fetched");
            self.settle().await?;
            self.expect_none(place, UNREADABLE_TEXT).await?;
            self.expect_no_sideways_scrolling().await?;
            Ok(Some(()))
        })
        .await
    }
}

/// Finds controls smaller than 32 pixels (24 for pieces and in dense rows), and text fields whose font is so small that
/// phones zoom in on focus.
pub const SMALL_TARGETS: &str = "
    const controls = 'button, a[href], input, select, textarea, summary';
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.hidden-text, .skip');
    const isInText = (e) => getComputedStyle(e).display === 'inline' && !e.matches('input, select, textarea');
    const isNarrow = innerWidth < 900;
    const found = [];
    for (const e of document.querySelectorAll(controls)) {
        if (!seen(e) || isInText(e)) continue;
        const { width, height } = (e.matches('[type=radio], [type=checkbox]') && e.closest('label') || e).getBoundingClientRect();
        const isPiece = e.closest('#board') && e.matches('.piece, .quarter-place');
        const isDense = e.matches('.quiz-bar, .stop-bar, .sieve-square, .tester *, .screen [type=range]');
        const least = isPiece || isDense ? 24 : 32;
        const size = parseFloat(getComputedStyle(e).fontSize);
        const name = e.getAttribute('aria-label') || e.textContent.trim() || e.className;
        if (width && (width < least - 0.1 || height < least - 0.1)) found.push(`${name}: ${width} x ${height}`);
        if (isNarrow && size < 16 && e.matches('input:not([type=range], [type=radio], [type=checkbox]), select, textarea')) {
            found.push(`${name}: letters of ${size}`);
        }
    }
    return found;";

/// Checks a short window: the board is at least 180 pixels high, no action is below the dock's edge, and the page
/// scrolls only if the board has its minimum height.
pub const SHORT_SCREEN_FAULTS: &str = "
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [board, actions, dock, tabs] = ['#board', '.caption-actions', '.dock', '.tabs'].map(box);
    const found = [];
    if (board.height < 179.9) found.push(`the board is ${board.height} high`);
    if (actions.bottom > dock.top + 1) found.push('the dock lies on the actions');
    // Beside the dock the board is as high as the dock; a game has a form as well.
    const isBeside = board.right <= dock.left + 1;
    const least = document.querySelector('#board .quarter') ? 432 : isBeside ? Math.max(180, dock.height + tabs.height) : 180;
    const scrolls = document.documentElement.scrollHeight > innerHeight;
    if (scrolls && board.height > least + 1) found.push(`the page scrolls, and the board is ${board.height} high`);
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    return found;";

/// Finds texts that overlap or are clipped by a box without a scroll bar or by the window, except in boxes that
/// omit whole rows on purpose.
/// Line boxes are higher than their letters, so a few pixels of overlap are not a fault.
const UNREADABLE_TEXT: &str = "
    // Rows omitted on purpose, native lists, and drawings.
    const ignored = '.head-facts, .peek, .hidden-text, .skip, option, select, .tape-strip, .plan-sum, svg';
    const found = [];
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!text.data.trim() || element.closest(ignored) || !element.checkVisibility({ visibilityProperty: true })) continue;
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
        if (scrolls || element.closest('dialog, .panel[data-open=true], .toast, .popover-box, .stop-work')) continue;
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} sticks out of the window`);
        for (const line of range.getClientRects()) lines.push([name, line, element]);
    }
    lines.forEach(([one, a, e], i) => lines.slice(i + 1).forEach(([other, b, f]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (e !== f && wide > 1 && high > 6) found.push(`${one} lies on ${other}`);
    }));
    return found;";

/// Finds texts below 11 CSS pixels, including those in drawings.
pub const SMALL_TEXT: &str = "
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden-text, .skip, option');
        if (!text.data.trim() || !isSeen || element.getBoundingClientRect().width === 0) continue;
        const scale = element.getScreenCTM ? element.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size > 0 && size < 11) found.add(`“${text.data.trim().slice(0, 40)}” (${element.getAttribute('class')}): ${size.toFixed(1)}`);
    }
    return [...found];";
