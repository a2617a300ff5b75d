//! One state on the board, with what the rule says there.

use std::rc::Rc;

use gros_learning::tools::rule::{Trial, Verdict};
use gros_picture::{Pictured, Subject, View};
use gros_solver::{AnyPuzzle, IllegalMove, Puzzle};
use gros_text::{Count, Key, Lang, Theorem, say};
use yew::prelude::*;

use super::Show;
use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::geometry::use_size;
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct StateView {
    pub ctx: Ctx,
    pub trial: Rc<Trial>,
    pub to_go: usize,
    pub shows_right: bool,
    pub(super) show: Callback<Show>,
}

rendered_by!(StateView, use_state_view);

#[hook]
fn use_state_view(props: &StateView) -> Html {
    let StateView { ctx, trial, to_go, shows_right, show } = props;
    let (lang, to_go) = (ctx.lang, *to_go);
    let room = use_node_ref();
    let size = use_size(room.clone());
    let answer = trial.answer(to_go);
    let is_right = answer.as_ref().is_none_or(|answer| answer.verdict == Verdict::Agrees);
    let [said, reason] = lang.tester_answer(trial, to_go);
    let right = answer.as_ref().filter(|_| *shows_right);
    let right = right
        .map(|answer| say!(lang, TesterRightMove { step: lang.move_name(&answer.state, &answer.right) }));
    let show_right = show.reform(|_: MouseEvent| Show::RightMove);
    let show_next = show.reform(|_: MouseEvent| Show::NextFailure);
    let next = trial.next_failure(to_go);
    let is_last = next.is_none_or(|next| next == to_go);
    let scene = subject(trial, to_go, *shows_right).map(|subject| {
        let state = subject.state.clone();
        let view = View {
            is_still: true,
            is_flipped: ctx.free_end_left,
            say: &|sign| lang.sign(&state, sign),
            ..View::of(size)
        };
        Rc::new(AnyPuzzle::scene(&subject, &view))
    });
    html! {
        <>
            <div class="tester-board still" ref={room} aria-hidden="true">
                <div class="board">{ list(scene.map(|scene| component(Picture { scene }))) }</div>
            </div>
            <div class="row tester-caption">
                <span class={classes!("badge", if is_right { "badge-good" } else { "badge-bad" })}>{ icon(if is_right { Shape::Check } else { Shape::Cross }) }</span>
                <div class="tester-said" role="status">
                    if next.is_none() {
                        { no_failure(lang, trial) }
                    }
                    <p class={next.is_some().then_some("tester-answer")}>{ said }</p>
                    if next.is_some() {
                        <p>{ reason }</p>
                    }
                    { list(right.map(|right| html! { <p class="line tester-right">{ icon(Shape::Check) }{ right }</p> })) }
                </div>
                <div class="row">
                    if !is_right {
                        <button class="button" type="button" onclick={show_right} aria-disabled={shows_right.then_some("true")}>
                            { lang.text(Key::TesterShowRight) }
                        </button>
                    }
                    if next.is_some() {
                        <button class="button" type="button" onclick={show_next} aria-disabled={is_last.then_some("true")}>
                            { lang.text(Key::TesterNextOne) }
                            { icon(Shape::Right) }
                        </button>
                    }
                </div>
            </div>
        </>
    }
}

/// A rule that is right is not finished: there is a reason to be found, and a proof to compare it with.
fn no_failure(lang: Lang, trial: &Trial) -> Html {
    let puzzle = trial.puzzle();
    let proof = lang.theorem(Theorem::Parity, &puzzle.start());
    let href = format!("#/{}?n={}&show=two-rules", puzzle.id(), puzzle.pieces());
    html! {
        <p class="tester-answer">
            { say!(lang, TesterNoFailure { count: Count(trial.asked()) }) }
            { lang.text(Key::SentenceGap) }
            <a {href}>{ proof }</a>
        </p>
    }
}

/// Returns the state with the refused or the right move marked.
fn subject(trial: &Trial, to_go: usize, shows_right: bool) -> Option<Subject<AnyPuzzle>> {
    let still = Subject::still(trial.puzzle().clone(), trial.state(to_go)?);
    let Some(answer) = trial.answer(to_go) else { return Some(still) };
    let is_wrong = answer.verdict != Verdict::Agrees && !shows_right;
    let why = answer.refusal.as_ref().filter(|_| is_wrong);
    let wanted = match why {
        Some(IllegalMove::PieceHeld { wanted, .. }) => wanted.clone(),
        _ => Vec::new(),
    };
    Some(Subject {
        best: Some(answer.right).filter(|_| !is_wrong),
        has_marks: !is_wrong,
        blockers: why.map_or_else(Vec::new, IllegalMove::blockers),
        wanted,
        refused: answer.mv.filter(|_| is_wrong),
        ..still
    })
}
