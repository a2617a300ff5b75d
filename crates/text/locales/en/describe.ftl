### describe

describe-rings-by-run = rings { $row }
describe-alike = All rings are on.
describe-alike-2 = All rings are off.
describe-rings-by-run-2 = ,{" "}
describe-run-phrase = {" "}on
describe-run-phrase-2 = {" "}off
describe-peg = empty
describe-peg-2 = :{" "}
