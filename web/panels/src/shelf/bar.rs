//! Bars of numbers of moves, and their scale, from 10 to a billion.

use gros_solver::Steps;
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::stock::bar_length;
use crate::ui::component::list;

/// The ticks at powers of ten.
const TICKS: &str = "M1 0v12M125 0v12M250 0v12M375 0v12M500 0v12M625 0v12M750 0v12M875 0v12M999 0v12";

/// A bar; empty without a number.
pub fn bar(moves: Option<&Steps>) -> Html {
    let width = moves.map_or(0, bar_length);
    html! {
        <svg class="shelf-bar" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class="shelf-bar-all" y="3" width="1000" height="6" />
            <path d={TICKS} />
            <rect y="3" width={width.to_string()} height="6" />
        </svg>
    }
}

pub fn scale(lang: Lang) -> Html {
    html! {
        <div class="note shelf-scale" aria-hidden="true">
            <span>{ lang.text(Key::ShelfScale) }</span>
            <div>
                { bar(None) }
                <p class="line apart">{ list(["10", "10³", "10⁵", "10⁷", "10⁹"].map(|power| html! { <span>{ power }</span> })) }</p>
            </div>
        </div>
    }
}
