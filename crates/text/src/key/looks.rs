//! How a board is looked at.

keys! {
    RingsShown:
        "Rings shown",
        "显示的环",
        "顯示的環";
    HigherRings:
        "Show higher rings",
        "显示编号更大的环",
        "顯示編號更大的環";
    LowerRings:
        "Show lower rings",
        "显示编号更小的环",
        "顯示編號更小的環";
    Flip:
        "Flip",
        "翻转",
        "翻轉";
    FreeEndRight:
        "Free end right",
        "活动端在右",
        "活動端在右";
    View:
        "View",
        "视图",
        "檢視";
    Picture:
        "As it is",
        "实物图",
        "實物圖";
    Upright:
        "Upright",
        "直立式",
        "直立式";
    Lights:
        "Lights",
        "灯",
        "燈";
    Schematic:
        "Schematic",
        "示意图",
        "示意圖";
    OneIsOn:
        "1 = on",
        "1 = 在杠上",
        "1 = 在劍上";
    RainbowColours:
        "Rainbow colours",
        "彩虹色",
        "彩虹色";
}
