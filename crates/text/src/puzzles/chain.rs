//! The words of pieces whose states form a line.

mod any;
mod digits;

use gros_solver::catalogue;
use gros_solver::chain::methods::{self, Reason};
use gros_solver::internals::Named;
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{AnyPuzzle, AnyState, Chain, ChainModel, ChainRoute, ChainState, Puzzle, Route, Steps};

use super::rings;
use super::{PuzzleWords, StateWords, Task, Words, words_in_a_row};
use crate::explain::sources::{JAAP, KUO};
use crate::explain::target::Target;
use crate::explain::two_places::TwoPlaces;
use crate::explain::{About, Card, CardBuilder, MethodGroup, Peek, ProofStep, Theorem};
use crate::message::say;
use crate::moves::on_or_off;
use crate::pieces::{Driver, Kind, Names, Places};
use crate::task::cut;
use crate::{Key, Lang};

/// Names the pieces of a chain in which each has two places.
fn two_places(chain: &Chain) -> TwoPlaces {
    let first = usize::from(!chain.has_driver());
    TwoPlaces { kind: chain.kind(), first, are_rings: false }
}

/// A bar that is pushed in at the start, and out at the goal.
const LOCK_DRIVER: Driver = Driver {
    name: Key::Driver,
    subject: Key::TheDriver,
    object: Key::TheDriverAsObject,
    beside: |lang, count| say!(lang, AndADriver { count }),
    places: [Key::DriverIn, Key::DriverOut],
    goes: [Key::DriverGoesIn, Key::DriverGoesOut],
    is_counted: Key::StrokesCounted,
};

/// The bar of a burr, which is in at place 1.
const BURR_DRIVER: Driver = Driver {
    places: [Key::DriverOut, Key::DriverIn],
    goes: [Key::DriverGoesOut, Key::DriverGoesIn],
    ..LOCK_DRIVER
};

const COMB: Driver = Driver {
    name: Key::Comb,
    subject: Key::TheComb,
    object: Key::TheCombAsObject,
    beside: |lang, count| say!(lang, AndAComb { count }),
    places: [Key::CombOnTheLeft, Key::CombOnTheRight],
    goes: [Key::CombGoesLeft, Key::CombGoesRight],
    is_counted: Key::CombStrokesCounted,
};

const PIECE_NAMES: Names = Names {
    one: |lang, number| say!(lang, PieceName { number }),
    several: |lang, numbers| say!(lang, PieceNames { numbers }),
    count: |lang, count| say!(lang, PieceCount { count }),
    driver: None,
    places: Places::Numbered(|lang, number| say!(lang, PlaceNumber { number })),
    question: Key::WhichPiece,
};

impl Kind {
    pub(crate) const DIAL: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, DialName { number }),
        several: |lang, numbers| say!(lang, DialNames { numbers }),
        count: |lang, count| say!(lang, DialCount { count }),
        driver: None,
        places: Places::Named {
            names: &[Key::DialFlat, Key::DialUpright],
            goes: |lang, piece, _, place| say!(lang, DialGoes { piece, place }),
        },
        question: Key::WhichDial,
    });

    pub(crate) const ROD: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, RodName { number }),
        several: |lang, numbers| say!(lang, RodNames { numbers }),
        count: |lang, count| say!(lang, RodCount { count }),
        driver: None,
        places: Places::Named {
            names: &[Key::RodIn, Key::RodOut],
            goes: |lang, piece, _, place| say!(lang, RodGoes { piece, place }),
        },
        question: Key::WhichRod,
    });

    pub(crate) const BALL: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, BallName { number }),
        several: |lang, numbers| say!(lang, BallNames { numbers }),
        count: |lang, count| say!(lang, BallCount { count }),
        driver: Some(&COMB),
        places: Places::Numbered(|lang, number| say!(lang, BallLevel { number })),
        question: Key::WhichBall,
    });

    /// A ring of a burr; its bar is the driver.
    pub(crate) const BURR_RING: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, RingName { number }),
        several: |lang, numbers| say!(lang, RingNames { numbers }),
        count: |lang, count| say!(lang, RingCount { count }),
        driver: Some(&BURR_DRIVER),
        places: Places::Named {
            names: &[Key::RingIsOff, Key::RingIsOn],
            goes: |lang, piece, value, _| say!(lang, RingGoes { piece, place: on_or_off(value > 0) }),
        },
        question: Key::WhichRing,
    });

    pub(crate) const PIECE: Kind = Kind::new(&PIECE_NAMES);

    const COMBED_PIECE: Kind = Kind::new(&Names { driver: Some(&COMB), ..PIECE_NAMES });

    const LOCK_PIECE: Kind = Kind::new(&Names { driver: Some(&LOCK_DRIVER), ..PIECE_NAMES });

    fn of_model(model: ChainModel) -> Kind {
        match model {
            ChainModel::SpinOut => Kind::DIAL,
            ChainModel::Brain => Kind::ROD,
            ChainModel::BinaryBurr => Kind::BURR_RING,
            ChainModel::Kugellager | ChainModel::Kugellager7 => Kind::BALL,
            ChainModel::Lock250 => Kind::COMBED_PIECE,
            ChainModel::Generation => Kind::LOCK_PIECE,
            ChainModel::RecTangle | ChainModel::Chain => Kind::PIECE,
        }
    }
}

