//! The calls around the chosen one as a tree, for those who do not see the drawing.

use gros_picture::icicle::When;
use gros_text::{Icicle, Lang};
use yew::prelude::*;

use super::choice::At;
use crate::ui::component::list;

/// How many rows above and below the chosen one belong to the tree; there may be a thousand.
const AROUND: usize = 4;

/// Returns the id of a part.
pub fn id_of(id: &str, (row, place): At) -> String {
    format!("{id}-{row}-{place}")
}

/// Lists the parts of the rows around the chosen part.
pub fn items(lang: Lang, icicle: &Icicle, id: &str, chosen: At) -> Html {
    let rows = icicle.rows.iter().enumerate().filter(|(row, _)| row.abs_diff(chosen.0) <= AROUND);
    let items = rows.flat_map(|(row, bars)| {
        let count = bars.len();
        bars.iter().enumerate().map(move |(place, bar)| {
            let at = (row, place);
            let is_open = bar.when == When::Open;
            html! {
                <span
                    key={id_of("", at)} id={id_of(id, at)} role="treeitem" aria-level={(row + 1).to_string()}
                    aria-posinset={(place + 1).to_string()} aria-setsize={count.to_string()}
                    aria-selected={(at == chosen).to_string()} aria-expanded={is_open.then_some("true")}
                    aria-current={(bar.when == When::Next).then_some("step")} aria-label={lang.icicle_part(icicle, at)}
                />
            }
        })
    });
    list(items.collect::<Vec<_>>())
}
