//! The head of the shelf: how many puzzles are owned and solved, the scale, and the filters.

use gros_session::spec::{Filter, Shelf, Sort};
use gros_solver::catalogue::CATALOGUE;
use gros_text::{Count, Key, say};
use yew::prelude::*;

use super::bar::scale;
use crate::ctx::Ctx;
use crate::state::{Collection, Msg, Tick};
use crate::ui::component::list;
use crate::ui::select::{select_box, selected_index};

const FILTERS: [(Option<Filter>, Key); 3] = [
    (None, Key::ShelfAll),
    (Some(Filter::Playable), Key::ShelfPlayable),
    (Some(Filter::Own), Key::ShelfOwnIt),
];

const SORTS: [(Option<Sort>, Key); 3] =
    [(None, Key::ShelfByBase), (Some(Sort::Moves), Key::ShelfByMoves), (Some(Sort::Name), Key::ShelfByName)];

pub fn head(shelf: Shelf, collection: &Collection, ctx: Ctx) -> Html {
    let count = |tick: Tick| CATALOGUE.iter().filter(|entry| collection.has(tick, entry)).count();
    html! {
        <div class="row screen-head shelf-head">
            <h1 tabindex="-1">{ ctx.lang.text(Key::Shelf) }</h1>
            <p class="row facts shelf-counts">
                <span class="line" data-tick={Tick::Own.id()}>{ say!(ctx.lang, ShelfOwned { owned: Count(count(Tick::Own)), all: Count(CATALOGUE.len()) }) }</span>
                <span class="line" data-tick={Tick::Solved.id()}>{ say!(ctx.lang, ShelfSolved { count: Count(count(Tick::Solved)) }) }</span>
                <span>{ ctx.lang.text(Key::ShelfKept) }</span>
                <span class="shelf-scale-short" aria-hidden="true">{ ctx.lang.text(Key::ShelfScaleShort) }</span>
            </p>
            { scale(ctx.lang) }
            <div class="row shelf-filters" role="group" aria-label={ctx.lang.text(Key::ShelfFilter)}>
                { list(FILTERS.map(|choice| filter(choice, shelf, ctx))) }
                { base_select(shelf, ctx) }
                { sort_select(shelf, ctx) }
            </div>
        </div>
    }
}

fn filter((of, key): (Option<Filter>, Key), shelf: Shelf, ctx: Ctx) -> Html {
    let is_on = shelf.filter == of;
    // Chosen once more, a filter is taken back.
    let next = Shelf { filter: of.filter(|_| !is_on), ..shelf };
    let onclick = ctx.on_click(Msg::shelf(next));
    html! {
        <button class="button" type="button" aria-pressed={is_on.to_string()} {onclick}>
            { ctx.lang.text(key) }
        </button>
    }
}

fn base_select(shelf: Shelf, ctx: Ctx) -> Html {
    let bases = || std::iter::once(None).chain(Shelf::BASES.iter().copied().map(Some));
    let option = |base: Option<&'static str>| {
        let name = base
            .map_or_else(|| ctx.lang.text(Key::ShelfAllBases).to_owned(), |base| ctx.lang.base_group(base));
        html! { <option selected={shelf.base == base}>{ name }</option> }
    };
    let onchange = ctx.on(move |event: Event| {
        let base = bases().nth(selected_index(&event)?)?;
        Some(Msg::shelf(Shelf { base, ..shelf }))
    });
    select_box(html! {
        <select class="select" aria-label={ctx.lang.text(Key::Base)} {onchange}>{ list(bases().map(option)) }</select>
    })
}

fn sort_select(shelf: Shelf, ctx: Ctx) -> Html {
    let option = |(sort, key): (Option<Sort>, Key)| {
        html! { <option selected={shelf.sort == sort}>{ ctx.lang.text(key) }</option> }
    };
    let onchange = ctx.on(move |event: Event| {
        let (sort, _) = *SORTS.get(selected_index(&event)?)?;
        Some(Msg::shelf(Shelf { sort, ..shelf }))
    });
    select_box(html! {
        <select class="select" aria-label={ctx.lang.text(Key::ShelfSort)} {onchange}>{ list(SORTS.map(option)) }</select>
    })
}
