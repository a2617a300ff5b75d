//! A set of exercises while it is worked on, and the answers that stay on the device: a line for each set, the last one first.

use std::rc::Rc;

use gros_learning::quiz::{Attempt, Mark, points, questions};
use gros_learning::{Answer, Form, Question, Refused};
use gros_session::spec::{Quiz, Screen, open_screen};
use gros_solver::{AnyPuzzle, AnyState, Puzzle};

#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub questions: Rc<Vec<Question>>,
    pub attempts: Vec<Attempt>,
    /// The typed texts, question by question.
    typed: Vec<Option<String>>,
    /// The question that is shown; behind the last one, the end.
    pub at: usize,
    /// The reason why the typed text is not an answer.
    pub refused: Option<Refused>,
    /// Whether all answers are shown, for a teacher.
    pub shows_results: bool,
}

/// A possible action.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    Type(String),
    Check,
    /// Types and checks.
    Give(String),
    Hint,
    Show,
    GoTo(usize),
    Results(bool),
    StartOver,
}

impl Sheet {
    /// Opens a set where it was left.
    pub fn open(quiz: &Quiz, kept: &str) -> Sheet {
        let questions = Rc::new(questions(quiz));
        let attempts = read_kept(kept, &quiz.to_string(), &questions);
        let typed = vec![None; questions.len()];
        let mut sheet = Sheet { questions, attempts, typed, at: 0, refused: None, shows_results: false };
        sheet.at = sheet.first_open();
        sheet
    }

    pub fn question(&self) -> Option<(&Question, &Attempt)> {
        self.questions.get(self.at).zip(self.attempts.get(self.at))
    }

    pub fn mark(&self, at: usize) -> Option<Mark> {
        Some(self.attempts.get(at)?.mark(self.questions.get(at)?))
    }

    pub fn is_open(&self, at: usize) -> bool {
        matches!(self.mark(at), Some(Mark::Open(_)))
    }

    /// Returns the halves of points, and how many questions are done.
    pub fn points(&self) -> (u32, usize) {
        points(&self.questions, &self.attempts)
    }

    fn first_open(&self) -> usize {
        (0..self.questions.len()).find(|at| self.is_open(*at)).unwrap_or(self.questions.len())
    }

    /// Returns the typed text, or the initial answer: all on, or all on peg A, for a state.
    pub fn typed(&self) -> String {
        let typed = self.typed.get(self.at).cloned().flatten();
        let first = || match self.question().map(|(question, _)| question.form()) {
            Some(Form::Row { digits: rings }) => "1".repeat(rings),
            Some(Form::Pegs { discs }) => "A".repeat(discs),
            _ => String::new(),
        };
        typed.unwrap_or_else(first)
    }

    /// Returns the board for a state that is entered.
    pub fn entered(&self) -> Option<(AnyPuzzle, AnyState)> {
        let (question, _) = self.question()?;
        question.form().columns()?;
        let (puzzle, _) = question.board()?;
        let state = puzzle.parse_state(&self.typed()).ok()?;
        Some((puzzle, state))
    }

    /// Returns whether checking would only repeat the feedback that is already shown.
    pub fn is_told(&self) -> bool {
        let Some((question, attempt)) = self.question() else { return true };
        let typed = question.form().read(&self.typed()).ok();
        attempt.last_wrong(question).is_some_and(|wrong| Some(wrong) == typed.as_ref())
    }

    pub fn after(&self, act: &Act) -> Sheet {
        let mut next = self.clone();
        next.refused = None;
        match act {
            Act::Type(text) => next.set_typed(text),
            Act::Check => next.check(),
            Act::Give(text) => {
                next.set_typed(text);
                next.check();
            }
            Act::Hint => next.change(|attempt| attempt.is_hinted = true),
            Act::Show => next.change(|attempt| attempt.is_shown = true),
            Act::GoTo(at) => (next.at, next.shows_results) = ((*at).min(next.questions.len()), false),
            Act::Results(shown) => next.shows_results = *shown,
            Act::StartOver => {
                next.attempts.fill(Attempt::default());
                next.typed.fill(None);
                (next.at, next.shows_results) = (0, false);
            }
        }
        next
    }

    fn set_typed(&mut self, text: &str) {
        if let Some(typed) = self.typed.get_mut(self.at) {
            *typed = Some(text.to_owned());
        }
    }

