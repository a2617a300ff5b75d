### What is said of a command line that cannot be read. What was typed is in quotation marks; $known is a list of what there is.

# $option is an option with its value.
arguments-bad-language = { $option }: no such language; there are { $known }.
arguments-unknown-command = No command is called { $name }; there are { $known }.
arguments-name-a-command = No command is given; there are { $known }, and --help tells about them.
arguments-missing = { $argument }: this is missing.
arguments-unknown = { $argument }: not expected here; --help tells what is.
arguments-missing-value = { $option }: the value is missing.
arguments-twice = { $argument }: given twice, once is allowed.
arguments-exclude = { $argument }: cannot stand beside { $other }.
arguments-no-text = An argument is not UTF-8 text.
bad-arguments = The arguments cannot be read; --help tells what is allowed.
