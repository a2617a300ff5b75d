//! The place of the board on the page.

use yew::prelude::*;

use super::board;
use crate::board::Seen;
use crate::state::{Msg, Shown};
use crate::ui::focus::use_focus_on_board;
use crate::ui::geometry::use_size;
use crate::ui::part::drawn_by;

/// The board of the puzzle.
#[derive(PartialEq)]
pub struct Stage {
    /// What there is to show.
    pub model: Shown,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Stage, use_stage);

/// Draws the board of the puzzle, as large as there is room.
///
/// This is the one element that carries the state for tests, embedders and users' scripts.
#[hook]
fn use_stage(props: &Stage) -> Html {
    let Stage { model, dispatch } = props;
    let node = use_node_ref();
    use_focus_on_board();
    let size = use_size(node.clone());
    let timeline = model.session.timeline();
    // Nothing is drawn twice: the room is known before the page is painted.
    let seen = (size.0 > 0.0).then(|| Seen { model: model.clone(), dispatch: dispatch.clone(), size });
    html! {
        <div
            class="stage" id="board" ref={node}
            data-puzzle={timeline.puzzle().id()} data-state={model.state().to_string()} data-step={timeline.cursor().to_string()}
            data-steps={timeline.steps().to_string()} data-guarantee={timeline.guarantee().id()}
        >
            { for seen.map(board) }
        </div>
    }
}
