//! The logarithmic scale from one to a billion, with its marks.

use gros_picture::decimal::tenths;
use gros_text::Lang;
use yew::prelude::*;

use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::geometry::use_geometry;

/// How many powers of ten the scale spans.
pub const POWERS: u32 = 9;

/// What a mark stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Bet,
    Truth,
}

/// A number on the scale.
#[derive(Clone, PartialEq)]
pub struct Mark {
    pub kind: Kind,
    pub number: u64,
    pub name: String,
}

/// The names of some powers of ten, below a slider or a scale.
pub fn ticks(lang: Lang) -> Html {
    let tick = |power: u32| {
        let name = power.is_multiple_of(3).then(|| lang.wager_tick(power));
        let (class, content) = ("wager-tick".to_owned(), list(name));
        keyed(power.to_string(), Placed { share: f64::from(power) / f64::from(POWERS), class, content })
    };
    html! { <div class="wager-ticks" aria-hidden="true">{ list((0..=POWERS).map(tick)) }</div> }
}

/// The scale with marks, each in a row of its own; what lies between the bet and the truth is a bar.
pub fn scale(lang: Lang, marks: &[Mark]) -> Html {
    let shares = marks.iter().map(|mark| share(mark.number));
    let (from, to) = shares.fold((1.0, 0.0), |(from, to): (f64, f64), at| (from.min(at), to.max(at)));
    let row = |(index, mark): (usize, &Mark)| {
        let class = match mark.kind {
            Kind::Bet => "wager-mark wager-bet",
            Kind::Truth => "wager-mark wager-truth",
        };
        let content = html! { <span>{ mark.name.clone() }</span> };
        let at = share(mark.number);
        // A name is written on the side where there is room.
        let class = if at > 0.5 { format!("{class} wager-left") } else { class.to_owned() };
        html! { <div class="wager-row">{ keyed(index.to_string(), Placed { share: at, class, content }) }</div> }
    };
    html! {
        <div class="wager-scale" aria-hidden="true">
            { component(Between { from, to }) }
            { list(marks.iter().enumerate().map(row)) }
            { ticks(lang) }
        </div>
    }
}

fn share(number: u64) -> f64 {
    ((number.max(1) as f64).log10() / f64::from(POWERS)).min(1.0)
}

#[derive(PartialEq)]
struct Placed {
    share: f64,
    class: String,
    content: Html,
}

rendered_by!(Placed, use_placed);

#[hook]
fn use_placed(props: &Placed) -> Html {
    let node = use_geometry(vec![("--share", percent(props.share))]);
    html! { <span class={props.class.clone()} ref={node}>{ props.content.clone() }</span> }
}

/// The part of the scale between the outer marks.
#[derive(PartialEq)]
struct Between {
    from: f64,
    to: f64,
}

rendered_by!(Between, use_between);

#[hook]
fn use_between(props: &Between) -> Html {
    let Between { from, to } = props;
    let node = use_geometry(vec![("--from", percent(*from)), ("--wide", percent(to - from))]);
    html! { <i class="wager-between" ref={node}></i> }
}

fn percent(share: f64) -> String {
    format!("{}%", tenths(100.0 * share))
}
