//! A line of play: how a game continues when both sides follow their policy.

use super::cold::{cold, is_cold, winning_moves};
use super::{MOST_MOVES, Piles, Policy, Rule, WythoffMove};
use crate::prelude::*;
use crate::route::{Countdown, Guarantee, Route, clip};
use crate::steps::Steps;

/// A line of play from a position: at most [`MOST_MOVES`] moves, none of which is stored.
///
/// The side that can win moves by the policy; from a cold position the other side takes one stone from the larger pile,
/// or from the right one of two equal piles. From there only one move wins, to the previous cold position, so a single
/// number determines the state of the game. A side that wants to lose leaves a hot position once; then the other side
/// can win, and plays to win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineOfPlay {
    rule: Rule,
    /// The positions up to and including the first cold one that is left on purpose.
    lead: Vec<Piles>,
    /// The number of the last of these positions, from which the game continues.
    number: Steps,
    /// Whether the left pile is the larger one from then on.
    is_turned: bool,
    steps: Steps,
}

impl LineOfPlay {
    pub(super) fn new(rule: Rule, policy: Policy, from: &Piles) -> LineOfPlay {
        let mut lead = vec![from.clone()];
        if policy == Policy::Lose {
            lead.extend(thrown_away(rule, from));
        }
        let mut last = lead.last().cloned().unwrap_or_else(|| from.clone());
        // It leaves a cold position, from which nobody can win any more.
        if let Some(next) = policy.win(rule, &last) {
            lead.push(next.clone());
            last = next;
        }
        let difference = last.left.abs_diff(&last.right);
        let number = if rule == Rule::Nim { last.left.clone() } else { difference };
        let lead_moves = Steps::from(lead.len() - 1);
        let steps = (&lead_moves + &(number.clone() << 1)).min(Steps::from(MOST_MOVES));
        LineOfPlay { rule, is_turned: last.right < last.left, lead, number, steps }
    }

    /// Returns the position after `moves` moves from the last position of the lead.
    fn after_lead(&self, moves: &Steps) -> Piles {
        let rounds = moves >> 1;
        let here = cold(self.rule, &self.number.saturating_sub(&rounds)).turned(self.is_turned);
        if moves.is_odd() { here.one_from_the_larger() } else { here }
    }
}

impl Policy {
    /// Chooses the winning side's move, as the position to leave; none from a cold position.
    fn win(self, rule: Rule, here: &Piles) -> Option<Piles> {
        let winning = winning_moves(rule, here).into_iter();
        match self {
            Policy::Soon | Policy::Lose => winning.min_by_key(Piles::stones),
            Policy::Long => winning.rev().max_by_key(Piles::stones),
        }
    }
}

/// Plays from a position until the side that could win has left the other side a hot one; from a cold position, the
/// side that cannot win moves first.
fn thrown_away(rule: Rule, from: &Piles) -> Vec<Piles> {
    let forced = is_cold(rule, from).then(|| from.one_from_the_larger());
    let hot = forced.as_ref().unwrap_or(from);
    let given = (!hot.is_empty()).then(|| hot.given_away());
    let moves = if from.is_empty() { [None, None] } else { [forced, given] };
    moves.into_iter().flatten().collect()
}

impl Route for LineOfPlay {
    type State = Piles;
    type Move = WythoffMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::LineOfPlay
    }

    fn state_at(&self, step: &Steps) -> Piles {
        let step = step.min(&self.steps);
        let index = step.to_usize().unwrap_or(usize::MAX);
        match self.lead.get(index) {
            Some(position) => position.clone(),
            None => self.after_lead(&step.saturating_sub(&Steps::from(self.lead.len() - 1))),
        }
    }

    fn move_at(&self, step: &Steps) -> Option<WythoffMove> {
        (step < &self.steps).then(|| WythoffMove { to: self.state_at(&(step + &Steps::ONE)) })
    }

    fn step_of(&self, state: &Piles) -> Option<Steps> {
        if let Some(index) = self.lead.iter().position(|position| position == state) {
            return Some(Steps::from(index)).filter(|step| *step <= self.steps);
        }
        // The number falls by one every two moves; it is the difference of the piles, or one more.
        let number = match self.rule {
            Rule::Wythoff => state.left.abs_diff(&state.right),
            Rule::Nim => (&state.left).min(&state.right).clone(),
        };
        let lead = Steps::from(self.lead.len() - 1);
        let steps = [(0u32, 0u32), (1, 1)].into_iter().filter_map(|(more, moves)| {
            let rounds = self.number.checked_sub(&(&number + &Steps::from(more)))?;
            Some(&(&lead + &(rounds << 1)) + &Steps::from(moves))
        });
        steps.filter(|step| *step <= self.steps).find(|step| self.state_at(step) == *state)
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = WythoffMove> + '_ {
        let mut left = Countdown::new(to.min(&self.steps).saturating_sub(from));
        let mut step = from.clone();
        core::iter::from_fn(move || {
            left.next()?;
            let mv = self.move_at(&step);
            step += &Steps::ONE;
            mv
        })
    }

    fn size_class(&self, step: &Steps) -> u32 {
        u32::from(step < &self.steps)
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        clip(first, last, &self.steps).map_or(Steps::ZERO, |(first, _)| first)
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        (class == 1 && step < &self.steps).then(|| step.clone())
    }
}
