//! The puzzles of the day that were solved, and the streak of days on which one was.

use std::rc::Rc;

use gros_picture::days::Day;
use gros_session::today;
use gros_solver::{AnyPuzzle, Setup, ids};
use gros_text::Help;

use super::{Mode, Model, Record};

/// Limit of solutions; the oldest are dropped first.
const MAX_SOLUTIONS: usize = 1_000;

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq)]
pub struct Daily {
    pub day: u32,
    pub setup: Setup<AnyPuzzle>,
}

/// The puzzle of the day as last drawn, and whether it is opened once it is.
#[derive(Clone, Debug, Default)]
pub(super) struct Draw {
    last: Option<Rc<Daily>>,
    is_wanted: bool,
}

#[derive(Clone, Debug)]
pub enum DayMsg {
    /// Open the puzzle of the day.
    Open,
    Drawn(Rc<Daily>),
    Solved(Solution),
}

/// How the puzzle of a day was solved, the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    pub day: u32,
    pub made: u64,
    /// The moves over the fewest.
    pub over: u64,
    pub help: Help,
    /// Where they were made, as levels from 0 to 3 for each eighth of the fewest moves.
    pub levels: Vec<u8>,
}

/// All solutions, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Days(Vec<Solution>);

impl Record for Days {
    const KEY: &'static str = "days";

    fn read(text: &str) -> Days {
        Days(text.lines().filter_map(Solution::read).collect())
    }

    /// Writes a line for each solution.
    fn write(&self) -> String {
        self.0.iter().map(Solution::write).collect()
    }
}

impl Days {
    pub fn of(&self, day: u32) -> Option<&Solution> {
        self.0.iter().rev().find(|solution| solution.day == day)
    }

    /// Counts the days in a row on which a puzzle was solved, up to today, or to yesterday while today's is not.
    pub fn streak(&self, today: u32) -> u32 {
        self.place(today).max(self.place(today.saturating_sub(1)))
    }

    /// Lists the last days, today at the end; each with its place in its streak.
    pub fn last(&self, count: u32, today: u32) -> Vec<Day> {
        let streak = self.streak(today);
        let from = if self.place(today) > 0 { today } else { today.saturating_sub(1) };
        let day = |back| {
            let day = today.saturating_sub(back);
            Day { place: self.place(day), is_current: day + streak > from && day <= from, number: None }
        };
        (0..count).rev().map(day).collect()
    }

    /// Returns the place of a day in its streak, from 1; 0 if it is in none.
    fn place(&self, day: u32) -> u32 {
        // The newest are at the end.
        let is_solved = |day: &u32| self.0.iter().rev().any(|solution| solution.day == *day);
        let before = (0..=day).rev().take_while(is_solved).count();
        u32::try_from(before).unwrap_or(u32::MAX)
    }

    /// Records a solution, unless that day is solved already.
    fn record(&mut self, solution: Solution) {
        if self.of(solution.day).is_none() {
            self.0.push(solution);
            let surplus = self.0.len().saturating_sub(MAX_SOLUTIONS);
            self.0.drain(..surplus);
        }
    }
}

impl Solution {
    fn read(line: &str) -> Option<Solution> {
        let mut parts = line.split(' ');
        let mut number = || parts.next()?.parse::<u64>().ok();
        let (day, made, over) = (u32::try_from(number()?).ok()?, number()?, number()?);
        let [moves_shown, hints, looks] = [number()?, number()?, number()?].map(|count| count as usize);
        let level = |digit: char| digit.to_digit(4).and_then(|level| u8::try_from(level).ok());
        // Older solutions name a puzzle: each had a different one.
        let levels = parts
            .find(|part| !ids().contains(part))
            .unwrap_or_default()
            .chars()
            .map(level)
            .collect::<Option<Vec<u8>>>()?;
        let help = Help { moves_shown, hints, looks, ..Help::default() };
        Some(Solution { day, made, over, help, levels })
    }

    fn write(&self) -> String {
        let Solution { day, made, over, help, levels } = self;
        let Help { moves_shown, hints, looks, .. } = help;
        let levels: String = levels.iter().map(u8::to_string).collect();
        format!("{day} {made} {over} {moves_shown} {hints} {looks} {levels}\n")
    }
}

impl Model {
    /// Returns the day whose puzzle has to be drawn. The draw comes from a part of the program that a first
    /// visit does not need.
    pub fn draws_today(&self) -> Option<u32> {
        let day = self.now?.day;
        let may_be_it = self.is_solving() && today::may_be(day, self.session.timeline().setup());
        let is_drawn = self.draw.last.as_ref().is_some_and(|daily| daily.day == day);
        ((self.draw.is_wanted || may_be_it) && !is_drawn).then_some(day)
    }

    /// Returns the day, if its puzzle is on the board.
    pub fn today(&self) -> Option<u32> {
        let day = self.now?.day;
        let is_it = |daily: &&Rc<Daily>| daily.day == day && daily.setup == *self.session.timeline().setup();
        self.draw.last.as_ref().filter(is_it).map(|_| day)
    }

    pub(super) fn take_day(&mut self, msg: DayMsg) {
        match msg {
            DayMsg::Open => self.ask_for_today(),
            DayMsg::Drawn(daily) => self.take_drawn(daily),
            DayMsg::Solved(solution) => Rc::make_mut(&mut self.days).record(solution),
        }
    }

    fn ask_for_today(&mut self) {
        self.leave_screen();
        self.overlay = None;
        self.draw.is_wanted = true;
        if self.draws_today().is_none() {
            self.open_today();
        }
    }

