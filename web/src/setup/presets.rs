//! Buttons for named, random and daily states.

use gros_solver::{AnyPuzzle, AnyState, Puzzle};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::ui::random;

enum Preset {
    Fixed(AnyState),
    Random(AnyPuzzle),
    Today(AnyPuzzle),
}

impl Preset {
    fn state(&self) -> Option<AnyState> {
        match self {
            Preset::Fixed(state) => Some(state.clone()),
            Preset::Random(puzzle) => puzzle.random_state(&mut random::below),
            Preset::Today(puzzle) => puzzle.random_state(&mut rng_of_day(day())),
        }
    }
}

/// The state of the day is offered for the start only.
pub fn buttons(lang: Lang, puzzle: &AnyPuzzle, is_start: bool, on_state: &Callback<AnyState>) -> Html {
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
    let today = (lang.text(Key::Today).to_owned(), Preset::Today(puzzle.clone()));
    let named = named_states(lang, puzzle).map(|(name, state)| (name, Preset::Fixed(state)));
    let all = named.chain([random]).chain(is_start.then_some(today));
    html! { <div class="setup-presets">{ for all.map(button) }</div> }
}

pub fn named_states(lang: Lang, puzzle: &AnyPuzzle) -> impl Iterator<Item = (String, AnyState)> {
    puzzle.named_starts().into_iter().map(move |state| (lang.named_start(&state), state))
}

/// Returns the number of the day in the local time zone.
fn day() -> u64 {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / 1_440.0) as u64
}

/// Returns a random number generator with the day as seed (SplitMix64: Steele, Lea and Flood, 2014).
fn rng_of_day(day: u64) -> impl FnMut(usize) -> usize {
    let mut state = day;
    move |sides| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % sides.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;
    use gros_solver::ids;

    #[test]
    fn each_day_has_its_own_puzzle() {
        for id in ids() {
            let puzzle = spec::open(id, 1000).unwrap().session.timeline().puzzle().clone();
            let of = |day: u64| puzzle.random_state(&mut rng_of_day(day)).unwrap();
            assert_eq!(of(20_777), of(20_777), "{id}");
            assert!((20_778..20_790).any(|day| of(day) != of(20_777)), "{id}");
        }
    }
}
