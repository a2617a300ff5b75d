//! How a game is played: against whom, and another one.

use gros_session::Action;
use gros_solver::{AnyPuzzle, Setup, Wythoff};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::presets;
use crate::controls::chosen;
use crate::controls::icons::{Shape, icon};
use crate::markup::html;
use crate::state::{Msg, Prefs, Rival};

/// Draws the choices of a game.
pub fn game_setup(prefs: Prefs, game: &Wythoff, dispatch: &Callback<Msg>) -> Html {
    let lang = prefs.lang;
    let rival = select(lang, Key::Rival, &RIVALS, prefs.rival, {
        let dispatch = dispatch.clone();
        Callback::from(move |rival| dispatch.emit(Msg::Prefs(Prefs { rival, ..prefs })))
    });
    html! {
        <div class="setup-choices">
            { rival }
            <button class="button" type="button" onclick={new_game(game, dispatch)}>{ lang.text(Key::NewGame) }</button>
        </div>
    }
}

const RIVALS: [(Rival, Key); 3] =
    [(Rival::Nobody, Key::RivalNobody), (Rival::Second, Key::RivalSecond), (Rival::First, Key::RivalFirst)];

/// Begins anew with piles made at random.
pub fn new_game(game: &Wythoff, dispatch: &Callback<Msg>) -> Callback<MouseEvent> {
    let (game, dispatch) = (game.clone(), dispatch.clone());
    Callback::from(move |_: MouseEvent| {
        if let Some(piles) = presets::random_piles(&game) {
            dispatch.emit(set_up(game.clone().with_piles(piles)));
        }
    })
}

fn set_up(game: Wythoff) -> Msg {
    Msg::Act(Action::SetUp(Setup::standard(AnyPuzzle::Wythoff(game))))
}

/// Draws a choice among a few things that have names.
fn select<T: Copy + PartialEq + 'static>(
    lang: Lang,
    title: Key,
    choices: &'static [(T, Key)],
    current: T,
    on_choice: Callback<T>,
) -> Html {
    let option = |(value, key): &(T, Key)| {
        html! { <option selected={*value == current}>{ lang.text(*key) }</option> }
    };
    let onchange = Callback::from(move |event: Event| {
        if let Some((value, _)) = chosen(&event).and_then(|index| choices.get(index)) {
            on_choice.emit(*value);
        }
    });
    html! {
        <label class="setup-label">
            { lang.text(title) }
            <span class="select-box">
                <select class="select" {onchange}>{ for choices.iter().map(option) }</select>
                { icon(Shape::Chevron) }
            </span>
        </label>
    }
}
