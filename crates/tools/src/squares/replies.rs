//! How the computer plays: by a strategy that is proved where there is one, else by looking ahead as far as its budget goes.

use super::builder::thue;
use super::duel::{Duel, Game, Move, Player};
use super::{Letter, first_square, square_at_end};

/// A move of the computer, and what it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move.
    pub mv: Move,
    /// What it knows of the game after it.
    pub sees: Sees,
}

/// What the computer knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sees {
    /// Alice's strategy never loses.
    Strategy,
    /// Bob has a square after at most so many further letters.
    Forced(usize),
    /// Bob cannot force a square within so many further letters.
    Ahead(usize),
}

impl Duel {
    /// How many positions the computer looks at, at most.
    pub const BUDGET: usize = 150_000;

    /// Returns whether Alice has a strategy that is proved and that the computer knows.
    #[must_use]
    pub fn has_strategy(&self) -> bool {
        self.letters
            >= match self.game {
                Game::Turns => 9,
                Game::Places => 12,
            }
    }

    /// Returns the computer's move; none if the game is over.
    #[must_use]
    pub fn reply(&self, budget: usize) -> Option<Reply> {
        if self.winner().is_some() {
            return None;
        }
        if self.turn() == Player::Alice && self.has_strategy() {
            let letter = match self.game {
                Game::Turns => favourite(self),
                Game::Places => by_levels(self),
            };
            return Some(Reply { mv: Move::Letter(letter), sees: Sees::Strategy });
        }
        Some(Look { game: self.game, letters: self.letters, left: budget }.best(self))
    }

    /// Returns in how many further letters Bob forces a square, if that can be seen within the budget.
    #[must_use]
    pub fn forced(&self, budget: usize) -> Sees {
        let mut look = Look { game: self.game, letters: self.letters, left: budget };
        let mut word = self.word().to_vec();
        let mut seen = 0;
        for depth in 1..Self::LONGEST {
            match look.forces(&mut word, self.turn(), self.place(), depth) {
                Some(true) => return Sees::Forced(depth),
                Some(false) => seen = depth,
                None => break,
            }
        }
        Sees::Ahead(seen)
    }
}

struct Look {
    game: Game,
    letters: Letter,
    /// How many positions may still be looked at.
    left: usize,
}

impl Look {
    /// Returns whether Bob forces a square within so many further letters; none if the budget does not suffice.
    fn forces(
        &mut self,
        word: &mut Vec<Letter>,
        turn: Player,
        place: Option<usize>,
        depth: usize,
    ) -> Option<bool> {
        if depth == 0 {
            return Some(false);
        }
        self.left = self.left.checked_sub(1)?;
        if self.game == Game::Places && turn == Player::Bob {
            for place in 0..=word.len() {
                if self.forces(word, Player::Alice, Some(place), depth)? {
                    return Some(true);
                }
            }
            return Some(false);
        }
        let (at, other) = match (self.game, turn) {
            (Game::Places, _) => (place.unwrap_or(0), Player::Bob),
            (_, Player::Alice) => (word.len(), Player::Bob),
            (_, Player::Bob) => (word.len(), Player::Alice),
        };
        let wants = turn == Player::Bob;
        for letter in 1..=self.distinct(word) {
            word.insert(at, letter);
            let result =
                if self.is_over(word) { Some(true) } else { self.forces(word, other, None, depth - 1) };
            word.remove(at);
            if result? == wants {
                return Some(wants);
            }
        }
        Some(!wants)
    }

    /// Letters that have not occurred yet are alike, so one of them is enough.
    fn distinct(&self, word: &[Letter]) -> Letter {
        self.letters.min(word.iter().max().map_or(1, |most| most + 1))
    }

    fn is_over(&self, word: &[Letter]) -> bool {
        match self.game {
            Game::Turns => square_at_end(word, 2).is_some(),
            Game::Places => first_square(word).is_some(),
        }
    }

    /// Looks at all moves one letter deeper each time: Bob's first that forces, Alice's last that is not forced.
    fn best(&mut self, duel: &Duel) -> Reply {
        let turn = duel.turn();
        let mut open = candidates(duel, self.distinct(duel.word()));
        let mut seen = 0;
        for depth in 1..Duel::LONGEST {
            let mut still = Vec::new();
            for mv in &open {
                let mut after = duel.clone();
                after.play(*mv);
                let deep = if matches!(mv, Move::Place(_)) { depth } else { depth - 1 };
                let forced = if after.square().is_some() {
                    Some(true)
                } else {
                    let (turn, place) = (after.turn(), after.place());
                    self.forces(&mut after.word().to_vec(), turn, place, deep)
                };
                match forced {
                    Some(true) if turn == Player::Bob => {
                        return Reply { mv: *mv, sees: Sees::Forced(depth) };
                    }
                    Some(true) => (),
                    Some(false) => still.push(*mv),
                    None => return Reply { mv: open[0], sees: Sees::Ahead(seen) },
                }
            }
            if still.is_empty() {
                return Reply { mv: open[0], sees: Sees::Forced(depth) };
            }
            (open, seen) = (still, depth);
        }
        Reply { mv: open[0], sees: Sees::Ahead(seen) }
    }
}

