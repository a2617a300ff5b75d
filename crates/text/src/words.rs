//! The words that every puzzle has: a trait for each thing to talk about.

use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::internals::Named;
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{AnyPuzzle, Position, Puzzle, Route};

use crate::begin::Pointing;
use crate::explain::{About, Card, CardBuilder, Peek, ProofStep, Theorem};
use crate::hint::{Grade, Hint};
use crate::lang::capital;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The words of a puzzle that a first visit needs. Everything called through `dyn` is linked wherever one of it is; all
/// other words are functions of [`Words`], each of which is linked only where it is used.
pub(crate) trait PuzzleWords {
    /// Returns the names of its pieces.
    fn kind(&self) -> Kind;

    /// Names the task: `Nine rings`.
    fn title(&self, lang: Lang) -> String;

    /// Names the puzzle and its variant, without its size: `Tower of Hanoi, four pegs`.
    fn variant_name(&self, lang: Lang) -> String {
        self.title(lang)
    }

    /// Counts the pieces: `7 dials`, `4 balls and a driver`.
    fn pieces_in(&self, lang: Lang) -> String;

    /// Names the size as the puzzle has it, where one is invited to it: `三连环`. Usually its pieces are counted in words.
    fn invited_to(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Says what counts as one move: `one ring per move`.
    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneStepPerMove)
    }

    /// Returns whether each tick of the tape is a move of one piece or a larger one.
    fn ticks_are_pieces(&self) -> bool {
        false
    }

    /// Says in which order a state is written: `largest first`.
    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::FreeEndLast)
    }

    /// Returns the rules of a game in one line: in full, for a phone, and for the smallest phone.
    fn rules_in_a_line(&self) -> Option<[Key; 3]> {
        None
    }

    /// Returns the facts beside the title in the name of the board: `free end right`.
    fn beside_title(&self, lang: Lang, _free_end_left: bool) -> Vec<String> {
        vec![self.pieces_in(lang)]
    }
}

/// The words of a state, independent of any moves.
pub(crate) trait StateWords {
    /// Returns the names of its pieces.
    fn kind(&self) -> Kind;

    /// Names the state, if it has a name: `all on`.
    fn name(&self, lang: Lang) -> Option<String>;

    /// Returns the place of a piece in a row of pieces; none on other boards.
    fn place_of(&self, _piece: usize) -> Option<u16> {
        None
    }

    /// Says that the state occurs again, if its step on the timeline says less: `5 and 3 again`.
    fn again(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Says what is left in a game: `There are 7 and 4 stones.`
    fn stones(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Names the state in which the puzzle is solved: `all discs on C`.
    fn solved_name(&self, lang: Lang) -> Option<String> {
        self.name(lang)
    }
}

/// A move, with the state before it.
pub(crate) struct MoveInState<'a, P: Puzzle> {
    pub before: &'a P::State,
    pub mv: &'a P::Move,
}

/// The words of a move.
pub(crate) trait MoveWords {
    /// Names the piece that moves: `ring 2`.
    fn piece(&self, lang: Lang) -> String;

    /// Names the move for display: `disc 1: A → C`.
    fn name(&self, lang: Lang) -> String;

    /// Names it for speech: `disc 1 from A to C`.
    fn spoken(&self, lang: Lang) -> String {
        self.name(lang)
    }

    /// Names it at the end of a sentence: `disc 1 from A to C`.
    fn in_sentence(&self, lang: Lang) -> String {
        self.name(lang)
    }

    /// Names it as briefly as on the timeline: `1→C`.
    fn short(&self, lang: Lang) -> String;

    /// Says that it was made: `Disc 1 to C.`
    fn done(&self, lang: Lang) -> String {
        lang.sentence(&self.name(lang))
    }

    /// Says that the state before a move is back: `ring 2 on again`; none if the state says more.
    fn again(&self, lang: Lang) -> Option<String>;

    /// Says that the computer made it: `The computer took 8 from the right pile.`
    fn by_computer(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Says what it takes, as a move of a game, in a few words and in as few as possible.
    fn taken(&self, _lang: Lang) -> Option<[String; 2]> {
        None
    }

    /// Says how it is made, for those who never did: `click ring 2`.
    fn how(&self, lang: Lang, pointing: Pointing) -> String {
        lang.click(&self.piece(lang), pointing)
    }

    /// Names the piece as the subject of a sentence: `the driver`.
    fn subject(&self, lang: Lang) -> String {
        self.piece(lang)
    }

    /// Says that it must be made: `ring 3 must go on`.
    fn must(&self, lang: Lang) -> String {
        say!(lang, HintPieceMust { piece: self.subject(lang) })
    }

    /// Says that it can be made: `ring 4 can come off`.
    fn can(&self, lang: Lang) -> String {
        say!(lang, HintPieceCan { piece: self.subject(lang) })
    }
}

/// The words of a move for people who make it on the real puzzle.
pub(crate) trait CoachWords: MoveWords {
    /// Orders it, for a large display: `Ring 2 OFF`.
    fn order(&self, lang: Lang) -> String {
        capital(&self.name(lang))
    }