impl PuzzleWords for Chain {
    fn kind(&self) -> Kind {
        Kind::of_model(self.model())
    }

    fn title(&self, lang: Lang) -> String {
        lang.puzzle_name(self.id()).to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        let count = lang.piece_count(self.kind(), self.last_piece());
        match self.kind().driver() {
            Some(driver) => (driver.beside)(lang, &count),
            None => count,
        }
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(match self.model() {
            model if let Some(driver) = Kind::of_model(model).driver() => driver.is_counted,
            ChainModel::SpinOut => Key::QuarterTurnPerMove,
            ChainModel::Brain => Key::OneRodPerMove,
            _ => Key::OneStepPerMove,
        })
    }
}

impl StateWords for ChainState {
    fn kind(&self) -> Kind {
        Kind::of_model(self.chain().model())
    }

    fn name(&self, lang: Lang) -> Option<String> {
        lang.all_alike(self.kind(), &self.pieces().collect::<Vec<_>>())
    }

    fn place_of(&self, piece: usize) -> Option<u16> {
        self.value_of(piece)
    }
}

words_in_a_row!(Chain);

impl Words for Chain {
    const LABELS: &'static [(&'static str, Key)] =
        &[("n", Key::NumberOfPieces), ("base", Key::NumberOfPlaces), ("outside", Key::TurnOutsideToo)];
    const METHODS: &'static [(Method, About)] = &[DIGITS];

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        match (reason, any::state_of(builder.here)) {
            (Reason::Digits(found), _) => builder.with_result(builder.lang.digits_parts(builder.here, found)),
            (Reason::AsRings(found), Some(here)) => {
                let chain = here.chain().clone();
                let own = |goes: &Target| match goes {
                    Target::State(AnyState::Rings(rings)) => any::any(chain.state_of_rank(&rings.rank())),
                    _ => None,
                };
                rings::cards::card(two_places(&chain), builder, &found.reason)
                    .leading(&|goes| own(&goes).map_or(goes, Target::State))
            }
            _ => builder.card(Vec::new()),
        }
    }

    fn prove(lang: Lang, question: &Question<Chain>, theorem: Theorem) -> Option<Vec<ProofStep>> {
        let Question { puzzle, here, .. } = question;
        let pieces = two_places(puzzle);
        let is_binary = puzzle.is_binary();
        is_binary.then(|| lang.proof_on_line(pieces, puzzle.radices().len(), &here.rank(), theorem))?
    }

    fn peek(
        lang: Lang,
        question: &Question<AnyPuzzle>,
        first: &Explanation<AnyPuzzle>,
        reason: &Reason,
    ) -> Peek {
        match (reason, any::state_of(&first.here)) {
            (Reason::AsRings(found), Some(here)) => {
                let pieces = two_places(here.chain());
                rings::cards::peek(pieces, lang, question, first, &found.reason)
            }
            _ => Peek::plain(lang.explain(first).title, lang.fastest_moves().to_owned()),
        }
    }

    fn facts(task: &Task<Chain>, lang: Lang, route: &ChainRoute, ends: String) -> Vec<String> {
        let moves = lang.moves(route.steps());
        let pieces = task.puzzle.pieces_in(lang);
        // The two counts belong together, early enough not to be cut off.
        let mut facts = match lang.published(task) {
            Some(published) => vec![pieces, moves, published, ends],
            None => vec![pieces, ends, moves],
        };
        facts.push(task.puzzle.one_move(lang).to_owned());
        facts.extend(lang.without_strokes(task.puzzle, route));
        lang.add_guarantee(&mut facts, route.guarantee());
        facts
    }

    fn numbered_from(lang: Lang, state: &ChainState) -> String {
        let origin = cut(&state.chain().state_of_rank(&Steps::ZERO).to_string());
        say!(lang, ChainNumberedFrom { origin })
    }

    fn name(lang: Lang, id: &str) -> &'static str {
        lang.text(match id {
            "spinout" => Key::SpinOut,
            "brain" => Key::Brain,
            "binary-burr" => Key::BinaryBurr,
            "rectangle" => Key::RecTangle,
            "lock250" => Key::Lock250,
            "kugellager" => Key::Kugellager,
            "kugellager7" => Key::Kugellager7,
            "generation" => Key::Generation,
            _ => Key::Chain,
        })
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(match self.model() {
            ChainModel::SpinOut => &[Key::TaskSpinOut, Key::RuleFreeDial, Key::RuleDials],
            ChainModel::Brain => &[Key::TaskBrain, Key::RuleFreeRod, Key::RuleRods],
            ChainModel::BinaryBurr => &[Key::TaskBurr, Key::RuleFreeDriver, Key::RuleBurr],
            ChainModel::Kugellager | ChainModel::Kugellager7 => {
                &[Key::TaskBalls, Key::RuleFreeComb, Key::RuleEvenBalls, Key::RuleOddBalls]
            }
            ChainModel::Lock250 => {
                &[Key::TaskLock, Key::RuleFreeComb, Key::RuleEvenPieces, Key::RuleOddPieces]
            }
            ChainModel::Generation => {
                &[Key::TaskLock, Key::RuleFreeDriver, Key::RuleEvenPieces, Key::RuleOddPieces]
            }
            ChainModel::RecTangle | ChainModel::Chain => {
                &[Key::TaskChain, Key::RuleFreePiece, Key::RuleEvenPieces, Key::RuleOddPieces]
            }
        })
    }

    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String> {
        match self.model() {
            ChainModel::SpinOut => Some(say!(lang, TaskAllDials { pieces })),
            ChainModel::Brain => Some(say!(lang, TaskAllRods { pieces })),
            ChainModel::Kugellager | ChainModel::Kugellager7 => Some(say!(lang, TaskAllBalls { pieces })),
            ChainModel::Lock250 | ChainModel::Generation => Some(say!(lang, TaskAllPieces { pieces })),
            ChainModel::BinaryBurr | ChainModel::RecTangle | ChainModel::Chain => None,
        }
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.pieces())
    }
}

