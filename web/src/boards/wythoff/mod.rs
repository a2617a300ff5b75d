//! Two piles of stones and the quarter board of their positions, and a form to take some.
//!
//! The form is the way for everybody; stones and places are taken by the pointer and by the arrow keys as well.

mod field;
mod piles;

use gros_picture::decimal::tenths;
use gros_picture::puzzles::wythoff::{AXIS, Plan, square};
use gros_picture::{Game, PileLooks, Rect, Subject};
use gros_solver::wythoff::{Field, Rule};
use gros_solver::{AnyPuzzle, Piles, Steps, Wythoff, WythoffMove, notation};
use gros_text::{Key, Side};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::controls::icons::{Shape, icon};
use crate::hooks::focus;
use crate::hooks::geometry::use_geometry;
use crate::markup::{classes, html};
use crate::part::drawn_by;
use crate::state::{Msg, Prefs};
use field::{self as quarter, Quarter};
use piles::Stones;

/// What the board is given.
#[derive(PartialEq)]
pub struct WythoffBoardProps {
    /// What the person chose for all visits.
    pub prefs: Prefs,
    /// The game.
    pub game: Wythoff,
    /// The piles.
    pub state: Piles,
    /// The positions around, as far as they can be drawn.
    pub field: Option<Field>,
    /// How the board is laid out.
    pub plan: Plan,
    /// Whose turn it is.
    pub turn: Side,
    /// Whether the computer is about to answer, so that nothing can be taken.
    pub waits: bool,
    /// The move that was asked for.
    pub hint: Option<WythoffMove>,
    /// Reports the move that was chosen.
    pub on_take: Callback<WythoffMove>,
    /// Where all else goes.
    pub dispatch: Callback<Msg>,
}

/// From where stones are taken.
#[derive(Clone, Copy, Debug, PartialEq)]
enum From {
    Left,
    Right,
    Both,
}

impl From {
    /// Lists from where a rule lets one take.
    fn all(rule: Rule) -> &'static [From] {
        match rule {
            Rule::Wythoff => &[From::Left, From::Right, From::Both],
            Rule::Nim => &[From::Left, From::Right],
        }
    }

    fn name(self) -> Key {
        match self {
            From::Left => Key::FromLeft,
            From::Right => Key::FromRight,
            From::Both => Key::FromBoth,
        }
    }

    fn of(is_right: bool) -> From {
        if is_right { From::Right } else { From::Left }
    }

    /// Says how many stones each pile loses.
    fn taken(self, count: &Steps) -> [Steps; 2] {
        let of = |other: From| if self == other { Steps::ZERO } else { count.clone() };
        [of(From::Right), of(From::Left)]
    }

    /// Gives the move that takes so many stones; none where there are not enough.
    fn take(self, piles: &Piles, count: &Steps) -> Option<WythoffMove> {
        let [left, right] = self.taken(count);
        let to = Piles::new(piles.left.checked_sub(&left)?, piles.right.checked_sub(&right)?);
        Some(WythoffMove { to })
    }
}

/// What is about to be taken: as it is typed, and from where.
#[derive(Clone, Debug, PartialEq)]
struct Draft {
    typed: String,
    from: From,
}

impl Draft {
    fn of(from: From, count: &Steps) -> Draft {
        Draft { typed: count.to_string(), from }
    }

    /// Reads how many are to be taken: at least one.
    fn count(&self) -> Option<Steps> {
        notation::plain(&self.typed).parse::<Steps>().ok().filter(|count| !count.is_zero())
    }

    /// Gives the draft that takes what a move takes, if it is like a move.
    fn to_leave(piles: &Piles, to: &Piles) -> Option<Draft> {
        let (left, right) = (piles.left.checked_sub(&to.left)?, piles.right.checked_sub(&to.right)?);
        match (left.is_zero(), right.is_zero()) {
            (false, true) => Some(Draft::of(From::Left, &left)),
            (true, false) => Some(Draft::of(From::Right, &right)),
            (false, false) if left == right => Some(Draft::of(From::Both, &left)),
            _ => None,
        }
    }
}

drawn_by!(WythoffBoardProps, use_wythoff_board);

