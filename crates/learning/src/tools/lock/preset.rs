//! Known puzzles as locks, ready-made locks, and the puzzle to which a lock is equal.

use super::{Guard, Lock, Piece, Word};

/// A ready-made lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Two pieces: the lock to begin with.
    Two,
    /// Four pieces whose route has dead ends.
    DeadEnds,
    /// Chinese rings.
    Rings,
    /// Spin-Out.
    SpinOut,
    /// A chain with three places for each piece.
    Chain,
    /// `RecTangle`.
    Rectangle,
    /// Kugellager.
    Kugellager,
    /// Crazy Elephant Dance.
    Elephants,
    /// Every piece waits for its neighbour alone.
    Neighbours,
    /// No piece waits.
    Nobody,
}

impl Preset {
    /// All of them, in the order of a list.
    pub const ALL: [Preset; 10] = [
        Preset::Two,
        Preset::DeadEnds,
        Preset::Rings,
        Preset::SpinOut,
        Preset::Chain,
        Preset::Rectangle,
        Preset::Kugellager,
        Preset::Elephants,
        Preset::Neighbours,
        Preset::Nobody,
    ];

    /// Returns the id of the puzzle; none if it has no name.
    #[must_use]
    pub fn puzzle(self) -> Option<&'static str> {
        match self {
            Preset::Rings => Some("rings"),
            Preset::SpinOut => Some("spinout"),
            Preset::Chain => Some("chain"),
            Preset::Rectangle => Some("rectangle"),
            Preset::Kugellager => Some("kugellager"),
            Preset::Elephants => Some("elephants"),
            Preset::Two | Preset::DeadEnds | Preset::Neighbours | Preset::Nobody => None,
        }
    }

    /// Returns its lock.
    #[must_use]
    pub fn lock(self) -> Lock {
        match self {
            Preset::Two => Lock::reflected(&[3, 2]).to_its_end(),
            Preset::DeadEnds => Lock::dead_ends(),
            Preset::Rings => Lock::reflected(&[2; 5]).with_ends(vec![1; 5], vec![0; 5]),
            Preset::SpinOut => Lock::reflected(&[2; 7]).with_ends(vec![1; 7], vec![0; 7]),
            Preset::Chain => Lock::reflected(&[3; 4]).to_its_end(),
            Preset::Rectangle => Lock::reflected(&[2, 3, 3, 3]).to_its_end(),
            Preset::Kugellager => Lock::reflected(&[2, 5, 5, 5, 5]).to_its_end(),
            Preset::Elephants => Lock::slide_out(3, 5),
            Preset::Neighbours => Lock::guarded(&[3; 4], |piece, place, faster| {
                let wanted = if place.is_multiple_of(2) { 2 } else { 0 };
                (1..piece).map(|other| (other + 1 == piece).then_some(wanted)).take(faster.len()).collect()
            }),
            Preset::Nobody => Lock::guarded(&[3; 3], |_, _, faster| vec![None; faster.len()]),
        }
    }
}

impl Lock {
    /// Makes a lock whose guards follow a rule: piece, lower place of the step, places of the faster pieces.
    fn guarded(places: &[u8], guard: impl Fn(usize, u8, &[u8]) -> Guard) -> Lock {
        let piece = |(index, own): (usize, &u8)| {
            let guards = (0..own - 1).map(|place| guard(index + 1, place, &places[..index])).collect();
            Piece { places: *own, guards }
        };
        Lock::new(places.iter().enumerate().map(piece).collect())
    }

    /// Makes the lock whose states are the reflected Gray code of these numbers of places, piece 1 first: rings, Spin-Out
    /// and chains.
    #[must_use]
    pub fn reflected(places: &[u8]) -> Lock {
        Lock::guarded(places, |_, place, faster| reflected_guard(place, faster))
    }

    /// Returns the same lock with the end of its line as the goal.
    fn to_its_end(&self) -> Lock {
        self.with_ends(self.start.clone(), last_word(&self.places()))
    }

    /// Makes a slide-out lock, such as Crazy Elephant Dance: a piece waits for all faster ones, of which all but the next
    /// have to be at their last place.
    #[must_use]
    pub fn slide_out(base: u8, pieces: usize) -> Lock {
        let last = base - 1;
        Lock::guarded(&vec![base; pieces], |piece, place, _| {
            let next = if (last + place).is_multiple_of(2) { last } else { 0 };
            // Piece k − 1 is the neighbour.
            (1..piece).map(|other| Some(if other + 1 == piece { next } else { last })).collect()
        })
    }

    /// Pieces 3 and 4 wait in the middle of the line of the faster ones, so the way has dead ends.
    fn dead_ends() -> Lock {
        Lock::reflected(&[2, 3, 2, 3])
            .with_guard(3, 0, 2, Some(1))
            .with_guard(3, 0, 1, Some(0))
            .with_guard(4, 0, 3, Some(0))
            .with_guard(4, 0, 2, Some(2))
            .with_guard(4, 0, 1, Some(1))
    }

    /// Returns the address of the puzzle of Gros that this lock is, if there is one.
    #[must_use]
    pub fn twin(&self) -> Option<String> {
        let places = self.places();
        let base = *places.first()?;
        let is_even = places.iter().all(|own| *own == base);
        let same = |lock: &Lock| lock.pieces == self.pieces;
        let spec = if same(&Lock::reflected(&places)) {
            if is_even && base == 2 {
                format!("rings?n={}", places.len())
            } else {
                let radices: Vec<String> = places.iter().map(u8::to_string).collect();
                format!("chain?radices={}", radices.join(","))
            }
        } else if is_even && same(&Lock::slide_out(base, places.len())) {
            format!("slideout?base={base}&n={}", places.len())
        } else {
            return None;
        };
        Some(format!("{spec}&from={}&to={}", written(&self.start), written(&self.goal)))
    }
}

/// Writes a state as it is written everywhere: the free piece last.
pub(super) fn written(word: &Word) -> String {
    word.iter().rev().map(u8::to_string).collect()
}

/// The guard of a step in a reflected Gray code: an end of the line of the faster pieces.
pub(super) fn reflected_guard(place: u8, faster: &[u8]) -> Guard {
    let end = if place.is_multiple_of(2) { last_word(faster) } else { vec![0; faster.len()] };
    end.into_iter().map(Some).collect()
}

/// Returns the last word of the reflected Gray code. A piece goes through its places once for each step of the next
/// slower one, so it ends where it began if that has an odd number of steps to go back and forth.
fn last_word(places: &[u8]) -> Word {
    let slower = |index: usize| places[index + 1..].iter().all(|own| own % 2 == 1);
    (0..places.len()).map(|index| if slower(index) { places[index] - 1 } else { 0 }).collect()
}
