//! Wythoff's game and Nim: two piles, the quarter board of their positions, and a form for taking stones.
//!
//! Stones and squares choose a move, too, and chosen again they make it; the form is accessible to everybody.

mod draft;
mod drag;
mod field;
mod form;
mod new_game;
mod over;
mod piles;
mod told;

use gros_picture::decimal::tenths;
use gros_picture::puzzles::wythoff::{Going, Plan, Went, square};
use gros_picture::{Game, Manner, Moving, PileLooks, Rect, Subject};
use gros_session::Action;
use gros_solver::wythoff::{Field, Rule};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Piles, Steps, Wythoff, WythoffMove};
use gros_text::{Ending, Key, Side, say};
use web_sys::Element;
use yew::prelude::*;

use crate::board::{BoardProps, Play};
use crate::ctx::Ctx;
use crate::state::{Msg, best_move, ending, last_answer};
use crate::ui::component::{component, rendered_by};
use crate::ui::focus;
use crate::ui::geometry::use_geometry;
use crate::ui::setters::set_on_click;
use crate::ui::transition::use_transition;
use draft::{Draft, Source};
use drag::use_drag;
use field::{self as quarter, Answer, Quarter};
use form::form;
pub use new_game::new_game;
use piles::Stones;

/// Padding of the stage on both sides together, in CSS pixels, and of one narrower than this.
const PADDING: f64 = 48.0;
const NARROW: (f64, f64) = (560.0, 24.0);
/// A room that is less wide or high is a dense one, in CSS pixels.
const ROOMY: (f64, f64) = (820.0, 352.0);
/// The duration of a move, in milliseconds.
const MOVE: f64 = 450.0;
/// The largest number of moves that are drawn as the way to the position.
const MOST_DRAWN: usize = 60;

pub fn board(props: &BoardProps) -> Html {
    let BoardProps { play, size: (width, height) } = props;
    let ctx = play.ctx;
    let (AnyPuzzle::Wythoff(game), AnyState::Wythoff(state)) = (play.timeline.puzzle(), play.state()) else {
        return Html::default();
    };
    let width = width - if *width < NARROW.0 { NARROW.1 } else { PADDING };
    let ending = ending(&play.timeline, play.ctx.rival);
    // The square keeps its place when the lines are shown.
    let most = PileLooks::told(game.rule());
    let looks = match ending {
        Some(_) => PileLooks { verdict: false, ..most },
        None if play.ctx.verdict => most,
        None => PileLooks::default(),
    };
    // The square of a game that is over shows all of it.
    let is_whole = Plan::is_wide(width, *height) || state.is_empty();
    let plan = Plan::of(width, *height, most, largest(play, is_whole));
    let hint = best_move(&play.timeline, play.ctx.rival).filter(|_| play.feedback.tells_next());
    let is_computers = play.turn == Side::Computer && !play.answering && !state.is_empty();
    let is_over = state.is_empty() && !play.arriving;
    component(WythoffBoardProps {
        ctx,
        game: game.clone(),
        field: game.field(&state, plan.cells),
        looks,
        state,
        plan,
        is_dense: width < ROOMY.0 || *height < ROOMY.1,
        turn: play.turn,
        waits: play.answering || is_computers,
        may_ask: is_computers,
        hint: hint.and_then(|mv| if let AnyMove::Wythoff(mv) = mv { Some(mv) } else { None }),
        went: went(play, is_over),
        answer: last_answer(&play.timeline, play.ctx.rival).and_then(|answer| match answer {
            (AnyState::Wythoff(before), AnyMove::Wythoff(mv)) => Some((before, mv)),
            _ => None,
        }),
        ending,
        is_over,
    })
}

fn piles_at(play: &Play, step: &Steps) -> Option<[u64; 2]> {
    let AnyState::Wythoff(Piles { left, right }) = play.timeline.state_at(step) else { return None };
    Some([left.to_u64()?, right.to_u64()?])
}

