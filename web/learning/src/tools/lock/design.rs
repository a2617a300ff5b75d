//! The pieces of the lock, and what each of them waits for: the guards of one piece at a time.

use std::rc::Rc;

use gros_learning::tools::lock::{Graph, Lock, Preset};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};
use crate::ui::icon_button::icon_button;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

#[derive(PartialEq)]
pub struct Design {
    pub lang: Lang,
    pub graph: Rc<Graph>,
    pub change: Callback<Lock>,
}

rendered_by!(Design, use_design);

#[hook]
fn use_design(props: &Design) -> Html {
    let Design { lang, graph, change } = props;
    let (lang, lock) = (*lang, graph.lock());
    let open = use_state_eq(|| lock.pieces().len());
    let count = lock.pieces().len();
    let resize = |count: usize| {
        let (lock, change) = (lock.clone(), change.clone());
        Callback::from(move |_: MouseEvent| change.emit(lock.with_pieces(count)))
    };
    let piece = |piece: usize| {
        let unfold = {
            let open = open.clone();
            let next = if *open == piece { 0 } else { piece };
            Callback::from(move |_: MouseEvent| open.set(next))
        };
        Row { lang, lock, change, piece, is_open: *open == piece }.view(unfold)
    };
    html! {
        <>
            <div class="row tool-setup">
                { begin(lang, lock, change) }
                <div class="line lock-size" role="group" aria-label={lang.text(Key::LockPieces)}>
                    <span>{ lang.text(Key::LockPieces) }</span>
                    { icon_button(lang.text(Key::LockFewerPieces), Shape::Minus, count == 1, resize(count - 1)) }
                    <b>{ count }</b>
                    { icon_button(lang.text(Key::LockMorePieces), Shape::Plus, !lock.has_room(None), resize(count + 1)) }
                </div>
            </div>
            <ol class="lock-pieces">{ list((1..=count).map(piece)) }</ol>
            if (0..=count).any(|piece| !lock.has_room(Some(piece).filter(|piece| *piece > 0))) {
                <p class="note">{ lang.lock_room() }</p>
            }
        </>
    }
}

/// The lock to begin with.
fn begin(lang: Lang, lock: &Lock, change: &Callback<Lock>) -> Html {
    let chosen = Preset::ALL.iter().position(|preset| preset.lock() == *lock);
    // A lock of one's own stands before all others.
    let own = usize::from(chosen.is_none());
    let change = change.clone();
    let onchange = Callback::from(move |event: Event| {
        let index = selected_index(&event).and_then(|index| index.checked_sub(own));
        if let Some(preset) = index.and_then(|index| Preset::ALL.get(index)) {
            change.emit(preset.lock());
        }
    });
    let option = |(index, preset): (usize, &Preset)| {
        html! { <option selected={chosen == Some(index)}>{ lang.lock_preset(*preset) }</option> }
    };
    html! {
        <label>
            { lang.text(Key::ToolBegin) }
            { select_box(html! {
                <select class="select" aria-label={lang.text(Key::ToolBegin)} {onchange}>
                    if chosen.is_none() {
                        <option selected=true>{ lang.text(Key::LockOwn) }</option>
                    }
                    { list(Preset::ALL.iter().enumerate().map(option)) }
                </select>
            }) }
        </label>
    }
}

/// A piece with its number of places, and what it waits for.
struct Row<'a> {
    lang: Lang,
    lock: &'a Lock,
    change: &'a Callback<Lock>,
    piece: usize,
    is_open: bool,
}

impl Row<'_> {
    fn view(&self, unfold: Callback<MouseEvent>) -> Html {
        let Row { lang, lock, piece, is_open, .. } = *self;
        let Some(own) = lock.pieces().get(piece - 1) else { return html! {} };
        let name = say!(lang, LockPiece { piece });
        let summary = own.guards.iter().map(Lock::write_guard).collect::<Vec<_>>().join(" · ");
        let id = format!("lock-guards-{piece}");
        html! {
            <li>
                <div class="row">
                    if piece == 1 {
                        <p class="line lock-fold"><b>{ name }</b><span>{ lang.text(Key::LockFree) }</span></p>
                    } else {
                        <button
                            class="line lock-fold" type="button" onclick={unfold}
                            aria-expanded={is_open.to_string()} aria-controls={is_open.then(|| id.clone())}
                        >
                            { icon(Shape::Chevron) }
                            <b>{ name }</b>
                            <span class="hidden-text">{ format!(" {} ", lang.text(Key::LockWaitsFor)) }</span>
                            <code>{ summary }</code>
                        </button>
                    }
                    { self.places(own.places) }
                </div>
                if is_open && piece > 1 {
                    <div class="stack" {id}>{ list((0..own.places - 1).map(|place| self.step(place))) }</div>
                }
            </li>
        }
    }

    fn places(&self, places: u8) -> Html {
        let Row { lang, lock, change, piece, .. } = *self;
        let [fewer, more] = lang.lock_place_buttons(piece);
        let resize = |is_more: bool| {
            let (lock, change) = (lock.clone(), change.clone());
            Callback::from(move |_: MouseEvent| change.emit(lock.with_places(piece, is_more)))
        };
        html! {
            <div class="line lock-size">
                { icon_button(&fewer, Shape::Minus, places == Lock::FEWEST_PLACES, resize(false)) }
                <span>{ say!(lang, LockPlaces { places }) }</span>
                { icon_button(&more, Shape::Plus, !lock.has_room(Some(piece)), resize(true)) }
            </div>
        }
    }

    /// The guard of a step: a field for each faster piece, in the order of a state.
    fn step(&self, place: u8) -> Html {
        let name = say!(self.lang, LockStep { from: place, to: place + 1 });
        html! {
            <div class="row box box-accent" role="group" aria-label={name.clone()}>
                <b>{ name }</b>
                { list((1..self.piece).rev().map(|faster| self.field(place, faster))) }
            </div>
        }
    }

    fn field(&self, place: u8, faster: usize) -> Html {
        let Row { lang, lock, change, piece, .. } = *self;
        let [name, beside] = lang.lock_guard(piece, place, faster);
        let wanted = lock.guard(piece, place).and_then(|guard| guard.get(faster - 1)).copied().flatten();
        let places = lock.pieces().get(faster - 1).map_or(0, |piece| piece.places);
        let (own, change) = (lock.clone(), change.clone());
        let onchange = Callback::from(move |event: Event| {
            let Some(index) = selected_index(&event) else { return };
            let wanted = index.checked_sub(1).and_then(|place| u8::try_from(place).ok());
            change.emit(own.with_guard(piece, place, faster, wanted));
        });
        let option = |place: u8| html! { <option selected={wanted == Some(place)}>{ place }</option> };
        html! {
            <label>
                <span aria-hidden="true">{ beside }</span>
                { select_box(html! {
                    <select class="select" aria-label={name} {onchange}>
                        <option selected={wanted.is_none()}>{ lang.text(Key::LockAny) }</option>
                        { list((0..places).map(option)) }
                    </select>
                }) }
            </label>
        }
    }
}
