//! Bets, what comes of them, and why.

use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};
use gros_tools::wager::{Ask, Bet, Choice, Help, How, MOST, Miss, Question};

use crate::lang::capital;
use crate::message::{Arg, Count, say};
use crate::pieces::Kind;
use crate::{Key, Lang};

/// How many of the first moves are listed.
const FIRST_MOVES: u64 = 8;

impl Lang {
    /// Says which question of a round is open: `Bet 2 of 6`.
    #[must_use]
    pub fn wager_number(self, number: usize, count: usize) -> String {
        say!(self, WagerNumber { number, count })
    }

    /// Asks a question.
    #[must_use]
    pub fn wager_ask(self, ask: &Ask) -> String {
        match ask {
            Ask::Moves(puzzle) => say!(self, WagerAskMoves { body: self.wager_body(puzzle) }),
            Ask::MoreOften(puzzle, _) => say!(self, WagerAskMoreOften { body: self.wager_body(puzzle) }),
            Ask::Nearer(puzzle, _) => {
                let goal = self.state_name(&puzzle.goal());
                say!(self, WagerAskNearer { body: self.wager_body(puzzle), goal })
            }
            Ask::Longer(_) => self.text(Key::WagerAskLonger).to_owned(),
        }
    }

    fn wager_body(self, puzzle: &AnyPuzzle) -> String {
        let pieces = self.size_name(puzzle, None);
        say!(self, WagerBody { puzzle: self.variant_name(puzzle), pieces })
    }

    /// Names the two that are compared; none if there is a number to estimate.
    #[must_use]
    pub fn wager_pair(self, ask: &Ask) -> Option<[String; 2]> {
        Some(match ask {
            Ask::Moves(_) => return None,
            Ask::MoreOften(puzzle, pieces) => {
                pieces.map(|piece| capital(&self.piece(Kind::of(puzzle), piece)))
            }
            Ask::Nearer(_, states) => states.each_ref().map(AnyState::to_string),
            Ask::Longer(puzzles) => puzzles.each_ref().map(|puzzle| self.wager_body(puzzle)),
        })
    }

    /// Writes a bet.
    #[must_use]
    pub fn wager_bet(self, ask: &Ask, bet: Bet) -> String {
        match (bet, self.wager_pair(ask)) {
            (Bet::Number(number), _) => self.moves(&Steps::from(number)),
            (Bet::Choice(Choice::First), Some([first, _])) => first,
            (Bet::Choice(Choice::Second), Some([_, second])) => second,
            _ => self.text(Key::WagerSame).to_owned(),
        }
    }

    /// Writes the right answer.
    #[must_use]
    pub fn wager_answer(self, question: &Question) -> String {
        match question.right() {
            Some(choice) => self.wager_bet(&question.ask, Bet::Choice(choice)),
            None => self.wager_bet(&question.ask, Bet::Number(question.counts[0])),
        }
    }

    /// Says which numbers can be bet.
    #[must_use]
    pub fn wager_not_a_number(self) -> String {
        say!(self, WagerNotANumber { most: self.grouped(&MOST.to_string()) })
    }

    /// Names a power of ten on the scale.
    #[must_use]
    pub fn wager_tick(self, power: u32) -> String {
        say!(self, WagerTick { power })
    }

    /// Says how far a bet is off.
    #[must_use]
    pub fn wager_result(self, question: &Question, bet: Bet) -> String {
        match question.miss(bet) {
            Some(miss) => self.wager_miss(&miss),
            None if question.accepts(bet) => self.text(Key::WagerChoiceRight).to_owned(),
            None => self.text(Key::WagerChoiceWrong).to_owned(),
        }
    }

    fn wager_miss(self, miss: &Miss) -> String {
        let moves = self.moves(&Steps::from(miss.truth));
        let side = if miss.is_too_few() { "few" } else { "many" };
        match miss.how {
            How::Exact => say!(self, WagerExact { moves }),
            How::Close => say!(self, WagerClose { moves }),
            How::Percent(percent) => say!(self, WagerPercent { side, percent, moves }),
            How::Times { tenths } => say!(self, WagerTimes { side, times: self.wager_tenths(tenths), moves }),
        }
    }

    /// Writes a number of tenths, from ten on without the fraction.
    fn wager_tenths(self, tenths: u64) -> String {
        match (tenths / 10, tenths % 10) {
            (whole, 1..) if whole < 10 => format!("{whole}.{}", tenths % 10),
            _ => self.grouped(&((tenths + 5) / 10).to_string()),
        }
    }

