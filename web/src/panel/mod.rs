//! The panel with its tabs: beside the board on wide pages, or a sheet over it.

pub mod tab_bar;

use gros_text::Key;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::coach::Coach;
use crate::ctx::Ctx;
use crate::explain::Explain;
use crate::explain::solve::{Solve, solve};
use crate::graph::Graph;
use crate::moves::Moves;
use crate::setup::SetupForm;
use crate::state::{ModelRef, Tab};
use crate::ui::component::{list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy;
use crate::ui::media::use_wide;

pub fn name(tab: Tab) -> Key {
    match tab {
        Tab::Explain => Key::Explain,
        Tab::Moves => Key::Moves,
        Tab::Setup => Key::Setup,
        Tab::Graph => Key::Graph,
        Tab::Coach => Key::Coach,
    }
}

/// Names a tab of a wide page: the first one differs where nothing of the route is shown.
fn tab_name(tab: Tab, is_solving: bool) -> Key {
    if tab == Tab::Explain && is_solving { Key::Solve } else { name(tab) }
}

pub fn shape(tab: Tab) -> Shape {
    match tab {
        Tab::Explain => Shape::Hint,
        Tab::Moves => Shape::List,
        Tab::Setup => Shape::Sliders,
        Tab::Graph => Shape::Graph,
        Tab::Coach => Shape::Metronome,
    }
}

fn after_key(tab: Tab, key: &str) -> Option<Tab> {
    let at = Tab::ALL.iter().position(|other| *other == tab)?;
    let last = Tab::ALL.len() - 1;
    let to = match key {
        "ArrowLeft" => at.checked_sub(1).unwrap_or(last),
        "ArrowRight" => {
            if at == last {
                0
            } else {
                at + 1
            }
        }
        "Home" => 0,
        "End" => last,
        _ => return None,
    };
    Tab::ALL.get(to).copied()
}

#[derive(PartialEq)]
pub struct Panel {
    pub model: ModelRef,
    pub tab: Tab,
    /// Whether the sheet is open; wide pages always show the panel.
    pub open: bool,
    pub on_tab: Callback<Tab>,
    pub on_close: Callback<()>,
    pub ctx: Ctx,
}

rendered_by!(Panel, use_panel);

#[hook]
fn use_panel(props: &Panel) -> Html {
    let Panel { model, tab, open, on_tab, on_close, .. } = props;
    let ctx = props.ctx;
    let lang = model.prefs.lang;
    let title = use_sheet_focus(*open);
    let onclick = on_close.reform(|_: MouseEvent| ());
    let onkeydown = {
        let (on_close, open) = (on_close.clone(), *open);
        Callback::from(move |event: KeyboardEvent| {
            if open && event.key() == "Escape" {
                on_close.emit(());
            }
        })
    };
    // Neither render nor fetch a tab that is not visible.
    let is_visible = use_wide() || *open;
    let (timeline, hides_next) = (model.timeline(), model.hides_next());
    let is_alone = model.is_solving() && !model.is_explained();
    let content = match tab {
        _ if !is_visible => html! {},
        Tab::Explain => {
            let feedback = model.feedback.clone();
            if is_alone {
                solve(&Solve { ctx, timeline, feedback, hides_next })
            } else {
                let (cards, lit) = (model.cards.clone(), model.lit());
                lazy(lang, Explain { ctx, timeline, feedback, cards, hides_next, lit })
            }
        }
        Tab::Moves => lazy(
            lang,
            Moves {
                ctx,
                timeline: if is_alone { timeline.as_played() } else { timeline },
                is_dragged: model.is_dragging(),
                is_alone,
                playing: model.is_playing(),
            },
        ),
        Tab::Setup => lazy(
            lang,
            SetupForm {
                ctx,
                is_solving: model.is_solving(),
                setup: timeline.shared_setup(),
                par: timeline.par().clone(),
                par_guarantee: timeline.par_guarantee(),
            },
        ),
        Tab::Graph => lazy(lang, Graph { ctx, timeline, is_alone }),
        Tab::Coach => {
            let (on_tab, on_close) = (on_tab.clone(), on_close.clone());
            lazy(lang, Coach { context: model.coach_context(), on_tab, on_close, ctx })
        }
    };
    html! {
        <section
            class="panel" id="panel" aria-label={lang.text(name(*tab))} data-open={open.to_string()}
            data-tab={tab.id()} {onkeydown}
        >
            <div class="line apart panel-head">
                <h2 ref={title} tabindex="-1">{ lang.text(name(*tab)) }</h2>
                if *tab == Tab::Coach {
                    <span class="ellipsis panel-puzzle">{ lang.task_title(model.session.timeline().puzzle()) }</span>
                }
                { tabs(props) }
                <button class="button button-quiet button-icon panel-close" type="button" {onclick} aria-label={lang.text(Key::Close)}>
                    { icon(Shape::Close) }
                </button>
            </div>
            <div class="panel-content" role="tabpanel" tabindex="-1" aria-labelledby={format!("tab-{}", tab.id())}>
                { content }
            </div>
        </section>
    }
}

/// A roving tab index: Tab reaches the current tab, arrow keys the others.
fn tabs(Panel { model, tab, on_tab, .. }: &Panel) -> Html {
    let lang = model.prefs.lang;
    let onkeydown = {
        let (tab, on_tab) = (*tab, on_tab.clone());
        Callback::from(move |event: KeyboardEvent| {
            if let Some(next) = after_key(tab, &event.key()) {
                event.prevent_default();
                on_tab.emit(next);
                focus::move_to_first(&[&format!("#tab-{}", next.id())]);
            }
        })
    };
    let draw = |other: Tab| {
        let is_chosen = other == *tab;
        html! {
            <button
                class="panel-tab" type="button" role="tab" id={format!("tab-{}", other.id())}
                aria-selected={is_chosen.to_string()} tabindex={if is_chosen { "0" } else { "-1" }}
                onclick={on_tab.reform(move |_: MouseEvent| other)}
            >
                { lang.text(tab_name(other, model.is_solving())) }
            </button>
        }
    };
    html! {
        <div class="panel-tabs" role="tablist" aria-label={lang.text(Key::Panels)} {onkeydown}>
            { list(Tab::ALL.into_iter().map(draw)) }
        </div>
    }
}

#[hook]
fn use_sheet_focus(open: bool) -> NodeRef {
    let title = use_node_ref();
    use_effect_with((title.clone(), open), |(title, open)| {
        let opener = if *open { focus::focused() } else { None };
        if let Some(title) = title.cast::<HtmlElement>().filter(|_| *open) {
            focus::move_to(&title);
        }
        move || {
            if let Some(opener) = opener.filter(|_| focus::is_lost_or_within("#panel")) {
                focus::move_to(&opener);
            }
        }
    });
    title
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_keys_cycle_through_the_tabs() {
        for tab in Tab::ALL {
            let next = after_key(tab, "ArrowRight").unwrap();
            assert_eq!(after_key(next, "ArrowLeft"), Some(tab));
            assert_eq!(after_key(tab, "Home"), Tab::ALL.first().copied());
            assert_eq!(after_key(tab, "End"), Tab::ALL.last().copied());
            assert_eq!(after_key(tab, "a"), None);
        }
    }
}
