### The Chinese rings: the cards of their methods, and how a ring comes off in the hand.

## Methods: what they show, and where they hold
rings-expect-seen = Jede Zeile sagt, wo ein Teil sein muss, beginnend mit der höchsten Nummer. Ist es noch nicht dort, sagen die Zeilen darunter, was zuerst geschehen muss, bis sich ein Teil bewegen lässt.
rings-expect-reach = Jeder Zustand und jedes Ziel. Als Zahl lesbar nur, wenn das Ziel lauter 0 ist.
rings-alternation-seen = Es gibt nie mehr als zwei mögliche Züge: am freien Ende und, von dort an gezählt, gleich nach der ersten 1. Die beiden wechseln sich ab; die zwei Spuren zeigen die kommenden Züge.
rings-alternation-reach = Jeder Zustand und jedes Ziel. Hat das Ziel die höhere Nummer, tauschen ungerade und gerade die Rollen.
rings-gray-code-seen = Eine Liste, in der sich jedes Wort vom vorigen in einer einzigen Ziffer unterscheidet, und wozu so eine Liste gut ist.
rings-one-by-one-reach = Jeder Zustand und jedes Ziel, solange sich die Teile einzeln bewegen.
rings-two-rules-seen = Zwei Regeln schreiben den Gray-Code Wort für Wort. Der Zustand ist eines seiner Wörter.
rings-binary-seen = Der Zustand als Einsen und Nullen, darunter die Binärzahl, für die er steht. Diese Zahl sagt, wie viele Züge es bis zu lauter 0 sind.
rings-shifts-seen = Dieselbe Binärzahl, so ermittelt, wie ein Computer es tut: mit wenigen Operationen auf ganzen Wörtern.
rings-decrement-seen = Jeder Zug ändert die Binärzahl um eins. Ein Übertrag kann viele Binärziffern umkehren; im Gray-Code ändert sich nur eine Ziffer.
rings-automaton-seen = Eine Maschine mit zwei Betriebsarten liest den Zustand und schreibt die Binärzahl darunter. Die letzte Ziffer sagt, wer an der Reihe ist.
recursion-seen = Jede Zeile ist ein laufender Auftrag aus kleineren Aufträgen derselben Art. Der umrahmte Teil wird gerade erledigt; die Zeile darunter zerlegt ihn.
rings-recursion-reach = Nur zwischen lauter 1 und lauter 0.
rings-purposes-seen = Der Weg Zug für Zug: was jeder Zug vorbereitet und wohin das alles führt.
rings-purposes-reach = Jeder Zustand und jedes Ziel; höchstens 21 Züge werden gezeigt.
rings-mirror-seen = Der Code mit n Ziffern ist der Code mit n − 1 Ziffern und dann dieselbe Liste rückwärts mit geänderter Ziffer n. Einen anderen Anfang zu spiegeln ergibt auch einen Gray-Code, aber nicht diesen.
rings-strategy-one-seen = Was geschieht, wenn du immer am freien Ende anfängst und alles zurücknimmst, falls das falsch war.
rings-strategy-reach = Nur zum Ziel „lauter 0“. Mit neun Ziffern kann ein falscher erster Zug 1 020 Züge kosten statt 2.
rings-strategy-two-seen = Was geschieht, wenn du immer am freien Ende anfängst und umkehrst, falls das falsch war.
rings-questions-seen = Sechs Fragen zu Start und Ziel, beantwortet ohne einen einzigen Zug.

## The card of what has to happen first: a ladder of rings
rings-ring-is = { $place ->
    [on] { $ring } ist drauf
   *[off] { $ring } ist ab
}
rings-wish-now = jetzt tun
rings-expect-free = { $place ->
    [on] nichts ist im Weg, also steck { $ring } auf
   *[off] nichts ist im Weg, also nimm { $ring } ab
}
rings-expect-read-down = Lies die Spalte von oben nach unten, mit 0 für „erledigt“ und 1 für den Rest. Binär ist { $digits } der Abstand zum Ziel: { $to_go }.
rings-peek = jeder wartet auf den nächsten
rings-then-alternate = Danach abwechselnd.

