### The page without its program: before it comes, where it does not come, and after it has stopped.

# Where scripts are forbidden.
needs-scripts = Gros needs JavaScript and WebAssembly.
# Where the page was opened as a file. $command starts a web server.
failed-from-file = Browsers do not start the program from a file. Put the folder on any web server and open it there; on this computer, { $command } in the folder is one.
# Where the program did not come; the two rules of the rings follow.
failed-to-load = The program could not load. The puzzle that it shows has two rules:
# After a fault of the program, over two links: open-again and start-afresh.
stopped = Gros has stopped. The fault is in the program, not in anything you did.
open-again = Open this position again
start-afresh = Start afresh