/// Draws the board.
#[hook]
fn use_wythoff_board(props: &WythoffBoardProps) -> Html {
    let WythoffBoardProps { prefs, game, state, field, plan, turn, hint, dispatch, .. } = props;
    let lang = prefs.lang;
    let draft = use_state_eq(|| Draft { typed: "1".to_owned(), from: From::Left });
    let stopped = use_state_eq(|| None::<[u64; 2]>);
    // What lies under the pointer is shown among the stones; the form keeps what was chosen there.
    let pointed = use_state_eq(|| None::<Draft>);
    use_effect_with((state.clone(), hint.clone(), game.rule()), {
        let (draft, stopped, pointed) = (draft.clone(), stopped.clone(), pointed.clone());
        move |(state, hint, rule): &(Piles, Option<WythoffMove>, Rule)| {
            let hinted = hint.as_ref().and_then(|mv| Draft::to_leave(state, &mv.to));
            let from = Some(draft.from).filter(|from| From::all(*rule).contains(from)).unwrap_or(From::Left);
            draft.set(hinted.unwrap_or(Draft { typed: "1".to_owned(), from }));
            stopped.set(None);
            pointed.set(None);
        }
    });
    let looks = prefs.piles.under(game.rule());
    let shown = (*pointed).clone().unwrap_or_else(|| (*draft).clone());
    let count = shown.count().filter(|_| !props.waits);
    let taken = count.map_or([Steps::ZERO, Steps::ZERO], |count| shown.from.taken(&count));
    let point = on_stones(&pointed, draft.from);
    let take_stones = {
        let (on_take, state, from) = (props.on_take.clone(), state.clone(), draft.from);
        Callback::from(move |(is_right, count): (bool, u64)| {
            let from = if from == From::Both { from } else { From::of(is_right) };
            from.take(&state, &Steps::from(count)).into_iter().for_each(|mv| on_take.emit(mv));
        })
    };
    let known = Game { field: field.clone(), looks, taken };
    let seen = Subject { best: hint.clone(), has_marks: true, ..Subject::still(game.clone(), state.clone()) };
    let scene = square(&seen, &known, plan.cell, plan.formulas > 0.0);
    let node = use_geometry(geometry(plan, scene.as_ref().map(|scene| scene.room)));
    let drawn = Stones { lang, state, taken: &known.taken, on_point: point, on_take: take_stones };
    let stop = stopped.unwrap_or(field.as_ref().map_or([0, 0], |field| field.here));
    let quarter = field.as_ref().map(|field| Quarter { lang, field, cell: plan.cell, looks, stop });
    let shape = field.is_some().then_some(if plan.is_wide { "wythoff-wide" } else { "wythoff-square" });
    html! {
        <div
            ref={node.clone()} class={classes!("wythoff", shape)} role="group"
            aria-label={lang.board_group(&AnyPuzzle::Wythoff(game.clone()), false)}
        >
            <div class="wythoff-head">
                { chips(*prefs, game, state, *turn, dispatch) }
                if looks.verdict {
                    <p class="verdict-first">{ lang.winning_takes(game, state) }</p>
                    <p class="verdict-second">{ lang.why_it_wins(game, state) }</p>
                }
            </div>
            if let Some(field) = field.as_ref().filter(|_| plan.has_room_for_map()) {
                { quarter::mini_map(lang, field, game.rule()) }
            }
            { form(props, &draft) }
            { piles::draw(&drawn) }
            if let Some((quarter, scene)) = quarter.as_ref().zip(scene) {
                <div class="quarter">
                    <div
                        class="quarter-grid" role="grid" aria-label={lang.text(Key::QuarterBoard)} onclick={on_place(props)}
                        onkeydown={on_key(props, quarter.stop)} onfocusin={on_focus(&stopped)} onpointerover={on_point(props, &pointed)}
                        onpointerleave={leave_all(&pointed)}
                    >
                        { quarter::rows(quarter) }
                    </div>
                    <div class="quarter-under">{ quarter::drawing(quarter, scene) }</div>
                    { quarter::legend(quarter) }
                </div>
            }
        </div>
    }
}

/// Gives the measures of the parts; the drawing of the square reaches beyond it.
fn geometry(plan: &Plan, room: Option<Rect>) -> Vec<(&'static str, String)> {
    let room = room.unwrap_or_default();
    let pixels = |value: f64| format!("{}px", tenths(value));
    vec![
        ("--cell", pixels(plan.cell)),
        ("--cells", plan.cells.to_string()),
        ("--axis", pixels(AXIS)),
        ("--formulas", pixels(plan.formulas)),
        ("--side", pixels(plan.side)),
        ("--under-left", pixels(AXIS + room.x)),
        ("--under-top", pixels(plan.formulas + room.y)),
        ("--under", pixels(room.width)),
    ]
}

