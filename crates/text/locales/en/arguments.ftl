### arguments

arguments-bad-language = { $pair }: no such language; there are { $known }.
arguments-unknown-command = No command is called { $name }; there are { $known }.
arguments-name-a-command = No command is given; there are { $known }, and --help tells about them.
arguments-missing-argument = { $argument }: this is missing.
arguments-unknown-argument = { $argument }: not expected here; --help tells what is.
arguments-missing-value = { $option }: the value is missing.
arguments-argument-is-no-text = An argument is not UTF-8 text.
bad-arguments = The arguments cannot be read; --help tells what is allowed.
