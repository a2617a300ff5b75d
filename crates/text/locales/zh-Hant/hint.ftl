### hint

hint-must-leave = { $discs }要先離開 { $from } 柱和 { $to } 柱
hint-disc-wish = { $disc }要到 { $to } 柱
hint-must-make-room = { $discs }要先都到 { $peg } 柱
hint-ring-reason = 現在可以動
hint-disc-reason = 現在可以動
hint-disc-reason-on-many-pegs = 現在可以動
hint-two-halves = ，
