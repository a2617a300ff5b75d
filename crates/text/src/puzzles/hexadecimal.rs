//! The words of the Hexadecimal Puzzle.

mod key_bits;

use gros_solver::hexadecimal::methods::{self, Reason};
use gros_solver::methods::Method;
use gros_solver::{Hexadecimal, HexadecimalState, Puzzle, Route};

use super::{PuzzleWords, StateWords, Words, words_in_a_row};
use crate::explain::sources::KEISTER;
use crate::explain::{About, Card, CardBuilder, MethodGroup};
use crate::message::say;
use crate::pieces::{Kind, Names, Places};
use crate::{Key, Lang};

impl Kind {
    pub(crate) const BAR: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, BarName { number }),
        several: |lang, numbers| say!(lang, BarNames { numbers }),
        count: |lang, count| say!(lang, BarCount { count }),
        driver: None,
        places: Places::Named {
            names: &[Key::BarUp, Key::BarDown],
            goes: |lang, piece, _, place| say!(lang, BarGoes { piece, place }),
        },
        question: Key::WhichBar,
    });
}

impl PuzzleWords for Hexadecimal {
    fn kind(&self) -> Kind {
        Kind::BAR
    }

    fn title(&self, lang: Lang) -> String {
        lang.text(Key::Hexadecimal).to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::BAR, self.bars())
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneBarPerMove)
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::BarOneFirst)
    }
}

impl StateWords for HexadecimalState {
    fn kind(&self) -> Kind {
        Kind::BAR
    }

    fn name(&self, lang: Lang) -> Option<String> {
        lang.all_alike(Kind::BAR, &self.pieces().collect::<Vec<_>>())
    }

    fn place_of(&self, piece: usize) -> Option<u16> {
        Some(self.is_down(piece).into())
    }
}

words_in_a_row!(Hexadecimal);

impl Words for Hexadecimal {
    const LABELS: &'static [(&'static str, Key)] = &[("key", Key::CutsOfKey)];

    const METHODS: &'static [(Method, About)] = METHODS;

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let Reason::KeyBits(found) = reason;
        builder.with_result(builder.lang.key_bits_parts(found))
    }

    /// A key is named together with its number of moves.
    fn value(lang: Lang, key: &str, cuts: &str) -> Option<String> {
        let bars = Hexadecimal::new(cuts).filter(|_| key == "key")?;
        let route = bars.route(&bars.start(), &bars.goal()).ok()?;
        Some(say!(lang, Phrases { text: bars.key(), phrase: lang.moves(route.steps()) }))
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Hexadecimal)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(&[Key::TaskBars, Key::RuleFreeBar, Key::RuleBars])
    }

    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String> {
        Some(say!(lang, TaskAllBars { pieces }))
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.bars())
    }
}

/// The texts about the methods.
const METHODS: &[(Method, About)] = &[(
    methods::KEY_BITS,
    About {
        group: MethodGroup::Decide,
        name: Key::KeyBitsName,
        seen: Key::KeyBitsSeen,
        reach: Key::KeyBitsReach,
        sources: &[KEISTER],
        proofs: &[],
    },
)];
