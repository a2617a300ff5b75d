//! A puzzle on the shelf: on a plank of a wide page, on a card of a narrow one.

use gros_session::spec::Shelf;
use gros_solver::ids;
use gros_text::{Count, Key, Lang, say};
use yew::prelude::*;

use super::bar::bar;
use super::still::Still;
use super::stock::Item;
use super::ticks::Ticks;
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, list};

/// The largest width and height of a thumbnail, in CSS pixels.
pub const ON_A_PLANK: (f64, f64) = (170.0, 82.0);
const ON_A_CARD: (f64, f64) = (112.0, 64.0);

pub fn item(item: &Item, is_wide: bool, ticks: &Ticks) -> Html {
    let (lang, entry) = (ticks.ctx.lang, item.entry);
    let name = lang.entry_name(entry);
    let ctx = ticks.ctx;
    let most = if is_wide { ON_A_PLANK } else { ON_A_CARD };
    let still = item.subject.clone().map(|subject| component(Still { subject, most }));
    let pieces = item.subject.as_ref().map(|subject| match entry.pieces {
        Some(_) => lang.pieces_in(&subject.puzzle),
        None => lang.text(Key::ShelfAnyLength).to_owned(),
    });
    html! {
        <li class="shelf-item" key={entry.name}>
            <div class="shelf-stand">
                if let Some(still) = still {
                    { still }
                } else {
                    { unknown() }
                }
            </div>
            <h3 class="shelf-name">
                if is_wide {
                    { open(item, ctx, None) }
                } else {
                    { name }
                }
            </h3>
            if !is_wide && item.is_playable() {
                { open(item, ctx, Some("button shelf-open")) }
            }
            <p class="shelf-pieces">{ list(pieces) }</p>
            <p class="shelf-rule" data-rule={item.rule()}>{ lang.rule_status(entry.rule) }</p>
            <p class="shelf-moves">{ moves(item, lang) }</p>
            if is_wide {
                <p class="shelf-source">{ source(item, ticks.ctx.lang) }</p>
            }
            { bar(item.moves.as_ref()) }
            <div class="row shelf-ticks">
                { ticks.both(entry, true) }
                if !is_wide {
                    <span class="shelf-source">{ source(item, ticks.ctx.lang) }</span>
                }
            </div>
        </li>
    }
}

/// A box with a question mark, for a puzzle that cannot be drawn.
pub fn unknown() -> Html {
    html! { <span class="shelf-unknown" aria-hidden="true">{ "?" }</span> }
}

/// The link that opens a puzzle, where it was left; its name alone if it cannot be played.
fn open(item: &Item, ctx: Ctx, button: Option<&'static str>) -> Html {
    let name = ctx.lang.entry_name(item.entry);
    let Some(spec) = item.entry.spec() else { return html! { name } };
    let message = match ids().into_iter().find(|known| *known == spec) {
        Some(id) => Msg::Puzzle(id),
        None => Msg::Follow(format!("#/{spec}")),
    };
    let (label, text) = match button {
        Some(_) => (Some(say!(ctx.lang, CatalogueOpenPuzzle { name })), ctx.lang.text(Key::Open)),
        None => (None, name),
    };
    html! { <a class={button} href={format!("#/{spec}")} onclick={ctx.on_link(message)} aria-label={label}>{ text }</a> }
}

fn moves(item: &Item, lang: Lang) -> Html {
    let counted = lang.counted(item.entry.counted);
    match &item.moves {
        Some(moves) if item.is_computed() => html! { say!(lang, ShelfComputed { count: moves }) },
        Some(moves) => html! { <span title={counted}>{ lang.moves(moves) }</span> },
        None if item.is_playable() => html! { lang.text(Key::ShelfAnySize) },
        None => html! { lang.text(Key::ShelfCountUnknown) },
    }
}

/// The source by its short name, which leads to it if its address is known.
fn source(item: &Item, lang: Lang) -> Html {
    let (name, title) = (lang.entry_place(item.entry), lang.entry_source(item.entry));
    match item.entry.place().1 {
        Some(address) => html! {
            <a href={address} {title} target="_blank" rel="noopener">{ name }</a>
        },
        None => html! { <span {title}>{ name }</span> },
    }
}

/// Puzzles of which only the number is known, in a separate block.
pub fn numbers(items: &[&Item], is_wide: bool, ticks: &Ticks) -> Html {
    let lang = ticks.ctx.lang;
    let row = |item: &&Item| {
        let entry = item.entry;
        let (_, address) = entry.place();
        let (name, title) = (lang.entry_name(entry), lang.entry_source(entry));
        html! {
            <li class="shelf-row" key={entry.name}>
                { ticks.both(entry, false) }
                if let Some(address) = address {
                    <a class="ellipsis shelf-row-name" href={address} {title} target="_blank" rel="noopener">{ name }</a>
                } else {
                    <span class="ellipsis shelf-row-name" {title}>{ name }</span>
                }
                if let Some(moves) = &item.moves {
                    { bar(Some(moves)) }
                    <span class="shelf-row-count" title={lang.counted(entry.counted)}>{ lang.number(moves) }</span>
                } else {
                    <span class="shelf-row-unknown">{ lang.text(Key::ShelfCountUnknown) }</span>
                }
            </li>
        }
    };
    let base = items.first().and_then(|item| item.entry.base).unwrap_or(2);
    let address = address_of_rule(base);
    let onclick = ticks.ctx.on_link(Msg::Follow(address.clone()));
    html! {
        <li class="shelf-numbers" key="numbers">
            <div class="shelf-stand">
                if is_wide {
                    { list(items.iter().map(|_| unknown())) }
                }
                <a href={address} {onclick}>{ lang.text(Key::ShelfKnowRule) }</a>
            </div>
            <ul class="shelf-rows">{ list(items.iter().map(row)) }</ul>
        </li>
    }
}

/// The editor of a puzzle of one's own, with three pieces of this base.
fn address_of_rule(base: u16) -> String {
    format!("#/custom?places={base},{base},{base}&show=setup")
}

impl Item {
    fn rule(&self) -> Option<&'static str> {
        use gros_solver::catalogue::RuleOrigin;
        match self.entry.rule {
            RuleOrigin::Published => Some("published"),
            RuleOrigin::Model | RuleOrigin::OneOfSeveral => Some("model"),
            RuleOrigin::NumberOnly => None,
        }
    }
}

/// The heading of a group, and how many puzzles are in it.
pub fn heading(base: &'static str, count: usize, lang: Lang) -> Html {
    let id = heading_id(base);
    html! {
        <h2 class="shelf-heading" {id}>
            { lang.base_group(base) }
            <small>{ say!(lang, ShelfPuzzles { count: Count(count) }) }</small>
        </h2>
    }
}

pub fn heading_id(base: &str) -> String {
    debug_assert!(Shelf::BASES.contains(&base));
    format!("shelf-{base}")
}
