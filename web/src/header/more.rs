//! The entries of the header besides puzzles: the shelf, lessons, and rings, tower and counter on one ruler.

use gros_session::spec::{Learn, Shelf};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Msg, Overlay};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::popover::Popover;

#[derive(PartialEq)]
pub struct More {
    pub lang: Lang,
    pub open: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(More, use_more);

#[hook]
fn use_more(props: &More) -> Html {
    let More { lang, open, dispatch } = props;
    let on_open = use_callback(dispatch.clone(), |open, dispatch| dispatch.emit(Overlay::More.toggle(open)));
    let children = if *open {
        let entries = [shelf(), one_ruler()];
        list(entries.map(|of| entry(*lang, ".more > button", &on_open, dispatch, of)))
    } else {
        html! {}
    };
    let name = lang.text(Key::More);
    let button_content = html! { <>{ name }{ icon(Shape::Chevron) }</> };
    component(Popover { class: Overlay::More.id(), name, button_content, open: *open, on_open, children })
}

/// What an entry of a menu shows and does.
type Entry = (Shape, Key, Msg);

pub fn shelf() -> Entry {
    (Shape::Squares, Key::Shelf, Msg::shelf(Shelf::default()))
}

pub fn one_ruler() -> Entry {
    (Shape::Ruler, Key::OneRuler, Msg::Overlay(Some(Overlay::OneRuler)))
}

pub fn learn() -> Entry {
    (Shape::Book, Key::Learn, Msg::learn(Learn::All))
}

/// An entry of a menu, which closes and leaves the focus to its button.
pub fn entry(
    lang: Lang,
    button: &'static str,
    on_open: &Callback<bool>,
    dispatch: &Callback<Msg>,
    (shape, key, msg): Entry,
) -> Html {
    let (on_open, dispatch) = (on_open.clone(), dispatch.clone());
    let onclick = Callback::from(move |_: MouseEvent| {
        focus::move_to_first(&[button]);
        on_open.emit(false);
        dispatch.emit(msg.clone());
    });
    html! {
        <button class="button button-quiet" type="button" {onclick}>
            { icon(shape) }
            { lang.text(key) }
        </button>
    }
}