## The card of two rules
rings-alternation-first = { $on ->
    [one] { $on } Ring ist drauf, eine ungerade Anzahl, also: { $rule }.
   *[other] { $parity ->
        [odd] { $on } Ringe sind drauf, eine ungerade Anzahl, also: { $rule }.
       *[even] { $on } Ringe sind drauf, eine gerade Anzahl, also: { $rule }.
    }
}
rings-odd = ungerade
rings-even = gerade
rings-rule-ring-one = an der Reihe ist Ring 1
rings-rule-other-ring = an der Reihe ist, von Ring 1 an gezählt, der Ring gleich nach dem ersten, der drauf ist
rings-alternate = Danach abwechselnd: Denselben Ring zweimal zu bewegen bringt nichts.
rings-lane-other-ring = anderer

## The card of what a Gray code is
rings-gray-code-is = Ein Gray-Code zählt alle Wörter gleicher Länge aus 0 und 1 so auf, dass sich jedes vom vorigen in einer einzigen Ziffer unterscheidet. Binäres Zählen tut das nicht:
rings-gray-code-carry = Von 7 zu 8 dreht ein Binärzähler { $flips } Ziffern auf einmal um, 0111 zu 1000; im Gray-Code ändert sich eine Ziffer.
rings-gray-code-dial = Das ist wichtig, wo Ziffern gelesen werden, während sie sich ändern. Angenommen, vier Sensoren lesen die Stellung einer Codescheibe ab, je eine Ziffer. Sie schalten nie genau im selben Augenblick, und so kann eine binär codierte Scheibe zwischen 7 und 8 jede Zahl von 0 bis 15 anzeigen. Mit einem Gray-Code ist nur eine Ziffer unsicher, und die Scheibe zeigt 7 oder 8.
rings-gray-code-who = Frank Gray von den Bell Labs nutzte den Code, um Signale zu übertragen (Patent 1947 angemeldet, 1953 erteilt); nach ihm heißt er. Louis Gros hatte ihn 1872 in den Chinesischen Ringen entdeckt.
rings-gray-code-here = { $of ->
    [rings] Die Ringe machen es genauso. Hier geht f, die Anzahl der Züge bis „alle ab“, von { $number } zu { $after }: { $flips ->
        [one] { $flips } Binärziffer kehrt sich um
       *[other] { $flips } Binärziffern kehren sich um
    }, und nur ein Ring bewegt sich: { $piece }.
   *[others] Die Teile machen es genauso. Hier geht f, die Anzahl der Züge bis zu lauter 0, von { $number } zu { $after }: { $flips ->
        [one] { $flips } Binärziffer kehrt sich um
       *[other] { $flips } Binärziffern kehren sich um
    }, und nur ein Teil bewegt sich: { $piece }.
}
rings-gray-code-cube = Setz die Wörter aus drei Ziffern an die Ecken eines Würfels, sodass eine Kante zwei Wörter verbindet, die sich in einer Ziffer unterscheiden. Ein Gray-Code ist dann ein Weg entlang der Kanten, der jede Ecke einmal besucht: ein Hamiltonweg.
rings-cube-along = { $list }: Jeder Schritt folgt einer Kante.
rings-cube-off = { $jumps ->
    [one] { $list }, binär gezählt: { $jumps } Schritt verlässt die Kanten, also ist das kein Gray-Code.
   *[other] { $list }, binär gezählt: { $jumps } Schritte verlassen die Kanten, also ist das kein Gray-Code.
}
rings-gray-code-not-unique = Mit drei Ziffern gibt es 144 solche Wege, von beiden Enden aus gezählt. Der erste oben ist der gespiegelte Code, und ihm folgen die Züge.
rings-history = Woher die Chinesischen Ringe kommen
rings-history-told = Zwei Geschichten werden erzählt, und keine lässt sich belegen. Die eine führt auf Hui Shi zur Zeit der Streitenden Reiche zurück: Er soll gesagt haben, verbundene Ringe ließen sich lösen. Aber die Jaderinge in den „Strategien der Streitenden Reiche“ sind nur zwei, einer durch den anderen, und nicht dieses Puzzle. Die andere sagt, Zhuge Liang (181–234) habe die Ringe erfunden, um seiner Frau die Zeit zu vertreiben, während er fort war.
rings-history-known = Wer sie wirklich erfunden hat, ist nicht bekannt. In Europa beschrieb sie Cardano 1550, und 1872 erklärte Louis Gros sie mit Binärzahlen.

