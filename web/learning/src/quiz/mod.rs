//! Exercises: a page of questions whose answers are checked, and the same on paper.

mod desk;
mod list;
mod panel;
mod paper;
mod question;
mod sheet;
mod told;

use gros_session::spec::Quiz;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::hooks::storage;
use crate::ui::browser;
use crate::ui::component::rendered_by;
use crate::ui::focus;
use crate::ui::lazy::lazy_in;
use crate::ui::media::use_wide;
use desk::Desk;
use sheet::{Act, Sheet, last_set, write_kept};

#[derive(Clone, PartialEq)]
pub struct QuizPage {
    pub ctx: Ctx,
    pub quiz: Quiz,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
}

rendered_by!(QuizPage, use_quiz_page);
lazy_in!(QuizPage, learn, with later words);

/// The key of the answers, set by set.
const KEPT: &str = "quiz";

fn kept() -> String {
    storage::read(KEPT).unwrap_or_default()
}

/// Returns the set to open where none is named.
pub fn last() -> Quiz {
    last_set(&kept())
}

#[hook]
fn use_quiz_page(props: &QuizPage) -> Html {
    let QuizPage { ctx, quiz, is_opened } = props;
    let (is_opened, is_wide) = (*is_opened, use_wide());
    use_effect_with((), move |()| {
        if is_opened {
            focus::move_to_first(&[".quiz-head h1"]);
        }
    });
    let spec = quiz.to_string();
    let first = use_memo(quiz.clone(), |quiz| Sheet::open(quiz, &kept()));
    // Not a state: an answer that is typed and checked at once comes faster than the page is rendered.
    let worked = use_mut_ref(|| None::<(String, Sheet)>);
    let of_this = |worked: &Option<(String, Sheet)>| {
        worked.as_ref().filter(|(of, _)| *of == spec).map(|(_, sheet)| sheet.clone())
    };
    let sheet = of_this(&worked.borrow()).unwrap_or_else(|| (*first).clone());
    let redraw = use_force_update();
    let on_act = {
        let (first, worked, spec) = (first.clone(), worked.clone(), spec.clone());
        Callback::from(move |act: Act| {
            let last = worked.borrow_mut().take().filter(|(of, _)| *of == spec);
            let sheet = last.map_or_else(|| (*first).clone(), |(_, sheet)| sheet);
            let next = sheet.after(&act);
            if next.attempts != sheet.attempts {
                storage::write(KEPT, &write_kept(&kept(), &spec, &next.attempts));
            }
            *worked.borrow_mut() = Some((spec.clone(), next));
            redraw.force_update();
        })
    };
    use_focus(&sheet, &spec, is_wide);
    let is_changing = use_state_eq(|| false);
    let on_change = {
        let is_changing = is_changing.clone();
        Callback::from(move |_: MouseEvent| is_changing.set(!*is_changing))
    };
    let desk =
        Desk { ctx: *ctx, quiz: quiz.clone(), sheet, is_wide, is_changing: *is_changing, on_act, on_change };
    desk.draw()
}

/// Moves the focus after an answer: to the way on if the question is closed, else back to the field. Another question
/// begins at its field; on a phone, where that would open a keyboard, at its heading.
#[hook]
fn use_focus(sheet: &Sheet, spec: &str, is_wide: bool) {
    let given = sheet.question().map_or(0, |(_, attempt)| attempt.answers.len());
    let now = (sheet.at, sheet.is_open(sheet.at), given, sheet.refused, sheet.shows_results);
    let last = use_mut_ref(|| None::<(String, usize)>);
    use_effect_with((now, spec.to_owned()), move |((at, is_open, given, refused, shows_results), spec)| {
        let here = Some((spec.clone(), *at));
        let was_here = last.replace(here.clone());
        const FIELD: &str = ".quiz-answer :is(input, .piece[tabindex='0'])";
        match was_here {
            // What opens the page moves the focus, and so does what changes the set.
            None => {}
            Some((of, _)) if of != *spec => {}
            _ if *shows_results => focus::move_to_first(&[".quiz-results h2"]),
            _ if was_here != here && is_wide => focus::move_to_first(&[FIELD, ".quiz-asks"]),
            _ if was_here != here => focus::move_to_first(&[".quiz-asks"]),
            _ if !is_open => focus::move_to_first(&[".quiz-next"]),
            _ if *given > 0 || refused.is_some() => focus::move_to_first(&[FIELD]),
            _ => {}
        }
        browser::scroll_to(if refused.is_some() { "#quiz-refused" } else { ".quiz-told .quiz-box" });
    });
}
