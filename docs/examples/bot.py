"""A player in twenty lines: in Mandala it grows the Fields where it is behind, and otherwise it plays at random."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        chance = random.Random(message["seed"])
        seat = message["seat"]
    elif message["type"] == "act":
        view, legal = message["view"], message["legal"]
        if view["game"] == "mandala":
            # Who has more cards in a Field chooses first, and who has none gets nothing.
            behind = [n for n, m in enumerate(view["mandalas"], 1) if len(m["fields"][seat]) <= len(m["fields"][1 - seat])]
            legal = [action for action in legal if action[0] == "f" and int(action[1]) in behind] or legal
        print(json.dumps({"action": chance.choice(legal)}), flush=True)