## The card of the Gray sequence
rings-item = { $heading ->
    [down] Das ist Wort { $item } des Gray-Codes. Abwärts machst du die Änderung rückgängig, die zu ihm geführt hat.
   *[up] Als Nächstes kommt Wort { $item } des Gray-Codes.
}
rings-rule-of-item = { $parity ->
    [odd] Wörter mit ungerader Nummer ändern die letzte Ziffer, { $one }.
   *[even] Wörter mit gerader Nummer ändern die Ziffer links von der letzten 1. Die letzte 1 ist { $ring }, also ändert sich { $next }.
}

## The card of binary and Gray code
rings-binary-rule = Geh von links nach rechts und beginne mit 0. Wiederhole jeweils die letzte Binärziffer, aber kehr sie um, wo ein Ring drauf ist.
rings-row-gray = Gray
rings-row-flips = kehrt um
rings-row-binary = binär
rings-row-weight = Wert
rings-binary-sum = { $goal ->
    [0] = { $sum }: { $far }.
   *[other] = { $sum }. Das Ziel ist { $goal }: { $far }.
}
rings-column-gray = Ringe = Gray
rings-column-to-go = noch
rings-row-by-row = Von Zeile zu Zeile ändert sich die Binärzahl um eins, und nur ein Ring bewegt sich.

## The card of shifts
rings-shifts-rule = Verknüpfe das Wort per XOR mit sich selbst, um 1 nach rechts verschoben. Mach dasselbe mit dem Ergebnis und einer Verschiebung um 2, dann um 4 und so weiter.
rings-shifts-number = die letzte Zeile ist binär { $number }

## The card of counting by one
rings-decrement-rule = { $heading ->
    [down] Wandle den Zustand in eine Binärzahl um, zieh eins ab und wandle sie zurück.
   *[up] Wandle den Zustand in eine Binärzahl um, zähle eins dazu und wandle sie zurück.
}
rings-this-state = dieser Zustand
rings-decrement-carry = { $turned ->
    [1] { $ring ->
        [Antrieb] Nur die letzte Binärziffer ändert sich, also zieht der Antrieb.
       *[other] Nur die letzte Binärziffer ändert sich, also zieht { $ring }.
    }
   *[other] Die letzten { $turned } Binärziffern kehren sich alle um, aber im Gray-Code ändert sich nur die Ziffer von { $ring }.
}

## The card of the machine that copies or swaps
rings-automaton-rule = Lies von links nach rechts und beginne mit Kopieren. Wechsle nach jeder 1 zwischen Kopieren und Tauschen von 0 und 1.
rings-row-read = gelesen
rings-row-mode = Art
rings-row-written = geschrieben
rings-mode-copy = kopieren
rings-mode-swap = tauschen
rings-machine = Es gibt zwei Betriebsarten, kopieren und tauschen. Eine 0 behält die Art bei; eine 1 wechselt zur anderen.
rings-automaton-turn = { $turn ->
    [ring-one] { $one ->
        [Antrieb] Die letzte Ziffer ist { $last }, also ist der Antrieb an der Reihe.
       *[other] Die letzte Ziffer ist { $last }, also ist { $one } an der Reihe.
    }
   *[other-ring] { $of ->
        [rings] Die letzte Ziffer ist { $last }, also ist der andere Ring an der Reihe.
       *[others] { $one ->
            [Antrieb] Die letzte Ziffer ist { $last }, also ist das Teil nach der ersten 1 an der Reihe, vom Antrieb an gezählt.
           *[other] Die letzte Ziffer ist { $last }, also ist das Teil nach der ersten 1 an der Reihe, von { $one } an gezählt.
        }
    }
}

