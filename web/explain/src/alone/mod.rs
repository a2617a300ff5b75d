//! The panel of those who find the moves alone: the rules, what they did and can know, and what is still covered.

mod covered;
mod known;
mod rules;
mod strip;

use gros_picture::run::Aid;
use gros_solver::Steps;
use gros_solver::methods::Method;
use gros_text::Help;
use yew::prelude::*;

use super::Explain;
use crate::state::Cover;
use crate::ui::component::component;
use known::Known;
use strip::Strip;

/// What the panel tells besides the timeline.
#[derive(Clone, PartialEq)]
pub struct Alone {
    pub help: Help,
    /// Where something helped.
    pub aids: Vec<(Steps, Aid)>,
    /// What was uncovered here.
    pub uncovered: Vec<Cover>,
    pub is_solved: bool,
    pub is_game: bool,
}

/// Draws the panel; `card` draws that of a method that was uncovered.
pub fn panel(props: &Explain, alone: &Alone, card: impl Fn(Method) -> Html) -> Html {
    let Explain { prefs, timeline, show, dispatch, .. } = props;
    let lang = prefs.lang;
    html! {
        <>
            { rules::card(*prefs, timeline.puzzle()) }
            if !alone.is_game {
                { component(Strip { lang, timeline: timeline.clone(), help: alone.help, aids: alone.aids.clone() }) }
                { component(Known { lang, timeline: timeline.clone() }) }
            }
            if !alone.is_solved {
                { covered::card((lang, timeline), alone, card, show, dispatch) }
            }
        </>
    }
}
