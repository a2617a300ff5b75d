//! Checks the entries for a task, and finds the first mistake.

use gros_learning::lessons::{Choice, Kind, Rung, Sieve, Task};
use gros_learning::{Answer, Form, Question, Refused, Verdict};
use gros_solver::Piles;
use gros_text::{Key, Lang, say};

/// The entries so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    pub fields: Vec<String>,
    pub switches: Vec<Option<bool>>,
    pub chosen: Option<usize>,
    /// How far a line still has to turn, in degrees.
    pub angle: u32,
    /// The cold positions that were found.
    pub sieve: Sieve,
}

/// The first mistake, and the field that it is in.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// It is no answer.
    Refused(usize, Refused),
    /// It is a wrong answer.
    Answer(usize, Answer, Verdict),
    /// A wrong answer of a choice, or none.
    Chosen(Option<usize>),
    Switch(usize, Rung, Option<bool>),
    Ring(usize, String),
    /// Piles that a move left, which are not cold.
    Left(String),
    /// A position that is not cold, and a cold one that a move from there leaves.
    Hot(Piles, Piles),
}

impl Draft {
    /// Returns an empty draft.
    pub fn of(task: &Task) -> Draft {
        let (fields, switches) = match &task.kind {
            Kind::Guess(_) | Kind::Answer(_) => (1, 0),
            Kind::Row(row) => (row.len(), 0),
            Kind::Ladder => (1, to_fill(&Rung::ladder(task.spec)).len()),
            _ => (0, 0),
        };
        Draft {
            fields: vec![String::new(); fields],
            switches: vec![None; switches],
            chosen: None,
            angle: UPRIGHT,
            sieve: Sieve::default(),
        }
    }

    /// Returns the draft with the right answers.
    pub fn solved(task: &Task, questions: &[Question]) -> Draft {
        let mut draft = Draft::of(task);
        match &task.kind {
            Kind::Guess(_) | Kind::Answer(_) | Kind::Row(_) => {
                draft.fields = questions.iter().map(|question| question.answer.to_string()).collect();
            }
            Kind::Ladder => {
                let ladder = Rung::ladder(task.spec);
                draft.switches = to_fill(&ladder).iter().map(|rung| Some(rung.must_be_on)).collect();
                draft.fields = vec![Rung::next(&ladder).map(|ring| ring.to_string()).unwrap_or_default()];
            }
            Kind::Choose(answers) => draft.chosen = answers.iter().position(|choice| choice.why.is_none()),
            Kind::Sieve => draft.sieve = Sieve::solved(),
            _ => draft.angle = 0,
        }
        draft
    }
}

/// The angle at which a line stands up from its other half.
const UPRIGHT: u32 = 90;

/// Returns the rows that the user has to fill in: those below the first that is not done.
pub fn to_fill(ladder: &[Rung]) -> &[Rung] {
    let first = ladder.iter().position(|rung| !rung.is_done()).unwrap_or(ladder.len());
    ladder.get(first + 1..).unwrap_or_default()
}

/// Returns the first mistake; none if all is right.
pub fn first_wrong(task: &Task, questions: &[Question], draft: &Draft) -> Option<Wrong> {
    match &task.kind {
        Kind::Guess(_) => guess(draft).err().map(|refused| Wrong::Refused(0, refused)),
        Kind::Answer(_) | Kind::Row(_) => {
            let mut typed = questions.iter().zip(&draft.fields).enumerate();
            typed.find_map(|(index, (question, field))| match question.check(field) {
                Ok((_, Verdict::Right)) => None,
                Ok((answer, verdict)) => Some(Wrong::Answer(index, answer, verdict)),
                Err(refused) => Some(Wrong::Refused(index, refused)),
            })
        }
        Kind::Choose(answers) => match draft.chosen {
            Some(chosen) if answers.get(chosen).is_some_and(|choice| choice.why.is_none()) => None,
            chosen => Some(Wrong::Chosen(chosen)),
        },
        Kind::Ladder => {
            let ladder = Rung::ladder(task.spec);
            let rungs = to_fill(&ladder).iter().zip(&draft.switches).enumerate();
            let wrong = rungs.filter(|(_, (rung, chosen))| **chosen != Some(rung.must_be_on));
            let wrong = wrong.map(|(index, (rung, chosen))| Wrong::Switch(index, *rung, *chosen)).next();
            let ring = draft.fields.first().map_or("", |field| field.trim());
            let is_next = Rung::next(&ladder).is_some_and(|next| next.to_string() == ring);
            wrong.or_else(|| (!is_next).then(|| Wrong::Ring(0, ring.to_owned())))
        }
        Kind::Fold | Kind::Sieve => None,
        Kind::Goal | Kind::State(_) | Kind::Cold | Kind::Blocked | Kind::Seek(_) => None,
    }
}

