//! How a ring moves in the hands, picture by picture.

use crate::message::say;
use crate::moves::on_or_off;
use crate::{Key, Lang};

impl Lang {
    /// Asks what a strip of pictures shows: `How does ring 3 come off?`
    #[must_use]
    pub fn slow_hands_title(self, number: usize, goes_off: bool) -> String {
        let ring = say!(self, RingName { number });
        say!(self, SlowTitle { ring, place: on_or_off(!goes_off) })
    }

    /// Says what the hands do in each of five pictures.
    #[must_use]
    pub fn slow_hands(self, goes_off: bool) -> [&'static str; 5] {
        let off =
            [Key::SlowPullBack, Key::SlowOffTwo, Key::SlowOffThree, Key::SlowTurnRing, Key::SlowOffFive];
        let on = [Key::SlowOnOne, Key::SlowTurnRing, Key::SlowOnThree, Key::SlowPullBack, Key::SlowOnFive];
        if goes_off { off } else { on }.map(|key| self.text(key))
    }
}
