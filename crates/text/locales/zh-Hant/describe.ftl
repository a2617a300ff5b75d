### describe

describe-rings-by-run = 第 { $row }
describe-alike = 所有的環都在劍上。
describe-alike-2 = 所有的環都取下了。
describe-rings-by-run-2 = ，
describe-run-phrase = {" "}環在劍上
describe-run-phrase-2 = {" "}環取下
describe-peg = 空
describe-peg-2 = ：
