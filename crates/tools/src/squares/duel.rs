//! Two games about squares: Alice wants none, Bob wants one.
//!
//! In the game of turns they add letters in turn, Alice first; a letter twice in a row does not count, since Bob could always copy. In the
//! game of places Bob only says where the next letter goes, anywhere in the word, and Alice says which one; there every square counts.

use super::{Letter, Square, first_square, square_at_end};

/// Which of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// Letters are added in turn (Pegden 2011).
    Turns,
    /// Bob names the place, Alice the letter (Grytczuk, Szafruga and Zmarz 2013).
    Places,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Wants no square.
    Alice,
    /// Wants a square.
    Bob,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A letter, at the end or at the place that was named.
    Letter(Letter),
    /// A place: how many letters stand before it.
    Place(usize),
}

/// What is known of a game with so many letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Bob forces a square.
    Bob,
    /// Alice can avoid squares for ever.
    Alice,
    /// Nobody knows.
    Open,
}

impl Game {
    /// The length of the shortest block that counts.
    #[must_use]
    pub const fn least(self) -> usize {
        match self {
            Game::Turns => 2,
            Game::Places => 1,
        }
    }

    /// Returns who wins with so many letters.
    #[must_use]
    pub const fn known(self, letters: Letter) -> Known {
        match (self, letters) {
            (Game::Turns, 0..=3) | (Game::Places, 0..=4) => Known::Bob,
            (Game::Turns, _) | (Game::Places, 12..) => Known::Alice,
            (Game::Places, _) => Known::Open,
        }
    }
}

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// Which game.
    pub game: Game,
    /// How many letters there are to choose from.
    pub letters: Letter,
    moves: Vec<Move>,
    word: Vec<Letter>,
}

impl Duel {
    /// The longest word: then Alice has held out.
    pub const LONGEST: usize = 60;

    /// Returns a game before its first move.
    #[must_use]
    pub fn new(game: Game, letters: Letter) -> Duel {
        Duel { game, letters, moves: Vec::new(), word: Vec::new() }
    }

    /// Returns the moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the word.
    #[must_use]
    pub fn word(&self) -> &[Letter] {
        &self.word
    }

    /// Returns whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Player {
        match (self.game, self.moves.len().is_multiple_of(2)) {
            (Game::Turns, true) | (Game::Places, false) => Player::Alice,
            (Game::Turns, false) | (Game::Places, true) => Player::Bob,
        }
    }

    /// Returns the place that Bob has named, if Alice is to fill it.
    #[must_use]
    pub fn place(&self) -> Option<usize> {
        match self.moves.last() {
            Some(Move::Place(place)) => Some(*place),
            _ => None,
        }
    }

    /// Returns where the letter was put that came last.
    #[must_use]
    pub fn last_place(&self) -> Option<usize> {
        match self.moves[..] {
            [.., Move::Place(place), Move::Letter(_)] => Some(place),
            [.., Move::Letter(_)] => self.word.len().checked_sub(1),
            _ => None,
        }
    }

    /// Returns the square that ends the game.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self.game {
            Game::Turns => square_at_end(&self.word, self.game.least()),
            Game::Places => first_square(&self.word),
        }
    }

    /// Returns who has won: Bob by a square, Alice by a word that is long enough.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        if self.square().is_some() {
            return Some(Player::Bob);
        }
        (self.word.len() >= Self::LONGEST).then_some(Player::Alice)
    }

    /// Returns whether another letter than Alice's last would have made no square; none if it was not her letter, or made none.
    #[must_use]
    pub fn could_avoid(&self) -> Option<bool> {
        self.square()?;
        let mut before = self.clone();
        before.undo();
        let is_safe = |letter: Letter| {
            let mut after = before.clone();
            after.play(Move::Letter(letter)) && after.square().is_none()
        };
        (before.turn() == Player::Alice).then(|| (1..=self.letters).any(is_safe))
    }

    /// Makes a move; nothing happens if it is not allowed.
    pub fn play(&mut self, mv: Move) -> bool {
        let at = match (self.game, self.place()) {
            (Game::Turns, _) => Some(self.word.len()),
            (Game::Places, place) => place,
        };
        let is_allowed = self.winner().is_none()
            && match (mv, at) {
                (Move::Letter(letter), Some(_)) => (1..=self.letters).contains(&letter),
                (Move::Place(place), None) => place <= self.word.len(),
                _ => false,
            };
        if is_allowed {
            if let (Move::Letter(letter), Some(at)) = (mv, at) {
                self.word.insert(at, letter);
            }
            self.moves.push(mv);
        }
        is_allowed
    }

    /// Takes the last move back.
    pub fn undo(&mut self) {
        let at = self.last_place();
        if let (Some(Move::Letter(_)), Some(at)) = (self.moves.pop(), at) {
            self.word.remove(at);
        }
    }
}
