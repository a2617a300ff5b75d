//! The game that is over, move by move, and where it turned.

use gros_picture::puzzles::wythoff::{Turning, Went};
use gros_session::{Action, Seek};
use gros_solver::{Piles, Steps, Wythoff, WythoffMove};
use gros_text::{Ending, Key, Side, say};
use yew::prelude::*;

use super::WythoffBoardProps;
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::timeline::game_line::player;
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// Finds the move by which the game was lost, the one that would have won, and the answer to it.
pub fn turning(game: &Wythoff, went: &[Went], ending: Option<Ending>) -> Option<Turning> {
    let Some(Ending::LostAt(step)) = ending else { return None };
    let lost = went.get(step - 1)?;
    let better = game.winning_moves(&piles(lost.from)).into_iter().min_by_key(Piles::stones)?;
    let better = [better.left.to_u64()?, better.right.to_u64()?];
    let answer = went.get(step).map(|answer| answer.to);
    Some(Turning { from: lost.from, to: lost.to, better, answer })
}

/// Renders the moves, each of which leads to where it was made.
pub fn over(props: &WythoffBoardProps) -> Html {
    let WythoffBoardProps { game, went, ending, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let lost = if let Some(Ending::LostAt(step)) = ending { Some(*step) } else { None };
    html! {
        <div class="over">
            <ol class="row game-moves" tabindex="0" aria-label={lang.text(Key::GameMovesOfTheGame)}>
                { list(went.iter().enumerate().map(|(index, went)| {
                    let made = Made { step: index + 1, side: ctx.rival.turn(&Steps::from(index)), went: *went };
                    cell(ctx, game, made, lost)
                })) }
            </ol>
            if let Some((step, turning)) = lost.zip(turning(game, went, *ending)) {
                { where_it_turned(ctx, step, turning) }
            }
        </div>
    }
}

struct Made {
    /// The step after it.
    step: usize,
    side: Side,
    went: Went,
}

fn cell(ctx: Ctx, game: &Wythoff, Made { step, side, went }: Made, lost: Option<usize>) -> Html {
    let [from, to] = [went.from, went.to].map(piles);
    let is_cold = game.is_cold(&to);
    let take = ctx.lang.take_shortest(&from, &WythoffMove { to: to.clone() });
    let class = classes!(
        "game-move",
        (side != Side::Computer && side != Side::Second).then_some("game-move-yours"),
        (lost == Some(step)).then_some("game-move-lost"),
    );
    let onclick = to_step(step, ctx);
    html! {
        <li key={step}>
            <button {class} type="button" {onclick}>
                { player(ctx.lang, side) }
                <strong>{ take }</strong>
            </button>
            <span class={classes!("note", "game-left", is_cold.then_some("game-left-cold"))}>
                { format!("{}, {}", to.left, to.right) }
                if is_cold {
                    <span class="hidden-text">{ ctx.lang.text(Key::GamePlaceIsCold) }</span>
                }
            </span>
        </li>
    }
}

fn where_it_turned(ctx: Ctx, step: usize, turning: Turning) -> Html {
    let Turning { from, to, better, answer } = turning;
    let onclick = to_step(step - 1, ctx);
    let name = |position| ctx.lang.position_name(&piles(position));
    html! {
        <div class="turned">
            if let Some(answer) = answer {
                <p>{ say!(ctx.lang, GameHowItTurned { from: name(from), to: name(to), answer: name(answer) }) }</p>
            }
            <p class="turned-better">{ ctx.lang.better_take(&piles(from), &piles(better)) }</p>
            <button class="button" type="button" {onclick}>{ icon(Shape::Replay) }{ say!(ctx.lang, GameTryAgainFrom { step: Steps::from(step) }) }</button>
        </div>
    }
}

fn to_step(step: usize, ctx: Ctx) -> Callback<MouseEvent> {
    ctx.on_last_click(Msg::Act(Action::Seek(Seek::At(Steps::from(step)))))
}

pub fn piles([left, right]: [u64; 2]) -> Piles {
    Piles::new(Steps::from(left), Steps::from(right))
}
