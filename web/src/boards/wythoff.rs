//! Two piles of stones as numbers, and a form to take some: how many, and from where.

use gros_solver::{AnyPuzzle, Position, Steps, WythoffMove, notation};
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What the board is given.
#[derive(Properties, PartialEq)]
pub struct WythoffBoardProps {
    /// The language.
    pub lang: Lang,
    /// The puzzle, for its name.
    pub puzzle: AnyPuzzle,
    /// The piles.
    pub state: Position,
    /// Reports the move that was chosen.
    pub on_take: Callback<WythoffMove>,
}

/// From where stones are taken.
#[derive(Clone, Copy, PartialEq)]
enum From {
    Left,
    Right,
    Both,
}

impl From {
    fn name(self) -> Key {
        match self {
            From::Left => Key::FromLeft,
            From::Right => Key::FromRight,
            From::Both => Key::FromBoth,
        }
    }

    /// Gives the move that takes so many stones; none where there are not enough.
    fn take(self, piles: &Position, count: &Steps) -> Option<WythoffMove> {
        let left = if self == From::Right { piles.left.clone() } else { piles.left.checked_sub(count)? };
        let right = if self == From::Left { piles.right.clone() } else { piles.right.checked_sub(count)? };
        Some(WythoffMove { to: Position::new(left, right) })
    }
}

/// Draws the board.
#[component]
pub fn WythoffBoard(props: &WythoffBoardProps) -> Html {
    let WythoffBoardProps { lang, puzzle, state, on_take } = props;
    let typed = use_state_eq(|| "1".to_owned());
    let count = notation::plain(&typed).parse::<Steps>().ok().filter(|count| !count.is_zero());
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(field.value());
            }
        })
    };
    let button = |from: From| {
        let mv = count.as_ref().and_then(|count| from.take(state, count));
        let name = mv.as_ref().map(|mv| lang.take_button(state, mv));
        let off = mv.is_none().then_some("true");
        let on_take = on_take.clone();
        let onclick = Callback::from(move |_: MouseEvent| mv.iter().for_each(|mv| on_take.emit(mv.clone())));
        html! {
            <button class="button" type="button" {onclick} aria-label={name} aria-disabled={off}>
                { lang.text(from.name()) }
            </button>
        }
    };
    let pile = |name: Key, stones: &Steps| {
        html! { <p class="pile"><span class="pile-name">{ lang.text(name) }</span>{ lang.number(stones) }</p> }
    };
    html! {
        <div class="piles" role="group" aria-label={lang.board_group(puzzle, false)}>
            { pile(Key::LeftPile, &state.left) }
            { pile(Key::RightPile, &state.right) }
            <div class="piles-form">
                <label class="piles-count">
                    { lang.text(Key::Take) }
                    <input
                        class="field" type="text" inputmode="numeric" autocomplete="off" tabindex="0" value={(*typed).clone()} {oninput}
                        aria-invalid={count.is_none().then_some("true")}
                    />
                </label>
                { for [From::Left, From::Right, From::Both].map(button) }
            </div>
        </div>
    }
}
