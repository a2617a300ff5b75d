//! Buttons for named and random states.

use gros_solver::{AnyPuzzle, AnyState, Puzzle};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::ui::component::list;
use crate::ui::random;

enum Preset {
    Fixed(AnyState),
    Random(AnyPuzzle),
}

impl Preset {
    fn state(&self) -> Option<AnyState> {
        match self {
            Preset::Fixed(state) => Some(state.clone()),
            Preset::Random(puzzle) => puzzle.random_state(&mut random::below),
        }
    }
}

pub fn buttons(lang: Lang, puzzle: &AnyPuzzle, on_state: &Callback<AnyState>) -> Html {
    let button = |(name, preset): (String, Preset)| {
        let on_state = on_state.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(state) = preset.state() {
                on_state.emit(state);
            }
        });
        html! { <button class="link" type="button" {onclick}>{ name }</button> }
    };
    let random = (lang.text(Key::Random).to_owned(), Preset::Random(puzzle.clone()));
    let named = named_states(lang, puzzle).map(|(name, state)| (name, Preset::Fixed(state)));
    let all = named.chain([random]);
    html! { <div class="row setup-presets">{ list(all.map(button)) }</div> }
}

pub fn named_states(lang: Lang, puzzle: &AnyPuzzle) -> impl Iterator<Item = (String, AnyState)> {
    puzzle.named_starts().into_iter().map(move |state| (lang.named_start(&state), state))
}
