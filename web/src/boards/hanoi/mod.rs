//! The tower: discs on pegs, coloured by parity, since parity decides which way a disc goes.

mod drawing;
mod flight;
mod layout;
mod letters;
mod plan;
mod pointer;
mod still;
mod strip;

use std::cell::Cell;

use gros_solver::{AnyPuzzle, DiscMove, HanoiState, Peg, sort_short_by_key};
use gros_text::{Lang, PegCues};
use yew::prelude::*;

use super::pace::Pace;
use super::piece::{Mark, Piece, Place, focus};
use crate::decimal::ratio;
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed, list};
use crate::state::Msg;
use drawing::{at_its_place, draw_block, draw_peg, is_lifted, landings, outline, plank, way};
use flight::{disc_that_differs, flying};
use layout::{Block, Frame, Tower, WIDTH};
use letters::{letters, tag};
pub use plan::Plan;
use pointer::{Drag, Pointer};
pub use still::still;

/// A board narrower than this, in CSS pixels, is drawn taller.
const NARROW: f64 = 600.0;
/// The height of the row of letters below the drawing, in CSS pixels.
const LETTERS: f64 = 32.0;
/// The height of the strip of all discs.
const STRIP: f64 = strip::HEIGHT + 8.0;
/// The room of the plan below the letters, in CSS pixels.
const PLAN: f64 = 96.0;

/// What the board is given.
#[derive(PartialEq)]
pub struct HanoiBoardProps {
    /// The language.
    pub lang: Lang,
    /// The puzzle, for its name.
    pub puzzle: AnyPuzzle,
    /// How many pegs there are.
    pub pegs: usize,
    /// Where the discs are.
    pub state: HanoiState,
    /// The moves that the rules allow.
    pub legal: Vec<DiscMove>,
    /// The next move on the way to the goal.
    pub best: Option<DiscMove>,
    /// The discs that stood in the way of a refused move.
    pub blockers: Vec<usize>,
    /// Where the discs should stand in the end.
    pub goal: HanoiState,
    /// Whether discs are told apart by seven colours.
    pub rainbow: bool,
    /// The plan that the timeline follows, on many pegs.
    pub plan: Option<Plan>,
    /// Where all else goes.
    pub dispatch: Callback<Msg>,
    /// The peg whose top disc is lifted.
    pub lifted: Option<Peg>,
    /// Whether the next move is marked.
    pub marks: bool,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// Reports the peg that was chosen.
    pub on_peg: Callback<Peg>,
}

impl HanoiBoardProps {
    /// Gives the move that is marked as the next one.
    fn marked(&self) -> Option<DiscMove> {
        self.best.filter(|_| self.marks)
    }

    fn frame(&self) -> Frame {
        if self.width < NARROW { Frame::Tall } else { Frame::Wide }
    }

    fn tower(&self, mover: Option<usize>) -> Tower<'_> {
        Tower { state: &self.state, pegs: self.pegs, frame: self.frame(), mover }
    }
}

drawn_by!(HanoiBoardProps, use_hanoi_board);

