//! Spin-Out with dials turned outside its case too: three ways for a dial to stand, and two places to turn it.
//!
//! The slide is free: it goes by itself to where the chosen dial turns, and can be drawn by hand as far as it goes.

mod turns;
mod words;

use std::rc::Rc;

use gros_board::Label;
use gros_picture::puzzles::spinout::{Pose, Turns, is_low, shift};
use gros_picture::{Gesture, Meaning, OnList, Pictured, Slide, Subject, Target, View};
use gros_session::{Action, Refusal};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, DialMove, IllegalMove, SpinOut, SpinOutState};
use gros_text::{Lang, PieceCues};
use yew::prelude::*;

use crate::board::hand::{Hand, use_hand};
use crate::board::pace::Pace;
use crate::board::{Board, BoardProps};
use crate::state::{Feedback, Msg};
use crate::ui::component::{component, rendered_by};
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

/// What the board is given.
#[derive(PartialEq)]
struct SpinOutBoardProps {
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
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

/// Draws the board.
pub fn board(seen: &BoardProps) -> Html {
    let BoardProps { play, dispatch, size: (width, height) } = seen;
    let Some(subject) = SpinOut::typed(&seen.play.subject()) else { return Html::default() };
    let why = match &play.feedback {
        Feedback::Refused { why: Refusal::Illegal(why), .. } => Some(why.clone()),
        _ => None,
    };
    component(SpinOutBoardProps {
        lang: play.prefs.lang,
        subject,
        why,
        pace: play.pace,
        width: *width,
        height: *height,
        dispatch: dispatch.clone(),
    })
}

rendered_by!(SpinOutBoardProps, use_spinout_board);

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

    /// Returns how much is above and below the picture, in CSS pixels, with or without the names of places.
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
    let (lang, state) = (*lang, &subject.state);
    // Where the slide was drawn by hand, until the dials stand otherwise; and where it is while it is held.
    let slid = use_state_eq(|| None::<(SpinOutState, usize)>);
    let held = use_state_eq(|| None::<f64>);
    // The dial that was chosen, until the dials stand otherwise: then it is the next one.
    let chosen = use_state_eq(|| None::<(SpinOutState, usize)>);
    let by_hand = slid.as_ref().filter(|(known, _)| known == state).map(|(_, shift)| *shift);
    let pose = Pose::new(state, by_hand.unwrap_or_else(|| shift(subject)));
    let emit = {
        let (dispatch, slid) = (props.dispatch.clone(), slid.setter());
        Callback::from(move |mv: DialMove| {
            slid.set(None);
            dispatch.emit(Msg::Act(Action::Hand(AnyMove::SpinOut(mv))));
        })
    };
    let hand = use_hand(subject, pose.shift, *pace, &emit);
    let Hand { subject: shown, was, is_moving, hear } = hand;
    let slide = Slide {
        from: was.unwrap_or(pose.shift) as f64,
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
    let scene = Rc::new(SpinOut::scene(&shown, &view));
    let turns = Turns::of(subject);
    let column_width =
        width * scene.targets.first().map_or(0.0, |target| target.area.width) / scene.room.width;
    let has_names = column_width >= ROOMY && props.height >= LOW;
    let slide_to = {
        let (slid, state) = (slid.setter(), *state);
        Callback::from(move |shift: usize| slid.set(Some((state, shift))))
    };
    let on_gesture = {
        let (subject, rest, room) = (subject.clone(), pose.shift as f64, view.room);
        let (hovered, held, chosen) = (hovered.setter(), held.setter(), chosen.setter());
        let slide_to = slide_to.clone();
        Callback::from(move |gesture| {
            let slide = Some(Slide { from: rest, to: rest, is_held: false });
            let meaning = SpinOut::meaning(&subject, &View { slide, ..View::of(room) }, gesture);
            let choose = |dial| chosen.set(Some((subject.state, dial)));
            match gesture {
                Gesture::Hover(dial) => hovered.set(dial),
                Gesture::Focus(dial) => choose(dial),
                Gesture::Cancel => held.set(None),
                _ => {}
            }
            if let Some(Meaning::Play(mv) | Meaning::Carry(mv, _)) = meaning {
                choose(mv.dial);
            }
            match meaning {
                Some(Meaning::Slide { to, is_held }) => {
                    held.set(Some(to).filter(|_| is_held));
                    if !is_held {
                        slide_to.emit(to as usize);
                    }
                }
                meaning => hear(gesture, meaning),
            }
            meaning.is_some() || matches!(gesture, Gesture::Push { .. })
        })
    };
    let last = chosen.map(|(_, dial)| dial).filter(|dial| *dial <= props.dials());
    let kept = last.filter(|_| chosen.is_some_and(|(known, _)| known == *state));
    let next = subject.best.map(|best| best.dial);
    let words = Words { lang, subject, why: props.why.as_ref(), scene: &scene };
    let class = classes!(
        "board",
        "board-family",
        is_low(props.dials(), &view).then_some("board-low"),
        (is_moving || held.is_some()).then_some("board-moving")
    );
    let board = Board {
        name: lang.board_group(&AnyPuzzle::SpinOut(*state.puzzle()), false),
        class,
        labels: Rc::new(scene.targets.iter().map(|target| label(props, &turns, target)).collect()),
        home: next.unwrap_or(1),
        extra: props.rows(has_names),
        geometry: Vec::new(),
        over: words.tag(),
        below: html! {
            <>
                if props.has_letters() {
                    { words.letters(has_names) }
                }
                if props.has_brackets() {
                    { words.brackets() }
                }
            </>
        },
        scene: scene.clone(),
        on_gesture,
    };
    let named = kept.or(next).or(last).unwrap_or(1);
    html! {
        <div class="family family-turns">
            { component(board) }
            { turn_buttons(props, &turns, named, &emit, (pose.shift, pose.shifts), &slide_to) }
        </div>
    }
}

fn label(props: &SpinOutBoardProps, turns: &Turns, target: &Target) -> Label {
    let dial = *target.pieces.start();
    let can_move = turns.can_turn(dial);
    let best_next = props.subject.best.is_some_and(|best| best.dial == dial);
    let name = props.lang.piece_button(&props.state(), dial, PieceCues { can_move, best_next });
    Label { name, is_stuck: !can_move }
}