impl Lang {
    /// Counts the moves without the strokes of a driver: `624 of them ball moves`.
    fn without_strokes(self, chain: &Chain, route: &ChainRoute) -> Option<String> {
        let count = self.number(&chain.has_driver().then(|| route.moves_without_strokes())?);
        let piece = match chain.model() {
            ChainModel::Kugellager | ChainModel::Kugellager7 => "ball",
            ChainModel::BinaryBurr => "ring",
            _ => "piece",
        };
        Some(say!(self, ChainWithoutStrokes { piece, count }))
    }

    /// Returns the published number for this very task, if it counts differently.
    fn published(self, task: &Task<Chain>) -> Option<String> {
        let Task { puzzle, start, goal } = *task;
        let entry = catalogue::entry(puzzle.id())?;
        let is_standard = *start == puzzle.start() && *goal == puzzle.goal();
        let is_usual = is_standard && entry.is_usual_size(puzzle.pieces());
        let take_out = is_usual && entry.counts_take_out();
        entry.published.filter(|_| take_out).map(|count| {
            let count = self.number(&count.into());
            say!(self, ChainPublished { count })
        })
    }
}

/// The texts about digits that count back and forth, for any puzzle.
pub(super) const DIGITS: (Method, About) = (
    methods::DIGITS,
    About {
        group: MethodGroup::Decide,
        name: Key::ChainDigitsName,
        seen: Key::ChainDigitsSeen,
        reach: Key::ChainDigitsReach,
        sources: &[KUO, JAAP],
        proofs: &[],
    },
);
