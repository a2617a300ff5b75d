### Puzzles that a user makes up.

## The method and its card: a row for each piece.

custom-ladder-seen = ピースごとに、今どこにあり、どこになければならず、次の段階までにより速いピースが何手動くかを示します。行き止まりがあれば、列の1本が一つの行き止まりで、高さが深さです。
custom-ladder-reach = 任意の2状態。
custom-rule = ピースが動けるのは、より速いピースがすべて、その段階に必要な位置にあるときだけです。だから、まだ正しい位置にないピースのうち一番遅いものが、より速いピースの行き先を決めます。
custom-rule-loops = ピースが動けるのは、関係する速いピースが、その段階に必要な位置にあるときだけです。このパズルにはループがあるので、表は探索で見つけた経路に沿っています。
# The head of a column: how many moves the faster pieces make before the piece’s next step.
custom-moves-before = それまでの手数
