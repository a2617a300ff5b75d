//! The line above the board: what the task is, and the ways to look at it.

pub mod looks;

use gros_solver::{Guarantee, Puzzle};
use gros_text::Key;
use yew::prelude::*;

use crate::state::{Msg, Shown};
use crate::ui::drawn::drawn;
use crate::ui::icons::{Shape, icon};
use crate::ui::part::drawn_by;
use looks::looks;

/// The line above the board.
#[derive(PartialEq)]
pub struct Head {
    /// What there is to show.
    pub model: Shown,
    /// Opens the set-up, where it is not always there.
    pub on_edit: Callback<()>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Head, use_head);

/// Draws the line above the board.
#[hook]
fn use_head(props: &Head) -> Html {
    let Head { model, on_edit, dispatch } = props;
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    // Only what is proved has a tick.
    let is_proven = matches!(timeline.guarantee(), Guarantee::Shortest { .. });
    let proof = if is_proven { lang.guarantee(timeline.guarantee()) } else { "" };
    let meaning = lang.guarantee_meaning(timeline.setup(), timeline.guarantee());
    // Where it is not always proved, a mark of its own says how sure the count is.
    let has_badge = timeline.puzzle().may_be_unproven();
    let facts = lang.task_facts(timeline.setup()).into_iter();
    let facts = facts.filter(|fact| !has_badge || fact != lang.guarantee(timeline.par_guarantee()));
    let fact = |fact: String| {
        html! {
            <span class={(fact == proof).then_some("head-proof")} title={(fact == proof).then_some(meaning)}>
                if fact == proof {
                    { icon(Shape::Check) }
                }
                { drawn(&fact) }
            </span>
        }
    };
    let onclick = on_edit.reform(|_: MouseEvent| ());
    html! {
        <div class="head">
            <h1>{ lang.task_title(timeline.puzzle()) }</h1>
            <p class="head-facts parts">{ for facts.map(fact) }</p>
            if has_badge {
                { badge(model) }
            }
            { looks(model, dispatch) }
            <button class="button button-quiet head-edit" type="button" {onclick} aria-label={lang.text(Key::Setup)}>
                { icon(Shape::Edit) }
                <span class="head-word">{ lang.text(Key::Setup) }</span>
            </button>
        </div>
    }
}

/// Says how sure the count is, and in its title what that means; the set-up says it in full.
fn badge(model: &Shown) -> Html {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let (setup, guarantee) = (timeline.setup(), timeline.par_guarantee());
    let (class, shape) = match guarantee {
        Guarantee::Shortest { .. } => ("proof-proven", Shape::Check),
        Guarantee::UpperBound => ("proof-bound", Shape::Info),
        Guarantee::PresumedShortest | Guarantee::LineOfPlay => ("", Shape::Info),
    };
    html! {
        <span class={classes!("proof", class)} title={lang.guarantee_meaning(setup, guarantee)}>
            { icon(shape) }
            { lang.guarantee_of(setup, guarantee) }
        </span>
    }
}
