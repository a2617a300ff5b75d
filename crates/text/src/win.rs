//! The card of a win: the solved puzzle, how well it was solved, the run in numbers, and the message to send
//! to others.

use gros_session::Session;
use gros_solver::{AnyPuzzle, Guarantee, Setup, Steps};

use crate::game::Ending;
use crate::message::{Count, say};
use crate::solve::Help;
use crate::{Key, Lang};

/// A run from the start to the goal, in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// The moves made.
    pub made: u64,
    /// The moves of the first plan.
    pub par: Steps,
    /// How good that plan is.
    pub guarantee: Guarantee,
    /// The help that was used.
    pub help: Help,
    /// The seconds from the first move to the last, where both were seen.
    pub seconds: Option<u64>,
}

/// A reason why a run stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// No run can be shorter.
    Perfect,
    /// No puzzle of this kind and size was solved before.
    First,
    /// The task was never solved in so few moves.
    Best,
}

impl Feat {
    /// Returns the run that ended at the goal; none if the cursor ever moved other than by moves, or in a game.
    #[must_use]
    pub fn of(session: &Session<AnyPuzzle>, help: Help, seconds: Option<u64>) -> Option<Feat> {
        let (made, timeline) = (session.moves(), session.timeline());
        let (par, guarantee) = (timeline.par(), timeline.par_guarantee());
        let is_counted = session.over_par().is_some() && guarantee != Guarantee::LineOfPlay;
        let is_whole = is_counted && made > 0 && *par <= made && timeline.to_go().is_zero();
        is_whole.then(|| Feat { made, par: par.clone(), guarantee, help, seconds })
    }

    /// Returns whether no run can be shorter.
    #[must_use]
    pub fn is_perfect(&self) -> bool {
        self.par == self.made && self.is_proven() && !self.help.has_shown()
    }

    fn is_proven(&self) -> bool {
        matches!(self.guarantee, Guarantee::Shortest { .. })
    }
}

impl Lang {
    /// Says how well: `Your first with five rings`; if nothing makes the run stand out, how it compares.
    #[must_use]
    pub fn win_merit(self, puzzle: &AnyPuzzle, feat: &Feat, merit: Option<Merit>) -> String {
        match merit {
            Some(Merit::Perfect) => self.text(Key::WinPerfect).to_owned(),
            Some(Merit::First) => say!(self, WinFirst { pieces: self.invited_to(puzzle) }),
            Some(Merit::Best) => self.text(Key::WinBest).to_owned(),
            None => {
                let over = Steps::from(feat.made).saturating_sub(&feat.par);
                self.how_short(&over, &feat.par, feat.guarantee)
            }
        }
    }

    /// Lists the run in numbers, each with its unit: `23`, `moves`.
    #[must_use]
    pub fn win_facts(self, feat: &Feat) -> Vec<(String, String)> {
        let Feat { made, par, help, seconds, .. } = feat;
        let made = usize::try_from(*made).unwrap_or(usize::MAX);
        let moves = (self.count(made), say!(self, WinMoves { count: Count(made) }));
        let least = if feat.is_proven() { Key::WinFewest } else { Key::WinAtMost };
        let least = (self.steps(par), self.text(least).to_owned());
        let aids = (!help.is_unknown || help.was_asked_for() || help.looks > 0).then(|| self.aids(help));
        let time = seconds.map(|seconds| (clock(seconds), self.text(Key::WinTime).to_owned()));
        [Some(moves), Some(least), aids, time].into_iter().flatten().collect()
    }

    fn aids(self, help: &Help) -> (String, String) {
        let Help { moves_shown, hints, looks, .. } = *help;
        let all = moves_shown + hints + looks;
        let count = Count(all);
        let name = match (moves_shown, hints, looks) {
            (_, _, 0) if moves_shown > 0 && hints == 0 => say!(self, WinMovesShown { count }),
            (_, _, 0) => say!(self, WinHints { count }),
            (0, 0, _) => say!(self, WinLooks { count }),
            _ => self.text(Key::WinAids).to_owned(),
        };
        (self.count(all), name)
    }

    /// Names a size by its number of pieces: `5 rings`; with the moves it takes: `5 rings, 21 moves`.
    #[must_use]
    pub fn size_name(self, puzzle: &AnyPuzzle, steps: Option<&Steps>) -> String {
        let pieces = self.pieces_in(puzzle);
        steps.map_or_else(
            || pieces.clone(),
            |steps| say!(self, Phrases { text: pieces, phrase: self.moves(steps) }),
        )
    }

    /// Returns the number alone from the name of a size: `5`.
    #[must_use]
    pub fn size_number(self, puzzle: &AnyPuzzle) -> String {
        let name = self.pieces_in(puzzle);
        let digits: String = name.chars().filter(char::is_ascii_digit).collect();
        if digits.is_empty() { name } else { digits }
    }

    /// Writes a count of moves in groups of digits: `2,345`.
    #[must_use]
    pub fn steps(self, steps: &Steps) -> String {
        self.grouped(&steps.to_string())
    }

    /// Tells others the result: `Five rings in 23 moves (21 is the fewest), 1 hint, 1:26. Can you?`
    #[must_use]
    pub fn can_you(self, setup: &Setup<AnyPuzzle>, feat: &Feat) -> String {
        let Feat { made, par, help, seconds, .. } = feat;
        let (puzzle, moves) = (self.puzzle_and_size(&setup.puzzle), self.moves(&Steps::from(*made)));
        let result = match feat.is_proven() {
            _ if feat.is_perfect() => say!(self, WinInFewest { puzzle, moves }),
            true => say!(self, WinIn { puzzle, moves, par }),
            false => say!(self, WinInKnown { puzzle, moves, par }),
        };
        let details = self.help_taken(help).into_iter().chain(seconds.map(clock));
        say!(self, WinCanYou { result: self.phrases(result, details) })
    }

    /// Tells others how a game against the computer ended: `I won Wythoff’s game from 14 and 20. Can you?`
    #[must_use]
    pub fn dare(self, setup: &Setup<AnyPuzzle>, ending: Ending) -> String {
        let (puzzle, start) = (self.task_title(&setup.puzzle), self.state_name(&setup.start));
        match ending {
            Ending::WonAllAlong | Ending::WonAt(_) => say!(self, WinOfAGame { puzzle, start }),
            Ending::LostFromTheStart | Ending::LostAt(_) => say!(self, WinOfTheComputer { puzzle, start }),
        }
    }

    fn puzzle_and_size(self, puzzle: &AnyPuzzle) -> String {
        let (title, pieces) = (self.task_title(puzzle), self.pieces_in(puzzle));
        let tells_size = title != self.puzzle_name(puzzle.id());
        if tells_size { title } else { say!(self, WinPuzzle { puzzle: title, pieces }) }
    }
}

/// Writes a time: `1:26`, `2:03:26`.
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
