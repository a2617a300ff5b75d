//! What every puzzle has words for: a trait for each thing that is spoken of.

use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{AnyPuzzle, Named, Position, Puzzle, Route};

use crate::begin::Pointing;
use crate::explain::{About, Card, CardBuilder, Peek};
use crate::lang::capital;
use crate::pieces::Kind;
use crate::{Key, Lang};

/// The words of a puzzle that a first visit needs. What is called through `dyn` is linked wherever one of it is: all
/// other words are functions of [`Words`], each of which is linked where it is asked for.
pub(crate) trait PuzzleWords {
    /// What a piece is called.
    fn kind(&self) -> Kind;

    /// Names the task: `Nine rings`.
    fn title(&self, lang: Lang) -> String;

    /// Names the puzzle and its variant, without its size: `Tower of Hanoi, four pegs`.
    fn variant_name(&self, lang: Lang) -> String {
        self.title(lang)
    }

    /// Counts the pieces: `7 dials`, `4 balls and a driver`.
    fn pieces_in(&self, lang: Lang) -> String;

    /// What counts as one move: `one ring per move`.
    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneStepPerMove)
    }

    /// Returns whether each tick of the tape is a move of one piece or a larger one.
    fn ticks_are_pieces(&self) -> bool {
        false
    }

    /// In which order a state is written: `largest first`.
    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::FreeEndLast)
    }

    /// The rules of a game in one line: in full, for a phone, and for the smallest one.
    fn rules_in_a_line(&self) -> Option<[Key; 3]> {
        None
    }

    /// What is beside the title in the name of the board: `free end right`.
    fn beside_title(&self, lang: Lang, _free_end_left: bool) -> Vec<String> {
        vec![self.pieces_in(lang)]
    }
}

/// The words of a state, whatever was or will be done in it.
pub(crate) trait StateWords {
    /// What a piece is called.
    fn kind(&self) -> Kind;

    /// Names the state, if it has a name: `all on`.
    fn name(&self, lang: Lang) -> Option<String>;

    /// Returns where a piece is in a row of pieces; none on other boards.
    fn place_of(&self, _piece: usize) -> Option<u16> {
        None
    }

    /// Says that it occurs again, where its step on the timeline says less: `5 and 3 again`.
    fn again(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Says what is left in a game: `There are 7 and 4 stones.`
    fn stones(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Says by what name the puzzle is solved there: `all discs on C`.
    fn solved_name(&self, lang: Lang) -> Option<String> {
        self.name(lang)
    }
}

/// A move, in the state in which it is made.
pub(crate) struct MoveInState<'a, P: Puzzle> {
    pub before: &'a P::State,
    pub mv: &'a P::Move,
}

/// The words of a move.
pub(crate) trait MoveWords {
    /// Names the piece that moves: `ring 2`.
    fn piece(&self, lang: Lang) -> String;

    /// Names the move as it is seen: `disc 1: A → C`.
    fn name(&self, lang: Lang) -> String;

    /// Names it as it is heard: `disc 1 from A to C`.
    fn spoken(&self, lang: Lang) -> String {
        self.name(lang)
    }

    /// Names it at the end of a sentence: `disc 1 from A to C`.
    fn in_sentence(&self, lang: Lang) -> String {
        self.name(lang)
    }

    /// Names it as briefly as its mark on the timeline: `1→C`.
    fn short(&self, lang: Lang) -> String;

    /// Says that it was made: `Disc 1 to C.`
    fn done(&self, lang: Lang) -> String {
        lang.sentence(&self.name(lang))
    }

    /// Says after a move that the state before it is back: `ring 2 on again`; none where the state says more.
    fn again(&self, lang: Lang) -> Option<String>;

    /// Says that the computer made it: `The computer took 8 from the right pile.`
    fn by_computer(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Says how it is made, for those who never did: `click ring 2`.
    fn how(&self, lang: Lang, pointing: Pointing) -> String {
        lang.click(&self.piece(lang), pointing)
    }

    /// Names what a guess names: the ring alone, since it can go only one way.
    fn guessed(&self, lang: Lang) -> String {
        self.spoken(lang)
    }
}

/// The words of a move for those who make it with the real puzzle.
pub(crate) trait CoachWords: MoveWords {
    /// Orders it, large on the screen: `Ring 2 OFF`.
    fn order(&self, lang: Lang) -> String {
        capital(&self.name(lang))
    }

