//! The picture of any puzzle on the list.

use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle};

use crate::family::Row;
use crate::gesture::{Gesture, Meaning};
use crate::graph::Graph;
use crate::material::Material;
use crate::mini::Mini;
use crate::note::{Note, Way};
use crate::scene::Scene;
use crate::subject::{Look, Moving, Pictured, Subject, View};

/// A subject of any puzzle, converted to the puzzle that it is.
struct Typed<P: Puzzle> {
    puzzle: P,
    state: P::State,
    goal: P::State,
    state_of: fn(&AnyState) -> Option<&P::State>,
    move_of: fn(&AnyMove) -> Option<&P::Move>,
}

impl<P: Puzzle> Typed<P> {
    fn subject(self, any: &Subject<AnyPuzzle>) -> Subject<P> {
        let Typed { puzzle, state, goal, state_of, move_of } = self;
        let Subject {
            puzzle: _,
            state: _,
            goal: _,
            legal,
            best,
            has_marks,
            was_next,
            lit,
            moved,
            refused,
            blockers,
            wanted,
            moving,
        } = any;
        let same = |mv: &AnyMove| move_of(mv).cloned();
        let way = |way: &Moving<AnyState>| {
            let from = state_of(&way.from)?.clone();
            Some(Moving { from, part: way.part, manner: way.manner })
        };
        Subject {
            puzzle,
            state,
            goal,
            legal: legal.iter().filter_map(same).collect(),
            best: best.as_ref().and_then(same),
            has_marks: *has_marks,
            was_next: *was_next,
            lit: *lit,
            moved: *moved,
            refused: refused.as_ref().and_then(same),
            blockers: blockers.clone(),
            wanted: wanted.clone(),
            moving: moving.as_ref().and_then(way),
        }
    }
}

/// A puzzle on the list.
pub trait OnList: Pictured {
    /// Returns a subject of any puzzle as one of this puzzle; none if it belongs to another puzzle.
    ///
    /// ```
    /// use gros_picture::{OnList, Subject};
    /// use gros_solver::{AnyPuzzle, Hanoi, Puzzle, Rings};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let hanoi = AnyPuzzle::from(Hanoi::new(3)?);
    /// let subject = Subject::still(hanoi.clone(), hanoi.start());
    /// assert!(Hanoi::typed(&subject).is_some() && Rings::typed(&subject).is_none());
    /// # Ok(())
    /// # }
    /// ```
    fn typed(any: &Subject<AnyPuzzle>) -> Option<Subject<Self>>;
}

macro_rules! any_picture {
    ($($name:ident: $puzzle:ty,)+) => {
        $(impl OnList for $puzzle {
            fn typed(any: &Subject<AnyPuzzle>) -> Option<Subject<$puzzle>> {
                let (AnyPuzzle::$name(puzzle), AnyState::$name(state), AnyState::$name(goal)) =
                    (&any.puzzle, &any.state, &any.goal)
                else {
                    return None;
                };
                let typed = Typed::<$puzzle> {
                    puzzle: puzzle.clone(),
                    state: state.clone(),
                    goal: goal.clone(),
                    state_of: |state| if let AnyState::$name(state) = state { Some(state) } else { None },
                    move_of: |mv| if let AnyMove::$name(mv) = mv { Some(mv) } else { None },
                };
                Some(typed.subject(any))
            }
        })+

        impl Pictured for AnyPuzzle {
            fn looks(&self) -> &'static [Look] {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.looks(),)+ }
            }

            fn has_free_end(&self) -> bool {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.has_free_end(),)+ }
            }

            fn rule_figures(&self, is_flipped: bool) -> Vec<Scene> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.rule_figures(is_flipped),)+ }
            }

            fn material(&self) -> Material {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.material(),)+ }
            }

            fn move_milliseconds(&self) -> u32 {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.move_milliseconds(),)+ }
            }

            fn milliseconds(&self, from: &AnyState, to: &AnyState) -> u32 {
                match (self, from, to) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(from), AnyState::$name(to)) => {
                        puzzle.milliseconds(from, to)
                    })+
                    _ => 0,
                }
            }

            fn way(&self, state: &AnyState, mv: &AnyMove) -> Way {
                match (self, state, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state), AnyMove::$name(mv)) => {
                        puzzle.way(state, mv)
                    })+
                    _ => Way::Right,
                }
            }

            fn note(&self, state: &AnyState, mv: &AnyMove) -> Note {
                match (self, state, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state), AnyMove::$name(mv)) => {
                        puzzle.note(state, mv)
                    })+
                    _ => Note::default(),
                }
            }

            fn note_width(&self) -> f64 {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.note_width(),)+ }
            }

            fn scene(subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Scene {
                match &subject.puzzle {
                    $(AnyPuzzle::$name(_) => <$puzzle>::typed(subject).map(|typed| <$puzzle>::scene(&typed, view)),)+
                }
                .unwrap_or_default()
            }

            fn row(subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Row> {
                match &subject.puzzle {
                    $(AnyPuzzle::$name(_) => <$puzzle>::row(&<$puzzle>::typed(subject)?, view),)+
                }
            }

            fn meaning(
                subject: &Subject<AnyPuzzle>,
                view: &View<'_>,
                gesture: Gesture,
            ) -> Option<Meaning<AnyMove>> {
                match &subject.puzzle {
                    $(AnyPuzzle::$name(_) => {
                        let typed = <$puzzle>::typed(subject)?;
                        Some(<$puzzle>::meaning(&typed, view, gesture)?.map(AnyMove::$name))
                    })+
                }
            }

            fn graph(&self) -> Option<Box<dyn Graph>> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.graph(),)+ }
            }

            fn mini(&self, state: &AnyState, mini: &Mini<'_>) -> Option<Scene> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => puzzle.mini(state, mini),)+
                    _ => None,
                }
            }

            fn strip(subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Scene> {
                match &subject.puzzle {
                    $(AnyPuzzle::$name(_) => <$puzzle>::strip(&<$puzzle>::typed(subject)?, view),)+
                }
            }
        }
    };
}

gros_solver::for_each_puzzle!(any_picture);

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Wythoff};

    #[test]
    fn any_puzzle_is_drawn_as_its_own_type() {
        let view = View::of((980.0, 560.0));
        let hanoi = Hanoi::new(5).unwrap();
        let best = hanoi.legal_moves(&hanoi.start()).next();
        let typed = Subject { best, has_marks: true, ..Subject::still(hanoi, hanoi.start()) };
        let any = AnyPuzzle::from(hanoi);
        let any = Subject {
            best: best.map(AnyMove::Hanoi),
            has_marks: true,
            ..Subject::still(any.clone(), any.start())
        };
        assert_eq!(AnyPuzzle::scene(&any, &view), Hanoi::scene(&typed, &view));
        let other = AnyPuzzle::from(Wythoff::new(3u32.into(), 5u32.into())).start();
        assert_eq!(AnyPuzzle::scene(&Subject { state: other, ..any }, &view), Scene::default());
    }
}
