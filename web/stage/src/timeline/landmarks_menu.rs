//! The menu of landmarks and bookmarks, which makes the marks of the ruler accessible.

use std::rc::Rc;

use gros_session::{Action, Landmark, Seek, Timeline, landmarks};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, Lang};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::state::{Bookmarks, Msg, TimelineRef};
use crate::ui::component::{list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

#[derive(PartialEq)]
pub struct LandmarksMenu {
    pub lang: Lang,
    pub timeline: TimelineRef,
    pub bookmarks: Rc<Bookmarks>,
    pub landmarks: Rc<Vec<Landmark>>,
    pub dispatch: Callback<Msg>,
}

rendered_by!(LandmarksMenu, use_menu);

#[hook]
fn use_menu(props: &LandmarksMenu) -> Html {
    let LandmarksMenu { lang, timeline, bookmarks, landmarks, dispatch } = props;
    let is_open = use_state_eq(|| false);
    let (root, button, menu) = (use_node_ref(), use_node_ref(), use_node_ref());
    let cursor = timeline.cursor();
    let at = landmarks.iter().position(|landmark| landmark.step > *cursor).unwrap_or(0);
    use_effect_with(*is_open, {
        let menu = menu.clone();
        move |is_open| {
            if *is_open {
                focus_item(&menu, at);
            }
        }
    });
    let close = {
        let (is_open, button) = (is_open.clone(), button.clone());
        Callback::from(move |()| {
            is_open.set(false);
            if let Some(button) = button.cast::<HtmlElement>() {
                focus::move_to(&button);
            }
        })
    };
    let leave = {
        let (is_open, root) = (is_open.clone(), root.clone());
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target().and_then(|to| to.dyn_into::<web_sys::Node>().ok());
            if !root.get().is_some_and(|root| root.contains(to.as_ref())) {
                is_open.set(false);
            }
        })
    };
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let is_empty = timeline.steps().is_zero();
    let marks = bookmarks.on(timeline);
    html! {
        <div class="landmarks" ref={root} onfocusout={leave}>
            <button
                class="button landmarks-button" type="button" ref={button} aria-label={lang.text(Key::Landmarks)} aria-haspopup="menu"
                aria-expanded={is_open.to_string()} aria-disabled={is_empty.then_some("true")}
                onclick={(!is_empty).then_some(toggle)} onkeydown={open_by_key(&is_open, is_empty)}
            >
                { icon(Shape::Flag) }
                <span class="landmarks-word">{ lang.text(Key::Landmarks) }</span>
                { icon(Shape::Chevron) }
            </button>
            if *is_open && !is_empty {
                <div class="landmarks-list" role="menu" ref={menu.clone()} aria-label={lang.text(Key::Landmarks)} onkeydown={keys(&menu, &close)}>
                    { list(landmarks.iter().map(|landmark| item(*lang, timeline, landmark, dispatch, &close))) }
                    { list(marks.iter().map(|step| bookmark_item(*lang, step, step == cursor, dispatch, &close))) }
                    { toggle_item(lang.text(toggle_name(&marks, cursor)), dispatch, &close) }
                </div>
            }
        </div>
    }
}

fn item(
    lang: Lang,
    timeline: &Timeline<AnyPuzzle>,
    landmark: &Landmark,
    dispatch: &Callback<Msg>,
    close: &Callback<()>,
) -> Html {
    let onclick = {
        let (step, dispatch, close) = (landmark.step.clone(), dispatch.clone(), close.clone());
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Msg::Act(Action::Seek(Seek::At(step.clone()))));
            close.emit(());
        })
    };
    html! {
        <button
            class="landmarks-item" type="button" role="menuitem" tabindex="-1" {onclick}
            aria-label={lang.landmark_spoken(timeline.setup(), landmark)}
            aria-current={(landmark.step == *timeline.cursor()).then_some("step")}
        >
            <span>{ lang.landmark(timeline.setup(), landmark) }</span>
            { " " }
            <span class="landmarks-step">{ lang.landmark_step(landmark) }</span>
        </button>
    }
}

fn bookmark_item(
    lang: Lang,
    step: &Steps,
    is_here: bool,
    dispatch: &Callback<Msg>,
    close: &Callback<()>,
) -> Html {
    let onclick = {
        let (step, dispatch, close) = (step.clone(), dispatch.clone(), close.clone());
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Msg::Act(Action::Seek(Seek::At(step.clone()))));
            close.emit(());
        })
    };
    html! {
        <button
            class="landmarks-item" type="button" role="menuitem" tabindex="-1" {onclick}
            aria-current={is_here.then_some("step")}
        >
            <span>{ icon(Shape::Star) }{ " " }{ lang.bookmark_at(step) }</span>
        </button>
    }
}

