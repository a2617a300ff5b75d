### dock

dock-play-tab = Play