/// Lists moves, the most promising ones first: Bob's that leave Alice the fewest letters, Alice's that came longest ago.
fn candidates(duel: &Duel, distinct: Letter) -> Vec<Move> {
    let word = duel.word();
    let mut moves: Vec<Move> = if duel.game == Game::Places && duel.turn() == Player::Bob {
        (0..=word.len()).map(Move::Place).collect()
    } else {
        (1..=distinct).map(Move::Letter).collect()
    };
    let after = |mv: &Move| {
        let mut after = duel.clone();
        after.play(*mv);
        after
    };
    match duel.turn() {
        Player::Bob => moves.sort_by_cached_key(|mv| {
            let after = after(mv);
            if after.square().is_some() { 0 } else { 1 + free(&after) }
        }),
        Player::Alice => moves.sort_by_cached_key(|mv| {
            let Move::Letter(letter) = mv else { return (true, 0) };
            (
                after(mv).square().is_some(),
                word.iter().rposition(|other| other == letter).map_or(0, |at| at + 1),
            )
        }),
    }
    moves
}

/// Counts the letters that Alice may use.
fn free(duel: &Duel) -> usize {
    (1..=duel.letters)
        .filter(|letter| {
            let mut after = duel.clone();
            after.play(Move::Letter(*letter)) && after.square().is_none()
        })
        .count()
}

/// The strategy for nine letters, seen as pairs of two numbers from 1 to 3 (Grytczuk, Kosiński and Zmarz 2015).
///
/// The first numbers of Alice's letters are Thue's word, so no square has blocks of even length. The second is her favourite, which she changes when Bob
/// has used it, to the one that is in neither of his last two letters: so none has blocks of odd length.
fn favourite(duel: &Duel) -> Letter {
    let (mut mine, mut liked, mut bob) = (0, 1, [0, 0]);
    for (index, letter) in duel.word().iter().enumerate() {
        if index % 2 == 0 {
            mine += 1;
            continue;
        }
        bob = [bob[1], (letter - 1) % 3 + 1];
        if bob[1] == liked {
            liked = (1..=3).find(|number| !bob.contains(number)).unwrap_or(liked);
        }
    }
    let first = thue(mine + 1)[mine];
    3 * (first - 1) + liked
}

/// The strategy for twelve letters, seen as pairs of a number from 1 to 4 for the level and one from 1 to 3 along it.
///
/// Each letter is tied to its two neighbours when it comes, so the ties make an outerplanar graph, with the word as a path in it. A letter's level is one above the lower of its neighbours.
/// Letters of one level that are neighbours make a row that grows at its ends only: it is written as a stretch of Thue's word (Kündgen and Pelsmajer 2008).
fn by_levels(duel: &Duel) -> Letter {
    /// Where rows begin in Thue's word; they are never so long.
    const MIDDLE: i32 = 128;
    let between = |row: &[(i32, i32)], place: usize| {
        let outside = (-1, 0);
        let left = place.checked_sub(1).map_or(outside, |index| row[index]);
        let right = row.get(place).copied().unwrap_or(outside);
        let level = 1 + left.0.min(right.0);
        let along = match level {
            _ if left.0 == level => left.1 + 1,
            _ if right.0 == level => right.1 - 1,
            _ => MIDDLE,
        };
        (level, along)
    };
    let mut row: Vec<(i32, i32)> = Vec::new();
    for mv in duel.moves() {
        if let Move::Place(place) = mv {
            row.insert(*place, between(&row, *place));
        }
    }
    let (level, along) = duel.place().map_or((0, MIDDLE), |place| row[place]);
    let [level, along] = [level, along].map(|number| usize::try_from(number).unwrap_or_default());
    3 * (without_palindromes(level) - 1) + thue(along + 1)[along]
}

/// Thue's word with a 4 after every second letter has neither squares nor palindromes.
fn without_palindromes(index: usize) -> Letter {
    if index % 3 == 2 { 4 } else { thue(index + 1)[index - index / 3] }
}
