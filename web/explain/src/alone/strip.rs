//! The card of the moves played, as a ruler.

use std::rc::Rc;

use gros_picture::Pictured;
use gros_picture::own_moves::{OwnMove, OwnMoves};
use gros_picture::run::Aid;
use gros_session::listed;
use gros_solver::{Puzzle, Steps};
use gros_text::{Help, Key, Lang};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::state::TimelineRef;
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_size;

/// A screen reader hears this many of the last moves.
const HEARD: usize = 12;

#[derive(PartialEq)]
pub struct Strip {
    pub lang: Lang,
    pub timeline: TimelineRef,
    pub help: Help,
    pub aids: Vec<(Steps, Aid)>,
}

rendered_by!(Strip, use_strip);

#[hook]
fn use_strip(props: &Strip) -> Html {
    let Strip { lang, timeline, help, aids } = props;
    let node = use_node_ref();
    let (width, _) = use_size(node.clone());
    let moves = moves(timeline, aids, OwnMoves::most(width));
    let heard: Vec<&str> =
        moves.iter().skip(moves.len().saturating_sub(HEARD)).map(|own| own.piece.as_str()).collect();
    let label = lang.own_moves(&heard.join(" "));
    let aid = aid_at(aids, timeline.cursor());
    html! {
        <section class="card solve-card">
            <h2>{ lang.text(Key::SolveYourMoves) }<small>{ lang.moves_and_help(timeline.cursor(), help) }</small></h2>
            <div class="solve-strip" ref={node} role="img" aria-label={label}>
                if width > 0.0 {
                    { component(Picture { scene: Rc::new(OwnMoves { width, moves, aid }.scene()) }) }
                }
            </div>
        </section>
    }
}

/// Lists the last moves before the cursor.
fn moves(timeline: &TimelineRef, aids: &[(Steps, Aid)], most: usize) -> Vec<OwnMove> {
    let (puzzle, cursor) = (timeline.puzzle(), timeline.cursor());
    let from = cursor.saturating_sub(&Steps::from(most as u64));
    let lowest = puzzle.layout(&timeline.setup().start, 0..puzzle.pieces());
    let lowest = lowest.iter().map(|placed| placed.piece).min().unwrap_or(0);
    let own = listed(timeline, &from, cursor).map(|made| OwnMove {
        rank: puzzle.displacement(&made.before, &made.mv).piece.saturating_sub(lowest),
        piece: puzzle.note(&made.before, &made.mv).piece,
        aid: aid_at(aids, &made.step.saturating_sub(&Steps::ONE)),
    });
    own.collect()
}

/// Returns what helped at a step, the most telling.
fn aid_at(aids: &[(Steps, Aid)], step: &Steps) -> Option<Aid> {
    let here = || aids.iter().filter(|(place, _)| place == step).map(|(_, aid)| *aid);
    here().find(|aid| *aid == Aid::Look).or_else(|| here().next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    #[test]
    fn the_ruler_shows_the_pieces_up_to_here() {
        let session = spec::open("rings?n=9&play=2.1.1.2.1.3&step=5", 9).unwrap().session;
        let timeline = TimelineRef::new(session);
        let aids = [(Steps::from(3u32), Aid::Hint), (Steps::from(3u32), Aid::Look)];
        let pieces =
            |most| moves(&timeline, &aids, most).into_iter().map(|own| own.piece).collect::<String>();
        assert_eq!(pieces(106), "21121");
        assert_eq!(pieces(2), "21");
        let drawn = moves(&timeline, &aids, 106);
        assert_eq!((drawn[0].rank, drawn[3].aid, drawn[4].aid), (1, Some(Aid::Look), None));
    }
}
