### begin

begin-first-visit = 拖曳時間軸，或
begin-click = 點
begin-click-2 = 輕點
