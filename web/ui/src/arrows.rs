//! Text with its arrows as icons: the characters are full-width in Chinese fonts.

use yew::prelude::*;

use crate::component::list;
use crate::icons::{Shape, icon};

/// Renders the arrows of a text as icons; screen readers and the clipboard still get the characters.
pub fn with_arrows(text: &str) -> Html {
    let symbols: Vec<char> = text.chars().collect();
    let parts = symbols.chunk_by(|one, other| arrow(*one).is_none() && arrow(*other).is_none());
    let part = |part: &[char]| match part.first().and_then(|symbol| arrow(*symbol)) {
        Some(shape) => html! {
            <>{ icon(shape) }<span class="arrow-text">{ part.iter().collect::<String>() }</span></>
        },
        None => html! { { part.iter().collect::<String>() } },
    };
    list(parts.map(part))
}

fn arrow(symbol: char) -> Option<Shape> {
    match symbol {
        '←' => Some(Shape::Left),
        '→' => Some(Shape::Right),
        '↑' => Some(Shape::Up),
        '↓' => Some(Shape::Down),
        _ => None,
    }
}
