//! The rings as the coach speaks of them.

use gros_solver::{RingMove, RingsState};

use crate::Lang;

/// The most rings that are listed one by one; more are told as runs.
const MOST_LISTED: usize = 12;

impl Lang {
    /// Lists the rings that are on; none where all are on, or all off.
    pub(super) fn rings_in_hand(self, rings: &RingsState) -> Option<String> {
        let on: Vec<usize> = (1..=rings.rings()).rev().filter(|ring| rings.is_on(*ring)).collect();
        if on.is_empty() || on.len() == rings.rings() {
            return None;
        }
        let on = if on.len() > MOST_LISTED {
            self.list(self.runs(&on))
        } else {
            self.list(on.iter().map(ToString::to_string))
        };
        Some(match self {
            Lang::English => format!("On: {on}. All others off."),
            Lang::Simplified => format!("在杠上：{on}，其余都解开。"),
            Lang::Traditional => format!("在劍上：{on}，其餘都取下。"),
        })
    }

    /// Counts the rings that are on: `6 on`.
    pub(super) fn rings_on(self, count: usize) -> String {
        match self {
            Lang::English => format!("{count} on"),
            Lang::Simplified => format!("有 {count} 个在杠上"),
            Lang::Traditional => format!("有 {count} 個在劍上"),
        }
    }

    /// Says the move of a ring, or of two as one, as a beat: `two off`.
    pub(super) fn ring_beat(self, mv: RingMove, on: bool) -> String {
        let way = if on { self.pick(" on", "上", "上") } else { self.pick(" off", "下", "下") };
        let rings = if mv.pair {
            self.pick("one and two", "一二", "一二").to_owned()
        } else {
            self.count_word(mv.ring)
        };
        rings + way
    }
}
