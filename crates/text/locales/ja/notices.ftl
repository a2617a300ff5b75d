### What can be empty or fail.

place-not-kept = このブラウザでは進みぐあいを保存できません。
try-again = もう一度試す
part-not-there = ページのこの部分を読み込めませんでした。もう一度試してもだめなら、ページを再読み込みしてください。
no-way = このスタートからゴールへは行けません。
notices = お知らせ
no-session-file = Grosのセッションファイルではありません。何も変更していません。
no-words = その言語を読み込めませんでした。オンラインのときにもう一度お試しください。