/// Returns the larger pile that the square reaches: on wide pages the larger one at the start; on narrow ones, where
/// places grow with the game, the larger one before the computer's last move, so that the square never changes under
/// the finger.
fn largest(play: &Play, is_whole: bool) -> Option<u64> {
    let cursor = play.timeline.cursor();
    let step = match play.turn {
        Side::You if !is_whole => cursor.saturating_sub(&Steps::ONE),
        Side::Computer if !is_whole => cursor.saturating_sub(&Steps::from(2u32)),
        _ => Steps::ZERO,
    };
    piles_at(play, &step)?.into_iter().max()
}

/// Lists the last moves before the cursor, and of a game that is over all of them.
fn went(play: &Play, is_over: bool) -> Vec<Went> {
    let Some(cursor) = play.timeline.cursor().to_usize() else { return Vec::new() };
    let first = if is_over { 0 } else { cursor.saturating_sub(MOST_DRAWN) };
    let went = |step: usize| {
        let at = Steps::from(step);
        Some(Went {
            from: piles_at(play, &at)?,
            to: piles_at(play, &(&at + &Steps::ONE))?,
            is_computers: play.ctx.rival.turn(&at) == Side::Computer,
        })
    };
    (first..cursor).filter_map(went).collect()
}

#[derive(PartialEq)]
struct WythoffBoardProps {
    pub ctx: Ctx,
    pub game: Wythoff,
    pub state: Piles,
    /// The surrounding positions, unless the piles are too large.
    pub field: Option<Field>,
    /// The visible facts about them.
    pub looks: PileLooks,
    pub plan: Plan,
    /// Whether what is also said elsewhere is left out.
    pub is_dense: bool,
    pub turn: Side,
    /// Whether it is the computer's turn, so that the user cannot move.
    pub waits: bool,
    /// Whether the computer waits to be asked for its move.
    pub may_ask: bool,
    /// The best move, if a hint reveals it.
    pub hint: Option<WythoffMove>,
    /// The moves that led here.
    pub went: Vec<Went>,
    /// The last move with the position before it, if the computer made it.
    pub answer: Option<(Piles, WythoffMove)>,
    pub ending: Option<Ending>,
    /// Whether the game is over, and the result is told: both at once, so that nothing moves under a finger.
    pub is_over: bool,
}

impl WythoffBoardProps {
    fn on_take(&self) -> Callback<WythoffMove> {
        self.ctx.on(|mv| Msg::Act(Action::Hand(AnyMove::Wythoff(mv))))
    }

    /// Returns the callback of choosing a move: a move that is chosen again is made, and one that is not legal is
    /// refused at once.
    fn on_choose(&self, draft: &UseStateHandle<Draft>) -> Callback<WythoffMove> {
        let (on_take, draft) = (self.on_take(), draft.clone());
        let (state, rule, waits) = (self.state.clone(), self.game.rule(), self.waits);
        Callback::from(move |mv: WythoffMove| {
            let chosen =
                Draft::for_move(&state, &mv.to).filter(|chosen| Source::all(rule).contains(&chosen.from));
            match chosen {
                _ if waits => {}
                Some(chosen) if chosen != *draft => draft.set(chosen),
                _ => on_take.emit(mv),
            }
        })
    }
}

rendered_by!(WythoffBoardProps, use_wythoff_board);

