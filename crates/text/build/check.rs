//! Checks the languages against each other.

use crate::compile::Compiled;
use crate::locale::{Locale, Message};

/// Finds messages that a language lacks, that only it has, or that have different variables in it.
pub fn compare(reference: &Locale, locale: &Locale, errors: &mut Vec<String>) {
    for message in &reference.messages {
        match locale.message(&message.id) {
            None => {
                errors.push(format!("{}: {} is missing in {}", message.place, message.id, locale.tag));
            }
            Some(other) => compare_messages(message, other, errors),
        }
    }
    let is_extra = |id: &str| reference.message(id).is_none();
    let extra = locale.messages.iter().filter(|message| is_extra(&message.id));
    errors.extend(
        extra.map(|message| format!("{}: {} is not in {}", message.place, message.id, reference.tag)),
    );
}

fn compare_messages(message: &Message, other: &Message, errors: &mut Vec<String>) {
    let Message { id, place, compiled } = other;
    if compiled.variables != message.compiled.variables {
        let (found, expected) = (&compiled.variables, &message.compiled.variables);
        errors.push(format!(
            "{place}: {id} has the variables {found:?}, but {expected:?} at {}",
            message.place
        ));
    }
    let Compiled { selected, defaults, .. } = &message.compiled;
    for chosen in &compiled.selected {
        let (variable, key) = chosen;
        let is_checked = selected.iter().any(|(by, _)| by == variable) && !is_of_numbers(key);
        if is_checked && !selected.contains(chosen) && !defaults.contains(chosen) {
            errors.push(format!("{place}: {id} selects [{key}] by ${variable}, unlike {}", message.place));
        }
    }
}

/// Returns whether a variant is a plural category, which differs from language to language.
fn is_of_numbers(key: &str) -> bool {
    matches!(key, "zero" | "one" | "two" | "few" | "many" | "other") || key.parse::<f64>().is_ok()
}
