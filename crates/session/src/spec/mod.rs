//! A session as text: `rings?n=9&from=111111111&to=000000000&step=123`.
//!
//! The same text is the page's address, the command line's argument and the saved session. Reading takes whatever it
//! can use and notes the rest; writing is canonical: defaults are left out, and keys are in a fixed order.

mod learn;
mod moved;
mod play;
mod quiz;
mod screen;
mod shelf;
mod tool;
mod view;

use gros_solver::internals::keys::{Keys, Notices, Problem};
use gros_solver::internals::notation;
use gros_solver::{AnyPuzzle, AnyState, NoRoute, Puzzle, Setup, Steps};
use percent_encoding::percent_decode_str;

use crate::seek::Sought;
use crate::session::Session;
use crate::timeline::Timeline;

pub use learn::{Learn, StopName};
pub use play::MOST_ITEMS;
pub use quiz::{Exercise, Quiz};
pub use screen::{OpenedScreen, Screen, open_screen};
pub use shelf::{Filter, Shelf, Sort};
pub use tool::{Gone, RulePuzzle, RuleTask, Tool};
pub use view::{Against, Controls, Hands, Look, Mode, Part, Show, Theme, View};

/// The id of the puzzle that an empty text opens.
const DEFAULT_ID: &str = "rings";

/// A session that was read, and the unusable parts of the text.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The session.
    pub session: Session<AnyPuzzle>,
    /// The values that were ignored or replaced by their defaults.
    pub notices: Notices,
    /// How a page should show it.
    pub view: View,
    /// The view keys that were replaced by their defaults.
    pub view_notices: Notices,
}

/// No puzzle has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no puzzle {id:?}")]
pub struct UnknownPuzzle {
    /// The id as written.
    pub id: String,
}

/// Reads a session; `limit` is the maximum number of pieces.
///
/// # Errors
/// Only an unknown id is an error; everything else results in notices and a working session.
pub fn open(text: &str, limit: usize) -> Result<Opened, UnknownPuzzle> {
    let text = decode(text);
    let (id, rest) = text.split_once('?').unwrap_or((&text, ""));
    let id = notation::plain(id).to_ascii_lowercase();
    let id = if id.is_empty() { DEFAULT_ID } else { &id };
    let (of_view, pairs) = pairs(rest).into_iter().partition(|(key, _)| View::KEYS.contains(&key.as_str()));
    let (mut keys, mut view_keys) = (Keys::new(pairs, limit), Keys::new(of_view, limit));
    let setup = AnyPuzzle::from_keys(id, &mut keys).ok_or_else(|| UnknownPuzzle { id: id.to_owned() })?;
    let session = read_timeline(setup, &mut keys).map_err(|_| UnknownPuzzle { id: id.to_owned() })?;
    let view = View::read(&mut view_keys, session.timeline().puzzle());
    Ok(Opened { session, notices: keys.finish(), view, view_notices: view_keys.finish() })
}

/// Returns the view that a text asks for, as a text about the default puzzle.
///
/// ```
/// assert_eq!(gros_session::spec::about_default("riings?n=5&lang=fr"), "rings?lang=fr");
/// ```
#[must_use]
pub fn about_default(text: &str) -> String {
    let text = decode(text);
    let (_, rest) = text.split_once('?').unwrap_or((&text, ""));
    let of_view = pairs(rest).into_iter().filter(|(key, _)| View::KEYS.contains(&key.as_str()));
    let written =
        of_view.map(|(key, value)| value.map_or_else(|| key.clone(), |value| format!("{key}={value}")));
    format!("{DEFAULT_ID}?{}", written.collect::<Vec<_>>().join("&"))
}

/// Returns whether a text names a puzzle, or is an empty address, which stands for the default one.
///
/// A text that does neither is read as if it named the default puzzle.
#[must_use]
pub fn names_puzzle(text: &str) -> bool {
    let is_address = text.contains('#') || text.contains("%23");
    let text = decode(text);
    let (id, rest) = text.split_once('?').unwrap_or((&text, ""));
    !notation::plain(id).is_empty() || is_address && pairs(rest).is_empty()
}

/// Returns whether a text asks for no session: it names no puzzle and has only view keys.
///
/// ```
/// use gros_session::spec::asks_for_nothing;
/// assert!(["", "#/", "#/?", "#/#", "#/?theme=dark"].into_iter().all(asks_for_nothing));
/// assert!(!["#/rings", "#/?n=5"].into_iter().any(asks_for_nothing));
/// ```
#[must_use]
pub fn asks_for_nothing(text: &str) -> bool {
    let text = decode(text);
    let (id, rest) = text.split_once('?').unwrap_or((&text, ""));
    notation::plain(id).is_empty() && pairs(rest).iter().all(|(key, _)| View::KEYS.contains(&key.as_str()))
}

