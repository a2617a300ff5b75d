### landmarks

landmarks-bookmark-at = 書籤：
landmarks-landmark-spoken = ：
landmarks-largest-disc = 最大的圓盤
