//! The texts about each puzzle, in a file of its name.

mod chain;
mod hanoi;
mod hexadecimal;
mod rings;
mod slideout;
mod spinout;
mod wythoff;

use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::internals::Named;
use gros_solver::internals::params::Entry;
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{
    AnyMove, AnyPosition, AnyPuzzle, AnyReason, AnyRoute, AnyState, Guarantee, Setup, for_each_puzzle,
};

use crate::explain::{About, Card, CardBuilder, Peek, ProofStep, Theorem};
use crate::hint::{Grade, Hint};
pub(crate) use crate::words::{
    CoachWords, MoveInState, MoveWords, Proof, PuzzleWords, StateWords, Task, Words,
};
use crate::{Key, Lang};

macro_rules! of_every_puzzle {
    ($($name:ident: $puzzle:ty,)+) => {
        const METHODS: &[&[(Method, About)]] = &[$(<$puzzle as Words>::METHODS,)+];

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

        /// Returns the words of a puzzle.
        pub(crate) fn words(puzzle: &AnyPuzzle) -> &dyn PuzzleWords {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle,)+ }
        }

        /// Returns the words of a state.
        pub(crate) fn state_words(state: &AnyState) -> &dyn StateWords {
            match state { $(AnyState::$name(state) => state,)+ }
        }

        /// Returns the name of a parameter in a form; none if no form asks for it.
        pub(crate) fn label(puzzle: &AnyPuzzle, key: &str) -> Option<Key> {
            let labels = match puzzle { $(AnyPuzzle::$name(_) => <$puzzle as Words>::LABELS,)+ };
            labels.iter().find(|(known, _)| *known == key).map(|(_, label)| *label)
        }

        /// Names a value of a parameter.
        pub(crate) fn value(lang: Lang, puzzle: &AnyPuzzle, key: &str, value: &str) -> String {
            let (values, more) = match puzzle { $(AnyPuzzle::$name(_) => {
                (<$puzzle as Words>::VALUES, <$puzzle as Words>::value(lang, key, value))
            })+ };
            let named = values.iter().find(|(known, word, _)| *known == key && *word == value);
            more.unwrap_or_else(|| named.map_or(value, |(_, _, name)| lang.text(*name)).to_owned())
        }

        /// States the task and the rules of a puzzle.
        pub(crate) fn rules(lang: Lang, puzzle: &AnyPuzzle) -> Vec<&'static str> {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.rules(lang),)+ }
        }

        /// States the task from the usual start, given its pieces counted in words.
        pub(crate) fn task_of_all(lang: Lang, puzzle: &AnyPuzzle, pieces: &str) -> Option<String> {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.task_of_all(lang, pieces),)+ }
        }

        /// States the task from the usual goal back to the start, given its pieces counted in words.
        pub(crate) fn task_back(lang: Lang, puzzle: &AnyPuzzle, pieces: &str) -> Option<String> {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.task_back(lang, pieces),)+ }
        }

        /// States the task from any other start, if it names the goal.
        pub(crate) fn task_to(lang: Lang, goal: &AnyState) -> Option<String> {
            match goal { $(AnyState::$name(goal) => <$puzzle as Words>::task_to(lang, goal),)+ }
        }

        /// Says that a state was parsed.
        pub(crate) fn read(lang: Lang, puzzle: &AnyPuzzle) -> String {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.read(lang),)+ }
        }

        /// Describes the notation of states.
        pub(crate) fn notation(lang: Lang, puzzle: &AnyPuzzle) -> String {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.notation(lang),)+ }
        }

        /// Explains the notation of states.
        pub(crate) fn how_to_write(lang: Lang, puzzle: &AnyPuzzle) -> String {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.how_to_write(lang),)+ }
        }

        /// Lists the values of `from` and `to`.
        pub(crate) fn states_allowed(lang: Lang, puzzle: &AnyPuzzle) -> &'static str {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.states_allowed(lang),)+ }
        }

        /// Lists the values of `play`.
        pub(crate) fn moves_allowed(lang: Lang, puzzle: &AnyPuzzle) -> &'static str {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.moves_allowed(lang),)+ }
        }

        /// Names a preset by its size.
        pub(crate) fn preset(lang: Lang, puzzle: &AnyPuzzle) -> String {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.preset(lang),)+ }
        }

        /// Returns words for a move in the coach's style.
        pub(crate) fn coached<T>(
            before: &AnyState,
            mv: &AnyMove,
            ask: impl FnOnce(&dyn CoachWords) -> T,
        ) -> Option<T> {
            match (before, mv) {
                $((AnyState::$name(before), AnyMove::$name(mv)) => Some(ask(&MoveInState::<$puzzle> { before, mv })),)+
                _ => None,
            }
        }

        /// Describes a state of a puzzle.
        pub(crate) fn describe(lang: Lang, puzzle: &AnyPuzzle, state: &AnyState) -> String {
            match AnyPosition::of(puzzle, state) {
                $(Some(AnyPosition::$name(at)) => <$puzzle as Words>::describe(&at, lang),)+
                None => state.to_string(),
            }
        }

        /// Describes a state to a person with the real puzzle; none if there is no short description.
        pub(crate) fn in_hand(lang: Lang, state: &AnyState) -> Option<String> {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::in_hand(lang, state),)+ }
        }

        /// Counts something in a state that can also be counted in the hand.
        pub(crate) fn count_in_hand(lang: Lang, state: &AnyState) -> Option<String> {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::count_in_hand(lang, state),)+ }
        }

        /// Returns how pieces are set one by one.
        pub(crate) fn how_to_set(puzzle: &AnyPuzzle) -> Key {
            match puzzle { $(AnyPuzzle::$name(_) => <$puzzle as Words>::HOW_TO_SET,)+ }
        }

        /// Names a place of a piece, as where it is.
        pub(crate) fn stands(lang: Lang, state: &AnyState, piece: usize, place: Digit) -> String {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::stands(lang, state, piece, place),)+ }
        }

        /// Names it in as few words as there is room for under a piece.
        pub(crate) fn stands_briefly(lang: Lang, state: &AnyState, piece: usize, place: Digit) -> String {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::stands_briefly(lang, state, piece, place),)+ }
        }

        /// Returns how the coach asks for the state in hand.
        pub(crate) fn ask(puzzle: &AnyPuzzle) -> Key {
            match puzzle { $(AnyPuzzle::$name(_) => <$puzzle as Words>::ASK,)+ }
        }

        /// Names a state as a start, if that differs from its name.
        pub(crate) fn named_start(lang: Lang, state: &AnyState) -> Option<String> {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::named_start(lang, state),)+ }
        }

        /// Tells a person to lead the real puzzle to a goal.
        pub(crate) fn goal_order(lang: Lang, goal: &AnyState) -> Option<String> {
            match goal { $(AnyState::$name(goal) => <$puzzle as Words>::goal_order(lang, goal),)+ }
        }

        /// Names any of the pieces that can be clicked.
        pub(crate) fn any_piece(puzzle: &AnyPuzzle) -> Option<Key> {
            match puzzle { $(AnyPuzzle::$name(_) => <$puzzle as Words>::ANY_PIECE,)+ }
        }

        /// Returns the tips after a first move and after the first move back.
        pub(crate) fn tips(puzzle: &AnyPuzzle) -> Option<[Key; 2]> {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.tips(),)+ }
        }

        /// Offers the way back from the goal of a task.
        pub(crate) fn way_back(setup: &Setup<AnyPuzzle>) -> Key {
            match (&setup.puzzle, &setup.start, &setup.goal) {
                $((AnyPuzzle::$name(puzzle), AnyState::$name(start), AnyState::$name(goal)) => {
                    <$puzzle as Words>::way_back(&Task { puzzle, start, goal })
                })+
                _ => Key::WayBack,
            }
        }

        /// Says which piece was lifted from a place.
        pub(crate) fn lifted(lang: Lang, state: &AnyState, place: Digit, piece: usize) -> String {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::lifted(lang, state, place, piece),)+ }
        }

        /// Gives a hint of a puzzle's own.
        pub(crate) fn own_hint(lang: Lang, puzzle: &AnyPuzzle, state: &AnyState, grade: Grade) -> Option<Hint> {
            match AnyPosition::of(puzzle, state)? {
                $(AnyPosition::$name(at) => <$puzzle as Words>::own_hint(&at, lang, grade),)+
            }
        }

        /// Names a landmark.
        pub(crate) fn landmark(lang: Lang, setup: &Setup<AnyPuzzle>, piece: usize, turn: Occurrence) -> String {
            match (&setup.puzzle, &setup.goal) {
                $((AnyPuzzle::$name(puzzle), AnyState::$name(goal)) => puzzle.landmark(lang, goal, piece, turn),)+
                _ => piece.to_string(),
            }
        }

        /// Lists the facts of a task; without a route, what it is about.
        pub(crate) fn facts(
            lang: Lang,
            setup: &Setup<AnyPuzzle>,
            route: Option<&AnyRoute>,
            ends: String,
        ) -> Vec<String> {
            match (&setup.puzzle, &setup.start, &setup.goal) {
                $((AnyPuzzle::$name(puzzle), AnyState::$name(start), AnyState::$name(goal)) => {
                    let task = Task { puzzle, start, goal };
                    if let Some(AnyRoute::$name(route)) = route {
                        <$puzzle as Words>::facts(&task, lang, route, ends)
                    } else {
                        <$puzzle as Words>::about_task(&task, lang, ends)
                    }
                })+
                _ => vec![ends],
            }
        }

        /// States the task for first-time visitors.
        pub(crate) fn first_fact(lang: Lang, setup: &Setup<AnyPuzzle>, moves: &str) -> String {
            match (&setup.puzzle, &setup.start, &setup.goal) {
                $((AnyPuzzle::$name(puzzle), AnyState::$name(start), AnyState::$name(goal)) => {
                    <$puzzle as Words>::first_fact(&Task { puzzle, start, goal }, lang, moves)
                })+
                _ => lang.goal_is_away(moves),
            }
        }

        /// Says who proved that no route is shorter.
        fn proof_of_shortest(lang: Lang, setup: &Setup<AnyPuzzle>) -> Option<Proof> {
            match (&setup.puzzle, &setup.start, &setup.goal) {
                $((AnyPuzzle::$name(puzzle), AnyState::$name(start), AnyState::$name(goal)) => {
                    <$puzzle as Words>::proof(&Task { puzzle, start, goal }, lang)
                })+
                _ => None,
            }
        }

        /// Says where else the piece of a refused move can go.
        pub(crate) fn goes_elsewhere(
            lang: Lang,
            puzzle: &AnyPuzzle,
            state: &AnyState,
            mv: &AnyMove,
        ) -> Option<String> {
            match (AnyPosition::of(puzzle, state)?, mv) {
                $((AnyPosition::$name(at), AnyMove::$name(mv)) => {
                    <$puzzle as Words>::goes_elsewhere(&at, lang, mv)
                })+
                _ => None,
            }
        }

        /// Gives advice in a state, if there is more to say than the next move of the route.
        pub(crate) fn advice(
            lang: Lang,
            puzzle: &AnyPuzzle,
            state: &AnyState,
            next: Option<&AnyMove>,
        ) -> Option<String> {
            match AnyPosition::of(puzzle, state)? {
                $(AnyPosition::$name(at) => {
                    let next = next.and_then(|mv| if let AnyMove::$name(mv) = mv { Some(mv) } else { None });
                    <$puzzle as Words>::advice(&at, lang, next)
                })+
            }
        }

        /// Says that the end of a route is reached.
        pub(crate) fn reached(lang: Lang, state: &AnyState) -> &'static str {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::reached(lang, state),)+ }
        }

        /// Says what shape the states form.
        pub(crate) fn shape(lang: Lang, puzzle: &AnyPuzzle) -> &'static str {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.shape(lang),)+ }
        }

        /// Returns a note on the graph of a puzzle, in addition to its picture.
        pub(crate) fn graph_note(lang: Lang, puzzle: &AnyPuzzle) -> Option<String> {
            match puzzle { $(AnyPuzzle::$name(puzzle) => puzzle.graph_note(lang),)+ }
        }

        /// Says where the ruler's numbering of the moves begins.
        pub(crate) fn numbered_from(lang: Lang, state: &AnyState) -> String {
            match state { $(AnyState::$name(state) => <$puzzle as Words>::numbered_from(lang, state),)+ }
        }

        /// Returns the label of a landmark beside the timeline.
        pub(crate) fn landmark_label(
            lang: Lang,
            setup: &Setup<AnyPuzzle>,
            piece: usize,
            turn: Occurrence,
        ) -> Option<String> {
            match (&setup.puzzle, &setup.goal) {
                $((AnyPuzzle::$name(puzzle), AnyState::$name(goal)) => {
                    puzzle.landmark_label(lang, goal, piece, turn)
                })+
                _ => None,
            }
        }

        /// Returns words for a move; none if the state and the move do not belong together.
        pub(crate) fn of_move<T>(
            before: &AnyState,
            mv: &AnyMove,
            ask: impl FnOnce(&dyn MoveWords) -> T,
        ) -> Option<T> {
            match (before, mv) {
                $((AnyState::$name(before), AnyMove::$name(mv)) => Some(ask(&MoveInState::<$puzzle> { before, mv })),)+
                _ => None,
            }
        }

        /// Puts the answer of a method into words.
        pub(crate) fn card(lang: Lang, explanation: &Explanation<AnyPuzzle>) -> Card {
            let builder = CardBuilder::of(lang, explanation);
            match &explanation.reason {
                $(AnyReason::$name(reason) => <$puzzle as Words>::card(&builder, reason),)+
            }
        }

        /// Proves a theorem by the example of a state.
        pub(crate) fn proof_of(
            lang: Lang,
            Question { puzzle, start, goal, here }: &Question<AnyPuzzle>,
            theorem: Theorem,
        ) -> Option<Vec<ProofStep>> {
            match (puzzle, start, goal, here) {
                $((
                    AnyPuzzle::$name(puzzle),
                    AnyState::$name(start),
                    AnyState::$name(goal),
                    AnyState::$name(here),
                ) => {
                    let (puzzle, start, goal, here) = (puzzle.clone(), start.clone(), goal.clone(), here.clone());
                    <$puzzle as Words>::prove(lang, &Question { puzzle, start, goal, here }, theorem)
                })+
                _ => None,
            }
        }

        /// Gives a short reason why a move is the next one.
        pub(crate) fn peek(lang: Lang, question: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>) -> Peek {
            match &first.reason {
                $(AnyReason::$name(reason) => <$puzzle as Words>::peek(lang, question, first, reason),)+
            }
        }
    };
}
for_each_puzzle!(of_every_puzzle);

/// Returns the texts about a method; none if no puzzle has it.
pub(crate) fn about(method: Method) -> Option<&'static About> {
    METHODS.iter().copied().flatten().find(|(listed, _)| *listed == method).map(|(_, about)| about)
}

/// Says who proved that no route is shorter, if a route is proven shortest under someone's name.
pub(crate) fn proof(lang: Lang, setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> Option<Proof> {
    matches!(guarantee, Guarantee::Shortest { .. }).then(|| proof_of_shortest(lang, setup)).flatten()
}
