//! The states that one chooses by name.

use gros_solver::{AnyMove, AnyPuzzle, AnyState, Hanoi, HanoiState, Peg, Position, Puzzle, Wythoff};
use gros_text::{Key, Lang};
use yew::prelude::*;

/// Piles made at random have at most so many stones.
const MOST_STONES: usize = 40;
/// How many moves make a state that is reached at random.
const RANDOM_MOVES: usize = 100;

/// A state to choose.
enum Preset {
    Fixed(AnyState),
    Random(AnyPuzzle),
}

impl Preset {
    fn state(&self) -> Option<AnyState> {
        match self {
            Preset::Fixed(state) => Some(state.clone()),
            Preset::Random(puzzle) => random_state(puzzle),
        }
    }
}

/// Draws a button for each state that has a name.
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
    let all = named(lang, puzzle).into_iter().chain(std::iter::once(random));
    html! { <div class="setup-presets">{ for all.map(button) }</div> }
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
        AnyPuzzle::Chain(_) | AnyPuzzle::SlideOut(_) | AnyPuzzle::Hexadecimal(_) => {
            let ends = [puzzle.start(), puzzle.goal()];
            ends.map(|state| (capital(&lang.state_name(&state)), Preset::Fixed(state))).into()
        }
        AnyPuzzle::SpinOut(_) => {
            vec![(capital(&lang.state_name(&puzzle.start())), Preset::Fixed(puzzle.start()))]
        }
        AnyPuzzle::Wythoff(_) => Vec::new(),
    }
}

/// Makes a state of which every piece stands anywhere; the dice are thrown here, once, and written as a state.
fn random_state(puzzle: &AnyPuzzle) -> Option<AnyState> {
    let numbers = match puzzle {
        AnyPuzzle::Rings(_) | AnyPuzzle::Hexadecimal(_) => vec![2; puzzle.pieces()],
        AnyPuzzle::Hanoi(hanoi) => return random_tower(hanoi).map(AnyState::Hanoi),
        AnyPuzzle::Chain(chain) => chain.radices().iter().rev().copied().collect(),
        AnyPuzzle::SlideOut(slide) => vec![slide.base(); puzzle.pieces()],
        AnyPuzzle::SpinOut(_) => return after_random_moves(puzzle),
        AnyPuzzle::Wythoff(game) => return random_piles(game).map(AnyState::Wythoff),
    };
    let gap = if numbers.iter().any(|places| *places > 10) { "." } else { "" };
    let row: Vec<String> = numbers.into_iter().map(|places| dice(places.into()).to_string()).collect();
    puzzle.parse_state(&row.join(gap)).ok()
}

/// Makes two piles, neither of them empty.
pub fn random_piles(game: &Wythoff) -> Option<Position> {
    let pile = || 1 + dice(MOST_STONES);
    game.parse_state(&format!("{},{}", pile(), pile())).ok()
}

/// Makes a state that can be reached, where not every row of symbols is one: that after some moves at random.
fn after_random_moves(puzzle: &AnyPuzzle) -> Option<AnyState> {
    (0..RANDOM_MOVES).try_fold(puzzle.start(), |state, _| {
        let legal: Vec<AnyMove> = puzzle.legal_moves(&state).collect();
        puzzle.play(&state, legal.get(dice(legal.len()))?).ok()
    })
}

fn random_tower(hanoi: &Hanoi) -> Option<HanoiState> {
    let pegs: Vec<Peg> = hanoi.pegs().collect();
    let row = (0..hanoi.discs()).filter_map(|_| pegs.get(dice(pegs.len()))).map(ToString::to_string);
    hanoi.parse_state(&row.collect::<String>()).ok()
}

/// Throws a die: a number below `sides`.
fn dice(sides: usize) -> usize {
    (js_sys::Math::random() * sides as f64) as usize
}

/// Writes the first letter large.
fn capital(name: &str) -> String {
    let mut symbols = name.chars();
    symbols.next().map_or_else(String::new, |first| first.to_uppercase().chain(symbols).collect())
}
