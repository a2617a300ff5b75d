//! The board of the Tower of Hanoi: text, labels and input.

mod input;
mod letters;
mod plan;

use std::cell::Cell;
use std::rc::Rc;

use gros_board::Label;
use gros_picture::{Manner, Moving, Pictured, Subject, Target, View};
use gros_solver::{AnyPuzzle, DiscMove, Hanoi, Peg};
use gros_text::PegCues;
use yew::prelude::*;

use crate::board::pace::Pace;
use crate::board::picture::Picture;
use crate::board::{Board, BoardProps};
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::transition::use_transition;
use input::Input;
use letters::{letters, tag};
pub use plan::Plan;

/// Height of the row of letters, in CSS pixels.
const LETTERS: f64 = 32.0;
/// Gap above the strip of all discs, in CSS pixels.
const ABOVE_STRIP: f64 = 8.0;
/// Minimum width of a part of the plan, in CSS pixels.
const LEAST_PART: u32 = 150;
/// Height of the plan, which replaces the letters, in CSS pixels.
const PLAN: f64 = 126.0;

#[derive(PartialEq)]
struct HanoiBoardProps {
    pub ctx: Ctx,
    pub puzzle: AnyPuzzle,
    pub subject: Subject<Hanoi>,
    /// The plan that the timeline follows, with four pegs or more, for those who may know it.
    pub plan: Option<Plan>,
    pub lifted: Option<Peg>,
    pub pace: Pace,
    /// In CSS pixels.
    pub width: f64,
}

pub fn board(props: &BoardProps) -> Html {
    let BoardProps { play, size } = props;
    let Some(subject) = props.play.subject().own::<Hanoi>() else { return Html::default() };
    component(HanoiBoardProps {
        ctx: play.ctx,
        puzzle: play.timeline.puzzle().clone(),
        subject,
        plan: Plan::of(&play.timeline).filter(|_| !play.is_solving),
        lifted: play.lifted,
        pace: play.pace,
        width: size.0,
    })
}

rendered_by!(HanoiBoardProps, use_hanoi_board);

#[hook]
fn use_hanoi_board(props: &HanoiBoardProps) -> Html {
    let HanoiBoardProps { subject, width, pace, .. } = props;
    let plan = props.plan.as_ref().filter(|_| *width >= Plan::ROOM);
    let dropped = use_memo((), |()| Cell::new(false));
    let transition = use_transition(subject.state.clone(), {
        let (dropped, puzzle, pace) = (dropped.clone(), subject.puzzle, *pace);
        move |from, to| pace.milliseconds(puzzle.milliseconds(from, to)).filter(|_| !dropped.take())
    });
    let drag_offset = use_state_eq(|| None::<(f64, f64)>);
    let input = Input {
        pegs: subject.puzzle.pegs().count(),
        state: subject.state.clone(),
        legal: subject.legal.clone(),
        lifted: props.lifted,
        drag_offset: drag_offset.clone(),
        dropped,
        on_peg: props.ctx.on(Msg::Peg),
        on_carry: props.ctx.on(|(from, to)| Msg::Carry { from, to }),
    };
    let on_gesture = Callback::from(move |gesture| input.handle(gesture));
    let lifted = props.lifted.and_then(|peg| subject.state.top_of(peg));
    let view = View { held: lifted.map(|disc| (disc, *drag_offset)), ..View::of((*width, 0.0)) };
    let moving = transition.map(|transition| Moving {
        from: transition.from,
        part: transition.progress,
        manner: Manner::Full,
    });
    let is_moving = moving.is_some();
    let subject = Subject { moving, ..subject.clone() };
    let scene = Rc::new(Hanoi::scene(&subject, &view));
    let strip = Hanoi::strip(&subject, &view).map(Rc::new);
    let strip_height = strip.as_ref().map_or(0.0, |strip| strip.room.height + ABOVE_STRIP);
    let footer = html! {
        <>
            if plan.is_none() {
                { letters(props) }
            }
            if let Some(strip) = strip {
                <div class="strip strip-discs">{ component(Picture { scene: strip }) }</div>
            }
            { list(plan.map(|plan| plan.draw(props.ctx))) }
        </>
    };
    component(Board {
        name: props.ctx.lang.board_group(&props.puzzle, false),
        class: classes!("board", "board-hanoi", is_moving.then_some("board-moving")),
        labels: Rc::new(scene.targets.iter().map(|target| label(props, target)).collect()),
        home: 0,
        extra: strip_height + if plan.is_some() { PLAN } else { LETTERS },
        geometry: plan.map_or_else(Vec::new, |plan| plan.geometry(LEAST_PART).into()),
        overlay: tag(props, &scene),
        footer,
        scene,
        on_gesture,
    })
}

fn peg_of(index: usize) -> Peg {
    Peg(u8::try_from(index).unwrap_or(0))
}

fn label(props: &HanoiBoardProps, target: &Target) -> Label {
    let peg = peg_of(*target.pieces.start());
    let cues = cues(props, peg);
    Label {
        is_stuck: !(cues.can_move || cues.can_take || cues.lifted.is_some()),
        name: props.ctx.lang.peg_button(peg, &props.subject.state, cues),
    }
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
