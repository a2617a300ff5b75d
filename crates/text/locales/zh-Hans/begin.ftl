### begin

begin-first-visit = 拖动时间轴，或
begin-click = 点
begin-click-2 = 轻点