    /// Changes the attempt at the question, if that is open.
    fn change(&mut self, change: impl FnOnce(&mut Attempt)) {
        if self.is_open(self.at)
            && let Some(attempt) = self.attempts.get_mut(self.at)
        {
            change(attempt);
        }
    }

    fn check(&mut self) {
        let Some((question, attempt)) = self.question() else { return };
        match question.form().read(&self.typed()) {
            Err(refused) => self.refused = Some(refused),
            Ok(answer) if attempt.answers.contains(&answer) && answer != question.answer => {}
            Ok(answer) => self.give(answer),
        }
    }

    fn give(&mut self, answer: Answer) {
        self.change(|attempt| attempt.answers.push(answer));
    }
}

/// How many sets are kept.
const MOST: usize = 30;

/// Reads the attempts at the questions of a set.
fn read_kept(lines: &str, spec: &str, questions: &[Question]) -> Vec<Attempt> {
    let kept = lines.lines().find_map(|line| line.split_once(' ').filter(|(of, _)| *of == spec));
    let mut written = kept.map(|(_, attempts)| attempts).unwrap_or_default().split(';');
    questions.iter().map(|question| Attempt::read(written.next().unwrap_or_default(), question)).collect()
}

/// Returns the set that was worked at last; the first one for someone who has kept none.
pub fn last_set(lines: &str) -> Quiz {
    let spec = lines.lines().next().and_then(|line| line.split_once(' ')).map(|(spec, _)| spec);
    match spec.and_then(open_screen).map(|opened| opened.screen) {
        Some(Screen::Quiz(quiz)) => quiz,
        _ => Quiz::first(),
    }
}

/// Puts the attempts at a set before those at others; a set without any is left out.
pub fn write_kept(lines: &str, spec: &str, attempts: &[Attempt]) -> String {
    let is_other = |line: &&str| line.split_once(' ').is_some_and(|(of, _)| of != spec);
    let written: Vec<String> = attempts.iter().map(Attempt::to_string).collect();
    let mine =
        Some(format!("{spec} {}", written.join(";"))).filter(|_| !attempts.iter().all(Attempt::is_untouched));
    let others = lines.lines().filter(is_other).map(str::to_owned);
    let kept: Vec<String> = mine.into_iter().chain(others).take(MOST).collect();
    kept.join("\n")
}

#[cfg(test)]
mod tests {
    use gros_learning::Answer;
    use gros_learning::quiz::questions;
    use gros_session::spec::Exercise;

    use super::*;

    fn sheet(kinds: &[Exercise]) -> Sheet {
        Sheet::open(&Quiz { kinds: kinds.to_vec(), count: 4, ..Quiz::default() }, "")
    }

    fn answered(sheet: &Sheet, text: &str) -> Sheet {
        sheet.after(&Act::Give(text.to_owned()))
    }

    fn right(sheet: &Sheet) -> String {
        sheet.question().unwrap().0.answer.to_string()
    }

    #[test]
    fn the_second_try_is_worth_half_a_point_and_the_third_nothing() {
        let first = sheet(&[Exercise::MovesLeft]);
        let text = right(&first);
        assert_eq!(answered(&first, &text).points(), (2, 1));
        let wrong = answered(&first, "9000");
        assert_eq!((wrong.mark(0), wrong.points()), (Some(Mark::Open(1)), (0, 0)));
        assert_eq!(answered(&wrong, &text).points(), (1, 1));
        let wrong = answered(&wrong, "9001");
        assert_eq!((wrong.mark(0), answered(&wrong, &text).points()), (Some(Mark::Open(0)), (0, 1)));
        let wrong = answered(&wrong, "9002");
        assert_eq!(wrong.mark(0), Some(Mark::Shown));
        assert_eq!(answered(&wrong, &text).points(), (0, 1), "it is closed");
    }

    #[test]
    fn a_hint_costs_half_a_point_and_showing_all() {
        let first = sheet(&[Exercise::Binary]);
        let text = right(&first);
        let hinted = first.after(&Act::Hint);
        assert_eq!((hinted.mark(0), answered(&hinted, &text).points()), (Some(Mark::Open(1)), (1, 1)));
        let shown = hinted.after(&Act::Show);
        assert_eq!((shown.mark(0), shown.points()), (Some(Mark::Shown), (0, 1)));
        assert_eq!(answered(&first, &text).after(&Act::Show).points(), (2, 1), "a right answer stays right");
    }

