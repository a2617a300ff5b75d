### In the card “Copy or swap”: the digits are read one by one, and what is written is predicted.

reading-start = Prédire chiffre par chiffre
reading-leave = Tout montrer
reading-back = Un chiffre en arrière
reading-forward = Montrer ce chiffre
reading-name = Ce que la machine lit et écrit
reading-ask = Pour { $name }, elle lit { $read }. Qu’écrit-elle ?
reading-guess = { $digit } est écrit
reading-right = Juste.
reading-wrong = Pas tout à fait.
reading-why = { $mode ->
    [copy] { $ones ->
        [0] Aucun 1 n’a été lu avant
        [one] Un seul 1 a été lu avant
       *[other] { $ones } chiffres 1 ont été lus avant
    }, un nombre pair ; { $read } est donc copié : { $written }.
   *[swap] { $ones ->
        [one] Un seul 1 a été lu avant
       *[other] { $ones } chiffres 1 ont été lus avant
    }, un nombre impair ; { $read } est donc inversé : { $written }.
}
reading-end = Tout est lu : { $digits } est { $number } en binaire.
reading-score = Prédits : { $right } sur { $asked }.
