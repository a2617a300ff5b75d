//! The questions of a set.

use std::collections::HashSet;

use gros_session::spec::{Exercise, Quiz};

use super::puzzles::{chain, game, rings, tower};
use super::random::Random;
use crate::question::{Ask, Question};

/// How often a question that was there before is drawn anew: small puzzles have few.
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
    let ask = match kind {
        Exercise::DiscAt | Exercise::StepOf | Exercise::PegsAfter => {
            Ask::Tower(tower::draw(kind, n, random)?)
        }
        Exercise::Least if is_tower => Ask::Tower(tower::draw(kind, n, random)?),
        Exercise::Cold => Ask::Game(game::draw(kind, n, random)?),
        Exercise::Digits => Ask::Chain(chain::draw(kind, n, random)?),
        _ => Ask::Rings(rings::draw(kind, n, random)?),
    };
    Question::of(ask)
}
