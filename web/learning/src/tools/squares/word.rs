//! A word as a row of tiles with marks as on a ruler, the longer the larger the letter, and with a square in it bracketed.

use gros_learning::tools::squares::{Letter, Square, sign};
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
}

impl Word<'_> {
    /// Returns the tiles as one picture.
    pub fn view(&self, name: String) -> Html {
        let part = |index: usize| html! { <>{ self.empty(index) }{ self.tile(index) }</> };
        let parts = list((0..=self.letters.len()).map(part));
        html! { <div class="word" role="img" aria-label={name}>{ parts }</div> }
    }

    fn empty(&self, index: usize) -> Html {
        if self.place != Some(index) {
            return html! {};
        }
        html! { <span class="word-tile word-empty" aria-hidden="true">{ "?" }</span> }
    }

    fn tile(&self, index: usize) -> Html {
        let Some(letter) = self.letters.get(index) else { return html! {} };
        let class = classes!(
            "word-tile",
            format!("word-{letter}"),
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
