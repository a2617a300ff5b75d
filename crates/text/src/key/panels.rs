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
