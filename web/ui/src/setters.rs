//! Callbacks that set the state of a component.

use yew::prelude::*;

/// Returns a callback that sets a state to what it is given.
pub fn setter<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let state = state.setter();
    Callback::from(move |value| state.set(value))
}

/// Returns a callback that changes a state whenever something is clicked. What it changes is the state of that moment: clicks
/// may come faster than drawings.
pub fn change_on_click<T: 'static>(
    state: &UseStateHandle<T>,
    change: impl Fn(&T) -> T + 'static,
) -> Callback<MouseEvent> {
    let state = state.clone();
    Callback::from(move |_| state.set(change(&state)))
}

/// Returns a callback that sets a state to a value whenever something is clicked.
pub fn set_on_click<T: Clone + 'static>(state: &UseStateHandle<T>, value: T) -> Callback<MouseEvent> {
    setter(state).reform(move |_| value.clone())
}
