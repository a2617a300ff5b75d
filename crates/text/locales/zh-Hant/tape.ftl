### tape

tape-pieces = { $piece }及以上
tape-scale = 每格 =
tape-scale-spoken = ，
