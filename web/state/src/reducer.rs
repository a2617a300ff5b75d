//! The pure reducer: what each message does to the model.

use gros_session::Action;

use super::{Announcement, DockMsg, Feedback, Model, Msg, Wait};

impl Model {
    pub fn take(&mut self, msg: Msg) {
        // Pointing at something does nothing.
        if let Msg::Dock(msg @ DockMsg::Light(_)) = msg {
            return self.take_dock(msg);
        }
        // The user cannot move for the computer.
        if self.is_out_of_turn(&msg) || self.is_kept_back(&msg) {
            return;
        }
        let Some(msg) = self.keep_back(msg) else { return };
        self.described = false;
        self.dock.stretch = None;
        if !matches!(msg, Msg::Over(Wait::Rung)) {
            self.leave(|model| model.rung().is_some());
        }
        self.take_in(msg);
        self.settle();
        self.note_look();
    }

    fn take_in(&mut self, msg: Msg) {
        match msg {
            Msg::Act(Action::Hand(mv)) => self.play(mv),
            Msg::Act(action @ (Action::Undo | Action::Redo)) => self.undo_or_redo(&action),
            Msg::Act(Action::Seek(seek)) => self.seek(seek),
            Msg::Act(Action::DoIt) => self.do_it(),
            Msg::Act(action) => self.act(action),
            Msg::LetAnswer => self.schedule_answer(),
            Msg::Present(is_on) => self.present(is_on, !self.is_solving()),
            Msg::Explain => self.explain(),
            Msg::Solve(is_solving) => self.solve(is_solving),
            Msg::Peg(peg) => self.choose_peg(peg),
            Msg::Carry { from, to } => self.carry(from, to),
            Msg::PutBack if self.is_playing() => self.play_or_pause(),
            Msg::PutBack if self.shown_win().is_some() => self.show_win(false),
            Msg::PutBack => self.put_back(),
            Msg::Hint => self.hint(),
            Msg::Describe => {
                self.described = true;
                self.say(Announcement::Described(self.session.clone()));
            }
            Msg::PlayOrPause => self.play_or_pause(),
            Msg::ShowWin(is_open) => self.show_win(is_open),
            Msg::Clock(now) => self.set_clock(now),
            Msg::Over(wait) => self.end(wait),
            Msg::Day(msg) => self.take_day(msg),
            Msg::Begin => self.touched = true,
            Msg::ShowWhy => self.show_why(),
            Msg::ToggleCard(method) => self.toggle_card(method),
            Msg::Coach(msg) => self.coach(msg),
            Msg::Dock(msg) => self.take_dock(msg),
            Msg::Address(address) => self.open_address(&address),
            Msg::Follow(address) => self.follow(&address),
            Msg::File(text) => self.open_file(&text),
            Msg::Puzzle(id) => self.change_puzzle(id),
            Msg::Screen(Some(screen)) => self.go_to_screen(screen),
            Msg::Screen(None) => self.leave_screen(),
            Msg::Stop(msg) => self.take_stop(msg),
            Msg::Collect(line, is_in) => self.collect(line, is_in),
            Msg::Overlay(overlay) => self.overlay = overlay,
            Msg::Close(overlay) => self.close(overlay),
            Msg::Prefs(prefs) => {
                let is_other = prefs.rival != self.prefs.rival;
                let is_look = self.is_game() && prefs.verdict && !self.prefs.verdict;
                if is_look {
                    self.look();
                }
                self.choose_prefs(prefs);
                if is_other {
                    self.schedule_answer();
                }
            }
            Msg::Words(awaited) => self.end_awaiting(awaited),
            Msg::OthersAreHere => self.end_waiting(),
            Msg::Dismiss(index) => {
                if index < self.warnings.len() {
                    self.warnings.remove(index);
                }
            }
            Msg::Shared(what) => {
                self.feedback = Feedback::Shared(what);
                self.say(Announcement::Shared(what));
            }
        }
    }
}
