### The timeline.

timeline = Timeline
to-start = To start
back = Back
play = Play
pause = Pause
replay = Replay
forward = Forward
to-goal = To goal
step = Step
step-field-hint = Type a step, 50%, 2^70 or -218
not-a-step = That is not a step number
speed = Speed
landmarks = Landmarks
choose-landmark = Go to …
zoom-in = Zoom in
zoom-out = Zoom out
