//! The container of the board.

use yew::prelude::*;

use super::board;
use crate::board::{BoardProps, Play};
use crate::ui::component::{list, rendered_by};
use crate::ui::focus::use_focus_on_board;
use crate::ui::geometry::use_size;

#[derive(PartialEq)]
pub struct Stage {
    pub play: Play,
}

rendered_by!(Stage, use_stage);

/// This element alone carries the state as `data-` attributes for tests, embedding pages and scripts.
#[hook]
fn use_stage(props: &Stage) -> Html {
    let Stage { play } = props;
    let node = use_node_ref();
    use_focus_on_board();
    let size = use_size(node.clone());
    let timeline = &play.timeline;
    // The size is measured before the first paint, so nothing is rendered twice.
    let board_props = (size.0 > 0.0).then(|| BoardProps { play: play.clone(), size });
    html! {
        <div
            class="stage" id="board" ref={node}
            data-puzzle={timeline.puzzle().id()} data-state={play.state().to_string()} data-step={timeline.cursor().to_string()}
            data-steps={timeline.steps().to_string()} data-guarantee={timeline.guarantee().id()}
        >
            { list(board_props.map(board)) }
        </div>
    }
}
