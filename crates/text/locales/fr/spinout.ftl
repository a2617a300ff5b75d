### Dials that turn outside their case too.

spinout-how-to-write = Écrivez une lettre par cadran, à partir du cadran { $dials } : U s’il est debout (upright), L s’il pointe vers l’intérieur du boîtier, R s’il pointe vers l’extérieur. Puis écrivez @ et le nombre de cadrans qui ont passé l’encoche (0 si le tiroir est rentré).
spinout-states-allowed = L, U ou R pour chaque cadran, puis @ et le décalage
spinout-moves-allowed = des coups comme 1-L.4-R*, ou ~K pour K coups du chemin
shortcut-name = Le raccourci
