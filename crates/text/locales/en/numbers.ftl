### numbers

numbers-years = {" "}years
numbers-years-2 = {" "}year
