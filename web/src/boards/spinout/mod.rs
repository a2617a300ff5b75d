//! Spin-Out with dials turned outside its case too: three ways for a dial to stand, and two places to turn it.
//!
//! The slide is free: it goes by itself to where the chosen dial turns, and can be drawn by hand as far as it goes.

mod input;
mod turns;
mod words;

use std::rc::Rc;

use gros_picture::decimal::ratio;
use gros_picture::puzzles::spinout::{Frame, Pose, Turns, is_low, shift};
use gros_picture::{Manner, Moving, Pictured, Slide, Subject, Target, View};
use gros_session::Refusal;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, DialMove, Facing, IllegalMove, SpinOut, SpinOutState};
use gros_text::{Lang, PieceCues};
use yew::prelude::*;

use super::pace::Pace;
use super::piece::Piece;
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed, part};
use crate::picture::Picture;
use crate::state::Said;

use input::{Pointer, Press, on_key};
use turns::turn_buttons;
use words::Words;

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
/// The time of a turn, in milliseconds.
pub const MILLISECONDS: u32 = 700;

/// What the board is given.
#[derive(PartialEq)]
pub struct SpinOutBoardProps {
    /// The language.
    pub lang: Lang,
    /// How the dials stand, and what can be done with them.
    pub subject: Subject<SpinOut>,
    /// Why a turn was refused.
    pub why: Option<IllegalMove>,
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
    fn dials(&self) -> usize {
        self.subject.puzzle.dials()
    }

    fn state(&self) -> AnyState {
        AnyState::SpinOut(self.subject.state)
    }

    /// Tells whether there is room for what stands in the way of a refused turn.
    fn has_brackets(&self) -> bool {
        self.height >= LOW
    }

    /// Tells whether there is room for letters, and for words under the buttons.
    fn has_letters(&self) -> bool {
        self.height >= LOWEST
    }

    /// Gives how much is above and below the picture, in CSS pixels, with or without the names of places.
    fn rows(&self, has_names: bool) -> f64 {
        let words = if self.has_letters() { LETTERS + TURNS } else { WORDLESS };
        let names = if has_names { PLACES } else { 0.0 };
        HEAD + words + names + if self.has_brackets() { BRACKETS } else { 0.0 }
    }
}

/// Draws the board.
#[hook]
fn use_spinout_board(props: &SpinOutBoardProps) -> Html {
    let SpinOutBoardProps { lang, subject, pace, width, .. } = props;
    let (lang, pace, dials, state) = (*lang, *pace, props.dials(), &subject.state);
    // Where the slide was drawn by hand, until the dials stand otherwise; and where it is while it is held.
    let slid = use_state_eq(|| None::<(SpinOutState, usize)>);
    let held = use_state_eq(|| None::<f64>);
    // The dial that was chosen, until the dials stand otherwise: then it is the next one.
    let chosen = use_state_eq(|| None::<(SpinOutState, usize)>);
    let by_hand = slid.as_ref().filter(|(known, _)| known == state).map(|(_, shift)| *shift);
    let pose = Pose::new(state, by_hand.unwrap_or_else(|| shift(subject)));
    let way = use_transition((*state, pose.shift), {
        let puzzle = subject.puzzle;
        move |(from, _), (to, _)| {
            let most = Some(f64::from(puzzle.milliseconds(from, to))).filter(|most| *most > 0.0)?;
            Some(most.min(pace.milliseconds()?))
        }
    });
    let moving = way.as_ref().map(|way| Moving { from: way.from.0, part: way.part, manner: Manner::Full });
    let slide = Slide {
        from: way.as_ref().map_or(pose.shift, |way| way.from.1) as f64,
        to: held.unwrap_or(pose.shift as f64),
        is_held: held.is_some(),
    };
    let hovered = use_state_eq(|| None::<usize>);
    let view = View {
        hovered: *hovered,
        slide: Some(slide),
        say: &|sign| lang.sign(&props.state(), sign),
        ..View::of((*width, (props.height - props.rows(props.height >= LOW)).max(1.0)))
    };
    let subject = Subject { moving, ..subject.clone() };
    let frame = Frame::of(&subject, &view);
    let scene = Rc::new(SpinOut::scene(&subject, &view));
    let turns = Turns::of(&subject);
    let column_width =
        width * scene.targets.first().map_or(0.0, |target| target.area.width) / scene.room.width;
    let has_names = column_width >= ROOMY && props.height >= LOW;
    let board = use_geometry(vec![
        ("--ratio", ratio(scene.room.width / scene.room.height).to_string()),
        ("--extra", format!("{}px", props.rows(has_names))),
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
    let next = subject.best.map(|best| best.dial);
    let (stop, named) = (last.or(next).unwrap_or(1), kept.or(next).or(last).unwrap_or(1));
    let pointer = Pointer {
        board: board.clone(),
        press: use_mut_ref(Press::default),
        frame: frame.clone(),
        room: scene.room,
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
    let button = |target: &Target| {
        let (dial, all) = (*target.pieces.start(), scene.room.width);
        let is_best = subject.best.is_some_and(|best| best.dial == dial);
        let cues = PieceCues { can_move: turns.can_turn(dial), best_next: is_best };
        let piece = Piece {
            id: dial,
            place: (target.area.x / all, target.area.width / all),
            name: lang.piece_button(&props.state(), dial, cues),
            tab_stop: stop == dial,
            stuck: !turns.can_turn(dial),
            mark: target.value(),
            by_place: true,
            on_choose: on_choose.clone(),
            on_focus: on_focus.clone(),
            on_hover: Some(on_hover.clone()),
        };
        keyed(dial, piece)
    };
    let group = lang.board_group(&AnyPuzzle::SpinOut(*state.puzzle()), false);
    let words = Words { lang, subject: &subject, why: props.why.as_ref(), scene: &scene };
    html! {
        <div class="family">
            <div
                class={classes!("board", "board-family", is_low(dials, &view).then_some("board-low"), (!frame.is_still).then_some("board-moving"))} role="group"
                aria-label={group} ref={board.clone()} {onkeydown} onpointerdown={pointer.down()} onpointermove={pointer.over()}
                onpointerup={pointer.up()} onpointercancel={pointer.cancel()} onclick={pointer.click()}
            >
                <div class="drawing">
                    { part(Picture { scene: scene.clone() }) }
                    { words.tag() }
                </div>
                if props.has_letters() {
                    { words.letters(has_names) }
                }
                if props.has_brackets() {
                    { words.brackets() }
                }
                { for scene.targets.iter().map(button) }
            </div>
            { turn_buttons(props, &turns, named, &emit, (pose.shift, pose.shifts), &slide_to) }
        </div>
    }
}
