//! Texts about a game for two: whose turn it is, what wins, who has won.

use gros_session::Session;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Piles, Puzzle, Route, Steps, Wythoff, WythoffMove};

use crate::hint::{Grade, Hint};
use crate::lang::capital;
use crate::message::say;
use crate::puzzles::{AnyStateWords, AnyWords};
use crate::{Help, Key, Lang};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The one of two people who began.
    First,
    /// The one of two people who did not begin.
    Second,
    /// The person, against the computer.
    You,
    /// The computer.
    Computer,
}

impl Side {
    /// Returns the opponent.
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

/// The properties of a cell of the quarter board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceCues {
    /// Whether one move leads there.
    pub is_target: bool,
    /// Whether it is cold, provided that this may be shown.
    pub is_cold: bool,
}

/// How a game against the computer ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The person never gave the computer a chance.
    WonAllAlong,
    /// The computer gave the win back by this move.
    WonAt(usize),
    /// There was nothing to win.
    LostFromTheStart,
    /// The person gave the win away by this move.
    LostAt(usize),
}

impl Lang {
    /// Returns the rules of a game in one line: in full, for a phone, and for the smallest one; none for other puzzles.
    #[must_use]
    pub fn game_rules(self, puzzle: &AnyPuzzle) -> Option<[&'static str; 3]> {
        Some(puzzle.words().rules_in_a_line()?.map(|key| self.text(key)))
    }

    /// Says what the computer took: `The computer took 8 from the right pile.`
    #[must_use]
    pub fn computer_took(self, before: &AnyState, mv: &AnyMove) -> String {
        before.move_words(mv).and_then(|words| words.by_computer(self)).unwrap_or_default()
    }

    /// Says in a few words what a move of a game takes, and in as few as a small box has: `8 from the right`, `right −8`.
    #[must_use]
    pub fn taken(self, before: &AnyState, mv: &AnyMove) -> Option<[String; 2]> {
        before.move_words(mv).and_then(|words| words.taken(self))
    }

