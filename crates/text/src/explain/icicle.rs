//! The open calls of a recursion and their parts, on the line of their moves.

use gros_picture::icicle::{Bar, When};
use gros_session::Timeline;
use gros_solver::methods::Span;
use gros_solver::{AnyPuzzle, Puzzle, Route, Steps};

use super::target::Target;
use crate::message::{Count, say};
use crate::{Key, Lang};

/// The open calls of a recursion, and the parts of each: smaller calls, and moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Icicle {
    /// The moves made.
    pub here: Steps,
    /// The rows: the outermost call alone, then the parts of each open call, the last of which makes the next move.
    pub rows: Vec<Vec<Bar>>,
    /// The names of the parts: `hanoi(5, A, C)`, `disc 5 A → C`.
    pub names: Vec<Vec<String>>,
    /// How many pieces the open call of each row moves.
    pub pieces: Vec<usize>,
    /// The states before the first move, and after the last.
    pub(crate) ends: [Target; 2],
}

/// A line of a call.
pub(crate) struct CallLine {
    pub name: String,
    pub span: Span,
    pub is_move: bool,
}

impl Icicle {
    /// The largest number of pieces whose calls are drawn.
    pub(crate) const MOST: usize = 1_000;

    /// Begins with the outermost call, which is open after some moves.
    pub(crate) fn new(
        here: &Steps,
        ends: [Target; 2],
        name: String,
        span: Span,
        pieces: Vec<usize>,
    ) -> Icicle {
        let bar = Bar { span, when: When::Open };
        Icicle { here: here.clone(), rows: vec![vec![bar]], names: vec![vec![name]], pieces, ends }
    }

    /// Adds the lines of the innermost call so far, of which one is being done.
    pub(crate) fn divide(&mut self, lines: impl Iterator<Item = CallLine>, active: usize) {
        let line = |(at, CallLine { name, span, is_move }): (usize, CallLine)| {
            let when = match at.cmp(&active) {
                std::cmp::Ordering::Less => When::Past,
                std::cmp::Ordering::Equal if is_move => When::Next,
                std::cmp::Ordering::Equal => When::Open,
                std::cmp::Ordering::Greater => When::Later,
            };
            (!span.is_empty()).then_some((Bar { span, when }, name))
        };
        let (bars, names) = lines.enumerate().filter_map(line).unzip();
        self.rows.push(bars);
        self.names.push(names);
    }

    /// Returns a part, given its row and its place in it.
    #[must_use]
    pub fn bar(&self, (row, place): (usize, usize)) -> Option<&Bar> {
        self.rows.get(row)?.get(place)
    }

    /// Returns the name of a part.
    #[must_use]
    pub fn name(&self, (row, place): (usize, usize)) -> &str {
        self.names.get(row).and_then(|names| names.get(place)).map_or("", String::as_str)
    }

    /// Finds the step of a timeline after some of the moves; none if it does not pass there.
    #[must_use]
    pub fn step_after(&self, moves: &Steps, timeline: &Timeline<AnyPuzzle>) -> Option<Steps> {
        let [Target::State(from), Target::State(to)] = &self.ends else { return None };
        let route = timeline.puzzle().route(from, to).ok()?;
        timeline.step_of(&route.state_at(moves))
    }
}

impl Lang {
    /// Counts the open calls: `64 calls are open after 12,345 moves.`
    #[must_use]
    pub fn icicle_open(self, icicle: &Icicle) -> String {
        let is_open = |bars: &&Vec<Bar>| bars.iter().any(|bar| bar.when == When::Open);
        let count = icicle.rows.iter().filter(is_open).count();
        say!(self, IcicleOpen { count: Count(count), moves: &icicle.here })
    }

    /// Names the moves of a call: `moves 87 to 171`.
    #[must_use]
    pub fn icicle_moves(self, span: &Span) -> String {
        self.span(span)
    }

    /// Names a part, its moves and when they are made: `down(9), moves 1 to 341, open now`.
    #[must_use]
    pub fn icicle_part(self, icicle: &Icicle, at: (usize, usize)) -> String {
        let Some(bar) = icicle.bar(at) else { return String::new() };
        let when = self.text(match bar.when {
            When::Past => Key::IcicleFinished,
            When::Open => Key::IcicleNow,
            When::Next => Key::IcicleIsNext,
            When::Later => Key::IcicleToCome,
        });
        self.list([icicle.name(at), &self.span(&bar.span), when])
    }

