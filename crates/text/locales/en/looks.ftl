### How a board is shown.

# The strip that chooses which rings of a long row are shown.
rings-shown = Rings shown
higher-rings = Show higher rings
lower-rings = Show lower rings
flip = Mirror
view = View
picture = Realistic
upright = Vertical
lights = Lights
# Below the digits of a state.
one-is-on = 1 = on
# Moves are heard: a switch.
sound = Sound