    /// Names a player beside a move: `you`.
    #[must_use]
    pub fn player(self, side: Side) -> &'static str {
        match side {
            Side::You => self.text(Key::GameYou),
            Side::Computer => self.text(Key::GameComputer),
            Side::First => self.text(Key::GameFirst),
            Side::Second => self.text(Key::GameSecond),
        }
    }

    /// Says what is left in a game: `There are 7 and 4 stones.`
    #[must_use]
    pub fn stones(self, state: &AnyState) -> String {
        state.words().stones(self).unwrap_or_default()
    }

    /// Says how a game against the computer ended: `You didn’t leave a cold position at move 5.`
    #[must_use]
    pub fn game_ending(self, ending: Ending) -> String {
        match ending {
            Ending::WonAllAlong => self.text(Key::GameWonAllAlong).to_owned(),
            Ending::WonAt(step) => say!(self, GameWonAt { step: Steps::from(step) }),
            Ending::LostFromTheStart => self.text(Key::GameLostFromTheStart).to_owned(),
            Ending::LostAt(step) => say!(self, GameLostAt { step: Steps::from(step) }),
        }
    }

    /// Says how many moves it took, and what helped: `The computer took the last stones at move 10.`, `no hints`.
    #[must_use]
    pub fn game_facts(self, session: &Session<AnyPuzzle>, ending: Ending, help: &Help) -> Vec<String> {
        let moves = session.timeline().cursor();
        let (first, helped) = match ending {
            // The moves that were shown are not counted before.
            Ending::LostFromTheStart | Ending::LostAt(_) => {
                (say!(self, GameLastTaken { step: moves }), self.helped(help))
            }
            _ => {
                let start = self.state_name(&session.timeline().setup().start);
                (say!(self, GameMovesFrom { moves: self.moves(moves), start }), Vec::new())
            }
        };
        let helped = if helped.is_empty() { self.help_taken(help) } else { helped };
        std::iter::once(first).chain(helped).collect()
    }

    /// Says whose turn it is: `Your turn`.
    #[must_use]
    pub fn turn(self, side: Side) -> &'static str {
        match side {
            Side::You => self.text(Key::GameTurnYou),
            Side::Computer => self.text(Key::GameTurnComputer),
            Side::First => self.text(Key::GameTurnFirst),
            Side::Second => self.text(Key::GameTurnSecond),
        }
    }

    /// Says who has taken the last stone: `You took the last stone. You win.`
    #[must_use]
    pub fn winner(self, side: Side) -> &'static str {
        match side {
            Side::You => self.text(Key::GameWinnerYou),
            Side::Computer => self.text(Key::GameWinnerComputer),
            Side::First => self.text(Key::GameWinnerFirst),
            Side::Second => self.text(Key::GameWinnerSecond),
        }
    }

    /// Says in a few words who wins: `Hot: you can win`.
    #[must_use]
    pub fn verdict_of_turn(self, game: &Wythoff, here: &Piles, side: Side) -> &'static str {
        let is_you = side == Side::You;
        if here.is_empty() {
            self.text(Key::GameNoStoneIsLeft)
        } else if game.is_cold(here) {
            self.text(if is_you { Key::GameColdForYou } else { Key::GameCold })
        } else {
            self.text(if is_you { Key::GameHotForYou } else { Key::GameHot })
        }
    }

    /// Lists what to take in order to win: `Take 5 from both piles, or 2 from the left pile.`
    #[must_use]
    pub fn winning_takes(self, game: &Wythoff, here: &Piles) -> String {
        let mut moves = game.winning_moves(here).into_iter().map(|to| WythoffMove { to });
        let Some(first) = moves.next() else { return self.text(Key::GameNoMoveWins).to_owned() };
        let first = self.take(here, &first, Lang::number);
        self.sentence(&moves.fold(first, |takes, mv| self.or_take(&takes, here, &mv)))
    }

    /// Gives a hint: the difference of the piles, the position to leave, what to take.
    pub(crate) fn game_hint(self, game: &Wythoff, here: &Piles, grade: Grade) -> Hint {
        let winning = game.winning_moves(here);
        match (grade, winning.first()) {
            (Grade::Look, wins) => {
                let (larger, smaller) = ((&here.left).max(&here.right), (&here.left).min(&here.right));
                let difference = larger.saturating_sub(smaller);
                Hint {
                    first: say!(self, GameHintDifference { larger, smaller, difference }),
                    second: wins.map(|_| self.text(Key::WhichStones).to_owned()).unwrap_or_default(),
                }
            }
            (Grade::Move, None) => {
                let next = game.route(here, &game.goal()).ok().and_then(|route| route.move_at(&Steps::ZERO));
                let take = next.map(|mv| self.take(here, &mv, Lang::number));
                let hope = take.map(|take| capital(&say!(self, GameHintHope { take })));
                Hint { first: hope.unwrap_or_default(), second: String::new() }
            }
            (Grade::Reason, None) => Hint {
                first: say!(self, GameHintCold { position: self.position_name(here) }),
                second: String::new(),
            },
            (Grade::Reason, Some(leave)) => Hint {
                first: say!(self, GameHintLeave { position: self.position_name(leave) }),
                second: String::new(),
            },
            (Grade::Move, Some(_)) => Hint {
                first: self.winning_takes(game, here),
                second: self.why_it_wins(game, here).to_owned(),
            },
        }
    }

    /// Says why those moves win, or what the player can still do: one line below the list.
    #[must_use]
    pub fn why_it_wins(self, game: &Wythoff, here: &Piles) -> &'static str {
        match game.winning_moves(here).len() {
            _ if here.is_empty() => self.text(Key::GameIsOver),
            0 => self.text(Key::GameWhyNoneWins),
            1 => self.text(Key::GameWhyItWins),
            _ => self.text(Key::GameWhyEachWins),
        }
    }

    /// Names a cell of the quarter board, seen from the current position: `9 and 15, take 5 from both piles, cold`.
    #[must_use]
    pub fn place_name(self, here: &Piles, place: &Piles, cues: PlaceCues) -> String {
        let stands = (here == place).then(|| self.text(Key::GameStandsHere).to_owned());
        let take = cues.is_target.then(|| self.take(here, &WythoffMove { to: place.clone() }, Lang::number));
        let cold = cues.is_cold.then(|| self.text(Key::GamePlaceIsCold).to_owned());
        self.phrases(self.position_name(place), [stands, take, cold].into_iter().flatten())
    }
}
