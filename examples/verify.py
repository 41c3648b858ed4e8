"""Checks that nobody chose the draws of a game, from docs/fair-dealing.md alone.

    backlot record draws game.backlot > draws.txt
    python3 verify.py game.backlot draws.txt

The first file is the record. The second says for each draw its pile, how many things it was one of, and which one: what
follows from the rules and not from the numbers. Needs nothing but Python 3.
"""

import hashlib
import hmac
import struct
import sys


def rotate(word, by):
    return (word << by | word >> (32 - by)) & 0xFFFFFFFF


def quarter(s, a, b, c, d):
    for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xFFFFFFFF
        s[z] = rotate(s[z] ^ s[x], by)


def chacha8(key, stream, block):
    """Sixteen words of ChaCha with 8 rounds: 64-bit block counter, then 64-bit stream number."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key)]
    start += [*struct.unpack("<4I", struct.pack("<QQ", block, stream))]
    s = start[:]
    for _ in range(4):
        for column in range(4):
            quarter(s, column, 4 + column, 8 + column, 12 + column)
        for row in range(4):
            quarter(s, row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(s, start)]


def draw(root, info, pile, count, n):
    """Draw number `count` of a pile, one of `n`."""
    key = hmac.digest(root, info + bytes([pile]) + b"\x01", "sha256")
    words = chacha8(key, pile, count // 4)[count % 4 * 4 :][:4]
    for word in words:
        if word * n % 2**32 >= (2**32 - n) % n:
            return word * n // 2**32
    return 0


def verify(record, draws):
    fair, numbers, values = {}, [], []
    for line in record.splitlines():
        word, *rest = line.split(" ")
        if word in ("table", "commit", "secret"):
            fair[word] = rest
        elif word == "entropy":
            numbers.append((int(rest[0]) - 1, rest[1], rest[2]))
        elif word == "begin":
            values += rest
        elif " ; draws " in line:
            values += line.split(" ; draws ")[1].split(" ")
    if "secret" not in fair:
        return "the record has no secret: the game is not over, or was not dealt fairly"
    sha256 = lambda text: hashlib.sha256(bytes.fromhex(text)).hexdigest()
    if sha256(fair["secret"][0]) != fair["commit"][0]:
        return "the table's secret is not the one that it had fixed"
    for seat, promised, number in numbers:
        if sha256(number) != promised:
            return f"the number of seat {seat + 1} is not the one that it had fixed"
    if [draw.split(" ")[2] for draw in draws.splitlines()] != values:
        return "these are not the draws of this record"
    material = bytes.fromhex(fair["secret"][0])
    for seat, _, number in sorted(numbers):
        material += bytes([seat]) + bytes.fromhex(number)
    root = hmac.digest(b"backlot deal 1", material, "sha256")
    info = "\n".join(fair["table"]).encode() + b"\n"
    counts = {}
    for place, line in enumerate(draws.splitlines(), 1):
        pile, n, value = map(int, line.split(" "))
        count = counts[pile] = counts.get(pile, -1) + 1
        if draw(root, info, pile, count, n) != value:
            return f"draw {place} does not follow from the secret and the numbers"
    return None


if __name__ == "__main__":
    problem = verify(*(open(name, encoding="utf-8").read() for name in sys.argv[1:3]))
    print(problem or "every draw follows from the secret and the numbers")
    sys.exit(1 if problem else 0)
