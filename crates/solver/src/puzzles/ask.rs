//! How an enum over all puzzles asks the one that it wraps.
//!
//! A program in pieces (`_late`) begins with the first puzzle of the list. Questions to the others go through functions
//! that a later piece brings, or they would be linked into the first piece.

/// Declares a trait of questions to a puzzle with the types of any puzzle, and implements a trait for the enum of all
/// puzzles by asking the puzzle in it. Questions that only later pieces ask are not called through `dyn`: they are
/// linked into the code that asks them, not wherever another puzzle is.
#[doc(hidden)]
#[macro_export]
macro_rules! erased {
    (
        $(#[$about:meta])*
        $vis:vis trait $asked:ident { $($more:tt)* }
        impl $of:ident for $any:ident by $field:ident { $($rest:tt)* }
        $(fn $method:ident(&self $(, $arg:ident: $type:ty)*) $(-> $answer:ty)?;)+
        $(later: $(fn $later:ident(&self $(, $with:ident: $what:ty)*) -> $result:ty;)+)?
    ) => {
        $(#[$about])*
        $vis trait $asked {
            $($more)*
            $(fn $method(&self $(, $arg: $type)*) $(-> $answer)?;)+
            $($(fn $later(&self $(, $with: $what)*) -> $result where Self: Sized;)+)?
        }

        impl $of for $any {
            $($rest)*
            $(fn $method(&self $(, $arg: $type)*) $(-> $answer)? {
                $crate::ask!($field, $any, self, |it| $asked::$method(it $(, $arg)*))
            })+
            $($(fn $later(&self $(, $with: $what)*) -> $result {
                $crate::ask_each!($any, self, |it| $asked::$later(it $(, $with)*))
            })+)?
        }
    };
}

/// Answers as another trait does, where no type has to be converted.
#[doc(hidden)]
#[macro_export]
macro_rules! as_it_is {
    ($of:ident: $(fn $method:ident(&self $(, $arg:ident: $type:ty)*) -> $answer:ty;)+) => {
        $(fn $method(&self $(, $arg: $type)*) -> $answer {
            $of::$method(self $(, $arg)*)
        })+
    };
}

/// Asks the puzzle, state, move or route in an enum over all puzzles: `ask!(puzzle, AnyPuzzle, self, |it| it.id())`.
#[cfg(not(feature = "_late"))]
#[doc(hidden)]
#[macro_export]
macro_rules! ask {
    ($field:ident, $($question:tt)+) => { $crate::ask_each!($($question)+) };
}

/// The same, but the first puzzle is asked directly, and the others through a field of `Others`. Until these are there, the
/// first puzzle answers for them; nothing asks then.
#[cfg(feature = "_late")]
#[doc(hidden)]
#[macro_export]
macro_rules! ask {
    ($field:ident, $any:ident, $all:expr, |$it:ident| $answer:expr) => {{
        let asked = match ($all, crate::others()) {
            ($crate::$any::Rings(it), _) => Ok(it),
            (other, Some(others)) => Err((others.$field)(other)),
            (_, None) => Ok($crate::first!($any)),
        };
        match asked {
            Ok($it) => $answer,
            Err($it) => $answer,
        }
    }};
}

/// Returns some puzzle, state, move or route of the first puzzle.
#[cfg(feature = "_late")]
#[doc(hidden)]
#[macro_export]
macro_rules! first {
    (AnyPuzzle) => {
        &$crate::Rings::ONE
    };
    (AnyState) => {
        &$crate::rings::OFF
    };
    (AnyMove) => {
        &$crate::RingMove::PAIR
    };
    (AnyRoute) => {
        &$crate::rings::NOWHERE
    };
}

/// Asks it directly, whichever it is.
#[doc(hidden)]
#[macro_export]
macro_rules! ask_each {
    ($any:ident, $all:expr, |$it:ident| $answer:expr; $($name:ident: $puzzle:ty,)+) => {
        match $all { $($crate::$any::$name($it) => $answer,)+ }
    };
    ($($question:tt)+) => { $crate::for_each_puzzle!($crate::ask_each, $($question)+) };
}

/// Declares in the root of a crate its questions to puzzles that come later.
#[cfg(feature = "_late")]
#[doc(hidden)]
#[macro_export]
macro_rules! others {
    ($($field:ident: $type:ty = $all:expr;)+) => {
        /// The questions to all puzzles but the first.
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug)]
        pub struct Others { $($field: $type,)+ }

        static OTHERS: std::sync::OnceLock<Others> = std::sync::OnceLock::new();

        impl Others {
            /// Names all puzzles: they are linked wherever it is called.
            #[must_use]
            pub fn all() -> Others {
                Others { $($field: $all,)+ }
            }

            /// Makes them known from now on.
            pub fn bring(self) {
                OTHERS.get_or_init(|| self);
            }
        }

        fn others() -> Option<&'static Others> {
            OTHERS.get()
        }
    };
}

/// Declares nothing: all puzzles are asked directly.
#[cfg(not(feature = "_late"))]
#[doc(hidden)]
#[macro_export]
macro_rules! others {
    ($($late:tt)+) => {};
}
