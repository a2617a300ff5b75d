//! What a card shows, and how far its method reaches: for those who ask what they are seeing.

use gros_solver::methods::Method;

use crate::Lang;

impl Lang {
    /// Asks what a card shows: `Two rules are enough: what am I seeing?`
    #[must_use]
    pub fn what_is_this(self, title: &str) -> String {
        let title = title.trim_end_matches(['?', '？']);
        format!("{title}{}", self.pick(": what am I seeing?", "：这是什么？", "：這是什麼？"))
    }

    /// Says what the card of a method shows.
    #[must_use]
    pub fn seen(self, method: Method) -> &'static str {
        match method {
            Method::Expect => self.pick(
                "Every line asks for one ring, from the innermost outward. Where it is not so yet, the lines below it ask \
                 for what must be so first, until a ring can move.",
                "从最里面的环往外，每行要求一个环。还不满足的，下面几行就是它的前提，直到有一环能动。",
                "從最裡面的環往外，每列要求一個環。還不符合的，下面幾列就是它的前提，直到有一環能動。",
            ),
            Method::Alternation => self.pick(
                "At most two moves are ever possible: ring 1, and the ring next to the first one that is on, counting from \
                 ring 1. They alternate; the two lanes show the moves that follow.",
                "任何时候最多只有两种动作：动第 1 环，或动最外面那个在横杠上的环里侧的一环。两者轮流；下面两道是接下来的几步。",
                "任何時候最多只有兩種動作：動第 1 環，或動劍上最外面那個環內側的一環。兩者輪流；下面兩道是接下來的幾步。",
            ),
            Method::TwoRules => self.pick(
                "The Gray code is written one item after the other by two rules. The rings show one of its items.",
                "格雷码按两条规则一项接一项写下去，各环的状态就是其中一项。",
                "格雷碼按兩條規則一項接一項寫下去，各環的狀態就是其中一項。",
            ),
            Method::Binary => self.pick(
                "Above, the rings as 1 and 0; below, the binary number that belongs to them. It is the number of moves to \
                 all off.",
                "上面是用 1 和 0 表示的各环，下面是对应的二进制数，它就是到全解开的步数。",
                "上面是用 1 和 0 表示的各環，下面是對應的二進位數，它就是到環全下的步數。",
            ),
            Method::Shifts => self.pick(
                "The binary number again, found as a computer likes it: in a few operations on whole words.",
                "求的还是那个二进制数，用计算机喜欢的办法：对整个字做几次运算。",
                "求的還是那個二進位數，用電腦喜歡的辦法：對整個字做幾次運算。",
            ),
            Method::Decrement => self.pick(
                "A move counts the binary number by one. A carry may turn many binary digits, but it changes one ring only.",
                "每一步使二进制数变化一。进位可能翻转许多位，环却只变一个。",
                "每一步使二進位數變化一。進位可能翻轉許多位，環卻只變一個。",
            ),
            Method::Automaton => self.pick(
                "A machine with two modes reads the rings and writes the binary number below them. Its last digit tells \
                 whose turn it is.",
                "一台有两种方式的机器读各环，在下面写出二进制数。最后一位说明轮到谁。",
                "一台有兩種方式的機器讀各環，在下面寫出二進位數。最後一位說明輪到誰。",
            ),
            Method::Recursion => self.pick(
                "Every row is a job that is under way, made of smaller jobs of its kind. The framed part is the one that \
                 is being done; the row below takes it apart.",
                "每行是一件正在做的事，由更小的同类事组成。框出的是正在做的部分，下一行再把它拆开。",
                "每列是一件正在做的事，由更小的同類事組成。框出的是正在做的部分，下一列再把它拆開。",
            ),
            Method::Purposes => self.pick(
                "The way move by move: which larger ring a move prepares for, and which ring all of it is for.",
                "逐步来看：每一步是为哪个更里面的环作准备，最终又是为了哪一环。",
                "逐步來看：每一步是為哪個更裡面的環作準備，最終又是為了哪一環。",
            ),
            Method::Mirror => self.pick(
                "The code of n rings is that of n − 1 rings, then the same backward with ring n changed. Mirroring another \
                 beginning gives a Gray code too, but not the one of the rings.",
                "n 环的码先是 n − 1 环的码，再倒着来一遍，第 n 环改变。换一个开头来镜射也得到格雷码，却不是各环的那个。",
                "n 環的碼先是 n − 1 環的碼，再倒著來一遍，第 n 環改變。換一個開頭來鏡射也得到格雷碼，卻不是各環的那個。",
            ),
            Method::StrategyOne => self.pick(
                "What comes of beginning with ring 1 without a thought, and of taking it back where it was wrong.",
                "不多想，先动第 1 环，走错了就退回：会怎么样。",
                "不多想，先動第 1 環，走錯了就退回：會怎麼樣。",
            ),
            Method::StrategyTwo => self.pick(
                "What comes of beginning with ring 1 without a thought, and of turning round at the wrong end.",
                "不多想，先动第 1 环，走到错的一头再折返：会怎么样。",
                "不多想，先動第 1 環，走到錯的一頭再折返：會怎麼樣。",
            ),
            Method::Questions => self.pick(
                "Six questions about the start and the goal, answered without a single try.",
                "关于起点和终点的六个问题，不用试就能回答。",
                "關於起點和終點的六個問題，不用試就能回答。",
            ),
            Method::LargestDisc => self.pick(
                "From the largest disc down: where it is, and where it is wanted. While it waits, all smaller ones are \
                 wanted on the third peg.",
                "从最大的盘子往下：它在哪里、该在哪里。它等待时，比它小的都该在第三根柱子上。",
                "從最大的圓盤往下：它在哪裡、該在哪裡。它等待時，比它小的都該在第三根柱子上。",
            ),
            Method::Direction => self.pick(
                "Every disc goes round the pegs one way for ever, and neighbours in size go opposite ways.",
                "每个盘子永远朝一个方向绕柱子走，大小相邻的两个方向相反。",
                "每個圓盤永遠朝一個方向繞柱子走，大小相鄰的兩個方向相反。",
            ),
            Method::PairCycle => self.pick(
                "Three pairs of pegs take turns. Between two pegs only one move is allowed, so the pair is the move.",
                "三对柱子轮流。两根柱子之间只有一种合规的移动，定了是哪一对，也就定了这一步。",
                "三對柱子輪流。兩根柱子之間只有一種合規的移動，定了是哪一對，也就定了這一步。",
            ),
            Method::LastPeg => self.pick(
                "All one has to remember is where the last disc was put; of the two other pegs the smaller top disc moves.",
                "只要记住上一步放到了哪根柱子；另外两根柱子中，顶上较小的盘子来动。",
                "只要記住上一步放到了哪根柱子；另外兩根柱子中，頂上較小的圓盤來動。",
            ),
            Method::Formulas => self.pick(
                "From the number of a step to the peg of every disc, and back, without making the moves.",
                "不用真走，由步数求出每个盘子在哪根柱子，也能反过来求。",
                "不用真走，由步數求出每個圓盤在哪根柱子，也能反過來求。",
            ),
            Method::Split => self.pick(
                "With a peg to spare, the smaller discs are parked first. Each column is the total for one number of \
                 parked discs; the lowest is best.",
                "柱子有富余，就先把较小的盘子停到一边。每根柱形是停放若干个时的总步数，最低的最好。",
                "柱子有剩餘，就先把較小的圓盤停到一邊。每根柱形是停放若干個時的總步數，最低的最好。",
            ),
            Method::Digits => self.pick(
                "Each piece is a digit that travels to and fro through its places. The framed column moves next.",
                "每个零件是一位，在自己的位置间来回走。框出的一列接下来动。",
                "每個零件是一位，在自己的位置間來回走。框出的一行接下來動。",
            ),
            Method::Slide => self.pick(
                "For every piece where it is, where it is wanted, and how many moves that takes. Where the ways branch, \
                 the columns are the dead ends, as high as they are deep.",
                "每个零件现在在哪里、应在哪里、要几步。有岔路时，柱形是各条死路，越高越深。",
                "每個零件現在在哪裡、應在哪裡、要幾步。有岔路時，柱形是各條死路，越高越深。",
            ),
            Method::Table => self.pick(
                "Every smaller position with the least number that none of its moves leads to. A 0 is a cold one.",
                "每个更小的局面都标上走一步到不了的最小数，0 就是必败局面。",
                "每個更小的局面都標上走一步到不了的最小數，0 就是必敗局面。",
            ),
            Method::Sieve => self.pick(
                "A sieve, as for prime numbers: every cold position strikes out all from which one could move to it.",
                "像筛质数一样：每个必败局面划掉所有一步能到它的局面。",
                "像篩質數一樣：每個必敗局面劃掉所有一步能到它的局面。",
            ),
            Method::Mex => self.pick(
                "One cold pair a row. The smaller number is the least that is not used yet, the larger one is k more.",
                "每行一对必败局面。较小的是还没用过的最小数，较大的再加 k。",
                "每列一對必敗局面。較小的是還沒用過的最小數，較大的再加 k。",
            ),
            Method::ClosedForm => self.pick(
                "The dots are the cold positions. They lie along two lines whose slopes are the golden ratio φ and 1 / φ, \
                 so one can be computed at once.",
                "圆点是必败局面，它们贴着斜率为黄金比例 φ 和 1 / φ 的两条线，所以可以直接算出。",
                "圓點是必敗局面，它們貼著斜率為黃金比例 φ 和 1 / φ 的兩條線，所以可以直接算出。",
            ),
            Method::Partition => self.pick(
                "Two rows that share out all numbers: each number is in exactly one of them, above or below its partner.",
                "两行分完所有正整数：每个数恰好在其中一行，上面或下面就是它的搭档。",
                "兩列分完所有正整數：每個數恰好在其中一列，上面或下面就是它的搭檔。",
            ),
        }
    }

    /// Says where a method holds.
    #[must_use]
    pub fn reach(self, method: Method) -> &'static str {
        match method {
            Method::Expect => self.pick(
                "Any state and any goal. It is read as a number only toward all off.",
                "适用于任何状态、任何终点；只有终点是全解开时才读成一个数。",
                "適用於任何狀態、任何終點；只有終點是環全下時才讀成一個數。",
            ),
            Method::Alternation => self.pick(
                "Any state and any goal; toward a higher number, odd and even change places.",
                "适用于任何状态、任何终点；数往大走时，单数与双数对调。",
                "適用於任何狀態、任何終點；數往大走時，奇數與偶數對調。",
            ),
            Method::TwoRules | Method::Decrement => self.pick(
                "Any state and any goal, but one move at a time.",
                "适用于任何状态、任何终点，但一次只算一步。",
                "適用於任何狀態、任何終點，但一次只算一步。",
            ),
            Method::Binary | Method::Shifts | Method::Automaton | Method::Mirror | Method::Questions => self.pick(
                "Any state and any goal, while the rings move one by one.",
                "适用于任何状态、任何终点，条件是一次只动一环。",
                "適用於任何狀態、任何終點，條件是一次只動一環。",
            ),
            Method::Purposes => self.pick(
                "Any state and any goal; 21 moves at most are shown.",
                "适用于任何状态、任何终点；最多列出 21 步。",
                "適用於任何狀態、任何終點；最多列出 21 步。",
            ),
            Method::Recursion => self.pick(
                "Rings: only between all on and all off. Discs: only from one full peg to another.",
                "环：仅在全套上与全解开之间。盘子：仅限满柱到满柱。",
                "環：僅在環全上與環全下之間。圓盤：僅限滿柱到滿柱。",
            ),
            Method::StrategyOne | Method::StrategyTwo => self.pick(
                "Only towards all off. With nine rings, a wrong first move can cost 1,020 moves instead of 2.",
                "仅适用于终点是全解开。九个环时，开头走错可能要 1,020 步，而不是 2 步。",
                "僅適用於終點是環全下。九個環時，開頭走錯可能要 1,020 步，而不是 2 步。",
            ),
            Method::LargestDisc => self.pick(
                "Any state and any goal on three pegs. Between mixed states the largest disc may have to move twice.",
                "适用于三根柱子的任何状态、任何终点。两头都是混合状态时，最大的盘子可能要走两次。",
                "適用於三根柱子的任何狀態、任何終點。兩頭都是混合狀態時，最大的圓盤可能要走兩次。",
            ),
            Method::Direction | Method::PairCycle | Method::LastPeg => self.pick(
                "Only on the shortest route from one full peg to another.",
                "仅限满柱到满柱的最短路线。",
                "僅限滿柱到滿柱的最短路線。",
            ),
            Method::Formulas => self.pick(
                "Only on the shortest route from one full peg to another; elsewhere its numbers would mean nothing.",
                "仅限满柱到满柱的最短路线；在别处，算出的数没有意义。",
                "僅限滿柱到滿柱的最短路線；在別處，算出的數沒有意義。",
            ),
            Method::Split => self.pick(
                "From one full peg to another. Proved shortest on four pegs, presumed on more.",
                "满柱到满柱。四根柱子已证明最短，更多柱子是推测。",
                "滿柱到滿柱。四根柱子已證明最短，更多柱子是推測。",
            ),
            Method::Digits => self.pick(
                "Puzzles whose states are one line.",
                "适用于状态排成一条线的玩具。",
                "適用於狀態排成一條線的玩具。",
            ),
            Method::Slide => self.pick(
                "Any two states. Never taking a move back is not enough where there are dead ends.",
                "适用于任何两个状态。有死路时，光是不走回头路还不够。",
                "適用於任何兩個狀態。有死路時，光是不走回頭路還不夠。",
            ),
            Method::Table | Method::Sieve | Method::Mex => self.pick(
                "Small piles only: all smaller positions are gone through.",
                "仅限石子不多时：要走遍所有更小的局面。",
                "僅限石子不多時：要走遍所有更小的局面。",
            ),
            Method::ClosedForm | Method::Partition => self.pick(
                "Wythoff’s game with piles of any size, in whole numbers.",
                "适用于任意大小的威佐夫博弈，只用整数。",
                "適用於任意大小的威佐夫博弈，只用整數。",
            ),
        }
    }
}
