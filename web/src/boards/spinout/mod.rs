//! Spin-Out with dials turned outside its case too: three ways for a dial to stand, and two places to turn it.
//!
//! The slide is free: it goes by itself to where the chosen dial turns, and can be drawn by hand as far as it goes.

mod choice;
mod drawing;
mod input;
mod scene;
mod turns;
mod words;

use gros_session::Refusal;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, DialMove, Facing, IllegalMove, SpinOutState};
use gros_text::{Key, Lang, PieceCues};
use yew::prelude::*;

use super::family::case::{self, Engraved, FRAME, PITCH};
use super::pace::Pace;
use super::piece::{Mark, Piece, Place};
use super::still::Sight;
use super::svg::num;
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed};
use crate::state::Said;

use choice::Turns;
use drawing::Drawing;
use input::{Pointer, Press, on_key};
use scene::{Frame, Pose, shift_of};
use turns::turn_buttons;
use words::{bracket, letters, tag};

/// The heights of the rows under the drawing, in CSS pixels: letters, places, brackets, turns.
const LETTERS: f64 = 28.0;
const PLACES: f64 = 22.0;
const BRACKETS: f64 = 40.0;
const TURNS: f64 = 72.0;
const WORDLESS: f64 = 50.0;
/// Above the drawing there is so much room for the mark of the next turn.
const HEAD: f64 = 20.0;
/// A column narrower than this has no room for the name of a place, and a board lower than this none for brackets.
const ROOMY: f64 = 62.0;
const LOW: f64 = 300.0;
/// A board lower than this has no room for letters either.
const LOWEST: f64 = 220.0;
const LOW_FRAME: (f64, f64) = (118.0, 170.0);
/// The time of a turn, and of the slide alone, in milliseconds.
pub const MILLISECONDS: u32 = 700;
const SLIDE: f64 = 250.0;

/// What the board is given.
#[derive(PartialEq)]
pub struct SpinOutBoardProps {
    /// The language.
    pub lang: Lang,
    /// How the dials stand.
    pub state: SpinOutState,
    /// The moves that the rules allow.
    pub legal: Vec<DialMove>,
    /// The next move on the way to the goal.
    pub best: Option<DialMove>,
    /// The move that was refused, and why.
    pub refused: Option<(DialMove, IllegalMove)>,
    /// Whether it is marked what can turn, and what turns next.
    pub marks: bool,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// The room, in CSS pixels.
    pub height: f64,
    /// Reports the move that was chosen.
    pub on_move: Callback<AnyMove>,
}

drawn_by!(SpinOutBoardProps, use_spinout_board);

/// Reads the turn of a dial.
pub fn dial_move(mv: &AnyMove) -> Option<DialMove> {
    if let AnyMove::SpinOut(mv) = mv { Some(*mv) } else { None }
}

/// Reads what was refused.
pub fn refusal(said: &Said) -> Option<(DialMove, IllegalMove)> {
    match said {
        Said::Refused { mv: AnyMove::SpinOut(mv), why: Refusal::Illegal(why) } => Some((*mv, why.clone())),
        _ => None,
    }
}

impl SpinOutBoardProps {
    /// Gives the turn that is marked as the next one.
    fn marked(&self) -> Option<DialMove> {
        self.best.filter(|_| self.marks)
    }

    fn dials(&self) -> usize {
        self.state.puzzle().dials()
    }

    fn blockers(&self) -> Vec<usize> {
        self.refused.as_ref().map(|(_, why)| why.blockers()).unwrap_or_default()
    }

    /// Gives the shift at which the board shows the slide by itself.
    fn shift(&self) -> usize {
        let (least, most) = self.state.shifts().unwrap_or((0, 0));
        match (&self.refused, self.best) {
            (Some((_, IllegalMove::SlideStops { dial, outside: false, .. })), _) if *dial <= least => least,
            (Some((_, IllegalMove::SlideStops { .. })), _) => most,
            (Some((mv, _)), _) => shift_of(&self.state, *mv),
            (None, Some(best)) => shift_of(&self.state, best),
            (None, None) if self.state.is_out() => most,
            (None, None) => least,
        }
    }

    fn column_width(&self) -> f64 {
        PITCH * self.width / case::width_of(self.dials())
    }

