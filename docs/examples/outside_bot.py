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


def filling(blank):  # anything that fits
    if isinstance(blank, list):
        return random.choice(blank)
    if "text" in blank:
        return ""
    if "order" in blank:
        return random.sample(blank["order"], len(blank["order"]))
    while "each" in blank:
        chosen = sorted(random.sample(range(len(blank["each"])), random.randint(blank["low"], blank["high"])))
        pairs = [[key, filling(values)] for key, values in (blank["each"][i] for i in chosen)]
        values = [value for _, value in pairs]
        few = all(values.count(value) <= most for value, most in blank.get("caps", []))
        if few and ("total" not in blank or blank["total"][0] <= sum(values) <= blank["total"][1]):
            return pairs
    number = random.randint(blank["low"], blank["high"])
    return sorted(random.sample(blank["some"], number), key=blank["some"].index) if "some" in blank else number


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
            move = {"cmd": say["cmd"], **{name: filling(blank) for name, blank in say["blanks"].items()}}
            line.send(json.dumps({"do": "move", "id": str(message["n"]), "at": message["n"], "move": move}))
