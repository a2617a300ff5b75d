### dock

dock-play-tab = 玩
