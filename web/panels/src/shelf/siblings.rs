//! The puzzles of the family side by side, under their tab.

use gros_session::spec::Shelf;
use gros_solver::catalogue::CATALOGUE;
use gros_solver::ids;
use gros_text::{Count, Key, say};
use web_sys::Element;
use yew::prelude::*;

use super::still::Still;
use super::stock::{Item, use_stock};
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;

/// The largest width and height of a thumbnail, in CSS pixels.
const TILE: (f64, f64) = (80.0, 36.0);

/// In the order of the row: by how they look, from dials to locks.
const SIBLINGS: [&str; 10] = [
    "spinout",
    "binary-burr",
    "brain",
    "hexadecimal",
    "elephants",
    "rectangle",
    "lock250",
    "kugellager",
    "kugellager7",
    "generation",
];

#[derive(Clone, PartialEq)]
pub struct Siblings {
    pub ctx: Ctx,
    /// Id of the puzzle that is shown; none on the shelf.
    pub current: Option<&'static str>,
}

rendered_by!(Siblings, use_siblings);
lazy_in!(Siblings, boards);

#[hook]
fn use_siblings(props: &Siblings) -> Html {
    let Siblings { current, .. } = props;
    let ctx = props.ctx;
    let stock = use_stock();
    let row = use_node_ref();
    use_effect_with(*current, {
        let row = row.clone();
        move |_| show_current(&row)
    });
    let found = SIBLINGS.iter().filter_map(|id| stock.iter().find(|item| item.entry.id == Some(id)));
    let is_shelf = current.is_none();
    let all = ctx.on_click(Msg::shelf(Shelf::default()));
    html! {
        <nav class="siblings-row" aria-label={ctx.lang.text(Key::FamilyTab)} ref={row}>
            { list(found.map(|item| tile(item, *current, ctx))) }
            <button class="siblings-all" type="button" onclick={all} aria-current={is_shelf.then_some("page")}>
                if is_shelf {
                    { ctx.lang.text(Key::ShelfAllPuzzles) }
                    <span>{ CATALOGUE.len() }</span>
                } else {
                    { say!(ctx.lang, ShelfAllOf { count: Count(CATALOGUE.len()) }) }
                    { icon(Shape::Next) }
                }
            </button>
        </nav>
    }
}

fn tile(item: &Item, current: Option<&'static str>, ctx: Ctx) -> Html {
    let (Some(id), Some(moves), Some(subject)) =
        (ids().into_iter().find(|id| item.entry.id == Some(id)), item.moves.as_ref(), item.subject.clone())
    else {
        return html! {};
    };
    html! {
        <button
            class="sibling" type="button" key={id}
            aria-current={(current == Some(id)).then_some("page")}
            onclick={ctx.on_click(Msg::Puzzle(id))}
        >
            <span class="sibling-stand">{ component(Still { subject, most: TILE }) }</span>
            <span>{ ctx.lang.short_name(item.entry) }</span>
            <span class="hidden-text">{ " " }{ ctx.lang.moves(moves) }</span>
            <span class="sibling-moves" aria-hidden="true">{ ctx.lang.number(moves) }</span>
        </button>
    }
}

/// Scrolls sideways to the tile of the puzzle that is shown, where there is no room for all.
fn show_current(row: &NodeRef) {
    let Some(row) = row.cast::<Element>() else { return };
    if let Ok(Some(tile)) = row.query_selector("[aria-current]") {
        let (row_box, tile) = (row.get_bounding_client_rect(), tile.get_bounding_client_rect());
        let over = tile.left() - row_box.left() - (row_box.width() - tile.width()) / 2.0;
        row.set_scroll_left(row.scroll_left() + over as i32);
    }
}
