//! The header: sharing, looks, language, help.

keys! {
    Share:
        "Share",
        "分享",
        "分享";
    CopyStepLink:
        "Copy link to this step",
        "复制此步链接",
        "複製此步連結";
    CopyLookLink:
        "Copy link to this step as it looks here",
        "复制此步链接（连同外观）",
        "複製此步連結（連同外觀）";
    CopyPuzzleLink:
        "Copy link to the puzzle",
        "复制题目链接",
        "複製題目連結";
    LinkCopied:
        "Link copied",
        "已复制链接",
        "已複製連結";
    CopyByHand:
        "Copy this link:",
        "请复制此链接：",
        "請複製此連結：";
    Theme:
        "Theme",
        "主题",
        "主題";
    ThemeSystem:
        "System",
        "跟随系统",
        "跟隨系統";
    ThemeLight:
        "Light",
        "浅色",
        "淺色";
    ThemeDark:
        "Dark",
        "深色",
        "深色";
    Language:
        "Language",
        "语言",
        "語言";
    Help:
        "Help",
        "帮助",
        "說明";
    KeyboardKeys:
        "Keyboard keys",
        "键盘操作",
        "鍵盤操作";
    SkipToBoard:
        "Skip to board",
        "跳到棋盘",
        "跳到盤面";
    Menu:
        "Menu",
        "菜单",
        "選單";
    More:
        "More",
        "更多",
        "更多";
    Close:
        "Close",
        "关闭",
        "關閉";
    Dismiss:
        "Dismiss",
        "知道了",
        "知道了";
    LetterKeys:
        "Keys of a single letter or sign",
        "单个字母或符号的按键",
        "單個字母或符號的按鍵";
    Examples:
        "Places to visit",
        "值得一看",
        "值得一看";
    OpenInGros:
        "Open in Gros",
        "在 Gros 中打开",
        "在 Gros 中開啟";
}
