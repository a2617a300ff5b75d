//! Spin-Out whose dials can also be turned outside the case: three positions of a dial, two places to turn
//! it.
//!
//! The slide moves freely: automatically to where the chosen dial turns, or by dragging.

mod turns;
mod words;

use std::rc::Rc;

use gros_board::Label;
use gros_picture::puzzles::spinout::{Pose, Turns, is_low, shift};
use gros_picture::{Gesture, Meaning, Pictured, Slide, Subject, Target, View};
use gros_session::{Action, Refusal};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, DialMove, IllegalMove, SpinOut, SpinOutState};
use gros_text::PieceCues;
use yew::prelude::*;

use crate::board::hand::{Hand, use_hand};
use crate::board::pace::Pace;
use crate::board::{Board, BoardProps};
use crate::ctx::Ctx;
use crate::state::{Feedback, Msg};
use crate::ui::component::{component, rendered_by};
use turns::turn_buttons;
use words::Text;

/// Heights of the rows below the drawing, in CSS pixels.
const LETTERS: f64 = 28.0;
const PLACES: f64 = 22.0;
const BRACKETS: f64 = 40.0;
const TURNS: f64 = 72.0;
const WORDLESS: f64 = 50.0;
/// Space for the tag above the drawing.
const HEAD: f64 = 20.0;
/// Minimum width of a column with a place name, and minimum height of a board with brackets.
const ROOMY: f64 = 62.0;
const LOW: f64 = 300.0;
/// Minimum height of a board with letters.
const LOWEST: f64 = 220.0;

#[derive(PartialEq)]
struct SpinOutBoardProps {
    pub ctx: Ctx,
    pub subject: Subject<SpinOut>,
    pub why: Option<IllegalMove>,
    pub pace: Pace,
    /// In CSS pixels.
    pub width: f64,
    /// In CSS pixels.
    pub height: f64,
}

pub fn board(props: &BoardProps) -> Html {
    let BoardProps { play, size: (width, height) } = props;
    let Some(subject) = props.play.subject().own::<SpinOut>() else { return Html::default() };
    let why = match &play.feedback {
        Feedback::Refused { why: Refusal::Illegal(why), .. } => Some(why.clone()),
        _ => None,
    };
    component(SpinOutBoardProps {
        ctx: play.ctx,
        subject,
        why,
        pace: play.pace,
        width: *width,
        height: *height,
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

    fn has_brackets(&self) -> bool {
        self.height >= LOW
    }

    /// Whether there is room for letters, and for text under the buttons.
    fn has_letters(&self) -> bool {
        self.height >= LOWEST
    }

    /// Returns the height of the text, with or without place names, in CSS pixels.
    fn rows(&self, has_names: bool) -> f64 {
        let words = if self.has_letters() { LETTERS + TURNS } else { WORDLESS };
        let names = if has_names { PLACES } else { 0.0 };
        HEAD + words + names + if self.has_brackets() { BRACKETS } else { 0.0 }
    }
}

#[hook]
fn use_spinout_board(props: &SpinOutBoardProps) -> Html {
    let SpinOutBoardProps { subject, pace, width, .. } = props;
    let ctx = props.ctx;
    let (lang, state) = (ctx.lang, &subject.state);
    // Where the user dragged the slide, until a dial turns; and where it is during a drag.
    let dragged_to = use_state_eq(|| None::<(SpinOutState, usize)>);
    let drag = use_state_eq(|| None::<f64>);
    // The dial chosen for the buttons, until a dial turns; from then on it is the next one to turn.
    let chosen = use_state_eq(|| None::<(SpinOutState, usize)>);
    let dragged = dragged_to.as_ref().filter(|(at, _)| at == state).map(|(_, shift)| *shift);
    let pose = Pose::new(state, dragged.unwrap_or_else(|| shift(subject)));
    let emit = {
        let dragged_to = dragged_to.setter();
        ctx.on(move |mv: DialMove| {
            dragged_to.set(None);
            Msg::Act(Action::Hand(AnyMove::SpinOut(mv)))
        })
    };
    let hand = use_hand(subject, pose.shift, *pace, &emit);
    let Hand { subject: shown, previous, is_moving, on_meaning } = hand;
    let slide = Slide {
        from: previous.unwrap_or(pose.shift) as f64,
        to: drag.unwrap_or(pose.shift as f64),
        is_held: drag.is_some(),
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
        let (dragged_to, state) = (dragged_to.setter(), *state);
        Callback::from(move |shift: usize| dragged_to.set(Some((state, shift))))
    };
    let on_gesture = {
        let (subject, rest, room) = (subject.clone(), pose.shift as f64, view.room);
        let (hovered, drag, chosen) = (hovered.setter(), drag.setter(), chosen.setter());
        let slide_to = slide_to.clone();
        Callback::from(move |gesture| {
            let slide = Some(Slide { from: rest, to: rest, is_held: false });
            let meaning = SpinOut::meaning(&subject, &View { slide, ..View::of(room) }, gesture);
            let choose = |dial| chosen.set(Some((subject.state, dial)));
            match gesture {
                Gesture::Hover(dial) => hovered.set(dial),
                Gesture::Focus(dial) => choose(dial),
                Gesture::Cancel => drag.set(None),
                _ => {}
            }
            if let Some(Meaning::Play(mv) | Meaning::Carry(mv, _)) = meaning {
                choose(mv.dial);
            }
            match meaning {
                Some(Meaning::Slide { to, is_held }) => {
                    drag.set(Some(to).filter(|_| is_held));
                    if !is_held {
                        slide_to.emit(to as usize);
                    }
                }
                meaning => on_meaning(gesture, meaning),
            }
            meaning.is_some() || matches!(gesture, Gesture::Push { .. })
        })
    };
    let last = chosen.map(|(_, dial)| dial).filter(|dial| *dial <= props.dials());
    let kept = last.filter(|_| chosen.is_some_and(|(at, _)| at == *state));
    let next = subject.best.map(|best| best.dial);
    let words = Text { lang, subject, why: props.why.as_ref(), scene: &scene };
    let class = classes!(
        "board",
        "board-family",
        is_low(props.dials(), &view).then_some("board-low"),
        (is_moving || drag.is_some()).then_some("board-moving")
    );
    let board = Board {
        name: lang.board_group(&AnyPuzzle::SpinOut(*state.puzzle()), false),
        class,
        labels: Rc::new(scene.targets.iter().map(|target| label(props, &turns, target)).collect()),
        home: next.unwrap_or(1),
        extra: props.rows(has_names),
        geometry: Vec::new(),
        overlay: words.tag(),
        footer: html! {
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
    let button_dial = kept.or(next).or(last).unwrap_or(1);
    html! {
        <div class="family family-turns">
            { component(board) }
            { turn_buttons(props, &turns, button_dial, &emit, (pose.shift, pose.shifts), &slide_to) }
        </div>
    }
}

fn label(props: &SpinOutBoardProps, turns: &Turns, target: &Target) -> Label {
    let dial = *target.pieces.start();
    let can_move = turns.can_turn(dial);
    let best_next = props.subject.best.is_some_and(|best| best.dial == dial);
    let name = props.ctx.lang.piece_button(&props.state(), dial, PieceCues { can_move, best_next });
    Label { name, is_stuck: !can_move }
}
