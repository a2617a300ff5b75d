//! The header: puzzles, sharing, language, theme and help.

pub mod choices;
pub mod help;
pub mod menu;
pub mod more;
pub mod share;

use gros_session::spec::{Learn, Screen, Shelf};
use gros_solver::{AnyPuzzle, catalogue, ids};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::board::Play;
use crate::ctx::Ctx;
use crate::state::{Model, Msg, Overlay, is_of_family};
use crate::state::{TABS, Tab};
use crate::today::chip::Chip;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;
use choices::{as_icon, language_select, theme_select};
use help::HelpDialog;
use menu::Menu;
use more::More;
use share::{Share, screen_title};

/// On a phone, a title with a longer word, in Latin letters, is in smaller type, and *Today* beside it is a sign.
const LONG: usize = 9;
/// So it is if title and *Today* together are longer.
const WIDE: usize = 16;

pub fn header(model: &Model, show: &Callback<Option<Tab>>, ctx: Ctx) -> Html {
    let is_open = |overlay| model.overlay == Some(overlay);
    let puzzle = model.session.timeline().puzzle();
    let chip = model.day().map(|day| Chip {
        ctx,
        day,
        days: model.days.clone(),
        is_open: model.today().is_some() && model.screen.is_none(),
        is_wide: false,
    });
    html! {
        <header class="line header">
            { component(Menu {
                ctx,
                open: is_open(Overlay::Menu),
                today: chip.clone(),
                timeline: model.timeline(),
                speed: model.dock.speed,
                is_solving: model.is_solving(),
            }) }
            { wordmark(ctx.lang.text(Key::AppName)) }
            { component(Tabs { ctx, puzzle: puzzle.clone(), family: model.last_of_family(), screen: model.screen.clone(), today: chip, has_more: is_open(Overlay::More), show: show.clone() }) }
            { component(Share { play: Play::of(ctx, model), open: is_open(Overlay::Share), screen: model.screen.clone(), card: model.cards.preferred(puzzle), collection: model.collection.clone() }) }
            { component(HeaderEnd { ctx }) }
            { component(HelpDialog {
                ctx,
                puzzle: puzzle.clone(),
                open: is_open(Overlay::Help),
            }) }
        </header>
    }
}

#[derive(PartialEq)]
struct HeaderEnd {
    ctx: Ctx,
}

rendered_by!(HeaderEnd, use_header_end);

#[hook]
fn use_header_end(props: &HeaderEnd) -> Html {
    let ctx = props.ctx;
    let help = ctx.lang.text(Key::Help);
    html! {
        <div class="line header-end">
            { as_icon(Shape::Globe, language_select(ctx)) }
            { as_icon(Shape::Moon, theme_select(ctx)) }
            <button
                class="button button-quiet header-icon" type="button" aria-label={help} title={help}
                onclick={ctx.on_click(Msg::Overlay(Some(Overlay::Help)))}
            >
                { icon(Shape::Help) }
            </button>
        </div>
    }
}

/// Names the task where there is little room.
fn short_title(lang: Lang, puzzle: &AnyPuzzle) -> String {
    let title = lang.task_title(puzzle);
    let short = catalogue::entry(puzzle.id()).filter(|_| title == lang.puzzle_name(puzzle.id()));
    short.map_or(title, |entry| lang.short_name(entry).to_owned())
}

/// Chinese and Japanese characters are as wide as two letters.
fn width(text: &str) -> usize {
    text.chars().map(|symbol| if symbol < '⺀' { 1 } else { 2 }).sum()
}

/// The name of the project, with the first seven ticks of a ruler.
fn wordmark(name: &str) -> Html {
    html! {
        <div class="line wordmark">
            <svg class="wordmark-ticks" viewBox="0 0 30 22" aria-hidden="true">
                <path d="M2 16v4M6.3 12v8M10.6 16v4M19.4 16v4M23.7 12v8M28 16v4" />
                <path class="wordmark-middle" d="M15 4v16" />
            </svg>
            <span>{ name }</span>
        </div>
    }
}