/// Reads a guess, which is any number.
pub fn guess(draft: &Draft) -> Result<Answer, Refused> {
    Form::ANY_NUMBER.read(draft.fields.first().map_or("", String::as_str))
}

/// Says what is wrong, with one reason. It never gives the answer away.
pub fn said(lang: Lang, task: &Task, questions: &[Question], draft: &Draft, wrong: &Wrong) -> [String; 2] {
    match wrong {
        Wrong::Refused(index, refused) => {
            let form = questions.get(*index).map_or(Form::ANY_NUMBER, Question::form);
            let typed = draft.fields.get(*index).map_or("", String::as_str);
            in_row(lang, task, *index, lang.learn_refused(form, *refused, typed))
        }
        Wrong::Answer(index, answer, verdict) => {
            let Some(question) = questions.get(*index) else { return Default::default() };
            in_row(lang, task, *index, lang.learn_wrong(question, answer, verdict))
        }
        Wrong::Chosen(chosen) => {
            let Kind::Choose(answers) = &task.kind else { return Default::default() };
            let answer = chosen.and_then(|chosen| answers.get(chosen));
            match answer {
                Some(Choice { answer, why: Some(why) }) => [
                    say!(
                        lang,
                        LearnWrongChoice { answer: lang.lesson(answer).trim_end_matches(['.', '。']) }
                    ),
                    lang.lesson(why).to_owned(),
                ],
                _ => [lang.text(Key::LearnChooseOne).to_owned(), String::new()],
            }
        }
        Wrong::Switch(_, rung, None) => [say!(lang, LadderChoose { ring: rung.ring }), String::new()],
        Wrong::Switch(_, rung, Some(true)) => lang.ladder_blocks(rung.ring, rung.waiting),
        Wrong::Switch(_, rung, Some(false)) => lang.ladder_needs(rung.ring, rung.ring + 1),
        Wrong::Hot(here, to) => lang.sieve_hot(here, to),
        Wrong::Left(piles) => {
            let (left, right) = piles.split_once(',').unwrap_or((piles, ""));
            [say!(lang, LearnNotCold { left, right }), lang.text(Key::LearnNotColdWhy).to_owned()]
        }
        Wrong::Ring(_, ring) => {
            [say!(lang, LadderRingWrong { ring }), lang.text(Key::LadderRingWhy).to_owned()]
        }
    }
}

/// Says of several answers which one is wrong.
fn in_row(lang: Lang, task: &Task, index: usize, told: [String; 2]) -> [String; 2] {
    match &task.kind {
        Kind::Row(row) if row.len() > 1 => {
            let label = row.get(index).map_or("", |(label, _)| label);
            [say!(lang, LearnRowWrong { label }), lang.sentences(told)]
        }
        _ => told,
    }
}

