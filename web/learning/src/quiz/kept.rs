//! Answers that stay on the device: a line for each set, the last one first.

use gros_learning::Question;
use gros_learning::quiz::Attempt;
use gros_session::spec::{Quiz, Screen, open_screen};

/// How many sets are kept.
const MOST: usize = 30;

/// Reads the attempts at the questions of a set.
pub fn read(lines: &str, spec: &str, questions: &[Question]) -> Vec<Attempt> {
    let kept = lines.lines().find_map(|line| line.split_once(' ').filter(|(of, _)| *of == spec));
    let mut written = kept.map(|(_, attempts)| attempts).unwrap_or_default().split(';');
    questions.iter().map(|question| Attempt::read(written.next().unwrap_or_default(), question)).collect()
}

/// Returns the set that was worked at last; the first one for someone who has kept none.
pub fn last(lines: &str) -> Quiz {
    let spec = lines.lines().next().and_then(|line| line.split_once(' ')).map(|(spec, _)| spec);
    match spec.and_then(open_screen).map(|opened| opened.screen) {
        Some(Screen::Quiz(quiz)) => quiz,
        _ => Quiz::first(),
    }
}

/// Puts the attempts at a set before those at others; a set without any is left out.
pub fn write(lines: &str, spec: &str, attempts: &[Attempt]) -> String {
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
    use super::*;
    use gros_learning::Answer;
    use gros_learning::quiz::questions;
    use gros_session::spec::Exercise;

    #[test]
    fn what_is_kept_is_read_again() {
        let quiz = Quiz { kinds: vec![Exercise::MovesLeft], count: 3, ..Quiz::default() };
        let questions = questions(&quiz);
        let mut attempts = vec![Attempt::default(); 3];
        attempts[0].answers = vec![questions[0].answer.clone()];
        attempts[2] = Attempt { answers: vec![Answer::from(9_000)], is_hinted: true, is_shown: true };
        let lines = write("quiz?seed=3 12;!\nquiz 1;2;3", "quiz", &attempts);
        assert_eq!(lines.lines().count(), 2);
        assert_eq!(read(&lines, "quiz", &questions), attempts);
        assert_eq!(
            [last(&lines), last("quiz?seed=7 1")],
            [Quiz::default(), Quiz { seed: 7, ..Quiz::default() }]
        );
        assert!(read(&lines, "quiz?n=9", &questions).iter().all(Attempt::is_untouched));
        assert_eq!(write(&lines, "quiz", &vec![Attempt::default(); 3]), "quiz?seed=3 12;!");
    }

    #[test]
    fn damage_is_left_out() {
        let questions = questions(&Quiz::default());
        for lines in ["", "quiz", "quiz ;;;", "quiz x/y?;!!;9999999999/-1;;;;;;;;;;;;;;;;;", "\u{0}"] {
            assert_eq!(read(lines, "quiz", &questions).len(), questions.len(), "{lines}");
        }
        for lines in ["", "rings 1", "\u{0} x"] {
            assert_eq!(last(lines), Quiz::first(), "{lines}");
        }
    }
}
