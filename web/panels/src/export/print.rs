//! The print sheet: the task, its rules and its moves below the board.

use gros_session::{Timeline, listed, spec};
use gros_solver::{AnyPuzzle, AnyState, Steps};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::board::Play;
use crate::puzzles::paper;
use crate::ui::component::list;

/// Longest timeline printed whole; of longer ones, only the block of moves around the cursor.
const MAX_PRINTED: u32 = 1_000;
const BLOCK: u32 = 400;
/// Longest state printed in full.
const LONGEST: usize = 64;

fn block(timeline: &Timeline<AnyPuzzle>) -> (Steps, Steps) {
    let (cursor, steps) = (timeline.cursor(), timeline.steps());
    if *steps <= MAX_PRINTED {
        return (Steps::ZERO, steps.clone());
    }
    let last = steps.saturating_sub(&Steps::ONE);
    let first = cursor.min(&last).divided_by(BLOCK).times(BLOCK);
    (first.clone(), (&first + &BLOCK.into()).min(steps.clone()))
}

pub fn sheet(play: &Play, address: String) -> Html {
    let (lang, timeline) = (play.ctx.lang, &play.timeline);
    let setup = timeline.setup();
    let (from, to) = block(timeline);
    // Do not reveal the moves that the user is to predict.
    let to = if play.hides_next { to.min(timeline.cursor().clone()) } else { to };
    let rules = lang.rules(&setup.puzzle);
    let moves = listed(timeline, &from, &to).map(|made| {
        html! { <li><b>{ made.step.to_string() }</b>{ " " }{ lang.move_short(&made.before, &made.mv) }</li> }
    });
    html! {
        <section class="print-sheet" lang={lang.tag()} translate="no" aria-hidden="true">
            <h1>{ lang.variant_name(&setup.puzzle) }</h1>
            <p>{ lang.task_facts(setup).join(" · ") }</p>
            <p><b>{ position_text(lang, timeline, timeline.cursor(), &timeline.state()) }</b></p>
            <ul class="print-rules">{ list(rules.into_iter().map(|rule| html! { <li>{ rule }</li> })) }</ul>
            { list(paper(lang, setup)) }
            <p>{ lang.printed_moves(&from, &to, timeline.steps()) }</p>
            <ol class="print-moves">{ list(moves) }</ol>
            <p>{ lang.text(Key::AppTitle) }<br />{ address }{ "#/" }{ spec::write(timeline) }</p>
        </section>
    }
}

pub fn position_text(lang: Lang, timeline: &Timeline<AnyPuzzle>, step: &Steps, state: &AnyState) -> String {
    let full = state.to_string();
    let state = if full.len() <= LONGEST { full } else { lang.state_name(state) };
    format!("{} · {state}", say!(lang, StatusStep { step, steps: timeline.steps() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(text: &str) -> (String, String) {
        let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
        let (from, to) = block(&timeline);
        (from.to_string(), to.to_string())
    }

    #[test]
    fn short_tasks_are_printed_whole_and_long_ones_around_the_step() {
        let pair = |from: &str, to: &str| (from.to_owned(), to.to_owned());
        assert_eq!(printed("rings?step=123"), pair("0", "341"));
        assert_eq!(printed("hanoi?n=12&step=1234"), pair("1200", "1600"));
        assert_eq!(printed("hanoi?n=12&step=4095"), pair("4000", "4095"));
        assert_eq!(printed("hanoi?n=64&step=18446744073709551615").1, "18446744073709551615");
    }
}
