### begin

begin-first-visit = Drag the timeline, or{" "}
begin-click = click{" "}
begin-click-2 = tap{" "}
