//! The page: header, board column, set-up, dock.

use std::rc::Rc;

use gros_session::spec::{self, Controls, Part, Show};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::board::Play;
use crate::caption::Caption;
use crate::caption::toast::ToastContent;
use crate::caption::warnings::warnings;
use crate::explain::peek::Peek;
use crate::head::Head;
use crate::header::header;
use crate::hooks::address::Current;
use crate::hooks::{address, autoplay, embed, keys, page, storage};
use crate::one_ruler::OneRuler;
use crate::panel::Panel;
use crate::panel::tab_bar::TabBar;
use crate::puzzles::{Stage, arrival_milliseconds};
use crate::speech::live::LiveRegion;
use crate::state::Tab;
use crate::state::{CoachMsg, Modal, Model, ModelRef, Msg, TimelineRef, Warning, address_of};
use crate::timeline::Dock;
use crate::ui::component::{component, rendered_by};
use crate::ui::media::use_wide;
use crate::ui::slices;
use crate::ui::throttle::use_throttled;

/// Opens the page where the address says, or where the last visit ended.
fn first_model() -> ModelRef {
    let address = address::current();
    let kept = storage::last_session().filter(|_| !embed::is_embedded());
    let mut model = match kept {
        Some((last, history)) if last == address => Model::open(&last, &history, storage::prefs()),
        Some((last, history)) if spec::asks_for_nothing(&address) => {
            let mut model = Model::open(&last, &history, storage::prefs());
            model.apply_view_of(&address);
            model
        }
        _ => Model::open(&address, &[], storage::prefs()),
    };
    model.bests = Rc::new(storage::bests());
    model.bookmarks = Rc::new(storage::bookmarks());
    model.cards = Rc::new(storage::cards());
    model.coach.settings = storage::coach_settings();
    model.coach.place = storage::place();
    let is_lost = !embed::is_embedded() && !storage::is_available();
    model.warnings.extend(is_lost.then_some(Warning::NotKept));
    ModelRef::new(model)
}

/// In which slice a part is drawn for the first time: the board when there is what leaves it its room.
const HEADER: u8 = 1;
const CONTROLS: u8 = 2;
const PANEL: u8 = 3;
const BOARD: u8 = 4;

/// Returns the part of the panel that an address asks for.
fn tab_of(show: Show) -> Option<Tab> {
    match show {
        Show::Card(_) => Some(Tab::Explain),
        Show::Part(Part::Moves) => Some(Tab::Moves),
        Show::Part(Part::Graph) => Some(Tab::Graph),
        Show::Part(Part::Setup) => Some(Tab::Setup),
        Show::Part(Part::Coach) => Some(Tab::Coach),
        Show::Part(Part::Ruler) => None,
    }
}

