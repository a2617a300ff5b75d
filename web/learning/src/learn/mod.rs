//! The learning screens: the list of lessons, and the stop of a lesson beside the board.

mod check;
mod drawings;
mod fold;
mod marks;
mod place;
mod run;
mod sieve;
mod start;
mod task;
#[cfg(test)]
mod tests;
mod top;
mod widgets;

use gros_session::spec::{Learn, Screen};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Feedback, StopBoard, TimelineRef};
use crate::ui::component::{component, rendered_by};
use crate::ui::lazy::lazy_in;
use place::{Found, use_stop};
use start::StartPage;
use task::tasks;
use top::StopTop;

/// A part of the page, one component for all of them: each lazy component has a cost on the first visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnPart {
    /// In place of the board: the list, or nothing while the position of a stop is fetched.
    Page,
    /// The head of a stop.
    Top,
    /// The tasks of a stop.
    Task,
}

#[derive(Clone, PartialEq)]
pub struct LearnPage {
    pub ctx: Ctx,
    pub part: LearnPart,
    pub screen: Option<Screen>,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
    /// The content that a stop put on the board.
    pub board: Option<StopBoard>,
    pub timeline: TimelineRef,
    pub feedback: Feedback,
}

rendered_by!(LearnPage, use_learn);
lazy_in!(LearnPage, learn, with later words);

#[hook]
fn use_learn(props: &LearnPage) -> Html {
    let LearnPage { ctx, part, screen, is_opened, .. } = props;
    let (ctx, is_opened) = (*ctx, *is_opened);
    let learn = match screen {
        Some(Screen::Learn(learn)) => learn.clone(),
        _ => Learn::All,
    };
    let found = use_stop(&learn, *part != LearnPart::Task, ctx);
    match (part, found) {
        (LearnPart::Page, _) if learn == Learn::All => component(StartPage { ctx, is_opened }),
        (LearnPart::Page, Some(found)) => component(Begin { ctx, found }),
        (LearnPart::Top, Some(found)) => component(StopTop { ctx, found, is_opened }),
        (LearnPart::Task, Some(found)) => tasks(found, props.clone()),
        _ => html! {},
    }
}

/// Puts the position of a stop on the board, which is covered until then.
#[derive(PartialEq)]
struct Begin {
    ctx: Ctx,
    found: Found,
}

rendered_by!(Begin, use_begin);

#[hook]
fn use_begin(props: &Begin) -> Html {
    let Begin { ctx, found } = *props;
    use_effect_with(found, move |found| ctx.send(found.begin(0)));
    html! { <div class="lazy" aria-busy="true"></div> }
}
