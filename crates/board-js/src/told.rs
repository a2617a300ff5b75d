//! The reports to the element about an action: rows of texts, from which it makes events.

use gros_session::Refusal;
use gros_solver::{AnyMove, AnyState, Puzzle};

use crate::model::Model;

/// Describes a move: as written, as spoken, its piece, and the places that it leaves and reaches.
pub fn of_move(model: &Model, before: &AnyState, mv: &AnyMove) -> Vec<String> {
    let way = model.puzzle().displacement(before, mv);
    let place = |place: u16| {
        if model.puzzle().stacks() > 0 { letter(place) } else { place.to_string() }
    };
    let spoken = model.wishes.lang.move_spoken(before, mv);
    vec![mv.to_string(), spoken, way.piece.to_string(), place(way.from), place(way.to)]
}

fn letter(place: u16) -> String {
    u8::try_from(place).ok().and_then(|place| b'A'.checked_add(place)).map(char::from).into_iter().collect()
}

/// Describes a refusal: the move, the rule, the pieces in the way, the number of moves until it is possible
/// (hexadecimal, or nothing), and a sentence.
pub fn of_refusal(model: &Model, mv: &AnyMove, why: &Refusal) -> Vec<String> {
    let refused = model.wishes.lang.refusal(model.puzzle(), why);
    let blockers = match why {
        Refusal::Illegal(why) => why.blockers(),
        Refusal::NoRoute(_) => Vec::new(),
    };
    let (timeline, class) = (model.timeline(), model.puzzle().size_class(mv));
    let turn = timeline.next_move_of(class, timeline.cursor()).filter(|_| !model.wishes.is_solving);
    let possible_in = turn.map(|turn| format!("{:x}", turn.saturating_sub(timeline.cursor())));
    let rule = if refused.rule.is_empty() { refused.headline } else { refused.rule };
    let blockers: Vec<String> = blockers.iter().map(ToString::to_string).collect();
    vec![mv.to_string(), rule, blockers.join(","), possible_in.unwrap_or_default(), refused.spoken]
}

/// Describes the position: the id, the spec, the state, step and length (hexadecimal), the guarantee, and whether no
/// move has left the first plan.
pub fn of_position(model: &Model) -> Vec<String> {
    let timeline = model.timeline();
    let is_on_plan = timeline.played().next().is_none();
    vec![
        model.puzzle().id().to_owned(),
        model.spec(),
        model.state().to_string(),
        format!("{:x}", timeline.cursor()),
        format!("{:x}", timeline.steps()),
        timeline.guarantee().id().to_owned(),
        u8::from(is_on_plan).to_string(),
    ]
}