/// Whose turn it is, who wins if one asks, and another game.
fn chips(prefs: Prefs, game: &Wythoff, state: &Piles, turn: Side, dispatch: &Callback<Msg>) -> Html {
    let lang = prefs.lang;
    let verdict = PileLooks { verdict: !prefs.piles.verdict, ..prefs.piles };
    let ask = dispatch.reform(move |_: MouseEvent| Msg::Prefs(Prefs { piles: verdict, ..prefs }));
    let is_cold = game.is_cold(state);
    let shape = if is_cold { Shape::Cross } else { Shape::Check };
    let class = if is_cold { "chip-cold" } else { "chip-hot" };
    html! {
        <div class="chips">
            if !state.is_empty() {
                <span class="chip chip-turn">{ lang.turn(turn) }</span>
            }
            <button class="chip" type="button" onclick={ask} aria-pressed={prefs.piles.verdict.to_string()}>
                { lang.text(Key::WhoWins) }
            </button>
            if prefs.piles.verdict {
                <span class={classes!("chip", class)}>{ icon(shape) }{ lang.verdict_of_turn(game, state, turn) }</span>
            }
        </div>
    }
}

/// The form: how many, from where, and the button that takes them.
fn form(props: &WythoffBoardProps, draft: &UseStateHandle<Draft>) -> Html {
    let WythoffBoardProps { prefs, state, on_take, waits, .. } = props;
    let lang = prefs.lang;
    let count = draft.count();
    let fits = count.as_ref().and_then(|count| draft.from.take(state, count));
    let mv = fits.clone().filter(|_| !waits);
    let oninput = {
        let draft = draft.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                draft.set(Draft { typed: field.value(), ..(*draft).clone() });
            }
        })
    };
    let step = |key, shape, count: Option<Steps>| {
        let count = count.filter(|count| !count.is_zero() && !waits);
        let off = count.is_none().then_some("true");
        let (draft, from) = (draft.clone(), draft.from);
        let onclick = Callback::from(move |_: MouseEvent| {
            count.iter().for_each(|count| draft.set(Draft::of(from, count)));
        });
        html! {
            <button class="button button-small" type="button" {onclick} aria-label={lang.text(key)} aria-disabled={off}>
                { icon(shape) }
            </button>
        }
    };
    let less = count.as_ref().and_then(|count| count.checked_sub(&Steps::ONE));
    let more = count.as_ref().map(|count| count + &Steps::ONE);
    let more = more.filter(|more| draft.from.take(state, more).is_some());
    let segment = |from: From| {
        let draft = draft.clone();
        let is_on = draft.from == from;
        let onchange = Callback::from(move |_: Event| draft.set(Draft { from, ..(*draft).clone() }));
        html! {
            <label class="segment">
                <input type="radio" name="from" checked={is_on} {onchange} />
                <span>{ lang.text(from.name()) }</span>
            </label>
        }
    };
    let name =
        fits.as_ref().map_or_else(|| lang.text(Key::Take).to_owned(), |mv| lang.take_button(state, mv));
    let off = mv.is_none().then_some("true");
    let is_short = fits.is_none() && !state.is_empty();
    let onclick = {
        let on_take = on_take.clone();
        Callback::from(move |_: MouseEvent| mv.iter().for_each(|mv| on_take.emit(mv.clone())))
    };
    html! {
        <div class="take">
            <div class="take-row">
                <span aria-hidden="true">{ lang.text(Key::Take) }</span>
                <span class="stepper">
                    { step(Key::OneLess, Shape::Minus, less) }
                    <input
                        type="text" inputmode="numeric" autocomplete="off" tabindex="0" value={draft.typed.clone()} {oninput}
                        readonly={*waits}
                        aria-label={lang.text(Key::HowMany)} aria-invalid={is_short.then_some("true")}
                        aria-describedby={is_short.then_some("take-error")}
                    />
                    { step(Key::OneMore, Shape::Plus, more) }
                </span>
                <span aria-hidden="true">{ lang.text(Key::TakeFrom) }</span>
                <fieldset class="segments" disabled={*waits}>
                    <legend class="hidden-text">{ lang.text(Key::TakeFrom) }</legend>
                    { for From::all(props.game.rule()).iter().copied().map(segment) }
                </fieldset>
            </div>
            <button class="button button-primary take-button" type="button" {onclick} aria-disabled={off}>{ name }</button>
            if is_short {
                <p class="error" id="take-error">{ icon(Shape::Cross) }{ lang.text(Key::NotEnough) }</p>
            }
        </div>
    }
}