    /// Says it in a few words, in rhythm: `two off`.
    fn beat(&self, lang: Lang) -> String {
        self.spoken(lang)
    }
}

/// A task of one puzzle.
pub(crate) struct Task<'a, P: Puzzle> {
    pub puzzle: &'a P,
    pub start: &'a P::State,
    pub goal: &'a P::State,
}

/// A proof that no route is shorter.
pub(crate) struct Proof {
    /// The result, and who proved it: `proven shortest (Bousch 2014)`.
    pub name: &'static str,
    /// Its meaning, in a sentence.
    pub meaning: &'static str,
    /// The words in place of “proven” where the length is said to be the shortest.
    pub by: Option<&'static str>,
}

/// All other words of a puzzle.
pub(crate) trait Words: Named<State: StateWords> + PuzzleWords {
    /// The names of parameters that a form asks for, by key.
    const LABELS: &'static [(&'static str, Key)] = &[("n", Key::NumberOfPieces)];

    /// The names of parameter values, by key and word; other values are shown as written.
    const VALUES: &'static [(&'static str, &'static str, Key)] = &[];

    /// Names a value of a parameter, if there is more to say than its name.
    fn value(_: Lang, _key: &str, _value: &str) -> Option<String> {
        None
    }

    /// Names one of its ids.
    fn name(lang: Lang, id: &str) -> &'static str;

    /// States the task and the rules, one sentence each.
    fn rules(&self, lang: Lang) -> Vec<&'static str>;

    /// States the task from the usual start, given several pieces counted in words: `Take all nine rings off the bar.`
    fn task_of_all(&self, _lang: Lang, _pieces: &str) -> Option<String> {
        None
    }

    /// States the task from the usual goal back to the start, given several pieces counted in words: `Put all nine rings back
    /// on the bar.`
    fn task_back(&self, _lang: Lang, _pieces: &str) -> Option<String> {
        None
    }

    /// Says that a state was parsed: `9 digits`.
    fn read(&self, lang: Lang) -> String;

    /// Describes the notation of states: `9 digits, 1 = on, ring 9 first`.
    fn notation(&self, lang: Lang) -> String {
        lang.phrases(self.read(lang), [self.row_order(lang).to_owned()])
    }

    /// Explains the notation of states, if pieces cannot be tapped.
    fn how_to_write(&self, lang: Lang) -> String {
        say!(lang, CoachExampleOfDigits { hint: lang.sentence(&self.notation(lang)) })
    }

    /// Lists the values of `from` and `to`.
    fn states_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::WordsStatesAllowed)
    }

    /// Lists the values of `play`.
    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::WordsMovesAllowed)
    }

    /// Names a preset by its size: `9 rings`.
    fn preset(&self, lang: Lang) -> String {
        self.pieces_in(lang)
    }

    /// Describes a state for those who cannot see it: `On: rings 8, 6. Off: 9, 7.`
    fn describe(Position { puzzle, state }: &Position<Self>, lang: Lang) -> String {
        lang.describe_places(puzzle.kind(), &placed(puzzle, state))
    }

    /// Describes a state in a few words to a person with the real puzzle: `On: 8, 6. All others are off.`
    fn in_hand(_lang: Lang, _state: &Self::State) -> Option<String> {
        None
    }

    /// Counts something in a state that can also be counted in the hand: `6 on`.
    fn count_in_hand(_lang: Lang, _state: &Self::State) -> Option<String> {
        None
    }

    /// The instruction for setting pieces one by one.
    const HOW_TO_SET: Key = Key::SetPieces;

    /// Names a place of a piece, as where it is: `on`, `on peg A`.
    fn stands(lang: Lang, state: &Self::State, piece: usize, place: Digit) -> String {
        lang.place(state.kind(), piece, place)
    }

    /// Names it in as few words as there is room for under a piece.
    fn stands_briefly(lang: Lang, state: &Self::State, piece: usize, place: Digit) -> String {
        Self::stands(lang, state, piece, place)
    }

    /// The coach's request for the state in hand, if pieces can be tapped.
    const ASK: Key = Key::CoachPieces;

    /// Names a state as a start, if that differs from its name.
    fn named_start(_lang: Lang, _state: &Self::State) -> Option<String> {
        None
    }

    /// States the task from any other start, if it names the goal: `Move every disc to peg C, one at a time.`
    fn task_to(_lang: Lang, _goal: &Self::State) -> Option<String> {
        None
    }

    /// Tells a person to lead the real puzzle to a goal: `Take all off`; none if the name of the goal says so.
    fn goal_order(_lang: Lang, _goal: &Self::State) -> Option<String> {
        None
    }

    /// Invites first-time visitors to the puzzle, if it is one to begin with.
    const INVITATION: Option<Key> = None;

    /// Says what a hand can do, without naming a move, if one plays alone.
    const ANY_PIECE: Option<Key> = Some(Key::PieceAny);

    /// Returns the tips after a first move and after the first move back.
    fn tips(&self) -> Option<[Key; 2]> {
        None
    }

    /// Offers the way back from the goal of a task.
    fn way_back(_: &Task<Self>) -> Key {
        Key::WayBack
    }

    /// Says which piece was lifted from a place.
    fn lifted(_lang: Lang, _state: &Self::State, _place: Digit, _piece: usize) -> String {
        String::new()
    }

    /// Gives a hint where a move does not serve a larger piece.
    fn own_hint(_: &Position<Self>, _: Lang, _: Grade) -> Option<Hint> {
        None
    }

    /// Names a landmark on the route to a goal: `ring 9 stays off`.
    fn landmark(&self, lang: Lang, _goal: &Self::State, piece: usize, turn: Occurrence) -> String {
        lang.piece_moves(&lang.piece(self.kind(), piece), turn)
    }

    /// Says what a task is about, before its number of moves: `5 discs`, `A → C`.
    fn about_task(task: &Task<Self>, lang: Lang, ends: String) -> Vec<String> {
        vec![task.puzzle.pieces_in(lang), ends]
    }

    /// Lists the facts of a task and its route.
    fn facts(task: &Task<Self>, lang: Lang, route: &Self::Route, ends: String) -> Vec<String> {
        let mut facts = Self::about_task(task, lang, ends);
        facts.extend([lang.moves(route.steps()), task.puzzle.one_move(lang).to_owned()]);
        match Self::proof(task, lang) {
            Some(proof) => facts.push(proof.name.to_owned()),
            None => lang.add_guarantee(&mut facts, route.guarantee()),
        }
        facts
    }

    /// States the task for first-time visitors.
    fn first_fact(_: &Task<Self>, lang: Lang, moves: &str) -> String {
        lang.goal_is_away(moves)
    }

    /// Says who or what proved that no route is shorter, if there is more to say than that it is proven.
    fn proof(_: &Task<Self>, _: Lang) -> Option<Proof> {
        None
    }

    /// Says where else the piece of a refused move can go: `Disc 2 can go to B.`
    fn goes_elsewhere(_: &Position<Self>, _: Lang, _: &Self::Move) -> Option<String> {
        None
    }

    /// Gives advice in a state, if there is more to say than the next move of the route.
    fn advice(_: &Position<Self>, _: Lang, _: Option<&Self::Move>) -> Option<String> {
        None
    }

    /// Says that the end of a route is reached.
    fn reached(lang: Lang, _: &Self::State) -> &'static str {
        lang.text(Key::GoalReached)
    }

    /// Says what shape the states form.
    fn shape(&self, lang: Lang) -> &'static str {
        lang.line_or_route(self.line_length().is_some())
    }

    /// Returns a note on the graph, in addition to its picture.
    fn graph_note(&self, _: Lang) -> Option<String> {
        None
    }

    /// Says where the ruler's numbering of the moves begins: `from all off`.
    fn numbered_from(_: Lang, _: &Self::State) -> String {
        String::new()
    }

    /// Returns the label of a landmark beside the timeline, if there may be room for more than its piece: `ring 9 stays
    /// off`.
    fn landmark_label(
        &self,
        lang: Lang,
        goal: &Self::State,
        piece: usize,
        turn: Occurrence,
    ) -> Option<String> {
        Some(self.landmark(lang, goal, piece, turn))
    }

    /// The texts about its methods.
    const METHODS: &'static [(Method, About)] = &[];

    /// Puts the findings of a method into words.
    fn card(builder: &CardBuilder, reason: &Self::Reason) -> Card;

    /// Proves a theorem by the example of a state, step by step.
    fn prove(_: Lang, _: &Question<Self>, _: Theorem) -> Option<Vec<ProofStep>> {
        None
    }

    /// Gives a short version of the first method that applies; its card begins with the title.
    fn peek(lang: Lang, _: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>, _: &Self::Reason) -> Peek {
        Peek::plain(lang.explain(first).title, lang.first_text(first))
    }
}

fn placed<P: Puzzle>(puzzle: &P, state: &P::State) -> Vec<(usize, u16)> {
    puzzle.layout(state, 0..puzzle.pieces()).into_iter().map(|placed| (placed.piece, placed.place)).collect()
}
