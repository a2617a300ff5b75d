### What parts words from digits.

digit-gap = {" "}
