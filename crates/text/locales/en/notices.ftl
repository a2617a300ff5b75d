### What can be empty or fail.

place-not-kept = Your progress can’t be saved in this browser.
try-again = Try again
part-not-there = This part of the page failed to load. Try again, or reload the page.
no-way = The goal can’t be reached from this start.
notices = Notices
no-session-file = This is not a Gros session file. Nothing was changed.
no-words = That language couldn’t be loaded. Try again when you are online.
