//! Text of the Spin-Out board: the tag on the next turn, letters, place names, and what blocks a turn.

use gros_picture::{Scene, Subject};
use gros_solver::{AnyState, Facing, IllegalMove, SpinOut};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::board::overlay::Overlay;
use crate::ui::component::{component, keyed, list};
use crate::ui::icons::{Shape, icon};

pub struct Text<'a> {
    pub lang: Lang,
    pub subject: &'a Subject<SpinOut>,
    pub why: Option<&'a IllegalMove>,
    pub scene: &'a Scene,
}

impl Text<'_> {
    pub fn tag(&self) -> Html {
        let (Some(best), Some((x, y))) = (self.subject.best, self.scene.tag) else { return html! {} };
        let room = self.scene.room;
        component(Overlay {
            class: classes!("tag", "tag-next", "tag-family"),
            left: x / room.width,
            top: (y - room.y) / room.height,
            content: html! { <>{ icon(Shape::Turn) }{ self.lang.dial_faces(best) }</> },
            ..Overlay::default()
        })
    }

    pub fn letters(&self, has_names: bool) -> Html {
        html! {
            <>
                <div class="digits" aria-hidden="true">{ list(self.dials().map(|dial| self.letter(dial))) }</div>
                if has_names {
                    <div class="place-names" aria-hidden="true">{ list(self.dials().map(|dial| self.name(dial))) }</div>
                }
            </>
        }
    }

    /// The reason under each dial that blocks a refused turn.
    pub fn brackets(&self) -> Html {
        let brackets = self.subject.blockers.iter().filter_map(|dial| self.bracket(*dial));
        html! { <div class="needs" aria-hidden="true">{ list(brackets) }</div> }
    }

    /// Returns the dials from left to right, with their centre as a fraction of the width, and their
    /// position.
    fn dials(&self) -> impl Iterator<Item = (usize, f64, Facing)> {
        self.scene.targets.iter().filter_map(|target| {
            let dial = *target.pieces.start();
            Some((dial, self.left(dial)?, self.subject.state.facing(dial)?))
        })
    }

    fn left(&self, dial: usize) -> Option<f64> {
        let area = self.scene.targets.iter().find(|target| target.pieces.contains(&dial))?.area;
        Some((area.x + area.width / 2.0) / self.scene.room.width)
    }

    fn is_next(&self, dial: usize) -> bool {
        self.subject.marked().is_some_and(|best| best.dial == dial)
    }

    fn letter(&self, (dial, left, facing): (usize, f64, Facing)) -> Html {
        let up = (facing == Facing::Upright).then_some("digit-on");
        let class = classes!("digit", up, self.is_next(dial).then_some("digit-next"));
        let content = facing.letter().to_string().into();
        keyed(dial, Overlay { class, left, content, ..Overlay::default() })
    }

    fn name(&self, (dial, left, facing): (usize, f64, Facing)) -> Html {
        let class = classes!("note", "place-name", self.is_next(dial).then_some("place-name-next"));
        let state = AnyState::SpinOut(self.subject.state);
        let content = self.lang.piece_place(&state, dial, facing.value()).into();
        keyed(dial, Overlay { class, left, content, ..Overlay::default() })
    }

    fn bracket(&self, dial: usize) -> Option<Html> {
        let stops = matches!(self.why, Some(IllegalMove::SlideStops { .. }));
        let key = if stops { Key::StopsTheSlide } else { Key::FacesIt };
        let area = self.scene.targets.first()?.area;
        let width = 0.72 * area.width / self.scene.room.width;
        let content =
            html! { <span class="line need-words">{ icon(Shape::Cross) }{ self.lang.text(key) }</span> };
        let left = self.left(dial)? - width / 2.0;
        Some(keyed(
            dial,
            Overlay { class: classes!("need", "need-bad"), left, width, content, ..Overlay::default() },
        ))
    }
}
