//! The head of the shelf: how many puzzles are owned and solved, the scale, and the filters.

use gros_session::spec::{Filter, Shelf, Sort};
use gros_solver::catalogue::CATALOGUE;
use gros_text::{Count, Key, Lang, say};
use yew::prelude::*;

use super::bar::scale;
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

pub fn head(shelf: Shelf, collection: &Collection, lang: Lang, dispatch: &Callback<Msg>) -> Html {
    let count = |tick: Tick| CATALOGUE.iter().filter(|entry| collection.has(tick, entry)).count();
    html! {
        <div class="row shelf-head">
            <h1 tabindex="-1">{ lang.text(Key::Shelf) }</h1>
            <p class="row shelf-counts">
                <span data-tick={Tick::Own.id()}>{ say!(lang, ShelfOwned { owned: Count(count(Tick::Own)), all: Count(CATALOGUE.len()) }) }</span>
                <span data-tick={Tick::Solved.id()}>{ say!(lang, ShelfSolved { count: Count(count(Tick::Solved)) }) }</span>
                <span>{ lang.text(Key::ShelfKept) }</span>
                <span class="shelf-scale-short" aria-hidden="true">{ lang.text(Key::ShelfScaleShort) }</span>
            </p>
            { scale(lang) }
            <div class="row shelf-filters" role="group" aria-label={lang.text(Key::ShelfFilter)}>
                { list(FILTERS.map(|choice| filter(choice, shelf, lang, dispatch))) }
                { base_select(shelf, lang, dispatch) }
                { sort_select(shelf, lang, dispatch) }
            </div>
        </div>
    }
}

fn filter((of, key): (Option<Filter>, Key), shelf: Shelf, lang: Lang, dispatch: &Callback<Msg>) -> Html {
    let is_on = shelf.filter == of;
    // Chosen once more, a filter is taken back.
    let next = Shelf { filter: of.filter(|_| !is_on), ..shelf };
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::shelf(next));
    html! {
        <button class="button" type="button" aria-pressed={is_on.to_string()} {onclick}>
            { lang.text(key) }
        </button>
    }
}

fn base_select(shelf: Shelf, lang: Lang, dispatch: &Callback<Msg>) -> Html {
    let bases = || std::iter::once(None).chain(Shelf::BASES.iter().copied().map(Some));
    let option = |base: Option<&'static str>| {
        let name =
            base.map_or_else(|| lang.text(Key::ShelfAllBases).to_owned(), |base| lang.base_group(base));
        html! { <option selected={shelf.base == base}>{ name }</option> }
    };
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(base) = selected_index(&event).and_then(|index| bases().nth(index)) {
                dispatch.emit(Msg::shelf(Shelf { base, ..shelf }));
            }
        })
    };
    select_box(html! {
        <select class="select" aria-label={lang.text(Key::Base)} {onchange}>{ list(bases().map(option)) }</select>
    })
}

fn sort_select(shelf: Shelf, lang: Lang, dispatch: &Callback<Msg>) -> Html {
    let option = |(sort, key): (Option<Sort>, Key)| {
        html! { <option selected={shelf.sort == sort}>{ lang.text(key) }</option> }
    };
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some((sort, _)) = selected_index(&event).and_then(|index| SORTS.get(index).copied()) {
                dispatch.emit(Msg::shelf(Shelf { sort, ..shelf }));
            }
        })
    };
    select_box(html! {
        <select class="select" aria-label={lang.text(Key::ShelfSort)} {onchange}>{ list(SORTS.map(option)) }</select>
    })
}
