### The counter under the board: its parts are shown side by side.

counter-moves = Deine Züge { $moves }
counter-par = { $sure ->
    [proven] Minimum { $par }
    [presumed] bisher bester { $par }
   *[unknown] gezeigter Weg { $par }
}
counter-over-par = { $over } darüber
counter-jumps = Zeitleiste benutzt
