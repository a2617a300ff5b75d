//! The landmarks as a choice, which makes the marks of the ruler accessible.

use std::rc::Rc;

use gros_session::{Action, Landmark, Seek, Timeline, landmarks};
use gros_solver::AnyPuzzle;
use gros_text::{Key, say};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Msg, TimelineRef};
use crate::ui::component::{list, rendered_by};
use crate::ui::select::{select_box, selected_index};

#[derive(PartialEq)]
pub struct LandmarksMenu {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    pub landmarks: Rc<Vec<Landmark>>,
}

rendered_by!(LandmarksMenu, use_menu);

#[hook]
fn use_menu(props: &LandmarksMenu) -> Html {
    let LandmarksMenu { timeline, landmarks, .. } = props;
    select_box(select_of(props.ctx, timeline, landmarks))
}

/// The landmarks where they are not known yet: in the menus of narrow pages.
pub fn landmarks_select(ctx: Ctx, timeline: &Timeline<AnyPuzzle>) -> Html {
    select_of(ctx, timeline, &landmarks(timeline))
}

fn select_of(ctx: Ctx, timeline: &Timeline<AnyPuzzle>, landmarks: &[Landmark]) -> Html {
    let current = landmarks.iter().position(|landmark| landmark.step == *timeline.cursor());
    let option = |(index, landmark): (usize, &Landmark)| {
        html! {
            <option selected={current == Some(index)}>{ say!(ctx.lang, LandmarksSpoken { landmark: ctx.lang.landmark(timeline.setup(), landmark), step: &landmark.step }) }</option>
        }
    };
    let onchange = {
        let steps: Vec<_> = landmarks.iter().map(|landmark| landmark.step.clone()).collect();
        ctx.on(move |event: Event| {
            // The first option is the placeholder.
            let step = steps.get(selected_index(&event)?.checked_sub(1)?)?;
            Some(Msg::Act(Action::Seek(Seek::At(step.clone()))))
        })
    };
    html! {
        <select class="select landmarks" aria-label={ctx.lang.text(Key::Landmarks)} {onchange} disabled={timeline.steps().is_zero()}>
            <option selected={current.is_none()} disabled=true>{ ctx.lang.text(Key::ChooseLandmark) }</option>
            { list(landmarks.iter().enumerate().map(option)) }
        </select>
    }
}
