//! `gros svg`: the picture of the state at a step.

use gros_picture::palette::Theme;
use gros_picture::svg::{self, Ink};
use gros_picture::{Game, Look, Pictured, Sign, Subject, View};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::{Lang, say};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

/// The room of a picture, in CSS pixels: that of a board on a page that is 1440 wide.
const ROOM: (f64, f64) = (992.0, 560.0);
/// The maximum number of legal moves to consider; a game has as many as there are stones.
const MOST_LEGAL: usize = 1_000;

/// How a picture should look, as given on the command line.
pub struct Style {
    /// The way to draw the puzzle; none for the default.
    pub look: Option<String>,
    /// The theme; none for the light one.
    pub theme: Option<String>,
}

#[derive(Serialize)]
struct Answer<'a> {
    puzzle: &'a str,
    step: String,
    state: String,
    svg: String,
}

/// Writes the picture of the state at a step, with the next move marked, on a single line.
pub fn run(task: &Task, step: Option<&str>, style: &Style, json: bool) -> Result<(), Failure> {
    let step = task.step("--step", step)?;
    let look = look(task.timeline.puzzle(), style.look.as_deref(), task.lang)?;
    let theme = theme(style.theme.as_deref(), task.lang)?;
    let subject = subject(task, &step);
    let game = Game::around(&subject.puzzle, &subject.state, ROOM, false);
    let say = |sign: Sign<'_>| task.lang.sign(&subject.state, sign);
    let view = View { look, game: game.as_ref(), say: &say, ..View::of(ROOM) };
    let svg = svg::write(&AnyPuzzle::scene(&subject, &view).on_ground(), Ink::Theme(theme));
    task.warn();
    if json {
        let (step, state) = (step.to_string(), subject.state.to_string());
        output::json(&Answer { puzzle: task.id(), step, state, svg })?;
    } else {
        output::line(&svg)?;
    }
    Ok(())
}

/// Returns the state at a step, with what can be done there.
fn subject(task: &Task, step: &Steps) -> Subject<AnyPuzzle> {
    let timeline = &task.timeline;
    let state = timeline.state_at(step);
    Subject {
        goal: timeline.setup().goal.clone(),
        legal: timeline.puzzle().legal_moves(&state).take(MOST_LEGAL).collect(),
        best: timeline.best_move_at(step),
        has_marks: true,
        ..Subject::still(timeline.puzzle().clone(), state)
    }
}

/// Parses a look that the puzzle has.
fn look(puzzle: &AnyPuzzle, word: Option<&str>, lang: Lang) -> Result<Look, Failure> {
    let looks = puzzle.looks();
    match word {
        None => Ok(looks.first().copied().unwrap_or_default()),
        Some(word) => read("--look", word, looks, Look::id, lang),
    }
}

fn theme(word: Option<&str>, lang: Lang) -> Result<Theme, Failure> {
    word.map_or(Ok(Theme::Light), |word| read("--theme", word, &Theme::ALL, Theme::id, lang))
}

/// Finds what a word stands for; any other word is bad input.
fn read<T: Copy>(
    option: &str,
    word: &str,
    all: &[T],
    id: fn(T) -> &'static str,
    lang: Lang,
) -> Result<T, Failure> {
    let found = all.iter().copied().find(|one| id(*one) == word);
    found.ok_or_else(|| {
        let words: Vec<&str> = all.iter().map(|one| id(*one)).collect();
        Failure::about_option(lang, option, word, &say!(lang, NoticeOnly { words: lang.either(&words) }))
    })
}
