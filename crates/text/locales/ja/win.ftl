### A win: what was solved, and how well. Its card says more: later/win.ftl.

# $puzzle is its name: Five rings.
win-solved = { $puzzle }を解きました
# The line below, one of these. $pieces is the size: five rings.
win-first = { $pieces }は初めてです
win-best = これまでの自己ベストです
win-perfect = 完璧：これより短い解はありません
