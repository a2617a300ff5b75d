//! The answers given to a question, and their score.

use std::fmt;

use crate::answer::Answer;
use crate::question::Question;

/// The answers to a question so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// In the order in which they were given.
    pub answers: Vec<Answer>,
    /// Whether a hint was asked for.
    pub is_hinted: bool,
    /// Whether the answer was shown.
    pub is_shown: bool,
}

/// How a question stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It waits for an answer, which can still be worth this many halves of a point.
    Open(u32),
    /// It was answered, for this many halves of a point.
    Right(u32),
    /// The answer was shown.
    Shown,
}

/// A point in halves.
const POINT: u32 = 2;
/// The marks of a written attempt.
const HINT: char = '?';
const SHOWN: char = '!';

impl Attempt {
    /// Returns how the question stands.
    #[must_use]
    pub fn mark(&self, question: &Question) -> Mark {
        let is_right = self.answers.last() == Some(&question.answer);
        let wrong = self.answers.len() - usize::from(is_right);
        let lost = u32::try_from(wrong).unwrap_or(POINT).max(u32::from(self.is_hinted));
        let left = POINT.saturating_sub(lost);
        match () {
            () if is_right => Mark::Right(left),
            () if self.is_shown || wrong >= question.tries() => Mark::Shown,
            () => Mark::Open(left),
        }
    }

    /// Returns the last answer, if it is wrong.
    #[must_use]
    pub fn last_wrong(&self, question: &Question) -> Option<&Answer> {
        self.answers.last().filter(|answer| **answer != question.answer)
    }

    /// Reads a written text. Everything that cannot be an answer is left out, and so are answers after the
    /// right one.
    #[must_use]
    pub fn read(text: &str, question: &Question) -> Attempt {
        let is_marked = |mark: char| text.ends_with([HINT, SHOWN]) && text.contains(mark);
        let plain = text.trim_end_matches([HINT, SHOWN]);
        let mut answers: Vec<Answer> = plain
            .split('/')
            .filter_map(|one| question.form().read(one).ok())
            .take(question.tries())
            .collect();
        if let Some(right) = answers.iter().position(|answer| *answer == question.answer) {
            answers.truncate(right + 1);
        }
        Attempt { answers, is_hinted: is_marked(HINT), is_shown: is_marked(SHOWN) }
    }

    /// Returns whether nothing was done yet.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        *self == Attempt::default()
    }
}

/// Written as `27/28?!`: answers, then whether there was a hint, and whether the answer was shown.
impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answers: Vec<String> = self.answers.iter().map(Answer::to_string).collect();
        f.write_str(&answers.join("/"))?;
        let marks = [(self.is_hinted, HINT), (self.is_shown, SHOWN)];
        marks.iter().filter(|(is_set, _)| *is_set).try_for_each(|(_, mark)| write!(f, "{mark}"))
    }
}

/// Sums the halves of points, and counts the questions that are done.
#[must_use]
pub fn points(questions: &[Question], attempts: &[Attempt]) -> (u32, usize) {
    let marks = questions.iter().zip(attempts).map(|(question, attempt)| attempt.mark(question));
    marks.fold((0, 0), |(halves, done), mark| match mark {
        Mark::Open(_) => (halves, done),
        Mark::Right(points) => (halves + points, done + 1),
        Mark::Shown => (halves, done + 1),
    })
}