fn toggle_item(name: &str, dispatch: &Callback<Msg>, close: &Callback<()>) -> Html {
    let onclick = {
        let (dispatch, close) = (dispatch.clone(), close.clone());
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Msg::Bookmark);
            close.emit(());
        })
    };
    html! {
        <button class="landmarks-item" type="button" role="menuitem" tabindex="-1" {onclick} aria-keyshortcuts="B">
            <span>{ name }</span>
            <kbd class="landmarks-step" aria-hidden="true">{ "B" }</kbd>
        </button>
    }
}

fn toggle_name(marked: &[Steps], cursor: &Steps) -> Key {
    if marked.contains(cursor) { Key::RemoveBookmark } else { Key::AddBookmark }
}

fn open_by_key(is_open: &UseStateHandle<bool>, is_empty: bool) -> Callback<KeyboardEvent> {
    let is_open = is_open.clone();
    Callback::from(move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "ArrowUp" | "ArrowDown") && !is_empty {
            event.prevent_default();
            is_open.set(true);
        }
    })
}

/// Arrow keys move between the items, wrapping around; Escape closes the menu.
fn keys(menu: &NodeRef, close: &Callback<()>) -> Callback<KeyboardEvent> {
    let (menu, close) = (menu.clone(), close.clone());
    Callback::from(move |event: KeyboardEvent| {
        let items = items(&menu);
        let Some(last) = items.len().checked_sub(1) else { return };
        let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let at = items.iter().position(|item| Some(item) == focused.as_ref()).unwrap_or(0);
        let next = match event.key().as_str() {
            "ArrowDown" => (at + 1) % items.len(),
            "ArrowUp" => at.checked_sub(1).unwrap_or(last),
            "Home" => 0,
            "End" => last,
            "Escape" => {
                event.prevent_default();
                close.emit(());
                return;
            }
            _ => return,
        };
        event.prevent_default();
        focus_item(&menu, next);
    })
}

fn items(menu: &NodeRef) -> Vec<Element> {
    let children = menu.cast::<Element>().map(|menu| menu.children());
    let item = |index| children.as_ref()?.item(index);
    (0..).map_while(item).collect()
}

fn focus_item(menu: &NodeRef, index: usize) {
    let item = items(menu).into_iter().nth(index).and_then(|item| item.dyn_into::<HtmlElement>().ok());
    if let Some(item) = item {
        focus::move_to(&item);
    }
}

/// The landmarks as a `<select>`, for the menu of narrow pages.
pub fn landmarks_select(
    lang: Lang,
    timeline: &Timeline<AnyPuzzle>,
    bookmarks: &Bookmarks,
    dispatch: &Callback<Msg>,
) -> Html {
    let landmarks = landmarks(timeline);
    let current = landmarks.iter().position(|landmark| landmark.step == *timeline.cursor());
    let marked = bookmarks.on(timeline);
    let mut options: Vec<String> =
        landmarks.iter().map(|landmark| lang.landmark_spoken(timeline.setup(), landmark)).collect();
    options.extend(marked.iter().map(|step| lang.bookmark_at(step)));
    options.push(lang.text(toggle_name(&marked, timeline.cursor())).to_owned());
    let steps: Vec<Steps> = landmarks.into_iter().map(|landmark| landmark.step).chain(marked).collect();
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            // The first option is the placeholder.
            let index = selected_index(&event).and_then(|index| index.checked_sub(1));
            match index.map(|index| steps.get(index)) {
                Some(Some(step)) => dispatch.emit(Msg::Act(Action::Seek(Seek::At(step.clone())))),
                Some(None) => dispatch.emit(Msg::Bookmark),
                None => {}
            }
        })
    };
    html! {
        <select class="select" aria-label={lang.text(Key::Landmarks)} {onchange} disabled={timeline.steps().is_zero()}>
            <option selected={current.is_none()} disabled=true>{ lang.text(Key::ChooseLandmark) }</option>
            { list(options.into_iter().enumerate().map(|(index, text)| html! {
                <option selected={current == Some(index)}>{ text }</option>
            })) }
        </select>
    }
}