#[hook]
fn use_wythoff_board(props: &WythoffBoardProps) -> Html {
    let WythoffBoardProps { game, state, field, looks, plan, turn, hint, .. } = props;
    let lang = props.ctx.lang;
    let draft = use_state_eq(|| Draft { text: "1".to_owned(), from: Source::Left });
    let focused = use_state_eq(|| None::<[u64; 2]>);
    // The piles preview what the pointer is over; the form keeps its own draft.
    let preview = use_state_eq(|| None::<Draft>);
    let again = use_state(|| 0_u32);
    use_effect_with((state.clone(), hint.clone(), game.rule()), {
        let (draft, focused, preview) = (draft.clone(), focused.clone(), preview.clone());
        move |(state, hint, rule): &(Piles, Option<WythoffMove>, Rule)| {
            let hinted = hint.as_ref().and_then(|mv| Draft::for_move(state, &mv.to));
            let first = if state.left.is_zero() { Source::Right } else { Source::Left };
            let from = Some(draft.from).filter(|from| Source::all(*rule).contains(from));
            let from = from.filter(|from| from.move_taking(state, &Steps::ONE).is_some()).unwrap_or(first);
            draft.set(hinted.unwrap_or(Draft { text: "1".to_owned(), from }));
            focused.set(None);
            preview.set(None);
        }
    });
    let moving = use_move(props, *again);
    let is_moving = moving.is_some();
    let shown = (*preview).clone().unwrap_or_else(|| (*draft).clone());
    let count = shown.count().filter(|_| !props.waits && !is_moving);
    let taken = count.map_or([Steps::ZERO, Steps::ZERO], |count| shown.from.taken(&count));
    let point = on_stone_hover(&preview, draft.from);
    let choose = props.on_choose(&draft);
    let choose_stones = {
        let (choose, state, from) = (choose.clone(), state.clone(), draft.from);
        Callback::from(move |(is_right, count): (bool, u64)| {
            let from = if from == Source::Both { from } else { Source::of(is_right) };
            from.move_taking(&state, &Steps::from(count)).into_iter().for_each(|mv| choose.emit(mv));
        })
    };
    let before = match (&moving, &props.answer) {
        (Some(moving), _) => moving.from.clone(),
        (None, Some((before, _))) => before.clone(),
        (None, None) => state.clone(),
    };
    let going = Going {
        part: moving.as_ref().map_or(1.0, |moving| moving.part),
        leaves_ghosts: props.answer.is_some(),
    };
    let answered = props.answer.as_ref().filter(|_| !is_moving);
    let is_over = props.is_over;
    let game_view = Game {
        field: field.clone(),
        looks: *looks,
        taken,
        went: if is_over { Vec::new() } else { props.went.clone() },
        turning: over::turning(game, &props.went, props.ending).filter(|_| is_over),
    };
    let subject = Subject {
        best: hint.clone(),
        has_marks: !is_over,
        moving,
        ..Subject::still(game.clone(), state.clone())
    };
    let scene = square(&subject, &game_view, plan.cell, plan.formulas > 0.0);
    let node = use_geometry(geometry(plan, scene.as_ref().map(|scene| scene.room)));
    let on_again = set_on_click(&again, *again + 1);
    let stones = Stones {
        lang,
        state,
        before: &before,
        going,
        taken: &game_view.taken,
        on_point: point,
        on_choose: choose_stones,
        on_again: answered.filter(|_| !is_over).map(|_| on_again.clone()),
    };
    let stop = focused.unwrap_or(field.as_ref().map_or([0, 0], |field| field.here));
    let answer = answered.filter(|_| plan.is_wide && !is_over).and_then(|(from, mv)| {
        let words = say!(lang, GameComputerTakeShort { take: lang.take_short(from, mv) });
        Some(Answer { from: [from.left.to_u64()?, from.right.to_u64()?], words })
    });
    let quarter =
        field.as_ref().map(|field| Quarter { lang, field, cell: plan.cell, looks: *looks, stop, answer });
    let here = field.as_ref().map(|field| field.here).filter(|_| !props.waits);
    let drag = use_drag(state, game.rule(), here, &draft, &preview);
    let sweep = use_sweep(looks.verdict || is_over && props.ending.is_some(), state);
    html! {
        <div
            ref={node.clone()}
            class={classes!("wythoff", if plan.is_wide { "wythoff-wide" } else { "wythoff-narrow" }, props.is_dense.then_some("wythoff-dense"), sweep)} role="group"
            aria-label={lang.board_group(&AnyPuzzle::Wythoff(game.clone()), false)}
        >
            <div class="wythoff-head">
                { told::chips(props) }
                if looks.verdict && !state.is_empty() {
                    { told::verdict(lang, game, state, *turn) }
                } else if let Some((before, mv)) = answered.filter(|_| !is_over) {
                    { told::answer(lang, before, mv, on_again) }
                }
            </div>
            if let Some(field) = field.as_ref().filter(|_| plan.has_room_for_map()) {
                { quarter::mini_map(lang, field, game.rule()) }
            }
            if is_over {
                { over::over(props) }
            } else {
                { form(props, &draft) }
                { piles::draw(&stones) }
            }
            if let Some((quarter, scene)) = quarter.as_ref().zip(scene) {
                <div class="quarter">
                    <div
                        class="quarter-grid" role="grid" aria-label={lang.text(Key::QuarterBoard)} onclick={on_place(&choose)}
                        onkeydown={on_key(choose.clone(), quarter.stop)} onfocusin={on_focus(&focused)} onpointerover={on_square_hover(props, &preview)}
                        onpointerleave={on_leave(&preview)} onpointerdown={drag} ondragstart={Callback::from(|event: DragEvent| event.prevent_default())}
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

/// Returns the move that is being shown: of the last one, and again of the computer's when that is asked for.
#[hook]
fn use_move(props: &WythoffBoardProps, again: u32) -> Option<Moving<Piles>> {
    let value = (again, props.state.clone());
    let is_answered = props.answer.is_some();
    let running = use_transition(value, move |(_, from): &(u32, Piles), (_, to): &(u32, Piles)| {
        let is_move = to.left <= from.left && to.right <= from.right;
        (is_move && (from != to || is_answered)).then_some(MOVE)
    })?;
    let (_, from) = running.from;
    let from = if from == props.state { props.answer.as_ref()?.0.clone() } else { from };
    Some(Moving { from, part: running.progress, manner: Manner::Full })
}

/// Returns the class by which the map appears bit by bit, in the position in which it was asked for.
#[hook]
fn use_sweep(is_shown: bool, state: &Piles) -> Option<&'static str> {
    let asked = use_mut_ref(|| None::<Piles>);
    let mut asked = asked.borrow_mut();
    match (is_shown, &*asked) {
        (false, _) => *asked = None,
        (true, None) => *asked = Some(state.clone()),
        _ => {}
    }
    (asked.as_ref() == Some(state)).then_some("wythoff-sweep")
}

/// Returns the layout as CSS properties; the picture of the field extends beyond its squares.
fn geometry(plan: &Plan, room: Option<Rect>) -> Vec<(&'static str, String)> {
    let room = room.unwrap_or_default();
    let pixels = |value: f64| format!("{}px", tenths(value));
    vec![
        ("--cell", pixels(plan.cell)),
        ("--cells", plan.cells.to_string()),
        ("--axis", pixels(plan.axis)),
        ("--formulas", pixels(plan.formulas)),
        ("--side", pixels(plan.side)),
        ("--under-left", pixels(plan.axis + room.x)),
        ("--under-top", pixels(plan.formulas + room.y)),
        ("--under", pixels(room.width)),
    ]
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
    place_in(&event.target_dyn_into::<Element>()?)
}

fn place_in(element: &Element) -> Option<[u64; 2]> {
    let place = element.closest("[data-place]").ok()??.get_attribute("data-place")?;
    let (left, right) = place.split_once(',')?;
    Some([left.parse().ok()?, right.parse().ok()?])
}

fn move_to([left, right]: [u64; 2]) -> WythoffMove {
    WythoffMove { to: Piles::new(Steps::from(left), Steps::from(right)) }
}

fn on_place(choose: &Callback<WythoffMove>) -> Callback<MouseEvent> {
    let choose = choose.clone();
    Callback::from(move |event: MouseEvent| {
        place_of(&event).into_iter().for_each(|at| choose.emit(move_to(at)));
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

/// Arrow keys move the focus, Enter chooses the move.
fn on_key(choose: Callback<WythoffMove>, here: [u64; 2]) -> Callback<KeyboardEvent> {
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
                choose.emit(move_to(here));
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
