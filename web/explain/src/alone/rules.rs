//! The card of the rules, each with its figure.

use std::rc::Rc;

use gros_picture::{Pictured, Scene};
use gros_solver::AnyPuzzle;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::state::Prefs;
use crate::ui::component::{keyed, list};

pub fn card(prefs: Prefs, puzzle: &AnyPuzzle) -> Html {
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
