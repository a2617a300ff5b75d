//! Taking stones: by choosing them or the square that is left, or by number.

use gros_board::Label;
use gros_picture::puzzles::wythoff::{Game, Plan, taken_at};
use gros_picture::{Gesture, Subject, Target, View};
use gros_solver::wythoff::Rule;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Piles, Steps, Wythoff};
use gros_text::{Key, PlaceCues};

use crate::controls::{Control, Kind};
use crate::draft::{Draft, Source};
use crate::hand::Done;
use crate::model::Model;

/// The position of a game, and what is about to be taken.
struct Here {
    game: Wythoff,
    piles: Piles,
    draft: Draft,
}

impl Here {
    /// Returns the position, with one stone about to be taken until something else is.
    fn of(model: &Model) -> Option<Here> {
        let (AnyPuzzle::Wythoff(game), AnyState::Wythoff(piles)) = (model.puzzle(), model.state()) else {
            return None;
        };
        let from = if piles.left.is_zero() { Source::Right } else { Source::Left };
        let usual = || Draft { count: "1".to_owned(), from };
        Some(Here { game: game.clone(), draft: model.begun.draft.clone().unwrap_or_else(usual), piles })
    }

    fn take(&self) -> Option<AnyMove> {
        self.draft.asks_for(&self.piles).map(AnyMove::Wythoff)
    }

    fn has(&self, count: &Steps) -> bool {
        self.draft.counting(count).asks_for(&self.piles).is_some()
    }

    /// Returns one stone less and one more, if there are such drafts.
    fn beside(&self) -> [Option<Steps>; 2] {
        let count = self.draft.number();
        let less =
            count.as_ref().and_then(|count| count.checked_sub(&Steps::ONE)).filter(|less| !less.is_zero());
        [less, count.map(|count| count + Steps::ONE).filter(|more| self.has(more))]
    }
}

/// Returns the known facts about the game for its picture in a room, in CSS pixels: the square only where the
/// piles are beside it.
pub fn game(model: &Model, room: (f64, f64)) -> Option<Game> {
    let here = Here::of(model)?;
    let around = Game::around(model.puzzle(), &model.state(), room, false)?;
    let taken = here.draft.asks_for(&here.piles).and(here.draft.taken()).filter(|_| !model.wishes.is_locked);
    let field = around.field.filter(|_| Plan::is_wide(room.0, room.1));
    Some(Game { field, taken: taken.unwrap_or_default(), ..around })
}

/// Names a pile, or the square with the position about to be left.
pub fn label(model: &Model, piles: &Piles, target: &Target) -> Label {
    let lang = model.wishes.lang;
    let left = Here::of(model).and_then(|here| here.draft.asks_for(piles)).map(|mv| mv.to);
    let cues = PlaceCues { is_target: left.is_some(), is_cold: false };
    let name = match *target.pieces.start() {
        1 => lang.pile_button(false, &piles.left),
        2 => lang.pile_button(true, &piles.right),
        _ => lang.place_name(piles, left.as_ref().unwrap_or(piles), cues),
    };
    Label { name, is_stuck: piles.is_empty() }
}

/// Stones that are chosen are about to be taken, and are taken when they are chosen again. Without a point, a pile gives
/// one more.
pub fn does(model: &mut Model, subject: &Subject<AnyPuzzle>, view: &View<'_>, gesture: Gesture) -> Done {
    let (Gesture::Choose { target, at }, Some(here)) = (gesture, Here::of(model)) else {
        return Done::Nothing;
    };
    let chosen = match at {
        Some(at) => subject.own::<Wythoff>().and_then(|subject| taken_at(&subject, view, at)),
        None => by_key(&here, target),
    };
    let Some(draft) = chosen.map(|taken| Draft::of(&taken)) else { return Done::Nothing };
    let is_again = model.begun.draft.as_ref() == Some(&draft);
    if is_again && (at.is_some() || target > 2) {
        return here.take().map_or(Done::Nothing, |mv| Done::Move(mv, 0.0));
    }
    model.begun.draft = Some(draft);
    Done::Shown
}

fn by_key(here: &Here, target: usize) -> Option<[Steps; 2]> {
    let from = match target {
        1 => Source::Left,
        2 => Source::Right,
        _ => return here.draft.taken(),
    };
    let more = here.beside()[1].clone().filter(|_| here.draft.from == from);
    Draft { count: String::new(), from }.counting(&more.unwrap_or(Steps::ONE)).taken()
}

