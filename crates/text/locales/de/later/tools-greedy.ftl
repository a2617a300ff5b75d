### The greedy builder: a word without squares, always the smallest number that fits.

greedy-title = Gierig bauen
greedy-line = Schreibe immer die kleinste Zahl, die keinen Block wiederholt. Was kommt heraus?
greedy-task = Schreibe eine Zahl nach der anderen, immer die kleinste, die kein Quadrat ergibt. Ein Quadrat ist ein Block zweimal hintereinander, wie 3 3 oder 1 2 1 2.
greedy-numbers = Zahlen
greedy-any = so viele wie nötig
greedy-up-to = nur 1 bis { $most }
greedy-length = { $count ->
    [one] { $count } Zahl geschrieben
   *[other] { $count } Zahlen geschrieben
}
greedy-word = Wort: { $word }
greedy-empty = Noch nichts geschrieben
greedy-next = Welche Zahl kommt als Nächstes?
greedy-keys = Auch mit den Tasten 1 bis 9.
greedy-right = Richtig: { $number }.
greedy-shown = Es ist { $number }.
greedy-filled = { $count ->
    [one] { $count } Zahl ergänzt.
   *[other] { $count } Zahlen ergänzt.
}
greedy-makes-square = { $number } ergibt ein Quadrat: { $block } zweimal hintereinander. Versuch es noch einmal.
greedy-not-smallest = { $number } ergibt kein Quadrat, aber auch eine kleinere Zahl passt. Versuch es noch einmal.
greedy-not-smallest-but = { $number } ergibt kein Quadrat, aber { $smaller } auch nicht, und das ist kleiner.
greedy-show = Zeigen
greedy-fill = Weiter bis { $length }
greedy-back = Zurücknehmen
greedy-clear = Von vorn

greedy-ruler = Wo kommen diese Zahlen noch vor?
greedy-ruler-later = Schreibe sieben Zahlen, dann siehst du es.
greedy-ruler-same = Sie sagen, welcher Ring zieht: Das sind die ersten { $count } Züge von „alle ab“ an, wie der Löser sie macht. In einem Turm sagen sie, welche Scheibe zieht. Keine Folge von Zügen kommt also je zweimal hintereinander vor.
greedy-ruler-why = Warum? Sei w das, was vor dem ersten k steht, und angenommen, jede Zahl unter k ergibt nach w ein Quadrat. Kein Quadrat reicht über k hinweg, das nur einmal vorkommt; danach kommt also wieder dasselbe Wort: w k w. Nun ergeben die Zahlen unter k wie zuvor Quadrate, und k ergibt w k w k. Also ist k + 1 die kleinste, die passt, und so geht es weiter.
greedy-rings = Ringe ansehen
greedy-tower = Turm ansehen
greedy-source-ruler = Hinz, „Square-free Tower of Hanoi sequences“ (1996)

greedy-stuck = Steckt fest bei { $length }: Jede Zahl ergibt ein Quadrat.
greedy-stuck-at = { $number }: { $block } zweimal hintereinander
greedy-stuck-tower = Mit { $most } Zahlen ist gierig gebaut immer nach 2^{ $most } − 1 = { $length } Schluss: So viele Züge braucht ein Turm aus { $most } Scheiben.
greedy-search = Zahlen zurücknehmen
greedy-search-say = Nimm die letzte Zahl zurück und versuch an ihrer Stelle eine größere; ist keine mehr übrig, nimm noch eine zurück.
greedy-search-step = Ein Schritt
greedy-search-run = Weiter bis { $length }
greedy-search-added = { $number } passt.
greedy-search-took = Keine größere Zahl passt, also wird { $number } zurückgenommen.
greedy-search-sum = { $length ->
    [one] Jetzt { $length } Zahl; bisher zurückgenommen: { $count }.
   *[other] Jetzt { $length } Zahlen; bisher zurückgenommen: { $count }.
}
greedy-search-end = Nichts bleibt zu versuchen. Mit 1 und 2 allein hat jedes Wort aus vier Zahlen ein Quadrat; die längsten sind 1 2 1 und 2 1 2.
greedy-thue = Thues Methode
greedy-thue-say = Mit drei Zahlen kannst du ewig weitermachen, ohne etwas zurückzunehmen: Beginne mit 1, dann ersetze jede 1 durch 1 2 3, jede 2 durch 1 3 und jede 3 durch 2, immer wieder. Jede Zeile beginnt mit der Zeile darüber.
greedy-source-thue = Thue, „Über unendliche Zeichenreihen“ (1906) und eine zweite Arbeit von 1912
greedy-known = Was bekannt ist
