//! The root component: header, board, caption, dock and panel.

use std::rc::Rc;

use gros_session::spec::{self, Controls, Learn, Part, Screen, Show};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::board::Play;
use crate::caption::toast::ToastContent;
use crate::caption::warnings::warnings;
use crate::caption::{Caption, greets};
use crate::ctx::{Ctx, Store, use_ctx};
use crate::explain::peek::Peek;
use crate::head::Head;
use crate::header::header;
use crate::hooks::address::Current;
use crate::hooks::others::{self, Arrival};
use crate::hooks::{address, autoplay, clock, embed, kept, keys, page, storage};
use crate::learn::{LearnPage, LearnPart};
use crate::one_ruler::OneRuler;
use crate::panel::Panel;
use crate::panel::tab_bar::TabBar;
use crate::present::Present;
use crate::puzzles::{Stage, arrival_milliseconds};
use crate::quiz::QuizPage;
use crate::shelf::{ShelfPage, Siblings};
use crate::sound::Sound;
use crate::speech::live::LiveRegion;
use crate::state::Tab;
use crate::state::{
    CoachMsg, Copied, Feedback, Model, ModelRef, Msg, Others, Overlay, Prefs, TimelineRef, Warning, Win,
    address_of, is_of_family,
};
use crate::timeline::{Dock, Told};
use crate::today::draw::draw;
use crate::today::row::DayRow;
use crate::tools::ToolPage;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::focus;
use crate::ui::lazy::lazy;
use crate::ui::media::use_wide;
use crate::ui::tasks;
use crate::ui::throttle::use_throttled;
use crate::win::WinCard;

/// Opens the address, or the session of the last visit if the address does not ask for another.
fn first_model() -> ModelRef {
    let address = address::current();
    let saved = storage::last_session().filter(|_| !embed::is_embedded());
    let mut model = match saved {
        saved if spec::open_screen(&address).is_some() => {
            let (last, history) = saved.unwrap_or_default();
            let mut model = Model::open(&last, &history, storage::prefs());
            model.open_screen(&address);
            model
        }
        Some((last, history)) if last == address::without_language(&address) => {
            let mut model = Model::open(&last, &history, storage::prefs());
            model.apply_view_of(&address);
            storage::mode_of_visit().into_iter().for_each(|is_solving| model.override_mode(is_solving));
            model
        }
        Some((last, history)) if spec::asks_for_nothing(&address) => {
            let mut model = Model::open(&last, &history, storage::prefs());
            model.apply_view_of(&address);
            model
        }
        Some(_) if address::was_bare() => Model::open(&address, &[], storage::prefs()),
        Some(_) => guided(&address),
        None if address::was_bare() && !embed::is_embedded() => {
            let prefs = storage::prefs();
            Model::open(&address, &[], Prefs { is_solving: storage::solves().unwrap_or(true), ..prefs })
        }
        None => guided(&address),
    };
    model.others = others::others();
    kept::load(&mut model);
    let is_lost = !embed::is_embedded() && !storage::is_available();
    model.warnings.extend(is_lost.then_some(Warning::NotKept));
    ModelRef::new(model)
}

/// Opens a link: one that does not say otherwise shows the next move.
fn guided(address: &str) -> Model {
    let mut model = Model::open(address, &[], storage::prefs());
    model.override_mode(false);
    model
}

/// Slices of the first render. The board is last, when the parts that determine its size are there.
const HEADER: u8 = 1;
const CONTROLS: u8 = 2;
const PANEL: u8 = 3;
const BOARD: u8 = 4;

/// The name of the card of a win in the browser's history.
const WIN: &str = "win";

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

/// The page, once the puzzles are there that it opens.
#[component]
pub fn Root() -> Html {
    let waits = use_state_eq(others::are_needed);
    let on_arrival = {
        let waits = waits.setter();
        use_callback((), move |(), ()| waits.set(false))
    };
    if *waits {
        return lazy(storage::prefs().lang, Arrival { on_arrival, children: html! {} });
    }
    html! { <App /> }
}

