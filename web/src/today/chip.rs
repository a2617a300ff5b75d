//! The button that opens the puzzle of the day.

use std::rc::Rc;

use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{DayMsg, Days, Msg};
use crate::ui::component::rendered_by;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

#[derive(Clone, PartialEq)]
pub struct Chip {
    pub ctx: Ctx,
    pub day: u32,
    pub days: Rc<Days>,
    /// Whether it is on the board.
    pub is_open: bool,
    /// Whether it is in the menu.
    pub is_wide: bool,
}

rendered_by!(Chip, use_chip);

#[hook]
fn use_chip(props: &Chip) -> Html {
    let Chip { day, days, is_open, is_wide, .. } = props;
    let ctx = props.ctx;
    let (is_solved, streak) = (days.of(*day).is_some(), days.streak(*day));
    let is_in_menu = *is_wide;
    let onclick = ctx.on(move |_: MouseEvent| {
        // The menu closes, and its entry is gone.
        if is_in_menu {
            focus::move_to_first(&[".menu > button"]);
        }
        Msg::Day(DayMsg::Open)
    });
    html! {
        <button
            {onclick} class={classes!("line", "chip", "today", is_wide.then_some("today-wide"))} type="button" aria-label={ctx.lang.today_name(is_solved, streak)}
            aria-current={is_open.then_some("true")}
        >
            <svg viewBox="0 0 18 16" aria-hidden="true"><path d="M0 11h3v5H0zM5 6h3v10H5zM10 11h3v5h-3zM15 0h3v16h-3z" /></svg>
            <span class="today-word">{ ctx.lang.text(Key::TodayShort) }</span>
            if is_solved {
                <span class="line today-solved">{ icon(Shape::Check) }<b>{ streak }</b></span>
            } else {
                <span class="today-dot"></span>
            }
        </button>
    }
}
