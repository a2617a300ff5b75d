//! Why hot positions reach a cold one, and why the two rows contain every number once.

use gros_picture::Scene;
use gros_picture::proofs::{Arrow, Beatty, WaysOut};
use gros_solver::methods::Question;
use gros_solver::wythoff::{Rule, cold, is_cold};
use gros_solver::{Piles, Steps, Wythoff};

use crate::explain::proof::{ProofStep, Theorem};
use crate::message::say;
use crate::{Key, Lang};

/// An example of each case, and the cold position that sees no other.
const EXAMPLES: [(u32, u32); 3] = [(7, 11), (4, 11), (6, 8)];
const SEES: (u32, u32) = (6, 10);
/// The end of the line of numbers, and the number that is counted up to, within these bounds.
const END: u32 = 12;
const COUNTED: (u32, u32) = (4, 11);
const USUALLY: u32 = 8;
/// The golden ratio in millionths, for writing two decimals.
const MILLION: u64 = 1_000_000;
const GOLDEN: u64 = 1_618_034;

/// Which way out a hot position has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Case {
    Partner,
    Column,
    Diagonal,
}

impl Case {
    fn word(self) -> &'static str {
        match self {
            Case::Partner => "partner",
            Case::Column => "column",
            Case::Diagonal => "diagonal",
        }
    }

    fn number(self) -> usize {
        match self {
            Case::Partner => 1,
            Case::Column => 2,
            Case::Diagonal => 3,
        }
    }
}

type Place = (u32, u32);

/// Returns the case of a hot position with x ≤ y, and the cold position that it reaches by it.
fn way_out((x, y): Place) -> Option<(Case, Place)> {
    let pairs: Vec<Place> = (0..=WaysOut::SIDE).map(pair).collect();
    if pairs.contains(&(x, y)) {
        return None;
    }
    if let Some((lower, _)) = pairs.iter().find(|(lower, upper)| *upper == x && lower < upper) {
        return Some((Case::Partner, (x, *lower)));
    }
    let (_, upper) = *pairs.iter().find(|(lower, _)| *lower == x)?;
    if y > upper {
        return Some((Case::Column, (x, upper)));
    }
    Some((Case::Diagonal, pair(y - x)))
}

/// Returns the k-th cold position.
fn pair(k: u32) -> Place {
    let Piles { left, right } = cold(Rule::Wythoff, &k.into());
    let small = |pile: &Steps| pile.to_u64().and_then(|pile| u32::try_from(pile).ok()).unwrap_or(u32::MAX);
    (small(&left), small(&right))
}

impl Lang {
    pub(crate) fn proof_of_piles(
        self,
        question: &Question<Wythoff>,
        theorem: Theorem,
    ) -> Option<Vec<ProofStep>> {
        let here = &question.here;
        let is_known = question.puzzle.rule() == Rule::Wythoff;
        match theorem {
            Theorem::WaysOut if is_known => Some(self.ways_out(here)),
            Theorem::Beatty if is_known => Some(self.beatty(here)),
            _ => None,
        }
    }

    fn ways_out(self, here: &Piles) -> Vec<ProofStep> {
        let arrows: Vec<(Case, Arrow)> = EXAMPLES.into_iter().filter_map(arrow).collect();
        let sees = say!(self, ProofWaysOutCold { from: written(SEES) });
        let mut steps = vec![ProofStep::new(sees, board(Some(SEES), &[]))];
        for (count, (case, Arrow { from, to, .. })) in (1..).zip(&arrows) {
            let (from, to) = (written(*from), written(*to));
            let text = match case {
                Case::Partner => say!(self, ProofWaysOutPartner { from, to }),
                Case::Column => say!(self, ProofWaysOutColumn { from, to }),
                Case::Diagonal => say!(self, ProofWaysOutDiagonal { from, to }),
            };
            let shown: Vec<Arrow> = arrows[..count].iter().map(|(_, arrow)| *arrow).collect();
            steps.push(ProofStep::new(text, board(None, &shown)));
        }
        let small = |pile: &Steps| pile.to_u64().and_then(|pile| u32::try_from(pile).ok());
        let mine = small(&here.left).zip(small(&here.right)).and_then(|place| self.way_out_of(place));
        steps.extend(mine.filter(|_| !is_cold(Rule::Wythoff, here)));
        steps
    }

