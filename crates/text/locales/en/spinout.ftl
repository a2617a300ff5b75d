### spinout

spinout-how-to-write = A letter for each dial, dial { $dials } first: U is upright, L points into the case, R out of it. Then @ and how many dials have passed the gap, 0 with the slide pushed in.
spinout-states-allowed = L, U or R for each dial, then @ and the shift
spinout-moves-allowed = moves such as 1-L.4-R*, or ~K for K moves of the plan
