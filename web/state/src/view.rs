//! Display options of the address. They last for the visit and are never saved.

use std::rc::Rc;

use gros_session::spec::{Against, Controls, Look, Mode, Part, Show, Theme as Colours, View};
use gros_solver::methods::Method;
use gros_text::Lang;

use super::{Cards, Model, Overlay, Prefs, RingLook, Rival, Theme, Warning};

/// The view that the address asks for, and the user's choices that it overrides.
#[derive(Clone, Debug, Default)]
pub struct ViewRequest {
    lang: Option<Lang>,
    theme: Option<Theme>,
    is_solving: Option<bool>,
    look: Option<RingLook>,
    flip: Option<bool>,
    rival: Option<Rival>,
    cards: Option<Rc<Cards>>,
    /// Counts the requests to open something beside the board, with the last request.
    pub show: (u32, Option<Show>),
    pub controls: Option<Controls>,
    /// Whether the board and one card are shown large; whether the next move is marked at first.
    pub present: Option<bool>,
}

/// A language that the page changes to when its words are here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The user chose it.
    Chosen(Lang),
    /// An address asks for it.
    Requested(Lang),
}

impl Awaited {
    pub fn lang(self) -> Lang {
        let (Awaited::Chosen(lang) | Awaited::Requested(lang)) = self;
        lang
    }
}

impl Model {
    /// Applies the display options of an address; others stay as they are.
    pub fn show_as(&mut self, view: &View) {
        let (prefs, saved) = (&mut self.prefs, &mut self.view_request);
        let lang = view.lang.as_deref().and_then(Lang::from_tag);
        self.awaited = lang.filter(|lang| !lang.is_loaded()).map(Awaited::Requested).or(self.awaited);
        override_choice(&mut prefs.lang, &mut saved.lang, lang.filter(|lang| lang.is_loaded()));
        override_choice(&mut prefs.theme, &mut saved.theme, choice(view.theme, &THEMES));
        override_choice(
            &mut prefs.is_solving,
            &mut saved.is_solving,
            view.mode.map(|mode| mode == Mode::Solve),
        );
        override_choice(&mut prefs.ring_look, &mut saved.look, choice(view.look, &LOOKS));
        override_choice(&mut prefs.free_end_left, &mut saved.flip, view.flip);
        override_choice(&mut prefs.rival, &mut saved.rival, choice(view.against, &RIVALS));
        saved.controls = view.controls.or(saved.controls);
        if let Some(Show::Card(method)) = view.show {
            self.prefer_for_the_visit(method);
        }
        if let Some(is_on) = view.present {
            self.present(is_on, view.mode != Some(Mode::Solve));
        }
        let saved = &mut self.view_request;
        if view.show.is_some() {
            saved.show = (saved.show.0 + 1, view.show);
            let is_ruler = view.show == Some(Show::Part(Part::Ruler));
            self.overlay = is_ruler.then_some(Overlay::OneRuler);
        }
    }

    /// Shows the board and one card large, or the page again. What is looked for is not shown at first.
    pub(super) fn present(&mut self, is_on: bool, has_cues: bool) {
        let was = std::mem::replace(&mut self.view_request.present, is_on.then_some(has_cues));
        if is_on {
            self.screen = None;
            self.overlay = None;
            override_choice(&mut self.prefs.is_solving, &mut self.view_request.is_solving, Some(false));
        } else if was == Some(false) {
            self.prefs.is_solving = true;
        }
    }

    /// Overrides the mode for this visit, unless the address did.
    pub fn override_mode(&mut self, is_solving: bool) {
        if self.view_request.is_solving.is_none() {
            override_choice(&mut self.prefs.is_solving, &mut self.view_request.is_solving, Some(is_solving));
        }
    }

    /// Takes the user's saved cards; one that the address asks for still comes first.
    pub fn take_cards(&mut self, saved: Cards) {
        self.cards = Rc::new(saved);
        self.view_request.cards = None;
        if let (_, Some(Show::Card(method))) = self.view_request.show {
            self.prefer_for_the_visit(method);
        }
    }

    fn prefer_for_the_visit(&mut self, method: Method) {
        self.view_request.cards.get_or_insert_with(|| self.cards.clone());
        Rc::make_mut(&mut self.cards).choose(self.session.timeline().puzzle(), method);
    }

    /// Returns the mode of this visit, if it is not the user's choice.
    pub fn mode_of_visit(&self) -> Option<bool> {
        self.view_request.is_solving.map(|_| self.prefs.is_solving)
    }

    /// Returns the user's choices without the overrides, for storage.
    pub fn prefs_to_save(&self) -> Prefs {
        let ViewRequest { lang, theme, is_solving, look, flip, rival, .. } = &self.view_request;
        let own = self.own_prefs();
        Prefs {
            lang: lang.unwrap_or(own.lang),
            theme: theme.unwrap_or(own.theme),
            is_solving: is_solving.unwrap_or(own.is_solving),
            ring_look: look.unwrap_or(own.ring_look),
            free_end_left: flip.unwrap_or(own.free_end_left),
            rival: rival.unwrap_or(own.rival),
            ..own
        }
    }

