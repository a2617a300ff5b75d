//! Text of the rings' board: labels, digits and tags.

use gros_board::Label;
use gros_picture::{Look, Scene, Target};
use gros_solver::RingMove;
use gros_text::{Key, RingCues};
use yew::prelude::*;

use super::RingsBoardProps;
use super::columns::Column;
use crate::board::overlay::Overlay;
use crate::ui::component::{component, keyed, list};
use crate::ui::icons::{Shape, icon};

/// Above this number of columns the digits are small.
const ROOMY: usize = 20;

pub fn labels(props: &RingsBoardProps, scene: &Scene) -> Vec<Label> {
    let label = |target: &Target| {
        let (low, high) = (*target.pieces.start(), *target.pieces.end());
        Label { name: name(props, low, high), is_stuck: !props.can_move(low) }
    };
    scene.targets.iter().map(label).collect()
}

fn name(props: &RingsBoardProps, low: usize, high: usize) -> String {
    let is_on = props.is_on(low);
    if low < high {
        return props.ctx.lang.ring_run(high, low, is_on);
    }
    let best_next = props.subject.best == Some(RingMove::of(low));
    props.ctx.lang.ring_button(low, RingCues { is_on, can_move: props.can_move(low), best_next })
}

/// The state as digits below the columns, with ones in bold.
pub fn digits(props: &RingsBoardProps, columns: &[Column], row: NodeRef) -> Html {
    let digit = |(index, column): (usize, &Column)| {
        let (on, is_run) = (props.is_on(column.low()), column.count() > 1);
        let count = if is_run {
            html! { <small>{ format!("×{}", column.count()) }</small> }
        } else {
            html! {}
        };
        let is_best = !is_run && props.marked() == Some(column.low());
        // A run is one bit repeated; only single rings are bold.
        let is_bold = on && !is_run;
        let run = is_run.then_some("column-wide");
        let class = classes!("digit", run, is_bold.then_some("digit-on"), is_best.then_some("digit-next"));
        html! { <span key={columns.len() - index} {class}>{ u8::from(on) }{ count }</span> }
    };
    html! {
        <div class={classes!("digits", (columns.len() > ROOMY).then_some("digits-dense"))} aria-hidden="true">
            <span class="digits-label">{ props.ctx.lang.text(Key::OneIsOn) }</span>
            <div class={grid_classes(props)} ref={row}>{ list(columns.iter().enumerate().map(digit)) }</div>
        </div>
    }
}

fn grid_classes(props: &RingsBoardProps) -> Classes {
    let is_picture = props.look == Look::Realistic;
    classes!(
        "columns",
        props.free_end_left.then_some("columns-mirrored"),
        is_picture.then_some("columns-picture")
    )
}

pub fn tags(props: &RingsBoardProps, columns: &[Column]) -> Html {
    let blockers = &props.subject.blockers;
    if blockers.is_empty() {
        return list(next_tag(props, columns));
    }
    let (to_come_off, to_go_on): (Vec<usize>, Vec<usize>) =
        blockers.iter().copied().partition(|ring| props.is_on(*ring));
    let both = !to_come_off.is_empty() && !to_go_on.is_empty();
    let towards = match (both, props.free_end_left) {
        (false, _) => "",
        (true, true) => "tag-right",
        (true, false) => "tag-left",
    };
    let on = blocker_tag(props, columns, &to_go_on, (Key::MustBeOn, Shape::Up, towards));
    let off = blocker_tag(props, columns, &to_come_off, (Key::MustBeOff, Shape::Down, ""));
    html! { <>{ list(on) }{ list(off) }</> }
}

fn middle(columns: &[Column], ring: usize) -> Option<f64> {
    columns.iter().find(|column| column.rings.contains(&ring)).map(|column| column.middle)
}

fn blocker_tag(
    props: &RingsBoardProps,
    columns: &[Column],
    rings: &[usize],
    (key, shape, class): (Key, Shape, &'static str),
) -> Option<Html> {
    let list = |rings: &[usize]| props.ctx.lang.list(rings.iter().map(ToString::to_string));
    let places: Vec<f64> = rings.iter().filter_map(|ring| middle(columns, *ring)).collect();
    let (low, high) = (places.iter().copied().reduce(f64::min)?, places.iter().copied().reduce(f64::max)?);
    let bracket =
        Overlay { class: classes!("tag-bracket"), left: low, width: high - low, ..Overlay::default() };
    let words = html! {
        <>{ icon(shape) }{ short_list(rings, list) }<span class="tag-words">{ props.ctx.lang.text(key) }</span></>
    };
    let tag = Overlay {
        class: classes!("tag", "tag-bad", class),
        left: (low + high) / 2.0,
        content: words,
        ..Overlay::default()
    };
    Some(html! { <>{ keyed("bracket", bracket) }{ keyed("tag", tag) }</> })
}

fn next_tag(props: &RingsBoardProps, columns: &[Column]) -> Option<Html> {
    let ring = props.marked()?;
    let goes_on = !props.is_on(ring);
    let shape = if goes_on { Shape::Up } else { Shape::Down };
    Some(component(Overlay {
        class: classes!("tag", "tag-next"),
        left: middle(columns, ring)?,
        content: html! { <>{ icon(shape) }{ props.ctx.lang.ring_goes(goes_on) }</> },
        ..Overlay::default()
    }))
}

fn short_list(rings: &[usize], list: impl Fn(&[usize]) -> String) -> String {
    match rings {
        [first, .., last] if rings.len() > 5 => format!("{first}\u{2026}{last}"),
        _ => list(rings),
    }
}
