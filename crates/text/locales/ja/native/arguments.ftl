### What is said about a command line that can’t be read. What was typed is in quotation marks; $known lists what exists.

# $option is an option with its value.
arguments-bad-language = { $option }：未知の言語です。使えるもの：{ $known }。
arguments-unknown-command = { $name }というコマンドはありません。使えるもの：{ $known }。
arguments-name-a-command = コマンドが指定されていません。{ $known }から選んでください。説明は--helpで表示します。
arguments-missing = { $argument }がありません。
arguments-unknown = { $argument }はここでは使えません。使えるものは--helpで表示します。
arguments-missing-value = { $option }には値が必要です。
arguments-twice = { $argument }が2回指定されていますが、1回しか指定できません。
arguments-exclude = { $argument }は{ $other }と同時には使えません。
arguments-no-text = UTF-8のテキストではない引数があります。
bad-arguments = 引数を読み取れません。使えるものは--helpで表示します。
# Where a web address is needed; GROS_BASE is an environment variable.
name-a-base = ページはどこにありますか？　http://127.0.0.1:8080/のようなアドレスを--baseかGROS_BASEで指定してください。
arguments-bad-base = { $option }：Webアドレスではありません。http://、https://、file://のどれかで始まる必要があります。
# $why is the system’s reason.
no-browser = ブラウザを開けませんでした：{ $why }。
