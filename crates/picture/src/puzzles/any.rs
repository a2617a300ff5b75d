//! The picture of any puzzle on the list.

use gros_solver::{AnyMove, AnyPuzzle, AnyState, OnList, as_it_is, ask, ask_each, erased};

use crate::family::Row;
use crate::gesture::{Gesture, Meaning};
use crate::graph::Graph;
use crate::material::Material;
use crate::mini::Mini;
use crate::note::{Note, Way};
use crate::scene::Scene;
use crate::subject::{Look, Moving, Pictured, Subject, View};

impl Subject<AnyPuzzle> {
    /// Returns a subject of any puzzle as one of this puzzle; none if it belongs to another puzzle.
    ///
    /// ```
    /// use gros_picture::Subject;
    /// use gros_solver::{AnyPuzzle, Hanoi, Puzzle, Rings};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let hanoi = AnyPuzzle::from(Hanoi::new(3)?);
    /// let subject = Subject::still(hanoi.clone(), hanoi.start());
    /// assert!(subject.own::<Hanoi>().is_some() && subject.own::<Rings>().is_none());
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn own<P: OnList>(&self) -> Option<Subject<P>> {
        let own = |mv: &AnyMove| P::own_move(mv).cloned();
        let way = |way: &Moving<AnyState>| {
            let from = P::own_state(&way.from)?.clone();
            Some(Moving { from, part: way.part, manner: way.manner })
        };
        Some(Subject {
            puzzle: P::own(&self.puzzle)?.clone(),
            state: P::own_state(&self.state)?.clone(),
            goal: P::own_state(&self.goal)?.clone(),
            legal: self.legal.iter().filter_map(own).collect(),
            best: self.best.as_ref().and_then(own),
            has_marks: self.has_marks,
            was_next: self.was_next,
            lit: self.lit,
            moved: self.moved,
            refused: self.refused.as_ref().and_then(own),
            blockers: self.blockers.clone(),
            wanted: self.wanted.clone(),
            moving: self.moving.as_ref().and_then(way),
        })
    }
}

erased! {
    /// [`Pictured`] with the types of any puzzle.
    pub(crate) trait ErasedPicture {
        fn scene(&self, subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Scene;
        fn row(&self, subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Row>;
        fn meaning(
            &self,
            subject: &Subject<AnyPuzzle>,
            view: &View<'_>,
            gesture: Gesture,
        ) -> Option<Meaning<AnyMove>>;
        fn strip(&self, subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Scene>
        where
            Self: Sized;
    }

    impl Pictured for AnyPuzzle by puzzle {
        fn scene(subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Scene {
            ask!(puzzle, AnyPuzzle, &subject.puzzle, |it| ErasedPicture::scene(it, subject, view))
        }

        fn row(subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Row> {
            ask!(puzzle, AnyPuzzle, &subject.puzzle, |it| ErasedPicture::row(it, subject, view))
        }

        fn meaning(
            subject: &Subject<AnyPuzzle>,
            view: &View<'_>,
            gesture: Gesture,
        ) -> Option<Meaning<AnyMove>> {
            ask!(puzzle, AnyPuzzle, &subject.puzzle, |it| ErasedPicture::meaning(it, subject, view, gesture))
        }

        fn strip(subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Scene> {
            ask_each!(AnyPuzzle, &subject.puzzle, |it| ErasedPicture::strip(it, subject, view))
        }
    }

    fn looks(&self) -> &'static [Look];
    fn has_free_end(&self) -> bool;
    fn material(&self) -> Material;
    fn move_milliseconds(&self) -> u32;
    fn milliseconds(&self, from: &AnyState, to: &AnyState) -> u32;
    fn way(&self, state: &AnyState, mv: &AnyMove) -> Way;
    fn note(&self, state: &AnyState, mv: &AnyMove) -> Note;
    fn note_width(&self) -> f64;

    later:
    fn rule_figures(&self, is_flipped: bool) -> Vec<Scene>;
    fn graph(&self) -> Option<Box<dyn Graph>>;
    fn mini(&self, state: &AnyState, mini: &Mini<'_>) -> Option<Scene>;
}

impl<P: Pictured + OnList> ErasedPicture for P {
    as_it_is! {
        Pictured:
        fn looks(&self) -> &'static [Look];
        fn has_free_end(&self) -> bool;
        fn rule_figures(&self, is_flipped: bool) -> Vec<Scene>;
        fn material(&self) -> Material;
        fn move_milliseconds(&self) -> u32;
        fn note_width(&self) -> f64;
        fn graph(&self) -> Option<Box<dyn Graph>>;
    }

    fn scene(&self, subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Scene {
        subject.own::<P>().map_or_else(Scene::default, |own| <P as Pictured>::scene(&own, view))
    }

    fn row(&self, subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Row> {
        <P as Pictured>::row(&subject.own()?, view)
    }

    fn meaning(
        &self,
        subject: &Subject<AnyPuzzle>,
        view: &View<'_>,
        gesture: Gesture,
    ) -> Option<Meaning<AnyMove>> {
        Some(<P as Pictured>::meaning(&subject.own()?, view, gesture)?.map(P::any_move))
    }

    fn strip(&self, subject: &Subject<AnyPuzzle>, view: &View<'_>) -> Option<Scene> {
        <P as Pictured>::strip(&subject.own()?, view)
    }

    fn milliseconds(&self, from: &AnyState, to: &AnyState) -> u32 {
        let own = P::own_state(from).zip(P::own_state(to));
        own.map_or(0, |(from, to)| Pictured::milliseconds(self, from, to))
    }

    fn way(&self, state: &AnyState, mv: &AnyMove) -> Way {
        let own = P::own_state(state).zip(P::own_move(mv));
        own.map_or(Way::Right, |(state, mv)| Pictured::way(self, state, mv))
    }

    fn note(&self, state: &AnyState, mv: &AnyMove) -> Note {
        let own = P::own_state(state).zip(P::own_move(mv));
        own.map_or_else(Note::default, |(state, mv)| Pictured::note(self, state, mv))
    }

    fn mini(&self, state: &AnyState, mini: &Mini<'_>) -> Option<Scene> {
        Pictured::mini(self, P::own_state(state)?, mini)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Puzzle, Wythoff};

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
        assert_eq!(AnyPuzzle::scene(&any, &view), <Hanoi as Pictured>::scene(&typed, &view));
        let other = AnyPuzzle::from(Wythoff::new(3u32.into(), 5u32.into())).start();
        assert_eq!(AnyPuzzle::scene(&Subject { state: other, ..any }, &view), Scene::default());
    }
}
