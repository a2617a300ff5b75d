//! The board of positions on which the cold ones are found: the left pile across, the right pile up.

use gros_learning::lessons::{Mark, Sieve, Square, piles};
use gros_solver::Piles;
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::run::Act;
use crate::ui::component::{list, rendered_by};
use crate::ui::focus;

#[derive(PartialEq)]
pub struct Squares {
    pub lang: Lang,
    pub sieve: Sieve,
    /// The position that was marked last, if it is not cold.
    pub wrong: Option<Piles>,
    pub act: Callback<Act>,
}

rendered_by!(Squares, use_squares);

/// The arrows move the focus, a click or Enter says that a position is cold.
#[hook]
fn use_squares(props: &Squares) -> Html {
    let Squares { lang, sieve, wrong, act } = props;
    let here = use_state_eq(Square::default);
    let onkeydown = {
        let here = here.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some((left, right)) = beside(*here, &event.key()) {
                event.prevent_default();
                here.set((left, right));
                focus::move_to_first(&[&format!(".sieve [data-square='{left},{right}']")]);
            }
        })
    };
    let square = |square: Square| {
        let is_wrong = *wrong == Some(piles(square));
        let (act, here) = (act.clone(), here.clone());
        html! {
            <span role="gridcell">
                <button
                    class={class(sieve.mark(square), is_wrong)} type="button" tabindex={if *here == square { "0" } else { "-1" }}
                    data-square={format!("{},{}", square.0, square.1)} aria-label={say!(*lang, SieveSquare { position: lang.position_name(&piles(square)), state: word(sieve.mark(square)) })}
                    aria-describedby={is_wrong.then_some("stop-wrong")}
                    onclick={Callback::from(move |_: MouseEvent| {
                        here.set(square);
                        act.emit(Act::Mark(square));
                    })}
                />
            </span>
        }
    };
    html! {
        <div class="sieve" role="grid" aria-label={lang.text(Key::QuarterBoard)} {onkeydown}>
            { rows(square) }
        </div>
    }
}

/// The board without buttons, when all are found.
pub fn sieved(sieve: &Sieve) -> Html {
    let square = |square: Square| html! { <span class={class(sieve.mark(square), false)}></span> };
    html! { <div class="sieve" aria-hidden="true">{ rows(square) }</div> }
}

/// The rows from the top down, with the stones of the piles at the edges.
fn rows(square: impl Fn(Square) -> Html) -> Html {
    let row = |right: u32| {
        html! {
            <div class="sieve-row" role="row">
                <span class="note sieve-edge" aria-hidden="true">{ right }</span>
                { list((0..Sieve::SIDE).map(|left| square((left, right)))) }
            </div>
        }
    };
    html! {
        <>
            { list((0..Sieve::SIDE).rev().map(row)) }
            <div class="sieve-row" aria-hidden="true">
                <span></span>
                { list((0..Sieve::SIDE).map(|left| html! { <span class="note sieve-edge">{ left }</span> })) }
            </div>
        </>
    }
}

fn class(mark: Mark, is_wrong: bool) -> Classes {
    let mark = match mark {
        Mark::Open => None,
        Mark::Cold => Some("sieve-cold"),
        Mark::Struck => Some("sieve-struck"),
    };
    classes!("sieve-square", mark, is_wrong.then_some("sieve-wrong"))
}

fn word(mark: Mark) -> &'static str {
    match mark {
        Mark::Open => "open",
        Mark::Cold => "cold",
        Mark::Struck => "struck",
    }
}

/// Returns the square that an arrow leads to.
fn beside((left, right): Square, key: &str) -> Option<Square> {
    let last = Sieve::SIDE - 1;
    match key {
        "ArrowLeft" => Some((left.saturating_sub(1), right)),
        "ArrowRight" => Some(((left + 1).min(last), right)),
        "ArrowDown" => Some((left, right.saturating_sub(1))),
        "ArrowUp" => Some((left, (right + 1).min(last))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stay_on_the_board() {
        assert_eq!(beside((0, 0), "ArrowUp"), Some((0, 1)));
        assert_eq!([beside((0, 0), "ArrowDown"), beside((7, 7), "ArrowRight")], [Some((0, 0)), Some((7, 7))]);
        assert_eq!(beside((3, 3), "Enter"), None);
    }
}
