### hint

hint-must-leave = { $discs }要先离开 { $from } 柱和 { $to } 柱
hint-disc-wish = { $disc }要到 { $to } 柱
hint-must-make-room = { $discs }要先都到 { $peg } 柱
hint-ring-reason = 现在可以动
hint-disc-reason = 现在可以动
hint-disc-reason-on-many-pegs = 现在可以动
hint-two-halves = ，
