//! Draws the questions of a set.

use std::collections::HashSet;

use gros_session::spec::{Exercise, Quiz};
use gros_solver::Puzzle;

use super::random::Random;
use crate::position::{Ask, Pile, cold_pile, moves_of, open};
use crate::question::Question;

/// How often a question that repeats an earlier one is drawn anew: small puzzles have few questions.
const DRAWS: usize = 16;
/// The stream of the order of the kinds; questions have the streams from 0.
const ORDER: u32 = u32::MAX;

/// Draws the questions of a set. The first ones do not depend on how many there are.
///
/// ```
/// use gros_learning::quiz::questions;
/// use gros_session::spec::Quiz;
/// let quiz = Quiz { seed: 7, ..Quiz::default() };
/// assert_eq!(questions(&quiz).len(), 10);
/// assert_eq!(questions(&Quiz { count: 4, ..quiz.clone() })[..], questions(&quiz)[..4]);
/// ```
#[must_use]
pub fn questions(quiz: &Quiz) -> Vec<Question> {
    let mut kinds = quiz.kinds.clone();
    Random::new(quiz.seed, ORDER).shuffle(&mut kinds);
    let mut seen = HashSet::new();
    let mut questions = Vec::with_capacity(quiz.count);
    for (stream, kind) in (0..).zip(kinds.iter().cycle().take(quiz.count)) {
        let mut random = Random::new(quiz.seed, stream);
        let drawn = (0..DRAWS).filter_map(|_| draw(*kind, quiz.n, &mut random));
        let mut last = None;
        for question in drawn {
            let is_new = seen.insert(question.ask.clone());
            last = Some(question);
            if is_new {
                break;
            }
        }
        questions.extend(last);
    }
    questions
}

/// Draws a question of a kind; `n` is how many pieces there are.
#[must_use]
pub fn draw(kind: Exercise, n: usize, random: &mut Random) -> Option<Question> {
    let is_tower = kind == Exercise::Least && random.coin();
    let size = u32::try_from(n).ok()?;
    let (rings, tower) = (format!("rings?n={n}"), format!("hanoi?n={n}"));
    let ask = match kind {
        Exercise::MovesLeft => Ask::ToGo(from_state(&rings, random)?),
        Exercise::Next => Ask::Piece(from_state(&rings, random)?, "1".to_owned()),
        Exercise::Binary => Ask::Binary(from_state(&rings, random)?),
        Exercise::StateAfter => after(rings, random)?,
        Exercise::PegsAfter => after(tower, random)?,
        Exercise::RingAt => at(rings, random)?,
        Exercise::DiscAt => at(tower, random)?,
        Exercise::StepOf => {
            let step = random.between(1, moves_of(&tower)? - 1);
            let state = open(&tower)?.state_at(&step.into()).to_string();
            Ask::Step(tower, state)
        }
        Exercise::Least => {
            let id = if is_tower { "hanoi" } else { "rings" };
            Ask::ToGo(format!("{id}?n={}", random.between(3, size + 1)))
        }
        Exercise::Recurrence => Ask::Sum(format!("rings?n={}", random.between(4, size + 4))),
        Exercise::Digits => {
            // Longer rows are more of the same.
            let digits = n.clamp(3, 5);
            let chain = format!("chain?n={digits}&from={}&to={}", "0".repeat(digits), "2".repeat(digits));
            let step = random.between(1, moves_of(&chain)?);
            let state = open(&chain)?.state_at(&step.into()).to_string();
            Ask::Step(chain, state)
        }
        Exercise::Cold => cold(size, random)?,
    };
    Question::drawn(kind, ask)
}

/// Returns a position of the rings; all states but the goal are equally likely.
fn from_state(rings: &str, random: &mut Random) -> Option<String> {
    let timeline = open(rings)?;
    let last = u32::try_from(&timeline.puzzle().line_length()?).ok()? - 1;
    let state = timeline.puzzle().state_on_line(&random.between(1, last).into())?;
    Some(format!("rings?from={state}"))
}

fn after(spec: String, random: &mut Random) -> Option<Ask> {
    let step = random.between(1, moves_of(&spec)? - 1);
    Some(Ask::State(spec, step.to_string()))
}

fn at(spec: String, random: &mut Random) -> Option<Ask> {
    let number = random.between(1, moves_of(&spec)?);
    Some(Ask::Piece(spec, number.to_string()))
}

fn cold(n: u32, random: &mut Random) -> Option<Ask> {
    let number = random.between(1, n + 2);
    let [small, large] = [Pile::Small, Pile::Large].map(|pile| cold_pile(number, pile));
    Some(match random.below(3) {
        0 => Ask::Cold(number, if random.coin() { Pile::Large } else { Pile::Small }),
        side => {
            // Every second position is hot, and near a cold one.
            let (small, large) = (small?, large?);
            let large = if random.coin() { large } else { large + random.between(1, 3) };
            let (left, right) = if side == 1 { (small, large) } else { (large, small) };
            Ask::IsCold(format!("wythoff?piles={left},{right}"))
        }
    })
}
