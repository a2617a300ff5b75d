//! The shortcut in words: its parts as bars.

use gros_solver::spinout::methods::shortcut::{Part as Turns, Shortcut};
use gros_solver::{Puzzle, SpinOutState, Steps};

use crate::explain::card::{Bar, Cell, Look, Part};
use crate::explain::target::Target;
use crate::message::say;
use crate::{Key, Lang};

/// The length of the longest bar, in twelfths.
const LONGEST: usize = 9;

impl Lang {
    pub(super) fn shortcut_parts(self, reasons: &Shortcut) -> Vec<Part> {
        let most = reasons.parts.iter().map(|part| part.turns).max().unwrap_or(1);
        let bars = reasons.parts.iter().enumerate().map(|(index, part)| {
            let share = u8::try_from((part.turns * LONGEST).div_ceil(most)).unwrap_or(1);
            self.bar_of_turns(part, share, reasons.at == Some(index))
        });
        let turns: Vec<String> = reasons.parts.iter().map(|part| part.turns.to_string()).collect();
        let all: usize = reasons.parts.iter().map(|part| part.turns).sum();
        let is_shortcut = reasons.parts.iter().any(|part| part.outside);
        let rule = self.text(if is_shortcut { Key::ShortcutRule } else { Key::ShortcutNone });
        let mut parts = vec![Part::Text(rule.to_owned()), Part::Bars(bars.collect())];
        if turns.len() > 1 {
            parts.push(Part::Formulas(vec![format!("{} = {all}", turns.join(" + "))]));
        }
        parts.extend(self.why_so_few(reasons, &all.into()).map(Part::Text));
        parts
    }

    /// Says why all dials upright need fewer turns than at the gap alone; none if they do not, or elsewhere.
    fn why_so_few(self, reasons: &Shortcut, all: &Steps) -> Option<String> {
        let from = reasons.parts.first()?.from;
        // All turns at the gap: a third of 2^(n + 1), as with the rings.
        let usual = Steps::power_of_two(reasons.dials + 1).divided_by(3);
        let is_fewer = from == from.puzzle().start() && *all < usual;
        is_fewer.then(|| say!(self, ShortcutWhy { all: all.clone(), usual }))
    }

    fn bar_of_turns(self, part: &Turns, share: u8, is_here: bool) -> Bar {
        let look = if is_here { Look::Here } else { Look::Plain };
        let cell = Cell::from(part.turns.to_string()).look(look).to(goes_to(part.from));
        let label = self.text(if part.outside { Key::ShortcutOutside } else { Key::ShortcutAtTheGap });
        let total = say!(self, ShortcutTurns { count: crate::message::Count(part.turns) });
        Bar { label: label.to_owned(), stretches: vec![(cell, share)], total, note: None }
    }
}

#[cfg(not(gros_classics))]
fn goes_to(state: SpinOutState) -> Option<Target> {
    Some(Target::State(gros_solver::AnyState::SpinOut(state)))
}

/// A program of the classics never gets here.
#[cfg(gros_classics)]
fn goes_to(_: SpinOutState) -> Option<Target> {
    None
}
