//! A session as text: `rings?n=9&from=111111111&to=000000000&step=123`.
//!
//! The same text is the page's address, the command line's argument and the saved session. Reading takes
//! whatever it can use and notes the rest; writing is canonical: defaults left out, keys in a fixed order.

mod view;

use gros_solver::keys::{Keys, Notices, Problem};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, NoRoute, Puzzle, Setup, Steps, notation};
use percent_encoding::percent_decode_str;

use crate::session::Session;
use crate::timeline::{Leg, Timeline};

pub use view::{Against, Controls, Hands, Look, Mode, Part, Show, Theme, View};

/// The id of the puzzle that an empty text stands for.
const DEFAULT_ID: &str = "rings";

/// A session that was read, and what of the text could not be used.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The session.
    pub session: Session<AnyPuzzle>,
    /// What was ignored or replaced by its default.
    pub notices: Notices,
    /// How a page is to show it.
    pub view: View,
    /// What of the view keys was replaced by its default.
    pub view_notices: Notices,
}

/// Says that no puzzle has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no puzzle is called {id:?}")]
pub struct UnknownPuzzle {
    /// The id as written.
    pub id: String,
}

/// Reads a session; `limit` is the largest number of pieces to accept.
///
/// # Errors
/// Only an unknown id is an error; all else gives notices and a session that works.
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

/// Tells whether a text names a puzzle; one that does not is read as if it named the default one.
#[must_use]
pub fn names_puzzle(text: &str) -> bool {
    let text = decode(text);
    text.split('?').next().is_some_and(|id| !notation::plain(id).is_empty())
}

/// Writes the shortest text that [`open`] reads as this timeline.
#[must_use]
pub fn write(timeline: &Timeline<AnyPuzzle>) -> String {
    let Setup { puzzle, start, goal } = timeline.setup();
    let mut pairs = puzzle.keys();
    let mut push = |key, value: Option<String>| pairs.extend(value.map(|value| (key, value)));
    push("from", (*start != puzzle.start()).then(|| short_state(start)));
    push("to", (*goal != puzzle.goal()).then(|| short_state(goal)));
    push("play", write_play(timeline));
    push("step", (!timeline.cursor().is_zero()).then(|| timeline.cursor().to_string()));
    let pairs: Vec<String> = pairs.into_iter().map(|(key, value)| format!("{key}={value}")).collect();
    if pairs.is_empty() { puzzle.id().to_owned() } else { format!("{}?{}", puzzle.id(), pairs.join("&")) }
}

fn short_state(state: &AnyState) -> String {
    notation::shorten(&state.to_string())
}

/// Undoes percent-encoding and full-width punctuation, and takes off what an address puts before the spec.
fn decode(text: &str) -> String {
    let text = percent_decode_str(text.trim()).decode_utf8_lossy();
    let text = text.replace('？', "?").replace('＝', "=").replace('＆', "&");
    let spec = text.split_once("#/").map_or(text.as_str(), |(_, spec)| spec);
    spec.trim_start_matches(['#', '/']).to_owned()
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
        Some(play) => read_play(&mut timeline, &play, keys)?,
        None => 0,
    };
    let played = timeline.cursor().clone();
    timeline.set_cursor(read_step(&timeline, keys));
    let jumps = *timeline.cursor() != played;
    Ok(Session::new(timeline, moves, jumps))
}

fn read_step(timeline: &Timeline<AnyPuzzle>, keys: &mut Keys) -> Steps {
    let Some(value) = keys.take("step") else { return Steps::ZERO };
    match notation::plain(&value).parse::<Steps>() {
        Err(_) => {
            keys.refuse("step", &value, Problem::NotANumber);
            Steps::ZERO
        }
        Ok(step) if step > *timeline.steps() => {
            keys.refuse("step", &value, Problem::BeyondEnd);
            timeline.steps().clone()
        }
        Ok(step) => step,
    }
}

/// One item of `play`.
enum Item {
    Hand(AnyMove),
    Along(Steps),
}

/// Plays the written moves on a fresh timeline and counts the ones made by hand. The cursor ends behind them.
///
/// The first item that cannot be played is noted, and the rest is left out.
fn read_play(timeline: &mut Timeline<AnyPuzzle>, play: &str, keys: &mut Keys) -> Result<u64, NoRoute> {
    let mut hand = HandRun { moves: Vec::new(), state: timeline.state() };
    let mut count = 0;
    for (index, text) in play.split('.').enumerate() {
        let item = read_item(timeline.puzzle(), text);
        let legal = match item {
            Some(Item::Hand(mv)) => {
                let played = hand.play(timeline.puzzle(), mv);
                count += u64::from(played);
                played
            }
            Some(Item::Along(steps)) => {
                hand.close(timeline)?;
                let is_inside = steps <= timeline.to_go();
                if is_inside {
                    timeline.set_cursor(timeline.cursor() + &steps);
                    hand.state = timeline.state();
                }
                is_inside
            }
            None => false,
        };
        if !legal {
            keys.refuse("play", text, Problem::Play { place: index + 1 });
            break;
        }
    }
    hand.close(timeline)?;
    Ok(count)
}

/// Moves made by hand that the timeline does not hold yet, and the state after them.
struct HandRun {
    moves: Vec<AnyMove>,
    state: AnyState,
}

impl HandRun {
    fn play(&mut self, puzzle: &AnyPuzzle, mv: AnyMove) -> bool {
        match puzzle.play(&self.state, &mv) {
            Err(_) => false,
            Ok(after) => {
                self.state = after;
                self.moves.push(mv);
                true
            }
        }
    }

    fn close(&mut self, timeline: &mut Timeline<AnyPuzzle>) -> Result<(), NoRoute> {
        let moves = std::mem::take(&mut self.moves);
        if moves.is_empty() { Ok(()) } else { timeline.extend(moves, &self.state) }
    }
}

fn read_item(puzzle: &AnyPuzzle, text: &str) -> Option<Item> {
    let text = notation::plain(text);
    match text.strip_prefix(['~', '～']) {
        Some(steps) => steps.parse().ok().map(Item::Along),
        None => puzzle.parse_move(&text).ok().map(Item::Hand),
    }
}

fn write_play(timeline: &Timeline<AnyPuzzle>) -> Option<String> {
    let items: Vec<String> = timeline.played().flat_map(write_leg).collect();
    (!items.is_empty()).then(|| items.join("."))
}

fn write_leg(leg: &Leg<AnyPuzzle>) -> Vec<String> {
    match leg {
        Leg::Plan { length, .. } => vec![format!("~{length}")],
        Leg::Hand(hand) => hand.moves().iter().map(ToString::to_string).collect(),
    }
}
