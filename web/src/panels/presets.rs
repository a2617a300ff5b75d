//! The states that one chooses by name.

use gros_solver::{AnyMove, AnyPuzzle, AnyState, Piles, Placed, Puzzle, Wythoff};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::markup::html;

/// Piles made at random have at most so many stones.
const MOST_STONES: usize = 40;
/// How many moves make a state that is reached at random.
const RANDOM_MOVES: usize = 100;

/// A state to choose.
enum Preset {
    Fixed(AnyState),
    Random(AnyPuzzle),
    Today(AnyPuzzle),
}

impl Preset {
    fn state(&self) -> Option<AnyState> {
        match self {
            Preset::Fixed(state) => Some(state.clone()),
            Preset::Random(puzzle) => random_state(puzzle, &mut dice),
            Preset::Today(puzzle) => random_state(puzzle, &mut dice_of(day())),
        }
    }
}

/// Draws a button for each state that has a name; a start can be that of the day.
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
    let all = named(lang, puzzle).into_iter().chain([random]).chain(is_start.then_some(today));
    html! { <div class="setup-presets">{ for all.map(button) }</div> }
}

/// Gives the states that have a name.
pub fn fixed(lang: Lang, puzzle: &AnyPuzzle) -> impl Iterator<Item = (String, AnyState)> {
    named(lang, puzzle).into_iter().filter_map(|(name, preset)| Some((name, preset.state()?)))
}

fn named(lang: Lang, puzzle: &AnyPuzzle) -> Vec<(String, Preset)> {
    let fixed = |name: String, text: &str| Some((name, Preset::Fixed(puzzle.parse_state(text).ok()?)));
    match puzzle {
        AnyPuzzle::Rings(rings) => {
            let last = format!("1{}", "0".repeat(rings.rings() - 1));
            let named = [(Key::AllOn, "on"), (Key::AllOff, "off"), (Key::OnlyLastRing, last.as_str())];
            named.into_iter().filter_map(|(key, text)| fixed(lang.text(key).to_owned(), text)).collect()
        }
        AnyPuzzle::Hanoi(hanoi) => {
            hanoi.pegs().filter_map(|peg| fixed(lang.all_on_peg(peg), &peg.to_string())).collect()
        }
        AnyPuzzle::SpinOut(_) => {
            vec![(capital(&lang.state_name(&puzzle.start())), Preset::Fixed(puzzle.start()))]
        }
        AnyPuzzle::Wythoff(_) => Vec::new(),
        _ => {
            let ends = [puzzle.start(), puzzle.goal()];
            ends.map(|state| (capital(&lang.state_name(&state)), Preset::Fixed(state))).into()
        }
    }
}

/// Makes a state of which every piece stands anywhere; the dice are thrown here, once, and written as a state.
fn random_state(puzzle: &AnyPuzzle, dice: &mut dyn FnMut(usize) -> usize) -> Option<AnyState> {
    match puzzle {
        AnyPuzzle::SpinOut(_) => return after_random_moves(puzzle, dice),
        AnyPuzzle::Wythoff(game) => return piles(game, dice).map(AnyState::Wythoff),
        _ => {}
    }
    let start = puzzle.start();
    let pieces = puzzle.layout(&start, 0..puzzle.pieces());
    pieces.into_iter().try_fold(start, |state, Placed { piece, places, .. }| {
        let place = dice(places.into()).try_into().ok()?;
        puzzle.with_piece(&state, piece, place)
    })
}

/// Makes two piles, neither of them empty.
pub fn random_piles(game: &Wythoff) -> Option<Piles> {
    piles(game, &mut dice)
}

/// Makes a state that can be reached, where not every row of symbols is one: that after some moves at random.
fn after_random_moves(puzzle: &AnyPuzzle, dice: &mut dyn FnMut(usize) -> usize) -> Option<AnyState> {
    (0..RANDOM_MOVES).try_fold(puzzle.start(), |state, _| {
        let legal: Vec<AnyMove> = puzzle.legal_moves(&state).collect();
        puzzle.play(&state, legal.get(dice(legal.len()))?).ok()
    })
}

fn piles(game: &Wythoff, dice: &mut dyn FnMut(usize) -> usize) -> Option<Piles> {
    let (left, right) = (1 + dice(MOST_STONES), 1 + dice(MOST_STONES));
    game.parse_state(&format!("{left},{right}")).ok()
}

/// Throws a die: a number below `sides`.
fn dice(sides: usize) -> usize {
    (js_sys::Math::random() * sides as f64) as usize
}

/// Counts the days up to today, where the person is.
fn day() -> u64 {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / 1_440.0) as u64
}

/// Gives a die that falls alike for everybody on the same day (SplitMix64: Steele, Lea and Flood, 2014).
fn dice_of(day: u64) -> impl FnMut(usize) -> usize {
    let mut state = day;
    move |sides| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % sides.max(1) as u64) as usize
    }
}

/// Writes the first letter large.
fn capital(name: &str) -> String {
    let mut name = name.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;
    use gros_solver::ids;

    #[test]
    fn a_day_has_one_puzzle_and_another_day_another() {
        for id in ids() {
            let puzzle = spec::open(id, 1000).unwrap().session.timeline().puzzle().clone();
            let of = |day: u64| random_state(&puzzle, &mut dice_of(day)).unwrap();
            assert_eq!(of(20_777), of(20_777), "{id}");
            assert!((20_778..20_790).any(|day| of(day) != of(20_777)), "{id}");
        }
    }
}
