### What can be empty or fail.

place-not-kept = Your place will not be kept.
try-again = Try again
part-not-there = This part of the page failed to load. If trying again doesn’t help, reload the page.
no-way = No way from start to goal under these rules.
notices = Notices
no-session-file = This file is no session of Gros: nothing was changed.
no-words = The words of that language could not be loaded. Try again when there is a network.
