### describe

describe-rings-by-run = 第 { $row }
describe-alike = 所有的环都在横杠上。
describe-alike-2 = 所有的环都解开了。
describe-rings-by-run-2 = ，
describe-run-phrase = {" "}环在杠上
describe-run-phrase-2 = {" "}环解开
describe-peg = 空
describe-peg-2 = ：
