//! Buttons on the cards that lead to a step, and their shared listener.

use gros_session::{Action, Seek, spec};
use gros_solver::{Puzzle, Steps};
use gros_text::{Cell, Lang, Target};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{DockMsg, MAX_PIECES, Msg, Stretch, TimelineRef};

/// Name of the buttons that make a move instead of a seek.
const PLAY: &str = "play";
/// Name of the buttons that open another task.
const TASK: &str = "task";

#[derive(Clone, Copy)]
pub struct Links<'a> {
    pub lang: Lang,
    pub timeline: &'a TimelineRef,
    /// Given where a part seeks by itself.
    pub ctx: Option<Ctx>,
    /// The piece that is being talked about.
    pub lit: Option<usize>,
}

impl Links<'_> {
    /// Renders a cell as a button, if it leads anywhere.
    pub fn cell(self, cell: &Cell, content: Html) -> Html {
        let name = match &cell.goes {
            // A symbol alone names nothing.
            Some(Target::State(state)) if !cell.text.contains(char::is_alphanumeric) => state.to_string(),
            _ => cell.text.clone(),
        };
        self.wrap(cell.goes.as_ref(), &name, content)
    }

    /// Renders the step of a state.
    pub fn step(self, cell: &Cell) -> Html {
        let state = if let Some(Target::State(state)) = &cell.goes { Some(state) } else { None };
        let step = state.and_then(|state| self.timeline.step_of(state));
        let text = step.map_or_else(|| "–".to_owned(), |step| self.lang.number(&step));
        self.wrap(cell.goes.as_ref(), &text, html! { &text })
    }

    /// Wraps content in a button with an accessible name, if the target leads anywhere.
    pub fn wrap(self, goes: Option<&Target>, text: &str, content: Html) -> Html {
        let Some((action, words)) = goes.and_then(|goes| self.lang.leads(goes, self.timeline)) else {
            return content;
        };
        let (name, value) = match (action, goes) {
            (_, Some(Target::Task(spec))) => (Some(TASK), (*spec).to_owned()),
            (Action::Hand(mv), _) => (Some(PLAY), mv.to_string()),
            (Action::Seek(Seek::At(step)), _) => (None, step.to_string()),
            _ => return content,
        };
        html! {
            <button class="goes" type="button" {name} {value} aria-label={self.lang.text_and_way(text, &words)}>{ content }</button>
        }
    }
}

/// Event delegation: one listener handles all buttons.
pub fn follow(timeline: &TimelineRef, ctx: Ctx) -> Callback<MouseEvent> {
    let timeline = timeline.clone();
    ctx.on(move |event: MouseEvent| {
        let target = event.target_dyn_into::<Element>()?;
        let button = target.closest("button.goes").ok().flatten()?;
        let value = button.get_attribute("value")?;
        Some(Msg::Act(match button.get_attribute("name").as_deref() {
            Some(PLAY) => Action::Hand(timeline.puzzle().parse_move(&value).ok()?),
            Some(TASK) => {
                let opened = spec::open(&value, MAX_PIECES).ok()?;
                Action::SetUp(opened.session.timeline().setup().clone())
            }
            _ => Action::Seek(Seek::At(value.parse().ok()?)),
        }))
    })
}

/// Lights the stretch of the timeline that a part of a card takes, while it has the pointer or the focus.
#[hook]
pub fn use_light(timeline: &TimelineRef, ctx: Ctx) -> Callback<Option<EventTarget>> {
    let (timeline, last) = (timeline.clone(), use_mut_ref(|| None::<String>));
    ctx.on(move |target: Option<EventTarget>| {
        let target = target.and_then(|target| target.dyn_into::<Element>().ok());
        let part = target.and_then(|target| target.closest("[data-stretch]").ok().flatten());
        let ends = part.and_then(|part| part.get_attribute("data-stretch"));
        if *last.borrow() == ends {
            return None;
        }
        let lit = ends.as_ref().and_then(|ends| stretch(&timeline, ends));
        *last.borrow_mut() = ends;
        Some(Msg::Dock(DockMsg::Light(lit)))
    })
}

/// Reads a stretch that is counted from the cursor; none if it leads beyond the end.
fn stretch(timeline: &TimelineRef, ends: &str) -> Option<Stretch> {
    let (from, to) = ends.split_once(' ')?;
    let at = |made: &str| Some(timeline.cursor() + &made.parse::<Steps>().ok()?);
    let ends = [at(from)?, at(to)?];
    (ends[1] <= *timeline.steps()).then(|| ends.into())
}
