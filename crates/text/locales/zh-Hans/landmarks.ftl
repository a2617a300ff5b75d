### landmarks

landmarks-bookmark-at = 书签：
landmarks-landmark-spoken = ：
landmarks-largest-disc = 最大的盘子
