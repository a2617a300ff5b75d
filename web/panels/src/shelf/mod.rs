//! The shelf: all puzzles of the family on planks, each drawn at its start, and the row of siblings.

mod bar;
mod head;
mod item;
mod own;
mod siblings;
mod still;
mod stock;
mod ticks;

use std::rc::Rc;

use gros_session::spec::Shelf;
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Collection, Msg};
use crate::ui::component::{list, rendered_by};
use crate::ui::focus;
use crate::ui::lazy::lazy_in;
use crate::ui::media::use_wide;
use item::{heading, heading_id, item, numbers};
pub use siblings::Siblings;
use stock::{Group, Item, groups, use_stock};
use ticks::Ticks;

#[derive(Clone, PartialEq)]
pub struct ShelfPage {
    pub ctx: Ctx,
    pub shelf: Shelf,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
    pub collection: Rc<Collection>,
}

rendered_by!(ShelfPage, use_shelf);
lazy_in!(ShelfPage, panels, with later words);

#[hook]
fn use_shelf(props: &ShelfPage) -> Html {
    let ShelfPage { shelf, is_opened, collection, .. } = props;
    let ctx = props.ctx;
    let (lang, shelf, is_opened) = (ctx.lang, *shelf, *is_opened);
    use_effect_with((), move |()| {
        if is_opened {
            focus::move_to_first(&[".shelf-head h1"]);
        }
    });
    let (stock, is_wide) = (use_stock(), use_wide());
    let ticks = Ticks { ctx, collection: collection.clone() };
    let groups = groups(&stock, shelf, collection, lang);
    let show_all = ctx.on_click(Msg::shelf(Shelf::default()));
    html! {
        <>
            { head::head(shelf, collection, ctx) }
            if groups.is_empty() {
                <p class="row nothing">
                    { lang.text(Key::ShelfNothing) }
                    <button class="button" type="button" onclick={show_all}>{ lang.text(Key::ShelfShowAll) }</button>
                </p>
            }
            <div class="shelf-planks">{ own::own(&ticks) }{ list(groups.iter().map(|found| group(found, is_wide, &ticks))) }</div>
        </>
    }
}

fn group(Group { base, items }: &Group<'_>, is_wide: bool, ticks: &Ticks) -> Html {
    let Some(base) = base else {
        return html! {
            <ul class="shelf-group" key="all">{ list(items.iter().map(|found| item(found, is_wide, ticks))) }</ul>
        };
    };
    let (drawn, others): (Vec<&Item>, Vec<&Item>) = items.iter().partition(|item| item.is_playable());
    html! {
        <section key={*base} aria-labelledby={heading_id(base)}>
            { heading(base, items.len(), ticks.ctx.lang) }
            <ul class="shelf-group">
                { list(drawn.iter().map(|found| item(found, is_wide, ticks))) }
                if !others.is_empty() {
                    { numbers(&others, is_wide, ticks) }
                }
            </ul>
        </section>
    }
}
