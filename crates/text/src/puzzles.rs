//! The texts about each puzzle, in a file of its name.

mod chain;
mod custom;
mod hanoi;
mod hexadecimal;
mod rings;
mod slideout;
mod spinout;
mod wythoff;

pub use custom::Made;
use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::internals::Named;
use gros_solver::internals::params::Entry;
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{
    AnyMove, AnyPuzzle, AnyReason, AnyRoute, AnyState, Guarantee, OnList, Position, Setup, StateOnList,
    as_it_is, ask, erased, for_each_puzzle,
};

use crate::explain::{About, Card, CardBuilder, Peek, ProofStep, Theorem};
use crate::hint::{Grade, Hint};
pub(crate) use crate::words::{
    CoachWords, MoveInState, MoveWords, Proof, PuzzleWords, StateWords, Task, Words,
};
use crate::{Key, Lang};

/// Names the moves of a puzzle whose pieces stand in a row and take numbered places.
macro_rules! words_in_a_row {
    ($puzzle:ty) => {
        impl $crate::words::MoveWords for $crate::words::MoveInState<'_, $puzzle> {
            fn piece(&self, lang: $crate::Lang) -> String {
                lang.piece(self.before.kind(), self.mv.piece)
            }

            fn subject(&self, lang: $crate::Lang) -> String {
                lang.subject(self.before.kind(), self.mv.piece)
            }

            fn name(&self, lang: $crate::Lang) -> String {
                lang.piece_goes(self.before.kind(), *self.mv)
            }

            fn short(&self, lang: $crate::Lang) -> String {
                lang.piece_goes_short(self.before.kind(), *self.mv)
            }

            fn again(&self, lang: $crate::Lang) -> Option<String> {
                Some(lang.piece_is_back(self.before.kind(), *self.mv))
            }

            fn how(&self, lang: $crate::Lang, pointing: $crate::begin::Pointing) -> String {
                lang.click(&lang.object(self.before.kind(), self.mv.piece), pointing)
            }
        }

        impl $crate::words::CoachWords for $crate::words::MoveInState<'_, $puzzle> {
            fn beat(&self, lang: $crate::Lang) -> String {
                lang.row_beat(self.before.kind(), *self.mv)
            }
        }
    };
}
pub(crate) use words_in_a_row;

macro_rules! of_every_puzzle {
    ($($name:ident: $puzzle:ty,)+) => {
        const METHODS: &[(&[Entry], &[(Method, About)])] =
            &[$((<$puzzle as Named>::ENTRIES, <$puzzle as Words>::METHODS),)+];

        /// The puzzles that a first visit is invited to, with the invitations.
        pub(crate) const INVITATIONS: &[(&[Entry], Option<Key>)] =
            &[$((<$puzzle as Named>::ENTRIES, <$puzzle as Words>::INVITATION),)+];

        /// Names the puzzle with an id, if there is one.
        pub(crate) fn name(lang: Lang, id: &str) -> Option<&'static str> {
            $(if <$puzzle as Named>::ENTRIES.iter().any(|entry| entry.id == id) {
                return Some(<$puzzle as Words>::name(lang, id));
            })+
            None
        }
    };
}
for_each_puzzle!(of_every_puzzle);