#[component]
fn App() -> Html {
    let store = use_reducer(|| Store(first_model()));
    let model = store.0.clone();
    // If the coach was open at the end of the last visit, offer to resume.
    let first = use_memo((), |()| {
        let place = model.coach.place.as_ref().filter(|place| place.was_open);
        place.filter(|place| place.is_of(&model.address())).map(|_| Tab::Coach)
    });
    let sheet = use_state_eq(|| *first);
    let tab = use_state_eq(|| first.unwrap_or(Tab::Explain));
    let ctx = use_ctx(model.prefs, &store);
    let lang = ctx.lang;
    autoplay::use_autoplay(&model, ctx);
    autoplay::use_answer(&model, ctx);
    autoplay::use_waits(&model, arrival_milliseconds(&model), ctx);
    clock::use_clock(&model, ctx);
    let (screen, stop) = (model.cover().cloned(), model.stop());
    let has_board = screen.is_none() && model.view_request.present.is_none();
    keys::use_keys(model.prefs.letter_keys, has_board, ctx);
    focus::use_kept_focus();
    page::use_words(model.awaited, ctx);
    page::use_page(model.prefs);
    kept::use_kept(&model, *tab == Tab::Coach);
    // The sheet of a narrow page and the panel of a wide one show the same tab.
    let show = {
        let (sheet, setter) = (sheet.setter(), tab.setter());
        use_callback(*tab, move |opened: Option<Tab>, tab| {
            sheet.set(opened);
            // Parts of the panel are beside a board.
            if opened.is_some() {
                ctx.send(Msg::Screen(None));
            }
            match opened {
                Some(opened) => setter.set(opened),
                // Closing the sheet silences the coach.
                None if *tab == Tab::Coach => {
                    ctx.send(Msg::Coach(CoachMsg::Leave));
                    setter.set(Tab::Explain);
                }
                None => {}
            }
        })
    };
    let default = if embed::is_embedded() { Controls::Minimal } else { Controls::Full };
    let controls = model.view_request.controls.unwrap_or(default);
    let (is_full, is_bare) = (controls == Controls::Full, controls == Controls::None);
    let panel = visible_panel(&model, use_wide(), *sheet, *tab).filter(|_| model.screen.is_none());
    let win = model.shown_win().filter(|_| is_full).cloned();
    let layers: Vec<&'static str> =
        [win.as_ref().map(|_| WIN), panel.map(Tab::id), model.overlay.map(Overlay::id)]
            .into_iter()
            .flatten()
            .collect();
    let on_layers = {
        let (show, has_win) = (show.clone(), win.is_some());
        Callback::from(move |layers: Vec<String>| {
            let shows_win = layers.iter().any(|layer| layer == WIN);
            if shows_win != has_win {
                ctx.send(Msg::ShowWin(shows_win));
            }
            let opened = layers.iter().find_map(|layer| Tab::from_id(layer));
            if opened != panel {
                show.emit(opened);
            }
            ctx.send(Msg::Overlay(layers.iter().find_map(|layer| Overlay::from_id(layer))));
        })
    };
    let current = Current {
        timeline: model.own_timeline(),
        screen: model.screen.clone(),
        places: model.places,
        is_dragged: model.is_dragging(),
    };
    address::use_address(current, layers, on_layers, ctx);
    use_effect_with(model.view_request.show, {
        let show = show.clone();
        move |(_, request)| {
            if let Some(tab) = request.and_then(tab_of) {
                show.emit(Some(tab));
            }
        }
    });
    let on_edit = use_callback(show.clone(), |(), show| show.emit(Some(Tab::Setup)));
    let on_close = use_callback(show.clone(), |(), show| show.emit(None));
    let on_tab = {
        let (is_sheet, show, tab) = (sheet.is_some(), show.clone(), tab.setter());
        Callback::from(move |opened| if is_sheet { show.emit(Some(opened)) } else { tab.set(opened) })
    };
    // Nobody reads the panel while steps arrive quickly, so throttle it.
    let throttled = use_throttled(model.clone(), |shown| !only_step_differs(shown, &model));
    let slice = tasks::use_slices(BOARD);
    let ruler =
        (model.overlay == Some(Overlay::OneRuler)).then(|| model.session.timeline().cursor().to_usize());
    let puzzle = model.session.timeline().puzzle();
    let shelf = match screen {
        Some(Screen::Shelf(shelf)) => Some(shelf),
        _ => None,
    };
    let waits = matches!(model.others, Others::Awaited(_));
    let presented = model.view_request.present.filter(|_| is_full && !waits);
    let is_family = shelf.is_some() || model.screen.is_none() && is_of_family(puzzle);
    let current = shelf.is_none().then(|| puzzle.id());
    let siblings = Siblings { ctx, current };
    if let Some(has_cues) = presented {
        let present = Present { play: Play::of(ctx, &model), cards: model.cards.clone(), has_cues };
        return html! {
            <div class="app app-present">
                { lazy(lang, present) }
                { component(LiveRegion { announcements: model.announcements.clone(), lang, is_solving: false }) }
            </div>
        };
    }
    html! {
        <div
            class={classes!(
                "app",
                (!is_full).then_some("app-embedded"),
                is_bare.then_some("app-bare"),
                (is_full && is_family).then_some("app-family"),
                screen.is_some().then_some("app-screen"),
                model.stop_class(),
            )}
            data-sheet={sheet.filter(|_| is_full && slice >= PANEL && model.screen.is_none()).map(Tab::id)}
            aria-busy={(slice < BOARD).then_some("true")}
        >
            if screen.is_none() {
                <a class="skip" href="#board" onclick={skip_to_board()}>{ lang.text(Key::SkipToBoard) }</a>
            }
            if controls == Controls::Minimal {
                { component(FullPageLink { lang, timeline: model.timeline() }) }
            }
            if is_full && slice >= HEADER {
                { header(&model, &show, ctx) }
            }
            if is_full && slice >= HEADER && is_family {
                <div class="siblings">{ lazy(lang, siblings) }</div>
            }
            if stop.is_some() && is_full {
                <div class="stop-top">{ learn(&model, LearnPart::Top, ctx) }</div>
            }
            if let Some(screen) = screen {
                <main class="screen">
                    if slice >= BOARD {
                        { screen_page(&screen, &model, ctx) }
                    }
                </main>
            } else {
                <main class="main">
                    if !is_bare {
                        { component(head_of(&model, on_edit, ctx)) }
                    }
                    if waits {
                        { lazy(lang, Arrival { on_arrival: ctx.on(|()| Msg::OthersAreHere), children: html! {} }) }
                    } else if slice >= BOARD {
                        { component(Stage { play: Play::of(ctx, &model) }) }
                    }
                    if !is_bare {
                        { component(Caption { model: model.clone(), toast: ToastContent::of(&model), show: show.clone(), ctx }) }
                    }
                    if is_full && slice >= CONTROLS {
                        { component(Peek { ctx, timeline: model.timeline(), is_solving: model.is_solving(), is_covered: greets(&model), show: show.clone() }) }
                    }
                </main>
                if let Some(win) = win {
                    <div class="win-place">{ lazy(lang, win_card(&model, win, ctx)) }</div>
                }
                if !is_bare && slice >= CONTROLS && model.has_dock() {
                    { component(dock_of(&model, ctx)) }
                }
                if stop.is_some() && is_full {
                    <div class="stop-task">{ learn(&model, LearnPart::Task, ctx) }</div>
                } else if is_full && slice >= PANEL {
                    { component(TabBar { lang, sheet: *sheet, show: show.clone() }) }
                    { component(Panel { model: throttled, tab: *tab, open: sheet.is_some(), on_tab, on_close, ctx }) }
                }
            }
            if is_full && slice >= PANEL {
                { component(OneRuler { ctx, open: ruler }) }
            }
            { warnings(&model, ctx) }
            { list(model.draws_today().filter(|_| is_full && slice >= PANEL).map(|what| draw(ctx, what))) }
            if model.prefs.sound {
                <div hidden=true>{ lazy(lang, Sound { model: model.clone() }) }</div>
            }
            { component(LiveRegion { announcements: model.announcements.clone(), lang, is_solving: model.is_solving() }) }
        </div>
    }
}

