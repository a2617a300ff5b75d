//! The lines above the piles: the opponent, the computer's last move, and who wins if the user asked.

use gros_solver::{Piles, Wythoff, WythoffMove};
use gros_text::{Key, Lang, Side};
use yew::prelude::*;

use super::WythoffBoardProps;
use crate::ctx::Ctx;
use crate::state::{Msg, Prefs, Rival};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

/// Who plays against whom, and the button that tells who wins.
pub fn chips(props: &WythoffBoardProps) -> Html {
    let WythoffBoardProps { state, turn, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let is_over = state.is_empty();
    html! {
        <div class="row chips">
            { opponent(ctx) }
            if !is_over && ctx.rival == Rival::Nobody {
                <span class="chip chip-turn">{ lang.turn(*turn) }</span>
            }
            if !is_over {
                { ask(ctx) }
            }
        </div>
    }
}

fn opponent(ctx: Ctx) -> Html {
    let lang = ctx.lang;
    let option = |(rival, key): &(Rival, Key)| {
        html! { <option selected={*rival == ctx.rival}>{ lang.text(*key) }</option> }
    };
    let onchange = ctx.on(move |event: Event| {
        let (rival, _) = *RIVALS.get(selected_index(&event)?)?;
        Some(Msg::Prefs(Prefs { rival, ..ctx.prefs }))
    });
    html! {
        <span class="chip chip-rival">
            { icon(Shape::Computer) }
            <select aria-label={lang.text(Key::Rival)} {onchange}>{ list(RIVALS.iter().map(option)) }</select>
            { icon(Shape::Chevron) }
        </span>
    }
}

const RIVALS: [(Rival, Key); 3] =
    [(Rival::Second, Key::RivalSecond), (Rival::First, Key::RivalFirst), (Rival::Nobody, Key::RivalNobody)];

/// The button that tells who wins and shows the map, or hides both.
fn ask(ctx: Ctx) -> Html {
    let is_shown = ctx.verdict;
    let onclick = ctx.on_click(Msg::Prefs(Prefs { verdict: !is_shown, ..ctx.prefs }));
    let key = if is_shown { Key::HideAgain } else { Key::WhoWins };
    html! {
        <button class="chip" type="button" {onclick}>{ icon(Shape::Eye) }{ ctx.lang.text(key) }</button>
    }
}

/// Says who wins, by what moves and why.
pub fn verdict(lang: Lang, game: &Wythoff, state: &Piles, turn: Side) -> Html {
    let is_cold = game.is_cold(state);
    let shape = if is_cold { Shape::Cross } else { Shape::Check };
    let class = if is_cold { "chip-cold" } else { "chip-hot" };
    html! {
        <div class="verdict">
            <span class={classes!("chip", class)}>{ icon(shape) }{ lang.verdict_of_turn(game, state, turn) }</span>
            <p class="verdict-first">{ lang.winning_takes(game, state) }</p>
            <p class="row verdict-second">{ lang.why_it_wins(game, state) }</p>
        </div>
    }
}

/// Tells the computer's last move, which can be shown again.
pub fn answer(lang: Lang, before: &Piles, mv: &WythoffMove, on_again: Callback<MouseEvent>) -> Html {
    html! {
        <div class="told">
            <p class="told-first">{ lang.computer_takes(before, mv) }</p>
            <p class="row told-second">
                <span>{ lang.sum_left(before, mv) }</span>
                <button class="link" type="button" onclick={on_again}>{ icon(Shape::Replay) }{ lang.text(Key::GameShowAgain) }</button>
            </p>
        </div>
    }
}
