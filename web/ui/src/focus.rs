//! The keyboard focus: queries, moves, and its return to the board when the focused element disappears.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, HtmlElement, HtmlInputElement, KeyboardEvent, NodeList, ScrollIntoViewOptions,
    ScrollLogicalPosition,
};
use yew::prelude::*;

/// Returns the element with the focus; the body if there is none.
pub fn focused() -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    document.active_element()?.dyn_into().ok()
}

fn is_lost() -> bool {
    focused().is_none_or(|element| element.tag_name() == "BODY")
}

/// Returns the focus to the board when its focused piece disappears, with another size or puzzle.
///
/// Must be used by the component that renders the board: during its render the old pieces are still on the
/// page.
#[hook]
pub fn use_focus_on_board() {
    // A second render may come before the effects of the first one, when the old pieces are gone already.
    let was_on_board = use_mut_ref(|| false);
    *was_on_board.borrow_mut() |= is_within("#board");
    use_effect(move || {
        if was_on_board.replace(false) && is_lost() {
            move_to_board();
        }
    });
}

/// The elements that can get the focus without opening a keyboard on the screen.
const CONTROLS: &str = "a[href], button:enabled, summary, [tabindex='0'], input:is([type=range], [type=checkbox], [type=radio]):enabled";

/// The element that got the focus last, and what it is in, up to the page.
type Place = Rc<RefCell<Vec<HtmlElement>>>;

/// The look at the focus that is due, if one is; dropping it cancels it.
type Look = Rc<RefCell<Option<AnimationFrame>>>;

/// Gives the focus away from an element that is removed, hidden or disabled: to the nearest control that is left, or to
/// the board. A component that knows better has moved it before.
///
/// Must be used by the component that is rendered at every change of the model.
#[hook]
pub fn use_kept_focus() {
    let (place, look) = (use_mut_ref(Vec::new), use_mut_ref(|| None));
    use_effect_with((), {
        let (place, look) = (place.clone(), look.clone());
        move |()| {
            let document = web_sys::window().and_then(|window| window.document());
            let listeners = document.map(|document| {
                let left = EventListener::new(&document, "focusout", {
                    let place = place.clone();
                    move |_| look_when_drawn(&look, &place)
                });
                let got = EventListener::new(&document, "focusin", move |event| {
                    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
                    if let Some(element) = &target {
                        show_by_key(element);
                    }
                    *place.borrow_mut() = std::iter::successors(target, parent).collect();
                });
                (left, got)
            });
            move || drop(listeners)
        }
    });
    use_effect(move || look_when_drawn(&look, &place));
}

/// Shows the element that a key has focused, with its margins, which WebKit leaves out.
fn show_by_key(element: &HtmlElement) {
    if element.matches(":focus-visible").unwrap_or(false) {
        scroll_to(element);
    }
}

/// A browser takes the focus from what is hidden when it draws the next frame. A look that is to come is not put off: the
/// page may change in every frame.
fn look_when_drawn(look: &Look, place: &Place) {
    if look.borrow().is_some() {
        return;
    }
    let frame = request_animation_frame({
        let (look, place) = (look.clone(), place.clone());
        move |_| {
            look.take();
            let keep = move || {
                // It is written anew while the focus moves.
                let there = place.borrow().clone();
                keep(&there);
            };
            Timeout::new(0, keep).forget();
        }
    });
    *look.borrow_mut() = Some(frame);
}

fn parent(element: &HtmlElement) -> Option<HtmlElement> {
    let parent = element.parent_element()?.dyn_into::<HtmlElement>().ok()?;
    (!parent.matches("#program, body").unwrap_or(true)).then_some(parent)
}

/// Moves the focus on if it is lost and its place cannot have it any more.
fn keep(place: &[HtmlElement]) {
    let Some((element, around)) = place.split_first().filter(|_| is_lost()) else { return };
    if is_shown(element) && !element.matches(":disabled").unwrap_or(false) {
        // The user left it.
        return;
    }
    let around = around.iter().filter(|element| !element.matches(".app").unwrap_or(true));
    if let Some(control) = around.filter_map(first_control).next().or_else(first_home) {
        move_to(&control);
    }
}

/// Returns where the focus is at home on a page, whose board a panel may hide.
fn first_home() -> Option<HtmlElement> {
    let page = web_sys::window()?.document()?;
    let homes =
        ["#board [tabindex='0']", "main h1[tabindex]", "main button:enabled", ".panel button:enabled"];
    homes.iter().find_map(|home| first_shown(&page.query_selector_all(home).ok()?))
}

fn first_control(within: &HtmlElement) -> Option<HtmlElement> {
    first_shown(&within.query_selector_all(CONTROLS).ok()?)
}

fn first_shown(found: &NodeList) -> Option<HtmlElement> {
    let mut elements =
        (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<HtmlElement>().ok());
    elements.find(is_shown)
}

/// Returns whether an element is on the page, has a box and is visible.
fn is_shown(element: &HtmlElement) -> bool {
    let style = web_sys::window().and_then(|window| window.get_computed_style(element).ok()?);
    let is_visible =
        style.is_some_and(|style| style.get_property_value("visibility").is_ok_and(|v| v == "visible"));
    is_visible && element.is_connected() && element.get_client_rects().length() > 0
}

/// Returns whether nothing has the focus, or an element inside a match of the selector.
pub fn is_lost_or_within(selector: &str) -> bool {
    focused().is_none_or(|element| {
        element.tag_name() == "BODY" || element.closest(selector).is_ok_and(|found| found.is_some())
    })
}

/// Returns whether the focus is inside a match of the selector.
pub fn is_within(selector: &str) -> bool {
    focused().is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

pub fn move_to(element: &HtmlElement) {
    let _ = element.focus();
}

/// Focuses the first match on the page, trying the selectors in turn.
pub fn move_to_first(selectors: &[&str]) {
    let document = web_sys::window().and_then(|window| window.document());
    let find = |selector: &&str| document.as_ref()?.query_selector(selector).ok()??.dyn_into().ok();
    if let Some(element) = selectors.iter().find_map(find) {
        move_to(&element);
    }
}

/// Selects the text of the focused field, so that typing replaces it.
pub fn select() {
    if let Some(field) = focused().and_then(|element| element.dyn_into::<HtmlInputElement>().ok()) {
        field.select();
    }
}

/// Scrolls as far as needed to show the first match on the page.
pub fn show(selector: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(element) = document.and_then(|document| document.query_selector(selector).ok().flatten()) {
        scroll_to(&element);
    }
}

/// Scrolls as far as needed to show an element.
fn scroll_to(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

pub fn move_to_board() {
    move_to_first(&["#board [tabindex='0']"]);
}

/// Returns whether a key event belongs to a field or to a dialog.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let field = "input:not([type=range]):not([type=checkbox]), textarea, select, dialog *";
    target(event).is_some_and(|element| element.matches(field).unwrap_or(false))
}

pub fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()
}
