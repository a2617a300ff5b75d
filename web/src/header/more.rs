//! What the header has besides puzzles: the shelf, and rings, tower and counter on one ruler.

use gros_session::spec::Shelf;
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Modal, Msg};
use crate::ui::component::{component, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::popover::Popover;

#[derive(PartialEq)]
pub struct More {
    pub lang: Lang,
    pub dispatch: Callback<Msg>,
}

rendered_by!(More, use_more);

#[hook]
fn use_more(props: &More) -> Html {
    let More { lang, dispatch } = props;
    let open = use_state_eq(|| false);
    let on_open = {
        let open = open.clone();
        Callback::from(move |is_open: bool| open.set(is_open))
    };
    let children = if *open {
        html! { <>{ for entries(*lang, ".more > button", &on_open, dispatch) }</> }
    } else {
        html! {}
    };
    let name = lang.text(Key::More);
    let button_content = html! { <>{ name }{ icon(Shape::Chevron) }</> };
    component(Popover { class: "more", name, button_content, open: *open, on_open, children })
}

/// The entries of a menu, which closes and leaves the focus to its button.
pub fn entries(
    lang: Lang,
    button: &'static str,
    on_open: &Callback<bool>,
    dispatch: &Callback<Msg>,
) -> [Html; 2] {
    [
        (Shape::Squares, Key::Shelf, Msg::Shelf(Some(Shelf::default()))),
        (Shape::Ruler, Key::OneRuler, Msg::Modal(Some(Modal::OneRuler))),
    ]
    .map(|(shape, key, msg)| {
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
    })
}
