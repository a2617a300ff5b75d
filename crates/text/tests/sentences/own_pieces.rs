//! A puzzle speaks of its own pieces: rings are those of the Chinese rings, and of a burr.

use gros_solver::methods::{self, Question};
use gros_solver::{Puzzle, Route, Steps};
use gros_text::{Grade, Lang, about};

use crate::said::open;

/// Puzzles with the line of the rings, and others.
const SPECS: &[&str] =
    &["spinout", "brain", "chain?base=2&n=5", "lock250", "elephants", "hexadecimal", "hanoi", "slideout"];

/// The rings themselves, in comparisons and in the tale of where they come from; in Chinese, also what goes around.
const NAMES: [&str; 11] = [
    "chinese rings",
    "chinesische ringe",
    "chinesischen ringe",
    "baguenaudier à cinq anneaux",
    "チャイニーズリング",
    "九连环",
    "九連環",
    "五连环",
    "五連環",
    "循环",
    "循環",
];

/// Texts about the rings themselves: the tale, and which ring each piece would be.
const OF_THE_RINGS: [&str; 9] =
    ["Hui Shi", "恵施", "惠施", "ring k", "Ring k", "l’anneau k", "リングk", "第 k 环", "第 k 環"];

fn ring(lang: Lang) -> &'static str {
    match lang {
        Lang::English | Lang::German => "ring",
        Lang::French => "anneau",
        Lang::Japanese => "リング",
        Lang::Simplified => "环",
        Lang::Traditional => "環",
    }
}

/// Returns whether a text has the word, which begins one in languages with spaces: neither string nor Reihenfolge.
fn speaks_of_rings(lang: Lang, text: &str) -> bool {
    let text = NAMES.iter().fold(text.to_lowercase(), |text, name| text.replace(name, ""));
    let word = ring(lang);
    let mut found = text.match_indices(word).map(|(at, _)| (&text[..at], &text[at + word.len()..]));
    found.any(|(before, after)| {
        !word.is_ascii()
            || !before.ends_with(char::is_alphabetic)
                && ["", "s", "e", "en", "es", "x"]
                    .contains(&after.split(|c: char| !c.is_alphabetic()).next().unwrap())
    })
}

#[test]
fn no_other_puzzle_speaks_of_rings() {
    let mut wrong = Vec::new();
    for spec in SPECS {
        let session = open(spec);
        let (timeline, id) = (session.timeline(), session.timeline().puzzle().id());
        let setup = timeline.setup();
        let puzzle = timeline.puzzle();
        let route = puzzle.route(&setup.start, &setup.goal).unwrap();
        for lang in Lang::ALL {
            let mut texts: Vec<String> = lang.rules(puzzle).into_iter().map(str::to_owned).collect();
            texts.extend(lang.task_facts(setup));
            for method in puzzle.methods() {
                let about = about(id, *method).unwrap();
                texts.extend([about.seen, about.reach].map(|key| lang.text(key).to_owned()));
            }
            for step in 0..12u32 {
                let here = route.state_at(&Steps::from(step));
                texts.push(lang.describe(puzzle, &here));
                texts.extend([Grade::Look, Grade::Reason, Grade::Move].into_iter().flat_map(|grade| {
                    lang.hint(puzzle, &here, &setup.goal, grade).map(|hint| hint.first + &hint.second)
                }));
                for method in puzzle.methods() {
                    let (puzzle, start, goal) = (puzzle.clone(), setup.start.clone(), setup.goal.clone());
                    let asked = Question { puzzle, start, goal, here: here.clone() };
                    let Ok(found) = methods::explain(*method, &asked) else { continue };
                    texts.extend(lang.explain(&found).lines());
                }
            }
            texts.retain(|text| !OF_THE_RINGS.iter().any(|told| text.contains(told)));
            texts.retain(|text| speaks_of_rings(lang, text));
            texts.sort();
            texts.dedup();
            wrong.extend(texts.into_iter().map(|text| format!("{id} {lang:?}: {text}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