fn screen_page(screen: &Screen, model: &Model, ctx: Ctx) -> Html {
    let (lang, is_opened) = (ctx.lang, model.places > 0);
    match screen {
        Screen::Shelf(shelf) => {
            let collection = model.collection.clone();
            lazy(lang, ShelfPage { ctx, shelf: *shelf, is_opened, collection })
        }
        Screen::Learn(Learn::Tool(tool)) => lazy(lang, ToolPage { ctx, tool: tool.clone(), is_opened }),
        Screen::Learn(_) => learn(model, LearnPart::Page, ctx),
        Screen::Quiz(quiz) => lazy(lang, QuizPage { ctx, quiz: quiz.clone(), is_opened }),
    }
}

fn learn(model: &Model, part: LearnPart, ctx: Ctx) -> Html {
    let (is_opened, screen) = (model.places > 0, model.screen.clone());
    let (board, timeline, feedback) = (model.stop(), model.timeline(), model.feedback.clone());
    lazy(ctx.lang, LearnPage { ctx, part, screen, is_opened, board, timeline, feedback })
}

/// Returns the panel that Back closes: a sheet over the board, or the coach while it leads.
fn visible_panel(model: &ModelRef, is_wide: bool, sheet: Option<Tab>, tab: Tab) -> Option<Tab> {
    if is_wide { Some(tab).filter(|tab| *tab == Tab::Coach && model.is_coached()) } else { sheet }
}

