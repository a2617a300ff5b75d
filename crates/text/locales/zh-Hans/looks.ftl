### How a board is looked at.

rings-shown = 显示的环
higher-rings = 显示编号更大的环
lower-rings = 显示编号更小的环
flip = 左右翻转
view = 视图
picture = 实物图
upright = 直立式
lights = 亮灯
one-is-on = 1 = 在杠上
# Moves are heard: a switch.
sound = 声音