erased! {
    /// [`Words`] with the types of any puzzle.
    pub(crate) trait AnyWords {
        fn words(&self) -> &dyn PuzzleWords;
    }

    impl AnyWords for AnyPuzzle by words {
        fn words(&self) -> &dyn PuzzleWords {
            ask!(words, AnyPuzzle, self, |it| it.words())
        }
    }

    fn label(&self, key: &str) -> Option<Key>;
    fn value(&self, lang: Lang, key: &str, value: &str) -> String;
    fn rules(&self, lang: Lang) -> Vec<&'static str>;
    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String>;
    fn task_back(&self, lang: Lang, pieces: &str) -> Option<String>;
    fn read(&self, lang: Lang) -> String;
    fn notation(&self, lang: Lang) -> String;
    fn how_to_write(&self, lang: Lang) -> String;
    fn states_allowed(&self, lang: Lang) -> &'static str;
    fn moves_allowed(&self, lang: Lang) -> &'static str;
    fn preset(&self, lang: Lang) -> String;
    fn how_to_set(&self) -> Key;
    fn ask(&self) -> Key;
    fn any_piece(&self) -> Option<Key>;
    fn tips(&self) -> Option<[Key; 2]>;
    fn shape(&self, lang: Lang) -> &'static str;
    fn graph_note(&self, lang: Lang) -> Option<String>;
    fn describe(&self, lang: Lang, state: &AnyState) -> String;
    fn own_hint(&self, lang: Lang, state: &AnyState, grade: Grade) -> Option<Hint>;
    fn goes_elsewhere(&self, lang: Lang, state: &AnyState, mv: &AnyMove) -> Option<String>;
    fn advice(&self, lang: Lang, state: &AnyState, next: Option<&AnyMove>) -> Option<String>;
    fn way_back(&self, setup: &Setup<AnyPuzzle>) -> Key;
    fn landmark(&self, lang: Lang, goal: &AnyState, piece: usize, turn: Occurrence) -> String;
    fn landmark_label(&self, lang: Lang, goal: &AnyState, piece: usize, turn: Occurrence) -> Option<String>;
    fn facts(&self, lang: Lang, setup: &Setup<AnyPuzzle>, route: Option<&AnyRoute>, ends: String) -> Vec<String>;
    fn first_fact(&self, lang: Lang, setup: &Setup<AnyPuzzle>, moves: &str) -> String;
    fn proof_of_shortest(&self, lang: Lang, setup: &Setup<AnyPuzzle>) -> Option<Proof>;

    later:
    fn prove(&self, lang: Lang, question: &Question<AnyPuzzle>, theorem: Theorem) -> Option<Vec<ProofStep>>;
    fn peek(&self, lang: Lang, question: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>) -> Option<Peek>;
}

impl<P: Words + OnList> AnyWords for P {
    as_it_is! {
        Words:
        fn rules(&self, lang: Lang) -> Vec<&'static str>;
        fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String>;
        fn task_back(&self, lang: Lang, pieces: &str) -> Option<String>;
        fn read(&self, lang: Lang) -> String;
        fn notation(&self, lang: Lang) -> String;
        fn how_to_write(&self, lang: Lang) -> String;
        fn states_allowed(&self, lang: Lang) -> &'static str;
        fn moves_allowed(&self, lang: Lang) -> &'static str;
        fn preset(&self, lang: Lang) -> String;
        fn tips(&self) -> Option<[Key; 2]>;
        fn shape(&self, lang: Lang) -> &'static str;
        fn graph_note(&self, lang: Lang) -> Option<String>;
    }

    fn words(&self) -> &dyn PuzzleWords {
        self
    }

    fn label(&self, key: &str) -> Option<Key> {
        P::LABELS.iter().find(|(known, _)| *known == key).map(|(_, label)| *label)
    }

    fn value(&self, lang: Lang, key: &str, value: &str) -> String {
        let named = P::VALUES.iter().find(|(known, word, _)| *known == key && *word == value);
        let name = || named.map_or(value, |(_, _, name)| lang.text(*name)).to_owned();
        <P as Words>::value(lang, key, value).unwrap_or_else(name)
    }

    fn how_to_set(&self) -> Key {
        P::HOW_TO_SET
    }

    fn ask(&self) -> Key {
        P::ASK
    }

    fn any_piece(&self) -> Option<Key> {
        P::ANY_PIECE
    }

    fn describe(&self, lang: Lang, state: &AnyState) -> String {
        position(self, state).map_or_else(|| state.to_string(), |at| <P as Words>::describe(&at, lang))
    }

    fn own_hint(&self, lang: Lang, state: &AnyState, grade: Grade) -> Option<Hint> {
        <P as Words>::own_hint(&position(self, state)?, lang, grade)
    }

    fn goes_elsewhere(&self, lang: Lang, state: &AnyState, mv: &AnyMove) -> Option<String> {
        <P as Words>::goes_elsewhere(&position(self, state)?, lang, P::own_move(mv)?)
    }

