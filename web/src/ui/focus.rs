//! The keyboard's focus: where it is, and how it comes back when what held it goes away.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Finds the element that has the focus.
pub fn held() -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    document.active_element()?.dyn_into().ok()
}

/// Tells whether nothing has the focus.
fn is_lost() -> bool {
    held().is_none_or(|element| element.tag_name() == "BODY")
}

/// Leads the focus back to the board when what held it there is gone: with another size, or another puzzle.
///
/// For the part that draws the board: while it is drawn, the pieces from before are still on the page.
#[hook]
pub fn use_focus_on_board() {
    let was_on_board = is_in("#board");
    use_effect(move || {
        if was_on_board && is_lost() {
            give_to_board();
        }
    });
}

/// Tells whether nothing has the focus, or what has it is inside what a selector names.
pub fn is_lost_or_in(selector: &str) -> bool {
    held().is_none_or(|element| {
        element.tag_name() == "BODY" || element.closest(selector).is_ok_and(|found| found.is_some())
    })
}

/// Tells whether what has the focus is inside what a selector names.
pub fn is_in(selector: &str) -> bool {
    held().is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Moves the focus to an element; one that cannot take it leaves it where it is.
pub fn give_to(element: &HtmlElement) {
    let _ = element.focus();
}

/// Moves the focus to the first element on the page that answers to one of the selectors, tried in turn.
pub fn give_to_first(selectors: &[&str]) {
    let document = web_sys::window().and_then(|window| window.document());
    let find = |selector: &&str| document.as_ref()?.query_selector(selector).ok()??.dyn_into().ok();
    if let Some(element) = selectors.iter().find_map(find) {
        give_to(&element);
    }
}

/// Moves the focus to the board.
pub fn give_to_board() {
    give_to_first(&["#board [tabindex='0']"]);
}

/// Tells whether what is typed belongs to a field or to a dialog.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let field = "input:not([type=range]):not([type=checkbox]), textarea, select, dialog *";
    target(event).is_some_and(|element| element.matches(field).unwrap_or(false))
}

pub fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}
