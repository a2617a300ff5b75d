//! A word as a row of tiles, with a square in it bracketed.

use gros_tools::squares::{Letter, Square, sign};
use yew::prelude::*;

use crate::ui::component::list;

#[derive(Clone, Debug, Default)]
pub struct Word<'a> {
    pub letters: &'a [Letter],
    pub square: Option<Square>,
    /// The tile that is not part of the word: a guess.
    pub guess: Option<usize>,
    /// The tile that came last.
    pub newest: Option<usize>,
    /// How many letters stand before the empty tile, if there is one.
    pub place: Option<usize>,
    /// Whether larger letters have longer marks, as on a ruler.
    pub is_ruler: bool,
}

impl Word<'_> {
    /// Returns the tiles as one picture.
    pub fn view(&self, name: String) -> Html {
        html! { <div class={self.class()} role="img" aria-label={name}>{ self.parts(|index| self.empty(index)) }</div> }
    }

    /// Returns the tiles with a button at every place.
    pub fn with_places(&self, name: String, place: impl Fn(usize) -> Html) -> Html {
        html! { <div class={self.class()} role="group" aria-label={name}>{ self.parts(place) }</div> }
    }

    /// The tiles, each with what is before it. With keys, so that a place keeps the focus when the word grows.
    fn parts(&self, before: impl Fn(usize) -> Html) -> Html {
        let part = |index: usize| {
            html! { <span key={index} class="word-part">{ before(index) }{ self.tile(index) }</span> }
        };
        list((0..=self.letters.len()).map(part))
    }

    fn class(&self) -> Classes {
        classes!("word", self.is_ruler.then_some("word-ruler"))
    }

    fn empty(&self, index: usize) -> Html {
        if self.place != Some(index) {
            return html! {};
        }
        html! { <span class="word-tile word-empty" aria-hidden="true">{ "?" }</span> }
    }

    fn tile(&self, index: usize) -> Html {
        let Some(letter) = self.letters.get(index) else { return html! {} };
        let height = if self.is_ruler { format!("word-{letter}") } else { String::new() };
        let class = classes!(
            "word-tile",
            height,
            (self.guess == Some(index)).then_some("word-guess"),
            (self.newest == Some(index)).then_some("word-newest"),
            self.square.map(|square| bracket(square, index)),
        );
        html! { <span {class} aria-hidden="true">{ sign(*letter) }</span> }
    }
}

/// Both blocks have a bracket of their own.
fn bracket(square: Square, index: usize) -> Classes {
    let Some(at) = index.checked_sub(square.start).filter(|at| *at < 2 * square.half) else {
        return Classes::new();
    };
    classes!(
        "word-square",
        at.is_multiple_of(square.half).then_some("word-first"),
        ((at + 1).is_multiple_of(square.half)).then_some("word-last"),
    )
}
