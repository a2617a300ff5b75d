//! Strategies for addresses.

use gros_session::{Action, Seek, Session, spec};
use gros_solver::{AnyPuzzle, Puzzle, Steps, ids};
use proptest::{
    collection::{SizeRange, vec},
    prelude::*,
    sample::{Index, select},
};

/// The limit of the page.
pub const MAX_PIECES: usize = 1_000;

/// Addresses of random keys, addresses that Gros writes after random actions, and damaged ones of both.
pub fn address() -> impl Strategy<Value = String> {
    prop_oneof![task(), played(), damaged(task()), damaged(played())]
}

/// A puzzle with random keys, which may contradict each other.
fn task() -> impl Strategy<Value = String> {
    select(ids()).prop_flat_map(|id| {
        let pair = select(keys_of(id)).prop_flat_map(pair);
        vec(pair, 0..5).prop_map(move |pairs| {
            if pairs.is_empty() { id.to_owned() } else { format!("{id}?{}", pairs.join("&")) }
        })
    })
}

fn keys_of(id: &str) -> &'static [&'static str] {
    match id {
        "rings" => &["n", "pair", "from", "to", "first", "play", "step"],
        "hanoi" => &["n", "pegs", "rule", "from", "to", "play", "step"],
        "spinout" => &["n", "outside", "from", "to", "play", "step"],
        "chain" => &["base", "n", "radices", "from", "to", "play", "step"],
        "slideout" => &["base", "n", "from", "to", "play", "step"],
        "custom" => &["places", "waits", "from", "to", "play", "step"],
        "hexadecimal" => &["key", "from", "to", "play", "step"],
        "wythoff" => &["piles", "policy", "rule", "play", "step"],
        _ => &["n", "from", "to", "play", "step"],
    }
}

fn pair(key: &'static str) -> impl Strategy<Value = String> {
    let value = match key {
        "n" => number(MAX_PIECES + 2).boxed(),
        "pegs" => (0..10_usize).prop_map(|pegs| pegs.to_string()).boxed(),
        "base" => (0..40_usize).prop_map(|base| base.to_string()).boxed(),
        "pair" | "outside" => one_of(&["0", "1", "2"]).boxed(),
        "rule" => one_of(&["classic", "linear", "cyclic", "wythoff", "nim"]).boxed(),
        "policy" => one_of(&["soon", "long", "lose"]).boxed(),
        "first" => one_of(&["R", "S"]).boxed(),
        "key" => (0..16_u8).prop_map(|cuts| format!("{cuts:04b}")).boxed(),
        "radices" => list(",", 1..=12, size(36).prop_map(|more| (2 + more).to_string())).boxed(),
        "places" => list(",", 1..=6, size(8).prop_map(|more| (2 + more).to_string())).boxed(),
        "waits" => prop_oneof![one_of(&["reflected", "slide-out"]), "([0-3-]{0,4}[.,]?){0,8}"].boxed(),
        "piles" => list(",", 2, digits(60)).boxed(),
        "step" => digits(300).boxed(),
        "play" => list(".", 1..=8, item()).boxed(),
        _ => state().boxed(),
    };
    value.prop_map(move |value| format!("{key}={value}"))
}

/// Mostly small numbers.
fn size(max: usize) -> impl Strategy<Value = usize> {
    prop_oneof![6 => 0..=max.min(12), 1 => 0..=max.min(100), 1 => 0..=max]
}

fn number(max: usize) -> impl Strategy<Value = String> {
    size(max).prop_map(|number| number.to_string())
}

fn digits(max: usize) -> impl Strategy<Value = String> {
    let digits = size(max - 1).prop_flat_map(|more| vec(0..10_u8, more + 1));
    digits.prop_map(|digits| digits.iter().map(u8::to_string).collect())
}

fn one_of(texts: &'static [&'static str]) -> impl Strategy<Value = String> {
    select(texts).prop_map(str::to_owned)
}

fn list(
    separator: &'static str,
    length: impl Into<SizeRange>,
    item: impl Strategy<Value = String>,
) -> impl Strategy<Value = String> {
    vec(item, length).prop_map(move |items| items.join(separator))
}

/// An item of `play=`.
fn item() -> impl Strategy<Value = String> {
    let piece = || size(64).prop_map(|more| 1 + more);
    prop_oneof![
        digits(20).prop_map(|steps| format!("~{steps}")),
        (piece(), select(&["A", "B", "C", "D"][..])).prop_map(|(piece, peg)| format!("{piece}{peg}")),
        (piece(), 0..10_usize).prop_map(|(piece, place)| format!("{piece}-{place}")),
        (digits(9), digits(9)).prop_map(|(left, right)| format!("{left},{right}")),
        piece().prop_map(|piece| piece.to_string()),
    ]
}

