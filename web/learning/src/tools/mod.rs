//! The tools for learning, each a screen in place of the board.

mod museum;
mod rule;
mod squares;

use gros_session::spec::{Learn, Tool};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Msg, Prefs};
use crate::ui::component::{component, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use museum::{entrance, exhibit};
use rule::RulePage;
use squares::GreedyPage;

#[derive(Clone, PartialEq)]
pub struct ToolPage {
    pub prefs: Prefs,
    pub tool: Tool,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(ToolPage, use_tool);
lazy_in!(ToolPage, learn, with later words);

#[hook]
fn use_tool(props: &ToolPage) -> Html {
    let ToolPage { prefs, tool, is_opened, dispatch } = props;
    let (prefs, is_opened) = (*prefs, *is_opened);
    // Another state of the same rule is no other screen, another exhibit is.
    let screen = (std::mem::discriminant(tool), if let Tool::Museum(number) = tool { *number } else { None });
    use_effect_with(screen, move |_| {
        if is_opened {
            focus::move_to_first(&[".tool-head h1"]);
        }
    });
    let dispatch = dispatch.clone();
    match tool {
        Tool::Rule(task) => component(RulePage { prefs, task: task.clone(), dispatch }),
        Tool::Museum(None) => entrance(prefs.lang, &dispatch),
        Tool::Museum(Some(number)) => exhibit(prefs.lang, *number, dispatch),
        Tool::Greedy(most) => component(GreedyPage { prefs, most: *most, dispatch }),
    }
}

/// The heading of a tool, after the way back to the list of all.
fn head(lang: Lang, title: &str, dispatch: &Callback<Msg>, facts: Html) -> Html {
    let back = dispatch.reform(|_: MouseEvent| Msg::learn(Learn::All));
    html! {
        <div class="row tool-head">
            <button class="button button-quiet button-small" type="button" onclick={back}>
                { icon(Shape::Left) }
                { lang.text(Key::Learn) }
            </button>
            <h1 tabindex="-1">{ title.to_owned() }</h1>
            { facts }
        </div>
    }
}
