//! The elements and attributes that show a shape.

use gros_picture::path::num;
use gros_picture::svg::{in_row, view_box};
use gros_picture::{Form, Place, Scene, Shape};
use web_sys::Element;

/// Returns the name of the element that shows a form.
pub fn tag(form: &Form) -> &'static str {
    match form {
        Form::Path { .. } => "path",
        Form::Rect(..) => "rect",
        Form::Circle(..) => "circle",
        Form::Text(..) | Form::Letters(..) => "text",
        Form::Group(..) => "g",
        Form::Fade { .. } => "linearGradient",
    }
}

/// Writes an attribute; its name is one of ours, so no browser rejects it.
pub fn set(element: &Element, name: &str, value: &str) {
    let _ = element.set_attribute(name, value);
}

fn set_or_remove(element: &Element, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Writes the visible part of the plane.
pub fn set_room(element: &Element, scene: &Scene) {
    set(element, "viewBox", &view_box(scene));
}

/// Writes the attributes in which a shape differs from the one that its element shows, or all of them for a new
/// element.
pub fn update(element: &Element, old: Option<&Shape>, new: &Shape) {
    if old.is_none_or(|old| old.role != new.role) && (old.is_some() || new.role.is_some()) {
        set_or_remove(element, "class", new.role.map(|role| role.0));
    }
    if old.is_none_or(|old| old.mark != new.mark) {
        if let Some(mark) = old.and_then(|old| old.mark.as_ref()) {
            set_or_remove(element, &format!("data-{}", mark.name), None);
        }
        if let Some(mark) = &new.mark {
            set(element, &format!("data-{}", mark.name), &mark.value);
        }
    }
    if old.is_none_or(|old| old.form != new.form) {
        reshape(element, old.map(|old| &old.form), &new.form);
    }
}

fn reshape(element: &Element, old: Option<&Form>, new: &Form) {
    let number = |name: &str, old: Option<f64>, new: f64| {
        if old != Some(new) {
            set(element, name, &num(new));
        }
    };
    match (new, old) {
        (Form::Path { d, length }, old) => {
            let (old_d, old_length) = match old {
                Some(Form::Path { d, length }) => (Some(d), *length),
                _ => (None, None),
            };
            if old_d != Some(d) {
                set(element, "d", d);
            }
            if old_length != *length {
                let length = length.map(|length| length.to_string());
                set_or_remove(element, "pathLength", length.as_deref());
            }
        }
        (Form::Rect(rect, r), old) => {
            let old = if let Some(Form::Rect(rect, r)) = old { Some((rect, *r)) } else { None };
            number("x", old.map(|(old, _)| old.x), rect.x);
            number("y", old.map(|(old, _)| old.y), rect.y);
            number("width", old.map(|(old, _)| old.width), rect.width);
            number("height", old.map(|(old, _)| old.height), rect.height);
            number("rx", old.map(|(_, r)| r), *r);
        }
        (Form::Circle((x, y), r), old) => {
            let old = if let Some(Form::Circle(at, r)) = old { Some((at, *r)) } else { None };
            number("cx", old.map(|(old, _)| old.0), *x);
            number("cy", old.map(|(old, _)| old.1), *y);
            number("r", old.map(|(_, r)| r), *r);
        }
        (Form::Text((x, y), size, words), old) => {
            let old =
                if let Some(Form::Text(at, size, words)) = old { Some((at, size, words)) } else { None };
            number("x", old.map(|(old, ..)| old.0), *x);
            number("y", old.map(|(old, ..)| old.1), *y);
            number("font-size", old.map(|(_, size, _)| *size), *size);
            if old.is_none_or(|(.., old)| old != words) {
                element.set_text_content(Some(words));
            }
        }
        (Form::Letters(places, y, size, symbols), old) => {
            let old = match old {
                Some(Form::Letters(places, y, size, symbols)) => Some((places, *y, *size, symbols)),
                _ => None,
            };
            if old.is_none_or(|(old, ..)| old != places) {
                set(element, "x", &in_row(places));
            }
            number("y", old.map(|(_, y, ..)| y), *y);
            number("font-size", old.map(|(_, _, size, _)| size), *size);
            if old.is_none_or(|(.., old)| old != symbols) {
                element.set_text_content(Some(symbols));
            }
        }
        (Form::Group(place, _), old) => {
            let old = if let Some(Form::Group(place, _)) = old { *place } else { None };
            if old != *place {
                set_or_remove(element, "transform", place.map(Place::written).as_deref());
            }
        }
        (Form::Fade { name, from, to, .. }, _) => {
            set(element, "id", name);
            set(element, "gradientUnits", "userSpaceOnUse");
            for (name, value) in [("x1", from.0), ("y1", from.1), ("x2", to.0), ("y2", to.1)] {
                set(element, name, &num(value));
            }
        }
    }
}