/// The root of the page.
#[component]
pub fn App() -> Html {
    let store = use_reducer(first_model);
    let shown = ModelRef::clone(&store);
    // Who was led when the last visit ended, and comes back to it, is asked whether to go on.
    let first = use_memo((), |()| {
        let place = shown.coach.place.as_ref().filter(|place| place.was_open);
        place.filter(|place| place.is_of(&shown.address())).map(|_| Tab::Coach)
    });
    let sheet = use_state_eq(|| *first);
    let tab = use_state_eq(|| first.unwrap_or(Tab::Explain));
    autoplay::use_autoplay(&shown, store.dispatcher());
    autoplay::use_answer(&shown, store.dispatcher());
    autoplay::use_arrival(&shown, arrival_milliseconds(&shown), store.dispatcher());
    keys::use_keys(shown.prefs.letter_keys, store.dispatcher());
    page::use_page(shown.prefs, shown.kept_prefs());
    page::use_bests(shown.bests.clone());
    page::use_bookmarks(shown.bookmarks.clone());
    page::use_cards(shown.kept_cards().clone());
    page::use_coach_place(&shown, *tab == Tab::Coach);
    let dispatch = {
        let dispatcher = store.dispatcher();
        use_callback((), move |msg: Msg, ()| dispatcher.dispatch(msg))
    };
    // What is open over a narrow page is what stands beside the board of a wide one.
    let show = {
        let (sheet, setter, dispatch) = (sheet.setter(), tab.setter(), dispatch.clone());
        use_callback(*tab, move |shown: Option<Tab>, tab| {
            sheet.set(shown);
            match shown {
                Some(shown) => setter.set(shown),
                // The coach falls silent where it is not seen.
                None if *tab == Tab::Coach => {
                    dispatch.emit(Msg::Coach(CoachMsg::Leave));
                    setter.set(Tab::Explain);
                }
                None => {}
            }
        })
    };
    let panel = seen_panel(&shown, use_wide(), *sheet, *tab);
    let layers: Vec<&'static str> =
        panel.map(Tab::id).into_iter().chain(shown.modal.map(Modal::id)).collect();
    let on_layers = {
        let (show, dispatch) = (show.clone(), dispatch.clone());
        Callback::from(move |layers: Vec<String>| {
            let shown = layers.iter().find_map(|layer| Tab::from_id(layer));
            if shown != panel {
                show.emit(shown);
            }
            dispatch.emit(Msg::Modal(layers.iter().find_map(|layer| Modal::from_id(layer))));
        })
    };
    let current =
        Current { timeline: shown.timeline(), places: shown.places, is_dragged: shown.is_dragging() };
    address::use_address(current, layers, on_layers, store.dispatcher());
    use_effect_with(shown.view_request.show, {
        let show = show.clone();
        move |(_, asked)| {
            if let Some(tab) = asked.and_then(tab_of) {
                show.emit(Some(tab));
            }
        }
    });
    let lang = shown.prefs.lang;
    let usual = if embed::is_embedded() { Controls::Minimal } else { Controls::Full };
    let controls = shown.view_request.controls.unwrap_or(usual);
    let (is_full, is_bare) = (controls == Controls::Full, controls == Controls::None);
    embed::use_embed(shown.timeline(), shown.is_playing(), store.dispatcher());
    let on_edit = use_callback(show.clone(), |(), show| show.emit(Some(Tab::Setup)));
    let on_close = use_callback(show.clone(), |(), show| show.emit(None));
    let on_tab = {
        let (is_sheet, show, tab) = (sheet.is_some(), show.clone(), tab.setter());
        Callback::from(move |shown| if is_sheet { show.emit(Some(shown)) } else { tab.set(shown) })
    };
    // While steps follow each other fast, nobody reads along beside the board.
    let throttled = use_throttled(shown.clone(), |given| !is_step_apart(given, &shown));
    let drawn = slices::use_slices(BOARD);
    html! {
        <div
            class={classes!("app", (!is_full).then_some("app-embedded"), is_bare.then_some("app-bare"))}
            data-sheet={sheet.filter(|_| is_full && drawn >= PANEL).map(Tab::id)}
            aria-busy={(drawn < BOARD).then_some("true")}
        >
            <a class="skip" href="#board" onclick={skip_to_board()}>{ lang.text(Key::SkipToBoard) }</a>
            if controls == Controls::Minimal {
                { component(WayOut { lang, timeline: shown.timeline() }) }
            }
            if is_full && drawn >= HEADER {
                { header(&shown, &show, &dispatch) }
            }
            <main class="main">
                if !is_bare {
                    { component(head_of(&shown, on_edit, &dispatch)) }
                }
                if drawn >= BOARD {
                    { component(Stage { play: Play::of(&shown), dispatch: dispatch.clone() }) }
                }
                if !is_bare {
                    { component(Caption { model: shown.clone(), toast: ToastContent::of(&shown), show: show.clone(), dispatch: dispatch.clone() }) }
                }
                if is_full && drawn >= CONTROLS {
                    { component(Peek { lang, timeline: shown.timeline(), is_secret: shown.is_secret(), show: show.clone() }) }
                }
            </main>
            if !is_bare && drawn >= CONTROLS {
                { component(dock_of(&shown, &dispatch)) }
            }
            if is_full && drawn >= PANEL {
                { component(TabBar { lang, sheet: *sheet, show: show.clone() }) }
                { component(Panel { model: throttled, tab: *tab, open: sheet.is_some(), on_tab, on_close, dispatch: dispatch.clone() }) }
                { component(OneRuler { prefs: shown.prefs, open: shown.modal == Some(Modal::OneRuler), dispatch: dispatch.clone() }) }
            }
            { warnings(&shown, &dispatch) }
            { component(LiveRegion { announcements: shown.announcements.clone(), lang }) }
        </div>
    }
}

/// Returns the panel that Back closes: one that lies over the board, or the coach who leads beside it.
fn seen_panel(shown: &ModelRef, is_wide: bool, sheet: Option<Tab>, tab: Tab) -> Option<Tab> {
    if is_wide { Some(tab).filter(|tab| *tab == Tab::Coach && shown.is_coached()) } else { sheet }
}

fn head_of(model: &Model, on_edit: Callback<()>, dispatch: &Callback<Msg>) -> Head {
    let timeline = model.session.timeline();
    Head {
        prefs: model.prefs,
        setup: timeline.shared_setup(),
        guarantee: timeline.guarantee(),
        par_guarantee: timeline.par_guarantee(),
        is_predicting: model.prediction.is_some(),
        on_edit,
        dispatch: dispatch.clone(),
    }
}

fn dock_of(model: &Model, dispatch: &Callback<Msg>) -> Dock {
    Dock {
        lang: model.prefs.lang,
        timeline: model.timeline(),
        is_secret: model.is_secret(),
        playing: model.is_playing(),
        speed: model.speed,
        scale: model.tape_scale,
        bookmarks: model.bookmarks.clone(),
        dispatch: dispatch.clone(),
    }
}

/// Tells whether two models differ in no more than the step.
fn is_step_apart(one: &Model, other: &Model) -> bool {
    one.prefs == other.prefs
        && one.cards == other.cards
        && one.feedback == other.feedback
        && one.session.timeline().has_setup_of(other.session.timeline())
}

/// Leads from a page inside of another one to the whole of it, at this step.
#[derive(PartialEq)]
struct WayOut {
    lang: Lang,
    timeline: TimelineRef,
}

rendered_by!(WayOut, use_way_out);

/// Draws the link; what a link carries of a long play is long, so that it is not written at every step.
#[hook]
fn use_way_out(props: &WayOut) -> Html {
    let WayOut { lang, timeline } = props;
    let timeline = use_throttled(timeline.clone(), |given| !given.has_setup_of(timeline));
    let here = web_sys::window().and_then(|window| window.location().pathname().ok()).unwrap_or_default();
    let href = format!("{here}{}", address_of(&timeline));
    html! {
        <a class="way-out" {href} target="_blank" rel="noopener">{ lang.text(Key::OpenInGros) }</a>
    }
}

/// Moves the focus to the board: the address is not touched, since it holds the session.
fn skip_to_board() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        let board = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.query_selector("#board [tabindex='0']").ok().flatten());
        if let Some(board) =
            board.and_then(|board| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(board).ok())
        {
            // An element that cannot take the focus leaves it where it is.
            let _ = board.focus();
        }
    })
}
