"""A bot for a Backlot server, in plain Python. It plays at random; see docs/protocol.md."""
import base64, hashlib, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlparse


def post(base, path, body):
    """Sends JSON over HTTP and returns the JSON that comes back."""
    request = urllib.request.Request(base + path, json.dumps(body).encode())
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


class Socket:
    """As much of a WebSocket as a client needs: whole texts out, texts in."""

    def __init__(self, base, path):
        place = urlparse(base)
        self.stream = socket.create_connection((place.hostname, place.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.file = self.stream.makefile("rb")
        if b" 101 " not in self.file.readline():
            sys.exit("the server gives no WebSocket")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, frame, kind=1):
        data = frame if kind != 1 else json.dumps(frame).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.stream.sendall(bytes([128 | kind]) + size + mask + masked)

    def receive(self):
        """The next frame, or None at the end."""
        while True:
            head = self.file.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                return None
            size = head[1] & 127
            if size > 125:
                wide = self.file.read(2 if size == 126 else 8)
                size = int.from_bytes(wide, "big")
            data = self.file.read(size)
            if head[0] & 15 == 9:  # a ping wants a pong
                self.send(data, 10)
            elif head[0] & 15 == 1:
                return json.loads(data)


def choose(view, prompt):
    """Your idea goes here. `view` is all that the seat may know; the options have previews."""
    return random.randrange(len(prompt["options"]))


def main(link, game=None):
    base, _, table = link.partition("/t/")
    number = os.urandom(32)  # our share in the luck: nobody can choose the draws alone
    me = {"name": "Python", "hash": hashlib.sha256(number).hexdigest()}
    if table:
        seat = post(base, f"/api/tables/{table}/seats", me)
    else:
        seat = post(base, "/api/tables", {"game": game, "setup": {"seats": 3}, "players": ["you", "open", "bot:greedy"], **me})
        print("Join me: " + base + seat["invite"], flush=True)
    table = Socket(base, f"/api/tables/{seat['table']}/socket")
    table.send({"type": "hello", "version": 1, "secret": seat["secret"], "words": "en"})
    view = None
    while frame := table.receive():
        view = frame.get("view", view)
        for event in frame.get("events", []):
            print(event["text"], flush=True)
        if (frame.get("deal") or {}).get("asks") == "number":
            table.send({"type": "number", "number": number.hex()})
        prompt = frame.get("prompt")
        if prompt and not prompt["answered"]:
            table.send({"type": "answer", "prompt": prompt["id"], "option": choose(view, prompt)})
        if frame["type"] in ("refused", "bye"):
            sys.exit(frame["message"])
        if frame.get("outcome"):
            return print("Scores:", frame["outcome"]["scores"])


if __name__ == "__main__":
    main(*sys.argv[1:])
