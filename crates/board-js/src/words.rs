//! The words beside the board.

use gros_session::spec::View;
use gros_session::{Refusal, Slider};
use gros_solver::internals::keys::{Notice, Problem};
use gros_solver::{AnyMove, AnyState, Puzzle, Steps};
use gros_text::{Key, Lang, say};

use crate::model::Model;

/// The caption: its kind, and two lines.
pub fn caption(model: &Model) -> [String; 3] {
    let (lang, timeline) = (model.wishes.lang, model.timeline());
    let [kind, first, second] = match &model.refused {
        Some((_, why)) => refused(lang, model, why),
        None if model.is_looking() => looking(lang, model),
        None if timeline.to_go().is_zero() => ["goal".to_owned(), reached(lang, model), String::new()],
        None if model.wishes.is_solving => alone(lang, model),
        None => next(lang, model),
    };
    [kind, first, second]
}

fn refused(lang: Lang, model: &Model, why: &Refusal) -> [String; 3] {
    let refused = lang.refusal(model.puzzle(), why);
    let first = lang.sentences([refused.headline, refused.reason]);
    ["refused".to_owned(), first, refused.rule]
}

fn reached(lang: Lang, model: &Model) -> String {
    let was_played = model.session.moves() > 0 && !model.session.has_jumps();
    if was_played { lang.win(&model.session) } else { lang.reached(model.timeline()).to_owned() }
}

fn next(lang: Lang, model: &Model) -> [String; 3] {
    let timeline = model.timeline();
    let next = timeline.move_at(timeline.cursor());
    let first = next
        .map(|mv| say!(lang, StatusNext { name: lang.move_name(&timeline.state(), &mv) }))
        .unwrap_or_default();
    ["next".to_owned(), first, step(lang, model)]
}

fn step(lang: Lang, model: &Model) -> String {
    let timeline = model.timeline();
    let step = lang.sentence(&say!(lang, StatusStep { step: timeline.cursor(), steps: timeline.steps() }));
    lang.sentences([step, lang.sentence(&say!(lang, StatusToGo { moves: timeline.to_go() }))])
}

/// Tells the last move, or the task, and nothing of the route.
fn alone(lang: Lang, model: &Model) -> [String; 3] {
    let timeline = model.timeline();
    let first = match last(model) {
        Some((before, mv)) => lang.move_done(&before, &mv),
        None => lang.task(timeline.setup()),
    };
    let second = match timeline.cursor().is_zero() {
        true => String::new(),
        false => lang.your_move(timeline.cursor()),
    };
    ["alone".to_owned(), first, second]
}

/// Tells how far ahead of the own moves the board is.
fn looking(lang: Lang, model: &Model) -> [String; 3] {
    let timeline = model.timeline();
    let first =
        format!("{}{}", lang.labelled(Key::SolveLooking), say!(lang, StepNumber { step: timeline.cursor() }));
    ["looking".to_owned(), first, lang.looking_from(timeline.played_to())]
}

/// Returns the move that led to the cursor, with the state before it.
fn last(model: &Model) -> Option<(AnyState, AnyMove)> {
    let timeline = model.timeline();
    let last = timeline.cursor().checked_sub(&Steps::ONE)?;
    Some((timeline.state_at(&last), timeline.move_at(&last)?))
}

/// Returns the announcement for a screen reader: the move and what follows, or why it was refused.
pub fn spoken(model: &Model) -> String {
    let (lang, timeline) = (model.wishes.lang, model.timeline());
    if let Some((_, why)) = &model.refused {
        return lang.refusal(model.puzzle(), why).spoken;
    }
    let Some((before, mv)) = last(model) else { return String::new() };
    if model.wishes.is_solving {
        lang.played_alone(&before, &mv, timeline)
    } else {
        lang.played(&before, &mv, timeline)
    }
}

/// The slider: its position, its last position, and its value in words.
pub fn slider(model: &Model) -> [String; 3] {
    let (lang, told) = (model.wishes.lang, model.told());
    let slider = Slider::of(&told);
    let has_total = told.played_to().is_zero() && !model.puzzle().is_game();
    let value = match model.wishes.is_solving {
        true => lang.slider_text_alone(&told, has_total),
        false => lang.slider_text(&told),
    };
    [slider.tick_of(&told, told.cursor()).to_string(), slider.ticks().to_string(), value]
}

/// The least and the greatest number of moves a second.
const TEMPO: (usize, usize) = (1, 100);

/// Describes the error in the value of an attribute that is not a key of a spec, and the value used instead.
pub fn problem(model: &Model, attribute: &str, value: &str) -> String {
    let names = View::KEYS.iter().chain(&["step", "tempo"]);
    let key = names.copied().find(|name| *name == attribute).unwrap_or_default();
    let problem = match View::words(key) {
        Some(words) => Problem::NotOneOf(words),
        None if key == "tempo" => Problem::NotBetween { least: TEMPO.0, most: TEMPO.1 },
        None => Problem::NotAStep,
    };
    let notice = Notice::BadValue { key, value: value.to_owned(), problem };
    model.wishes.lang.notice(&notice, model.timeline())
}
