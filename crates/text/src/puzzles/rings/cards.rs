//! The cards of the rings, for any pieces that have the same states as rings.

use gros_solver::AnyPuzzle;
use gros_solver::methods::{Explanation, Question, explain};
use gros_solver::rings::methods::{ALTERNATION, Reason};

use crate::explain::peek::ring_links;
use crate::explain::two_places::TwoPlaces;
use crate::explain::{Card, CardBuilder, Part, Peek};
use crate::message::say;
use crate::{Key, Lang};

/// Puts the findings of a method for the rings into words that suit the pieces.
pub(in crate::puzzles) fn card(pieces: TwoPlaces, builder: &CardBuilder, reason: &Reason) -> Card {
    let (lang, here) = (builder.lang, builder.here);
    let parts = match reason {
        Reason::Expect(_) if builder.next.is_none() => Vec::new(),
        Reason::Expect(found) => {
            let same = pieces.same_as_rings(lang).map(Part::Text);
            let parts = same.into_iter().chain(lang.expect_parts(pieces, found)).collect();
            return builder.why(builder.card(parts));
        }
        Reason::Alternation(found) => lang.alternation_parts(pieces, found),
        Reason::GrayCode(found) => lang.gray_code_parts(pieces, found),
        Reason::TwoRules(found) => lang.two_rules_parts(pieces, found),
        Reason::Binary(found) => lang.binary_parts(pieces, found),
        Reason::Shifts(found) => lang.shifts_parts(here, found),
        Reason::Decrement(found) => lang.decrement_parts(pieces, found),
        Reason::Automaton(found) => lang.automaton_parts(pieces, found),
        Reason::Recursion(found) => {
            let card = builder.with_result(lang.rings_stack_parts(pieces, found));
            return Card { tag: Some(pieces.on_and_off_only(lang)), ..card };
        }
        Reason::Purposes(found) => lang.purposes_parts(pieces, here, found),
        Reason::Mirror(found) => lang.mirror_parts(pieces, found),
        Reason::StrategyOne(found) | Reason::StrategyTwo(found) if found.legs.is_empty() => Vec::new(),
        Reason::StrategyOne(found) | Reason::StrategyTwo(found) => {
            return builder.card(lang.strategy_parts(pieces, builder.method, found));
        }
        Reason::Questions(found) => lang.question_parts(pieces, found),
        Reason::PairBlocks(found) => lang.pair_blocks_parts(found),
    };
    builder.with_result(parts)
}

/// Gives the first card in short: what waits for what, and the rule for the next move.
pub(in crate::puzzles) fn peek(
    pieces: TwoPlaces,
    lang: Lang,
    question: &Question<AnyPuzzle>,
    first: &Explanation<AnyPuzzle>,
    reason: &Reason,
) -> Peek {
    let (title, Reason::Expect(found)) = (lang.explain(first).title, reason) else {
        return Peek::plain(lang.explain(first).title, lang.first_text(first));
    };
    let rules = explain(ALTERNATION, question).map(|rules| {
        lang.sentences([lang.first_text(&rules), lang.text(Key::RingsThenAlternate).to_owned()])
    });
    let note = lang.text(if pieces.are_rings { Key::RingsPeek } else { Key::OthersPeek });
    Peek { title, links: ring_links(pieces, found), note, text: rules.unwrap_or_default() }
}

impl TwoPlaces {
    /// Says which piece is which ring, if they are no rings.
    fn same_as_rings(self, lang: Lang) -> Option<String> {
        let piece = lang.numbered(self.kind, "k", 0);
        if self.are_rings {
            return None;
        }
        Some(if self.first == 0 {
            say!(lang, OthersSameWithDriver { driver: lang.piece(self.kind, 0), piece })
        } else {
            let [off, on] = [false, true].map(|on| self.place(lang, 1, on));
            say!(lang, OthersSame { piece, on, off })
        })
    }
}