/// Returns the purpose of the controls, and the controls.
pub fn controls(model: &Model) -> Option<(String, Vec<Control>)> {
    let (lang, here) = (model.wishes.lang, Here::of(model)?);
    let [less, more] = here.beside();
    let mv = here.draft.asks_for(&here.piles);
    let name =
        mv.as_ref().map_or_else(|| lang.text(Key::Take).to_owned(), |mv| lang.take_button(&here.piles, mv));
    let count = Control {
        kind: Kind::Field,
        id: "count",
        name: lang.text(Key::HowMany).to_owned(),
        text: here.draft.count.clone(),
        is_on: mv.is_some() || here.piles.is_empty(),
    };
    let sources =
        Source::ALL.into_iter().filter(|from| *from != Source::Both || here.game.rule() == Rule::Wythoff);
    let sources = sources.map(|from| {
        let is_on = here.draft.from == from;
        Control {
            kind: Kind::Choice,
            ..Control::button(from.id(), lang.text(from.name()), lang.text(from.name()), is_on)
        }
    });
    let stepper = [
        Control::button("less", lang.text(Key::OneLess), "−", less.is_some()),
        count,
        Control::button("more", lang.text(Key::OneMore), "+", more.is_some()),
    ];
    let take = Control::button("take", &name, &name, mv.is_some());
    Some((lang.text(Key::Take).to_owned(), stepper.into_iter().chain(sources).chain([take]).collect()))
}

/// Says how many stones are about to be taken.
pub fn said(model: &Model) -> Option<String> {
    let here = Here::of(model)?;
    Some(model.wishes.lang.take_button(&here.piles, &here.draft.asks_for(&here.piles)?))
}

/// Does what a control asks for.
pub fn operate(model: &mut Model, id: &str, text: &str) -> Done {
    let Some(here) = Here::of(model) else { return Done::Nothing };
    let [less, more] = here.beside();
    let draft = match id {
        "take" => return here.take().map_or(Done::Nothing, |mv| Done::Move(mv, 0.0)),
        "less" => less.map(|less| here.draft.counting(&less)),
        "more" => more.map(|more| here.draft.counting(&more)),
        "count" => Some(Draft { count: text.to_owned(), ..here.draft }),
        _ => Source::ALL.into_iter().find(|from| from.id() == id).map(|from| Draft { from, ..here.draft }),
    };
    draft.map_or(Done::Nothing, |draft| {
        model.begun.draft = Some(draft);
        Done::Shown
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(spec: &str) -> Model {
        let mut model = Model::new().unwrap();
        assert!(model.open(spec).is_ok());
        model
    }

    fn shown(model: &Model) -> Vec<(String, bool)> {
        let (_, controls) = controls(model).unwrap();
        controls.into_iter().map(|control| (control.text, control.is_on)).collect()
    }

    fn taken(done: Done) -> String {
        let Done::Move(mv, _) = done else { panic!("{done:?}") };
        mv.to_string()
    }

    #[test]
    fn stones_are_taken_by_number() {
        let mut game = at("wythoff?piles=8,13");
        let usual =
            [("−", false), ("1", true), ("+", true), ("left", true), ("right", false), ("both", false)];
        assert_eq!(shown(&game)[..6], usual.map(|(text, is_on)| (text.to_owned(), is_on)));
        assert_eq!(shown(&game)[6], ("Take 1 from the left pile".to_owned(), true));
        for id in ["both", "more", "more", "less"] {
            assert_eq!(operate(&mut game, id, ""), Done::Shown);
        }
        assert_eq!(said(&game).unwrap(), "Take 2 from both piles");
        assert_eq!(taken(operate(&mut game, "take", "")), "6,11");
        for count in ["9", "", "0", "x"] {
            operate(&mut game, "count", count);
            assert_eq!(
                (shown(&game)[1].clone(), operate(&mut game, "take", "")),
                ((count.to_owned(), false), Done::Nothing)
            );
            assert_eq!(said(&game), None);
        }
    }

    #[test]
    fn piles_of_any_size_can_be_played() {
        let mut game = at("wythoff?piles=0,123456789012345678901234567890&rule=nim");
        assert_eq!(shown(&game).len(), 6);
        operate(&mut game, "count", "123456789012345678901234567889");
        assert_eq!(taken(operate(&mut game, "take", "")), "0,1");
    }

    #[test]
    fn piles_and_square_are_played_by_keyboard() {
        let mut game = at("wythoff?piles=8,13");
        let mut choose = |target| {
            let subject = crate::picture::subject(&game);
            crate::hand::does(&mut game, &subject, (600.0, 300.0), Gesture::Choose { target, at: None })
        };
        assert_eq!([2, 2, 2].map(&mut choose), [Done::Shown, Done::Shown, Done::Shown]);
        assert_eq!(taken(choose(3)), "8,10");
    }
}