/// Draws the board.
#[hook]
fn use_hanoi_board(props: &HanoiBoardProps) -> Html {
    let focused = use_state_eq(|| Peg(0));
    let plan = props.plan.as_ref().filter(|_| props.frame() == Frame::Wide);
    let has_strip = props.state.discs() > layout::ALL_ALONE;
    let extra = LETTERS + if has_strip { STRIP } else { 0.0 } + if plan.is_some() { PLAN } else { 0.0 };
    let mut geometry = vec![
        ("--ratio", ratio(WIDTH / props.frame().height()).to_string()),
        ("--extra", format!("{extra}px")),
    ];
    geometry.extend(plan.iter().flat_map(|plan| plan.geometry()));
    let board = use_geometry(geometry);
    let pace = props.pace;
    let dropped = use_memo((), |()| Cell::new(false));
    let transition = use_transition(props.state.clone(), {
        let dropped = dropped.clone();
        move |from, to| {
            pace.milliseconds().filter(|_| !dropped.take() && disc_that_differs(from, to).is_some())
        }
    });
    let drag = use_mut_ref(Drag::default);
    let carried = use_state_eq(|| None::<(f64, f64)>);
    let moving = transition.as_ref().and_then(|way| Some((disc_that_differs(&way.from, &props.state)?, way)));
    let lifted = props.lifted.and_then(|peg| props.state.top_of(peg));
    let mover = moving.map(|(disc, _)| disc).or(lifted).or(props.best.map(|best| best.disc));
    let blocks = props.tower(mover).blocks();
    let height = props.frame().height();
    let flying = moving.and_then(|(disc, way)| flying(props, disc, way, &blocks));
    let pointer = Pointer {
        board: board.clone(),
        drag,
        carried: carried.setter(),
        dropped,
        pegs: props.pegs,
        state: props.state.clone(),
        legal: props.legal.clone(),
        lifted: props.lifted,
        on_peg: props.on_peg.clone(),
    };
    let pegs = || (0..props.pegs).filter_map(|peg| u8::try_from(peg).ok()).map(Peg);
    let on_focus = {
        let focused = focused.setter();
        use_callback((), move |peg: usize, ()| focused.set(peg_of(peg)))
    };
    let on_choose = use_callback(props.on_peg.clone(), |peg: usize, on_peg| on_peg.emit(peg_of(peg)));
    let button = |peg: Peg| {
        let width = layout::column_width(props.pegs);
        let piece = Piece {
            id: usize::from(peg.0),
            place: Place::At((layout::peg_x(peg, props.pegs) - width / 2.0) / WIDTH, width / WIDTH),
            name: props.lang.peg_button(peg, &props.state, cues(props, peg)),
            tab_stop: *focused == peg,
            stuck: is_stuck(props, peg),
            mark: Mark::Peg(peg.to_string()),
            by_place: false,
            on_choose: on_choose.clone(),
            on_focus: on_focus.clone(),
            on_hover: None,
        };
        keyed(usize::from(peg.0), piece)
    };
    let onkeydown = on_key(&board, props.pegs, props.on_peg.clone(), *focused);
    let lifted = blocks.iter().find(|block| is_lifted(props, block)).map(|block| match *carried {
        Some((x, y)) => Block { x: block.x + x, top: block.top + y, ..*block },
        None => Block { top: layout::HOVER, ..*block },
    });
    let in_the_air = |block: &Block| flying.iter().chain(&lifted).any(|disc| disc.low == block.low);
    // In the order of their sizes, so that a disc that changes its peg stays the same element.
    let mut at_rest: Vec<&Block> = blocks.iter().filter(|block| !in_the_air(block)).collect();
    sort_short_by_key(&mut at_rest, |block| block.high);
    let at_rest = at_rest.into_iter().map(|block| at_its_place(props, block, moving.is_some()));
    html! {
        <div
            class={classes!("board", "board-hanoi", moving.is_some().then_some("board-moving"))} role="group" ref={board.clone()}
            aria-label={props.lang.board_group(&props.puzzle, false)} {onkeydown} onpointerdown={pointer.down()}
            onpointermove={pointer.over()} onpointerup={pointer.up()} onpointercancel={pointer.cancel()}
        >
            <div class="drawing">
            <svg viewBox={format!("0 0 {WIDTH} {height}")} aria-hidden="true">
                { plank(props.frame()) }
                { for pegs().map(|peg| draw_peg(peg, props.pegs, props.frame(), props.goal.perfect_peg() == Some(peg))) }
                { outline(props) }
                { list(at_rest) }
                if moving.is_none() {
                    { landings(props) }
                }
                { list(flying.iter().map(|block| draw_block(props, block, true))) }
                { list(lifted.iter().map(|block| draw_block(props, block, false))) }
                if moving.is_none() {
                    { way(props, &blocks) }
                }
            </svg>
                if moving.is_none() {
                    { tag(props) }
                }
            </div>
            { letters(props) }
            if has_strip {
                { strip::draw(&props.state, props.pegs, props.marked().map(|best| best.disc), props.width) }
            }
            { list(pegs().map(button)) }
            { for plan.map(|plan| plan.draw(props.lang, &props.dispatch)) }
        </div>
    }
}

fn peg_of(index: usize) -> Peg {
    Peg(u8::try_from(index).unwrap_or(0))
}

fn cues(props: &HanoiBoardProps, peg: Peg) -> PegCues {
    let top = props.state.top_of(peg);
    let lifted = props.lifted.and_then(|from| props.state.top_of(from));
    let moves_top = |mv: &DiscMove| Some(mv.disc) == top;
    PegCues {
        can_move: props.lifted.is_none() && props.legal.iter().any(moves_top),
        best_next: props.best.as_ref().is_some_and(|best| match lifted {
            None => moves_top(best),
            Some(disc) => best.disc == disc && best.to == peg,
        }),
        lifted: lifted.filter(|_| props.lifted == Some(peg)),
        can_take: props.legal.iter().any(|mv| mv.to == peg && Some(mv.disc) == lifted),
    }
}

fn is_stuck(props: &HanoiBoardProps, peg: Peg) -> bool {
    let cues = cues(props, peg);
    !(cues.can_move || cues.can_take || cues.lifted.is_some())
}

/// The keys of the board: letters and arrows choose a peg; Enter is the button's own.
fn on_key(board: &NodeRef, pegs: usize, on_peg: Callback<Peg>, focused: Peg) -> Callback<KeyboardEvent> {
    let board = board.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let last = peg_of(pegs.saturating_sub(1)).0;
        match event.key().as_str() {
            "ArrowLeft" => go(&board, Peg(focused.0.saturating_sub(1))),
            "ArrowRight" => go(&board, Peg(focused.0.saturating_add(1).min(last))),
            key => match letter_of_peg(key, pegs) {
                Some(peg) => on_peg.emit(peg),
                None => return,
            },
        }
        event.prevent_default();
    })
}

/// Reads a key as the letter of a peg.
fn letter_of_peg(key: &str, pegs: usize) -> Option<Peg> {
    let [letter] = key.as_bytes() else { return None };
    let index = letter.to_ascii_uppercase().checked_sub(b'A')?;
    (usize::from(index) < pegs).then_some(Peg(index))
}

fn go(board: &NodeRef, peg: Peg) {
    focus(board, &format!("[data-peg='{peg}']"));
}
