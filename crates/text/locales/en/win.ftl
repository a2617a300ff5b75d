### A win: what was solved, and how well. Its card says more: later/win.ftl.

# $puzzle is its name: Five rings.
win-solved = { $puzzle } solved
# The line below, one of these. $pieces is the size: five rings.
win-first = Your first with { $pieces }
win-best = Your best so far
win-perfect = Perfect: no shorter solution exists
