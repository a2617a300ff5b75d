//! A word as a row of tiles with marks as on a ruler, the longer the larger the letter, and with a square in it bracketed; and the keys of letters.

use gloo_events::{EventListener, EventListenerOptions};
use gros_learning::tools::squares::{Letter, Square, read, sign};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::ui::component::list;
use crate::ui::focus::is_typing;

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
        html! { <div class="box word" role="img" aria-label={name}>{ parts }</div> }
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

/// Each of the two blocks has a bracket.
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

/// Listens for the keys of this many letters, anywhere on the page.
#[hook]
pub fn use_letter_keys(is_on: bool, letters: Letter, on_letter: &Callback<Letter>) {
    let newest = use_mut_ref(|| on_letter.clone());
    newest.borrow_mut().clone_from(on_letter);
    use_effect_with((is_on, letters), move |(is_on, letters)| {
        let letters = *letters;
        let window = web_sys::window().filter(|_| *is_on);
        let listener = window.map(|window| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if let Some(letter) = letter(event).filter(|letter| *letter <= letters) {
                    event.prevent_default();
                    let on_letter = newest.borrow().clone();
                    on_letter.emit(letter);
                }
            })
        });
        move || drop(listener)
    });
}

fn letter(event: &KeyboardEvent) -> Option<Letter> {
    let is_command = event.ctrl_key() || event.meta_key() || event.alt_key();
    if is_command || event.default_prevented() || event.repeat() || is_typing(event) {
        return None;
    }
    let key = event.key();
    let mut signs = key.chars();
    let sign = signs.next()?;
    signs.next().is_none().then(|| read(sign))?
}
