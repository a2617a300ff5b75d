//! The page of a set: the question on the left, the list on the right; one column on a phone.

use gros_session::spec::Quiz;
use yew::prelude::*;

use super::head::{bars, head};
use super::paper::Paper;
use super::question::question;
use super::sheet::{Act, Sheet};
use super::{foot, panel, results};
use crate::ctx::Ctx;
use crate::hooks::address::link;
use crate::ui::component::component;

pub struct Desk {
    pub ctx: Ctx,
    pub quiz: Quiz,
    pub sheet: Sheet,
    pub is_wide: bool,
    /// Whether the choice of questions is open.
    pub is_changing: bool,
    pub on_act: Callback<Act>,
    pub on_change: Callback<MouseEvent>,
}

impl Desk {
    pub fn draw(&self) -> Html {
        let lang = self.ctx.lang;
        let address = link(&self.quiz.to_string());
        let paper = Paper {
            lang,
            questions: self.sheet.questions.clone(),
            seed: self.quiz.seed,
            link: address.clone(),
        };
        html! {
            <div class="quiz">
                <div class="quiz-desk">
                    { head(lang, &self.quiz, address) }
                    if self.sheet.shows_results {
                        { results::results(self) }
                    } else {
                        { bars(lang, &self.sheet, &self.on_act) }
                        { question(self) }
                        { foot::foot(self) }
                    }
                </div>
                { panel::panel(self) }
                { component(paper) }
            </div>
        }
    }

    /// Returns what a press does.
    pub fn on(&self, act: Act) -> Callback<MouseEvent> {
        self.on_act.reform(move |_: MouseEvent| act.clone())
    }
}