fn state() -> impl Strategy<Value = String> {
    const SYMBOLS: [&[&str]; 4] =
        [&["0", "1"], &["A", "B", "C"], &["0", "1", "2", "3", "4"], &["U", "L", "R"]];
    select(&SYMBOLS[..]).prop_flat_map(|symbols| {
        let run = (select(symbols), size(400)).prop_map(|(symbol, count)| format!("{symbol}*{count}"));
        prop_oneof![
            1 => one_of(&["on", "off", "A", "C", "H"]),
            1 => list(".", 1..=5, run),
            2 => list("", 1..=12, one_of(symbols)),
        ]
    })
}

/// Addresses written by Gros after random actions; empty if the task cannot be opened.
fn played() -> impl Strategy<Value = String> {
    (task(), vec(op(), 0..9)).prop_map(|(task, ops)| {
        let Ok(opened) = spec::open(&task, MAX_PIECES) else { return String::new() };
        let mut session = opened.session;
        for op in &ops {
            if let Some(action) = op.action(&session) {
                session.act(action);
            }
        }
        spec::write(session.timeline())
    })
}

/// An action that does not depend on a session yet.
#[derive(Clone, Debug)]
enum Op {
    DoIt,
    Undo,
    Seek(Seek),
    /// One of the first legal moves.
    Move(Index),
}

impl Op {
    fn action(&self, session: &Session<AnyPuzzle>) -> Option<Action<AnyPuzzle>> {
        Some(match self {
            Op::DoIt => Action::DoIt,
            Op::Undo => Action::Undo,
            Op::Seek(seek) => Action::Seek(seek.clone()),
            Op::Move(index) => {
                let timeline = session.timeline();
                let legal: Vec<_> = timeline.puzzle().legal_moves(&timeline.state()).take(64).collect();
                if legal.is_empty() {
                    return None;
                }
                Action::Hand(index.get(&legal).clone())
            }
        })
    }
}

fn op() -> impl Strategy<Value = Op> {
    let seek = prop_oneof![
        (0..=1_000_u32)
            .prop_map(|part| Seek::Part { part: Steps::from(part), whole: Steps::from(1_000_u32) }),
        Just(Seek::Next),
        Just(Seek::Back),
    ];
    prop_oneof![
        1 => Just(Op::DoIt),
        1 => Just(Op::Undo),
        3 => seek.prop_map(Op::Seek),
        3 => any::<Index>().prop_map(Op::Move),
    ]
}

/// Texts that a person may type, or that a program may make of them.
#[rustfmt::skip]
const FRAGMENTS: [&str; 32] = [
    "0", "1", "9", "A", "C", "Z", "*", "~", ".", ",", "-", "=", "&", "?", "#", "/", "%", "%20", "%E4%B9%9D", "%FF",
    "＝", "？", "１", "Ａ", "九", "𝟘", " ", "\u{feff}", "on", "&step=5&step=6", "*99999999999999999999", "é",
];

#[derive(Clone, Debug)]
enum Edit {
    Delete,
    Insert(&'static str),
    Replace(&'static str),
    Repeat,
}

/// Damages an address in one to four places.
fn damaged(address: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let edit = prop_oneof![
        Just(Edit::Delete),
        select(&FRAGMENTS[..]).prop_map(Edit::Insert),
        select(&FRAGMENTS[..]).prop_map(Edit::Replace),
        Just(Edit::Repeat),
    ];
    let edits = vec((any::<Index>(), size(20), edit), 1..=4);
    (address, edits).prop_map(|(address, edits)| {
        let mut symbols: Vec<char> = address.chars().collect();
        for (start, more, edit) in &edits {
            let start = start.index(symbols.len() + 1);
            let end = (start + 1 + more).min(symbols.len());
            match edit {
                Edit::Delete => drop(symbols.drain(start..end)),
                Edit::Insert(text) => drop(symbols.splice(start..start, text.chars())),
                Edit::Replace(text) => drop(symbols.splice(start..end, text.chars())),
                Edit::Repeat => {
                    let repeated = symbols[start..end].to_vec();
                    drop(symbols.splice(start..start, repeated));
                }
            }
        }
        symbols.into_iter().collect()
    })
}
