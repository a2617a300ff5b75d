//! The entry of each tool in the list of all lessons and tools.

use gros_session::spec::{LockTask, RuleTask, Tool};
use yew::prelude::*;

use crate::ui::component::list;

/// All tools, in the order in which they are listed; `Lang::tool_title`, `tool_line` and `tool_verb` say the rest.
pub fn tools() -> [Tool; 4] {
    [Tool::Rule(RuleTask::default()), Tool::Museum(None), Tool::Greedy(None), Tool::Lock(LockTask::default())]
}

/// A small picture of a tool, 200 by 136.
pub fn drawing(tool: &Tool) -> Html {
    let content = match tool {
        Tool::Rule(_) => rule(),
        Tool::Museum(_) => program(),
        Tool::Greedy(_) => marks(),
        Tool::Lock(_) => lock(),
    };
    html! {
        <svg class="tool-drawing" viewBox="0 0 200 136" aria-hidden="true" focusable="false">{ content }</svg>
    }
}

/// A block, its move, and bars of which every fourth fails.
fn rule() -> Html {
    let bar = |index: u32| {
        let (fails, x) = (index % 4 == 3, 20 + 13 * index);
        let (y, height) = if fails { (82, 38) } else { (102, 18) };
        html! {
            <rect class={if fails { "tool-bad" } else { "tool-good" }} x={x.to_string()} y={y.to_string()} width="10" height={height.to_string()} />
        }
    };
    html! {
        <>
            <rect class="tool-condition" x="16" y="10" width="168" height="26" rx="6" />
            <rect class="tool-block" x="32" y="42" width="152" height="26" rx="6" />
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

/// The marks of a ruler, the last one still to come.
fn marks() -> Html {
    let mark = |(index, term): (u32, u32)| {
        let (x, height) = (24 + 22 * index, 18 * term);
        let class = if index == 7 { "tool-next" } else { "tool-mark" };
        html! { <path {class} d={format!("M{x} 108v-{height}")} /> }
    };
    html! {
        <>
            { list((0..).zip([1, 2, 1, 3, 1, 2, 1, 4]).map(mark)) }
            <path class="tool-axis" d="M10 108.5h180" />
        </>
    }
}

/// A tree of states: the way with its start and goal, and a branch that ends.
fn lock() -> Html {
    let dot = |(x, y, class): (u32, u32, &'static str)| {
        html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="8" /> }
    };
    let way = [24, 62, 100, 138, 176].map(|x| (x, 52, "tool-condition"));
    let branch = [(100, 88), (138, 88), (138, 120)].map(|(x, y)| (x, y, "tool-block"));
    html! {
        <>
            <path class="tool-axis" fill="none" d="M24 52h152M62 52l38 36h38M100 88l38 32" />
            { list(way.into_iter().chain(branch).map(dot)) }
            <path class="tool-good" d="M174 44v-30h4l18 8-18 8v14z" />
            <path class="tool-bracket" d="M132 114l12 12m0-12l-12 12" />
        </>
    }
}
