//! A board as a custom element for any page: the program inside the npm package `@gros/board`, without Yew.
//!
//! The element itself, with its attributes, events and clocks, is in `packages/board/src`, since a class of elements
//! has to be written in JavaScript. This crate decides what it shows: the `model` of a board, which knows no browser,
//! its `picture`, its `words`, and what a `hand` does to it.

mod controls;
mod draft;
mod element;
mod hand;
mod model;
mod motion;
mod picture;
mod puzzles;
mod told;
mod words;

pub use element::Board;

use gros_text::{Key, Lang};
use wasm_bindgen::prelude::*;

/// Chooses the language of the first tag for which there is one, and returns its tag.
#[wasm_bindgen]
pub fn language(tags: Vec<String>) -> String {
    Lang::choose(tags).tag().to_owned()
}

/// Loads the words of a language, given its tag, and returns the names of the element's controls.
#[wasm_bindgen(js_name = loadWords)]
pub fn load_words(tag: &str, words: String) -> Vec<String> {
    let lang = Lang::choose([tag]);
    lang.load(words);
    CONTROLS.map(|key| lang.text(key).to_owned()).to_vec()
}

/// The names of the controls, in the order of `packages/board/src/controls.js`.
const CONTROLS: [Key; 9] = [
    Key::Step,
    Key::ToStart,
    Key::Back,
    Key::Play,
    Key::Pause,
    Key::Replay,
    Key::Forward,
    Key::ToGoal,
    Key::Undo,
];

/// Returns the colours and strokes of all pictures as a style sheet for the tree of an element.
#[wasm_bindgen]
pub fn styles() -> String {
    let colours = gros_picture::palette::custom_properties().replace(":root", ":host");
    colours + &gros_picture::first_sheet() + &gros_picture::boards_sheet()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_element_knows_where_the_words_of_each_language_are() {
        let script = include_str!("../../../packages/board/src/program.js");
        for tag in Lang::TAGS {
            let address = format!("\"{tag}\": () => new URL(\"./{tag}.words\", import.meta.url)");
            assert!(script.contains(&address), "{tag}");
        }
    }
}