/// Marks what the stone under the pointer would take; none where there is none.
fn on_stones(pointed: &UseStateHandle<Option<Draft>>, from: From) -> Callback<Option<(bool, u64)>> {
    let pointed = pointed.setter();
    Callback::from(move |stones: Option<(bool, u64)>| {
        pointed.set(stones.map(|(is_right, count)| {
            let from = if from == From::Both { From::Both } else { From::of(is_right) };
            Draft::of(from, &Steps::from(count))
        }));
    })
}

/// Finds the place of an event.
fn place_of(event: &Event) -> Option<[u64; 2]> {
    let place =
        event.target_dyn_into::<Element>()?.closest("[data-place]").ok()??.get_attribute("data-place")?;
    let (left, right) = place.split_once(',')?;
    Some([left.parse().ok()?, right.parse().ok()?])
}

fn leave([left, right]: [u64; 2]) -> WythoffMove {
    WythoffMove { to: Piles::new(Steps::from(left), Steps::from(right)) }
}

fn on_place(props: &WythoffBoardProps) -> Callback<MouseEvent> {
    let on_take = props.on_take.clone();
    Callback::from(move |event: MouseEvent| {
        place_of(&event).into_iter().for_each(|at| on_take.emit(leave(at)));
    })
}

/// Marks what the place under the pointer would take.
fn on_point(props: &WythoffBoardProps, pointed: &UseStateHandle<Option<Draft>>) -> Callback<PointerEvent> {
    let (pointed, state) = (pointed.setter(), props.state.clone());
    Callback::from(move |event: PointerEvent| {
        pointed.set(place_of(&event).and_then(|at| Draft::to_leave(&state, &leave(at).to)));
    })
}

fn leave_all(pointed: &UseStateHandle<Option<Draft>>) -> Callback<PointerEvent> {
    let pointed = pointed.setter();
    Callback::from(move |_: PointerEvent| pointed.set(None))
}

fn on_focus(stop: &UseStateHandle<Option<[u64; 2]>>) -> Callback<FocusEvent> {
    let stop = stop.setter();
    Callback::from(move |event: FocusEvent| {
        if let Some(at) = place_of(&event) {
            stop.set(Some(at));
        }
    })
}

/// The keys of the quarter board: the arrows lead from place to place, Enter goes there.
fn on_key(props: &WythoffBoardProps, here: [u64; 2]) -> Callback<KeyboardEvent> {
    let on_take = props.on_take.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let [left, right] = here;
        let there = match event.key().as_str() {
            "ArrowLeft" => left.checked_sub(1).map(|left| [left, right]),
            "ArrowRight" => Some([left + 1, right]),
            "ArrowDown" => right.checked_sub(1).map(|right| [left, right]),
            "ArrowUp" => Some([left, right + 1]),
            "Enter" | " " => {
                on_take.emit(leave(here));
                None
            }
            _ => return,
        };
        event.prevent_default();
        if let Some([left, right]) = there {
            focus::give_to_first(&[&format!("#board [data-place='{left},{right}']")]);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piles(left: u32, right: u32) -> Piles {
        Piles::new(left.into(), right.into())
    }

    #[test]
    fn a_draft_and_its_move_say_the_same() {
        for (from, to) in
            [(From::Left, piles(9, 20)), (From::Right, piles(14, 15)), (From::Both, piles(9, 15))]
        {
            let draft = Draft::of(from, &Steps::from(5u32));
            let mv = from.take(&piles(14, 20), &draft.count().unwrap()).unwrap();
            assert_eq!(mv.to, to);
            assert_eq!(Draft::to_leave(&piles(14, 20), &to), Some(draft));
        }
        assert_eq!(Draft::to_leave(&piles(14, 20), &piles(13, 18)), None);
        assert_eq!(Draft::to_leave(&piles(14, 20), &piles(14, 20)), None);
        assert_eq!(From::Both.take(&piles(14, 20), &Steps::from(15u32)), None);
    }

    #[test]
    fn nothing_and_words_are_no_count() {
        let count = |typed: &str| Draft { typed: typed.to_owned(), from: From::Left }.count();
        assert_eq!([count("0"), count(""), count("x"), count("-1")], [const { None }; 4]);
        assert_eq!(count(" １２ "), Some(Steps::from(12u32)));
    }
}
