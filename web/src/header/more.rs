//! The entries of the header besides puzzles: the shelf, lessons, and rings, tower and counter on one ruler.

use gros_session::spec::{Learn, Shelf};
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Msg, Overlay};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::popover::Popover;

#[derive(PartialEq)]
pub struct More {
    pub ctx: Ctx,
    pub open: bool,
}

rendered_by!(More, use_more);

#[hook]
fn use_more(props: &More) -> Html {
    let More { open, .. } = props;
    let ctx = props.ctx;
    let on_open = use_callback(ctx, |open, ctx| ctx.send(Overlay::More.toggle(open)));
    let children = if *open {
        let entries = [shelf(), one_ruler()];
        list(entries.map(|of| entry(ctx, ".more > button", &on_open, of)))
    } else {
        html! {}
    };
    let name = ctx.lang.text(Key::More);
    let button_content = html! { <>{ name }{ icon(Shape::Chevron) }</> };
    component(Popover { class: Overlay::More.id(), name, button_content, open: *open, on_open, children })
}

/// The icon, the name and the message of an entry of a menu.
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
pub fn entry(ctx: Ctx, button: &'static str, on_open: &Callback<bool>, (shape, key, msg): Entry) -> Html {
    let on_open = on_open.clone();
    let onclick = ctx.on(move |_: MouseEvent| {
        focus::move_to_first(&[button]);
        on_open.emit(false);
        msg.clone()
    });
    html! {
        <button class="button button-quiet" type="button" {onclick}>
            { icon(shape) }
            { ctx.lang.text(key) }
        </button>
    }
}