## The cards of recursion and of mirroring
rings-on-and-off-only = zwischen „alle drauf“ und „alle ab“
rings-stack-rule = Jeder Auftrag besteht aus vier kleineren. Der hervorgehobene Teil wird gerade erledigt.
rings-job-down = ab
rings-job-up = drauf
rings-mirror-rule = Um den Code mit m Ziffern zu bauen, schreibe den mit m − 1 Ziffern, jedes Wort mit einer 0 davor, dann dieselbe Liste rückwärts mit einer 1 davor. Die Tabelle zeigt das für drei Ziffern; die Zeilen darunter folgen dem Code als Rekursion, hinab bis zum nächsten Zug.
rings-mirror-count = { $of ->
    [rings] Die Zeilen zählen entlang der ganzen Linie der Zustände, { $last } Züge ab { $from }. Der Weg von „alle drauf“ bis „alle ab“ ist nur ein Teil davon.
   *[others] Die Zeilen zählen entlang der ganzen Linie der Zustände, { $last } Züge ab { $from }.
}
rings-other-code = Nicht jeder Gray-Code ist dieser
rings-other-code-rule = Beginne mit den zweistelligen Wörtern in anderer Reihenfolge und spiegle sie: Wieder unterscheiden sich Nachbarn in einer Ziffer, aber die Züge können dem nicht folgen.
rings-mirror-job-path = rückwärts
rings-mirror-job-back = vorwärts
rings-column-rings = die Ringe
rings-column-half = letzte zwei Ziffern
rings-column-other-code = ein anderer Gray-Code
rings-half-forward = vorwärts
rings-half-backward = rückwärts
rings-move-of = Zug { $next } von { $all }
rings-stack-kinds = { $down } und { $up } rufen jeweils sich selbst auf: direkte Rekursion. Jeder ruft auch den anderen auf: indirekte Rekursion.
rings-stack-loop = Dasselbe mit einer Schleife
rings-stack-loop-rule = Eine Schleife und ein Stapel können die Rekursion ersetzen. Am Anfang liegt nur { $job } auf dem Stapel. Nimm immer wieder, was obenauf liegt. Ist es ein Zug, mach ihn. Ist es ein Auftrag, leg seine vier Zeilen auf den Stapel, die letzte zuerst; ein Auftrag mit n = 0 fällt einfach weg. Ist der Stapel leer, so ist alles erledigt.

## The card of what each move is for
rings-purposes-rule = Denk von innen nach außen: Ein Ring lässt sich nur bewegen, wenn der Ring vor ihm drauf ist und alle davor ab sind. Kleinere Ringe ziehen also, um die größeren vorzubereiten.
rings-purpose-last = { $mv }: Danach zieht kein größerer Ring
# $near and $far are as rings-wish.
rings-purpose-and-aim = { $mv }, damit { $near }, und letztlich, damit { $far }
rings-column-move = Zug
rings-column-ring = Ring
rings-column-so-that = bereitet vor
rings-purposes-group = { $span }, damit { $aim }
rings-five-rings = Fünf Chinesische Ringe Schritt für Schritt: 21 Züge

