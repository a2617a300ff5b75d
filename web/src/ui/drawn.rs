//! Texts with their arrows drawn: as characters they would come out full-width in Chinese fonts.

use yew::prelude::*;

use crate::ui::icons::{Shape, icon};

/// Draws the arrows of a text. Who listens or copies still gets the characters.
pub fn drawn(text: &str) -> Html {
    let symbols: Vec<char> = text.chars().collect();
    let parts = symbols.chunk_by(|one, other| arrow(*one).is_none() && arrow(*other).is_none());
    let part = |part: &[char]| match part.first().and_then(|symbol| arrow(*symbol)) {
        Some(shape) => html! {
            <>{ icon(shape) }<span class="arrow-text">{ part.iter().collect::<String>() }</span></>
        },
        None => html! { { part.iter().collect::<String>() } },
    };
    html! { <>{ for parts.map(part) }</> }
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
