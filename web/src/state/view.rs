//! How an address asks to be shown: for as long as the page is there, and never kept.

use std::rc::Rc;

use gros_session::spec::{Controls, Look, Part, Show, Theme as Colours, View};
use gros_solver::methods::Method;
use gros_text::Lang;

use super::{Cards, Modal, Model, Prefs, RingLook, Theme};

/// What an address asked for, and what a person chose where that is something else.
#[derive(Clone, Debug, Default)]
pub struct ViewRequest {
    lang: Option<Lang>,
    theme: Option<Theme>,
    look: Option<RingLook>,
    flip: Option<bool>,
    cards: Option<Rc<Cards>>,
    /// How often an address asked for something to lie open beside the board, and for what it did last.
    pub show: (u32, Option<Show>),
    /// How much there is beside the board.
    pub controls: Option<Controls>,
}

impl Model {
    /// Shows the page as an address asks for; what it does not speak of stays as it is.
    pub fn show_as(&mut self, view: &View) {
        let (prefs, own) = (&mut self.prefs, &mut self.asked);
        lend(&mut prefs.lang, &mut own.lang, view.lang.as_deref().and_then(Lang::from_tag));
        lend(&mut prefs.theme, &mut own.theme, asked(view.theme, &THEMES));
        lend(&mut prefs.ring_look, &mut own.look, asked(view.look, &LOOKS));
        lend(&mut prefs.free_end_left, &mut own.flip, view.flip);
        own.controls = view.controls.or(own.controls);
        if let Some(Show::Card(method)) = view.show {
            own.cards.get_or_insert_with(|| self.cards.clone());
            Rc::make_mut(&mut self.cards).choose(self.session.timeline().puzzle(), method);
        }
        if view.show.is_some() {
            own.show = (own.show.0 + 1, view.show);
            let is_ruler = view.show == Some(Show::Part(Part::Ruler));
            self.modal = is_ruler.then_some(Modal::OneRuler);
        }
    }

    /// Returns what a person chose, to be kept.
    pub fn kept_prefs(&self) -> Prefs {
        let ViewRequest { lang, theme, look, flip, .. } = &self.asked;
        Prefs {
            lang: lang.unwrap_or(self.prefs.lang),
            theme: theme.unwrap_or(self.prefs.theme),
            ring_look: look.unwrap_or(self.prefs.ring_look),
            free_end_left: flip.unwrap_or(self.prefs.free_end_left),
            ..self.prefs
        }
    }

    /// Returns the cards as a person has them, to be kept.
    pub fn kept_cards(&self) -> &Rc<Cards> {
        self.asked.cards.as_ref().unwrap_or(&self.cards)
    }

    /// Takes what a person chose; where that is something else than an address asked for, it is kept from now on.
    pub(super) fn choose_prefs(&mut self, new: Prefs) {
        let (old, own) = (self.prefs, &mut self.asked);
        own.lang = own.lang.filter(|_| new.lang == old.lang);
        own.theme = own.theme.filter(|_| new.theme == old.theme);
        own.look = own.look.filter(|_| new.ring_look == old.ring_look);
        own.flip = own.flip.filter(|_| new.free_end_left == old.free_end_left);
        self.prefs = new;
    }

    /// Folds a card, or unfolds it, also among those that are kept.
    pub(super) fn fold_card(&mut self, method: Method) {
        let was_open = self.cards.is_open(method);
        Rc::make_mut(&mut self.cards).fold(method);
        if let Some(own) = self.asked.cards.as_mut().filter(|own| own.is_open(method) == was_open) {
            Rc::make_mut(own).fold(method);
        }
    }

    /// Puts a card first, also among those that are kept.
    pub(super) fn choose_card(&mut self, method: Method) {
        let puzzle = self.session.timeline().puzzle();
        for cards in std::iter::once(&mut self.cards).chain(&mut self.asked.cards) {
            Rc::make_mut(cards).choose(puzzle, method);
        }
    }
}

impl Prefs {
    /// Returns how the page looks, as a link says it; what is usual is left out.
    pub fn looks(&self) -> View {
        let usual = Prefs::default();
        let Prefs { lang, theme, ring_look, free_end_left, .. } = *self;
        View {
            lang: Some(lang.tag().to_owned()),
            theme: word(&theme, &THEMES),
            look: word(&ring_look, &LOOKS).filter(|_| ring_look != usual.ring_look),
            flip: (free_end_left != usual.free_end_left).then_some(free_end_left),
            ..View::default()
        }
    }
}

/// Puts what is asked for in the place of what a person chose, and remembers that.
fn lend<T: Copy>(shown: &mut T, own: &mut Option<T>, asked: Option<T>) {
    if let Some(asked) = asked {
        own.get_or_insert(*shown);
        *shown = asked;
    }
}

