//! The ticks of a puzzle: a square for owning it, a circle for having solved it.

use std::rc::Rc;

use gros_solver::catalogue::Entry;
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Collection, Msg, Tick};
use crate::ui::component::list;

#[derive(Clone, PartialEq)]
pub struct Ticks {
    pub ctx: Ctx,
    pub collection: Rc<Collection>,
}

impl Ticks {
    /// Renders both ticks, with words or without.
    pub fn both(&self, entry: &'static Entry, has_words: bool) -> Html {
        list(Tick::ALL.map(|tick| self.one(tick, entry, has_words)))
    }

    fn one(&self, tick: Tick, entry: &'static Entry, has_words: bool) -> Html {
        let key = match tick {
            Tick::Own => Key::ShelfOwnIt,
            Tick::Solved => Key::ShelfSolvedIt,
        };
        let name = format!("{}{}", self.ctx.lang.labelled(key), self.ctx.lang.entry_name(entry));
        let checked = self.collection.has(tick, entry);
        let onchange = self.ctx.on(move |_: Event| Msg::Collect(tick.line(entry), !checked));
        html! {
            <label class="line shelf-tick">
                <input
                    type="checkbox" data-tick={tick.id()} aria-label={name} {checked} {onchange}
                />
                if has_words {
                    <span>{ self.ctx.lang.text(key) }</span>
                }
            </label>
        }
    }
}
