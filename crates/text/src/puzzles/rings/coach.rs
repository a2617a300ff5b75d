//! The rings in the coach's words.

use gros_solver::{RingMove, RingsState};

use crate::message::say;
use crate::moves::on_or_off;
use crate::{Key, Lang};

/// The maximum number of rings listed one by one; more are described as runs.
const MOST_LISTED: usize = 12;

impl Lang {
    /// Lists the rings that are on; none if all are on, or all off.
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
        Some(say!(self, RingsInHand { on }))
    }

    /// Says the move of a ring, or of two as one, in a few words: `two off`.
    pub(super) fn ring_beat(self, mv: RingMove, on: bool) -> String {
        let one_and_two = || self.text(Key::RingsOneAndTwo).to_owned();
        let rings = if mv.pair { one_and_two() } else { self.count_word(mv.ring) };
        say!(self, RingsShort { ring: rings, place: on_or_off(on) })
    }
}
