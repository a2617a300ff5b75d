//! What else a puzzle of the n-ary family is set up with: the number of places of a piece, the cuts of a key.

use gros_session::Action;
use gros_solver::{AnyPuzzle, Chain, ChainModel, Hexadecimal, Puzzle, Route, Setup, SlideOut, SpinOut};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::controls::chosen;
use crate::controls::icons::{Shape, icon};
use crate::markup::html;
use crate::part::{drawn_by, part};
use crate::state::{MOST_PIECES, Msg};

/// Draws the choices that the puzzle has; none for most.
pub fn family_keys(lang: Lang, puzzle: &AnyPuzzle, dispatch: &Callback<Msg>) -> Html {
    match puzzle {
        AnyPuzzle::Hexadecimal(bars) => part(KeySelect { lang, puzzle: *bars, dispatch: dispatch.clone() }),
        AnyPuzzle::SpinOut(_) => outside_switch(lang, puzzle, dispatch),
        AnyPuzzle::Chain(chain) if chain.model() == ChainModel::SpinOut => {
            outside_switch(lang, puzzle, dispatch)
        }
        _ => match base(puzzle) {
            Some(base) => base_stepper(lang, puzzle, base, dispatch),
            None => html! {},
        },
    }
}

/// Draws the switch that lets dials turn outside the case too, in the sizes in which that can be played.
fn outside_switch(lang: Lang, puzzle: &AnyPuzzle, dispatch: &Callback<Msg>) -> Html {
    let is_on = matches!(puzzle, AnyPuzzle::SpinOut(_));
    let Some(other) = other_spin_out(puzzle).map(Setup::standard) else { return html! {} };
    let onchange = dispatch.reform(move |_: Event| Msg::Act(Action::SetUp(other.clone())));
    html! {
        <label class="check">
            <input type="checkbox" checked={is_on} {onchange} />
            { lang.text(Key::TurnOutsideToo) }
        </label>
    }
}

/// Gives Spin-Out by the other rule, with as many dials; none where there are too many.
fn other_spin_out(puzzle: &AnyPuzzle) -> Option<AnyPuzzle> {
    let dials = puzzle.pieces();
    let other = match puzzle {
        AnyPuzzle::SpinOut(_) => AnyPuzzle::Chain(Chain::preset(ChainModel::SpinOut)).resized(dials)?,
        _ => AnyPuzzle::SpinOut(SpinOut::new(dials).ok()?),
    };
    (dials <= other.sizes(MOST_PIECES).1).then_some(other)
}

/// Gives the number of places of every piece, where it can be chosen.
fn base(puzzle: &AnyPuzzle) -> Option<u16> {
    match puzzle {
        AnyPuzzle::Chain(chain) if chain.model() == ChainModel::Chain => {
            let first = *chain.radices().first()?;
            chain.radices().iter().all(|radix| *radix == first).then_some(first)
        }
        AnyPuzzle::SlideOut(slide) if !slide.is_elephants() => Some(slide.base()),
        _ => None,
    }
}

fn with_base(puzzle: &AnyPuzzle, base: u16) -> Option<AnyPuzzle> {
    match puzzle {
        AnyPuzzle::Chain(_) => Chain::new(vec![base; puzzle.pieces()]).ok().map(AnyPuzzle::Chain),
        AnyPuzzle::SlideOut(_) => SlideOut::new(base, puzzle.pieces()).ok().map(AnyPuzzle::SlideOut),
        _ => None,
    }
}

