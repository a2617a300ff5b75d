//! The learning screens: the list of lessons, and the stop of a lesson beside the board.

mod check;
mod drawings;
mod figures;
mod fold;
mod ladder;
mod marks;
mod over;
mod place;
mod run;
mod sieve;
mod start;
mod task;
#[cfg(test)]
mod tests;
mod tools;
mod top;
mod widgets;

use gros_session::spec::{Learn, Screen};
use yew::prelude::*;

use crate::state::{Feedback, Msg, Prefs, StopBoard, TimelineRef};
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
    pub prefs: Prefs,
    pub part: LearnPart,
    pub screen: Option<Screen>,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
    /// The content that a stop put on the board.
    pub board: Option<StopBoard>,
    pub timeline: TimelineRef,
    pub feedback: Feedback,
    pub dispatch: Callback<Msg>,
}

rendered_by!(LearnPage, use_learn);
lazy_in!(LearnPage, learn, with later words);

#[hook]
fn use_learn(props: &LearnPage) -> Html {
    let LearnPage { prefs, part, screen, is_opened, dispatch, .. } = props;
    let (lang, is_opened, dispatch) = (prefs.lang, *is_opened, dispatch.clone());
    let learn = match screen {
        Some(Screen::Learn(learn)) => learn.clone(),
        _ => Learn::All,
    };
    let found = use_stop(&learn, *part != LearnPart::Task, &dispatch);
    match (part, found) {
        (LearnPart::Page, _) if learn == Learn::All => component(StartPage { lang, is_opened, dispatch }),
        (LearnPart::Page, Some(found)) => component(Begin { found, dispatch }),
        (LearnPart::Top, Some(found)) => component(StopTop { lang, found, is_opened, dispatch }),
        (LearnPart::Task, Some(found)) => tasks(found, props.clone()),
        _ => html! {},
    }
}

/// Puts the position of a stop on the board, which is covered until then.
#[derive(PartialEq)]
struct Begin {
    found: Found,
    dispatch: Callback<Msg>,
}

rendered_by!(Begin, use_begin);

#[hook]
fn use_begin(props: &Begin) -> Html {
    let Begin { found, dispatch } = props;
    use_effect_with(*found, {
        let dispatch = dispatch.clone();
        move |found| dispatch.emit(found.begin(0))
    });
    html! { <div class="lazy" aria-busy="true"></div> }
}
