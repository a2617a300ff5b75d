### numbers

numbers-years = 年
numbers-years-2 = {" "}年
