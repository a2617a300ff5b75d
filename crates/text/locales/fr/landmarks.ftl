### Landmarks: moves that stand out on the timeline.

landmarks-spoken = { $landmark } : étape { $step }
landmarks-ring-for-good = { $way ->
    [on] { $ring } reste monté
   *[off] { $ring } reste descendu
}
landmarks-largest-disc = le plus grand disque
landmarks-piece-moves = { $time ->
    [first] { $piece } bouge pour la première fois
    [last] { $piece } bouge pour la dernière fois
   *[only] { $piece } bouge
}
