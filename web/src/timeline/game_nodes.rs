//! Positions of a game on the ruler, in CSS pixels from its left edge.

use gros_picture::timeline::ruler::Node;
use gros_session::Timeline;
use gros_solver::{Puzzle, Steps};

use super::ruler::Scale;

/// Minimum distance between two nodes, in CSS pixels.
const NODE_GAP: f64 = 14.0;
/// Minimum distance between two labelled nodes, in CSS pixels.
const LABEL_GAP: f64 = 46.0;
/// Minimum length of a timeline with labels; a shorter one is too close to the tape.
const ROOMY: f64 = 600.0;
/// Longest label, in characters.
const LONGEST: usize = 7;

/// Returns the nodes of a game; none for other puzzles, or if they would be too close together.
pub fn nodes<P: Puzzle>(timeline: &Timeline<P>, scale: Scale) -> Vec<Node> {
    let puzzle = timeline.puzzle();
    if !puzzle.is_game() {
        return Vec::new();
    }
    let gap = (scale.right - scale.left) / timeline.steps().to_f64();
    if !(NODE_GAP..f64::INFINITY).contains(&gap) {
        return Vec::new();
    }
    let every = (LABEL_GAP / gap).ceil().max(1.0) as usize;
    let is_roomy = scale.right - scale.left >= ROOMY;
    let node = |index: usize| {
        let step = Steps::from(index);
        let state = timeline.state_at(&step);
        let label = Some(state.to_string())
            .filter(|text| is_roomy && index.is_multiple_of(every) && text.len() <= LONGEST);
        let is_cold = puzzle.game_position(&state).is_some_and(|position| position.is_cold);
        Node { x: scale.at(&step, timeline.steps()), is_cold, label }
    };
    let last = timeline.steps().to_usize().unwrap_or(0);
    (0..=last).map(node).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn nodes_of(spec: &str, width: f64) -> Vec<Node> {
        let session = spec::open(spec, 9).unwrap().session;
        nodes(session.timeline(), Scale::of(width).unwrap())
    }

    #[test]
    fn every_second_position_of_a_winning_line_is_cold() {
        let nodes = nodes_of("wythoff?piles=14,20", 1392.0);
        assert_eq!(nodes.len(), 14);
        assert!(nodes.iter().skip(1).step_by(2).all(|node| node.is_cold));
        assert!(nodes.iter().step_by(2).all(|node| !node.is_cold));
        assert!(nodes.iter().all(|node| node.label.is_some()));
        assert_eq!(nodes[1].label.as_deref(), Some("9,15"));
        assert!(nodes.windows(2).all(|pair| pair[1].x > pair[0].x));
    }

    #[test]
    fn narrow_pages_have_no_labels_and_long_games_no_nodes() {
        let labelled = |nodes: &[Node]| nodes.iter().filter(|node| node.label.is_some()).count();
        let narrow = nodes_of("wythoff?piles=14,20", 366.0);
        assert_eq!((narrow.len(), labelled(&narrow)), (14, 0));
        assert_eq!(labelled(&nodes_of("wythoff?piles=14,20", 640.0)), 14);
        assert!(nodes_of("wythoff?piles=1000,2000", 366.0).is_empty());
        assert!(nodes_of("wythoff?piles=0,0", 366.0).is_empty());
        assert!(nodes_of("rings?n=3", 1392.0).is_empty());
    }
}
