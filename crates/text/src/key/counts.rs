//! What a count counts, and how sure it is.

keys! {
    OneRingPerMove:
        "one ring per move",
        "每步动一环",
        "每步動一環";
    PairPerMove:
        "rings 1 and 2 may move as one",
        "第 1、2 环可以一起动",
        "第 1、2 環可以一起動";
    OneDiscPerMove:
        "one disc per move",
        "每步动一个盘子",
        "每步動一個圓盤";
    OneTurnPerMove:
        "one turn per move",
        "每步一手",
        "每步一手";
    ProvenShortest:
        "proven shortest",
        "已证明最短",
        "已證明最短";
    PresumedShortest:
        "presumed shortest",
        "推测最短",
        "推測最短";
    UpperBound:
        "upper bound",
        "步数上限",
        "步數上限";
    LineOfPlay:
        "line of play",
        "对局走法",
        "對局走法";
    AnotherRoute:
        "another route is equally short",
        "另有一条同样短的路线",
        "另有一條同樣短的路線";
    OneStepPerMove:
        "one step of one piece per move",
        "每步动一个零件一格",
        "每步動一個零件一格";
    QuarterTurnPerMove:
        "one quarter turn per move",
        "每步转四分之一圈",
        "每步轉四分之一圈";
    OneRodPerMove:
        "one rod per move",
        "每步动一根杆",
        "每步動一根桿";
    OneBarPerMove:
        "one bar per move",
        "每步翻一根横条",
        "每步翻一根橫條";
    OneTurnOfADial:
        "one turn of a dial per move",
        "每步转一头大象",
        "每步轉一頭大象";
    StrokesCounted:
        "strokes of the driver counted",
        "驱动杆的动作也计步",
        "驅動桿的動作也計步";
    RuleIsModel:
        "the rule is a model",
        "规则为推定模型",
        "規則為推定模型";
}