    #[test]
    fn what_is_no_answer_costs_nothing_and_stays() {
        let first = sheet(&[Exercise::MovesLeft]);
        for (text, refused) in [("", Refused::Empty), ("x9", Refused::Not(Form::ANY_NUMBER))] {
            let bad = answered(&first, text);
            assert_eq!((bad.refused, bad.typed().as_str()), (Some(refused), text));
            assert_eq!(bad.mark(0), Some(Mark::Open(2)));
            assert_eq!(bad.after(&Act::Type("1".into())).refused, None);
        }
    }

    #[test]
    fn the_same_wrong_answer_counts_once() {
        let wrong = answered(&sheet(&[Exercise::MovesLeft]), "9000");
        assert!(wrong.is_told());
        assert_eq!(answered(&wrong, "9,000").mark(0), Some(Mark::Open(1)));
        assert!(!wrong.after(&Act::Type("8".into())).is_told());
    }

    #[test]
    fn of_cold_and_hot_there_is_one_try() {
        let mut first = sheet(&[Exercise::Cold]);
        while first.question().unwrap().0.form() != Form::Verdict {
            first = first.after(&Act::GoTo(first.at + 1));
        }
        let other = if right(&first) == "cold" { "hot" } else { "cold" };
        assert_eq!(answered(&first, other).mark(first.at), Some(Mark::Shown));
        assert_eq!(answered(&first, &right(&first)).mark(first.at), Some(Mark::Right(2)));
    }

    #[test]
    fn a_set_opens_at_the_first_question_that_is_open() {
        let quiz = Quiz { kinds: vec![Exercise::MovesLeft], count: 2, ..Quiz::default() };
        let mut sheet = Sheet::open(&quiz, "");
        for _ in 0..2 {
            sheet = answered(&sheet, &right(&sheet));
            let kept = write_kept("", &quiz.to_string(), &sheet.attempts);
            sheet = Sheet::open(&quiz, &kept);
        }
        assert_eq!((sheet.at, sheet.question().is_none(), sheet.points()), (2, true, (4, 2)));
        let again = sheet.after(&Act::StartOver);
        assert_eq!((again.at, again.points()), (0, (0, 0)));
    }

    #[test]
    fn a_state_is_entered_from_all_on() {
        let first = sheet(&[Exercise::StateAfter]);
        assert_eq!(
            (first.typed().as_str(), first.entered().unwrap().1.to_string().as_str()),
            ("111111", "111111")
        );
        assert_eq!(answered(&first, &right(&first)).points(), (2, 1));
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let quiz = Quiz { kinds: vec![Exercise::MovesLeft], count: 3, ..Quiz::default() };
        let questions = questions(&quiz);
        let mut attempts = vec![Attempt::default(); 3];
        attempts[0].answers = vec![questions[0].answer.clone()];
        attempts[2] = Attempt { answers: vec![Answer::from(9_000)], is_hinted: true, is_shown: true };
        let lines = write_kept("quiz?seed=3 12;!\nquiz 1;2;3", "quiz", &attempts);
        assert_eq!(lines.lines().count(), 2);
        assert_eq!(read_kept(&lines, "quiz", &questions), attempts);
        assert_eq!(
            [last_set(&lines), last_set("quiz?seed=7 1")],
            [Quiz::default(), Quiz { seed: 7, ..Quiz::default() }]
        );
        assert!(read_kept(&lines, "quiz?n=9", &questions).iter().all(Attempt::is_untouched));
        assert_eq!(write_kept(&lines, "quiz", &vec![Attempt::default(); 3]), "quiz?seed=3 12;!");
    }

    #[test]
    fn damage_is_left_out() {
        let questions = questions(&Quiz::default());
        for lines in ["", "quiz", "quiz ;;;", "quiz x/y?;!!;9999999999/-1;;;;;;;;;;;;;;;;;", "\u{0}"] {
            assert_eq!(read_kept(lines, "quiz", &questions).len(), questions.len(), "{lines}");
        }
        for lines in ["", "rings 1", "\u{0} x"] {
            assert_eq!(last_set(lines), Quiz::first(), "{lines}");
        }
    }
}
