### The task: how short its route is, and what a size may be.

# Where a task begins and ends: all on, all off.
task-ends = { $start } → { $goal }
# At the goal, behind a sentence with its name.
task-solved = 解けました。
# What was typed as a size, in quotation marks, is none; $sizes is as task-sizes, or the only one.
task-no-size = { $typed }は大きさとして使えません。{ $sizes }から選んでください。

# What it means that a route is proven shortest, presumed shortest, an upper bound or a line of play.
task-proven-shortest = これより短い経路がないことが証明されています。
task-presumed-shortest = これより短い経路は知られておらず、ないと予想されていますが、証明はされていません。
task-upper-bound = この経路で解けますが、すべての経路を探索できたわけではないので、もっと短いものがあるかもしれません。
task-line-of-play = ゲームに最短経路はありません。これは手順の一例で、勝てる側は選ばれた指し方に従います。
