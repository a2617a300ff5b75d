### The page without its program: before it has loaded, where it can’t load, and after it has crashed.

needs-scripts = Gros braucht JavaScript und WebAssembly.
failed-from-file = Browser führen dieses Programm nur von einem Webserver aus. In diesem Ordner startet { $command } einen.
failed-to-load = Das Programm konnte nicht geladen werden. Hier sind die Regeln des Puzzles:
stopped = Gros ist abgestürzt. Das ist ein Fehler im Programm, du hast nichts falsch gemacht.
open-again = Schritt wieder öffnen
start-afresh = Neu anfangen

page-description = Chinesische Ringe, Türme von Hanoi und Spin-Out auf einer Zeitleiste, die du zu jedem Schritt ziehen kannst: Löse sie selbst, lass dich durch das Puzzle in deinen Händen führen und verstehe, warum es geht. In jeder Größe exakt.
