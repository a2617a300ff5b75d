//! The cards of exercises and tools on the list of all there is to learn from.

use gros_session::spec::{Learn, Quiz, Tool};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::Msg;
use crate::tools::card;
use crate::ui::component::list;

pub fn tools(lang: Lang, dispatch: &Callback<Msg>) -> Html {
    let words = [Key::Exercises, Key::LearnExercisesLine, Key::LearnExercisesVerb].map(|key| lang.text(key));
    let tool = |tool: Tool| {
        let words = [lang.tool_title(&tool), lang.tool_line(&tool), lang.tool_verb(&tool)];
        entry(
            words,
            card::drawing(&tool),
            dispatch.reform(move |_: MouseEvent| Msg::learn(Learn::Tool(tool.clone()))),
        )
    };
    html! {
        <>
            <h2>{ lang.text(Key::LearnTools) }</h2>
            <ul class="learn-tools">
                { entry(words, marks(), dispatch.reform(|_: MouseEvent| Msg::quiz(Quiz::default()))) }
                { list(card::tools().into_iter().map(tool)) }
            </ul>
        </>
    }
}

fn entry([title, line, verb]: [&'static str; 3], drawing: Html, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <li>
            <button class="learn-tool" type="button" {onclick}>
                <strong>{ title }</strong>
                <span>{ line }</span>
                { drawing }
                <b>{ verb }</b>
            </button>
        </li>
    }
}

/// Three answers: right, right at the second try, and still to be given.
fn marks() -> Html {
    let row = |(y, class, sign): (u32, &'static str, &'static str)| {
        html! {
            <>
                <rect class="tool-block" x="16" y={(y - 15).to_string()} width="168" height="30" rx="6" />
                <path class="tool-words" d={format!("M64 {y}h{}", 60 + y / 3)} />
                <circle {class} cx="38" cy={y.to_string()} r="10" />
                <path class="learn-sign" d={format!("M32 {y}{sign}")} />
            </>
        }
    };
    html! {
        <svg class="tool-drawing" viewBox="0 0 200 136" aria-hidden="true" focusable="false">
            { list([(28, "tool-good", "l4 4 8-8"), (68, "tool-good", "h12"), (108, "tool-condition", "")].into_iter().map(row)) }
        </svg>
    }
}
