### Spin-Out: the card of the shortcut. $usual and $all are numbers and bring their spaces.

shortcut-seen = The shortest route in parts: dials turned at the gap, dials turned outside the case, and the rest. Click a bar to go to where it starts.
shortcut-reach = Spin-Out where dials may also be turned outside the case.
shortcut-rule = First turn the dials at the gap until the slide can be moved far enough; then turn those outside the case, where no narrow channel holds them; then the rest.
# Where all turns are made at the gap.
shortcut-none = Turning dials outside the case does not make this route shorter: every turn is made at the gap.
shortcut-at-the-gap = At the gap
shortcut-outside = Outside the case
shortcut-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
shortcut-why = Why so few? Turned at the gap only, it takes { $usual } turns, since each further dial about doubles their number. Here the gap is used only until dials 1 to 6 are flat. Then the slide comes out far enough to turn dials 1 to 4 outside, so that none of them points into the case. After that each of the others needs a single turn: { $all } in all.
