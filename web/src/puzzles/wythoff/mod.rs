//! Wythoff's game and Nim: two piles, the quarter board of their positions, and a form for taking stones.
//!
//! Stones and squares can also be used by pointer and arrow keys; the form is accessible to everybody.

mod draft;
mod field;
mod form;
mod new_game;
mod piles;

use gros_picture::decimal::tenths;
use gros_picture::puzzles::wythoff::{AXIS, Plan, square};
use gros_picture::{Game, PileLooks, Rect, Subject};
use gros_session::Action;
use gros_solver::wythoff::{Field, Rule};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Piles, Steps, Wythoff, WythoffMove};
use gros_text::{Key, Side};
use web_sys::Element;
use yew::prelude::*;

use crate::board::BoardProps;
use crate::state::{Msg, Prefs};
use crate::ui::component::{component, rendered_by};
use crate::ui::focus;
use crate::ui::geometry::use_geometry;
use crate::ui::icons::{Shape, icon};
use draft::{Draft, Source};
use field::{self as quarter, Quarter};
use form::form;
pub use new_game::new_game;
use piles::Stones;

/// Padding of the stage on both sides together, in CSS pixels.
const PADDING: f64 = 48.0;

pub fn board(props: &BoardProps) -> Html {
    let BoardProps { play, dispatch, size: (width, height) } = props;
    let (AnyPuzzle::Wythoff(game), AnyState::Wythoff(state)) = (play.timeline.puzzle(), play.state()) else {
        return Html::default();
    };
    let plan = Plan::of(width - PADDING, *height, play.prefs.piles.under(game.rule()));
    let hint = play.timeline.best_move().filter(|_| play.feedback.tells_next());
    component(WythoffBoardProps {
        prefs: play.prefs,
        game: game.clone(),
        field: Some(plan.cells).filter(|cells| *cells > 0).and_then(|cells| game.field(&state, cells)),
        state,
        plan,
        turn: play.turn,
        waits: play.answering,
        hint: hint.and_then(|mv| if let AnyMove::Wythoff(mv) = mv { Some(mv) } else { None }),
        dispatch: dispatch.clone(),
    })
}

#[derive(PartialEq)]
struct WythoffBoardProps {
    pub prefs: Prefs,
    pub game: Wythoff,
    pub state: Piles,
    /// The surrounding positions, if there is room for them.
    pub field: Option<Field>,
    pub plan: Plan,
    pub turn: Side,
    /// Whether the computer is about to answer, so that the user cannot move.
    pub waits: bool,
    /// The best move, if a hint reveals it.
    pub hint: Option<WythoffMove>,
    pub dispatch: Callback<Msg>,
}

impl WythoffBoardProps {
    fn on_take(&self) -> Callback<WythoffMove> {
        self.dispatch.reform(|mv| Msg::Act(Action::Hand(AnyMove::Wythoff(mv))))
    }
}

rendered_by!(WythoffBoardProps, use_wythoff_board);

