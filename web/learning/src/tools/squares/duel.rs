//! The square duel: against the computer on either side, or between two people.

use gros_session::spec::{DuelGame, DuelSide, DuelTask, Learn, Tool};
use gros_text::{Key, Lang};
use gros_tools::squares::duel::{Duel, Game, Move, Player};
use gros_tools::squares::{Letter, Reply, sign};
use yew::prelude::*;

use super::keys::use_letter_keys;
use super::known::Known;
use super::word::Word;
use crate::state::{Msg, Prefs};
use crate::tools::head;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

#[derive(PartialEq)]
pub struct DuelPage {
    pub prefs: Prefs,
    pub task: DuelTask,
    pub dispatch: Callback<Msg>,
}

rendered_by!(DuelPage, use_page);

#[hook]
fn use_page(props: &DuelPage) -> Html {
    let DuelPage { prefs, task, dispatch } = props;
    let (lang, task) = (prefs.lang, *task);
    let game = game_of(task);
    html! {
        <div class="squares">
            { head(lang, lang.text(Key::DuelTitle), dispatch, html! {}) }
            <p class="squares-task">{ lang.duel_rule(game) }</p>
            { setup(lang, task, dispatch) }
            <div class="squares-room squares-alone">
                { keyed(task.to_string(), Table { prefs: *prefs, task }) }
                { component(Known { lang, is_turns: game == Game::Turns }) }
            </div>
        </div>
    }
}

fn game_of(task: DuelTask) -> Game {
    match task.game {
        DuelGame::Turns => Game::Turns,
        DuelGame::Places => Game::Places,
    }
}

/// Game, letters and side.
fn setup(lang: Lang, task: DuelTask, dispatch: &Callback<Msg>) -> Html {
    const GAMES: [(DuelGame, Key); 2] =
        [(DuelGame::Turns, Key::DuelGameTurns), (DuelGame::Places, Key::DuelGamePlaces)];
    const SIDES: [(DuelSide, Key); 3] = [
        (DuelSide::Alice, Key::DuelSideAlice),
        (DuelSide::Bob, Key::DuelSideBob),
        (DuelSide::Two, Key::DuelSideTwo),
    ];
    let select = |label: Key, options: Vec<(String, DuelTask)>| {
        let tasks: Vec<DuelTask> = options.iter().map(|(_, task)| *task).collect();
        let dispatch = dispatch.clone();
        let onchange = Callback::from(move |event: Event| {
            if let Some(task) = selected_index(&event).and_then(|index| tasks.get(index)) {
                dispatch.emit(Msg::learn(Learn::Tool(Tool::Duel(*task))));
            }
        });
        let option =
            |(name, of): (String, DuelTask)| html! { <option selected={of == task}>{ name }</option> };
        html! {
            <label>
                { lang.text(label) }
                { select_box(html! { <select class="select" {onchange}>{ list(options.into_iter().map(option)) }</select> }) }
            </label>
        }
    };
    let games = GAMES.map(|(game, name)| (lang.text(name).to_owned(), DuelTask { game, ..task }));
    let letters = (DuelTask::FEWEST..=DuelTask::MOST)
        .map(|letters| (letters.to_string(), DuelTask { letters, ..task }))
        .collect();
    let sides = SIDES.map(|(side, name)| (lang.text(name).to_owned(), DuelTask { side, ..task }));
    html! {
        <div class="squares-setup tool-setup">
            { select(Key::DuelGame, games.to_vec()) }
            { select(Key::DuelLetters, letters) }
            { select(Key::DuelSide, sides.to_vec()) }
        </div>
    }
}

#[derive(PartialEq)]
struct Table {
    prefs: Prefs,
    task: DuelTask,
}

rendered_by!(Table, use_table);

#[derive(Clone, Debug, PartialEq)]
struct Play {
    duel: Duel,
    /// What the computer did last: the word before, who it was, and its move.
    reply: Option<(Vec<Letter>, Player, Reply)>,
}

impl Play {
    fn new(task: DuelTask) -> Play {
        Play { duel: Duel::new(game_of(task), task.letters), reply: None }.replied(task)
    }

    /// Lets the computer move if it is its turn.
    fn replied(mut self, task: DuelTask) -> Play {
        self.reply = None;
        let turn = self.duel.turn();
        if is_visitor(task, turn) {
            return self;
        }
        if let Some(reply) = self.duel.reply(Duel::BUDGET) {
            self.reply = Some((self.duel.word().to_vec(), turn, reply));
            self.duel.play(reply.mv);
        }
        self
    }

    /// Makes a move of the visitor.
    fn played(&self, task: DuelTask, mv: Move) -> Play {
        let mut play = self.clone();
        if play.duel.play(mv) { play.replied(task) } else { play }
    }

    /// Takes the visitor's last move back, with the computer's answer.
    fn taken_back(&self, task: DuelTask) -> Play {
        let mut play = Play { duel: self.duel.clone(), reply: None };
        play.duel.undo();
        while !play.duel.moves().is_empty() && !is_visitor(task, play.duel.turn()) {
            play.duel.undo();
        }
        if play.duel.moves().is_empty() { play.replied(task) } else { play }
    }
}

fn is_visitor(task: DuelTask, player: Player) -> bool {
    match task.side {
        DuelSide::Alice => player == Player::Alice,
        DuelSide::Bob => player == Player::Bob,
        DuelSide::Two => true,
    }
}

