//! The catalogue of the n-ary family: a sortable table, or cards on narrow pages. Entries with known rules
//! can be opened.

use std::cmp::Ordering;

use gros_solver::catalogue::{CATALOGUE, Entry};
use gros_solver::{Steps, ids};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Modal, Msg, Prefs};
use crate::ui::component::{component, rendered_by};
use crate::ui::dialog::Dialog;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::{lazy, lazy_in};
use crate::ui::media::use_wide;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Name,
    Base,
    Pieces,
    Count,
    Counted,
    Rule,
    Source,
}

impl Column {
    const ALL: [Column; 7] = [
        Column::Name,
        Column::Base,
        Column::Pieces,
        Column::Count,
        Column::Counted,
        Column::Rule,
        Column::Source,
    ];

    fn title(self) -> Key {
        match self {
            Column::Name => Key::Puzzle,
            Column::Base => Key::Base,
            Column::Pieces => Key::NumberOfPieces,
            Column::Count => Key::PublishedMoves,
            Column::Counted => Key::WhatIsCounted,
            Column::Rule => Key::RuleStatus,
            Column::Source => Key::Source,
        }
    }

    fn text(self, lang: Lang, entry: &Entry) -> String {
        let number =
            |number: Option<u64>| number.map_or_else(String::new, |it| lang.number(&Steps::from(it)));
        match self {
            Column::Name => lang.entry_name(entry).to_owned(),
            Column::Base => number(entry.base.map(u64::from)),
            Column::Pieces => number(entry.pieces.map(|pieces| pieces as u64)),
            Column::Count => number(entry.published.map(u64::from)),
            Column::Counted if entry.published.is_none() => String::new(),
            Column::Counted => lang.counted(entry.counted).to_owned(),
            Column::Rule => lang.rule_status(entry.rule).to_owned(),
            Column::Source => entry.source.to_owned(),
        }
    }

    /// Compares numbers numerically; unknown ones sort last.
    fn compare(self, lang: Lang, one: &Entry, other: &Entry) -> Ordering {
        let known_first =
            |one: Option<u64>, other: Option<u64>| one.is_none().cmp(&other.is_none()).then(one.cmp(&other));
        let number = |entry: &Entry| match self {
            Column::Base => entry.base.map(u64::from),
            Column::Pieces => entry.pieces.map(|pieces| pieces as u64),
            _ => entry.published.map(u64::from),
        };
        match self {
            Column::Base | Column::Pieces | Column::Count => known_first(number(one), number(other)),
            Column::Rule => (one.rule as u8).cmp(&(other.rule as u8)),
            _ => self.text(lang, one).cmp(&self.text(lang, other)),
        }
    }
}

/// Column and direction (true for descending); `None` is the order of the catalogue.
type Order = Option<(Column, bool)>;

fn sorted(lang: Lang, order: Order) -> Vec<&'static Entry> {
    let mut entries: Vec<&Entry> = CATALOGUE.iter().collect();
    if let Some((column, is_down)) = order {
        entries.sort_by(|one, other| {
            let order = column.compare(lang, one, other);
            if is_down { order.reverse() } else { order }
        });
    }
    entries
}

#[derive(PartialEq)]
pub struct Catalogue {
    pub prefs: Prefs,
    pub open: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(Catalogue, use_catalogue);

#[hook]
fn use_catalogue(props: &Catalogue) -> Html {
    let Catalogue { prefs, open, dispatch } = props;
    let children = if *open {
        lazy(prefs.lang, Contents { lang: prefs.lang, dispatch: dispatch.clone() })
    } else {
        html! {}
    };
    component(Dialog {
        lang: prefs.lang,
        name: Modal::Catalogue.id(),
        title: Key::Catalogue,
        subtitle: None,
        open: *open,
        on_open: dispatch.reform(|open| Modal::Catalogue.toggle(open)),
        children,
    })
}

#[derive(Clone, PartialEq)]
struct Contents {
    lang: Lang,
    dispatch: Callback<Msg>,
}

rendered_by!(Contents, use_contents);
lazy_in!(Contents, panels);

#[hook]
fn use_contents(props: &Contents) -> Html {
    let Contents { lang, dispatch } = props;
    let lang = *lang;
    let order = use_state_eq(|| Order::None);
    let is_wide = use_wide();
    let one_ruler = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Msg::Modal(Some(Modal::OneRuler)));
        })
    };
    html! {
        <>
            <p class="catalogue-note">
                <button class="button button-small" type="button" onclick={one_ruler}>{ lang.text(Key::OneRuler) }</button>
                { " " }{ lang.text(Key::OneRulerLine) }
            </p>
            <p class="catalogue-note">{ lang.text(Key::CatalogueNote) }</p>
            if is_wide {
                { table(lang, &order, dispatch) }
            } else {
                <ul class="catalogue-cards">{ for CATALOGUE.iter().map(|entry| card(lang, entry, dispatch)) }</ul>
            }
        </>
    }
}