#[hook]
fn use_wythoff_board(props: &WythoffBoardProps) -> Html {
    let WythoffBoardProps { prefs, game, state, field, plan, turn, hint, dispatch, .. } = props;
    let lang = prefs.lang;
    let draft = use_state_eq(|| Draft { text: "1".to_owned(), from: Source::Left });
    let focused = use_state_eq(|| None::<[u64; 2]>);
    // The piles preview what the pointer is over; the form keeps its own draft.
    let preview = use_state_eq(|| None::<Draft>);
    use_effect_with((state.clone(), hint.clone(), game.rule()), {
        let (draft, focused, preview) = (draft.clone(), focused.clone(), preview.clone());
        move |(state, hint, rule): &(Piles, Option<WythoffMove>, Rule)| {
            let hinted = hint.as_ref().and_then(|mv| Draft::for_move(state, &mv.to));
            let from =
                Some(draft.from).filter(|from| Source::all(*rule).contains(from)).unwrap_or(Source::Left);
            draft.set(hinted.unwrap_or(Draft { text: "1".to_owned(), from }));
            focused.set(None);
            preview.set(None);
        }
    });
    let looks = prefs.piles.under(game.rule());
    let shown = (*preview).clone().unwrap_or_else(|| (*draft).clone());
    let count = shown.count().filter(|_| !props.waits);
    let taken = count.map_or([Steps::ZERO, Steps::ZERO], |count| shown.from.taken(&count));
    let point = on_stone_hover(&preview, draft.from);
    let take_stones = {
        let (on_take, state, from) = (props.on_take(), state.clone(), draft.from);
        Callback::from(move |(is_right, count): (bool, u64)| {
            let from = if from == Source::Both { from } else { Source::of(is_right) };
            from.move_taking(&state, &Steps::from(count)).into_iter().for_each(|mv| on_take.emit(mv));
        })
    };
    let game_view = Game { field: field.clone(), looks, taken };
    let subject =
        Subject { best: hint.clone(), has_marks: true, ..Subject::still(game.clone(), state.clone()) };
    let scene = square(&subject, &game_view, plan.cell, plan.formulas > 0.0);
    let node = use_geometry(geometry(plan, scene.as_ref().map(|scene| scene.room)));
    let stones = Stones { lang, state, taken: &game_view.taken, on_point: point, on_take: take_stones };
    let stop = focused.unwrap_or(field.as_ref().map_or([0, 0], |field| field.here));
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
            { piles::draw(&stones) }
            if let Some((quarter, scene)) = quarter.as_ref().zip(scene) {
                <div class="quarter">
                    <div
                        class="quarter-grid" role="grid" aria-label={lang.text(Key::QuarterBoard)} onclick={on_place(props)}
                        onkeydown={on_key(props, quarter.stop)} onfocusin={on_focus(&focused)} onpointerover={on_square_hover(props, &preview)}
                        onpointerleave={on_leave(&preview)}
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

/// Returns the layout as CSS properties; the picture of the field extends beyond its squares.
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

/// The turn, the button that reveals the winner, and the verdict.
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

fn on_stone_hover(preview: &UseStateHandle<Option<Draft>>, from: Source) -> Callback<Option<(bool, u64)>> {
    let preview = preview.setter();
    Callback::from(move |stones: Option<(bool, u64)>| {
        preview.set(stones.map(|(is_right, count)| {
            let from = if from == Source::Both { Source::Both } else { Source::of(is_right) };
            Draft::of(from, &Steps::from(count))
        }));
    })
}

fn place_of(event: &Event) -> Option<[u64; 2]> {
    let place =
        event.target_dyn_into::<Element>()?.closest("[data-place]").ok()??.get_attribute("data-place")?;
    let (left, right) = place.split_once(',')?;
    Some([left.parse().ok()?, right.parse().ok()?])
}

fn move_to([left, right]: [u64; 2]) -> WythoffMove {
    WythoffMove { to: Piles::new(Steps::from(left), Steps::from(right)) }
}

fn on_place(props: &WythoffBoardProps) -> Callback<MouseEvent> {
    let on_take = props.on_take();
    Callback::from(move |event: MouseEvent| {
        place_of(&event).into_iter().for_each(|at| on_take.emit(move_to(at)));
    })
}

fn on_square_hover(
    props: &WythoffBoardProps,
    preview: &UseStateHandle<Option<Draft>>,
) -> Callback<PointerEvent> {
    let (preview, state) = (preview.setter(), props.state.clone());
    Callback::from(move |event: PointerEvent| {
        preview.set(place_of(&event).and_then(|at| Draft::for_move(&state, &move_to(at).to)));
    })
}

fn on_leave(preview: &UseStateHandle<Option<Draft>>) -> Callback<PointerEvent> {
    let preview = preview.setter();
    Callback::from(move |_: PointerEvent| preview.set(None))
}

fn on_focus(stop: &UseStateHandle<Option<[u64; 2]>>) -> Callback<FocusEvent> {
    let stop = stop.setter();
    Callback::from(move |event: FocusEvent| {
        if let Some(at) = place_of(&event) {
            stop.set(Some(at));
        }
    })
}

/// Arrow keys move the focus, Enter plays the move.
fn on_key(props: &WythoffBoardProps, here: [u64; 2]) -> Callback<KeyboardEvent> {
    let on_take = props.on_take();
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
                on_take.emit(move_to(here));
                None
            }
            _ => return,
        };
        event.prevent_default();
        if let Some([left, right]) = there {
            focus::move_to_first(&[&format!("#board [data-place='{left},{right}']")]);
        }
    })
}
