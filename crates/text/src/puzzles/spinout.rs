//! The words of dials that turn outside their case too.

use gros_solver::{DialMove, NoReason, SpinOut, SpinOutState};

use super::{Made, MoveWords, PuzzleWords, StateWords, Words};
use crate::explain::{Card, Told};
use crate::pieces::Kind;
use crate::{Key, Lang};

impl PuzzleWords for SpinOut {
    fn kind(&self) -> Kind {
        Kind::OpenDial
    }

    fn title(&self, lang: Lang) -> String {
        lang.text(Key::SpinOut).to_owned()
    }

    fn variant_name(&self, lang: Lang) -> String {
        lang.phrases(self.title(lang), [lang.text(Key::TurnsOutside).to_owned()])
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::OpenDial, self.dials())
    }

    fn one_move(&self) -> Key {
        Key::OneTurnOfADial
    }

    fn row_order(&self) -> Key {
        Key::LettersThenShift
    }
}

impl StateWords for SpinOutState {
    fn kind(&self) -> Kind {
        Kind::OpenDial
    }

    /// Dials that stand alike have a name where they can be pushed all the way in.
    fn name(&self, lang: Lang) -> Option<String> {
        if self.is_goal() {
            return Some(lang.text(Key::AllOutside).to_owned());
        }
        let is_pushed_in = self.shifts().is_some_and(|(least, _)| least == 0);
        lang.all_alike(Kind::OpenDial, &self.pieces().collect::<Vec<_>>()).filter(|_| is_pushed_in)
    }
}

impl MoveWords for Made<'_, SpinOut> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(Kind::OpenDial, self.mv.dial)
    }

    fn name(&self, lang: Lang) -> String {
        lang.dial_turns(*self.mv)
    }

    fn short(&self, _: Lang) -> String {
        let DialMove { dial, to, outside } = *self.mv;
        format!("{dial}→{}{}", to.letter(), if outside { "*" } else { "" })
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(self.name(lang))
    }

    fn beat(&self, lang: Lang) -> String {
        lang.piece_beat(self.mv.dial, &lang.dial_faces(*self.mv), false)
    }
}

impl Words for SpinOut {
    const NAMES: &'static [(&'static str, Key)] = &[("spinout", Key::SpinOut)];

    fn card(_: &Told, reason: &NoReason) -> Card {
        match *reason {}
    }
}