    fn advice(&self, lang: Lang, state: &AnyState, next: Option<&AnyMove>) -> Option<String> {
        <P as Words>::advice(&position(self, state)?, lang, next.and_then(P::own_move))
    }

    fn way_back(&self, setup: &Setup<AnyPuzzle>) -> Key {
        task(self, setup).map_or(Key::WayBack, |task| <P as Words>::way_back(&task))
    }

    fn landmark(&self, lang: Lang, goal: &AnyState, piece: usize, turn: Occurrence) -> String {
        let landmark = |goal| Words::landmark(self, lang, goal, piece, turn);
        P::own_state(goal).map_or_else(|| piece.to_string(), landmark)
    }

    fn landmark_label(&self, lang: Lang, goal: &AnyState, piece: usize, turn: Occurrence) -> Option<String> {
        Words::landmark_label(self, lang, P::own_state(goal)?, piece, turn)
    }

    fn facts(
        &self,
        lang: Lang,
        setup: &Setup<AnyPuzzle>,
        route: Option<&AnyRoute>,
        ends: String,
    ) -> Vec<String> {
        let Some(task) = task(self, setup) else { return vec![ends] };
        match route.and_then(P::own_route) {
            Some(route) => <P as Words>::facts(&task, lang, route, ends),
            None => P::about_task(&task, lang, ends),
        }
    }

    fn first_fact(&self, lang: Lang, setup: &Setup<AnyPuzzle>, moves: &str) -> String {
        task(self, setup)
            .map_or_else(|| lang.goal_is_away(moves), |task| <P as Words>::first_fact(&task, lang, moves))
    }

    fn proof_of_shortest(&self, lang: Lang, setup: &Setup<AnyPuzzle>) -> Option<Proof> {
        P::proof(&task(self, setup)?, lang)
    }

    fn prove(&self, lang: Lang, question: &Question<AnyPuzzle>, theorem: Theorem) -> Option<Vec<ProofStep>> {
        <P as Words>::prove(lang, &question.own()?, theorem)
    }

    fn peek(
        &self,
        lang: Lang,
        question: &Question<AnyPuzzle>,
        first: &Explanation<AnyPuzzle>,
    ) -> Option<Peek> {
        Some(<P as Words>::peek(lang, question, first, P::own_reason(&first.reason)?))
    }
}

/// Joins a puzzle and a state; none if they do not belong together.
fn position<P: OnList>(puzzle: &P, state: &AnyState) -> Option<Position<P>> {
    Some(Position { puzzle: puzzle.clone(), state: P::own_state(state)?.clone() })
}

/// Returns the task of a puzzle; none if it is one of another puzzle.
fn task<'a, P: OnList>(puzzle: &'a P, setup: &'a Setup<AnyPuzzle>) -> Option<Task<'a, P>> {
    Some(Task { puzzle, start: P::own_state(&setup.start)?, goal: P::own_state(&setup.goal)? })
}

erased! {
    /// The functions of [`Words`] about a state, with the types of any puzzle.
    pub(crate) trait AnyStateWords {
        fn words(&self) -> &dyn StateWords;
        fn move_words<'a>(&'a self, mv: &'a AnyMove) -> Option<Box<dyn MoveWords + 'a>>;
        fn coach_words<'a>(&'a self, mv: &'a AnyMove) -> Option<Box<dyn CoachWords + 'a>>;
    }

    impl AnyStateWords for AnyState by state_words {
        fn words(&self) -> &dyn StateWords {
            ask!(state_words, AnyState, self, |it| it.words())
        }

        fn move_words<'a>(&'a self, mv: &'a AnyMove) -> Option<Box<dyn MoveWords + 'a>> {
            ask!(state_words, AnyState, self, |it| it.move_words(mv))
        }

        fn coach_words<'a>(&'a self, mv: &'a AnyMove) -> Option<Box<dyn CoachWords + 'a>> {
            ask!(state_words, AnyState, self, |it| it.coach_words(mv))
        }
    }

    fn in_hand(&self, lang: Lang) -> Option<String>;
    fn count_in_hand(&self, lang: Lang) -> Option<String>;
    fn stands(&self, lang: Lang, piece: usize, place: Digit) -> String;
    fn stands_briefly(&self, lang: Lang, piece: usize, place: Digit) -> String;
    fn named_start(&self, lang: Lang) -> Option<String>;
    fn task_to(&self, lang: Lang) -> Option<String>;
    fn goal_order(&self, lang: Lang) -> Option<String>;
    fn lifted(&self, lang: Lang, place: Digit, piece: usize) -> String;
    fn reached(&self, lang: Lang) -> &'static str;
    fn numbered_from(&self, lang: Lang) -> String;

    later:
    fn card(&self, builder: &CardBuilder, reason: &AnyReason) -> Card;
}

