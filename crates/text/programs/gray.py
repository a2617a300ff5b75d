def to_gray(number):
    return number ^ (number >> 1)


def to_binary(gray):
    number = 0
    while gray > 0:
        number ^= gray
        gray >>= 1
    return number
