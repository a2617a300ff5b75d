//! Texts about two piles of stones.

use gros_solver::wythoff::{Policy, Rule};
use gros_solver::{Piles, Steps, Wythoff, WythoffMove};

use crate::lang::capital;
use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Names a pile: `left pile`.
    pub(crate) fn pile(self, right: bool) -> &'static str {
        self.text(if right { Key::RightPile } else { Key::LeftPile })
    }

    /// Names the game according to its rule.
    pub(crate) fn game_title(self, game: &Wythoff) -> &'static str {
        self.text(match game.rule() {
            Rule::Wythoff => Key::Wythoff,
            Rule::Nim => Key::Nim,
        })
    }

    /// Names a position: `5 and 3`.
    #[must_use]
    pub fn position_name(self, position: &Piles) -> String {
        say!(
            self,
            WythoffTwoNumbers { one: self.number(&position.left), other: self.number(&position.right) }
        )
    }

    /// Says who wins: `the player to move can win`.
    #[must_use]
    pub fn verdict(self, game: &Wythoff, position: &Piles) -> &'static str {
        if position.is_empty() {
            self.text(Key::WythoffEmpty)
        } else if game.is_cold(position) {
            self.text(Key::WythoffCold)
        } else {
            self.text(Key::WythoffHot)
        }
    }

    /// Says what a move takes: `take 5 from both piles`. `number` writes a number for display or speech.
    pub(crate) fn take(
        self,
        before: &Piles,
        mv: &WythoffMove,
        number: impl Fn(Lang, &Steps) -> String,
    ) -> String {
        let Taken { count, pile } = Taken::by(before, mv);
        say!(self, WythoffTake { pile, count: number(self, &count) })
    }

    /// Appends what another move takes: `take 5 from both piles, or 2 from the left pile`.
    pub(crate) fn or_take(self, takes: &str, before: &Piles, mv: &WythoffMove) -> String {
        let Taken { count, pile } = Taken::by(before, mv);
        say!(self, WythoffOrTake { takes, pile, count })
    }

    /// Says that stones were taken, and what is left: `Took 5 from both piles: 9 and 15 left.`
    pub(crate) fn took(self, before: &Piles, mv: &WythoffMove) -> String {
        let Taken { count, pile } = Taken::by(before, mv);
        let left = say!(
            self,
            WythoffTwoNumbers {
                one: self.number_in_words(&mv.to.left),
                other: self.number_in_words(&mv.to.right)
            }
        );
        self.sentence(&say!(self, WythoffTook { pile, count: self.number_in_words(&count), left }))
    }

    /// Says what the computer took: `The computer took 8 from the right pile.`
    #[must_use]
    pub fn computer_takes(self, before: &Piles, mv: &WythoffMove) -> String {
        let Taken { count, pile } = Taken::by(before, mv);
        say!(self, GameComputerTook { pile, count })
    }

    /// Says as a sum what it left: `12 − 8 = 4 are left there.`
    #[must_use]
    pub fn sum_left(self, before: &Piles, mv: &WythoffMove) -> String {
        let Taken { count, pile } = Taken::by(before, mv);
        let (before, left) = match pile {
            "left" => (&before.left, &mv.to.left),
            "right" => (&before.right, &mv.to.right),
            _ => return say!(self, GameStonesLeft { left: &mv.to.left, right: &mv.to.right }),
        };
        say!(self, GameSumLeft { before, count, left })
    }

    /// Says in as few words as a small box has what a move takes: `right −8`.
    #[must_use]
    pub fn take_shortest(self, before: &Piles, mv: &WythoffMove) -> String {
        let Taken { count, pile } = Taken::by(before, mv);
        say!(self, GameTakeShortest { pile, count })
    }

    /// Says which move would have kept the win: `Better: 2 from both, leaving 6 and 10, which is cold.`
    #[must_use]
    pub fn better_take(self, from: &Piles, to: &Piles) -> String {
        let take = self.take_short(from, &WythoffMove { to: to.clone() });
        say!(self, GameBetter { take, left: self.position_name(to) })
    }

    /// Names the button of a pile: `Left pile: 14`.
    #[must_use]
    pub fn pile_button(self, is_right: bool, stones: &Steps) -> String {
        capital(&self.pile_has(is_right, stones))
    }

    fn pile_has(self, is_right: bool, stones: &Steps) -> String {
        let (name, count) = (self.pile(is_right), self.number(stones));
        say!(self, WythoffPileHas { name, count })
    }

    /// Describes both piles, and who wins.
    pub(crate) fn describe_piles(self, game: &Wythoff, position: &Piles) -> String {
        let pile = |is_right: bool, stones: &Steps| self.sentence(&self.pile_has(is_right, stones));
        let verdict = self.sentence(self.verdict(game, position));
        self.sentences([pile(false, &position.left), pile(true, &position.right), verdict])
    }

    /// Says which positions to leave in order to win, or that there is none.
    #[must_use]
    pub fn winning_moves(self, game: &Wythoff, here: &Piles) -> String {
        let winning = game.winning_moves(here);
        if winning.is_empty() {
            return self.sentence(self.verdict(game, here));
        }
        if game.policy() == Policy::Lose {
            return self.moves_that_win(&winning);
        }
        say!(self, WythoffToWin { positions: self.one_of(&winning) })
    }

    /// Names the positions that win, if others are to be left.
    pub(crate) fn moves_that_win(self, winning: &[Piles]) -> String {
        say!(self, WythoffMovesThatWin { count: winning.len(), positions: self.one_of(winning) })
    }

    /// Lists positions, one of which can be left: `12 and 20, or 9 and 15`.
    pub(crate) fn one_of(self, positions: &[Piles]) -> String {
        let names = positions.iter().map(|position| self.position_name(position));
        names
            .reduce(|positions, other| say!(self, WythoffOrPosition { positions, other }))
            .unwrap_or_default()
    }

    /// Says what is left on purpose by the side that could win; none if it leaves nothing on purpose.
    pub(crate) fn thrown_away(self, game: &Wythoff, here: &Piles, mv: &WythoffMove) -> Option<String> {
        if game.is_cold(here) || game.is_cold(&mv.to) {
            return None;
        }
        let left = self.position_name(&mv.to);
        Some(say!(self, WythoffThrownAway { left }))
    }

    /// Says briefly what a move takes, for a mark on the board: `5 from both`.
    #[must_use]
    pub fn take_short(self, before: &Piles, mv: &WythoffMove) -> String {
        let Taken { count, pile } = Taken::by(before, mv);
        say!(self, WythoffTakeShort { pile, count })
    }

    /// Names the button that takes stones: `Take 3 from the left pile`.
    #[must_use]
    pub fn take_button(self, before: &Piles, mv: &WythoffMove) -> String {
        capital(&self.take(before, mv, Lang::number))
    }
}

/// The stones that a move takes: some from one pile, or from `both`.
struct Taken {
    count: Steps,
    pile: &'static str,
}

impl Taken {
    fn by(before: &Piles, mv: &WythoffMove) -> Taken {
        let left = before.left.saturating_sub(&mv.to.left);
        let right = before.right.saturating_sub(&mv.to.right);
        match (left.is_zero(), right.is_zero()) {
            (false, false) => Taken { count: left, pile: "both" },
            (true, _) => Taken { count: right, pile: "right" },
            (false, true) => Taken { count: left, pile: "left" },
        }
    }
}
