//! The plain board, for every puzzle without a drawing of its own: a row of columns with number and symbol.

use gros_solver::{AnyMove, AnyPuzzle, AnyState, DialMove, Facing, PieceMove, RingMove};
use gros_text::{Lang, PieceCues, RingCues};
use yew::prelude::*;

use super::piece::focus;
use crate::part::drawn_by;

/// The most columns; of a longer row, those around the next move and those at the end are shown.
const MOST_COLUMNS: usize = 36;

/// A column of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// The number of the piece.
    pub piece: usize,
    /// Where it stands, as it is written.
    pub symbol: String,
    /// What its button is called.
    pub name: String,
    /// The moves that the rules allow it, each with its short name.
    pub moves: Vec<(String, AnyMove)>,
    /// The move that is tried where the rules allow none, so that the refusal can be told.
    pub attempt: Option<AnyMove>,
    /// Whether it is the next move on the way to the goal.
    pub is_best: bool,
    /// Whether it stood in the way of a refused move.
    pub is_blocker: bool,
}

/// What the board is given.
#[derive(PartialEq)]
pub struct PlainBoardProps {
    /// What the group of buttons is called.
    pub name: String,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// Whether the pieces are rings, which scripts and tests find by another name.
    pub rings: bool,
    /// Reports the move that was chosen.
    pub on_move: Callback<AnyMove>,
}

drawn_by!(PlainBoardProps, use_plain_board);

/// Draws the board. Choosing a piece makes its move; of several, they are offered below it.
#[hook]
fn use_plain_board(props: &PlainBoardProps) -> Html {
    let board = use_node_ref();
    let focused = use_state_eq(|| None::<usize>);
    let open = use_state_eq(|| None::<usize>);
    use_effect_with(props.columns.clone(), {
        let open = open.clone();
        move |_| open.set(None)
    });
    let stop = focused.filter(|piece| props.columns.iter().any(|column| column.piece == *piece));
    let stop = stop.or_else(|| props.columns.iter().find(|column| column.is_best).map(|column| column.piece));
    let stop = stop.or_else(|| props.columns.last().map(|column| column.piece));
    let onkeydown = on_key(&board, props, stop);
    let column = |column: &Column| {
        let piece = column.piece;
        let classes = classes!(
            "plain-piece",
            column.is_best.then_some("plain-best"),
            column.is_blocker.then_some("plain-blocker")
        );
        let onclick = {
            let (on_move, open, column) = (props.on_move.clone(), open.clone(), column.clone());
            Callback::from(move |_: MouseEvent| match (&column.moves[..], &column.attempt) {
                ([(_, mv)], _) => on_move.emit(mv.clone()),
                ([], Some(mv)) => on_move.emit(mv.clone()),
                ([], None) => {}
                _ => open.set(Some(column.piece).filter(|piece| *open != Some(*piece))),
            })
        };
        let onfocus = {
            let focused = focused.setter();
            Callback::from(move |_: FocusEvent| focused.set(Some(piece)))
        };
        let choice = |(name, mv): &(String, AnyMove)| {
            let (on_move, mv) = (props.on_move.clone(), mv.clone());
            let onclick = Callback::from(move |_: MouseEvent| on_move.emit(mv.clone()));
            html! { <button class="button button-small" type="button" {onclick}>{ name.clone() }</button> }
        };
        let is_open = *open == Some(piece);
        html! {
            <div class="plain-column" key={piece}>
                <button
                    class={classes} type="button" aria-label={column.name.clone()}
                    data-piece={(!props.rings).then(|| piece.to_string())} data-ring={props.rings.then(|| piece.to_string())}
                    tabindex={if stop == Some(piece) { "0" } else { "-1" }} {onclick} {onfocus}
                    aria-disabled={column.moves.is_empty().then_some("true")}
                    aria-expanded={(column.moves.len() > 1).then(|| is_open.to_string())}
                >
                    <span class="plain-symbol">{ column.symbol.clone() }</span>
                    <span class="plain-number">{ piece }</span>
                </button>
                if is_open {
                    <div class="plain-moves">{ for column.moves.iter().map(choice) }</div>
                }
            </div>
        }
    };
    html! {
        <div class="plain" role="group" ref={board.clone()} aria-label={props.name.clone()} {onkeydown}>
            { for props.columns.iter().map(column) }
        </div>
    }
}

/// Moves the focus from column to column.
fn on_key(board: &NodeRef, props: &PlainBoardProps, stop: Option<usize>) -> Callback<KeyboardEvent> {
    let board = board.clone();
    let pieces: Vec<usize> = props.columns.iter().map(|column| column.piece).collect();
    Callback::from(move |event: KeyboardEvent| {
        let Some(here) = pieces.iter().position(|piece| Some(*piece) == stop) else { return };
        let there = match event.key().as_str() {
            "ArrowLeft" => here.checked_sub(1),
            "ArrowRight" => Some(here + 1),
            _ => return,
        };
        event.prevent_default();
        if let Some(piece) = there.and_then(|there| pieces.get(there)) {
            focus(&board, &format!("[data-piece='{piece}'], [data-ring='{piece}']"));
        }
    })
}

