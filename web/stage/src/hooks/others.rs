//! The puzzles other than the first. They come in the piece of their boards.

use std::cell::Cell;
use std::thread::LocalKey;

use gros_text::Lang;
use yew::prelude::*;

use crate::hooks::{address, storage};
use crate::state::{Others, opens_others};
use crate::ui::component::rendered_by;
use crate::ui::lazy::{Fetching, Lazy, Renderer, lazy, render_erased};

/// The renderer of their arrival, once they are there.
const ARRIVED: Renderer = |props| render_erased::<Arrival>(props);

thread_local! {
    static ARRIVAL: Cell<Option<Renderer>> =
        const { Cell::new(if cfg!(feature = "pieces") { None } else { Some(ARRIVED) }) };
}

/// Returns whether they are there.
pub fn others() -> Others {
    if ARRIVAL.get().is_some() { Others::Here } else { Others::Missing }
}

/// Returns whether the page opens with one of them.
pub fn are_needed() -> bool {
    ARRIVAL.get().is_none() && (opens_others(&address::current()) || storage::names_others())
}

/// Shows the content that needs them, and tells the model that they are there.
#[derive(Clone, PartialEq)]
pub struct Arrival {
    pub on_arrival: Callback<()>,
    pub children: Html,
}

rendered_by!(Arrival, use_arrival);

#[hook]
fn use_arrival(props: &Arrival) -> Html {
    let Arrival { on_arrival, children } = props.clone();
    use_effect_with((), move |()| on_arrival.emit(()));
    children
}

/// Shows a part of the page that may need them, though the board does not.
pub fn with_others(lang: Lang, children: Html) -> Html {
    lazy(lang, Arrival { on_arrival: Callback::noop(), children })
}

impl Lazy for Arrival {
    const RENDERER: &'static LocalKey<Cell<Option<Renderer>>> = &ARRIVAL;
    const HAS_LATER_WORDS: bool = false;

    fn fetch() -> Fetching {
        Box::pin(async { arrive().await.then_some(ARRIVED) })
    }
}

#[cfg(feature = "pieces")]
async fn arrive() -> bool {
    type Asked = (gros_solver::Others, gros_picture::Others, gros_text::Others);

    #[wasm_split_helpers::wasm_split(boards, fallible)]
    fn piece() -> Result<Asked, wasm_split_helpers::SplitLoaderError> {
        Ok((gros_solver::Others::all(), gros_picture::Others::all(), gros_text::Others::all()))
    }
    let Ok((solver, picture, text)) = piece().await else { return false };
    solver.bring();
    picture.bring();
    text.bring();
    true
}

#[cfg(not(feature = "pieces"))]
async fn arrive() -> bool {
    true
}
