//! A sequence of scenes as one SVG file that plays by itself, without a script.
//!
//! Shapes that stay the same are written once. Shapes that change are written once per appearance and shown at the
//! right times.

use std::collections::HashMap;
use std::fmt::Write;

use crate::decimal::ratio;
use crate::path::num;
use crate::scene::{Form, Key, Scene, Shape};
use crate::svg::{self, About, Ink};

/// A sequence of scenes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Film {
    frames: Vec<Scene>,
    /// When each scene begins, in seconds.
    begins: Vec<f64>,
    seconds: f64,
}

impl Film {
    /// Adds a scene that is shown for some seconds. Anything outside the room of the first scene is not shown.
    pub fn add(&mut self, scene: Scene, seconds: f64) {
        self.frames.push(scene);
        self.begins.push(self.seconds);
        self.seconds += seconds;
    }

    /// Writes the scenes as a file that plays in a loop; the file is empty if there are no scenes.
    ///
    /// ```
    /// use gros_picture::{Rect, Scene, Shape, film::Film, palette::Theme, svg::{About, Ink}};
    /// let scene = |x| Scene::new(Rect::sized(20.0, 10.0), vec![Shape::circle("eye", x, 5.0, 4.0)]);
    /// let mut film = Film::default();
    /// film.add(scene(5.0), 1.0);
    /// film.add(scene(9.0), 3.0);
    /// let file = film.write(Ink::Theme(Theme::Light), About::default());
    /// assert!(file.contains("values=\"inline;none\" keyTimes=\"0;0.25\""), "{file}");
    /// ```
    #[must_use]
    pub fn write(&self, ink: Ink, about: About<'_>) -> String {
        let Some(first) = self.frames.first() else { return String::new() };
        let mut text = svg::opened(first, ink, about);
        let lists: Vec<&[Shape]> = self.frames.iter().map(|scene| scene.shapes.as_slice()).collect();
        self.put_lists(&mut text, &lists, ink);
        text + "</svg>"
    }

    /// Writes sibling shapes, given a list of them for each scene.
    fn put_lists(&self, text: &mut String, lists: &[&[Shape]], ink: Ink) {
        match tracks(lists) {
            Some(tracks) => tracks.iter().for_each(|track| self.put_track(text, track, ink)),
            None => self.put_versions(text, &lists.iter().map(|list| Some(*list)).collect::<Vec<_>>(), ink),
        }
    }

    /// Writes a shape, given what it is in each scene; none where it is missing.
    fn put_track(&self, text: &mut String, track: &[Option<&Shape>], ink: Ink) {
        if let Some((first, lists)) = lists_of(track).filter(|_| !is_constant(track)) {
            let place = if let Form::Group(place, _) = first.form { place } else { None };
            text.push_str(&svg::group(first, place, ink));
            self.put_lists(text, &lists, ink);
            text.push_str("</g>");
        } else {
            let versions: Vec<Option<&[Shape]>> =
                track.iter().map(|shape| shape.map(std::slice::from_ref)).collect();
            self.put_versions(text, &versions, ink);
        }
    }

    /// Writes each appearance of something once, with the times at which it is shown.
    fn put_versions(&self, text: &mut String, seen: &[Option<&[Shape]>], ink: Ink) {
        let mut versions: Vec<&[Shape]> = Vec::new();
        for shapes in seen.iter().flatten() {
            if !versions.contains(shapes) {
                versions.push(shapes);
            }
        }
        for version in versions {
            let is_seen = seen.iter().map(|shapes| *shapes == Some(version));
            let written = svg::shapes(version, ink);
            match self.animated(is_seen) {
                Some(animated) => {
                    let _ = write!(text, "<g>{animated}{written}</g>");
                }
                None => text.push_str(&written),
            }
        }
    }

    /// Writes when something is visible; none if it always is.
    fn animated(&self, is_seen: impl Iterator<Item = bool>) -> Option<String> {
        let mut changes: Vec<(bool, String)> = Vec::new();
        for (is_seen, begin) in is_seen.zip(&self.begins) {
            if changes.last().is_none_or(|(was_seen, _)| *was_seen != is_seen) {
                changes.push((is_seen, ratio(begin / self.seconds).to_string()));
            }
        }
        if changes.len() < 2 {
            return None;
        }
        let values: Vec<&str> =
            changes.iter().map(|(is_seen, _)| if *is_seen { "inline" } else { "none" }).collect();
        let times: Vec<&str> = changes.iter().map(|(_, time)| time.as_str()).collect();
        Some(format!(
            "<animate attributeName=\"display\" calcMode=\"discrete\" dur=\"{}s\" repeatCount=\"indefinite\" \
             values=\"{}\" keyTimes=\"{}\"/>",
            num(self.seconds),
            values.join(";"),
            times.join(";")
        ))
    }
}

