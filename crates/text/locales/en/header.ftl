### The header: sharing, theme, language, help.

share = Share
# On a phone: opens the system’s sheet for sharing.
send-link = Send to …
copy-step-link = Copy link to this step
# To what is shown in place of the board: the shelf, a lesson.
copy-screen-link = Copy link to this page
copy-look-link = Copy link to this step and view
copy-puzzle-link = Copy link to the puzzle
link-copied = Link copied
# A result with its link, as text.
result-copied = Result copied
copy-by-hand = Copy this link:
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
language = Language
help = Help
keyboard-keys = Keyboard shortcuts
skip-to-board = Skip to board
# Opens lessons, exercises and tools; the title of their page.
learn = Learn
exercises = Exercises
menu = Menu
more = More
close = Close
dismiss = Dismiss
letter-keys = Single-key shortcuts
examples = Examples
open-in-gros = Open in Gros
family-tab = Spin-Out family
