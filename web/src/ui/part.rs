//! The parts of the page that keep something of their own, or are drawn again only when they are given something else.
//!
//! Yew compiles kilobytes of code for every type of component. So the page has one type, and what it draws is a value:
//! a struct of what it is given, and a hook that draws it. What keeps nothing is a plain function that gives [`Html`].

use std::any::{Any, type_name};
use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;
use yew::virtual_dom::{Key, VList};

/// What a part is given; equal to another one where both are drawn alike.
pub trait Part: PartialEq + 'static {
    /// Draws the part, with its hooks kept in `context`.
    fn draw(&self, context: &mut HookContext) -> Html;
}

/// Says by which hook a part is drawn.
macro_rules! drawn_by {
    ($part:ty, $hook:path) => {
        impl $crate::ui::part::Part for $part {
            fn draw(&self, context: &mut yew::functional::HookContext) -> yew::Html {
                yew::functional::Hook::run($hook(self), context)
            }
        }
    };
}
pub(crate) use drawn_by;

/// Puts a part into a view.
pub fn part<P: Part>(part: P) -> Html {
    // Where another kind of part comes to stand in its place, it begins anew.
    keyed(type_name::<P>(), part)
}

/// Puts a part into a list of its like; the key tells it apart from the others.
pub fn keyed<P: Part>(key: impl Into<Key>, part: P) -> Html {
    view(key.into(), Rc::new(part))
}

/// Returns pieces as a list of their own.
///
/// Yew compares the children of an element from the last to the first. Pieces that stand there without a list of their
/// own are therefore made anew where their number changes.
pub fn list<T: Into<Html>>(pieces: impl IntoIterator<Item = T>) -> Html {
    VList::with_children(pieces.into_iter().map(Into::into).collect(), None).into()
}

fn view(key: Key, part: Rc<dyn AnyPart>) -> Html {
    html! { <View {key} part={Drawn(part)} /> }
}

/// A part of any kind.
trait AnyPart {
    fn draw(&self, context: &mut HookContext) -> Html;
    fn is(&self, other: &dyn AnyPart) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<P: Part> AnyPart for P {
    fn draw(&self, context: &mut HookContext) -> Html {
        Part::draw(self, context)
    }

    fn is(&self, other: &dyn AnyPart) -> bool {
        other.as_any().downcast_ref().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct Drawn(Rc<dyn AnyPart>);

impl PartialEq for Drawn {
    fn eq(&self, other: &Drawn) -> bool {
        self.0.is(&*other.0)
    }
}

#[derive(Properties, PartialEq)]
struct ViewProps {
    part: Drawn,
}

#[component]
fn View(props: &ViewProps) -> Html {
    use_part(&*props.part.0)
}

/// Runs the hooks of a part as those of the component.
fn use_part(part: &dyn AnyPart) -> impl Hook<Output = Html> {
    struct Run<'a>(&'a dyn AnyPart);

    impl Hook for Run<'_> {
        type Output = Html;

        fn run(self, context: &mut HookContext) -> Html {
            self.0.draw(context)
        }
    }

    Run(part)
}