    /// Names the next move on its tag: `next: disc 1 A → B`.
    #[must_use]
    pub fn icicle_next(self, icicle: &Icicle) -> String {
        let last = icicle.rows.len().saturating_sub(1);
        let bars = icicle.rows.last().map_or(&[][..], Vec::as_slice);
        let next = bars.iter().position(|bar| bar.when == When::Next);
        next.map(|place| say!(self, IcicleNext { mv: icicle.name((last, place)) })).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;
    use gros_session::{Action, Seek, Session, spec};
    use gros_solver::methods::{self, Method, Question};
    use gros_solver::{hanoi, rings};
    use std::rc::Rc;

    fn session(text: &str) -> Session<AnyPuzzle> {
        spec::open(text, 1_000).unwrap().session
    }

    fn icicle(timeline: &Timeline<AnyPuzzle>, method: Method) -> Option<Rc<Icicle>> {
        let setup = timeline.setup();
        let (puzzle, start, goal) = (setup.puzzle.clone(), setup.start.clone(), setup.goal.clone());
        let question = Question { puzzle, start, goal, here: timeline.state() };
        let parts = Lang::English.explain(&methods::explain(method, &question).unwrap()).parts;
        parts.into_iter().find_map(|part| if let Part::Icicle(icicle) = part { Some(icicle) } else { None })
    }

    /// The tasks whose recursion is drawn, up to `most` pieces.
    fn tasks(most: usize) -> Vec<(String, Method)> {
        let sizes = 1..=most;
        let of = |puzzle: &str, method: Method| {
            sizes.clone().map(|n| (format!("{puzzle}n={n}"), method)).collect::<Vec<_>>()
        };
        [
            of("hanoi?", hanoi::methods::RECURSION),
            of("rings?", rings::methods::RECURSION),
            of("rings?from=off&to=on&", rings::methods::RECURSION),
            of("spinout?", rings::methods::RECURSION),
        ]
        .concat()
    }

    /// Every part begins and ends where the route says: its first move is the one after the step that it goes to, a
    /// single move is a move of the route, and the parts of a call follow each other without a gap.
    #[test]
    fn every_call_lies_where_the_solver_says() {
        for (text, method) in tasks(7) {
            let mut session = session(&text);
            let all = session.timeline().steps().to_usize().unwrap();
            for step in 0..all {
                session.act(Action::Seek(Seek::At(Steps::from(step))));
                let timeline = session.timeline();
                let icicle = icicle(timeline, method).unwrap();
                assert_eq!(icicle.here, Steps::from(step), "{text}");
                let whole = &icicle.rows[0][0].span;
                assert_eq!((whole.before(), &whole.last), (Steps::ZERO, timeline.steps()), "{text}");
                for (above, below) in icicle.rows.iter().zip(&icicle.rows[1..]) {
                    let open = above.iter().find(|bar| bar.when == When::Open).unwrap();
                    assert_eq!(
                        (&below[0].span.first, &below[below.len() - 1].span.last),
                        (&open.span.first, &open.span.last)
                    );
                    assert!(
                        below.windows(2).all(|pair| pair[0].span.last == pair[1].span.before()),
                        "{text} {step}"
                    );
                }
                for (row, pieces) in icicle.pieces.iter().enumerate() {
                    let open = icicle.rows[row].iter().position(|bar| bar.when == When::Open).unwrap();
                    let name = icicle.name((row, open));
                    assert!(name.contains(&format!("({pieces}")), "{text} {step}: {name}, {pieces}");
                }
                for bar in icicle.rows.iter().flatten() {
                    for moves in [bar.span.before(), bar.span.last.clone()] {
                        assert_eq!(icicle.step_after(&moves, timeline), Some(moves), "{text} {step}");
                    }
                    let is_over = bar.span.last <= icicle.here;
                    let is_ahead = bar.span.before() > icicle.here;
                    assert_eq!(
                        (is_over, is_ahead && bar.when != When::Later),
                        (bar.when == When::Past, false)
                    );
                }
                let next: Vec<&Bar> =
                    icicle.rows.iter().flatten().filter(|bar| bar.when == When::Next).collect();
                assert_eq!(next.len(), 1, "{text} {step}");
                assert_eq!(next[0].span.before(), icicle.here);
            }
            session.act(Action::Seek(Seek::End));
            assert_eq!(icicle(session.timeline(), method), None, "{text}");
        }
    }

    /// The name of a call is true at its ends: the tower stands on its peg.
    #[test]
    fn a_tower_stands_on_its_pegs_at_the_ends_of_its_calls() {
        let mut session = session("hanoi?n=6");
        for step in 0..63u32 {
            session.act(Action::Seek(Seek::At(step.into())));
            let timeline = session.timeline();
            let icicle = icicle(timeline, hanoi::methods::RECURSION).unwrap();
            for (bar, name) in icicle.rows.iter().flatten().zip(icicle.names.iter().flatten()) {
                let Some(job) = name.strip_prefix("hanoi(").and_then(|name| name.strip_suffix(")")) else {
                    continue;
                };
                let [discs, from, to]: [&str; 3] = job.split(", ").collect::<Vec<_>>().try_into().unwrap();
                let discs: usize = discs.parse().unwrap();
                for (moves, peg) in [(bar.span.before(), from), (bar.span.last.clone(), to)] {
                    let state = timeline.state_at(&moves).to_string();
                    assert_eq!(state[6 - discs..], peg.repeat(discs), "{name} {step}");
                }
            }
        }
    }

    /// Large sizes cost as many calls as they have pieces; what is beyond a thousand is not drawn.
    #[test]
    fn a_thousand_pieces_answer_at_once() {
        let begun = std::time::Instant::now();
        for (text, method) in [
            ("hanoi?n=64&step=12345678901234567890", hanoi::methods::RECURSION),
            ("hanoi?n=1000", hanoi::methods::RECURSION),
            ("rings?n=1000", rings::methods::RECURSION),
        ] {
            let mut session = session(text);
            let middle = session.timeline().steps().scale_down(&Steps::from(5u32), &Steps::from(7u32));
            session.act(Action::Seek(Seek::At(middle)));
            let icicle = icicle(session.timeline(), method).unwrap();
            let last = icicle.rows.iter().flatten().find(|bar| bar.when == When::Next).unwrap();
            assert_eq!(&last.span.before(), session.timeline().cursor());
            assert!(icicle.step_after(&icicle.rows[3][0].span.last, session.timeline()).is_some());
        }
        assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
    }

    /// After a detour, steps of the timeline are not the moves of the calls.
    #[test]
    fn a_detour_is_passed_over() {
        let mut session = session("rings?n=5&play=2.2&step=2");
        session.act(Action::Seek(Seek::Next));
        let icicle = icicle(session.timeline(), rings::methods::RECURSION).unwrap();
        assert_eq!(icicle.here, Steps::ONE);
        let step = |moves: u32| icicle.step_after(&moves.into(), session.timeline());
        assert_eq!((step(0), step(1), step(21)), (Some(Steps::ZERO), Some(3u32.into()), Some(23u32.into())));
    }
}