## The cards of the strategies
rings-strategy-one-rule = { $of ->
    [rings] Beginne mit R ({ $one }) und wechsle mit dem anderen Ring (S) ab. Wird S unmöglich, nimm alles zurück und beginne stattdessen mit S.
   *[others] Beginne mit R ({ $one }) und wechsle mit dem anderen Zug (S) ab. Wird S unmöglich, nimm alles zurück und beginne stattdessen mit S.
}
rings-strategy-two-rule = { $of ->
    [rings] Beginne mit R ({ $one }) und wechsle mit dem anderen Ring (S) ab. Wird S unmöglich, kehr um: Spiele R noch einmal und wechsle weiter ab.
   *[others] Beginne mit R ({ $one }) und wechsle mit dem anderen Zug (S) ab. Wird S unmöglich, kehr um: Spiele R noch einmal und wechsle weiter ab.
}
rings-leg-wrong = Fehlstart
rings-leg-taken-back = zurückgenommen
rings-leg-solved = gelöst
rings-strategy-length = Insgesamt: { $moves }.
rings-strategy-right = Diese Strategie beginnt mit R ({ $one }); hier ist das richtig.
rings-strategy-wrong = Diese Strategie beginnt mit R ({ $one }), und das ist hier die falsche Richtung: { $wrong } hin, dann zurück.

## The card of six questions: a table of questions and answers
rings-yes = ja
rings-no = nein
rings-is-solvable = Ist es lösbar?
rings-is-unique = Gibt es nur einen Weg?
rings-how-far-to-all-off = Wie viele Züge, bis alle Ringe ab sind?
rings-how-far-to = Wie viele Züge bis { $to }?
rings-which-ring-is-move = { $of ->
    [rings] Welcher Ring zieht bei Zug { $number }?
   *[others] Welches Teil zieht bei Zug { $number }?
}
rings-which-state-after = Welcher Zustand ist nach Zug { $number } erreicht?
rings-examples = Die Beispiele aus Kuos Arbeit
rings-example = Beispiel { $number }
rings-example-wrong-start = Von 1010 aus ist es falsch, mit Ring 1 zu beginnen. Der richtige Weg hat 12 Züge.
rings-example-graph = Drei Ringe: 8 Zustände auf einer Linie.
rings-example-automaton = Kopieren oder tauschen: f(011001001) = 010001110.
rings-example-numbers = Dieselbe Linie mit f als Binärzahl neben jedem Zustand, von 111 hinab bis 000.
rings-example-other-code = 10, 00, 01, 11 zu spiegeln ergibt einen anderen dreistelligen Gray-Code.
rings-example-xor = Dasselbe mit XOR: f(011001001) = 010001110.
rings-example-from-all-off = Von „alle ab“ führen 123 Züge zu 001000110.
rings-example-state-after = Von 101101100 führen, beginnend mit Ring 1, 60 Züge zu 111000110.
rings-example-which-ring = Auf demselben Weg macht Ring 8 den Zug 56.
rings-example-which-disc = In jedem Turm mit genügend Scheiben macht Scheibe 3 den Zug 60.

## Where the moves are numbered from by the ruler
rings-rung-wish = { $way ->
    [on] { $ring } muss drauf
   *[off] { $ring } muss ab
}

## How a ring moves in one’s hands, as a strip of five pictures
slow-title = { $place ->
    [on] Wie kommt { $ring } drauf?
   *[off] Wie kommt { $ring } ab?
}
slow-pull-back = Bügel zurückziehen
slow-off-two = Ring anheben
slow-off-three = Bügel darunterschieben
slow-turn-ring = Ring querstellen
slow-off-five = Hindurchfallen lassen
slow-on-one = Ring darunterhalten
slow-on-three = Ring hindurchheben
slow-on-five = Bügel durchschieben
slow-play = Langsam abspielen
slow-stuck = Hier klemmt es.

