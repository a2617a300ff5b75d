//! The panel of users who find the moves alone: the rules, and the help for those who are stuck.

use std::rc::Rc;

use gros_picture::{Pictured, Scene};
use gros_solver::AnyPuzzle;
use gros_text::Key;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::refused_cards::Refused;
use crate::solving::explain_button;
use crate::state::{Feedback, Msg, Prefs, TimelineRef};
use crate::ui::component::{keyed, list};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy;

pub struct Solve {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    pub feedback: Feedback,
    pub hides_next: bool,
}

pub fn solve(props: &Solve) -> Html {
    let (ctx, timeline) = (props.ctx, &props.timeline);
    html! {
        <div class="explain">
            <div class="refused-over">{ list(refused(props)) }</div>
            { rules(ctx.prefs, timeline.puzzle()) }
            if !timeline.to_go().is_zero() {
                { stuck(ctx) }
            }
        </div>
    }
}

fn refused(Solve { ctx, timeline, feedback, hides_next, .. }: &Solve) -> Option<Html> {
    let is_told = matches!(feedback, Feedback::Refused { .. }) || feedback.tells_next();
    let (timeline, feedback) = (timeline.clone(), feedback.clone());
    is_told.then(|| lazy(ctx.lang, Refused { prefs: ctx.prefs, timeline, feedback, hides_next: *hides_next }))
}

fn rules(prefs: Prefs, puzzle: &AnyPuzzle) -> Html {
    let lang = prefs.lang;
    // The first sentence is the task, which the caption tells.
    let rules: Vec<&str> = lang.rules(puzzle).into_iter().skip(1).collect();
    let figures: Vec<Rc<Scene>> = puzzle.rule_figures(prefs.free_end_left).into_iter().map(Rc::new).collect();
    let rule = |(place, rule): (usize, &&str)| {
        let figure = figures.get(place).cloned();
        html! {
            <li key={place}>
                if !figures.is_empty() {
                    <span class="solve-figure" aria-hidden="true">
                        { list(figure.map(|scene| keyed(place, Picture { scene }))) }
                    </span>
                }
                <span>{ *rule }</span>
            </li>
        }
    };
    html! {
        <section class="card solve-card">
            <h2>{ lang.rules_title(rules.len()) }</h2>
            <ul class="solve-rules">{ list(rules.iter().enumerate().map(rule)) }</ul>
        </section>
    }
}

fn stuck(ctx: Ctx) -> Html {
    html! {
        <section class="card solve-card">
            <h2>{ ctx.lang.text(Key::SolveStuck) }</h2>
            <p>{ ctx.lang.text(Key::SolveStuckHow) }</p>
            <div class="row solve-buttons">
                <button class="button" type="button" onclick={ctx.on_click(Msg::Hint)}>
                    { icon(Shape::Hint) }{ ctx.lang.text(Key::Hint) }
                </button>
                { explain_button(ctx) }
            </div>
            <p>{ ctx.lang.text(Key::SolveTold) }</p>
        </section>
    }
}