fn table(lang: Lang, order: &UseStateHandle<Order>, dispatch: &Callback<Msg>) -> Html {
    let heading = |column: Column| {
        let is_down = order.filter(|(sorted, _)| *sorted == column).map(|(_, is_down)| is_down);
        let sort = match is_down {
            Some(true) => "descending",
            Some(false) => "ascending",
            None => "none",
        };
        let shape = is_down.map(|is_down| if is_down { Shape::Down } else { Shape::Up });
        let onclick = {
            let order = order.clone();
            Callback::from(move |_: MouseEvent| order.set(Some((column, is_down == Some(false)))))
        };
        html! {
            <th scope="col" aria-sort={sort}>
                <button class="table-sort" type="button" {onclick}>
                    { lang.text(column.title()) }
                    if let Some(shape) = shape {
                        { icon(shape) }
                    }
                </button>
            </th>
        }
    };
    html! {
        <table class="catalogue-table">
            <thead>
                <tr>{ for Column::ALL.into_iter().map(heading) }<td /></tr>
            </thead>
            <tbody>{ for sorted(lang, **order).into_iter().map(|entry| row(lang, entry, dispatch)) }</tbody>
        </table>
    }
}

fn row(lang: Lang, entry: &'static Entry, dispatch: &Callback<Msg>) -> Html {
    let cell = |column: Column| match column {
        Column::Name => html! { <th scope="row">{ column.text(lang, entry) }</th> },
        _ => html! { <td>{ column.text(lang, entry) }</td> },
    };
    html! {
        <tr key={entry.name}>
            { for Column::ALL.into_iter().map(cell) }
            <td>{ open(lang, entry, dispatch) }</td>
        </tr>
    }
}

fn card(lang: Lang, entry: &'static Entry, dispatch: &Callback<Msg>) -> Html {
    let number = |(key, column): (Key, Column)| {
        let text = column.text(lang, entry);
        (!text.is_empty()).then(|| html! { <span>{ lang.labelled(key) }{ text }</span> })
    };
    let numbers = [
        (Key::Base, Column::Base),
        (Key::NumberOfPieces, Column::Pieces),
        (Key::PublishedMoves, Column::Count),
    ];
    let about = [Column::Counted, Column::Rule, Column::Source].map(|column| column.text(lang, entry));
    html! {
        <li class="catalogue-card" key={entry.name}>
            <h3>{ Column::Name.text(lang, entry) }</h3>
            { open(lang, entry, dispatch) }
            <p class="catalogue-numbers">{ for numbers.into_iter().filter_map(number) }</p>
            <p class="catalogue-about parts">{ for about.into_iter().filter(|text| !text.is_empty()).map(|text| html! { <span>{ text }</span> }) }</p>
        </li>
    }
}

/// The button that opens a puzzle, if its rules are known.
fn open(lang: Lang, entry: &'static Entry, dispatch: &Callback<Msg>) -> Html {
    let Some(id) = entry.id.and_then(|id| ids().into_iter().find(|known| *known == id)) else {
        return html! {};
    };
    let dispatch = dispatch.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        dispatch.emit(Msg::Close(Modal::Catalogue));
        dispatch.emit(Msg::Puzzle(id));
        focus::move_to_board();
    });
    let name = lang.open_puzzle(lang.entry_name(entry));
    html! { <button class="button button-small" type="button" {onclick} aria-label={name}>{ lang.text(Key::Open) }</button> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(column: Column, is_down: bool) -> Vec<&'static str> {
        sorted(Lang::English, Some((column, is_down))).iter().map(|entry| entry.name).collect()
    }

    #[test]
    fn numbers_sort_numerically_and_unknown_ones_last() {
        let by_count = names(Column::Count, false);
        assert_eq!(by_count.first(), Some(&"N5"));
        let known: Vec<u32> = sorted(Lang::English, Some((Column::Count, false)))
            .iter()
            .filter_map(|entry| entry.published)
            .collect();
        assert!(known.is_sorted() && known.last() == Some(&341_718_750));
        assert!(
            CATALOGUE.iter().any(|entry| entry.published.is_none() && by_count.last() == Some(&entry.name))
        );
        assert_eq!(names(Column::Base, false).first(), Some(&"Chinese rings"));
    }

    #[test]
    fn every_order_shows_every_puzzle_once() {
        for column in Column::ALL {
            for is_down in [false, true] {
                let mut names = names(column, is_down);
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), CATALOGUE.len(), "{column:?}");
            }
        }
    }
}
