//! A lock of the user's design, and its properties.

use gros_learning::tools::lock::{Graph, Lock, Preset, Shape, Stop, Task, Unread, Wait, Word};

use crate::message::{Count, say};
use crate::{Key, Lang};

impl Lang {
    /// Names a ready-made lock.
    #[must_use]
    pub fn lock_preset(self, preset: Preset) -> &'static str {
        match (preset.puzzle(), preset) {
            (Some(puzzle), _) => self.puzzle_name(puzzle),
            (None, Preset::Neighbours) => self.text(Key::LockNeighbours),
            (None, Preset::Nobody) => self.text(Key::LockNobody),
            (None, Preset::Two) => self.text(Key::LockTwo),
            (None, _) => self.text(Key::LockFour),
        }
    }

    /// Names the buttons that take a place away and add one.
    #[must_use]
    pub fn lock_place_buttons(self, piece: usize) -> [String; 2] {
        [say!(self, LockFewerPlaces { piece }), say!(self, LockMorePlaces { piece })]
    }

    /// Names the field for one faster piece, in full and beside it.
    #[must_use]
    pub fn lock_guard(self, piece: usize, place: u8, faster: usize) -> [String; 2] {
        [
            say!(self, LockGuard { piece, from: place, to: place + 1, faster }),
            say!(self, LockAt { piece: faster }),
        ]
    }

    /// Says how large a lock can be.
    #[must_use]
    pub fn lock_room(self) -> String {
        let [pieces, states] = [Lock::MOST_PIECES, Lock::MOST_STATES].map(Count);
        say!(self, LockRoom { pieces, places: Lock::MOST_PLACES, states })
    }

    /// Says where a piece stands and which way it can go.
    #[must_use]
    pub fn lock_can(self, lock: &Lock, word: &Word, piece: usize) -> String {
        let place = piece.checked_sub(1).and_then(|index| word.get(index)).copied().unwrap_or_default();
        let [down, up] = [false, true].map(|is_up| lock.can_step(word, piece, is_up));
        let way = match (down, up) {
            (true, true) => "both",
            (false, true) => "up",
            (true, false) => "down",
            (false, false) => "none",
        };
        say!(self, LockCan { way, place })
    }

    /// Says why a piece did not move.
    #[must_use]
    pub fn lock_stop(self, piece: usize, stop: &Stop) -> String {
        match stop {
            Stop::End => say!(self, LockEnd { piece }),
            Stop::Waits(waits) => {
                let wait = |wait: &Wait| say!(self, LockWait { piece: wait.piece, place: wait.place });
                let mut waits: Vec<String> = waits.iter().map(wait).collect();
                let last = waits.pop().unwrap_or_default();
                let pieces = self.list(waits);
                let waits = if pieces.is_empty() { last } else { say!(self, PiecesAnd { pieces, last }) };
                say!(self, LockWaits { piece, waits })
            }
        }
    }

    /// Says that the goal is reached, and with how many moves if all of them were made by hand.
    #[must_use]
    pub fn lock_opened(self, moves: Option<usize>) -> String {
        match moves {
            Some(moves) => say!(self, LockOpened { moves: Count(moves) }),
            None => self.text(Key::LockOpen).to_owned(),
        }
    }

    /// Says which state was chosen.
    #[must_use]
    pub fn lock_jumped(self, word: &Word) -> String {
        say!(self, LockJumped { word: Lock::write_word(word) })
    }

    /// Names start and goal.
    #[must_use]
    pub fn lock_ends(self, lock: &Lock) -> String {
        let [start, goal] = [lock.start(), lock.goal()].map(Lock::write_word);
        say!(self, LockEnds { start, goal })
    }

    /// Describes the graph of all states: its shape, the route to the goal, its dead ends.
    #[must_use]
    pub fn lock_facts(self, graph: &Graph) -> [String; 3] {
        let states = Count(graph.states());
        let shape = match graph.shape() {
            Shape::Line => say!(self, LockFactLine { states }),
            Shape::Tree => say!(self, LockFactTree { states }),
            Shape::Loops => say!(self, LockFactLoops { states, loops: Count(graph.loops()) }),
        };
        [shape, self.lock_way(graph), self.lock_dead_ends(graph)]
    }

    fn lock_way(self, graph: &Graph) -> String {
        let farthest = graph.farthest();
        let (word, moves) = (Lock::write_word(&graph.word(farthest)), Count(graph.distance(farthest)));
        let farthest = say!(self, LockFarthest { word, moves });
        if graph.length() == 0 {
            return self.sentences([self.text(Key::LockNoMoves), &farthest]);
        }
        let length = say!(self, LockLength { moves: Count(graph.length()) });
        let others = match graph.shape() {
            Shape::Loops if graph.is_only_way() => self.text(Key::LockOneWay),
            Shape::Loops => self.text(Key::LockMoreWays),
            _ => "",
        };
        self.sentences([&length, others, &farthest])
    }

    fn lock_dead_ends(self, graph: &Graph) -> String {
        let Some(first) = graph.first_dead_end() else { return self.text(Key::LockNoDeadEnd).to_owned() };
        let depth = Count(first.depth);
        let said = match first.step {
            0 => say!(self, LockDeadEndAtOnce { depth }),
            step => say!(self, LockDeadEnd { step: Count(step), depth }),
        };
        let count = Count(graph.dead_ends().filter(|end| end.step < graph.length()).count());
        self.sentences([said, say!(self, LockDeadEnds { count })])
    }

    /// Says where a state is along the route.
    #[must_use]
    pub fn lock_along(self, graph: &Graph, word: &Word) -> String {
        let off = graph.off(graph.index(word));
        let (word, step) = (Lock::write_word(word), Count(off.step));
        match off.depth {
            0 => say!(self, LockOnWay { step, steps: Count(graph.length()), word }),
            depth => say!(self, LockOffWay { word, depth: Count(depth), step }),
        }
    }

    /// Says what kind of lock to make.
    #[must_use]
    pub fn lock_task(self, task: Task) -> String {
        match task {
            Task::Moves => say!(self, LockTaskMoves { moves: Count(Task::MOVES) }),
            Task::LongLine => say!(self, LockTaskLine { states: Count(Task::STATES) }),
            Task::EarlyDeadEnd => self.text(Key::LockTaskEarly).to_owned(),
            Task::DeepDeadEnd => say!(self, LockTaskDeep { moves: Count(Task::DEPTH) }),
            Task::Loops => self.text(Key::LockTaskLoops).to_owned(),
        }
    }

    /// Says how far a lock is from a task about a number of moves.
    #[must_use]
    pub fn lock_missing(self, task: Task, graph: &Graph) -> Option<String> {
        let (length, wanted) = (graph.length(), Task::MOVES);
        let count = Count(length.abs_diff(wanted));
        match task {
            Task::Moves if length > wanted => Some(say!(self, LockTooMany { count })),
            Task::Moves if length < wanted => Some(say!(self, LockTooFew { count })),
            _ => None,
        }
    }

    /// Says what of an address could not be read.
    #[must_use]
    pub fn lock_unread(self, unread: &Unread) -> String {
        match unread {
            Unread::Places(text) => {
                let (least, most) = (Lock::FEWEST_PLACES, Lock::MOST_PLACES);
                say!(self, LockUnreadPlaces { text, least, most })
            }
            Unread::Pieces(count) => {
                let left_out = say!(self, LockUnreadPieces { count: Count(*count) });
                self.sentences([left_out, self.lock_room()])
            }
            Unread::Guard { piece, place, text } => {
                say!(self, LockUnreadGuard { text, piece, from: place, to: place + 1 })
            }
            Unread::NoStep(text) => say!(self, LockUnreadStep { text }),
            Unread::Start(text) => say!(self, LockUnreadStart { text }),
            Unread::Goal(text) => say!(self, LockUnreadGoal { text }),
        }
    }
}
