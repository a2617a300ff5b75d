### What is said of puzzles that have no words of their own for it.

words-states-allowed = 一串數字
words-moves-allowed = 步驟，如 2-1.1-0，或 ~K 表示沿路線走 K 步
