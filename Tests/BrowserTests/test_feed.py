"""Podcast feeds, with gPodder's parser as the app that subscribes and a plain HTTP client that downloads as apps do."""

import io
import json
import pathlib
import re
import subprocess
import time
import urllib.error
import urllib.request
import xml.dom.minidom

import podcastparser
import pytest
from conftest import until

CHAPTERS = 4
# Seconds in which even a machine that does much else makes a chapter.
LONG = 900


def sentences(chapter: int) -> str:
    # Two take an hour by the server's reckoning, so that no more than two are made ahead, and the feed grows.
    words = f"This is the chapter with the number {chapter}, and it says the same again and again. "
    return f"<p>{words * 170}</p><h3>Halfway of {chapter}</h3><p>{words * 170}</p>"


@pytest.fixture(scope="module")
def book(server, tmp_path_factory) -> int:
    """A book whose chapters take half an hour each."""
    file = tmp_path_factory.mktemp("book") / "serial.html"
    chapters = "".join(f"<h2>Part & {number} <i>of</i> it</h2>{sentences(number)}".replace("&", "&amp;")
                       for number in range(1, CHAPTERS + 1))
    file.write_text(f"<!DOCTYPE html><html lang='en'><head><title>A serial</title></head><body>{chapters}</body></html>")
    return server.add(file)


def made_feed(server, book) -> str:
    """The address of the book's feed, made if need be."""
    return server.address + server.send("POST", f"/api/books/{book}/feed")["feed"]["path"]


def fetched(url: str, method: str = "GET", **fields: str):
    """What the server says: status, header fields, body. As apps do, it asks again when it is told to."""
    fields = {name.replace("_", "-"): value for name, value in fields.items()}
    end = time.monotonic() + LONG
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(url, headers=fields, method=method), timeout=LONG) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            if error.code != 503 or time.monotonic() > end:
                return error.code, error.headers, error.read()
            assert int(error.headers["Retry-After"]) > 0
            time.sleep(1)


def looked_up(address: str):
    """The feed, as the library understands it, and its text; perhaps without an episode yet."""
    status, headers, body = fetched(address)
    assert status == 200 and headers["Content-Type"].startswith("application/rss+xml")
    xml.dom.minidom.parseString(body)
    return podcastparser.parse(address, io.BytesIO(body)), body.decode()


def subscribed(address: str, episodes: int = 1):
    """The same once it has some episodes."""
    def enough():
        feed, text = looked_up(address)
        return len(feed["episodes"]) >= episodes and (feed, text)
    return until(enough, f"{episodes} episodes are made", LONG)


def test_a_book_is_heard_to_its_end(server, book):
    address = made_feed(server, book)
    assert re.fullmatch(r".*/feeds/[a-z2-7]{32}/feed\.xml", address)
    heard, guids, sizes = [], {}, []
    while len(heard) < CHAPTERS:
        feed, text = subscribed(address)
        assert feed["title"] == "A serial" and feed["type"] == "serial"
        episodes = sorted(feed["episodes"], key=lambda episode: episode["published"])
        sizes.append(len(episodes))
        # In the order of their dates they are the book, from its first chapter on without a gap.
        assert [episode["number"] for episode in episodes] == list(range(1, len(episodes) + 1))
        assert len({episode["published"] for episode in episodes}) == len(episodes)
        for episode in episodes:
            assert guids.setdefault(episode["number"], episode["guid"]) == episode["guid"]
        assert len(set(guids.values())) == len(guids)
        new = [episode for episode in episodes if episode["guid"] not in heard]
        if not new:
            subscribed(address, len(heard) + 1)
            continue
        play(new[0])
        heard.append(new[0]["guid"])
    # It grew while it was listened to, and says when it is whole.
    assert sizes[0] < CHAPTERS and sizes == sorted(sizes)
    until(lambda: "<itunes:complete>Yes</itunes:complete>" in looked_up(address)[1], "the feed is whole", LONG)


def first(feed):
    """The episode that is the book's beginning."""
    return min(feed["episodes"], key=lambda episode: episode["number"])


def play(episode):
    """Downloads an episode in pieces, as apps do, and looks at all that comes with it."""
    (enclosure,) = episode["enclosures"]
    url, length = enclosure["url"], enclosure["file_size"]
    assert enclosure["mime_type"] == "audio/mpeg"
    status, headers, body = fetched(url, "HEAD")
    assert (status, int(headers["Content-Length"]), body) == (200, length, b"")
    tag = headers["ETag"]
    third = length // 3
    pieces = [fetched(url, Range=f"bytes={start}") for start in (f"0-{third - 1}", f"{third}-", f"-{10}")]
    assert [status for status, _, _ in pieces] == [206] * 3
    sound = pieces[0][2] + pieces[1][2]
    assert len(sound) == length and sound.endswith(pieces[2][2])
    assert all(headers["ETag"] == tag for _, headers, _ in pieces)
    assert fetched(url, If_None_Match=tag)[0] == 304
    assert fetched(url, Range=f"bytes={length}-")[0] == 416
    found = json.loads(subprocess.run(
        ["ffprobe", "-v", "error", "-of", "json", "-show_format", "-show_streams", "-"],
        input=sound, capture_output=True, check=True).stdout)
    assert found["streams"][0]["codec_name"] == "mp3"
    counted = float(subprocess.run(
        ["ffmpeg", "-v", "error", "-i", "-", "-f", "s16le", "-ar", "8000", "-ac", "1", "-"],
        input=sound, capture_output=True, check=True).stdout.__len__()) / 16000
    assert abs(counted - episode["total_time"]) < 1.5
    base = url.removesuffix(".mp3")
    status, headers, body = fetched(base + ".json")
    assert (status, headers["Content-Type"]) == (200, "application/json+chapters")
    first, second = json.loads(body)["chapters"]
    number = episode["number"]
    assert first == {"startTime": 0, "title": episode["title"]} and f"Part & {number} of it" == episode["title"]
    assert second["title"] == f"Halfway of {number}"
    status, headers, body = fetched(base + ".vtt")
    assert status == 200 and headers["Content-Type"].startswith("text/vtt")
    cues = re.findall(r"(\d+):(\d+):(\d+\.\d+) --> (\d+):(\d+):(\d+\.\d+)\n(.+)", body.decode())
    assert len(cues) > 300
    # The mark stands where its heading is heard.
    start = next(3600 * int(cue[0]) + 60 * int(cue[1]) + float(cue[2]) for cue in cues if "Halfway" in cue[6])
    assert abs(start - second["startTime"]) < 0.01
    last = cues[-1]
    assert 0 <= counted - (3600 * int(last[3]) + 60 * int(last[4]) + float(last[5])) < 5