    /// Says by which case a position on the board reaches a cold one, or that it is cold; none outside the board.
    ///
    /// ```
    /// use gros_text::Lang;
    /// let way = |place| Lang::English.way_out_of(place).map(|step| step.text);
    /// assert_eq!(way((8, 6)).as_deref(), Some("(8,6) is the third case: leave (5,3)."));
    /// assert_eq!(way((99, 6)), None);
    /// ```
    #[must_use]
    pub fn way_out_of(self, place: (u32, u32)) -> Option<ProofStep> {
        let (right, up) = place;
        let is_on = right < WaysOut::SIDE && up < WaysOut::SIDE;
        let step = || match arrow(place) {
            Some((case, arrow)) => {
                let (from, to) = (written(place), written(arrow.to));
                ProofStep::new(
                    say!(self, ProofWaysOutCase { case: case.word(), from, to }),
                    board(None, &[arrow]),
                )
            }
            None => {
                let from = written(place);
                ProofStep::new(say!(self, ProofWaysOutIsCold { from }), board(Some(place), &[]))
            }
        };
        is_on.then(step)
    }

    fn beatty(self, here: &Piles) -> Vec<ProofStep> {
        let (least, most) = COUNTED;
        let smaller = (&here.left).min(&here.right).to_u64().and_then(|pile| u32::try_from(pile).ok());
        let n = smaller.filter(|pile| (least..most).contains(pile)).unwrap_or(USUALLY);
        let next = n + 1;
        let rows = [Key::ProofBeattyLower, Key::ProofBeattyUpper].map(|key| self.text(key));
        let scene = |upto| Beatty { end: END, upto, rows }.scene();
        let before = |is_lower: bool| {
            let row = |k| if is_lower { pair(k).0 } else { pair(k).1 };
            (1..).take_while(|k| row(*k) < next).count()
        };
        let [lower, upper] = [before(true), before(false)];
        let sum = format!("{lower} + {upper} = {n}");
        let quotients = [("φ", MILLION * MILLION / GOLDEN), ("φ²", MILLION - MILLION * MILLION / GOLDEN)]
            .map(|(by, share)| {
                format!("{next} / {by} = {}…", self.decimal(&hundredths(u64::from(next) * share)))
            });
        let texts = [
            say!(self, ProofBeattyQuotients { next, sum }),
            say!(self, ProofBeattyGaps { next, n }),
            self.text(Key::ProofBeattyGolden).to_owned(),
        ];
        let [first, gaps, golden] = texts;
        vec![
            ProofStep::new(first, scene(Some(next))).with(quotients),
            ProofStep::new(gaps, scene(None)),
            ProofStep::new(golden, scene(None))
                .with([format!("φ = (1 + √5) / 2 = {}…", self.decimal("1.618")), "φ² = φ + 1".to_owned()]),
        ]
    }
}

/// Draws a way out of a position, whichever of its piles is the larger; none if it is cold.
fn arrow(place: Place) -> Option<(Case, Arrow)> {
    let (x, y) = (place.0.min(place.1), place.0.max(place.1));
    let (case, to) = way_out((x, y))?;
    let to = if place.0 <= place.1 { to } else { (to.1, to.0) };
    Some((case, Arrow { number: case.number(), from: place, to }))
}

fn board(sees: Option<Place>, arrows: &[Arrow]) -> Scene {
    let all = (0..WaysOut::SIDE).flat_map(|right| (0..WaysOut::SIDE).map(move |up| (right, up)));
    let is_cold = |(right, up): &Place| is_cold(Rule::Wythoff, &Piles::new((*right).into(), (*up).into()));
    let cold: Vec<Place> = all.filter(is_cold).collect();
    WaysOut { cold: &cold, sees, arrows }.scene()
}

fn written((right, up): Place) -> String {
    format!("({right},{up})")
}

/// Writes millionths with two decimals, rounded down.
fn hundredths(millionths: u64) -> String {
    format!("{}.{:02}", millionths / MILLION, millionths % MILLION / 10_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::wythoff::winning_moves;

    #[test]
    fn every_hot_position_has_exactly_the_way_out_of_its_case() {
        for x in 0..WaysOut::SIDE {
            for y in 0..WaysOut::SIDE {
                let place = Piles::new(x.into(), y.into());
                match arrow((x, y)) {
                    None => assert!(is_cold(Rule::Wythoff, &place)),
                    Some((_, arrow)) => {
                        let to = Piles::new(arrow.to.0.into(), arrow.to.1.into());
                        assert!(winning_moves(Rule::Wythoff, &place).contains(&to), "{place} to {to}");
                    }
                }
            }
        }
        assert_eq!(EXAMPLES.map(|place| arrow(place).unwrap().0.number()), [1, 2, 3]);
    }
}
