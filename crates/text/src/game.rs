//! What is said of a game between two: whose turn it is, what wins, who has won.

use gros_solver::{Piles, Steps, Wythoff, WythoffMove};

use crate::message::say;
use crate::{Key, Lang};

/// One of the two who play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Whoever began, of two people.
    First,
    /// Whoever did not begin, of two people.
    Second,
    /// The person, against the computer.
    You,
    /// The computer.
    Computer,
}

impl Side {
    /// Returns the one on the other side.
    #[must_use]
    pub fn rival(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
            Side::You => Side::Computer,
            Side::Computer => Side::You,
        }
    }
}

/// What a place of the quarter board is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceCues {
    /// Whether one move leads there.
    pub is_target: bool,
    /// Whether it is cold, and that may be told.
    pub is_cold: bool,
}

impl Lang {
    /// Says whose turn it is: `Your turn`.
    #[must_use]
    pub fn turn(self, side: Side) -> &'static str {
        match side {
            Side::You => self.text(Key::GameTurn),
            Side::Computer => self.text(Key::GameTurn2),
            Side::First => self.text(Key::GameTurn3),
            Side::Second => self.text(Key::GameTurn4),
        }
    }

    /// Says who has taken the last stone: `You took the last stone and win.`
    #[must_use]
    pub fn winner(self, side: Side) -> &'static str {
        match side {
            Side::You => self.text(Key::GameWinner),
            Side::Computer => self.text(Key::GameWinner2),
            Side::First => self.text(Key::GameWinner3),
            Side::Second => self.text(Key::GameWinner4),
        }
    }

    /// Says in a word or two who wins: `Hot: you can win`.
    #[must_use]
    pub fn verdict_of_turn(self, game: &Wythoff, here: &Piles, side: Side) -> &'static str {
        let is_you = side == Side::You;
        if here.is_empty() {
            self.text(Key::GameVerdictOfTurn)
        } else if game.is_cold(here) {
            match is_you {
                true => self.text(Key::GameVerdictOfTurn2),
                false => self.text(Key::GameVerdictOfTurn3),
            }
        } else {
            match is_you {
                true => self.text(Key::GameVerdictOfTurn4),
                false => self.text(Key::GameVerdictOfTurn5),
            }
        }
    }

    /// Lists what to take in order to win: `Take 5 from both piles, or 2 from the left pile.`
    #[must_use]
    pub fn winning_takes(self, game: &Wythoff, here: &Piles) -> String {
        let takes = game.winning_moves(here).into_iter().map(|to| {
            let mv = WythoffMove { to };
            self.take(here, &mv, Lang::number)
        });
        let takes: Vec<String> = takes.collect();
        let Some((first, others)) = takes.split_first() else {
            return self.text(Key::GameWinningTakes).to_owned();
        };
        let or = self.text(Key::GameWinningTakes2);
        let others = others.iter().map(|take| take.strip_prefix("take ").unwrap_or(take));
        let all: Vec<&str> = std::iter::once(first.as_str()).chain(others).collect();
        self.sentence(&all.join(or))
    }

    /// Says why those moves win, or what one can still do: one line below the list.
    #[must_use]
    pub fn why_it_wins(self, game: &Wythoff, here: &Piles) -> &'static str {
        match game.winning_moves(here).len() {
            _ if here.is_empty() => self.text(Key::GameWhyItWins),
            0 => self.text(Key::GameWhyItWins2),
            1 => self.text(Key::GameWhyItWins3),
            _ => self.text(Key::GameWhyItWins4),
        }
    }

    /// Names a place of the quarter board, seen from where the game stands: `9 and 15, take 5 from both piles, cold`.
    #[must_use]
    pub fn place_name(self, here: &Piles, place: &Piles, cues: PlaceCues) -> String {
        let stands = (here == place).then(|| self.text(Key::GamePlaceName));
        let take = cues.is_target.then(|| self.take(here, &WythoffMove { to: place.clone() }, Lang::number));
        let cold = cues.is_cold.then(|| self.text(Key::GamePlaceName2));
        let comma = self.text(Key::GamePlaceName3);
        let name = self.position_name(place);
        [Some(name.as_str()), stands, take.as_deref(), cold]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(comma)
    }

    /// Says how many stones a bar stands for: `Each bar stands for 50 stones.`
    #[must_use]
    pub fn stones_in_a_bar(self, stones: u64) -> String {
        let stones = self.number(&Steps::from(stones));
        say!(self, GameStonesInABar { stones })
    }
}