    /// Says what was compared with its numbers; empty if there is a number to estimate.
    #[must_use]
    pub fn wager_both(self, question: &Question) -> String {
        let ([one, other], Some([first, second])) = (&question.counts[..], self.wager_pair(&question.ask))
        else {
            return String::new();
        };
        let [one, other] = [one, other].map(|count| self.moves(&Steps::from(*count)));
        say!(self, WagerBoth { first, one, second, other })
    }

    /// Says why a first bet was far off, and what helps with a second one.
    #[must_use]
    pub fn wager_help(self, question: &Question, bet: Bet) -> String {
        let off = match question.miss(bet) {
            Some(miss) if miss.is_too_few() => Key::WagerTooFew,
            Some(_) => Key::WagerTooMany,
            None => Key::WagerNo,
        };
        let help = question.help(bet).map(|help| self.wager_help_of(question, &help));
        let second = self.text(Key::WagerSecond).to_owned();
        self.sentences([self.text(off).to_owned(), help.unwrap_or_default(), second])
    }

    fn wager_help_of(self, question: &Question, help: &Help) -> String {
        match (help, &question.ask) {
            (Help::Fewer(fewer, less), Ask::Moves(all)) => {
                let [fewer, all] = [fewer, all].map(|puzzle| self.size_name(puzzle, None));
                say!(
                    self,
                    WagerHelpFewer { fewer: capital(&fewer), less: self.moves(&Steps::from(*less)), all }
                )
            }
            (Help::States(states), _) => {
                say!(self, WagerHelpStates { states: Count(usize::try_from(*states).unwrap_or(usize::MAX)) })
            }
            (Help::Count(index, count), ask) => {
                let one = self.wager_pair(ask).map(|pair| pair[*index % 2].clone()).unwrap_or_default();
                if matches!(ask, Ask::MoreOften(..)) {
                    return say!(self, WagerHelpPieces { one, count: Arg::Count(*count) });
                }
                say!(self, WagerHelpCount { one, moves: self.moves(&Steps::from(*count)) })
            }
            _ => String::new(),
        }
    }

    /// Gives the reason for the answer in a sentence.
    #[must_use]
    pub fn wager_why(self, question: &Question) -> String {
        match &question.ask {
            Ask::Moves(puzzle) => match question.one_fewer() {
                Some((fewer, less)) => {
                    let [fewer, all] = [&fewer, puzzle].map(|puzzle| self.size_name(puzzle, None));
                    let [less, moves] =
                        [less, question.counts[0]].map(|count| self.moves(&Steps::from(count)));
                    say!(self, WagerWhyDoubles { fewer: capital(&fewer), less, all, moves })
                }
                None => {
                    say!(self, WagerWhyStates { states: self.grouped(&(question.counts[0] + 1).to_string()) })
                }
            },
            Ask::MoreOften(..) => {
                let row: Vec<String> =
                    question.first_pieces(FIRST_MOVES).iter().map(usize::to_string).collect();
                say!(self, WagerWhyOften { row: self.list(row) })
            }
            Ask::Nearer(_, states) => {
                let [first, second] = states.each_ref().map(AnyState::to_string);
                let (one, other) = (question.counts[0], question.counts[1]);
                say!(self, WagerWhyNearer { first, one, second, other })
            }
            Ask::Longer(puzzles) => {
                let has = |id: &str| puzzles.iter().any(|puzzle| puzzle.id() == id);
                self.text(match () {
                    () if has("elephants") => Key::WagerWhyElephantsTower,
                    () if has("hanoi") => Key::WagerWhyRingsTower,
                    () => Key::WagerWhySameGraph,
                })
                .to_owned()
            }
        }
    }

    /// Says how many doublings estimates were off on average, with the first bets and with the last ones.
    #[must_use]
    pub fn wager_average(self, first: Option<f64>, last: Option<f64>) -> String {
        // Not negative, and at most a few dozen.
        let tenths = |doublings: f64| (10.0 * doublings).round() as u64;
        let Some(first) = first.map(tenths) else { return String::new() };
        let of_second = last.map(tenths).filter(|last| *last != first);
        let second =
            of_second.map(|last| say!(self, WagerAverageSecond { doublings: self.wager_tenths(last) }));
        let average = say!(self, WagerAverage { doublings: self.wager_tenths(first) });
        self.sentences([average, second.unwrap_or_default(), self.text(Key::WagerDoubling).to_owned()])
    }

    /// Says how many choices were right at once.
    #[must_use]
    pub fn wager_choices(self, right: usize, count: usize) -> String {
        say!(self, WagerChoices { right, count })
    }
}
