//! The place of the board on the page.

use yew::prelude::*;

use super::board;
use crate::board::{BoardProps, Play};
use crate::state::Msg;
use crate::ui::component::rendered_by;
use crate::ui::focus::use_focus_on_board;
use crate::ui::geometry::use_size;

/// The board of the puzzle.
#[derive(PartialEq)]
pub struct Stage {
    /// What there is to show.
    pub play: Play,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(Stage, use_stage);

/// Draws the board of the puzzle, as large as there is room.
///
/// This is the one element that carries the state for tests, embedders and users' scripts.
#[hook]
fn use_stage(props: &Stage) -> Html {
    let Stage { play, dispatch } = props;
    let node = use_node_ref();
    use_focus_on_board();
    let size = use_size(node.clone());
    let timeline = &play.timeline;
    // Nothing is drawn twice: the room is known before the page is painted.
    let seen = (size.0 > 0.0).then(|| BoardProps { play: play.clone(), dispatch: dispatch.clone(), size });
    html! {
        <div
            class="stage" id="board" ref={node}
            data-puzzle={timeline.puzzle().id()} data-state={play.state().to_string()} data-step={timeline.cursor().to_string()}
            data-steps={timeline.steps().to_string()} data-guarantee={timeline.guarantee().id()}
        >
            { for seen.map(board) }
        </div>
    }
}
