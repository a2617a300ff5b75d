### What is said about a command line that can’t be read. What was typed is in quotation marks; $known lists what exists.

# $option is an option with its value.
arguments-bad-language = { $option }: unknown language. Available: { $known }.
arguments-unknown-command = There is no command { $name }. Available: { $known }.
arguments-name-a-command = No command given. Choose one of { $known }; --help describes them.
arguments-missing = { $argument } is missing.
arguments-unknown = { $argument } is not expected here; --help shows what is.
arguments-missing-value = { $option } needs a value.
arguments-twice = { $argument } is given twice but can be given only once.
arguments-exclude = { $argument } can’t be combined with { $other }.
arguments-no-text = An argument is not UTF-8 text.
bad-arguments = The arguments can’t be read; --help shows what is allowed.
# Where a web address is needed; GROS_BASE is an environment variable.
name-a-base = Where is the page? Give its address with --base or GROS_BASE, such as http://127.0.0.1:8080/.
arguments-bad-base = { $option }: not a web address. It must start with http://, https:// or file://.
# $why is the system’s reason.
no-browser = No browser could be opened: { $why }.
