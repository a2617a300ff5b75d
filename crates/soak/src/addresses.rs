//! Addresses: written by Gros after random actions, or put together from keys, or damaged.

use gros_session::{Action, Seek, Session, spec};
use gros_solver::{AnyPuzzle, Puzzle, Steps, ids};

use crate::dice::Dice;

/// The largest number of pieces that the page takes.
pub const MOST_PIECES: usize = 1_000;

/// Makes addresses from a seed, without end.
#[derive(Clone, Debug)]
pub struct Addresses(Dice);

impl Addresses {
    /// Begins with a seed.
    pub fn new(seed: u64) -> Addresses {
        Addresses(Dice::new(seed))
    }
}

impl Iterator for Addresses {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let dice = &mut self.0;
        Some(match dice.below(4) {
            0 => task(dice),
            1 => played(dice),
            2 => {
                let text = task(dice);
                damaged(dice, &text)
            }
            _ => {
                let text = played(dice);
                damaged(dice, &text)
            }
        })
    }
}

/// Puts keys together, which may contradict each other.
fn task(dice: &mut Dice) -> String {
    let id = dice.of(&ids());
    let pairs: Vec<String> = (0..dice.below(5)).map(|_| pair(dice, id)).collect();
    if pairs.is_empty() { id.to_owned() } else { format!("{id}?{}", pairs.join("&")) }
}

/// The keys of each puzzle, by the beginning of its id.
fn keys_of(id: &str) -> &'static [&'static str] {
    match id {
        "rings" => &["n", "pair", "from", "to", "first", "play", "step"],
        "hanoi" => &["n", "pegs", "rule", "from", "to", "play", "step"],
        "spinout" => &["n", "outside", "from", "to", "play", "step"],
        "chain" => &["base", "n", "radices", "from", "to", "play", "step"],
        "slideout" => &["base", "n", "from", "to", "play", "step"],
        "hexadecimal" => &["key", "from", "to", "play", "step"],
        "wythoff" => &["piles", "policy", "rule", "play", "step"],
        _ => &["n", "from", "to", "play", "step"],
    }
}

fn pair(dice: &mut Dice, id: &str) -> String {
    let key = dice.of(keys_of(id));
    let value = match key {
        "n" => dice.size(MOST_PIECES + 2).to_string(),
        "pegs" => dice.below(10).to_string(),
        "base" => dice.below(40).to_string(),
        "pair" | "outside" => dice.below(3).to_string(),
        "rule" => dice.of(&["classic", "linear", "cyclic", "wythoff", "nim"]).to_owned(),
        "policy" => dice.of(&["soon", "long", "lose"]).to_owned(),
        "first" => dice.of(&["R", "S"]).to_owned(),
        "key" => format!("{:04b}", dice.below(16)),
        "radices" => row(dice, 1, 12, |dice| (2 + dice.size(36)).to_string()).join(","),
        "piles" => row(dice, 2, 2, |dice| digits(dice, 60)).join(","),
        "step" => digits(dice, 300),
        "play" => row(dice, 1, 8, item).join("."),
        _ => state(dice),
    };
    format!("{key}={value}")
}

fn row(dice: &mut Dice, least: usize, most: usize, mut one: impl FnMut(&mut Dice) -> String) -> Vec<String> {
    (0..least + dice.below(most - least + 1)).map(|_| one(dice)).collect()
}

fn digits(dice: &mut Dice, most: usize) -> String {
    let length = 1 + dice.size(most - 1);
    (0..length).map(|_| char::from(b'0' + dice.below(10) as u8)).collect()
}

fn item(dice: &mut Dice) -> String {
    match dice.below(5) {
        0 => format!("~{}", digits(dice, 20)),
        1 => format!("{}{}", 1 + dice.size(64), dice.of(&["A", "B", "C", "D"])),
        2 => format!("{}-{}", 1 + dice.size(64), dice.below(10)),
        3 => format!("{},{}", digits(dice, 9), digits(dice, 9)),
        _ => (1 + dice.size(64)).to_string(),
    }
}

fn state(dice: &mut Dice) -> String {
    let symbols: &[&str] =
        dice.of(&[&["0", "1"][..], &["A", "B", "C"], &["0", "1", "2", "3", "4"], &["U", "L", "R"]]);
    match dice.below(4) {
        0 => dice.of(&["on", "off", "A", "C", "H"]).to_owned(),
        1 => row(dice, 1, 5, |dice| format!("{}*{}", dice.of(symbols), dice.size(400))).join("."),
        _ => row(dice, 1, 12, |dice| dice.of(symbols).to_owned()).concat(),
    }
}

/// Opens a task, does something at random, and lets Gros write the address.
fn played(dice: &mut Dice) -> String {
    let Ok(opened) = spec::open(&task(dice), MOST_PIECES) else { return String::new() };
    let mut session = opened.session;
    for _ in 0..dice.below(9) {
        if let Some(action) = action(dice, &session) {
            session.act(action);
        }
    }
    spec::write(session.timeline())
}

fn action(dice: &mut Dice, session: &Session<AnyPuzzle>) -> Option<Action<AnyPuzzle>> {
    let timeline = session.timeline();
    Some(match dice.below(8) {
        0 => Action::DoIt,
        1 => Action::Undo,
        2 => Action::Seek(Seek::Part {
            part: Steps::from(dice.below(1_001) as u32),
            whole: Steps::from(1_000u32),
        }),
        3 => Action::Seek(Seek::Next),
        4 => Action::Seek(Seek::Back),
        _ => {
            let legal: Vec<_> = timeline.puzzle().legal_moves(&timeline.state()).take(64).collect();
            Action::Hand(legal.get(dice.below(legal.len()))?.clone())
        }
    })
}

/// What a person may type, or a program may make of it.
const BITS: [&str; 32] = [
    "0",
    "1",
    "9",
    "A",
    "C",
    "Z",
    "*",
    "~",
    ".",
    ",",
    "-",
    "=",
    "&",
    "?",
    "#",
    "/",
    "%",
    "%20",
    "%E4%B9%9D",
    "%FF",
    "＝",
    "？",
    "１",
    "Ａ",
    "九",
    "𝟘",
    " ",
    "\u{feff}",
    "on",
    "&step=5&step=6",
    "*99999999999999999999",
    "é",
];

/// Damages an address in one to four places.
fn damaged(dice: &mut Dice, text: &str) -> String {
    let mut symbols: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(symbols.len() + 1);
        let end = (at + 1 + dice.size(20)).min(symbols.len());
        match dice.below(4) {
            0 => drop(symbols.drain(at..end)),
            1 => drop(symbols.splice(at..at, dice.of(&BITS).chars())),
            2 => drop(symbols.splice(at..end, dice.of(&BITS).chars())),
            _ => {
                let again = symbols[at..end].to_vec();
                drop(symbols.splice(at..at, again));
            }
        }
    }
    symbols.into_iter().collect()
}
