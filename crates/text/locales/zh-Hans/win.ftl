### A win: what was solved, and how well. Its card says more: later/win.ftl.

# $puzzle is its name: Five rings.
win-solved = { $puzzle } 完成
# The line below, one of these. $pieces is the size: five rings.
win-first = 你第一次完成 { $pieces }
win-best = 你目前最好的一次
win-perfect = 完美：没有更短的走法
