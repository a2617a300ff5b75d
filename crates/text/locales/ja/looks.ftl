### How a board is shown.

# The strip that chooses which rings of a long row are shown.
rings-shown = 表示するリング
higher-rings = 番号の大きいリングを表示
lower-rings = 番号の小さいリングを表示
flip = 左右反転
view = 表示
picture = リアル
upright = 縦型
lights = ランプ
# Below the digits of a state.
one-is-on = 1＝掛け
# Moves are heard: a switch.
sound = 音