#[derive(PartialEq)]
struct Tabs {
    ctx: Ctx,
    puzzle: AnyPuzzle,
    /// Id of the puzzle that the tab of the family leads to.
    family: &'static str,
    /// The screen shown in place of the board.
    screen: Option<Screen>,
    today: Option<Chip>,
    /// Whether its menu is open.
    has_more: bool,
    show: Callback<Option<Tab>>,
}

rendered_by!(Tabs, use_tabs);

/// A row of tabs, or a select on narrow pages.
#[hook]
fn use_tabs(props: &Tabs) -> Html {
    let Tabs { puzzle, family, screen, today, has_more, show, .. } = props;
    let ctx = props.ctx;
    let is_shelf = matches!(screen, Some(Screen::Shelf(_)));
    let is_learn = matches!(screen, Some(Screen::Learn(_) | Screen::Quiz(_)));
    let current = if screen.is_some() { "" } else { puzzle.id() };
    let is_family = is_shelf || screen.is_none() && is_of_family(puzzle);
    let tab = |(id, name, is_current): (&'static str, &'static str, bool)| {
        let onclick = ctx.on_click(Msg::Puzzle(id));
        html! {
            <button class="header-tab" type="button" {onclick} aria-current={is_current.then_some("page")}>
                { name }
            </button>
        }
    };
    let title = screen.as_ref().map_or_else(
        || short_title(ctx.lang, puzzle),
        |screen| ctx.lang.text(screen_title(screen)).to_owned(),
    );
    let has_long_word = title.split(' ').any(|word| word.chars().filter(char::is_ascii).count() > LONG);
    let is_long = has_long_word || width(&title) + width(ctx.lang.text(Key::TodayShort)) > WIDE;
    let own = |id: &'static str| (id, ctx.lang.puzzle_name(id), current == id);
    let family = (*family, ctx.lang.text(Key::FamilyTab), is_family);
    let [first, second, last] = TABS.map(own);
    let tabs = [first, second, family, last];
    let option =
        |id: &&'static str| html! { <option selected={*id == current}>{ ctx.lang.puzzle_name(id) }</option> };
    let onchange = ctx.on(|event: Event| {
        selected_index(&event).map(|index| match ids().get(index) {
            Some(id) => Msg::Puzzle(id),
            None if index == ids().len() => Msg::shelf(Shelf::default()),
            None => Msg::learn(Learn::All),
        })
    });
    html! {
        <>
            <nav class="header-tabs" aria-label={ctx.lang.text(Key::Puzzles)}>
                { list(tabs.into_iter().map(tab)) }
                { component(More { ctx, open: *has_more }) }
            </nav>
            <div class="header-puzzle">
                <span class={is_long.then_some("header-puzzle-long")} aria-hidden="true">{ title }</span>
                { icon(Shape::Chevron) }
                <select aria-label={ctx.lang.text(Key::Puzzle)} {onchange}>
                    { list(ids().iter().map(option)) }
                    <option selected={is_shelf}>{ ctx.lang.text(Key::Shelf) }</option>
                    <option selected={is_learn}>{ ctx.lang.text(Key::Learn) }</option>
                </select>
            </div>
            { list(today.clone().map(component)) }
            <button
                class="button button-quiet header-learn" type="button" aria-label={ctx.lang.text(Key::Learn)}
                onclick={ctx.on_click(Msg::learn(Learn::All))} aria-current={is_learn.then_some("page")}
            >
                { icon(Shape::Book) }
                <span class="learn-word">{ ctx.lang.text(Key::Learn) }</span>
            </button>
            <button class="button button-quiet header-coach" type="button" aria-label={ctx.lang.text(Key::Coach)} onclick={show.reform(|_: MouseEvent| Some(Tab::Coach))}>
                { icon(Shape::Metronome) }
                <span class="coach-word">{ ctx.lang.text(Key::Coach) }</span>
            </button>
        </>
    }
}
