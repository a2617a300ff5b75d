//! Proofs: why a rule of a card holds, in a few steps, each with a picture.

use gros_picture::Scene;
use gros_solver::methods::Question;
use gros_solver::{AnyPuzzle, AnyState};

use super::sources::{BEATTY, KUO, MYTHS, SCHWANDTNER, Source, WYTHOFF_GAME};
use crate::message::say;
use crate::pieces::Kind;
use crate::puzzles::AnyWords;
use crate::{Key, Lang};

/// A theorem with a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theorem {
    /// All states of two-place pieces form one line.
    Fold,
    /// A 1 swaps all digits after it.
    Swap,
    /// With an odd number of rings on, ring 1 moves.
    Parity,
    /// All on takes two thirds of a power of two, rounded down.
    Thirds,
    /// A number and half of it give its Gray code.
    Half,
    /// An odd disc never lies on an odd one.
    Floors,
    /// Three pairs of pegs take turns.
    Pairs,
    /// The same peg means the same digit of the step.
    SamePeg,
    /// A disc has moved as often as whole blocks have gone by.
    Blocks,
    /// Hot positions reach a cold one, cold ones do not.
    WaysOut,
    /// Two rows contain every number once.
    Beatty,
    /// There is one way between any two states.
    Tree,
}

impl Theorem {
    /// All of them.
    pub const ALL: [Theorem; 12] = [
        Theorem::Fold,
        Theorem::Swap,
        Theorem::Parity,
        Theorem::Thirds,
        Theorem::Half,
        Theorem::Floors,
        Theorem::Pairs,
        Theorem::SamePeg,
        Theorem::Blocks,
        Theorem::WaysOut,
        Theorem::Beatty,
        Theorem::Tree,
    ];

    /// Finds a theorem by its id.
    #[must_use]
    pub fn find(id: &str) -> Option<Theorem> {
        Theorem::ALL.into_iter().find(|theorem| theorem.id() == id)
    }

    /// Returns the id, for links and marks.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Theorem::Fold => "fold",
            Theorem::Swap => "swap",
            Theorem::Parity => "parity",
            Theorem::Thirds => "thirds",
            Theorem::Half => "half",
            Theorem::Floors => "floors",
            Theorem::Pairs => "pairs",
            Theorem::SamePeg => "same-peg",
            Theorem::Blocks => "blocks",
            Theorem::WaysOut => "ways-out",
            Theorem::Beatty => "beatty",
            Theorem::Tree => "tree",
        }
    }

    fn tag(self) -> Key {
        match self {
            Theorem::Fold => Key::ProofFoldTag,
            Theorem::Swap => Key::ProofSwapTag,
            Theorem::Parity => Key::ProofParityTag,
            Theorem::Thirds => Key::ProofThirdsTag,
            Theorem::Half => Key::ProofHalfTag,
            Theorem::Floors => Key::ProofFloorsTag,
            Theorem::Pairs => Key::ProofPairsTag,
            Theorem::SamePeg => Key::ProofSamePegTag,
            Theorem::Blocks => Key::ProofBlocksTag,
            Theorem::WaysOut => Key::ProofWaysOutTag,
            Theorem::Beatty => Key::ProofBeattyTag,
            Theorem::Tree => Key::ProofTreeTag,
        }
    }

    fn source(self) -> Source {
        match self {
            Theorem::Fold | Theorem::Swap | Theorem::Parity | Theorem::Thirds | Theorem::Half => KUO,
            Theorem::Floors | Theorem::Pairs | Theorem::SamePeg | Theorem::Blocks => MYTHS,
            Theorem::WaysOut => WYTHOFF_GAME,
            Theorem::Beatty => BEATTY,
            Theorem::Tree => SCHWANDTNER,
        }
    }
}

/// A proof in steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// The theorem to prove.
    pub theorem: Theorem,
    /// The question that it answers: `Why odd never lies on odd`.
    pub title: String,
    /// Its theorem or its idea.
    pub tag: &'static str,
    /// The steps, in their order.
    pub steps: Vec<ProofStep>,
    /// Where it was published.
    pub source: Source,
}

/// A step of a proof.
#[derive(Clone, Debug, PartialEq)]
pub struct ProofStep {
    /// The statement.
    pub text: String,
    /// The statement in formulas.
    pub formulas: Vec<String>,
    /// The picture.
    pub scene: Scene,
}

impl ProofStep {
    pub(crate) fn new(text: String, scene: Scene) -> ProofStep {
        ProofStep { text, formulas: Vec::new(), scene }
    }

    pub(crate) fn with(self, formulas: impl IntoIterator<Item = String>) -> ProofStep {
        ProofStep { formulas: formulas.into_iter().collect(), ..self }
    }
}

impl Proof {
    /// Writes the proof as lines of text, without its pictures.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("{} [{}]", self.title, self.tag)];
        for (step, number) in self.steps.iter().zip(1..) {
            lines.push(format!("  {number}. {}", step.text));
            lines.extend(step.formulas.iter().map(|formula| format!("     {formula}")));
        }
        lines.push(format!("  ({})", self.source.name));
        lines
    }
}

impl Lang {
    /// Proves a theorem by the example of a state; none if it does not hold for the puzzle.
    ///
    /// ```
    /// use gros_solver::methods::Question;
    /// use gros_solver::{AnyPuzzle, Puzzle, Rings};
    /// use gros_text::{Lang, Theorem};
    /// let puzzle = AnyPuzzle::from(Rings::new(4)?);
    /// let here = puzzle.parse_state("1101")?;
    /// let question = Question { start: here.clone(), goal: puzzle.goal(), here, puzzle };
    /// let proof = Lang::English.prove(&question, Theorem::Swap).unwrap();
    /// assert_eq!(proof.steps[2].formulas[1], "1 + 1 + 7 = 15 − 6 = 9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn prove(self, question: &Question<AnyPuzzle>, theorem: Theorem) -> Option<Proof> {
        let steps = question.puzzle.prove(self, question, theorem)?;
        let title = self.theorem(theorem, &question.here);
        Some(Proof { theorem, title, tag: self.text(theorem.tag()), steps, source: theorem.source() })
    }

    /// Asks what a proof answers: `Why odd means ring 1`.
    #[must_use]
    pub fn theorem(self, theorem: Theorem, here: &AnyState) -> String {
        let title = match theorem {
            Theorem::Fold => Key::ProofFoldTitle,
            Theorem::Swap => Key::ProofSwapTitle,
            Theorem::Thirds => Key::ProofThirdsTitle,
            Theorem::Half => Key::ProofHalfTitle,
            Theorem::Floors => Key::ProofFloorsTitle,
            Theorem::Pairs => Key::ProofPairsTitle,
            Theorem::SamePeg => Key::ProofSamePegTitle,
            Theorem::Blocks => Key::ProofBlocksTitle,
            Theorem::WaysOut => Key::ProofWaysOutTitle,
            Theorem::Beatty => Key::ProofBeattyTitle,
            Theorem::Tree => Key::ProofTreeTitle,
            Theorem::Parity => {
                let kind = Kind::of_state(here);
                let piece = self.piece(kind, usize::from(kind.driver().is_none()));
                return say!(self, ProofParityTitle { piece });
            }
        };
        self.text(title).to_owned()
    }
}
