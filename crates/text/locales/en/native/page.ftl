### The page without its program: before it has loaded, where it can’t load, and after it has crashed.

# Where scripts are turned off.
needs-scripts = Gros needs JavaScript and WebAssembly.
# Where the page was opened as a file. $command starts a web server.
failed-from-file = Browsers run this program from a web server only. In this folder, { $command } starts one.
# Where the program did not load; the rules of the puzzle follow.
failed-to-load = The program couldn’t be loaded. Here are the rules of the puzzle:
# After a crash, above two links: open-again and start-afresh.
stopped = Gros has crashed. This is a bug; you did nothing wrong.
open-again = Reopen this step
start-afresh = Start over

# For search engines, and beside a link in a chat.
page-description = Chinese rings, the Tower of Hanoi and Spin-Out on a timeline that you can drag to any step: solve them yourself, be guided through the one in your hands, and learn why it works. Exact at every size.
