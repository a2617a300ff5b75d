### landmarks

landmarks-bookmark-at = Bookmark:{" "}
landmarks-landmark-spoken = :{" "}
landmarks-largest-disc = largest disc
