//! Checks the entries for a task, and finds the first mistake.

use gros_learning::lessons::{
    Choice, Kind, Near, Other, Piece, Pile, Rung, Sieve, Task, Verdict, Wrong, check_guess, check_number,
    check_word,
};
use gros_solver::{AnyPuzzle, Piles, Steps};
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
pub enum Mistake {
    Typed(usize, Verdict),
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
            Kind::Guess(_) | Kind::Number(_) | Kind::Word(_) => (1, 0),
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
    pub fn solved(task: &Task) -> Draft {
        let mut draft = Draft::of(task);
        match &task.kind {
            Kind::Guess(question) | Kind::Number(question) | Kind::Word(question) => {
                draft.fields = vec![question.answer().unwrap_or_default()];
            }
            Kind::Row(row) => {
                draft.fields =
                    row.iter().map(|(_, question)| question.answer().unwrap_or_default()).collect();
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
pub fn mistake(task: &Task, draft: &Draft) -> Option<Mistake> {
    let field = |index: usize| draft.fields.get(index).map(String::as_str).unwrap_or_default();
    let typed =
        |index: usize, verdict: Verdict| verdict.wrong.is_some().then_some(Mistake::Typed(index, verdict));
    match &task.kind {
        Kind::Guess(_) => typed(0, check_guess(field(0))),
        Kind::Number(question) => typed(0, check_number(question, field(0), task)),
        Kind::Word(question) => typed(0, check_word(question, field(0), task)),
        Kind::Row(row) => row
            .iter()
            .enumerate()
            .find_map(|(index, (_, question))| typed(index, check_number(question, field(index), task))),
        Kind::Choose(answers) => match draft.chosen {
            Some(chosen) if answers.get(chosen).is_some_and(|choice| choice.why.is_none()) => None,
            chosen => Some(Mistake::Chosen(chosen)),
        },
        Kind::Ladder => {
            let ladder = Rung::ladder(task.spec);
            let rungs = to_fill(&ladder).iter().zip(&draft.switches).enumerate();
            let wrong = rungs.filter(|(_, (rung, chosen))| **chosen != Some(rung.must_be_on));
            let wrong = wrong.map(|(index, (rung, chosen))| Mistake::Switch(index, *rung, *chosen)).next();
            let ring = field(0).trim();
            let is_next = Rung::next(&ladder).is_some_and(|next| next.to_string() == ring);
            wrong.or_else(|| (!is_next).then(|| Mistake::Ring(0, ring.to_owned())))
        }
        Kind::Fold | Kind::Sieve => None,
        Kind::Goal | Kind::State(_) | Kind::Cold | Kind::Blocked | Kind::Seek(_) => None,
    }
}

/// Describes the mistake, with one reason. It never gives the answer away.
pub fn said(lang: Lang, task: &Task, mistake: &Mistake) -> [String; 2] {
    match mistake {
        Mistake::Typed(index, Verdict { guess, wrong }) => {
            let [first, why] = said_of_typed(lang, task, guess, wrong.as_ref());
            match &task.kind {
                Kind::Row(row) if row.len() > 1 => {
                    let label = row.get(*index).map_or("", |(label, _)| label);
                    [say!(lang, LearnRowWrong { label }), lang.sentences([first, why])]
                }
                _ => [first, why],
            }
        }
        Mistake::Chosen(chosen) => {
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
        Mistake::Switch(_, rung, None) => [say!(lang, LadderChoose { ring: rung.ring }), String::new()],
        Mistake::Switch(_, rung, Some(true)) => lang.ladder_blocks(rung.ring, rung.waiting),
        Mistake::Switch(_, rung, Some(false)) => lang.ladder_needs(rung.ring, rung.ring + 1),
        Mistake::Hot(here, to) => lang.sieve_hot(here, to),
        Mistake::Left(piles) => {
            let (left, right) = piles.split_once(',').unwrap_or((piles, ""));
            [say!(lang, LearnNotCold { left, right }), lang.text(Key::LearnNotColdWhy).to_owned()]
        }
        Mistake::Ring(_, ring) => {
            [say!(lang, LadderRingWrong { ring }), lang.text(Key::LadderRingWhy).to_owned()]
        }
    }
}

fn said_of_typed(lang: Lang, task: &Task, guess: &str, wrong: Option<&Wrong>) -> [String; 2] {
    let is_word = matches!(task.kind, Kind::Word(_));
    let is_of_pegs = matches!(&task.kind, Kind::Word(question) if question.is_of_pegs());
    let row = if is_of_pegs { "pegs" } else { "digits" };
    let nothing = String::new;
    match wrong {
        Some(Wrong::Unreadable) => {
            let key = match is_word {
                true if is_of_pegs => Key::LearnNoPegs,
                true => Key::LearnNoWord,
                false => Key::LearnNoNumber,
            };
            [lang.text(key).to_owned(), nothing()]
        }
        Some(Wrong::Known(why)) => [say!(lang, LearnWrong { guess }), lang.lesson(why).to_owned()],
        Some(Wrong::OffByOne) => {
            [say!(lang, LearnOffByOne { guess }), lang.text(Key::LearnOffByOneWhy).to_owned()]
        }
        Some(Wrong::Near(near)) => [say!(lang, LearnWrong { guess }), said_of_near(lang, guess, near)],
        Some(Wrong::TooSmall) => [say!(lang, LearnTooSmall { guess }), nothing()],
        Some(Wrong::TooLarge) => [say!(lang, LearnTooLarge { guess }), nothing()],
        Some(Wrong::Backwards) => {
            let why = if is_of_pegs { Key::LearnBackwardsDiscs } else { Key::LearnBackwardsWhy };
            [say!(lang, LearnBackwards { guess }), lang.text(why).to_owned()]
        }
        Some(Wrong::Length(count)) => {
            [say!(lang, LearnWrong { guess }), say!(lang, LearnWordLength { count, row })]
        }
        Some(Wrong::Digit(count, near)) => {
            let near = near.as_ref().map(|near| said_of_near(lang, guess, near));
            let first = say!(lang, LearnFirstDigits { count, row });
            [say!(lang, LearnWrong { guess }), lang.sentences(near.into_iter().chain([first]))]
        }
        None => [nothing(), nothing()],
    }
}

/// Says what a wrong number would be right for.
fn said_of_near(lang: Lang, guess: &str, near: &Near) -> String {
    let number = guess.parse::<Steps>().unwrap_or_default();
    let differs = |other: &Other| {
        let Other { state, asked, piece, place, asked_place } = other;
        lang.learn_differs(*piece, (state, *place), (asked, *asked_place))
    };
    match near {
        Near::LeftFrom(other) => lang.sentences([
            say!(lang, LearnLeftFrom { moves: number, state: other.state.to_string() }),
            differs(other),
        ]),
        Near::StatesFrom(other) => lang.sentences([
            say!(lang, LearnStatesFrom { states: number, state: other.state.to_string() }),
            differs(other),
        ]),
        Near::StepIs(other) => lang.sentences([
            say!(lang, LearnStepIs { step: number, state: other.state.to_string() }),
            differs(other),
        ]),
        Near::DigitsOf(state) => say!(lang, LearnDigitsOf { state: state.to_string() }),
        Near::TooFar(puzzle, most) => lang.learn_too_far(puzzle, most.as_ref()),
        Near::Moves(moves) => say!(lang, LearnMovesInAll { moves: lang.moves(moves) }),
        Near::MadeBy(piece) => lang.learn_made_by(&number, named(piece)),
        Near::NotFirst(piece) => lang.learn_not_first(&number, named(piece)),
        Near::Makes(piece, number) => lang.learn_makes(named(piece), number),
        Near::NoPiece(piece) => lang.learn_no_piece(named(piece)),
        Near::CanMove(piece) => lang.learn_mobility(named(piece), true),
        Near::CannotMove(piece) => lang.learn_mobility(named(piece), false),
        Near::MovesOften(piece, count) => lang.learn_moves_often(named(piece), *count),
        Near::InPair(small, large) => say!(lang, LearnInPair { guess, small, large }),
        Near::OtherPile(pile) => {
            let pile = if *pile == Pile::Small { "small" } else { "large" };
            say!(lang, LearnOtherPile { guess, pile })
        }
        Near::ChangeFrom(from) => say!(
            lang,
            LearnChangeFrom { count: number, number: Steps::from(*from), next: Steps::from(*from + 1) }
        ),
        Near::Parked(moves) => say!(lang, LearnParked { count: number, moves: lang.moves(moves) }),
    }
}

fn named(piece: &Piece) -> (&AnyPuzzle, usize) {
    (&piece.puzzle, piece.number)
}

/// Says what the right answer was, if that is short.
pub fn answer(lang: Lang, task: &Task, draft: &Draft) -> Option<String> {
    match &task.kind {
        // The letters of pegs are accepted in either case.
        Kind::Number(_) | Kind::Word(_) => draft.fields.first().map(|field| field.to_ascii_uppercase()),
        Kind::Guess(_) => draft.fields.first().map(|field| check_guess(field).guess),
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
    use gros_learning::lessons::{LESSONS, Lesson};

    fn tasks() -> impl Iterator<Item = &'static Task> {
        LESSONS.iter().flat_map(|lesson| &lesson.stops).flat_map(|stop| &stop.tasks)
    }

    fn task(lesson: &str, stop: usize, index: usize) -> &'static Task {
        &Lesson::find(lesson).unwrap().stop(stop).unwrap().tasks[index]
    }

    #[test]
    fn pegs_are_capital_letters() {
        let task = task("hanoi-n", 5, 1);
        let draft = Draft { fields: vec!["cbbbb".to_owned()], ..Draft::of(task) };
        assert_eq!(mistake(task, &draft), None);
        assert_eq!(answer(Lang::English, task, &draft).as_deref(), Some("CBBBB"));
    }

    /// No box says the answer.
    #[test]
    fn a_mistake_is_told_without_the_answer() {
        for task in tasks() {
            let Kind::Number(question) = &task.kind else { continue };
            let right: u64 = question.answer().unwrap().parse().unwrap();
            for guess in (0..=right.min(400) + 20).chain([right * 3 + 7]).filter(|guess| *guess != right) {
                let draft = Draft { fields: vec![guess.to_string()], ..Draft::of(task) };
                let Some(wrong) = mistake(task, &draft) else { continue };
                let Mistake::Typed(_, verdict) = &wrong else { panic!("{wrong:?}") };
                if !matches!(verdict.wrong, Some(Wrong::Known(_))) {
                    for lang in Lang::ALL {
                        let text = lang.sentences(said(lang, task, &wrong)).replace(',', "");
                        let mut numbers = text.split(|symbol: char| !symbol.is_ascii_digit());
                        assert!(
                            !text.is_empty() && numbers.all(|number| number != right.to_string()),
                            "{text}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_wrong_choice_is_quoted() {
        let task = task("base-three", 3, 1);
        let draft = Draft { chosen: Some(1), ..Draft::of(task) };
        let first = mistake(task, &draft).map(|wrong| said(Lang::English, task, &wrong)[0].clone());
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
        let said =
            |wishes| mistake(task, &draft(wishes)).map(|wrong| said(Lang::English, task, &wrong).join(" "));
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
        assert!(matches!(mistake(task, &wrong_ring), Some(Mistake::Ring(..))));
    }
}
