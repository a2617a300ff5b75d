//! Draws the puzzle of the day. It is a separate part, since few visits need random states.

use std::rc::Rc;

use gros_session::today;
use gros_text::Lang;
use yew::prelude::*;

use crate::state::{Daily, Msg};
use crate::ui::component::rendered_by;
use crate::ui::lazy::{lazy, lazy_in};

#[derive(Clone, PartialEq)]
struct Draw {
    day: u32,
    dispatch: Callback<Msg>,
}

rendered_by!(Draw, use_draw);
lazy_in!(Draw, panels);

/// Shows nothing, and sends the puzzle once it is drawn.
pub fn draw(lang: Lang, day: u32, dispatch: &Callback<Msg>) -> Html {
    html! { <div hidden=true>{ lazy(lang, Draw { day, dispatch: dispatch.clone() }) }</div> }
}

#[hook]
fn use_draw(props: &Draw) -> Html {
    let dispatch = props.dispatch.clone();
    use_effect_with(props.day, move |day| {
        if let Some(setup) = today::setup(*day) {
            dispatch.emit(Msg::Drawn(Rc::new(Daily { day: *day, setup })));
        }
    });
    html! {}
}