fn head_of(model: &Model, on_edit: Callback<()>, ctx: Ctx) -> Head {
    let timeline = model.session.timeline();
    Head {
        ctx,
        setup: timeline.shared_setup(),
        guarantee: timeline.guarantee(),
        par_guarantee: timeline.par_guarantee(),
        is_solving: model.is_solving(),
        today: day_row(model, ctx),
        on_edit,
    }
}

fn day_row(model: &Model, ctx: Ctx) -> Option<DayRow> {
    Some(DayRow {
        ctx,
        day: model.today()?,
        setup: model.session.timeline().shared_setup(),
        days: model.days.clone(),
        win: model.win().cloned(),
        is_copied: model.feedback == Feedback::Shared(Copied::Result),
    })
}

fn win_card(model: &Model, win: Rc<Win>, ctx: Ctx) -> WinCard {
    let is_copied = model.feedback == Feedback::Shared(Copied::Result);
    WinCard { ctx, win, seconds: model.help.seconds(), is_copied }
}

fn dock_of(model: &Model, ctx: Ctx) -> Dock {
    Dock {
        ctx,
        timeline: model.shown_timeline(),
        told: model.seen_to().map(|to| Told { to, total: model.tells_total() }),
        playing: model.is_playing(),
        speed: model.dock.speed,
        scale: model.dock.scale,
        stretch: model.dock.stretch.clone(),
    }
}

fn only_step_differs(one: &Model, other: &Model) -> bool {
    one.prefs == other.prefs
        && one.cards == other.cards
        && one.feedback == other.feedback
        && one.session.timeline().has_setup_of(other.session.timeline())
}

/// The link from a frame to the full page, at the current step.
#[derive(PartialEq)]
struct FullPageLink {
    lang: Lang,
    timeline: TimelineRef,
}

rendered_by!(FullPageLink, use_full_page_link);

/// Throttled, since the address of a long play is long.
#[hook]
fn use_full_page_link(props: &FullPageLink) -> Html {
    let FullPageLink { lang, timeline } = props;
    let timeline = use_throttled(timeline.clone(), |shown| !shown.has_setup_of(timeline));
    let here = web_sys::window().and_then(|window| window.location().pathname().ok()).unwrap_or_default();
    let href = format!("{here}{}", address_of(&timeline));
    html! {
        <a class="way-out" {href} target="_blank" rel="noopener">{ lang.text(Key::OpenInGros) }</a>
    }
}

/// Moves the focus without changing the fragment, which holds the session.
fn skip_to_board() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        focus::move_to_board();
    })
}
