//! The panels, and the table of the moves.

keys! {
    Panels:
        "Panels",
        "面板",
        "面板";
    Explain:
        "Explain",
        "讲解",
        "解說";
    Moves:
        "Moves",
        "步骤",
        "步驟";
    Setup:
        "Setup",
        "设置",
        "設定";
    Graph:
        "Graph",
        "状态图",
        "狀態圖";
    Coach:
        "Coach",
        "陪练",
        "陪練";
    Method:
        "Explained by",
        "讲解方法",
        "解說方法";
    SourcesElsewhere:
        "Sources, on other sites (these links leave Gros):",
        "来源（链接会离开本站）：",
        "來源（連結會離開本站）：";
    OneRuler:
        "One ruler",
        "同一把尺",
        "同一把尺";
    OneRulerLine:
        "Rings, tower and a binary counter walk in step: the same piece moves everywhere.",
        "九连环、汉诺塔和二进制计数器同步前进：每一步动的都是同一号。",
        "九連環、河內塔和二進位計數器同步前進：每一步動的都是同一號。";
    RingsAndCounter:
        "Six rings, starting with all off, and a binary counter",
        "六个环，从全解开开始，和二进制计数器",
        "六個環，從環全下開始，和二進位計數器";
    TowerOfSix:
        "Tower of Hanoi, six discs",
        "汉诺塔，六个盘子",
        "河內塔，六個圓盤";
    RulerOfMoves:
        "The ruler: which piece moves at each step",
        "标尺：每一步动哪一号",
        "標尺：每一步動哪一號";
    RulerTerm:
        "Term number",
        "第几项",
        "第幾項";
    RulerWord:
        "Test a word for repetitions side by side",
        "检查一串字有没有紧接着的重复",
        "檢查一串字有沒有緊接著的重複";
    CountFromOne:
        "A whole number from 1 on, such as 1,000 or 2^70",
        "请输入从 1 起的整数，例如 1,000 或 2^70",
        "請輸入從 1 起的整數，例如 1,000 或 2^70";
    StepColumn:
        "step",
        "步",
        "步";
    MoveColumn:
        "move",
        "动作",
        "動作";
    StateAfter:
        "state after it",
        "走完后的状态",
        "走完後的狀態";
    CopyMoves:
        "Copy",
        "复制",
        "複製";
    SaveCsv:
        "Save as CSV",
        "存为 CSV",
        "存成 CSV";
    SaveJson:
        "Save as JSON",
        "存为 JSON",
        "存成 JSON";
}
