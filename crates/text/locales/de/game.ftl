### A game with piles.

left-then-right = linker Haufen, rechter Haufen
left-pile = linker Haufen
right-pile = rechter Haufen
take = Nimm
take-from = von
from-left = links
from-right = rechts
from-both = beiden
how-many = Wie viele
one-more = Einer mehr
one-less = Einer weniger
not-enough = So viele Steine sind da nicht.
who-wins = Wer gewinnt?
legend-cold = kalt: das lass übrig
legend-moves = deine Züge
quarter-board = Stellungen: linker Haufen nach rechts, rechter nach oben
map-of-positions = Alle Stellungen ab 0, 0: Der Rahmen zeigt den Ausschnitt auf dem Brett
too-large-to-draw = Das ist zu groß zum Zeichnen, aber das Urteil ist trotzdem exakt.
rival = Gegner
rival-nobody = Zu zweit
rival-second = Du, dann Computer
rival-first = Computer, dann du
strength = Stil des Computers
strength-soon = stark, schnell
strength-long = stark, geduldig
strength-lose = leicht
game-rule = Du darfst nehmen von
one-or-both-piles = einem oder beiden
one-pile-only = einem Haufen (Nim)
new-game = Neues Spiel
same-piles = Diese Haufen noch einmal
computer-thinks = Der Computer denkt nach

game-stones-in-a-bar = Jeder Balken steht für { $stones } Steine.
game-turn-you = Du bist am Zug
game-turn-computer = Der Computer ist am Zug
game-turn-first = Die erste Person ist am Zug
game-turn-second = Die zweite Person ist am Zug
game-winner-you = Du hast den letzten Stein genommen. Du gewinnst.
game-winner-computer = Der Computer hat den letzten Stein genommen. Er gewinnt.
game-winner-first = Die erste Person hat den letzten Stein genommen und gewinnt.
game-winner-second = Die zweite Person hat den letzten Stein genommen und gewinnt.
game-no-stone-is-left = Kein Stein ist übrig
game-cold-for-you = Kalt: Du bist zu schlagen
game-cold = Kalt: Wer am Zug ist, verliert
game-hot-for-you = Heiß: Du kannst gewinnen
game-hot = Heiß: Wer am Zug ist, kann gewinnen
game-no-move-wins = Kein Zug gewinnt von hier.
game-is-over = Das Spiel ist zu Ende.
game-why-none-wins = Was du auch nimmst, es gibt eine Antwort darauf. Nimm nur wenig und warte auf einen Fehler.
game-why-it-wins = Dieser Zug lässt eine kalte Stellung übrig: Was dein Gegner auch tut, du hast eine Antwort.
game-why-each-wins = Jeder dieser Züge lässt eine kalte Stellung übrig: Was dein Gegner auch tut, du hast eine Antwort.
game-stands-here = hier steht das Spiel
game-place-is-cold = kalt
game-hint-difference = Der Unterschied ist { $larger } − { $smaller } = { $difference }.
game-hint-leave = { $position } ist eine kalte Stellung: Von dort verliert jeder Zug.
game-hint-cold = { $position } ist selbst eine kalte Stellung: Kein Zug gewinnt.
game-hint-hope = { $take } und hoffe auf einen Fehler.

## A game against the computer.

game-rules-of-both = von einem Haufen oder gleich viele von beiden; letzter gewinnt
game-rules-of-both-short = Von einem Haufen oder gleich viele von beiden. Letzter Stein gewinnt.
game-rules-of-both-shortest = Ein Haufen oder beide gleich. Letzter gewinnt.
game-rules-of-one = beliebig viele von einem Haufen; letzter gewinnt
game-rules-of-one-short = Von einem Haufen. Letzter Stein gewinnt.
game-computer-took = { $pile ->
    [left] Der Computer hat links { $count } genommen.
    [right] Der Computer hat rechts { $count } genommen.
   *[both] Der Computer hat von beiden { $count } genommen.
}
game-sum-left = { $left ->
    [one] { $before } − { $count } = { $left } ist dort übrig.
   *[other] { $before } − { $count } = { $left } sind dort übrig.
}
game-stones-left = Auf dem Tisch liegen { $left } und { $right } Steine.
game-move-number = Zug { $step }.
game-show-again = Noch einmal zeigen
game-stones-taken = { $count } genommen
game-computer-take-short = Computer: { $take }
game-take-shortest = { $pile ->
    [left] links −{ $count }
    [right] rechts −{ $count }
   *[both] beide −{ $count }
}
game-you = du
game-computer = Computer
game-first = erste
game-second = zweite
game-your-move = dein Zug
legend-you-went = deine Züge bisher
legend-computer-went = Züge des Computers
game-let-computer-move = Computer ziehen lassen

## The end of a game against the computer. The cold positions are those from which every move loses.

game-won-all-along = Gewonnen, mit lauter kalten Stellungen.
game-won-at = Doch gewonnen: Bei Zug { $step } hat der Computer gepatzt.
game-lost-from-the-start = Du hattest keinen Gewinnzug.
game-lost-at = Nach Zug { $step } war die Stellung nicht kalt.
game-last-taken = Bei Zug { $step } hat der Computer die letzten Steine genommen
game-moves-from = { $moves }, ab { $start }
game-go-to-move = Zu Zug { $step }
game-try-again-from = Noch einmal ab Zug { $step }
game-play-again = Noch einmal spielen
game-moves-of-the-game = Die Züge dieses Spiels
game-how-it-turned = Aus { $from } hast du { $to } gemacht; daraus konnte der Computer { $answer } machen, und das ist kalt.
game-better = Besser: { $take }, übrig { $left }, und das ist kalt.
hide-again = Wieder ausblenden