    /// Returns the user's cards without the overrides, for storage.
    pub fn cards_to_save(&self) -> &Rc<Cards> {
        self.view_request.cards.as_ref().unwrap_or(&self.cards)
    }

    /// Takes the user's choices; one that differs from the override replaces it permanently.
    pub(super) fn choose_prefs(&mut self, new: Prefs) {
        if !new.lang.is_loaded() {
            self.awaited = Some(Awaited::Chosen(new.lang));
            return self.choose_prefs(Prefs { lang: self.prefs.lang, ..new });
        }
        let (old, saved) = (self.prefs, &mut self.view_request);
        saved.lang = saved.lang.filter(|_| new.lang == old.lang);
        saved.theme = saved.theme.filter(|_| new.theme == old.theme);
        saved.is_solving = saved.is_solving.filter(|_| new.is_solving == old.is_solving);
        saved.look = saved.look.filter(|_| new.ring_look == old.ring_look);
        saved.flip = saved.flip.filter(|_| new.free_end_left == old.free_end_left);
        saved.rival = saved.rival.filter(|_| new.rival == old.rival);
        self.prefs = new;
    }

    /// Changes to the language whose words were awaited; says so if they could not be had.
    pub(super) fn end_awaiting(&mut self, awaited: Awaited) {
        if self.awaited != Some(awaited) {
            return;
        }
        self.awaited = None;
        match awaited {
            Awaited::Chosen(lang) | Awaited::Requested(lang) if !lang.is_loaded() => {
                self.warnings.push(Warning::NoWords);
            }
            Awaited::Chosen(lang) => self.choose_prefs(Prefs { lang, ..self.prefs }),
            Awaited::Requested(lang) => {
                override_choice(&mut self.prefs.lang, &mut self.view_request.lang, Some(lang));
            }
        }
    }

    /// Opens or closes a card, also among the saved ones.
    pub(super) fn toggle_card(&mut self, method: Method) {
        let was_open = self.cards.is_open(method);
        Rc::make_mut(&mut self.cards).toggle(method);
        if let Some(saved) =
            self.view_request.cards.as_mut().filter(|saved| saved.is_open(method) == was_open)
        {
            Rc::make_mut(saved).toggle(method);
        }
    }

    /// Prefers a card, also among the saved ones.
    pub(super) fn prefer_card(&mut self, method: Method) {
        let puzzle = self.session.timeline().puzzle();
        for cards in std::iter::once(&mut self.cards).chain(&mut self.view_request.cards) {
            Rc::make_mut(cards).choose(puzzle, method);
        }
    }
}

impl Prefs {
    /// Returns the display options for a link, without defaults.
    pub fn looks(&self) -> View {
        let default = Prefs::default();
        let Prefs { lang, theme, is_solving, ring_look, free_end_left, rival, .. } = *self;
        View {
            mode: is_solving.then_some(Mode::Solve),
            lang: Some(lang.tag().to_owned()),
            theme: word_of(&theme, &THEMES),
            look: word_of(&ring_look, &LOOKS).filter(|_| ring_look != default.ring_look),
            flip: (free_end_left != default.free_end_left).then_some(free_end_left),
            against: word_of(&rival, &RIVALS).filter(|_| rival != default.rival),
            ..View::default()
        }
    }
}

/// Overrides a choice, remembering what the user had chosen.
fn override_choice<T: Copy>(shown: &mut T, saved: &mut Option<T>, choice: Option<T>) {
    if let Some(choice) = choice {
        saved.get_or_insert(*shown);
        *shown = choice;
    }
}

const THEMES: [(Colours, Theme); 2] = [(Colours::Light, Theme::Light), (Colours::Dark, Theme::Dark)];
const RIVALS: [(Against, Rival); 3] = [
    (Against::Computer, Rival::Second),
    (Against::ComputerFirst, Rival::First),
    (Against::Two, Rival::Nobody),
];
const LOOKS: [(Look, RingLook); 3] = [
    (Look::Realistic, RingLook::Picture),
    (Look::Vertical, RingLook::Upright),
    (Look::Lights, RingLook::Lights),
];

fn choice<W: Copy + PartialEq, T: Copy>(word_of: Option<W>, table: &[(W, T)]) -> Option<T> {
    table.iter().find(|(known, _)| Some(*known) == word_of).map(|(_, shown)| *shown)
}

