//! Taking away what is on the board.

keys! {
    Export:
        "Export",
        "导出",
        "匯出";
    ExportSvg:
        "Picture of this step (SVG)",
        "这一步的图（SVG）",
        "這一步的圖（SVG）";
    ExportPng:
        "Picture of this step (PNG)",
        "这一步的图（PNG）",
        "這一步的圖（PNG）";
    ExportAnimation:
        "Moving picture of the next moves (SVG)",
        "接下来几步的动画（SVG）",
        "接下來幾步的動畫（SVG）";
    ExportPrint:
        "Print board and moves",
        "打印棋盘和步骤",
        "列印盤面和步驟";
    Session:
        "Session",
        "存档",
        "存檔";
    SaveSession:
        "Save the session as a file",
        "把存档保存为文件",
        "把存檔儲存為檔案";
    OpenSession:
        "Open a session file",
        "打开存档文件",
        "開啟存檔檔案";
}
