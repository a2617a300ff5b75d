//! The tools for learning, each a screen in place of the board.

mod museum;
mod rule;
mod squares;

use gros_session::spec::{Learn, Tool};
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use museum::{entrance, exhibit};
use rule::RulePage;
use squares::GreedyPage;

#[derive(Clone, PartialEq)]
pub struct ToolPage {
    pub ctx: Ctx,
    pub tool: Tool,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
}

rendered_by!(ToolPage, use_tool);
lazy_in!(ToolPage, learn, with later words);

#[hook]
fn use_tool(props: &ToolPage) -> Html {
    let ToolPage { ctx, tool, is_opened } = props;
    let (ctx, is_opened) = (*ctx, *is_opened);
    // Another state of the same rule is no other screen, another exhibit is.
    let screen = (std::mem::discriminant(tool), if let Tool::Museum(number) = tool { *number } else { None });
    use_effect_with(screen, move |_| {
        if is_opened {
            focus::move_to_first(&[".tool-head h1"]);
        }
    });
    match tool {
        Tool::Rule(task) => component(RulePage { ctx, task: task.clone() }),
        Tool::Museum(None) => entrance(ctx),
        Tool::Museum(Some(number)) => exhibit(ctx, *number),
        Tool::Greedy(most) => component(GreedyPage { ctx, most: *most }),
    }
}

/// The heading of a tool, after the way back to the list of all.
fn head(ctx: Ctx, title: &str, facts: Html) -> Html {
    let back = ctx.on_click(Msg::learn(Learn::All));
    html! {
        <div class="row screen-head tool-head">
            <button class="button button-quiet button-small" type="button" onclick={back}>
                { icon(Shape::Left) }
                { ctx.lang.text(Key::Learn) }
            </button>
            <h1 tabindex="-1">{ title.to_owned() }</h1>
            { facts }
        </div>
    }
}
