### tape

tape-pieces = { $piece } or larger
tape-scale = One tick =
tape-scale-spoken = ,{" "}
