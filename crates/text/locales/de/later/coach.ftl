### The coach: it leads you through a real puzzle in your hands.

coach-no-game = Ein Spiel hat keinen kürzesten Weg, dem man folgen kann. Lass dir die Gewinnzüge zeigen oder wähle ein anderes Puzzle.

coach-free-end = Welches Ende ist frei?
coach-left = Links
coach-right = Rechts
coach-rings = Stell dein Puzzle nach: Tippe auf Ringe, die anders sind
coach-on = auf
coach-off = ab
coach-discs = Stell dein Puzzle nach: Tippe auf den Stab jeder Scheibe, größte zuerst
coach-pieces = Stell dein Puzzle nach: Tippe auf jedes Teil, bis es aussieht wie deins
coach-notation = Gib den Zustand deines Puzzles ein
coach-fix = Stell dein Puzzle nach, wie es jetzt aussieht
coach-goal = Wie soll es am Ende aussehen?
coach-take-off = Alle abnehmen
coach-put-on = Alle aufstecken
coach-other = Anderes
coach-other-goal = Dein Ziel
coach-start = Los
coach-rule = Nur die Regel
coach-first = Zuerst

coach-next = Weiter
coach-next-hint = Erledigt? Hier tippen
coach-repeat = Wiederholen
coach-go-on = Weitermachen
coach-return = Zurück ohne Änderung
coach-lost = Verirrt?
coach-then = dann
coach-after = Danach sollte es so aussehen
coach-now = Jetzt sollte es so aussehen
coach-yes = Ja, genauso
coach-not-same = Nein, anders
coach-start-over = Von vorn
coach-end = Beenden

coach-options = Optionen des Coachs
coach-at-a-time = Züge auf einmal
coach-one = Einer
coach-two = Zwei
coach-block = Ein Block
coach-going-on = Weiter geht es
coach-by-tap = Wenn ich tippe
coach-by-tempo = Im festen Takt
coach-after-voice = Nach der Ansage
coach-tempo = Tempo
coach-speak = Züge ansagen
coach-awake = Bildschirm anlassen
coach-kept-on = Der Bildschirm bleibt an
coach-may-dim = Der Bildschirm kann ausgehen
coach-checks = Bei jeder Pause nachfragen
coach-no-voice = Dieses Gerät hat keine Stimme für diese Sprache

coach-seconds-a-move = { $seconds } s pro Zug
coach-resume = Weiter bei Schritt { $step } ({ $when })
coach-days-ago = { $days ->
    [0] heute
    [1] gestern
   *[other] vor { $days } Tagen
}