#[hook]
fn use_table(props: &Table) -> Html {
    let Table { prefs, task } = props;
    let (lang, task) = (prefs.lang, *task);
    let play = use_state_eq(|| Play::new(task));
    let has_moved = use_mut_ref(|| false);
    let set = {
        let (play, has_moved) = (play.clone(), has_moved.clone());
        Callback::from(move |new: Play| {
            has_moved.replace(true);
            play.set(new);
        })
    };
    // The place that was chosen is a button no more.
    use_effect_with(play.duel.moves().len(), move |_| {
        if has_moved.take() && focus::is_lost_or_within(".lazy") {
            focus::move_to_first(&[
                ".squares-letters :not([aria-disabled])",
                ".word-gap",
                ".squares-ways button",
            ]);
        }
    });
    let make = {
        let (play, set) = (play.clone(), set.clone());
        Callback::from(move |mv: Move| set.emit(play.played(task, mv)))
    };
    let duel = &play.duel;
    let is_over = duel.winner().is_some();
    let takes_letter = !is_over && (duel.game == Game::Turns || duel.place().is_some());
    use_letter_keys(prefs.letter_keys && takes_letter, task.letters, &make.reform(Move::Letter));
    let first = usize::from(!is_visitor(task, Duel::new(duel.game, task.letters).turn()));
    let is_untouched = duel.moves().len() <= first;
    let on_back = {
        let (play, set) = (play.clone(), set.clone());
        Callback::from(move |_: MouseEvent| set.emit(play.taken_back(task)))
    };
    let on_new = set.reform(move |_: MouseEvent| Play::new(task));
    let way = |text: Key, onclick: Callback<MouseEvent>| {
        let class = classes!("button", (is_over && text == Key::DuelNew).then_some("button-primary"));
        html! {
            <button {class} type="button" onclick={(!is_untouched).then_some(onclick)} aria-disabled={is_untouched.then_some("true")}>
                { lang.text(text) }
            </button>
        }
    };
    html! {
        <div class="squares-main">
            { word(lang, duel, &make) }
            <p class="squares-length">{ lang.duel_length(duel) }</p>
            <div role="status">
                { list(play.reply.as_ref().map(|(before, player, reply)| html! {
                    <p class="squares-note">{ icon(Shape::Info) }<span>{ lang.duel_reply(before, *player, *reply) }</span></p>
                })) }
                if is_over {
                    { end(lang, task, duel) }
                }
            </div>
            <h2 id="squares-ask">{ lang.duel_ask(duel) }</h2>
            if duel.game == Game::Turns || task.side != DuelSide::Bob {
                { letters(lang, task.letters, takes_letter, &make) }
            }
            <div class="squares-ways">
                { way(Key::DuelBack, on_back) }
                { way(Key::DuelNew, on_new) }
            </div>
        </div>
    }
}

/// The word; when Bob names a place, with a button at every place.
fn word(lang: Lang, duel: &Duel, make: &Callback<Move>) -> Html {
    let is_over = duel.winner().is_some();
    let place = match (duel.game, duel.place()) {
        _ if is_over => None,
        (Game::Turns, _) => Some(duel.word().len()),
        (Game::Places, place) => place,
    };
    let newest = duel.last_place();
    let word = Word { letters: duel.word(), square: duel.square(), newest, place, ..Word::default() };
    if is_over || duel.game == Game::Turns || place.is_some() {
        return word.view(lang.duel_word(duel));
    }
    let gap = |place: usize| {
        let onclick = make.reform(move |_: MouseEvent| Move::Place(place));
        html! {
            <button class="word-gap" type="button" {onclick} aria-label={lang.duel_place(duel.word(), place)}>
                { icon(Shape::Plus) }
            </button>
        }
    };
    word.with_places(lang.duel_ask(duel), gap)
}

fn letters(lang: Lang, letters: Letter, is_on: bool, make: &Callback<Move>) -> Html {
    let button = |letter: Letter| {
        let onclick = make.reform(move |_: MouseEvent| Move::Letter(letter));
        html! {
            <button
                class="button squares-letter" type="button" onclick={is_on.then_some(onclick)} aria-disabled={(!is_on).then_some("true")}
                aria-label={lang.duel_letter(letter)}
            >
                { sign(letter) }
            </button>
        }
    };
    html! {
        <>
            <div class="squares-letters" role="group" aria-labelledby="squares-ask">{ list((1..=letters).map(button)) }</div>
            <p class="squares-keys">{ lang.text(Key::DuelKeysLetters) }</p>
        </>
    }
}

/// How it ended, and whether the last letter was to blame, if a visitor chose it for Alice.
fn end(lang: Lang, task: DuelTask, duel: &Duel) -> Html {
    let has_won = duel.winner().is_some_and(|winner| is_visitor(task, winner));
    let blame = duel.could_avoid().filter(|_| task.side != DuelSide::Bob);
    let (class, shape) = match task.side {
        DuelSide::Two => ("squares-note", Shape::Flag),
        _ if has_won => ("squares-good", Shape::Check),
        _ => ("squares-bad", Shape::Cross),
    };
    html! {
        <p {class}>
            { icon(shape) }
            <span>
                { lang.duel_end(duel) }
                if let Some(could) = blame {
                    { " " }
                    { lang.text(if could { Key::DuelWasAvoidable } else { Key::DuelWasUnavoidable }) }
                }
            </span>
        </p>
    }
}