## Reasons and formulas on the cards
rings-expect-costs = Jede Zeile, die nicht erledigt ist, kostet 2^(k−1) Züge, wobei k ihre Nummer ist: { $sum }.
rings-expect-table = Die Methode als Tabelle
rings-expect-wanted = gewünscht
rings-expect-so = schon so
rings-expect-not = noch nicht so
rings-expect-first = Ring 1
rings-expect-first-so = Nichts bleibt zu tun.
rings-expect-first-not = Bewege Ring 1.
rings-expect-other = Ring n
rings-expect-other-so = Ring n − 1 soll ab sein.
rings-expect-other-not = Ist Ring n − 1 drauf und sind alle vor ihm ab, bewege Ring n. Sonst soll Ring n − 1 drauf sein.
rings-parity-of-both = { $of ->
    [rings] Es kommt darauf an, ob f, die Anzahl der Züge bis „alle ab“, ungerade ist (Kuo, Satz 2). Die Anzahl der Ringe, die drauf sind, ist genau dann ungerade, wenn f es ist: hier { $on } und { $far }.
   *[others] Es kommt darauf an, ob f, die Anzahl der Züge bis zu lauter 0, ungerade ist (Kuo, Satz 2). Die Anzahl der Einsen ist genau dann ungerade, wenn f es ist: hier { $on } und { $far }.
}
rings-back-to-gray = Und zurück zum Gray-Code (Kuo, Satz 4): die Zahl XOR ihre Hälfte, abgerundet.
flip-title = Kehr eine Ziffer in einer der Zeilen um und beobachte die andere.
flip-digit = { $row }, Ziffer { $place }: { $digit }
flip-back = Zurück zu diesem Zustand
rings-shifts-why = Nach der Verschiebung um 1 ist jede Ziffer das XOR von zwei Ziffern; nach 2 von vier; nach 4 von acht. Am Ende ist jede das XOR aller Ziffern bis zu ihr: ob die Anzahl der Einsen bis dahin ungerade ist.
rings-decrement-why = Warum nur einer? Eine Gray-Ziffer sagt, ob sich eine Binärziffer von der vorigen unterscheidet. Wo sich beide Nachbarn umkehren, ändert sich das nicht. Nur am linken Rand der umgekehrten Ziffern kehrt sich die eine um und die andere nicht.
rings-stack-lengths = Die vier Zeilen eines Auftrags zusammengezählt ergeben die Anzahl seiner Züge (Kuo, Folgerung 1):
rings-strategy-ends = Zweimal derselbe Zug ändert nichts (Kuo, Eigenschaft 1), und nur an den zwei Enden der Linie gibt es einen einzigen Zug (Kuo, Eigenschaft 2). Abwechseln führt also geradewegs zu einem der Enden, und ein falscher Anfang zum falschen:
rings-strategy-right-cost = richtiger Anfang: f(x)
rings-strategy-wrong-cost = falscher Anfang: 2·(2^n − 1) − f(x)
rings-formula-one-line = eine Linie aus { $states } Zuständen (Kuo, Satz 1)

## Rings 1 and 2 together
pair-blocks-seen = Die acht Zustände um deinen herum auf der Linie der Einzelzüge. Zwei Abkürzungen, bei denen die Ringe 1 und 2 zusammen ziehen, überspringen zwei davon.
pair-blocks-reach = Jeder Zustand und jedes Ziel, wo die Ringe 1 und 2 zusammen ziehen dürfen.
pair-blocks-rule = Nummeriere die Zustände ab „alle ab“, als zögen die Ringe einzeln. In jedem Achterblock unterscheiden sich die Zustände 0 und 2 sowie 5 und 7 nur in den Ringen 1 und 2: Wo diese zusammen ziehen, genügt ein Zug statt zwei.
pair-blocks-place = Nummer
pair-blocks-passed = auf dem Weg
pair-blocks-yes = ja
pair-blocks-no = übersprungen
pair-blocks-count = Ein Block braucht also 6 Züge statt 8, und f, die Anzahl der Einzelzüge bis „alle ab“, ergibt die Anzahl der Züge:
