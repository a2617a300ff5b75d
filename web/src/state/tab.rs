//! What the panel beside the board can show.

/// What the panel can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Why the next move is the next.
    Explain,
    /// The moves, one by one.
    Moves,
    /// Which puzzle, how large, from where to where.
    Setup,
    /// All positions, and the way through them.
    Graph,
    /// How to move the real puzzle in one's hands.
    Coach,
}

impl Tab {
    /// All tabs, in their order.
    pub const ALL: [Tab; 5] = [Tab::Explain, Tab::Moves, Tab::Setup, Tab::Graph, Tab::Coach];

    /// Finds the tab of a name.
    pub fn of(id: &str) -> Option<Tab> {
        Tab::ALL.into_iter().find(|tab| tab.id() == id)
    }

    /// Names the tab in the browser's history and in style sheets.
    pub fn id(self) -> &'static str {
        match self {
            Tab::Explain => "explain",
            Tab::Moves => "moves",
            Tab::Setup => "setup",
            Tab::Graph => "graph",
            Tab::Coach => "coach",
        }
    }
}
