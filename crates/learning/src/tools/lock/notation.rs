//! The notation of a lock in an address: `places=2,3,2&waits=2.0,10&from=000&to=111`.
//!
//! `places` names the number of places of each piece, the free one first. `waits` has an entry for each further piece, in it
//! a guard for each step, written like a state: the free piece last, `-` for one that does not matter. What is not written is
//! as in the reflected Gray code. Without `places` and `waits` it is a ready-made lock: that of two pieces if there is no other
//! text either, else that of four.

use gros_solver::internals::notation;

use super::preset::{reflected_guard, written};
use super::{Guard, Lock, Piece, Preset, Word};

/// A part that could not be read, as it was written, and the value used instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Not a number of places; two are taken.
    Places(String),
    /// Pieces for which there is no room; this many of the slowest were left out.
    Pieces(usize),
    /// The guard does not fit this piece and this step; the guard of the reflected Gray code is used instead.
    Guard {
        /// The piece.
        piece: usize,
        /// The lower place of the step.
        place: u8,
        /// The text as written.
        text: String,
    },
    /// Guards of pieces or steps that do not exist; they are left out.
    NoStep(String),
    /// Not a start; all pieces start at 0.
    Start(String),
    /// Not a goal; all pieces go to their last place.
    Goal(String),
}

impl Lock {
    /// Reads a lock, and lists its unreadable parts. Four empty texts give the lock to begin with.
    ///
    /// ```
    /// use gros_learning::tools::lock::Lock;
    /// let (lock, unread) = Lock::parse(["2,2,2", "0,1-", "", "001"]);
    /// assert!(unread.is_empty());
    /// assert_eq!(lock.write(), ["2,2,2", "0,1-", "", "001"]);
    /// ```
    #[must_use]
    pub fn parse(texts: [&str; 4]) -> (Lock, Vec<Unread>) {
        let texts = texts.map(notation::plain);
        let [places, waits, start, goal] = texts.each_ref().map(String::as_str);
        let mut unread = Vec::new();
        if [places, waits, start, goal].iter().all(|text| text.is_empty()) {
            return (Preset::Two.lock(), unread);
        }
        let ready = Preset::DeadEnds.lock();
        let mut lock = if places.is_empty() && waits.is_empty() {
            ready
        } else {
            let places = if places.is_empty() { ready.places() } else { read_places(places, &mut unread) };
            guarded(&places, waits, &mut unread)
        };
        let places = lock.places();
        if !start.is_empty() {
            match read_word(start, &places) {
                Some(word) => lock.start = word,
                None => unread.push(Unread::Start(start.to_owned())),
            }
        }
        if !goal.is_empty() {
            match read_word(goal, &places) {
                Some(word) => lock.goal = word,
                None => unread.push(Unread::Goal(goal.to_owned())),
            }
        }
        (lock, unread)
    }

    /// Writes the shortest texts that are read as this lock.
    #[must_use]
    pub fn write(&self) -> [String; 4] {
        if *self == Preset::Two.lock() {
            return [const { String::new() }; 4];
        }
        let usual = Lock::new(self.pieces.clone());
        let [start, goal] = [(&self.start, &usual.start), (&self.goal, &usual.goal)]
            .map(|(word, usual)| if word == usual { String::new() } else { written(word) });
        let has_ends = !(start.is_empty() && goal.is_empty());
        if self.pieces == Preset::DeadEnds.lock().pieces && has_ends {
            return [String::new(), String::new(), start, goal];
        }
        let places: Vec<String> = self.places().iter().map(u8::to_string).collect();
        let is_reflected = self.pieces == Lock::reflected(&self.places()).pieces;
        let waits = |piece: &Piece| piece.guards.iter().map(Lock::write_guard).collect::<Vec<_>>().join(".");
        let waits: Vec<String> = self.pieces.iter().skip(1).map(waits).collect();
        [places.join(","), if is_reflected { String::new() } else { waits.join(",") }, start, goal]
    }

    /// Writes a state as it is written everywhere: the free piece last.
    #[must_use]
    pub fn write_word(word: &Word) -> String {
        written(word)
    }

    /// Writes a guard like a state, with `-` for a piece that does not matter.
    #[must_use]
    pub fn write_guard(guard: &Guard) -> String {
        let sign = |place: &Option<u8>| place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        guard.iter().rev().map(sign).collect()
    }
}

fn read_places(text: &str, unread: &mut Vec<Unread>) -> Vec<u8> {
    let mut read = |text: &str| {
        let range = Lock::FEWEST_PLACES..=Lock::MOST_PLACES;
        text.trim().parse().ok().filter(|places| range.contains(places)).unwrap_or_else(|| {
            unread.push(Unread::Places(text.to_owned()));
            Lock::FEWEST_PLACES
        })
    };
    let mut places: Vec<u8> = text.split(',').take(Lock::MOST_PIECES).map(&mut read).collect();
    let states = |places: &[u8]| places.iter().map(|places| usize::from(*places)).product::<usize>();
    while states(&places) > Lock::MOST_STATES {
        places.pop();
    }
    let left_out = text.split(',').count() - places.len();
    if left_out > 0 {
        unread.push(Unread::Pieces(left_out));
    }
    places
}

fn guarded(places: &[u8], waits: &str, unread: &mut Vec<Unread>) -> Lock {
    let mut entries = waits.split(',').filter(|_| !waits.is_empty());
    let mut pieces = Vec::new();
    for (index, own) in places.iter().enumerate() {
        let (piece, faster) = (index + 1, &places[..index]);
        let entry = if index > 0 { entries.next() } else { None };
        let mut steps =
            entry.unwrap_or_default().split('.').filter(|_| entry.is_some_and(|it| !it.is_empty()));
        let guard = |place: u8| {
            let Some(text) = steps.next() else { return reflected_guard(place, faster) };
            read_guard(text, faster).unwrap_or_else(|| {
                unread.push(Unread::Guard { piece, place, text: text.to_owned() });
                reflected_guard(place, faster)
            })
        };
        let guards = (0..own - 1).map(guard).collect();
        unread.extend(steps.map(|text| Unread::NoStep(text.to_owned())));
        pieces.push(Piece { places: *own, guards });
    }
    unread.extend(entries.map(|text| Unread::NoStep(text.to_owned())));
    Lock::new(pieces)
}

fn read_guard(text: &str, faster: &[u8]) -> Option<Guard> {
    let sign = |(sign, places): (char, &u8)| match sign {
        '-' => Some(None),
        sign => place_of(sign, *places).map(Some),
    };
    if text.chars().count() != faster.len() {
        return None;
    }
    text.chars().rev().zip(faster).map(sign).collect()
}

fn read_word(text: &str, places: &[u8]) -> Option<Word> {
    if text.chars().count() != places.len() {
        return None;
    }
    text.chars().rev().zip(places).map(|(sign, places)| place_of(sign, *places)).collect()
}

fn place_of(sign: char, places: u8) -> Option<u8> {
    let place = u8::try_from(sign.to_digit(10)?).ok()?;
    (place < places).then_some(place)
}
