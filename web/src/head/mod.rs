//! The title above the board: the task and its display options.

pub mod looks;

use std::rc::Rc;

use gros_solver::{AnyPuzzle, Guarantee, Puzzle, Setup};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::solving::mode_switch;
use crate::today::date;
use crate::today::row::DayRow;
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon, with_arrows};
use crate::ui::lazy::lazy;
use looks::looks;

#[derive(PartialEq)]
pub struct Head {
    pub ctx: Ctx,
    pub setup: Rc<Setup<AnyPuzzle>>,
    /// Guarantee of the whole timeline.
    pub guarantee: Guarantee,
    /// Guarantee of the original plan.
    pub par_guarantee: Guarantee,
    pub is_solving: bool,
    /// The row of the puzzle of the day, if that is on the board.
    pub today: Option<DayRow>,
    /// Opens the set-up panel, on pages where it is hidden.
    pub on_edit: Callback<()>,
}

rendered_by!(Head, use_head);

#[hook]
fn use_head(props: &Head) -> Html {
    let Head { setup, guarantee, par_guarantee, is_solving, today, on_edit, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    // Only a proven count gets a check mark.
    let is_proven = matches!(guarantee, Guarantee::Shortest { .. });
    let proof = if is_proven { lang.guarantee_of(setup, *guarantee) } else { String::new() };
    let meaning = lang.guarantee_meaning(setup, *guarantee);
    // If counts may be unproven, a badge states the guarantee.
    let has_badge = setup.puzzle.may_be_unproven();
    let (title, day) = match today {
        Some(DayRow { day, .. }) => (lang.today_title(&setup.puzzle), Some(date(lang, *day, true))),
        None => (lang.task_title(&setup.puzzle), None),
    };
    let known = if *is_solving { lang.task_facts_alone(setup) } else { lang.task_facts(setup) };
    let facts = day.into_iter().chain(known);
    let facts = facts.filter(|fact| !has_badge || fact != lang.guarantee(*par_guarantee));
    let fact = |fact: String| {
        html! {
            <span class={(fact == proof).then_some("head-proof")} title={(fact == proof).then_some(meaning)}>
                if fact == proof {
                    { icon(Shape::Check) }
                }
                { with_arrows(&fact) }
            </span>
        }
    };
    let facts = match lang.game_rules(&setup.puzzle) {
        Some(rules) => game_rules(rules),
        None => html! { <p class="head-facts parts">{ list(facts.map(fact)) }</p> },
    };
    let onclick = on_edit.reform(|_: MouseEvent| ());
    html! {
        <div class="row head">
            <h1>{ title }</h1>
            { facts }
            if has_badge {
                { badge(lang, setup, *par_guarantee) }
            }
            { mode_switch(ctx, *is_solving, "head-mode") }
            { looks(ctx, &setup.puzzle) }
            <button class="button button-quiet head-edit" type="button" {onclick} aria-label={lang.text(Key::Setup)}>
                { icon(Shape::Edit) }
                <span class="head-word">{ lang.text(Key::Setup) }</span>
            </button>
            if let Some(row) = today.clone() {
                <div class="day-row">{ lazy(lang, row) }</div>
            }
        </div>
    }
}

/// The style sheet shows what fits.
fn game_rules([full, short, shortest]: [&'static str; 3]) -> Html {
    html! {
        <p class="head-rules">
            <span class="rules-full">{ full }</span>
            <span class="rules-short">{ short }</span>
            <span class="rules-shortest">{ shortest }</span>
        </p>
    }
}

/// The tooltip explains the guarantee; the set-up panel explains it in full.
fn badge(lang: Lang, setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> Html {
    let (class, shape) = match guarantee {
        Guarantee::Shortest { .. } => ("proof-proven", Shape::Check),
        Guarantee::UpperBound => ("proof-bound", Shape::Info),
        Guarantee::PresumedShortest | Guarantee::LineOfPlay => ("", Shape::Info),
    };
    html! {
        <span class={classes!("proof", class)} title={lang.guarantee_meaning(setup, guarantee)}>
            { icon(shape) }
            <span>{ lang.guarantee_of(setup, guarantee) }</span>
        </span>
    }
}