    /// Says it in as few words as a beat has: `two off`.
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
    /// What it proves, and whose it is: `proven shortest (Bousch 2014)`.
    pub name: &'static str,
    /// What it says, in a sentence.
    pub meaning: &'static str,
}

/// All other words of a puzzle.
pub(crate) trait Words: Named<State: StateWords> + PuzzleWords {
    /// What the parameters are called that a form asks for, by their keys.
    const LABELS: &'static [(&'static str, Key)] = &[("n", Key::NumberOfPieces)];

    /// What the values of parameters are called, by keys and words; others are shown as they are written.
    const VALUES: &'static [(&'static str, &'static str, Key)] = &[];

    /// Names a value of a parameter, where it has more to say than its name.
    fn value(_: Lang, _key: &str, _value: &str) -> Option<String> {
        None
    }

    /// Names one of its ids.
    fn name(lang: Lang, id: &str) -> &'static str;

    /// What the puzzle asks for, and what it allows, a sentence each.
    fn rules(&self, lang: Lang) -> Vec<&'static str>;

    /// Says that a state was read: `9 digits`.
    fn read(&self, lang: Lang) -> String;

    /// Says how a state is written: `9 digits, 1 = on, ring 9 first`.
    fn notation(&self, lang: Lang) -> String {
        lang.phrases(self.read(lang), [self.row_order(lang).to_owned()])
    }

    /// Explains how a state is written where pieces cannot be tapped.
    fn how_to_write(&self, lang: Lang) -> String {
        lang.with_example_of_digits(&lang.sentence(&self.notation(lang)))
    }

