### Spin-Out: the card of the shortcut.

shortcut-seen = Der kürzeste Weg in Teilen: an der Lücke gedreht, außerhalb des Gehäuses gedreht und der Rest. Klicke auf einen Balken, um zu seinem Anfang zu gehen.
shortcut-reach = Spin-Out, wo Drehknöpfe auch außerhalb des Gehäuses gedreht werden dürfen.
shortcut-rule = Dreh zuerst die Drehknöpfe an der Lücke, bis sich der Schieber weit genug bewegen lässt; dann die außerhalb des Gehäuses, wo kein enger Kanal sie hält; dann den Rest.
shortcut-none = Drehungen außerhalb des Gehäuses machen diesen Weg nicht kürzer: Alle Drehungen geschehen an der Lücke.
shortcut-at-the-gap = An der Lücke
shortcut-outside = Außerhalb des Gehäuses
shortcut-turns = { $count ->
    [one] { $count } Drehung
   *[other] { $count } Drehungen
}
shortcut-why = Warum so wenige? Nur an der Lücke braucht es { $usual } Drehungen, denn jeder weitere Drehknopf verdoppelt sie ungefähr. Hier dient die Lücke nur, bis die Drehknöpfe 1 bis 6 flach sind. Dann kommt der Schieber weit genug heraus, um die Drehknöpfe 1 bis 4 außen so zu drehen, dass keiner ins Gehäuse zeigt. Danach braucht jeder der anderen nur noch eine Drehung: { $all } insgesamt.