    fn has_names(&self) -> bool {
        self.column_width() >= ROOMY && self.height >= LOW
    }

    fn has_brackets(&self) -> bool {
        self.height >= LOW
    }

    /// Gives the upper edge and the height of the drawing: of a low board only what the dials need.
    fn frame(&self) -> (f64, f64) {
        if self.has_letters() { FRAME } else { LOW_FRAME }
    }

    /// Tells whether there is room for letters, and for words under the buttons.
    fn has_letters(&self) -> bool {
        self.height >= LOWEST
    }

    /// Gives the middle of a dial's column, as a part of the width.
    fn left(&self, dial: usize) -> f64 {
        case::x_of(self.dials().saturating_sub(dial)) / case::width_of(self.dials())
    }
}

/// Draws the board.
#[hook]
fn use_spinout_board(props: &SpinOutBoardProps) -> Html {
    let SpinOutBoardProps { lang, state, pace, width, .. } = props;
    let (lang, pace, dials) = (*lang, *pace, props.dials());
    // Where the slide was drawn by hand, until the dials stand otherwise; and where it is while it is held.
    let slid = use_state_eq(|| None::<(SpinOutState, usize)>);
    let held = use_state_eq(|| None::<f64>);
    // The dial that was chosen, until the dials stand otherwise: then it is the next one.
    let chosen = use_state_eq(|| None::<(SpinOutState, usize)>);
    let by_hand = slid.as_ref().filter(|(known, _)| known == state).map(|(_, shift)| *shift);
    let pose = Pose::new(state, by_hand.unwrap_or_else(|| props.shift()));
    let way = use_transition(pose.clone(), move |from: &Pose, to: &Pose| {
        let milliseconds = pace.milliseconds().filter(|_| to.is_near(from))?;
        Some(if from.facings == to.facings { SLIDE.min(milliseconds) } else { milliseconds })
    });
    let frame = match *held {
        Some(shift) => Frame { shift, is_still: false, ..pose.frame(None) },
        None => pose.frame(way.as_ref()),
    };
    let hovered = use_state_eq(|| None::<usize>);
    let turns = Turns { facings: pose.facings.clone(), legal: props.legal.clone(), best: props.best };
    let blockers = props.blockers();
    let drawing = Drawing {
        frame: &frame,
        turns: &turns,
        marks: props.marks,
        refused: props.refused.as_ref().map(|(mv, _)| mv.dial),
        blockers: &blockers,
        ghost: hovered
            .and_then(|dial| turns.meant(dial, None, frame.is_outside(dial)))
            .filter(|mv| props.legal.contains(mv)),
        engraved: Engraved::is_legible(case::width_of(dials), *width).then(|| engraved(lang)),
    };
    let words = if props.has_letters() { LETTERS + TURNS } else { WORDLESS };
    let rows = [(props.has_names(), PLACES), (props.has_brackets(), BRACKETS)];
    let rows: f64 = rows.into_iter().filter(|(is_there, _)| *is_there).map(|(_, height)| height).sum();
    let (units, (top, height)) = (case::width_of(dials), props.frame());
    let board = use_geometry(vec![
        ("--ratio", format!("{:.4}", units / height)),
        ("--extra", format!("{}px", HEAD + words + rows)),
        ("--number", format!("{:.1}px", (12.0 * units / width.max(1.0)).clamp(24.0, 40.0))),
    ]);
    let emit = {
        let (on_move, slid) = (props.on_move.clone(), slid.setter());
        Callback::from(move |mv: DialMove| {
            slid.set(None);
            on_move.emit(AnyMove::SpinOut(mv));
        })
    };
    let choose = {
        let (emit, turns, frame) = (emit.clone(), turns.clone(), frame.clone());
        let (chosen, state) = (chosen.setter(), *state);
        Callback::from(move |(dial, towards): (usize, Option<Facing>)| {
            chosen.set(Some((state, dial)));
            turns.meant(dial, towards, frame.is_outside(dial)).into_iter().for_each(|mv| emit.emit(mv));
        })
    };
    let slide_to = {
        let (slid, state) = (slid.setter(), *state);
        Callback::from(move |shift: usize| slid.set(Some((state, shift))))
    };
    let last = chosen.map(|(_, dial)| dial).filter(|dial| *dial <= dials);
    let kept = last.filter(|_| chosen.is_some_and(|(known, _)| known == *state));
    let next = props.best.map(|best| best.dial);
    let (stop, named) = (last.or(next).unwrap_or(1), kept.or(next).or(last).unwrap_or(1));
    let pointer = Pointer {
        board: board.clone(),
        press: use_mut_ref(Press::default),
        dials,
        bay: frame.bay(),
        top,
        shift: frame.shift,
        shifts: pose.shifts,
        choose: choose.clone(),
        slide: {
            let (held, slide_to) = (held.setter(), slide_to.clone());
            Callback::from(move |(shift, is_let_go): (f64, bool)| {
                held.set(Some(shift).filter(|_| !is_let_go));
                if is_let_go {
                    slide_to.emit(shift.round() as usize);
                }
            })
        },
    };
    let here = turns.facings.get(stop - 1).copied();
    let onkeydown = on_key(&board, dials, stop, here, choose.clone());
    let on_choose = choose.reform(|dial: usize| (dial, None));
    let on_focus = {
        let chosen = chosen.setter();
        use_callback(*state, move |dial: usize, state| chosen.set(Some((*state, dial))))
    };
    let on_hover = {
        let hovered = hovered.setter();
        use_callback((), move |dial: Option<usize>, ()| hovered.set(dial))
    };
    let button = |dial: usize| {
        let is_best = props.best.is_some_and(|best| best.dial == dial);
        let cues = PieceCues { can_move: turns.can_turn(dial), best_next: is_best };
        let column = PITCH / units;
        let piece = Piece {
            id: dial,
            place: Place::At(props.left(dial) - column / 2.0, column),
            name: lang.piece_button(&AnyState::SpinOut(*state), dial, cues),
            tab_stop: stop == dial,
            stuck: !turns.can_turn(dial),
            mark: Mark::Piece(dial.to_string()),
            by_place: true,
            on_choose: on_choose.clone(),
            on_focus: on_focus.clone(),
            on_hover: Some(on_hover.clone()),
        };
        keyed(dial, piece)
    };
    let group = lang.board_group(&AnyPuzzle::SpinOut(*state.puzzle()), false);
    html! {
        <div class="family">
            <div
                class={classes!("board", "board-family", (!props.has_letters()).then_some("board-low"), (!frame.is_still).then_some("board-moving"))} role="group"
                aria-label={group} ref={board.clone()} {onkeydown} onpointerdown={pointer.down()} onpointermove={pointer.over()}
                onpointerup={pointer.up()} onpointercancel={pointer.cancel()} onclick={pointer.click()}
            >
                <div class="drawing">
                    <svg viewBox={format!("0 {} {} {}", num(top), num(units), num(height))} aria-hidden="true">
                        { drawing.draw() }
                    </svg>
                    if frame.is_still {
                        { tag(props) }
                    }
                </div>
                if props.has_letters() {
                    { letters(props) }
                }
                if props.has_brackets() {
                    <div class="needs" aria-hidden="true">{ for blockers.iter().map(|dial| bracket(props, *dial)) }</div>
                }
                { for (1..=dials).rev().map(button) }
            </div>
            { turn_buttons(props, &turns, named, &emit, (pose.shift, pose.shifts), &slide_to) }
        </div>
    }
}

/// Draws a state by itself.
pub fn still(state: &SpinOutState) -> Sight {
    let pose = Pose::new(state, if state.is_out() { usize::MAX } else { 0 });
    let turns = Turns { facings: pose.facings.clone(), legal: Vec::new(), best: None };
    let frame = pose.frame(None);
    let drawing = Drawing {
        frame: &frame,
        turns: &turns,
        marks: true,
        refused: None,
        blockers: &[],
        ghost: None,
        engraved: None,
    };
    Sight { marks: drawing.draw(), width: case::width_of(state.puzzle().dials()), height: FRAME }
}

fn engraved(lang: Lang) -> Engraved {
    Engraved { bay: lang.text(Key::TheGap), gate: [lang.text(Key::LowGate), lang.text(Key::OnlyFlatPass)] }
}
