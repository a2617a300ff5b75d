//! The tabs of the panel beside the board.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Explain,
    Moves,
    Setup,
    Graph,
    Coach,
}

impl Tab {
    pub const ALL: [Tab; 5] = [Tab::Explain, Tab::Moves, Tab::Setup, Tab::Graph, Tab::Coach];

    pub fn from_id(id: &str) -> Option<Tab> {
        Tab::ALL.into_iter().find(|tab| tab.id() == id)
    }

    /// Returns the name used in the browser's history and in style sheets.
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
