### How a board is looked at.

# The strip that chooses which of many rings are shown.
rings-shown = Rings shown
higher-rings = Show higher rings
lower-rings = Show lower rings
flip = Flip
free-end-right = Free end right
view = View
picture = As it is
upright = Upright
lights = Lights
schematic = Schematic
# Below the digits of a state.
one-is-on = 1 = on
rainbow-colours = Rainbow colours
