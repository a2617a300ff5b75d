//! Draws the puzzle of the day. It is a separate part, since few visits need random states.

use std::rc::Rc;

use gros_session::today;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Daily, DayMsg, Msg};
use crate::ui::component::rendered_by;
use crate::ui::lazy::{lazy, lazy_in};

#[derive(Clone, PartialEq)]
struct Draw {
    day: u32,
    ctx: Ctx,
}

rendered_by!(Draw, use_draw);
lazy_in!(Draw, panels);

/// Shows nothing, and sends the puzzle once it is drawn.
pub fn draw(ctx: Ctx, day: u32) -> Html {
    html! { <div hidden=true>{ lazy(ctx.lang, Draw { day, ctx }) }</div> }
}

#[hook]
fn use_draw(props: &Draw) -> Html {
    let ctx = props.ctx;
    use_effect_with(props.day, move |day| {
        if let Some(setup) = today::setup(*day) {
            ctx.send(Msg::Day(DayMsg::Drawn(Rc::new(Daily { day: *day, setup }))));
        }
    });
    html! {}
}
