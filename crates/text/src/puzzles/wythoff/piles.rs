//! What is said of two piles of stones.

use gros_solver::wythoff::{Policy, Rule};
use gros_solver::{Piles, Route, Steps, Wythoff, WythoffMove};

use crate::lang::capital;
use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Names a pile: `left pile`.
    pub(crate) fn pile(self, right: bool) -> &'static str {
        self.text(if right { Key::RightPile } else { Key::LeftPile })
    }

    /// Names the game by its rule.
    pub(crate) fn game_title(self, game: &Wythoff) -> &'static str {
        self.text(match game.rule() {
            Rule::Wythoff => Key::Wythoff,
            Rule::Nim => Key::Nim,
        })
    }

    /// Names a position: `5 and 3`.
    #[must_use]
    pub fn position_name(self, position: &Piles) -> String {
        self.two_numbers(&self.number(&position.left), &self.number(&position.right))
    }

    /// Says who wins: `whoever moves wins`.
    #[must_use]
    pub fn verdict(self, game: &Wythoff, position: &Piles) -> &'static str {
        if position.is_empty() {
            self.text(Key::WythoffVerdict)
        } else if game.is_cold(position) {
            self.text(Key::WythoffVerdict2)
        } else {
            self.text(Key::WythoffVerdict3)
        }
    }

    /// Says what a move takes: `take 5 from both piles`. `number` writes a number as it is seen or heard.
    pub(crate) fn take(
        self,
        before: &Piles,
        mv: &WythoffMove,
        number: impl Fn(Lang, &Steps) -> String,
    ) -> String {
        let taken = Taken::by(before, mv);
        let count = number(self, &taken.count);
        match (taken.from, self) {
            (From::Both, Lang::English) => format!("take {count} from both piles"),
            (From::Both, Lang::Simplified) => format!("两堆各取走 {count} 颗"),
            (From::Both, Lang::Traditional) => format!("兩堆各取走 {count} 顆"),
            (From::One { right }, Lang::English) => format!("take {count} from the {}", self.pile(right)),
            (From::One { right }, Lang::Simplified) => format!("从{}取走 {count} 颗", self.pile(right)),
            (From::One { right }, Lang::Traditional) => format!("從{}取走 {count} 顆", self.pile(right)),
        }
    }

    /// Says that stones were taken, and what is left: `Took 5 from both piles: 9 and 15 left.`
    pub(crate) fn took(self, before: &Piles, mv: &WythoffMove) -> String {
        let taken = self.take(before, mv, Lang::number_in_words);
        let left = self.two_numbers(&self.number_in_words(&mv.to.left), &self.number_in_words(&mv.to.right));
        self.sentence(&match self {
            Lang::English => format!("took{}: {left} left", taken.trim_start_matches("take")),
            Lang::Simplified => format!("{taken}，剩下 {left}"),
            Lang::Traditional => format!("{taken}，剩下 {left}"),
        })
    }

    /// Says that a position stands there once more: `14 and 20 again`.
    pub(crate) fn position_again(self, position: &Piles) -> String {
        let name = self.position_name(position);
        say!(self, WythoffPositionAgain { name })
    }

    /// Tells both piles and who wins.
    pub(crate) fn describe_piles(self, game: &Wythoff, position: &Piles) -> String {
        let pile = |right: bool, stones: &Steps| {
            let (name, count) = (self.pile(right), self.number(stones));
            self.sentence(&say!(self, DescribePiles { name, count }))
        };
        let verdict = self.sentence(self.verdict(game, position));
        self.sentences([pile(false, &position.left), pile(true, &position.right), verdict])
    }

    /// Says why the move by the policy is made; none where no stone is left.
    ///
    /// Which side wants to lose is known of the first piles only.
    pub(crate) fn game_reason(self, game: &Wythoff, here: &Piles) -> Option<String> {
        use gros_solver::Puzzle;
        if game.policy() == Policy::Lose && !game.is_cold(here) && *here != game.start() {
            return None;
        }
        let mv = game.route(here, &game.goal()).ok()?.move_at(&Steps::ZERO)?;
        if mv.to.is_empty() {
            return Some(self.text(Key::WythoffGameReason).to_owned());
        }
        let left = self.position_name(&mv.to);
        Some(match (game.is_cold(here), game.is_cold(&mv.to), self) {
            (true, _, _) => self.text(Key::WythoffGameReason2).to_owned(),
            (_, true, Lang::English) => format!("It leaves {left}, from which every move loses."),
            (_, true, Lang::Simplified) => format!("留下 {left}，对方怎么取都输。"),
            (_, true, Lang::Traditional) => format!("留下 {left}，對方怎麼取都輸。"),
            (_, false, Lang::English) => format!("It leaves {left}, from which the other side can win."),
            (_, false, Lang::Simplified) => format!("留下 {left}，让对方能赢。"),
            (_, false, Lang::Traditional) => format!("留下 {left}，讓對方能贏。"),
        })
    }

    /// Says which positions to leave in order to win, or that there is none.
    #[must_use]
    pub fn winning_moves(self, game: &Wythoff, here: &Piles) -> String {
        let winning: Vec<String> =
            game.winning_moves(here).iter().map(|position| self.position_name(position)).collect();
        if winning.is_empty() {
            return self.sentence(self.verdict(game, here));
        }
        if game.policy() == Policy::Lose {
            return self.moves_that_win(&winning);
        }
        let list = winning.join(self.text(Key::WythoffWinningMoves2));
        say!(self, WythoffWinningMoves { list })
    }

    /// Names the positions that win, where they are not what is to be left.
    pub(crate) fn moves_that_win(self, winning: &[String]) -> String {
        let list = winning.join(self.text(Key::WythoffMovesThatWin));
        match self {
            Lang::English if winning.len() == 1 => format!("The winning move leaves {list}."),
            Lang::English => format!("The winning moves leave {list}."),
            Lang::Simplified => format!("能赢的走法是留下 {list}。"),
            Lang::Traditional => format!("能贏的走法是留下 {list}。"),
        }
    }

    /// Says what is left on purpose by the side that could win; none where that is not so.
    pub(crate) fn thrown_away(self, game: &Wythoff, here: &Piles, mv: &WythoffMove) -> Option<String> {
        if game.is_cold(here) || game.is_cold(&mv.to) {
            return None;
        }
        let left = self.position_name(&mv.to);
        Some(say!(self, WythoffThrownAway { left }))
    }

    /// Says in short what a move takes, for a mark on the board: `5 from both`.
    #[must_use]
    pub fn take_short(self, before: &Piles, mv: &WythoffMove) -> String {
        let taken = Taken::by(before, mv);
        let count = self.number(&taken.count);
        match (taken.from, self) {
            (From::Both, Lang::English) => format!("{count} from both"),
            (From::Both, Lang::Simplified) => format!("两堆各 {count}"),
            (From::Both, Lang::Traditional) => format!("兩堆各 {count}"),
            (From::One { right }, Lang::English) => {
                format!("{count} from {}", if right { "right" } else { "left" })
            }
            (From::One { right }, _) => format!("{} {count}", self.pile(right)),
        }
    }

    /// Names the button that takes stones: `Take 3 from the left pile`.
    #[must_use]
    pub fn take_button(self, before: &Piles, mv: &WythoffMove) -> String {
        capital(&self.take(before, mv, Lang::number))
    }

    fn two_numbers(self, one: &str, other: &str) -> String {
        let and = self.text(Key::WythoffTwoNumbers);
        format!("{one}{and}{other}")
    }
}

/// What a move takes.
struct Taken {
    count: Steps,
    from: From,
}

enum From {
    One { right: bool },
    Both,
}

impl Taken {
    fn by(before: &Piles, mv: &WythoffMove) -> Taken {
        let left = before.left.saturating_sub(&mv.to.left);
        let right = before.right.saturating_sub(&mv.to.right);
        match (left.is_zero(), right.is_zero()) {
            (false, false) => Taken { count: left, from: From::Both },
            (true, _) => Taken { count: right, from: From::One { right: true } },
            (false, true) => Taken { count: left, from: From::One { right: false } },
        }
    }
}
