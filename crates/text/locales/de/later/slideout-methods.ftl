### Pieces in a slide, each of which waits for those at its right.

slideout-slide-seen = Für jedes Teil: wo es ist, wo es sein muss und wie viele Züge das braucht. Gibt es Sackgassen, so ist jede Säule eine; ihre Höhe ist die Tiefe.
slideout-slide-reach = Zwei beliebige Zustände. Gibt es Sackgassen, so genügt es nicht, nie einen Zug zurückzunehmen.
slideout-rule = Ein Teil lässt sich nur bewegen, wenn sein rechter Nachbar auf dem Platz ist, den dieser Schritt braucht, und alles noch weiter rechts auf seinem letzten Platz. Diese Teile kommen also zuerst.
slideout-is-at = ist
slideout-wanted-at = soll

slideout-dead-ends = { $count ->
    [one] { $count } Sackgasse zweigt bei diesem Schritt von der Lösung in { $steps } Zügen ab. Tiefe: { $moves }.
   *[other] { $count } Sackgassen zweigen bei diesen Schritten von der Lösung in { $steps } Zügen ab. Tiefste: { $moves }.
}
slideout-on-the-route = Du bist auf dem Weg.
slideout-dead-end-begins = Vorsicht: Hier beginnt eine Sackgasse, Tiefe: { $moves }.
slideout-in-dead-end = Du steckst in einer Sackgasse, die bei Schritt { $step } beginnt, und bist schon so weit drin: { $moves }.
