### The rule tester: a rule made of blocks, tried on every state of a small puzzle.
# A condition follows “Wenn” and ends in its verb.

tester-title = Regeltester
tester-line = Bau eine Regel aus Blöcken und finde den ersten Zustand, in dem sie versagt.
tester-verb = Regel bauen

tester-your-rule = Deine Regel
tester-say = { $of ->
    [rings] Sag, welcher Ring als Nächstes zieht. Gros probiert deine Regel in jedem Zustand und zeigt den ersten, in dem sie versagt.
   *[dials] Sag, welcher Drehknopf als Nächstes gedreht wird. Gros probiert deine Regel in jedem Zustand und zeigt den ersten, in dem sie versagt.
}
tester-own = eine eigene Regel
tester-always = { $of ->
    [rings] immer Ring 1
   *[dials] immer Drehknopf 1
}
tester-first-two = { $of ->
    [rings] Ring 1 oder Ring 2
   *[dials] Drehknopf 1 oder Drehknopf 2
}
tester-never-wrong = eine, die nie versagt
tester-in-turn = eine, die sich den letzten Zug merkt
tester-first = { $of ->
    [rings] Zum Einstieg: Sieh dir die Zustände an, in denen Ring 1 falsch ist, und füge für sie einen Block hinzu.
   *[dials] Zum Einstieg: Sieh dir die Zustände an, in denen Drehknopf 1 falsch ist, und füge für sie einen Block hinzu.
}
tester-facts = { $pieces }, Ziel: { $goal }
tester-goal = { $of ->
    [rings] alle ab
   *[dials] alle flach
}
tester-tested = { $count ->
    [one] { $count } Zustand geprüft
   *[other] alle { $count } Zustände geprüft
}
tester-pieces = { $of ->
    [rings] Ringe
   *[dials] Drehknöpfe
}

tester-if = Wenn
tester-else-if = sonst, wenn
tester-and = und
tester-otherwise = sonst
tester-ever = immer
tester-move = { $of ->
    [rings] bewege
   *[dials] dreh
}
tester-odd = { $of ->
    [rings] eine ungerade Anzahl drauf ist
   *[dials] eine ungerade Anzahl aufrecht ist
}
tester-even = { $of ->
    [rings] eine gerade Anzahl drauf ist
   *[dials] eine gerade Anzahl aufrecht ist
}
tester-on = { $of ->
    [rings] Ring k drauf ist
   *[dials] Drehknopf k aufrecht ist
}
tester-off = { $of ->
    [rings] Ring k ab ist
   *[dials] Drehknopf k flach ist
}
tester-first-on = { $of ->
    [rings] Ring k der erste ist, der drauf ist
   *[dials] Drehknopf k der erste aufrechte ist
}
tester-one-moved = { $of ->
    [rings] Ring 1 zuletzt gezogen hat
   *[dials] Drehknopf 1 zuletzt gedreht wurde
}
tester-other-moved = { $of ->
    [rings] ein anderer Ring zuletzt gezogen hat
   *[dials] ein anderer Drehknopf zuletzt gedreht wurde
}
tester-piece = { $of ->
    [rings] Ring k
   *[dials] Drehknopf k
}
tester-the-first-on = { $of ->
    [rings] den ersten, der drauf ist
   *[dials] den ersten aufrechten
}
tester-after-first-on = { $of ->
    [rings] den nach dem ersten, der drauf ist
   *[dials] den nach dem ersten aufrechten
}
tester-condition-of = Bedingung { $condition } von Block { $block }
tester-move-of = Zug von Block { $block }
tester-number-of = Zahl k in: { $field }
tester-score = { $right } von { $asked } richtig
tester-never = nie benutzt
tester-block = Block { $block }
tester-add-branch = { $of ->
    [rings] Hinzufügen: wenn … bewege …
   *[dials] Hinzufügen: wenn … dreh …
}
tester-add-otherwise = Hinzufügen: sonst
tester-add-and = und …
tester-add-and-to = und …: Bedingung zu Block { $block } hinzufügen
tester-up = Block { $block } nach oben
tester-down = Block { $block } nach unten
tester-remove = Block { $block } entfernen
tester-remove-condition = Entfernen: { $field }
tester-keys = Alt+↑ und Alt+↓ verschieben einen Block, Entf entfernt ihn.
tester-unread = Nicht verstanden und deshalb weggelassen: { $items }. Blöcke schreibt man wie odd:1 oder on3+off1:first, den letzten wie else:after.