/// Writes the shortest text that [`open`] reads as this timeline.
#[must_use]
pub fn write(timeline: &Timeline<AnyPuzzle>) -> String {
    write_step(&write_way(timeline), timeline.cursor())
}

/// Writes a task: what [`open`] reads as a timeline at its start, with nothing played. No route is planned for it.
///
/// ```
/// use gros_session::spec;
/// let session = spec::open("rings?to=1*9&n=9&from=off&play=~123.1&step=7", 1000)?.session;
/// assert_eq!(spec::write_task(session.timeline().setup()), "rings?from=0*9&to=1*9");
/// # Ok::<(), spec::UnknownPuzzle>(())
/// ```
#[must_use]
pub fn write_task(setup: &Setup<AnyPuzzle>) -> String {
    let Setup { puzzle, start, goal, .. } = setup;
    let ends = [
        ("from", (*start != puzzle.start()).then(|| short_state(start))),
        ("to", (*goal != puzzle.goal()).then(|| short_state(goal))),
    ];
    let ends = ends.into_iter().filter_map(|(key, value)| Some((key, value?)));
    let pairs = puzzle.keys().into_iter().chain(ends);
    pairs.fold(puzzle.id().to_owned(), |text, (key, value)| with(&text, key, &value))
}

/// Writes everything about a timeline except the cursor's step; together with [`write_step`] this is what [`write()`]
/// does. Timelines with the same moves have the same text.
///
/// ```
/// use gros_session::spec;
/// let session = spec::open("rings?play=~123.1&step=7", 1000)?.session;
/// let way = spec::write_way(session.timeline());
/// assert_eq!((way.as_str(), spec::write_step(&way, &8u32.into())), ("rings?play=~123.1", "rings?play=~123.1&step=8".into()));
/// # Ok::<(), spec::UnknownPuzzle>(())
/// ```
#[must_use]
pub fn write_way(timeline: &Timeline<AnyPuzzle>) -> String {
    let task = write_task(timeline.setup());
    match play::write(timeline) {
        Some(play) => with(&task, "play", &play),
        None => task,
    }
}

/// Adds the cursor's step to the text of a timeline.
#[must_use]
pub fn write_step(way: &str, step: &Steps) -> String {
    if step.is_zero() { way.to_owned() } else { with(way, "step", &step.to_string()) }
}

/// Appends a pair to a text that has an id and possibly other pairs.
fn with(text: &str, key: &str, value: &str) -> String {
    let between = if text.contains('?') { '&' } else { '?' };
    format!("{text}{between}{key}={value}")
}

fn short_state(state: &AnyState) -> String {
    notation::shorten(&state.to_string())
}

/// Decodes percent-encoding and full-width punctuation, and removes what an address has before the spec.
fn decode(text: &str) -> String {
    let text = percent_decode_str(text.trim()).decode_utf8_lossy();
    let text = text.replace('？', "?").replace('＝', "=").replace('＆', "&");
    let spec = text.split_once("#/").map_or(text.as_str(), |(_, spec)| spec);
    moved::moved(spec.trim_start_matches(['#', '/']).to_owned())
}

fn pairs(text: &str) -> Vec<(String, Option<String>)> {
    let written = text.split('&').filter(|pair| !pair.trim().is_empty());
    let pair = |pair: &str| match pair.split_once('=') {
        Some((key, value)) => (key_name(key), Some(value.trim().to_owned())),
        None => (key_name(pair), None),
    };
    written.map(pair).collect()
}

fn key_name(key: &str) -> String {
    notation::plain(key).to_ascii_lowercase()
}

fn read_timeline(setup: Setup<AnyPuzzle>, keys: &mut Keys) -> Result<Session<AnyPuzzle>, NoRoute> {
    let mut timeline = Timeline::new(setup)?;
    let moves = match keys.take("play") {
        Some(text) => play::read(&mut timeline, &text, keys)?,
        None => 0,
    };
    let played = timeline.cursor().clone();
    timeline.set_cursor(read_step(&timeline, keys));
    let jumps = *timeline.cursor() != played;
    Ok(Session::new(timeline, moves, jumps))
}

fn read_step(timeline: &Timeline<AnyPuzzle>, keys: &mut Keys) -> Steps {
    let Some(value) = keys.take("step") else { return Steps::ZERO };
    match Sought::written(&value, timeline) {
        Err(_) => {
            keys.refuse("step", &value, Problem::NotAStep);
            Steps::ZERO
        }
        Ok(Sought { step, clamped }) => {
            if clamped {
                keys.refuse("step", &value, Problem::BeyondEnd);
            }
            step
        }
    }
}
