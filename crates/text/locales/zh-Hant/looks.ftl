### How a board is looked at.

rings-shown = 顯示的環
higher-rings = 顯示編號更大的環
lower-rings = 顯示編號更小的環
flip = 左右翻轉
view = 檢視
picture = 實物圖
upright = 直立式
lights = 亮燈
one-is-on = 1 = 在劍上
# Moves are heard: a switch.
sound = 聲音
