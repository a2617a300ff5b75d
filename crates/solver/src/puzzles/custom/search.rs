//! Routes where guards leave places open, by a search through all states.
//!
//! A state is a number in mixed radix, whose digits are the places of the pieces, so distances are a list. Each move can be
//! taken back: the search begins at the goal, and a shortest route goes down the distances.

use super::{Custom, CustomState};
use crate::error::NoRoute;
use crate::gray::Digit;
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::route::Ways;
use crate::search::SearchedRoute;
use crate::steps::Steps;

const UNKNOWN: u32 = u32::MAX;

/// A piece in the search.
struct Own {
    /// The weight of its place in the number of a state.
    weight: usize,
    /// For each of its steps the faster pieces that matter, by their index, and where they must stand.
    wanted: Vec<Vec<(usize, Digit)>>,
}

/// How far states are from one of them, as far as the search went.
struct Distances {
    pieces: Vec<Own>,
    /// The distance of each state, by its number.
    of: Vec<u32>,
    /// The number of shortest routes to each state, counted up to three.
    ways: Vec<u8>,
    /// The places of the pieces in the states found, one state after another.
    found: Vec<Digit>,
}

impl Distances {
    /// Searches breadth first until a state is reached, or through all of them.
    fn search(puzzle: &Custom, from: &CustomState, until: Option<&CustomState>) -> Distances {
        let (pieces, count) = numbered(puzzle);
        let (of, ways) = (vec![UNKNOWN; count], vec![0; count]);
        let mut all = Distances { pieces, of, ways, found: from.word.clone() };
        let (first, last) = (all.number(&from.word), until.map(|state| all.number(&state.word)));
        (all.of[first], all.ways[first]) = (0, 1);
        let mut queue = vec![first];
        let mut word = from.word.clone();
        let mut at = 0;
        while let Some(number) = queue.get(at).copied().filter(|number| Some(*number) != last) {
            let length = word.len();
            word.copy_from_slice(&all.found[at * length..(at + 1) * length]);
            let (distance, ways) = (all.of[number] + 1, all.ways[number]);
            for (index, piece) in all.pieces.iter().enumerate() {
                for (place, next) in piece.moves(index, &word, number) {
                    if all.of[next] == UNKNOWN {
                        all.of[next] = distance;
                        queue.push(next);
                        let changed = all.found.len() + index;
                        all.found.extend_from_slice(&word);
                        all.found[changed] = place;
                    }
                    if all.of[next] == distance {
                        all.ways[next] = (all.ways[next] + ways).min(3);
                    }
                }
            }
            at += 1;
        }
        all
    }

    fn number(&self, word: &[Digit]) -> usize {
        word.iter().zip(&self.pieces).map(|(place, piece)| usize::from(*place) * piece.weight).sum()
    }

    /// Makes the first move, in the order of the pieces, that leads nearer.
    fn step_down(&self, word: &mut [Digit]) -> Option<PieceMove> {
        let number = self.number(word);
        let nearer = self.of[number].checked_sub(1)?;
        for (index, piece) in self.pieces.iter().enumerate() {
            let mut moves = piece.moves(index, word, number);
            if let Some((to, _)) = moves.find(|(_, next)| self.of[*next] == nearer) {
                drop(moves);
                word[index] = to;
                return Some(PieceMove { piece: index + 1, to });
            }
        }
        None
    }
}

impl Own {
    /// Lists the places that the piece can step to, with the numbers of the states.
    fn moves(&self, index: usize, word: &[Digit], number: usize) -> impl Iterator<Item = (Digit, usize)> {
        let place = word[index];
        let may_pass = |low: Digit| {
            let wanted = self.wanted.get(usize::from(low));
            wanted.is_some_and(|wanted| wanted.iter().all(|(index, place)| word[*index] == *place))
        };
        let down = place.checked_sub(1).filter(|low| may_pass(*low));
        let up = Some(place + 1).filter(|_| may_pass(place));
        let (down, up) = (down.map(|to| (to, number - self.weight)), up.map(|to| (to, number + self.weight)));
        down.into_iter().chain(up)
    }
}

/// Returns the pieces, and the number of states.
fn numbered(puzzle: &Custom) -> (Vec<Own>, usize) {
    let mut count = 1;
    let own = |(piece, places): (usize, Digit)| {
        let weight = count;
        count *= usize::from(places);
        let wanted =
            |place| puzzle.wanted(piece, place).map(|wanted| (wanted.piece - 1, wanted.value)).collect();
        Own { weight, wanted: (0..places - 1).map(wanted).collect() }
    };
    let pieces = (1..).zip(puzzle.places()).map(own).collect();
    (pieces, count)
}

/// Searches for a shortest route.
///
/// # Errors
/// If there is none.
pub(super) fn route(
    puzzle: &Custom,
    from: &CustomState,
    to: &CustomState,
) -> Result<SearchedRoute<Custom>, NoRoute> {
    let distances = Distances::search(puzzle, to, Some(from));
    let first = distances.number(&from.word);
    if distances.of[first] == UNKNOWN {
        return Err(NoRoute::Unreachable);
    }
    let mut word = from.word.clone();
    let moves = core::iter::from_fn(|| distances.step_down(&mut word)).collect();
    let ways = Ways::of_count(distances.ways[first].into());
    Ok(SearchedRoute::new(puzzle.clone(), from.clone(), moves, ways))
}

/// Searches for the state that is farthest from another, and its distance.
pub(super) fn farthest(puzzle: &Custom, from: &CustomState) -> (CustomState, Steps) {
    let distances = Distances::search(puzzle, from, None);
    let word = distances.found[distances.found.len() - from.word.len()..].to_vec();
    let moves = Steps::from(distances.of[distances.number(&word)]);
    (puzzle.state(word), moves)
}

/// Searches for the nearest state with a single move, other than two of them: also its distance, and how many there are.
pub(super) fn blind(
    puzzle: &Custom,
    from: &CustomState,
    to: &CustomState,
) -> Option<(CustomState, Steps, usize)> {
    let distances = Distances::search(puzzle, from, None);
    let is_blind = |word: &&[Digit]| {
        let pieces = distances.pieces.iter().enumerate();
        let moves = pieces.flat_map(|(index, piece)| piece.moves(index, word, distances.number(word)));
        *word != from.word && *word != to.word && moves.take(2).count() == 1
    };
    let mut found = distances.found.chunks(from.word.len()).filter(is_blind);
    let nearest = found.next()?;
    let moves = distances.of[distances.number(nearest)].into();
    Some((puzzle.state(nearest.to_vec()), moves, found.count() + 1))
}
