//! The rules, puzzle by puzzle.

keys! {
    RuleOne:
        "Rule 1: ring 1 can move at any time.",
        "规则一：第 1 环随时可以套上或解开。",
        "規則一：第 1 環可以在任何時候放上或取下。";
    RuleTopDisc:
        "Only the top disc of a peg can move.",
        "每次只能拿柱子最上面的盘子。",
        "每次只能移動柱子最上面的圓盤。";
    RuleSmallerOnTop:
        "No disc may lie on a smaller one.",
        "大盘子不能叠在小盘子上面。",
        "大圓盤不能疊在小圓盤上面。";
    RuleNeighbours:
        "A disc moves to a neighbouring peg only.",
        "盘子只能移到相邻的柱子。",
        "圓盤只能移到相鄰的柱子。";
    RuleClockwise:
        "A disc moves on by one peg, one way round only: A to B, B to C, C to A.",
        "盘子只能朝一个方向移一根柱子：A 到 B、B 到 C、C 到 A。",
        "圓盤只能朝一個方向移一根柱子：A 到 B、B 到 C、C 到 A。";
    RuleOnePile:
        "Take any number of stones from one pile.",
        "从一堆里取走任意颗石子。",
        "從一堆裡取走任意顆石子。";
    RuleOneOrBoth:
        "Take any number of stones from one pile, or the same number from both.",
        "从一堆里取走任意颗石子，或从两堆取走同样多颗。",
        "從一堆裡取走任意顆石子，或從兩堆取走同樣多顆。";
    TheRules:
        "The rules",
        "规则",
        "規則";
    RuleTwo:
        "Rule 2: any other ring moves only when the ring next to it toward the free end is on and all rings beyond that one are off.",
        "规则二：其他的环，只有靠活动端一侧的相邻一环在横杠上、再往外的环全部解开时，才能动。",
        "規則二：其他的環，只有靠活動端一側的相鄰一環在劍上、再往外的環全部取下時，才能放上或取下。";
    RuleFreeDial:
        "Dial 1, at the free end, can turn at any time.",
        "活动端的 1 号大象随时可以转。",
        "活動端的 1 號大象隨時可以轉。";
    RuleDials:
        "Any other dial turns only when the next one toward the free end is upright and all beyond that one are flat.",
        "其他大象，只有靠活动端一侧相邻的竖直、再往外的全部横放时，才能转。",
        "其他大象，只有靠活動端一側相鄰的直立、再往外的全部橫放時，才能轉。";
    RuleDialPlaces:
        "A dial turns at the gap, or outside the case.",
        "大象只能在缺口处或盒子外面转。",
        "大象只能在缺口處或盒子外面轉。";
    RuleLobes:
        "It does not turn while a neighbour faces it, and dial 1 never faces right.",
        "相邻的大象朝着它时不能转；1 号大象不能朝右。",
        "相鄰的大象朝著它時不能轉；1 號大象不能朝右。";
    RuleNarrow:
        "An upright dial does not pass the narrow part of the case.",
        "竖直的大象过不了盒子的窄处。",
        "直立的大象過不了盒子的窄處。";
    RuleFreeRod:
        "Rod 1 can move at any time.",
        "1 号杆随时可以动。",
        "1 號桿隨時可以動。";
    RuleRods:
        "Any other rod moves only when the rod before it is out and all before that one are in.",
        "其他的杆，只有前一根拉出、再前面的全部推入时，才能动。",
        "其他的桿，只有前一根拉出、再前面的全部推入時，才能動。";
    RuleFreeDriver:
        "The driver can move at any time.",
        "驱动杆随时可以动。",
        "驅動桿隨時可以動。";
    RuleBurr:
        "A ring moves only when the piece before it is on and all before that one are off.",
        "每个环，只有前一个在杠上、再前面的全部解开时，才能动。",
        "每個環，只有前一個在劍上、再前面的全部取下時，才能動。";
    RuleEvenBalls:
        "A ball goes up from an even level, or back to it, only when the balls before it are at the highest level and the driver is at place 1.",
        "球要从偶数层上去或回到偶数层，只有前面的球都在最高层、驱动杆在位置 1 时才行。",
        "球要從偶數層上去或回到偶數層，只有前面的球都在最高層、驅動桿在位置 1 時才行。";
    RuleOddBalls:
        "A ball goes up from an odd level, or back to it, only when the balls before it are at level 0 and the driver is at place 0.",
        "球要从奇数层上去或回到奇数层，只有前面的球都在第 0 层、驱动杆在位置 0 时才行。",
        "球要從奇數層上去或回到奇數層，只有前面的球都在第 0 層、驅動桿在位置 0 時才行。";
    RuleFreePiece:
        "The piece at the free end can go to the next place at any time.",
        "活动端的零件随时可以移动一格。",
        "活動端的零件隨時可以移動一格。";
    RuleEvenPieces:
        "A piece goes up from an even place, or back to it, only when the pieces before it are at the end of their common travel.",
        "零件要离开偶数位置上移或回到偶数位置，只有前面的零件走到共同行程的末端时才行。",
        "零件要離開偶數位置上移或回到偶數位置，只有前面的零件走到共同行程的末端時才行。";
    RuleOddPieces:
        "A piece goes up from an odd place, or back to it, only when the pieces before it are all at 0.",
        "零件要离开奇数位置上移或回到奇数位置，只有前面的零件都在 0 时才行。",
        "零件要離開奇數位置上移或回到奇數位置，只有前面的零件都在 0 時才行。";
    RuleFreeElephant:
        "Elephant 1, the rightmost, can turn at any time.",
        "最右边的 1 号大象随时可以转。",
        "最右邊的 1 號大象隨時可以轉。";
    RuleElephants:
        "Any other elephant turns between up and right only when its right neighbour is down, between right and down only when that one is up; all further right must be down.",
        "其他的大象，右边相邻的朝下时才能在朝上和朝右之间转，相邻的朝上时才能在朝右和朝下之间转；再往右的都要朝下。",
        "其他的大象，右邊相鄰的朝下時才能在朝上和朝右之間轉，相鄰的朝上時才能在朝右和朝下之間轉；再往右的都要朝下。";
    RuleSlide:
        "Any other piece makes its last step, and every second one before it, only when its right neighbour is at 0, and the steps between only when that one is at its last place; all further right must be at their last place.",
        "其他的零件，右边相邻的在 0 时才能走最后一格和倒数隔一格的各格，其余各格要相邻的在最后的位置；再往右的都要在最后的位置。",
        "其他的零件，右邊相鄰的在 0 時才能走最後一格和倒數隔一格的各格，其餘各格要相鄰的在最後的位置；再往右的都要在最後的位置。";
    RuleFreeBar:
        "Bar 1 can tilt at any time.",
        "1 号横条随时可以翻转。",
        "1 號橫條隨時可以翻轉。";
    RuleBars:
        "Any other bar tilts only when the four bars before it show the key, as far as there are four, and all before those are down.",
        "其他的横条，只有前面四根（不足四根时有几根算几根）与钥匙一致、再前面的全部朝下时，才能翻转。",
        "其他的橫條，只有前面四根（不足四根時有幾根算幾根）與鑰匙一致、再前面的全部朝下時，才能翻轉。";
}
