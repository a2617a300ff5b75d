//! The meaning of a gesture on a puzzle of the family: a chosen piece goes to its best place, or to the side
//! that was pointed at; a carried piece follows the hand.

use gros_solver::PieceMove;

use super::{Cell, Choice, Column, Kin, Row, find, picture};
use crate::gesture::{Gesture, Meaning, Side};
use crate::scene::{Point, Scene};
use crate::subject::{Subject, View};

/// A piece carried less far than this, in units, was only touched.
const TOUCH: f64 = 14.0;
/// How far a piece that turns in place must be carried to turn.
const TURN: f64 = 90.0;

/// Returns what a gesture means.
pub fn meaning<P: Kin>(
    subject: &Subject<P>,
    view: &View<'_>,
    gesture: Gesture,
) -> Option<Meaning<PieceMove>> {
    if matches!(gesture, Gesture::Cancel | Gesture::Hover(_) | Gesture::Focus(_)) {
        return None;
    }
    let (row, scene) = picture(subject, view);
    let hand = Hand { subject, view, row: &row, scene: &scene };
    match gesture {
        Gesture::Choose { target, at } => hand.chosen(target, at),
        Gesture::Carry { target, by, .. } => {
            let (mv, part) = hand.carried(target, by)?;
            subject.legal.contains(&mv).then_some(Meaning::Carry(mv, part))
        }
        Gesture::Drop { target, from, by, over } => {
            over?;
            if by.0.hypot(by.1) < TOUCH {
                return hand.chosen(target, Some(from));
            }
            let carried = hand.carried(target, by).map(|(mv, _)| Meaning::Play(mv));
            carried.or_else(|| hand.moved((target, Some((by.1 < 0.0) == hand.rises()))))
        }
        Gesture::Push { target, to: Side::Up } => hand.moved((target, Some(hand.rises()))),
        Gesture::Push { target, to: Side::Down } => hand.moved((target, Some(!hand.rises()))),
        Gesture::Type(digit) => hand.moved((digit.to_digit(10)? as usize, None)),
        Gesture::Push { .. } | Gesture::Cancel | Gesture::Hover(_) | Gesture::Focus(_) => None,
    }
}

struct Hand<'a, P: Kin> {
    subject: &'a Subject<P>,
    view: &'a View<'a>,
    row: &'a Row,
    scene: &'a Scene,
}

impl<P: Kin> Hand<'_, P> {
    fn rises(&self) -> bool {
        self.subject.puzzle.figure().rises
    }

    fn cell(&self, piece: usize) -> Option<&Cell> {
        self.row.cells().map(|(_, cell)| cell).find(|cell| cell.piece == piece)
    }

    fn chosen(&self, target: usize, at: Option<Point>) -> Option<Meaning<PieceMove>> {
        let mut gaps = self.row.columns.iter().filter(|column| matches!(column, Column::Gap { .. }));
        if let Some(gap) = gaps.find(|gap| *gap.pieces().start() == target) {
            let (low, high) = gap.pieces().into_inner();
            return Some(Meaning::Show((low + high) / 2));
        }
        let (piece, more) = match at {
            Some(at) => find(self.row, self.scene, at, self.rises())?,
            None => (target, None),
        };
        // The places of a piece that turns are on it: if its next one is marked, it is meant wherever the piece is touched.
        let is_marked = self.cell(piece).is_some_and(|cell| cell.next.is_some());
        self.moved((piece, more.filter(|_| !(is_marked && self.subject.puzzle.figure().turns))))
    }

    /// Returns the move of a piece to a larger place, to a smaller one, or to wherever is best.
    fn moved(&self, (piece, more): Choice) -> Option<Meaning<PieceMove>> {
        let to = self.cell(piece)?.target(more);
        self.subject.puzzle.move_of(&self.subject.state, piece, to).map(Meaning::Play)
    }

    /// Returns the move that a carried piece makes, and how far it has come.
    fn carried(&self, piece: usize, by: Point) -> Option<(PieceMove, f64)> {
        let moves = self.subject.legal.iter().filter(|mv| mv.piece == piece);
        let parts = moves.filter_map(|mv| Some((*mv, self.part(*mv, by)?)));
        parts.filter(|(_, part)| *part > 0.0).max_by(|one, other| one.1.total_cmp(&other.1))
    }

    fn part(&self, mv: PieceMove, (right, down): Point) -> Option<f64> {
        let state = self.subject.puzzle.play(&self.subject.state, &mv).ok()?;
        let (_, after) = picture(&Subject { state, ..self.subject.clone() }, self.view);
        let (from, to) = (place(self.scene, mv.piece)?, place(&after, mv.piece)?);
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let square = x * x + y * y;
        if square > TOUCH * TOUCH {
            return Some(((right * x + down * y) / square).min(1.0));
        }
        let up = if (mv.to > self.cell(mv.piece)?.value) == self.rises() { -down } else { down };
        Some((up / TURN).min(1.0))
    }
}