def test_a_sound_that_was_let_go_is_made_again_byte_by_byte(server, book):
    feed, _ = subscribed(made_feed(server, book))
    url = first(feed)["enclosures"][0]["url"]
    _, headers, before = fetched(url)
    (sound,) = (server.folder / "cache").glob("vorleser/feeds/*/1.mp3")
    sound.unlink()
    assert int(fetched(url, "HEAD")[1]["Content-Length"]) == len(before)
    status, again, after = fetched(url)
    assert (status, after, again["ETag"]) == (200, before, headers["ETag"])


def test_only_what_is_in_the_feed_is_opened_by_it(server, book):
    base = made_feed(server, book).removesuffix("feed.xml")
    for name in ("0.mp3", "99.mp3", "1.wav", "..%2F1.mp3", "01.mp3", "-1.mp3", "1.mp3.mp3", "x", "1"):
        assert fetched(base + name)[0] == 404, name


def test_a_revoked_address_is_gone_at_once(server, book):
    address = made_feed(server, book)
    feed, _ = subscribed(address)
    addresses = [address, *(episode["enclosures"][0]["url"] for episode in feed["episodes"])]
    addresses += [addresses[1].replace(".mp3", ending) for ending in (".json", ".vtt")]
    server.send("DELETE", f"/api/books/{book}/feed")
    assert [fetched(one)[0] for one in addresses] == [404] * len(addresses)
    assert server.get(f"/api/books/{book}/feed") == {"feed": None}
    assert not list((server.folder / "cache").glob("vorleser/feeds/*/*"))
    # Another one has another address, and the episodes are known as the same.
    other = made_feed(server, book)
    assert other != address and fetched(address)[0] == 404
    assert first(subscribed(other)[0])["guid"] == first(feed)["guid"]


def test_a_shelf_is_one_show(server, tmp_path_factory):
    folder, books = tmp_path_factory.mktemp("books"), {}
    for title in ("Emma", "Night"):
        chapters = "".join(f"<h2>Part {number}</h2><p>It is part {number} of {title}.</p>" for number in (1, 2, 3))
        file = folder / f"{title}.html"
        file.write_text(f"<!DOCTYPE html><html lang='en'><head><title>{title}</title></head><body>{chapters}</body></html>")
        books[title] = server.add(file)
        start = server.get(f"/api/books/{books[title]}/outline")["chapters"][1]["start"]
        server.send("PUT", f"/api/books/{books[title]}/place", {"offset": start + 1, "device": "e-reader"})
    address = server.address + server.send("POST", "/api/feed")["feed"]["path"]
    feed, text = subscribed(address, 4)
    assert feed["title"] == "Vorleser" and feed["type"] == "serial"
    for title in books:
        # From the place on, in the order of their dates.
        shown = sorted((episode["published"], episode["title"], episode["number"])
                       for episode in feed["episodes"] if episode["title"].startswith(title))
        assert [(name, number) for _, name, number in shown] == [(f"{title} · Part {number}", number) for number in (2, 3)]
    seasons = {name: number for name, number in re.findall(r'<podcast:season name="(.+?)">(\d+)<', text)}
    assert seasons == {"Night": "1", "Emma": "2"}
    for episode in feed["episodes"]:
        (enclosure,) = episode["enclosures"]
        status, _, sound = fetched(enclosure["url"])
        assert status == 200 and len(sound) == enclosure["file_size"]
        found = json.loads(subprocess.run(
            ["ffprobe", "-v", "error", "-of", "json", "-show_format", "-"], input=sound, capture_output=True, check=True).stdout)
        assert found["format"]["tags"]["album"] == episode["title"].split(" · ")[0]
        assert fetched(episode["episode_art_url"])[1]["Content-Type"] == "image/jpeg"
    server.send("DELETE", "/api/feed")
    assert fetched(address)[0] == fetched(feed["episodes"][0]["enclosures"][0]["url"])[0] == 404


def test_no_secret_is_noted(server):
    assert "/feeds/…" in (log := pathlib.Path(server.folder / "server.log").read_text()) or "/feeds/" not in log
    assert not re.search(r"feeds/[a-z2-7]{32}", log)
