### What is written on a picture, where no other file says it.

# How far a state is from the one before.
sign-moves-back = { $moves }手戻る