/// Returns the centre of a piece as drawn.
fn place(scene: &Scene, piece: usize) -> Option<Point> {
    let target = scene.targets.iter().find(|target| *target.pieces.start() == piece)?;
    let (outline, _) = target.outlines.first()?;
    let (one, other) = (outline.first()?, outline.get(2)?);
    Some(((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subject::Pictured;
    use gros_solver::{Chain, Puzzle, SlideOut};

    fn meant<P: Kin + Pictured>(puzzle: &P, state: &str, gesture: Gesture) -> Option<Meaning<PieceMove>> {
        let state = puzzle.parse_state(state).unwrap();
        let legal: Vec<PieceMove> = puzzle.legal_moves(&state).collect();
        let best = legal.first().copied();
        let subject = Subject { legal, best, ..Subject::still(puzzle.clone(), state) };
        P::meaning(&subject, &View::of((900.0, 400.0)), gesture)
    }

    fn dropped(target: usize, by: Point) -> Gesture {
        Gesture::Drop { target, from: (0.0, 0.0), by, over: Some(target) }
    }

    #[test]
    fn a_ball_is_carried_up_its_slot_and_follows_the_hand() {
        let chain = Chain::new(vec![3; 4]).unwrap();
        let up = PieceMove { piece: 1, to: 1 };
        assert_eq!(meant(&chain, "0000", dropped(1, (0.0, -60.0))), Some(Meaning::Play(up)));
        let carry = |by| meant(&chain, "0000", Gesture::Carry { target: 1, from: (0.0, 0.0), by });
        assert!(
            matches!(carry((0.0, -30.0)), Some(Meaning::Carry(mv, part)) if mv == up && part > 0.1 && part < 0.9)
        );
        assert_eq!(carry((0.0, 60.0)), None);
    }

    #[test]
    fn a_marked_piece_that_turns_goes_where_it_is_marked() {
        let elephants = SlideOut::elephants(3).unwrap();
        let state = elephants.parse_state("011").unwrap();
        let legal: Vec<PieceMove> = elephants.legal_moves(&state).collect();
        let up = PieceMove { piece: 1, to: 0 };
        let chosen = |has_marks: bool, part: f64| {
            let still = Subject::still(elephants, state.clone());
            let subject = Subject { legal: legal.clone(), best: Some(up), has_marks, ..still };
            let view = View::of((900.0, 400.0));
            let area = SlideOut::scene(&subject, &view)
                .targets
                .iter()
                .find(|target| target.pieces == (1..=1))
                .unwrap()
                .area;
            let at = (area.x + area.width / 2.0, area.y + part * area.height);
            SlideOut::meaning(&subject, &view, Gesture::Choose { target: 1, at: Some(at) })
        };
        for part in [0.1, 0.5, 0.7, 0.9] {
            assert_eq!(chosen(true, part), Some(Meaning::Play(up)), "{part}");
        }
        assert_eq!(chosen(false, 0.1), Some(Meaning::Play(up)));
        assert_eq!(chosen(false, 0.9), Some(Meaning::Play(PieceMove { piece: 1, to: 2 })));
    }

    #[test]
    fn arrows_and_digits_move_pieces_that_the_rules_may_hold() {
        let chain = Chain::new(vec![3; 4]).unwrap();
        let push = |to| meant(&chain, "0000", Gesture::Push { target: 1, to });
        assert_eq!(push(Side::Up), Some(Meaning::Play(PieceMove { piece: 1, to: 1 })));
        assert_eq!(push(Side::Left), None);
        let typed = meant(&chain, "0000", Gesture::Type('3'));
        assert!(matches!(typed, Some(Meaning::Play(PieceMove { piece: 3, .. }))));
        assert_eq!(meant(&chain, "0000", Gesture::Type('9')), None);
    }

    #[test]
    fn a_piece_dropped_beside_the_board_does_not_move() {
        let chain = Chain::new(vec![3; 4]).unwrap();
        let beside = Gesture::Drop { target: 1, from: (0.0, 0.0), by: (0.0, -60.0), over: None };
        assert_eq!(meant(&chain, "0000", beside), None);
    }

    #[test]
    fn a_gap_asks_to_be_shown() {
        let chain = Chain::new(vec![3; 64]).unwrap();
        let gap = {
            let (row, _) = picture(&Subject::still(chain.clone(), chain.start()), &View::of((900.0, 400.0)));
            row.columns.iter().find(|column| matches!(column, Column::Gap { .. })).unwrap().pieces()
        };
        let state = chain.start().to_string();
        let shown = meant(&chain, &state, Gesture::Choose { target: *gap.start(), at: None });
        assert_eq!(shown, Some(Meaning::Show((gap.start() + gap.end()) / 2)));
    }
}