    /// Says what `from` and `to` take.
    fn states_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::WordsStatesAllowed)
    }

    /// Says what `play` takes.
    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::WordsMovesAllowed)
    }

    /// Names a preset by its size: `9 rings`.
    fn preset(&self, lang: Lang) -> String {
        self.pieces_in(lang)
    }

    /// Describes a state, for those who do not see it: `On: rings 8, 6. Off: 9, 7.`
    fn describe(Position { puzzle, state }: &Position<Self>, lang: Lang) -> String {
        lang.describe_places(puzzle.kind(), &placed(puzzle, state))
    }

    /// Describes a state to a person with the real puzzle in few words: `On: 8, 6. All others are off.`
    fn in_hand(_lang: Lang, _state: &Self::State) -> Option<String> {
        None
    }

    /// Counts in a state what is counted in the hand as well: `6 on`.
    fn count_in_hand(_lang: Lang, _state: &Self::State) -> Option<String> {
        None
    }

    /// How pieces are set one by one.
    const HOW_TO_SET: Key = Key::SetPieces;

    /// Names a place of a piece where it is: `on`, `on peg A`.
    fn stands(lang: Lang, state: &Self::State, piece: usize, place: Digit) -> String {
        lang.place(state.kind(), piece, place)
    }

    /// Names it in as few words as there is room for under a piece.
    fn stands_briefly(lang: Lang, state: &Self::State, piece: usize, place: Digit) -> String {
        Self::stands(lang, state, piece, place)
    }

    /// How the coach asks for the state in hand, where pieces can be tapped.
    const ASK: Key = Key::CoachPieces;

    /// Names a state among those to begin in, where that is not its name.
    fn named_start(_lang: Lang, _state: &Self::State) -> Option<String> {
        None
    }

    /// Orders to lead the real puzzle to a goal: `Take all off`; none where the name of the goal does.
    fn goal_order(_lang: Lang, _goal: &Self::State) -> Option<String> {
        None
    }

    /// Invites to the puzzle on a first visit; none where it does not.
    const INVITATION: Option<Key> = None;

    /// What is worth knowing after a first move, and after one that is taken back.
    fn tips(&self) -> Option<[Key; 2]> {
        None
    }

    /// Offers the way back from the goal of a task.
    fn way_back(_: &Task<Self>) -> Key {
        Key::WayBack
    }

    /// Says which piece was lifted at a place.
    fn lifted(_lang: Lang, _state: &Self::State, _place: Digit, _piece: usize) -> String {
        String::new()
    }

    /// Says why the best move from a state leads to a goal: `Ring 8 must come off; it waits for ring 7.`
    fn reason_of_best(at: &Position<Self>, lang: Lang, goal: &Self::State) -> Option<String> {
        let Position { puzzle, state } = at;
        let play = |piece, to| Some(puzzle.play(state, &puzzle.move_of(state, piece, to)?).map(|_| ()));
        lang.piece_reason(puzzle.kind(), &placed(puzzle, state), &placed(puzzle, goal), &play)
    }

    /// Names a move of a piece that stands out on the route to a goal: `ring 9 stays off`.
    fn landmark(&self, lang: Lang, _goal: &Self::State, piece: usize, turn: Occurrence) -> String {
        lang.piece_moves(&lang.piece(self.kind(), piece), turn)
    }

    /// Says what a task is about, before its count of moves: `5 discs`, `A → C`.
    fn about_task(task: &Task<Self>, lang: Lang, ends: String) -> Vec<String> {
        vec![task.puzzle.pieces_in(lang), ends]
    }

    /// Lists the facts of a task and its route.
    fn facts(task: &Task<Self>, lang: Lang, route: &Self::Route, ends: String) -> Vec<String> {
        let mut facts = Self::about_task(task, lang, ends);
        facts.extend([lang.moves(route.steps()), task.puzzle.one_move(lang).to_owned()]);
        lang.add_guarantee(&mut facts, route.guarantee());
        facts
    }

    /// Says what there is to do, for those who never did it.
    fn first_fact(_: &Task<Self>, lang: Lang, moves: &str) -> String {
        lang.goal_is_away(moves)
    }

    /// Says who proved that no route is shorter, where that is a name.
    fn proof(_: &Task<Self>, _: Lang) -> Option<Proof> {
        None
    }

    /// Says where else the piece of a refused move can go: `Disc 2 can go to B.`
    fn goes_elsewhere(_: &Position<Self>, _: Lang, _: &Self::Move) -> Option<String> {
        None
    }

    /// Says what to do in a state where that is more than the next move of the route.
    fn advice(_: &Position<Self>, _: Lang, _: Option<&Self::Move>) -> Option<String> {
        None
    }

    /// Says that the end of a route is reached.
    fn reached(lang: Lang, _: &Self::State) -> &'static str {
        lang.text(Key::GoalReached)
    }

    /// Says what shape all states form.
    fn shape(&self, lang: Lang) -> &'static str {
        lang.line_or_route(self.line_length().is_some())
    }

    /// Says what there is to know of the graph, beside its picture.
    fn graph_note(&self, _: Lang) -> Option<String> {
        None
    }

    /// Says where the moves are numbered from by the ruler: `from all off`.
    fn numbered_from(_: Lang, _: &Self::State) -> String {
        String::new()
    }

    /// Names it beside the timeline, if there may be room for more than its piece: `ring 9 stays off`.
    fn landmark_label(
        &self,
        lang: Lang,
        goal: &Self::State,
        piece: usize,
        turn: Occurrence,
    ) -> Option<String> {
        Some(self.landmark(lang, goal, piece, turn))
    }

    /// What is said about its methods.
    const METHODS: &'static [(Method, About)] = &[];

    /// Puts what a method found into words.
    fn card(builder: &CardBuilder, reason: &Self::Reason) -> Card;

    /// Says in short what the first method found that holds; its card begins with the title.
    fn peek(lang: Lang, _: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>, _: &Self::Reason) -> Peek {
        Peek::plain(lang.explain(first).title, lang.first_text(first))
    }
}

fn placed<P: Puzzle>(puzzle: &P, state: &P::State) -> Vec<(usize, u16)> {
    puzzle.layout(state, 0..puzzle.pieces()).into_iter().map(|placed| (placed.piece, placed.place)).collect()
}