/// The identity of a shape among its siblings: its key, and its index among those with the same key or with none.
type Id = (Option<Key>, usize);

fn ids(list: &[Shape]) -> Vec<Id> {
    let mut counts: HashMap<Option<Key>, usize> = HashMap::new();
    let mut id = |shape: &Shape| {
        let count = counts.entry(shape.key.clone()).or_default();
        *count += 1;
        (shape.key.clone(), *count)
    };
    list.iter().map(&mut id).collect()
}

/// Returns each shape through all lists, from back to front; none if two of them swap places.
fn tracks<'a>(lists: &[&'a [Shape]]) -> Option<Vec<Vec<Option<&'a Shape>>>> {
    let known: Vec<Vec<Id>> = lists.iter().map(|list| ids(list)).collect();
    let mut order: Vec<&Id> = Vec::new();
    for list in &known {
        let mut after = 0;
        for id in list {
            match order.iter().position(|other| *other == id) {
                Some(found) if found < after => return None,
                Some(found) => after = found + 1,
                None => {
                    order.insert(after, id);
                    after += 1;
                }
            }
        }
    }
    let track = |id: &Id| {
        let found = known
            .iter()
            .zip(lists)
            .map(|(ids, list)| ids.iter().position(|other| other == id).and_then(|index| list.get(index)));
        found.collect()
    };
    Some(order.into_iter().map(track).collect())
}

fn is_constant(track: &[Option<&Shape>]) -> bool {
    track.windows(2).all(|two| two.first() == two.last())
}

/// If a track is a group that differs only in its contents, returns the group and the contents in each scene.
fn lists_of<'a>(track: &[Option<&'a Shape>]) -> Option<(&'a Shape, Vec<&'a [Shape]>)> {
    let first = *track.first()?.as_ref()?;
    let Form::Group(here, _) = &first.form else { return None };
    let list = |shape: &Option<&'a Shape>| {
        let Shape { role, mark, form: Form::Group(place, within), .. } = (*shape)? else { return None };
        let is_alike = place == here && *role == first.role && *mark == first.mark;
        is_alike.then_some(within.as_slice())
    };
    Some((first, track.iter().map(list).collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Theme;
    use crate::scene::Rect;

    fn film(lists: Vec<Vec<Shape>>) -> String {
        let mut film = Film::default();
        for shapes in lists {
            film.add(Scene::new(Rect::sized(9.0, 9.0), shapes), 0.5);
        }
        film.write(Ink::Theme(Theme::Dark), About::default())
    }

    fn eye(x: f64) -> Shape {
        Shape::circle("eye", x, 1.0, 1.0).keyed("eye")
    }

    #[test]
    fn what_stays_is_written_once_and_what_changes_once_for_each_look() {
        let still = || Shape::circle("eye", 8.0, 8.0, 1.0);
        let file = film(vec![vec![still(), eye(1.0)], vec![still(), eye(2.0)], vec![still(), eye(1.0)]]);
        assert_eq!((file.matches("<circle").count(), file.matches("<animate ").count()), (3, 2));
        assert!(file.contains("values=\"inline;none;inline\""));
        assert!(file.contains("values=\"none;inline;none\""));
    }

    #[test]
    fn a_change_in_a_group_leaves_the_rest_of_the_group_alone() {
        let group = |x| Shape::group(vec![Shape::circle("eye", 8.0, 8.0, 1.0), eye(x)]).keyed(1);
        let file = film(vec![vec![group(1.0)], vec![group(2.0)]]);
        assert_eq!((file.matches("<circle").count(), file.matches("<animate ").count()), (3, 2));
    }

    #[test]
    fn shapes_that_come_and_go_keep_their_order_and_shapes_that_swap_are_written_again() {
        let [one, two] = [1, 2].map(|key| Shape::circle("eye", 1.0, 1.0, f64::from(key as u8)).keyed(key));
        let file = film(vec![vec![one.clone()], vec![two.clone(), one.clone()]]);
        assert!(file.find("r=\"2\"") < file.find("r=\"1\""));
        assert_eq!(file.matches("<circle").count(), 2);
        let file = film(vec![vec![one.clone(), two.clone()], vec![two, one]]);
        assert_eq!((file.matches("<circle").count(), file.matches("<animate ").count()), (4, 2));
    }

    #[test]
    fn a_film_of_one_scene_is_still_and_a_film_of_none_is_empty() {
        assert!(!film(vec![vec![eye(1.0)]]).contains("<animate"));
        assert_eq!(film(Vec::new()), "");
    }
}
