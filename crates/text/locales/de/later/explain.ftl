### The methods: their cards, and where they have no answer.

## Cards: why a move is the next one.

explain-why = { $piece ->
    [Antrieb] Warum der Antrieb?
    [Kamm] Warum der Kamm?
   *[other] Warum { $piece }?
}
explain-why-not = { $piece ->
    [Antrieb] Warum nicht der Antrieb?
    [Kamm] Warum nicht der Kamm?
   *[other] Warum nicht { $piece }?
}
explain-try-one = Selbst probieren
explain-as-program = Als Programm
explain-is-off = ist ab
explain-is-on = ist drauf
explain-so-next = nächster Zug: { $mv }
explain-coming-up = Danach
explain-left-out = … noch { $hidden }
explain-move = Zug { $number }
explain-moves = Züge { $first } bis { $last }
explain-what-is-this = { $title }: Was sehe ich hier?
explain-smallest-moves = { $disc } zieht: Sie ist die kleinste, die noch nicht dort ist, wo sie gebraucht wird.
explain-last-one-moves = { $digits } ist binär: { $far }. Die letzte 1, { $disc }, zieht.

## The list of cards

explain-decide = Entscheiden
explain-count = Zählen
explain-build = Aufbauen
explain-routine = Nach Schema
explain-question = Beliebige Frage
explain-start-here = hier anfangen
explain-deeper = tiefer

## Parts of a card that lead somewhere, to be heard.

explain-go-to-step = zu Schritt { $step }
explain-open = öffnen
explain-text-and-way = { $text }: { $way }

## Where a method has no answer.

method-up-to = Wird nur bis zur Größe { $most } gezeigt.
method-of-other-puzzle = Diese Methode gehört zu einem anderen Puzzle.
method-one-ring-at-a-time = Nur, wo sich die Ringe einzeln bewegen.
method-toward-all-off = Nur mit dem Ziel „alle ab“ (lauter 0).
method-between-on-and-off = Nur auf dem Weg zwischen „alle drauf“ und „alle ab“ (lauter 1 und lauter 0).
method-tower-to-tower = Nur auf dem kürzesten Weg von einem vollen Stab zum anderen.
method-from-both-piles = Nur, wo man von beiden Haufen nehmen darf.
method-on-a-line = Nur, wo alle Zustände eine einzige Linie bilden. Hier bilden sie einen Baum mit Sackgassen.
method-none = Gros hat für dieses Puzzle keine schrittweise Methode; es findet den Weg durch Rechnen oder Suchen.
method-unknown = Die Methode { $word } gibt es für dieses Puzzle nicht. Möglich sind: { $ids }.
method-none-such = { $word }: { $why }

## Rings, a tower and a binary counter on one timeline.

together-gray = Gray-Code
together-moved = Schritt { $step } hat Teil { $piece } bewegt
together-will-move = Als Nächstes: Teil { $piece }
together-bit = Bit { $piece } von 0 auf 1: { $from } → { $to }

## The ruler sequence.

ruler-title = Das Lineal
ruler-numbering = Nummeriere die Züge { $from }: Zug k macht { $piece }. Ist k ungerade, so ist g(k) = 1; ist k gerade, so ist g(k) = g(k ÷ 2) + 1. Die Striche auf einem Lineal folgen demselben Muster (Gros, 1872).
ruler-going-up = Du bist bei k = { $made } und gehst aufwärts: Als Nächstes kommt Zug { $next }, also ist { $piece } an der Reihe.
ruler-going-down = Du bist bei k = { $made } und gehst abwärts: Als Nächstes wird Zug { $next } zurückgenommen, also ist { $piece } an der Reihe.
ruler-at-goal = Du bist bei k = { $made }, am Ziel.
ruler-why = Auf keinen Block der Folge folgt je direkt eine Kopie von ihm. Jedes zweite Glied ist 1. Lass die Einsen weg und zieh von den anderen 1 ab: Übrig bleibt dieselbe Folge. Angenommen, auf einen Block folgt eine Kopie. Die Einsen der beiden müssen zusammenpassen, also hat der Block eine gerade Länge; ohne die Einsen ist er halb so lang. Wiederhole das, bis der Block ein einziges Glied ist, das seinem Nachbarn gleicht. Aber von zwei Nachbarn ist immer genau einer 1.
ruler-term-is = Glied { $k } ist { $term }.
ruler-first-square = Erste Wiederholung: { $twice } { $twice }, ab Glied { $place }.
ruler-no-square = Kein Block wird direkt wiederholt.
ruler-known-words = Mit zwei Zahlen endet jede Folge ohne direkte Wiederholung nach drei Gliedern: 1 2 1 oder 2 1 2. Mit drei Zahlen kann sie ewig weitergehen (Thue, 1906).
ruler-known-turns = Ein Spiel: Zwei fügen abwechselnd Buchstaben an; die zweite Person will, dass ein Block von mindestens zwei Buchstaben direkt wiederholt wird, die erste will das verhindern. Mit 2 Buchstaben gelingt es der zweiten immer innerhalb von 6 Buchstaben, mit 3 innerhalb von 16; mit 37 kann die erste ewig durchhalten (Pegden, 2011), sogar mit 6 (Grytczuk, Kozik und Micek, 2013) und mit 4 (Rosenfeld, 2021). Dieser Beweis sagt nicht, wie man mit 4 spielen muss.
ruler-known-places = Nennt stattdessen die eine Person den Platz des nächsten Buchstabens, egal wo, und die andere wählt nur den Buchstaben, so genügen 12 Buchstaben zum Durchhalten und 4 genügen nicht (Grytczuk, Szafruga und Zmarz, 2013). Für 5 bis 11 weiß es niemand.

## Questions that are typed.

asked-x = Von Zustand x
asked-y = zu Zustand y
asked-k = Zug k
asked-follow = Dem Brett folgen
asked-only-moves = Von x nach y sind es nur { $moves }.

## Heads and words of tables in several methods.

table-piece = Teil
table-in-place = am Platz
table-moves = Züge

sources-elsewhere = Quellen auf anderen Seiten (diese Links führen aus Gros hinaus):
ruler-term = Nummer des Glieds
ruler-word = Eine Folge auf direkte Wiederholungen prüfen