    fn take_drawn(&mut self, daily: Rc<Daily>) {
        self.draw.last = Some(daily);
        if self.draw.is_wanted {
            self.open_today();
        }
    }

    fn open_today(&mut self) {
        let Some(setup) = self.draw.last.as_ref().map(|daily| daily.setup.clone()) else { return };
        self.draw.is_wanted = false;
        self.mode = Mode::Idle;
        self.change_puzzle(setup.puzzle.id());
        self.solve(true);
        if setup != *self.session.timeline().setup() {
            self.act(gros_session::Action::SetUp(setup));
        }
    }
}

#[cfg(test)]
mod tests {
    use gros_session::Action;

    use super::*;
    use crate::tests::prefs;
    use crate::{DayMsg, ModelRef, Msg, Now, Overlay};

    fn solution(day: u32) -> Solution {
        Solution {
            day,
            made: 79,
            over: 6,
            help: Help { hints: 1, ..Help::default() },
            levels: vec![0, 0, 2, 0, 0, 1, 0, 0],
        }
    }

    fn days(solved: &[u32]) -> Days {
        Days(solved.iter().map(|day| solution(*day)).collect())
    }

    #[test]
    fn a_streak_ends_with_a_missed_day_but_not_with_today() {
        let kept = days(&[9, 10, 12, 13, 14]);
        assert_eq!([14, 15, 16, 11, 0].map(|today| kept.streak(today)), [3, 3, 0, 2, 0]);
        let last: Vec<(u32, bool)> = kept.last(7, 15).iter().map(|day| (day.place, day.is_current)).collect();
        let expected = [(1, false), (2, false), (0, false), (1, true), (2, true), (3, true), (0, false)];
        assert_eq!(last, expected);
    }

    #[test]
    fn the_first_solution_is_kept() {
        let mut kept = days(&[9]);
        kept.record(Solution { made: 73, ..solution(9) });
        assert_eq!(kept.of(9).map(|solution| solution.made), Some(79));
        assert_eq!((kept.0.len(), kept.streak(9)), (1, 1));
    }

    #[test]
    fn saved_days_are_read_and_damaged_ones_skipped() {
        let kept = days(&[9, 10]);
        assert_eq!(Days::read(&kept.write()), kept);
        assert_eq!(Days::read("x\n9 7 0 0 0 0 no-such 0\n9 7 0 0 0 0 9\n").0.len(), 0);
        let before = "9 79 6 0 1 0 rings 00200100\n10 79 6 0 1 0 hanoi 00200100\n";
        assert_eq!(Days::read(before), kept, "the streak goes on");
    }

    /// A day of that kind.
    const SPINOUT: u32 = 20_779;

    fn at(day: u32) -> Msg {
        Msg::Clock(Now { milliseconds: 1, day })
    }

    fn drawn(model: &ModelRef) -> Msg {
        let day = model.draws_today().unwrap();
        Msg::Day(DayMsg::Drawn(Rc::new(Daily { day, setup: today::setup(day).unwrap() })))
    }

    #[test]
    fn the_puzzle_of_the_day_is_opened_once_it_is_drawn() {
        let model = ModelRef::new(Model::open("#/hanoi", &[], prefs())).after(at(SPINOUT));
        assert_eq!(model.draws_today(), None, "nobody asked for it");
        let asked = model.after(Msg::Overlay(Some(Overlay::Menu))).after(Msg::Day(DayMsg::Open));
        assert_eq!(asked.overlay, None, "the menu closes");
        assert_eq!(asked.draws_today(), Some(SPINOUT));
        let msg = drawn(&asked);
        let opened = asked.after(msg);
        assert_eq!((opened.today(), opened.is_solving()), (Some(SPINOUT), true));
        assert_eq!(opened.session.timeline().puzzle().id(), "spinout");
        assert!(opened.prefs_to_save().is_solving, "it stays hidden after a reload");
        let moved = opened.after(Msg::Act(Action::DoIt));
        assert_eq!(moved.today(), Some(SPINOUT));
        assert_eq!(moved.after(at(SPINOUT + 1)).today(), None, "the next day has another");
        assert_eq!(moved.after(Msg::Act(Action::Undo)).today(), Some(SPINOUT));
    }

    #[test]
    fn a_link_to_it_is_recognized() {
        let link = |day| {
            let task = gros_session::spec::write_task(&today::setup(day).unwrap());
            ModelRef::new(Model::open(&format!("#/{task}&mode=solve"), &[], prefs())).after(at(SPINOUT))
        };
        let model = link(SPINOUT);
        assert_eq!(model.today(), None);
        let msg = drawn(&model);
        let model = model.after(msg);
        assert_eq!((model.today(), model.draws_today()), (Some(SPINOUT), None));
        // A puzzle of another day stays what it is.
        let other = link(SPINOUT + 7);
        let msg = drawn(&other);
        let other = other.after(msg);
        assert_eq!((other.today(), other.draws_today()), (None, None));
        assert_eq!(link(SPINOUT + 1).draws_today(), None, "what cannot be it is not compared with it");
    }

    #[test]
    fn a_solution_is_recorded_for_its_day() {
        let model = ModelRef::new(Model::open("#/rings", &[], prefs())).after(at(9));
        let model = model.after(Msg::Day(DayMsg::Solved(solution(9))));
        assert_eq!((model.days.streak(9), model.days.of(9).is_some()), (1, true));
    }
}
