### Dials that turn outside their case too.

spinout-how-to-write = Schreibe für jeden Drehknopf einen Buchstaben, beginnend mit Drehknopf { $dials }: U ist aufrecht, L zeigt ins Gehäuse, R zeigt heraus. Dann schreibe @ und wie viele Drehknöpfe schon an der Lücke vorbei sind (0 bei ganz eingeschobenem Schieber).
spinout-states-allowed = L, U oder R für jeden Drehknopf, dann @ und die Verschiebung
spinout-moves-allowed = Züge wie 1-L.4-R* oder ~K für K Züge des Wegs
shortcut-name = Die Abkürzung
