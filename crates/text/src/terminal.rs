//! What only the terminal says.

use gros_session::Timeline;
use gros_solver::methods::{Explanation, Method, NotHere};
use gros_solver::{AnyPuzzle, AnyState, Steps};

use crate::task::cut;
use crate::{Key, Lang};

impl Lang {
    /// Says which move to make at a step, or that there is none: `Next: ring 2 off. 218 to go.`
    #[must_use]
    pub fn next_on_terminal(self, timeline: &Timeline<AnyPuzzle>, step: &Steps) -> String {
        if let (AnyPuzzle::Wythoff(game), AnyState::Wythoff(here)) =
            (timeline.puzzle(), timeline.state_at(step))
        {
            return self.winning_moves(game, &here);
        }
        match timeline.move_at(step) {
            None => self.text(Key::GoalReached).to_owned(),
            Some(mv) => {
                let next = self.status_next(&timeline.state_at(step), &mv);
                let to_go = self.to_go(&timeline.steps().saturating_sub(step));
                self.sentences([self.sentence(&next), self.sentence(&to_go)])
            }
        }
    }

    /// Tells where a step is and what each method says about it, a card each; what does not hold there at the end.
    #[must_use]
    pub fn explained_on_terminal(
        self,
        timeline: &Timeline<AnyPuzzle>,
        step: &Steps,
        answers: &[(Method, Result<Explanation, NotHere>)],
    ) -> String {
        let state = cut(&timeline.state_at(step).to_string());
        let colon = self.pick(": ", "：", "：");
        let place = self.sentence(&format!("{}{colon}{state}", self.step_of(step, timeline.steps())));
        let mut lines = vec![self.sentences([place, self.next_on_terminal(timeline, step)])];
        if answers.is_empty() {
            lines.push(self.no_method().to_owned());
        }
        let made = timeline.move_at(step);
        let told = answers.iter().filter_map(|(_, answer)| answer.as_ref().ok());
        if step < timeline.planned_from() && told.clone().any(|told| told.next != made) {
            let played = self.pick(
                "That move was played; the methods tell the shortest way from here.",
                "这一步是手动走的；各方法讲的是从这里出发的最短路线。",
                "這一步是手動走的；各方法講的是從這裡出發的最短路線。",
            );
            lines.push(played.to_owned());
        }
        for explanation in told {
            lines.push(String::new());
            lines.extend(self.explain(explanation).lines());
        }
        for (method, refusal) in
            answers.iter().filter_map(|(method, answer)| Some((method, answer.as_ref().err()?)))
        {
            lines.push(String::new());
            lines.push(self.method_name(*method).to_owned());
            lines.push(format!("  {}", self.not_here(*refusal)));
        }
        lines.join("\n")
    }

    /// Says that no puzzle was named.
    #[must_use]
    pub fn name_a_puzzle(self) -> String {
        let known = self.list(gros_solver::IDS);
        match self {
            Lang::English => format!("No puzzle is named; there are {known}."),
            Lang::Simplified => format!("没有写题目；现有 {known}。"),
            Lang::Traditional => format!("沒有寫題目；現有 {known}。"),
        }
    }

    /// Says that the value of an option is not a whole number, or not one up to `most`.
    #[must_use]
    pub fn bad_number(self, option: &str, value: &str, most: Option<&Steps>) -> String {
        let pair = self.quoted(&format!("{option} {}", crate::notice::shortened(value)));
        let most = most.map(|most| self.number(most));
        match (self, most) {
            (Lang::English, Some(most)) => format!("{pair}: not a whole number from 0 to {most}."),
            (Lang::English, None) => format!("{pair}: not a whole number."),
            (Lang::Simplified, Some(most)) => format!("{pair}：不是 0 到 {most} 的整数。"),
            (Lang::Simplified, None) => format!("{pair}：不是整数。"),
            (Lang::Traditional, Some(most)) => format!("{pair}：不是 0 到 {most} 的整數。"),
            (Lang::Traditional, None) => format!("{pair}：不是整數。"),
        }
    }

    /// Says that standard input could not be read, and why, in the system's words.
    #[must_use]
    pub fn bad_input(self, why: &str) -> String {
        match self {
            Lang::English => format!("Standard input could not be read: {why}."),
            Lang::Simplified => format!("无法读取标准输入：{why}。"),
            Lang::Traditional => format!("無法讀取標準輸入：{why}。"),
        }
    }

    /// Says that the answer could not be written, and why, in the system's words.
    #[must_use]
    pub fn bad_output(self, why: &str) -> String {
        match self {
            Lang::English => format!("The answer could not be written: {why}."),
            Lang::Simplified => format!("无法写出结果：{why}。"),
            Lang::Traditional => format!("無法寫出結果：{why}。"),
        }
    }

    /// Names the counts of a list: `moves for n = 1 to 10`; a puzzle of one size has one.
    #[must_use]
    pub fn counts_heading(self, most: usize) -> String {
        match self {
            Lang::English => format!("moves for n = 1 to {most}"),
            Lang::Simplified => format!("n = 1 到 {most} 的步数"),
            Lang::Traditional => format!("n = 1 到 {most} 的步數"),
        }
    }
}