fn word_of<W: Copy, T: PartialEq>(shown: &T, table: &[(W, T)]) -> Option<W> {
    table.iter().find(|(_, known)| known == shown).map(|(word_of, _)| *word_of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Msg, Warning};
    use gros_solver::rings;
    use gros_text::{Count, say};

    fn open(address: &str) -> Model {
        Model::open(address, &[], Prefs::default())
    }

    #[test]
    fn view_settings_of_an_address_are_applied_but_not_saved() {
        let model = open("#/rings?step=3&lang=zh-Hant&theme=dark&look=lights&flip=1&controls=minimal");
        let Prefs { lang, theme, ring_look, free_end_left, .. } = model.prefs;
        assert_eq!((lang, theme), (Lang::Traditional, Theme::Dark));
        assert_eq!((ring_look, free_end_left), (RingLook::Lights, true));
        assert_eq!(model.view_request.controls, Some(Controls::Minimal));
        assert_eq!((model.prefs_to_save(), model.address().as_str()), (Prefs::default(), "#/rings?step=3"));
        assert_eq!(model.warnings, []);
    }

    #[test]
    fn who_solves_presents_without_cues_and_solves_on_afterwards() {
        let mut model = open("#/rings?n=5&mode=solve");
        model.take(Msg::Present(true));
        assert_eq!((model.view_request.present, model.is_solving()), (Some(false), false));
        model.take(Msg::Present(false));
        assert_eq!((model.view_request.present, model.is_solving()), (None, true));
    }

    #[test]
    fn the_language_changes_when_its_words_are_loaded() {
        let mut model = open("#/rings");
        model.awaited = Some(Awaited::Chosen(Lang::Simplified));
        model.take(Msg::Words(Awaited::Chosen(Lang::Traditional)));
        assert_eq!(model.prefs.lang, Lang::English, "another language is awaited by now");
        model.take(Msg::Words(Awaited::Chosen(Lang::Simplified)));
        assert_eq!((model.prefs.lang, model.awaited), (Lang::Simplified, None));
        model.awaited = Some(Awaited::Requested(Lang::Traditional));
        model.take(Msg::Words(Awaited::Requested(Lang::Traditional)));
        assert_eq!((model.prefs.lang, model.prefs_to_save().lang), (Lang::Traditional, Lang::Simplified));
    }

    #[test]
    fn a_link_with_looks_reproduces_them() {
        let looks = "lang=zh-Hant&theme=dark&look=lights&flip=1";
        assert_eq!(open(&format!("#/rings?n=5&{looks}")).prefs.looks().to_string(), looks);
        assert_eq!(open("#/rings?n=5").prefs.looks().to_string(), "lang=en");
    }

    #[test]
    fn choices_are_saved_and_overrides_are_not() {
        let mut model = open("#/rings?lang=zh-Hans&theme=dark");
        model.take(Msg::Prefs(Prefs { theme: Theme::Light, ..model.prefs }));
        let kept = model.prefs_to_save();
        assert_eq!((kept.lang, kept.theme), (Lang::English, Theme::Light));
        assert_eq!((model.prefs.lang, model.prefs.theme), (Lang::Simplified, Theme::Light));
        // The next address has no display options.
        model.take(Msg::Address("#/hanoi".to_owned()));
        assert_eq!((model.prefs.lang, model.prefs_to_save().lang), (Lang::Simplified, Lang::English));
    }

    #[test]
    fn five_of_many_notices_are_shown_and_the_rest_counted() {
        let model = open(&format!("#/rings?{}lang=tlh", "a=1&".repeat(10_000)));
        assert_eq!((model.warnings.len(), model.warnings.last()), (6, Some(&Warning::More(9_996))));
        assert_eq!(
            say!(Lang::English, NoticeBeyond { count: Count(9_996) }),
            "9,996 more notices are not shown."
        );
    }

    #[test]
    fn a_requested_card_is_shown_first_and_not_saved() {
        let mut model = open("#/rings?show=purposes");
        model.take_cards(Cards::default());
        let first = |cards: &Cards, model: &Model| cards.preferred(model.session.timeline().puzzle());
        assert_eq!(first(&model.cards, &model), Some(rings::methods::PURPOSES));
        assert!(model.cards.is_open(rings::methods::PURPOSES));
        assert_eq!(**model.cards_to_save(), Cards::default());
        model.take(Msg::ToggleCard(rings::methods::ALTERNATION));
        assert!(
            !model.cards.is_open(rings::methods::ALTERNATION)
                && !model.cards_to_save().is_open(rings::methods::ALTERNATION)
        );
        model.prefer_card(rings::methods::BINARY);
        assert_eq!(first(model.cards_to_save(), &model), Some(rings::methods::BINARY));
    }

    #[test]
    fn each_address_requests_its_open_part_again() {
        let mut model = open("#/rings?show=ruler");
        assert!(
            model.overlay == Some(Overlay::OneRuler)
                && model.view_request.show == (1, Some(Show::Part(Part::Ruler)))
        );
        model.take(Msg::Address("#/rings?show=moves".to_owned()));
        assert!(model.overlay.is_none() && model.view_request.show == (2, Some(Show::Part(Part::Moves))));
        model.take(Msg::Address("#/rings?step=1".to_owned()));
        assert_eq!(model.view_request.show.0, 2);
    }
}
