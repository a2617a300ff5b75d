//! The puzzle of the day: its title, its result, and the message to send to others.

use gros_solver::{AnyPuzzle, Puzzle, Steps};

use crate::lang::capital;
use crate::message::say;
use crate::solve::Help;
use crate::{Key, Lang};

/// Signs for how much more than the fewest moves was spent.
const LEVELS: [char; 4] = ['▂', '▃', '▅', '▇'];

impl Lang {
    /// Names the button that opens it: `Today’s puzzle: solved, 6 days in a row`.
    #[must_use]
    pub fn today_name(self, is_solved: bool, streak: u32) -> String {
        let (puzzle, days) = (self.text(Key::Today), say!(self, TodayDays { count: Steps::from(streak) }));
        if is_solved { say!(self, TodaySolved { puzzle, days }) } else { say!(self, TodayToSolve { puzzle }) }
    }

    /// Titles it: `Today: seven rings`.
    #[must_use]
    pub fn today_title(self, puzzle: &AnyPuzzle) -> String {
        say!(self, TodayTitle { puzzle: self.title_within(puzzle) })
    }

    /// Says how many moves too many were made, and what helped: `6 over the fewest, 1 hint`.
    #[must_use]
    pub fn today_details(self, over: u64, help: &Help) -> String {
        let over = if over == 0 {
            self.text(Key::FewestPossible).to_owned()
        } else {
            say!(self, TodayOver { over: Steps::from(over) })
        };
        self.phrases(over, self.help_taken(help))
    }

    /// Writes the result that is sent to others: `Gros, 22 November: seven rings`, and below it `▂▂▅▂▂▃▂▂ 79 (+6), 1 hint`.
    #[must_use]
    pub fn today_sent(
        self,
        date: &str,
        puzzle: &AnyPuzzle,
        levels: &[u8],
        (made, over): (u64, u64),
        help: &Help,
    ) -> String {
        let first = say!(self, TodaySent { date, puzzle: self.title_within(puzzle) });
        let bars: String = levels.iter().filter_map(|level| LEVELS.get(usize::from(*level))).collect();
        let second = self.phrases(format!("{bars} {made} (+{over})"), self.help_taken(help));
        format!("{first}\n{second}")
    }

    /// Returns the title of a puzzle as it is within a sentence: `seven rings`, `Tower of Hanoi`.
    fn title_within(self, puzzle: &AnyPuzzle) -> String {
        let title = self.task_title(puzzle);
        let word = self.count_word(puzzle.pieces());
        title.strip_prefix(&capital(&word)).map(|rest| format!("{word}{rest}")).unwrap_or(title)
    }
}
