//! What only the terminal says.

use gros_session::Timeline;
use gros_solver::methods::{Explanation, Method, NotHere};
use gros_solver::{AnyPuzzle, Guarantee, Puzzle, Route, Steps};

use crate::task::cut;
use crate::{Key, Lang, puzzles};

impl Lang {
    /// Says which move to make at a step, or that there is none: `Next: ring 2 off. 218 to go.`
    #[must_use]
    pub fn next_on_terminal(self, timeline: &Timeline<AnyPuzzle>, step: &Steps) -> String {
        let (here, next) = (timeline.state_at(step), timeline.move_at(step));
        if let Some(advice) = puzzles::advice(self, timeline.puzzle(), &here, next.as_ref()) {
            return advice;
        }
        match next {
            None => self.text(Key::GoalReached).to_owned(),
            Some(mv) => {
                let next = self.status_next(&here, &mv);
                self.sentences([self.sentence(&next), self.sentence(&self.to_go_on_route(timeline, step))])
            }
        }
    }

    /// Counts the moves that are left; where some of those were made by hand, also the fewest: `17 on your route, 15 at
    /// best`.
    fn to_go_on_route(self, timeline: &Timeline<AnyPuzzle>, step: &Steps) -> String {
        let left = timeline.steps().saturating_sub(step);
        let is_played = step < timeline.planned_from();
        let state = || timeline.state_at(step);
        let best =
            is_played.then(|| timeline.puzzle().route(&state(), &timeline.setup().goal).ok()).flatten();
        let Some(best) = best.filter(|best| *best.steps() < left) else { return self.to_go(&left) };
        let is_proven = matches!(best.guarantee(), Guarantee::Shortest { .. });
        let (left, best) = (self.number(&left), self.number(best.steps()));
        match (self, is_proven) {
            (Lang::English, true) => format!("{left} on your route, {best} at best"),
            (Lang::English, false) => format!("{left} on your route, {best} on the shortest known"),
            (Lang::Simplified, true) => format!("按你的走法还差 {left} 步，最少 {best} 步"),
            (Lang::Simplified, false) => format!("按你的走法还差 {left} 步，已知最短 {best} 步"),
            (Lang::Traditional, true) => format!("照你的走法還差 {left} 步，最少 {best} 步"),
            (Lang::Traditional, false) => format!("照你的走法還差 {left} 步，已知最短 {best} 步"),
        }
    }

    /// Tells where a step is and what each method says about it, a card each; what does not hold there at the end.
    #[must_use]
    pub fn explained_on_terminal(
        self,
        timeline: &Timeline<AnyPuzzle>,
        step: &Steps,
        answers: &[(Method, Result<Explanation<AnyPuzzle>, NotHere>)],
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
                "The next move was made by hand; the methods explain the shortest route instead.",
                "下一步是手动走的；各方法讲的是从这里出发的最短路线。",
                "下一步是手動走的；各方法講的是從這裡出發的最短路線。",
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
        let known = self.list(gros_solver::ids());
        match self {
            Lang::English => format!("No puzzle is named; there are {known}."),
            Lang::Simplified => format!("没有写题目；现有 {known}。"),
            Lang::Traditional => format!("沒有寫題目；現有 {known}。"),
        }
    }

    /// Says that the value of an option is not a whole number.
    #[must_use]
    pub fn bad_number(self, option: &str, value: &str) -> String {
        let problem = self.pick("not a whole number", "不是整数", "不是整數");
        self.about_option(option, value, problem)
    }

    /// Says that an option names no step of the timeline.
    #[must_use]
    pub fn no_step(self, option: &str, value: &str, most: &Steps) -> String {
        self.about_option(option, value, &self.not_a_step(&self.number(most)))
    }

    /// Says that the step that an option names lies outside the timeline.
    #[must_use]
    pub fn step_outside(self, option: &str, value: &str, most: &Steps) -> String {
        self.about_option(option, value, &self.outside(&self.number(most)))
    }

    /// Says that the value of an option is none of the words that it takes.
    #[must_use]
    pub fn not_one_of(self, option: &str, value: &str, words: &[&str]) -> String {
        self.about_option(option, value, &self.only(&self.either(words)))
    }

    fn about_option(self, option: &str, value: &str, problem: &str) -> String {
        let pair = self.quoted(&format!("{option} {}", crate::notice::shortened(value)));
        let (colon, stop) = self.pick((": ", "."), ("：", "。"), ("：", "。"));
        format!("{pair}{colon}{problem}{stop}")
    }

    /// Counts the unknown keys beyond those that were named.
    #[must_use]
    pub fn more_unknown_keys(self, more: usize) -> String {
        let more = self.count(more);
        match self {
            Lang::English => format!("{more} more keys are not known here and are ignored."),
            Lang::Simplified => format!("另有 {more} 个未知参数，已忽略。"),
            Lang::Traditional => format!("另有 {more} 個未知參數，已忽略。"),
        }
    }

    /// Says in which line of standard input something is wrong.
    #[must_use]
    pub fn on_line(self, number: usize, sentence: &str) -> String {
        match self {
            Lang::English => format!("line {number}: {sentence}"),
            Lang::Simplified => format!("第 {number} 行：{sentence}"),
            Lang::Traditional => format!("第 {number} 行：{sentence}"),
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

    /// Says that standard input holds no text.
    #[must_use]
    pub fn input_is_no_text(self) -> String {
        self.pick(
            "Standard input is not UTF-8 text.",
            "标准输入不是 UTF-8 文本。",
            "標準輸入不是 UTF-8 文字。",
        )
        .to_owned()
    }

    /// Says that standard input holds more than is read.
    #[must_use]
    pub fn input_too_long(self, megabytes: usize) -> String {
        match self {
            Lang::English => format!("Standard input is longer than {megabytes} MB."),
            Lang::Simplified => format!("标准输入超过 {megabytes} MB。"),
            Lang::Traditional => format!("標準輸入超過 {megabytes} MB。"),
        }
    }

    /// Says that standard input has more lines than the one that is asked for.
    #[must_use]
    pub fn several_lines(self) -> String {
        self.pick(
            "Standard input has more than one line; use --each to answer line by line.",
            "标准输入不止一行；要逐行作答，请用 --each。",
            "標準輸入不只一行；要逐行作答，請用 --each。",
        )
        .to_owned()
    }

    /// Says that a line must stand for one argument.
    #[must_use]
    pub fn one_dash(self) -> String {
        self.pick(
            "With --each a line stands for one argument: leave SPEC out, or write - for the step or the state.",
            "用 --each 时，每行代替一个参数：省去 SPEC，或把步数或状态写成 -。",
            "用 --each 時，每行代替一個參數：省去 SPEC，或把步數或狀態寫成 -。",
        )
        .to_owned()
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
