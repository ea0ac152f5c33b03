"""A whole evening at a table, with nothing but HTTP: make a table, share it, join, leave, join again, play, go away in the
middle of the game, return, finish it, see it again, and take its record home, in both games.

    python3 docs/examples/table.py http://127.0.0.1:8787

Only Python's standard library is needed. docs/protocol.md explains every step.
"""

import http.cookiejar
import json
import random
import sys
import urllib.error
import urllib.request
import uuid


class Person:
    """A person with a cookie, as a browser keeps one."""

    def __init__(self, base, language="en"):
        self.base, self.language = base, language
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)
        self.id = self.post("/api/me")["id"]

    def open(self, path, body=None, method=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Accept-Language": self.language}
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        return self.opener.open(request, timeout=60)

    def get(self, path):
        with self.open(path) as answer:
            return json.load(answer)

    def post(self, path, body=None):
        with self.open(path, body, "POST") as answer:
            return json.load(answer)

    def command(self, table, version=None, **command):
        """Gives a command. The id makes it safe to send it again if the answer is lost."""
        envelope = {"id": uuid.uuid4().hex, "command": command}
        if version is not None:
            envelope["version"] = version
        return self.post(f"/api/tables/{table}/commands", envelope)

    def refused(self, table, version=None, **command):
        """Gives a command that is refused; what the server says to that."""
        try:
            self.command(table, version, **command)
        except urllib.error.HTTPError as error:
            return json.load(error)
        raise AssertionError(f"{command} was accepted")

    def look(self, table, key=None):
        return self.get(f"/api/tables/{table}" + (f"?key={key}" if key else ""))


def evening(base, game, players, chance):
    people = [Person(base, language) for language in ("en", "pl", "nl", "en")[:players]]
    anna, bert = people[:2]
    spectator = Person(base)

    # Create, and share: one key for a seat, another one for looking on.
    seats = ["me"] + ["open"] * (players - 1)
    table = anna.post("/api/tables", {"game": game, "seats": seats})["table"]
    links = anna.get(f"/api/tables/{table}/links")

    # Without a key there is nothing to be found. The code is for programs; the message is in Bert's language, Polish.
    refused = bert.refused(table, do="join")
    print(f"{refused['code']}: {refused['message']}")

    # Join, and leave while the game has not begun. When the last seat is taken, it is dealt.
    for person in people[1:]:
        person.command(table, do="join", key=links["seat"])
        if anna.look(table)["table"]["phase"] == "open":
            person.command(table, do="leave")
            person.command(table, do="join", key=links["seat"])
    assert anna.look(table)["table"]["phase"] == "running"

    # Play. The player to move is told what is legal; the version says what the choice was made from.
    for turn in range(1000):
        views = [person.look(table) for person in people]
        if views[0]["table"]["phase"] == "over":
            break
        mover = next(seat for seat, view in enumerate(views) if view.get("legal"))
        action = chance.choice(views[mover]["legal"])
        if turn == 3:
            # An action made from an old table is refused, and nothing has changed.
            stale = people[mover].refused(table, views[mover]["version"] - 1, do="act", action=action)
            assert stale["code"] == "server-stale", stale
            # A spectator follows the stream of events: the first line is the table, as spectators may see it.
            with spectator.open(f"/api/tables/{table}/events?key={links['watch']}") as events:
                seen = json.loads(events.readline())
            assert seen["type"] == "snapshot" and seen["seat"] is None and not seen.get("legal"), seen
            # Bert has been away and returns: all he needs is his cookie.
            assert bert.look(table)["seat"] == views[1]["seat"]
        people[mover].command(table, views[mover]["version"], do="act", action=action)

    # Finished: the hidden cards lie open now.
    end = views[0]["table"]["end"]
    assert views[0]["view"]["reveal"], "a finished game is open"
    print(f"{game}: {len(views[0]['history'])} actions, scores {end['scores']}, places {end['places']}")

    # See it again: after any number of actions, as one viewer saw it then.
    before = bert.get(f"/api/games/{table}/replay?ply=3&seat=1")
    assert before["view"]["seat"] == 1 and "reveal" not in before["view"], before

    # Check the deal, and take the record home: `mandala replay`, `analyse` and `verify` read it.
    assert anna.get(f"/api/games/{table}/verify")["ok"]
    record = anna.get(f"/api/games/{table}/record")
    assert record["actions"] == views[0]["history"] and record["result"]["scores"] == end["scores"]
    with anna.open("/api/games.jsonl") as games:
        assert sum(1 for _ in games) == 1


def main():
    base = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8787"
    chance = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else None)
    for game, players in (("mandala", 2), ("stones", 3)):
        evening(base.rstrip("/"), game, players, chance)


main()
