"""A program at a table: python outside_bot.py http://localhost:8000/t/S2B7VMA4 (with #KEY: the seat made for it)."""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

if len(sys.argv) != 2 or "/t/" not in sys.argv[1]:
    sys.exit(__doc__)
link, _, token = sys.argv[1].partition("#")
server, _, table = link.rpartition("/t/")
if not token:  # sit down on any free seat
    url = f"{server}/api/tables/{table}/programs"
    sit = Request(url, b'{"name": "Random Rita"}', {"Content-Type": "application/json"})
    try:
        token = json.load(urlopen(sit))["token"]
    except HTTPError as error:
        sys.exit(f"no seat: {json.load(error)['reason']}")


def filling(values):
    if isinstance(values, list):
        return random.choice(values)
    number = random.randint(values["low"], values["high"])
    return sorted(random.sample(values["some"], number), key=values["some"].index) if "some" in values else number


view, socket = None, f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}) as line:
    for message in (m for m in map(json.loads, line) if m["type"] == "state"):
        view = message.get("view", view)
        for change in message.get("changes", []):
            *way, last = change["path"]
            node = view
            for word in way:
                node = node[word]
            node[last] = change["value"]
        if view and view["over"]:
            sys.exit(print("points:", view["result"]["points"]))
        for decision in [d for d in view["decisions"] if d["required"]] if view else []:
            say = random.choice(decision["says"])
            move = {"cmd": say["cmd"], **{name: filling(values) for name, values in say["blanks"].items()}}
            line.send(json.dumps({"do": "move", "id": str(message["n"]), "at": message["n"], "move": move}))