tester-counterexample = Gegenbeispiel: { $state }.
tester-state = Zustand { $state }.
tester-says = Deine Regel sagt: { $step }.
tester-says-nothing = Deine Regel nennt keinen Zug.
tester-goal-reached = Das ist das Ziel; nichts bleibt zu tun.
tester-count-on = { $of ->
    [rings] { $on ->
        [0] Kein Ring ist drauf, und 0 ist gerade.
        [one] Ein Ring ist drauf, eine ungerade Anzahl.
       *[other] { $on } Ringe sind drauf, eine { $parity ->
            [odd] ungerade
           *[even] gerade
        } Anzahl.
    }
   *[dials] { $on ->
        [0] Kein Drehknopf ist aufrecht, und 0 ist gerade.
        [one] Ein Drehknopf ist aufrecht, eine ungerade Anzahl.
       *[other] { $on } Drehknöpfe sind aufrecht, eine { $parity ->
            [odd] ungerade
           *[even] gerade
        } Anzahl.
    }
}
tester-agrees = Das ist der Zug zum Ziel hin.
tester-leads-back = Das geht, führt aber vom Ziel weg: noch { $after } Züge statt { $to-go }.
tester-no-block = Keiner deiner Blöcke trifft hier zu.
tester-no-piece = { $of ->
    [rings] So einen Ring gibt es hier nicht.
   *[dials] So einen Drehknopf gibt es hier nicht.
}
tester-show-right = Richtigen Zug zeigen
tester-right-move = Der richtige Zug: { $step }.
tester-next-one = Nächster
tester-no-failure = { $count ->
    [one] Richtig im einzigen Zustand. Kannst du sagen, warum?
   *[other] Richtig in allen { $count } Zuständen. Kannst du sagen, warum?
}

tester-map = Alle Zustände entlang der Linie
tester-map-scale = restliche Züge; 0 ist das Ziel
tester-agree = richtig
tester-cannot-move = { $of ->
    [rings] lässt sich nicht bewegen
   *[dials] lässt sich nicht drehen
}
tester-away = führt vom Ziel weg
tester-silent = nennt nichts
tester-window = { $first } bis { $last } restliche Züge
tester-slider = Zustand, nach restlichen Zügen
tester-slider-text = noch { $to-go }, { $state }: { $result }
tester-slider-goal = noch 0: das Ziel
tester-sum = Richtig in { $right } von { $asked } Zuständen
tester-choose = Wähle einen Balken, um seinen Zustand auf dem Brett zu sehen.
tester-pattern-one = Nur ein Fehler: Was ist an diesem Zustand besonders?
tester-pattern-all = Sie versagt in jedem Zustand. Beginne mit einem Zustand, dessen richtigen Zug du kennst.
tester-pattern-even = Die Fehler liegen gleichmäßig, im Abstand { $gap }: Was haben diese Zustände gemeinsam?
tester-pattern-near-goal = Alle Fehler liegen nahe am Ziel: Was ist dort anders?
tester-pattern-near-half = Alle Fehler liegen in der Hälfte näher am Ziel: Was haben diese Zustände gemeinsam?
tester-pattern-far-half = Alle Fehler liegen in der Hälfte weiter weg vom Ziel: Was haben diese Zustände gemeinsam?
tester-pattern-other = Kein einfaches Muster. Welcher Block irrt sich am häufigsten?
