### What can be empty or fail.

place-not-kept = 這個瀏覽器無法儲存進度。
try-again = 重試
part-not-there = 這一部分沒有載入成功。如果重試也不行，請重新整理頁面。
no-way = 依這個規則，從起點到不了終點。
notices = 通知
no-session-file = 這個檔案不是 Gros 的存檔，什麼都沒有改變。
no-words = 無法載入這種語言的文字。請在有網路時再試一次。
