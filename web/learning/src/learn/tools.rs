//! What else there is to learn with: three cards with drawings, and the rest in a row below.

use gros_session::spec::{Learn, RuleTask, Shelf, Tool};
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::quiz;
use crate::state::{Msg, Overlay};
use crate::ui::component::list;

/// The cards of the three that a class begins with.
pub fn tools(ctx: Ctx) -> Html {
    let lang = ctx.lang;
    let rule = Tool::Rule(RuleTask::default());
    let cards = [
        (
            [Key::Exercises, Key::LearnExercisesLine, Key::LearnExercisesVerb],
            marks(),
            Msg::quiz(quiz::last()),
        ),
        ([Key::TesterTitle, Key::TesterLine, Key::TesterVerb], blocks(), Msg::learn(Learn::Tool(rule))),
        (
            [Key::MuseumTitle, Key::MuseumLine, Key::MuseumVerb],
            program(),
            Msg::learn(Learn::Tool(Tool::Museum(None))),
        ),
    ];
    let card = |(words, drawing, msg): ([Key; 3], Html, Msg)| {
        let [title, line, verb] = words.map(|key| lang.text(key));
        html! {
            <li>
                <button class="box learn-open" type="button" onclick={ctx.on_click(msg)}>
                    <strong>{ title }</strong>
                    <span class="note">{ line }</span>
                    <svg class="tool-drawing" viewBox="0 0 200 136" aria-hidden="true" focusable="false">{ drawing }</svg>
                    <b>{ verb }</b>
                </button>
            </li>
        }
    };
    html! {
        <>
            <h2>{ lang.text(Key::LearnTools) }</h2>
            <ul class="cards">{ list(cards.into_iter().map(card)) }</ul>
        </>
    }
}

/// A puzzle of one's own, with its editor.
const OWN_PUZZLE: &str = "#/custom?show=setup";

/// All others, by name and line.
pub fn more(ctx: Ctx) -> Html {
    let lang = ctx.lang;
    let entries = [
        ([Key::GreedyTitle, Key::GreedyLine], Msg::learn(Learn::Tool(Tool::Greedy(None)))),
        ([Key::Custom, Key::CustomInvitation], Msg::Follow(OWN_PUZZLE.to_owned())),
        ([Key::OneRuler, Key::OneRulerLine], Msg::Overlay(Some(Overlay::OneRuler))),
        ([Key::Shelf, Key::LearnShelfLine], Msg::shelf(Shelf::default())),
    ];
    let entry = |(words, msg): ([Key; 2], Msg)| {
        let [title, line] = words.map(|key| lang.text(key));
        html! {
            <li>
                <button class="box learn-open" type="button" onclick={ctx.on_click(msg)}>
                    <strong>{ title }</strong>
                    <span class="note">{ line }</span>
                </button>
            </li>
        }
    };
    html! {
        <>
            <h2>{ lang.text(Key::LearnMore) }</h2>
            <ul class="cards learn-more">{ list(entries.into_iter().map(entry)) }</ul>
        </>
    }
}

/// Three answers: right, right at the second try, and still to be given.
fn marks() -> Html {
    let row = |(y, class, sign): (u32, &'static str, &'static str)| {
        html! {
            <>
                <rect class="ink-box" x="16" y={(y - 15).to_string()} width="168" height="30" rx="6" />
                <path class="tool-words" d={format!("M64 {y}h{}", 60 + y / 3)} />
                <circle {class} cx="38" cy={y.to_string()} r="10" />
                <path class="learn-sign" d={format!("M32 {y}{sign}")} />
            </>
        }
    };
    list(
        [(28, "tool-good", "l4 4 8-8"), (68, "tool-good", "h12"), (108, "ink-box ink-box-accent", "")]
            .into_iter()
            .map(row),
    )
}

/// A condition, its move, and bars of which every fourth fails.
fn blocks() -> Html {
    let bar = |index: u32| {
        let (fails, x) = (index % 4 == 3, 20 + 13 * index);
        let (y, height) = if fails { (82, 38) } else { (102, 18) };
        html! {
            <rect class={if fails { "tool-bad" } else { "tool-good" }} x={x.to_string()} y={y.to_string()} width="10" height={height.to_string()} />
        }
    };
    html! {
        <>
            <rect class="ink-box ink-box-accent" x="16" y="10" width="168" height="26" rx="6" />
            <rect class="ink-box" x="32" y="42" width="152" height="26" rx="6" />
            <path class="tool-words" d="M28 23h22M58 23h46M112 23h40M44 55h30M82 55h34" />
            { list((0..12).map(bar)) }
            <path class="tool-axis" d="M14 120.5h172" />
        </>
    }
}

/// Lines of a program, one of them marked.
fn program() -> Html {
    html! {
        <>
            <rect class="tool-wrong" x="12" y="40" width="176" height="22" />
            <rect class="tool-bad" x="12" y="40" width="3" height="22" />
            <path class="tool-words" d="M24 25h70M40 51h92M40 77h60M56 103h84" />
        </>
    }
}
