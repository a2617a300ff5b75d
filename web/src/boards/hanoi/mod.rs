//! The tower: discs on pegs, coloured by parity, since parity decides which way a disc goes.

mod letters;
mod plan;
mod pointer;

use std::cell::Cell;
use std::rc::Rc;

use gros_picture::{Moving, Pictured, Subject, Target, View};
use gros_solver::{AnyPuzzle, DiscMove, Hanoi, Peg};
use gros_text::{Lang, PegCues};
use yew::prelude::*;

use super::pace::Pace;
use super::piece::{Mark, Piece, Place, focus};
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed, list, part};
use crate::picture::Picture;
use crate::state::Msg;
use gros_picture::decimal::ratio;
use letters::{letters, tag};
pub use plan::Plan;
use pointer::{Drag, Pointer};

/// A board narrower than this, in CSS pixels, has no room for a plan.
const NARROW: f64 = 600.0;
/// The height of the row of letters below the drawing, in CSS pixels.
const LETTERS: f64 = 32.0;
/// The distance of the strip of all discs from the letters.
const ABOVE_STRIP: f64 = 8.0;
/// The room of the plan below the letters, in CSS pixels.
const PLAN: f64 = 96.0;

/// What the board is given.
#[derive(PartialEq)]
pub struct HanoiBoardProps {
    /// The language.
    pub lang: Lang,
    /// The puzzle, for its name.
    pub puzzle: AnyPuzzle,
    /// The position, and what is known of it.
    pub subject: Subject<Hanoi>,
    /// Whether discs are told apart by seven colours.
    pub rainbow: bool,
    /// The plan that the timeline follows, on many pegs.
    pub plan: Option<Plan>,
    /// Where all else goes.
    pub dispatch: Callback<Msg>,
    /// The peg whose top disc is lifted.
    pub lifted: Option<Peg>,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// Reports the peg that was chosen.
    pub on_peg: Callback<Peg>,
}

impl HanoiBoardProps {
    fn pegs(&self) -> usize {
        self.subject.puzzle.pegs().count()
    }
}

drawn_by!(HanoiBoardProps, use_hanoi_board);

/// Draws the board.
#[hook]
fn use_hanoi_board(props: &HanoiBoardProps) -> Html {
    let focused = use_state_eq(|| Peg(0));
    let HanoiBoardProps { subject, width, .. } = props;
    let plan = props.plan.as_ref().filter(|_| *width >= NARROW);
    let pace = props.pace;
    let dropped = use_memo((), |()| Cell::new(false));
    let transition = use_transition(subject.state.clone(), {
        let (dropped, puzzle) = (dropped.clone(), subject.puzzle);
        move |from, to| pace.milliseconds().filter(|_| !dropped.take() && puzzle.milliseconds(from, to) > 0)
    });
    let drag = use_mut_ref(Drag::default);
    let carried = use_state_eq(|| None::<(f64, f64)>);
    let lifted = props.lifted.and_then(|peg| subject.state.top_of(peg));
    let view = View {
        is_rainbow: props.rainbow,
        held: lifted.map(|disc| (disc, *carried)),
        ..View::of((*width, 0.0))
    };
    let moving = transition.map(|way| Moving { from: way.from, part: way.part, is_short: false });
    let is_moving = moving.is_some();
    let subject = Subject { moving, ..subject.clone() };
    let scene = Rc::new(Hanoi::scene(&subject, &view));
    let strip = Hanoi::strip(&subject, *width).map(Rc::new);
    let strip_height = strip.as_ref().map_or(0.0, |strip| strip.room.height + ABOVE_STRIP);
    let extra = LETTERS + strip_height + if plan.is_some() { PLAN } else { 0.0 };
    let mut geometry = vec![
        ("--ratio", ratio(scene.room.width / scene.room.height).to_string()),
        ("--extra", format!("{extra}px")),
    ];
    geometry.extend(plan.iter().flat_map(|plan| plan.geometry()));
    let board = use_geometry(geometry);
    let pointer = Pointer {
        board: board.clone(),
        drag,
        carried: carried.setter(),
        dropped,
        width: scene.room.width,
        pegs: props.pegs(),
        state: subject.state.clone(),
        legal: subject.legal.clone(),
        lifted: props.lifted,
        on_peg: props.on_peg.clone(),
    };
    let on_focus = {
        let focused = focused.setter();
        use_callback((), move |peg: usize, ()| focused.set(peg_of(peg)))
    };
    let on_choose = use_callback(props.on_peg.clone(), |peg: usize, on_peg| on_peg.emit(peg_of(peg)));
    let button = |target: &Target| {
        let (peg, area) = (peg_of(*target.pieces.start()), target.area);
        let piece = Piece {
            id: usize::from(peg.0),
            place: Place::At(area.x / scene.room.width, area.width / scene.room.width),
            name: props.lang.peg_button(peg, &subject.state, cues(props, peg)),
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
    let onkeydown = on_key(&board, props.pegs(), props.on_peg.clone(), *focused);
    html! {
        <div
            class={classes!("board", "board-hanoi", is_moving.then_some("board-moving"))} role="group" ref={board.clone()}
            aria-label={props.lang.board_group(&props.puzzle, false)} {onkeydown} onpointerdown={pointer.down()}
            onpointermove={pointer.over()} onpointerup={pointer.up()} onpointercancel={pointer.cancel()}
        >
            <div class="drawing">
                { part(Picture { scene: scene.clone() }) }
                { tag(props, &scene) }
            </div>
            { letters(props) }
            if let Some(strip) = strip {
                <div class="strip strip-discs">{ part(Picture { scene: strip }) }</div>
            }
            { list(scene.targets.iter().map(button)) }
            { for plan.map(|plan| plan.draw(props.lang, &props.dispatch)) }
        </div>
    }
}

fn peg_of(index: usize) -> Peg {
    Peg(u8::try_from(index).unwrap_or(0))
}

fn cues(props: &HanoiBoardProps, peg: Peg) -> PegCues {
    let top = props.subject.state.top_of(peg);
    let lifted = props.lifted.and_then(|from| props.subject.state.top_of(from));
    let moves_top = |mv: &DiscMove| Some(mv.disc) == top;
    PegCues {
        can_move: props.lifted.is_none() && props.subject.legal.iter().any(moves_top),
        best_next: props.subject.best.as_ref().is_some_and(|best| match lifted {
            None => moves_top(best),
            Some(disc) => best.disc == disc && best.to == peg,
        }),
        lifted: lifted.filter(|_| props.lifted == Some(peg)),
        can_take: props.subject.legal.iter().any(|mv| mv.to == peg && Some(mv.disc) == lifted),
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
