//! The landmarks as a choice, which makes the marks of the ruler accessible.

use std::rc::Rc;

use gros_session::{Action, Landmark, Seek, Timeline, landmarks};
use gros_solver::AnyPuzzle;
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::state::{Msg, TimelineRef};
use crate::ui::component::{list, rendered_by};
use crate::ui::select::{select_box, selected_index};

#[derive(PartialEq)]
pub struct LandmarksMenu {
    pub lang: Lang,
    pub timeline: TimelineRef,
    pub landmarks: Rc<Vec<Landmark>>,
    pub dispatch: Callback<Msg>,
}

rendered_by!(LandmarksMenu, use_menu);

#[hook]
fn use_menu(props: &LandmarksMenu) -> Html {
    let LandmarksMenu { lang, timeline, landmarks, dispatch } = props;
    select_box(select_of(*lang, timeline, landmarks, dispatch))
}

/// The landmarks where they are not known yet: in the menus of narrow pages.
pub fn landmarks_select(lang: Lang, timeline: &Timeline<AnyPuzzle>, dispatch: &Callback<Msg>) -> Html {
    select_of(lang, timeline, &landmarks(timeline), dispatch)
}

fn select_of(
    lang: Lang,
    timeline: &Timeline<AnyPuzzle>,
    landmarks: &[Landmark],
    dispatch: &Callback<Msg>,
) -> Html {
    let current = landmarks.iter().position(|landmark| landmark.step == *timeline.cursor());
    let option = |(index, landmark): (usize, &Landmark)| {
        html! {
            <option selected={current == Some(index)}>{ say!(lang, LandmarksSpoken { landmark: lang.landmark(timeline.setup(), landmark), step: &landmark.step }) }</option>
        }
    };
    let onchange = {
        let steps: Vec<_> = landmarks.iter().map(|landmark| landmark.step.clone()).collect();
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            // The first option is the placeholder.
            let index = selected_index(&event).and_then(|index| index.checked_sub(1));
            if let Some(step) = index.and_then(|index| steps.get(index)) {
                dispatch.emit(Msg::Act(Action::Seek(Seek::At(step.clone()))));
            }
        })
    };
    html! {
        <select class="select landmarks" aria-label={lang.text(Key::Landmarks)} {onchange} disabled={timeline.steps().is_zero()}>
            <option selected={current.is_none()} disabled=true>{ lang.text(Key::ChooseLandmark) }</option>
            { list(landmarks.iter().enumerate().map(option)) }
        </select>
    }
}
