//! Why a move is the next one, for the npm package `@gros/board`: a program of its own, which a page fetches when it is
//! first asked.

use gros_session::spec;
use gros_solver::methods::{self, Question};
use gros_solver::{Puzzle, Steps};
use gros_text::Lang;
use wasm_bindgen::prelude::*;

/// The largest number of pieces, as on the page.
const MOST_PIECES: usize = 1_000;

/// Loads the words of a language, given its tag: those of every program, and the later ones.
#[wasm_bindgen(js_name = loadWords)]
pub fn load_words(tag: &str, words: String, later: String) {
    let lang = Lang::choose([tag]);
    lang.load(words);
    lang.load_later(later);
}

/// Explains the next move at the step of a spec: for each method that applies, a text of its id, its title and its
/// lines. With an id only that method is asked.
#[wasm_bindgen]
pub fn explain(lang: &str, text: &str, method: &str) -> Vec<String> {
    let Ok(opened) = spec::open(text, MOST_PIECES) else { return Vec::new() };
    let (lang, timeline) = (Lang::choose([lang]), opened.session.timeline());
    // Moves played before the last plan are not on its route, which begins after them.
    let is_planned = timeline.cursor() >= timeline.planned_from();
    let begin = if is_planned { timeline.planned_from().clone() } else { Steps::ZERO };
    let question = Question {
        puzzle: timeline.puzzle().clone(),
        start: timeline.state_at(&begin),
        here: timeline.state(),
        goal: timeline.setup().goal.clone(),
    };
    let asked = question.puzzle.methods().iter().filter(|known| method.is_empty() || known.id() == method);
    let found = asked.filter_map(|method| Some((method, methods::explain(*method, &question).ok()?)));
    let told = found.map(|(method, found)| {
        let card = lang.explain(&found);
        let title = card.lines().into_iter().map(|line| line.trim().to_owned());
        std::iter::once(method.id().to_owned()).chain(title).collect::<Vec<_>>().join("\n")
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_explained_by_every_method_or_by_one() {
        let all = explain("en", "rings?n=9&step=123", "");
        assert!(all.len() > 3, "{all:?}");
        let first = all[0].split('\n').next().unwrap();
        assert_eq!(explain("en", "rings?n=9&step=123", first), [all[0].as_str()]);
        assert_eq!(explain("en", "rings?n=9&step=123", "none"), [""; 0]);
        assert_ne!(explain("zh-Hans", "rings?n=9&step=123", first)[0], all[0]);
    }
}