fn base_stepper(lang: Lang, puzzle: &AnyPuzzle, base: u16, dispatch: &Callback<Msg>) -> Html {
    let step = |key, shape, base: Option<u16>| {
        let other = base.and_then(|base| with_base(puzzle, base)).map(Setup::standard);
        let off = other.is_none().then_some("true");
        let dispatch = dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(setup) = &other {
                dispatch.emit(Msg::Act(Action::SetUp(setup.clone())));
            }
        });
        html! {
            <button class="button button-small" type="button" {onclick} aria-label={lang.text(key)} aria-disabled={off}>
                { icon(shape) }
            </button>
        }
    };
    html! {
        <div class="setup-label setup-size" role="group" aria-label={lang.text(Key::NumberOfPlaces)}>
            <span>{ lang.text(Key::NumberOfPlaces) }</span>
            <span class="stepper">
                { step(Key::FewerPlaces, Shape::Minus, base.checked_sub(1)) }
                <output class="stepper-value">{ base }</output>
                { step(Key::MorePlaces, Shape::Plus, base.checked_add(1)) }
            </span>
        </div>
    }
}

/// The choice among all keys.
#[derive(PartialEq)]
struct KeySelect {
    lang: Lang,
    puzzle: Hexadecimal,
    dispatch: Callback<Msg>,
}

drawn_by!(KeySelect, use_key_select);

/// Draws the choice, each key with the number of moves that it takes.
#[hook]
fn use_key_select(props: &KeySelect) -> Html {
    let KeySelect { lang, puzzle, dispatch } = props;
    let lang = *lang;
    let keys =
        use_memo((), |()| Hexadecimal::SETTINGS.iter().filter_map(|key| counted(key)).collect::<Vec<_>>());
    let option = |(bars, steps): &(Hexadecimal, gros_solver::Steps)| {
        html! { <option selected={bars == puzzle}>{ lang.key_and_length(bars.key(), steps) }</option> }
    };
    let onchange = {
        let (keys, dispatch) = (keys.clone(), dispatch.clone());
        Callback::from(move |event: Event| {
            if let Some((bars, _)) = chosen(&event).and_then(|index| keys.get(index)) {
                dispatch.emit(Msg::Act(Action::SetUp(Setup::standard(AnyPuzzle::Hexadecimal(*bars)))));
            }
        })
    };
    html! {
        <label class="setup-label setup-preset">
            { lang.text(Key::CutsOfKey) }
            <span class="select-box">
                <select class="select" {onchange}>{ for keys.iter().map(option) }</select>
                { icon(Shape::Chevron) }
            </span>
        </label>
    }
}

/// Counts the moves that a key takes.
fn counted(key: &str) -> Option<(Hexadecimal, gros_solver::Steps)> {
    let bars = Hexadecimal::new(key)?;
    let route = bars.route(&bars.start(), &bars.goal()).ok()?;
    Some((bars, route.steps().clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_can_be_chosen_where_all_pieces_have_the_same() {
        let chain = |radices: &[u16]| AnyPuzzle::Chain(Chain::new(radices.to_vec()).unwrap());
        assert_eq!([base(&chain(&[3, 3])), base(&chain(&[2, 3]))], [Some(3), None]);
        assert_eq!(base(&AnyPuzzle::Chain(Chain::preset(ChainModel::Kugellager))), None);
        assert_eq!(with_base(&chain(&[3, 3]), 5), Some(chain(&[5, 5])));
        assert_eq!(with_base(&chain(&[3, 3]), 1), None);
    }

    #[test]
    fn spin_out_is_played_by_either_rule_in_the_same_size() {
        let dials = |count| AnyPuzzle::Chain(Chain::preset(ChainModel::SpinOut)).resized(count).unwrap();
        let outside = other_spin_out(&dials(5)).unwrap();
        assert!(matches!(outside, AnyPuzzle::SpinOut(_)) && outside.pieces() == 5);
        assert_eq!(other_spin_out(&outside), Some(dials(5)));
        assert_eq!(other_spin_out(&dials(64)), None);
    }

    #[test]
    fn every_key_has_its_published_number_of_moves() {
        let mut counts: Vec<u64> =
            Hexadecimal::SETTINGS.iter().filter_map(|key| counted(key)?.1.to_u64()).collect();
        counts.sort_unstable();
        assert_eq!(counts, [8, 16, 20, 26, 28, 36, 38, 42, 52, 54, 56, 72, 102, 118, 150, 170]);
    }
}