/// Says what the right answer was, if that is short.
pub fn answer(lang: Lang, task: &Task, draft: &Draft) -> Option<String> {
    match &task.kind {
        // The letters of pegs are accepted in either case.
        Kind::Answer(_) => draft.fields.first().map(|field| field.to_ascii_uppercase()),
        Kind::Guess(_) => guess(draft).ok().map(|guess| guess.to_string()),
        Kind::Row(_) => Some(draft.fields.join(" ")),
        Kind::Sieve => Some(lang.sieve_pairs(draft.sieve.pairs())),
        Kind::Choose(answers) => {
            let choice = answers.get(draft.chosen?)?;
            Some(lang.lesson(&choice.answer).trim_end_matches(['.', '。']).to_owned())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_learning::Mistake;
    use gros_learning::lessons::{LESSONS, Lesson};

    fn tasks() -> impl Iterator<Item = &'static Task> {
        LESSONS.iter().flat_map(|lesson| &lesson.stops).flat_map(|stop| &stop.tasks)
    }

    fn task(lesson: &str, stop: usize, index: usize) -> &'static Task {
        &Lesson::find(lesson).unwrap().stop(stop).unwrap().tasks[index]
    }

    fn wrong(task: &Task, draft: &Draft) -> Option<Wrong> {
        first_wrong(task, &task.questions(), draft)
    }

    fn told(lang: Lang, task: &Task, draft: &Draft) -> Option<[String; 2]> {
        let questions = task.questions();
        first_wrong(task, &questions, draft).map(|wrong| said(lang, task, &questions, draft, &wrong))
    }

    #[test]
    fn pegs_are_capital_letters() {
        let task = task("hanoi-n", 5, 1);
        let draft = Draft { fields: vec!["cbbbb".to_owned()], ..Draft::of(task) };
        assert_eq!(wrong(task, &draft), None);
        assert_eq!(answer(Lang::English, task, &draft).as_deref(), Some("CBBBB"));
    }

    /// No box says the answer.
    #[test]
    fn a_mistake_is_told_without_the_answer() {
        for task in tasks().filter(|task| matches!(task.kind, Kind::Answer(_))) {
            let questions = task.questions();
            let Some(right) = questions[0].answer.number() else { continue };
            for guess in (0..=right.min(400) + 20).chain([right * 3 + 7]).filter(|guess| *guess != right) {
                let draft = Draft { fields: vec![guess.to_string()], ..Draft::of(task) };
                let Some(wrong) = first_wrong(task, &questions, &draft) else { panic!("{guess}") };
                if let Wrong::Answer(_, _, Verdict::Mistaken(Mistake::Named(_))) = wrong {
                    continue;
                }
                for lang in Lang::ALL {
                    let text = lang
                        .sentences(said(lang, task, &questions, &draft, &wrong))
                        .replace([',', '\u{202f}'], "");
                    let mut numbers = text.split(|symbol: char| !symbol.is_ascii_digit());
                    assert!(!text.is_empty() && numbers.all(|number| number != right.to_string()), "{text}");
                }
            }
        }
    }

    #[test]
    fn a_wrong_choice_is_quoted() {
        let task = task("base-three", 3, 1);
        let draft = Draft { chosen: Some(1), ..Draft::of(task) };
        let first = told(Lang::English, task, &draft).map(|[first, _]| first);
        assert_eq!(first.as_deref(), Some("“An elephant has only two places” is not right."));
    }

    #[test]
    fn the_ladder_says_why_a_wish_is_wrong() {
        let task = task("tour", 6, 0);
        let draft = |wishes: [bool; 4]| Draft {
            switches: wishes.map(Some).to_vec(),
            fields: vec!["2".to_owned()],
            ..Draft::of(task)
        };
        let said = |wishes| told(Lang::English, task, &draft(wishes)).map(|told| told.join(" "));
        assert_eq!(said([true, false, true, true]), None);
        assert_eq!(
            said([true, true, true, true]).unwrap(),
            "That would block ring 5. It moves only when ring 4 is on and every ring before ring 4 is off, counting from ring 1. Ring 3 is one of those."
        );
        assert_eq!(
            said([false, false, true, true]).unwrap(),
            "Ring 5 waits for this one. It can move only while ring 4 is on."
        );
        let wrong_ring = Draft { fields: vec!["1".to_owned()], ..draft([true, false, true, true]) };
        assert!(matches!(wrong(task, &wrong_ring), Some(Wrong::Ring(..))));
    }
}