const THEMES: [(Colours, Theme); 2] = [(Colours::Light, Theme::Light), (Colours::Dark, Theme::Dark)];
const LOOKS: [(Look, RingLook); 4] = [
    (Look::Realistic, RingLook::Picture),
    (Look::Diagram, RingLook::Schema),
    (Look::Vertical, RingLook::Upright),
    (Look::Lights, RingLook::Lights),
];

/// Finds what stands beside the word of an address.
fn asked<W: Copy + PartialEq, T: Copy>(word: Option<W>, table: &[(W, T)]) -> Option<T> {
    table.iter().find(|(known, _)| Some(*known) == word).map(|(_, shown)| *shown)
}

/// Finds the word of an address for what is shown.
fn word<W: Copy, T: PartialEq>(shown: &T, table: &[(W, T)]) -> Option<W> {
    table.iter().find(|(_, known)| known == shown).map(|(word, _)| *word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Msg, Warning};
    use gros_solver::rings;

    fn open(address: &str) -> Model {
        Model::open(address, &[], Prefs::default())
    }

    #[test]
    fn an_address_says_how_it_is_shown_and_nothing_of_that_is_kept() {
        let model = open("#/rings?step=3&lang=zh-Hant&theme=dark&look=lights&flip=1&controls=minimal");
        let Prefs { lang, theme, ring_look, free_end_left, .. } = model.prefs;
        assert_eq!((lang, theme), (Lang::Traditional, Theme::Dark));
        assert_eq!((ring_look, free_end_left), (RingLook::Lights, true));
        assert_eq!(model.asked.controls, Some(Controls::Minimal));
        assert_eq!((model.kept_prefs(), model.address().as_str()), (Prefs::default(), "#/rings?step=3"));
        assert_eq!(model.warnings, []);
    }

    #[test]
    fn a_link_with_looks_is_shown_as_it_was() {
        let looks = "lang=zh-Hant&theme=dark&look=lights&flip=1";
        assert_eq!(open(&format!("#/rings?n=5&{looks}")).prefs.looks().to_string(), looks);
        assert_eq!(open("#/rings?n=5").prefs.looks().to_string(), "lang=en");
    }

    #[test]
    fn what_a_person_chooses_is_kept_and_the_rest_stays_lent() {
        let mut model = open("#/rings?lang=zh-Hans&theme=dark");
        model.take(Msg::Prefs(Prefs { theme: Theme::Light, ..model.prefs }));
        let kept = model.kept_prefs();
        assert_eq!((kept.lang, kept.theme), (Lang::English, Theme::Light));
        assert_eq!((model.prefs.lang, model.prefs.theme), (Lang::Simplified, Theme::Light));
        // The next address speaks of neither.
        model.take(Msg::Address("#/hanoi".to_owned()));
        assert_eq!((model.prefs.lang, model.kept_prefs().lang), (Lang::Simplified, Lang::English));
    }

    #[test]
    fn of_many_notices_five_are_shown_and_the_rest_counted() {
        let model = open(&format!("#/rings?{}lang=tlh", "a=1&".repeat(10_000)));
        assert_eq!((model.warnings.len(), model.warnings.last()), (6, Some(&Warning::More(9_996))));
        assert_eq!(Lang::English.notices_beyond(9_996), "9,996 more notices are not shown.");
    }

    #[test]
    fn a_language_that_is_not_spoken_is_said() {
        let model = open("#/rings?lang=tlh");
        assert_eq!((model.prefs.lang, model.warnings.len()), (Lang::English, 1));
    }

    #[test]
    fn a_card_is_shown_first_and_not_kept() {
        let mut model = open("#/rings?show=purposes");
        let first = |cards: &Cards, model: &Model| cards.of(model.session.timeline().puzzle())[0];
        assert_eq!(first(&model.cards, &model), rings::methods::PURPOSES);
        assert!(model.cards.is_open(rings::methods::PURPOSES));
        assert_eq!(**model.kept_cards(), Cards::default());
        model.take(Msg::Fold(rings::methods::ALTERNATION));
        assert!(
            !model.cards.is_open(rings::methods::ALTERNATION)
                && !model.kept_cards().is_open(rings::methods::ALTERNATION)
        );
        model.take(Msg::Explain(rings::methods::BINARY));
        assert_eq!(first(model.kept_cards(), &model), rings::methods::BINARY);
    }

    #[test]
    fn each_address_asks_anew_for_what_is_to_lie_open() {
        let mut model = open("#/rings?show=ruler");
        assert!(
            model.modal == Some(Modal::OneRuler) && model.asked.show == (1, Some(Show::Part(Part::Ruler)))
        );
        model.take(Msg::Address("#/rings?show=moves".to_owned()));
        assert!(model.modal.is_none() && model.asked.show == (2, Some(Show::Part(Part::Moves))));
        model.take(Msg::Address("#/rings?step=1".to_owned()));
        assert_eq!(model.asked.show.0, 2);
    }
}