/// What there is to say about the columns of a state.
pub struct View<'a> {
    /// The language.
    pub lang: Lang,
    /// The puzzle.
    pub puzzle: &'a AnyPuzzle,
    /// Where the pieces stand.
    pub state: &'a AnyState,
    /// Where they should stand in the end.
    pub goal: &'a AnyState,
    /// The moves that the rules allow.
    pub legal: &'a [AnyMove],
    /// The next move on the way to the goal.
    pub best: Option<&'a AnyMove>,
    /// The pieces that stood in the way of a refused move.
    pub blockers: &'a [usize],
}

impl View<'_> {
    /// Makes the columns: all of them, or those near the next move and the end.
    pub fn columns(&self) -> Vec<Column> {
        let (places, mut goals) = (places(self.state), places(self.goal));
        // A goal that is any of several states has no places of its own.
        goals.resize(places.len(), (0, 0));
        let is_best = |piece| self.best.is_some_and(|mv| moves_piece(mv, piece));
        let centre = places.iter().position(|(piece, _)| is_best(*piece)).unwrap_or(places.len());
        let first = centre.saturating_sub(MOST_COLUMNS / 2).min(places.len().saturating_sub(MOST_COLUMNS));
        let shown = places.iter().zip(goals).skip(first).take(MOST_COLUMNS);
        shown.map(|((piece, value), (_, goal))| self.column(*piece, *value, goal)).collect()
    }

    fn column(&self, piece: usize, value: u16, goal: u16) -> Column {
        let of_piece = |mv: &&AnyMove| moves_piece(mv, piece);
        let moves: Vec<(String, AnyMove)> = self
            .legal
            .iter()
            .filter(of_piece)
            .map(|mv| (self.lang.move_short(self.state, mv), mv.clone()))
            .collect();
        let is_best = self.best.is_some_and(|mv| moves_piece(mv, piece));
        let can_move = !moves.is_empty();
        let name = match self.state {
            AnyState::Rings(_) => {
                self.lang.ring_button(piece, RingCues { is_on: value == 1, can_move, best_next: is_best })
            }
            state => self.lang.piece_button(state, piece, PieceCues { can_move, best_next: is_best }),
        };
        let toward = if value < goal || value == 0 { value + 1 } else { value - 1 };
        Column {
            piece,
            symbol: symbol(self.state, value),
            name,
            attempt: with_piece_move(self.puzzle, PieceMove { piece, to: toward }),
            is_best,
            is_blocker: self.blockers.contains(&piece),
            moves,
        }
    }
}

/// Lists the pieces with their places, as they are written.
fn places(state: &AnyState) -> Vec<(usize, u16)> {
    match state {
        AnyState::Chain(state) => state.pieces().collect(),
        AnyState::SlideOut(state) => state.pieces().collect(),
        AnyState::Hexadecimal(state) => state.pieces().collect(),
        AnyState::SpinOut(state) => state.pieces().collect(),
        AnyState::Rings(state) => {
            (1..=state.rings()).rev().map(|ring| (ring, u16::from(state.is_on(ring)))).collect()
        }
        AnyState::Hanoi(_) | AnyState::Wythoff(_) => Vec::new(),
    }
}

/// Writes where a piece stands as its state does.
fn symbol(state: &AnyState, value: u16) -> String {
    let facing = Facing::ALL.get(usize::from(value)).filter(|_| matches!(state, AnyState::SpinOut(_)));
    facing.map_or_else(|| value.to_string(), |facing| facing.letter().to_string())
}

fn moves_piece(mv: &AnyMove, piece: usize) -> bool {
    match mv {
        AnyMove::Rings(mv) => mv.ring == piece || mv.pair && piece == 1,
        AnyMove::Hanoi(mv) => mv.disc == piece,
        AnyMove::SpinOut(mv) => mv.dial == piece,
        AnyMove::Wythoff(_) => false,
        AnyMove::Chain(mv) | AnyMove::SlideOut(mv) | AnyMove::Hexadecimal(mv) => mv.piece == piece,
    }
}

fn with_piece_move(puzzle: &AnyPuzzle, mv: PieceMove) -> Option<AnyMove> {
    match puzzle {
        AnyPuzzle::Chain(_) => Some(AnyMove::Chain(mv)),
        AnyPuzzle::SlideOut(_) => Some(AnyMove::SlideOut(mv)),
        AnyPuzzle::Hexadecimal(_) => Some(AnyMove::Hexadecimal(mv)),
        AnyPuzzle::Rings(_) => Some(AnyMove::Rings(RingMove::of(mv.piece))),
        AnyPuzzle::SpinOut(_) => {
            let to = *Facing::ALL.get(usize::from(mv.to))?;
            Some(AnyMove::SpinOut(DialMove { dial: mv.piece, to, outside: false }))
        }
        AnyPuzzle::Hanoi(_) | AnyPuzzle::Wythoff(_) => None,
    }
}