impl<S: StateWords + StateOnList<Puzzle: Words>> AnyStateWords for S
where
    for<'a> MoveInState<'a, S::Puzzle>: CoachWords,
{
    fn words(&self) -> &dyn StateWords {
        self
    }

    fn move_words<'a>(&'a self, mv: &'a AnyMove) -> Option<Box<dyn MoveWords + 'a>> {
        Some(Box::new(MoveInState::<S::Puzzle> { before: self, mv: S::Puzzle::own_move(mv)? }))
    }

    fn coach_words<'a>(&'a self, mv: &'a AnyMove) -> Option<Box<dyn CoachWords + 'a>> {
        Some(Box::new(MoveInState::<S::Puzzle> { before: self, mv: S::Puzzle::own_move(mv)? }))
    }

    fn in_hand(&self, lang: Lang) -> Option<String> {
        S::Puzzle::in_hand(lang, self)
    }

    fn count_in_hand(&self, lang: Lang) -> Option<String> {
        S::Puzzle::count_in_hand(lang, self)
    }

    fn stands(&self, lang: Lang, piece: usize, place: Digit) -> String {
        S::Puzzle::stands(lang, self, piece, place)
    }

    fn stands_briefly(&self, lang: Lang, piece: usize, place: Digit) -> String {
        S::Puzzle::stands_briefly(lang, self, piece, place)
    }

    fn named_start(&self, lang: Lang) -> Option<String> {
        S::Puzzle::named_start(lang, self)
    }

    fn task_to(&self, lang: Lang) -> Option<String> {
        S::Puzzle::task_to(lang, self)
    }

    fn goal_order(&self, lang: Lang) -> Option<String> {
        S::Puzzle::goal_order(lang, self)
    }

    fn lifted(&self, lang: Lang, place: Digit, piece: usize) -> String {
        S::Puzzle::lifted(lang, self, place, piece)
    }

    fn reached(&self, lang: Lang) -> &'static str {
        S::Puzzle::reached(lang, self)
    }

    fn numbered_from(&self, lang: Lang) -> String {
        S::Puzzle::numbered_from(lang, self)
    }

    fn card(&self, builder: &CardBuilder, reason: &AnyReason) -> Card {
        let own = S::Puzzle::own_reason(reason);
        own.map_or_else(|| builder.with_result(Vec::new()), |reason| S::Puzzle::card(builder, reason))
    }
}

/// Returns the texts about a method of the puzzle with this id; a method that comes from another puzzle has that
/// puzzle's texts.
#[must_use]
pub fn about(id: &str, method: Method) -> Option<&'static About> {
    let is_own = |entries: &[Entry]| entries.iter().any(|entry| entry.id == id);
    let own = METHODS.iter().filter(|(entries, _)| is_own(entries));
    let mut methods = own.chain(METHODS).flat_map(|(_, methods)| *methods);
    methods.find(|(listed, _)| *listed == method).map(|(_, about)| about)
}

/// Returns the texts about a method that all puzzles share: its name, its group, and its proofs.
pub(crate) fn shared(method: Method) -> Option<&'static About> {
    about("", method)
}

/// Says who or what proved that no route is shorter, if there is more to say than that it is proven.
pub(crate) fn proof(lang: Lang, setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> Option<Proof> {
    matches!(guarantee, Guarantee::Shortest { .. })
        .then(|| setup.puzzle.proof_of_shortest(lang, setup))
        .flatten()
}
