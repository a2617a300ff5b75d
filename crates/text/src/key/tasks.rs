//! What is to be done, puzzle by puzzle.

keys! {
    TaskRings:
        "Take all rings off the bar.",
        "把所有的环都从横杠上解下来。",
        "把所有的環都從劍上取下來。";
    TaskHanoi:
        "Carry the whole tower to another peg, one disc at a time.",
        "把整座塔搬到另一根柱子，每次只动一个盘子。",
        "把整座塔搬到另一根柱子，每次只動一個圓盤。";
    TaskWythoff:
        "Two take stones in turn; whoever takes the last one wins.",
        "两人轮流取石子，取到最后一颗的人赢。",
        "兩人輪流取石子，取到最後一顆的人贏。";
    TaskSpinOut:
        "Turn all dials flat, so that the slide comes out.",
        "让所有大象都横过来，就能抽出来。",
        "讓所有大象都橫過來，就能抽出來。";
    TaskDialsOut:
        "Pull the slide out until all dials are outside the case.",
        "把滑板抽出来，让所有大象都到盒子外面。",
        "把滑板抽出來，讓所有大象都到盒子外面。";
    TaskBrain:
        "Pull all rods out.",
        "把所有的杆都拉出来。",
        "把所有的桿都拉出來。";
    TaskBurr:
        "Take the rings off the bar.",
        "把环从驱动杆上取下来。",
        "把環從驅動桿上取下來。";
    TaskBalls:
        "Bring all balls to the highest level.",
        "把所有的球都送到最高一层。",
        "把所有的球都送到最高一層。";
    TaskLock:
        "Bring all pieces to their last place.",
        "把所有零件都移到最后的位置。",
        "把所有零件都移到最後的位置。";
    TaskChain:
        "Bring the pieces to the far end of the one path that they have.",
        "所有状态连成一条路，把零件从一头带到另一头。",
        "所有狀態連成一條路，把零件從一頭帶到另一頭。";
    TaskElephants:
        "Turn all elephants from up to down, so that they slide out.",
        "让所有大象从朝上转为朝下，就能滑出来。",
        "讓所有大象從朝上轉為朝下，就能滑出來。";
    TaskSlide:
        "Bring all pieces to their last place, so that they slide out.",
        "把所有零件都移到最后的位置，就能滑出来。",
        "把所有零件都移到最後的位置，就能滑出來。";
    TaskBars:
        "Tilt all bars down.",
        "让所有横条都朝下。",
        "讓所有橫條都朝下。";
}
