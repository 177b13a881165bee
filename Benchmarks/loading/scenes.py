"""What is asked of one server, one scene after another; each gives its tally and what was wrong."""

import asyncio
import collections
import io
import json
import time
import zipfile

from serving.asking import Asker, Tally

from . import listening, mischief


async def listeners(port, book, length, voice, seconds, count=50):
    """Half listen to what has been spoken before, half to what has not."""
    tally = Tally()
    await warm(port, book, length, voice)
    end = time.monotonic() + seconds
    everyone = [
        listening.Listener(Asker(port, tally), book, 0 if index % 2 else length * (index + 2) // (count + 4), voice,
                           "clip, kept" if index % 2 else "clip, new")
        for index in range(count)
    ]
    await asyncio.gather(*(listener.play(end) for listener in everyone), listening.look(Asker(port, tally), end))
    tally.print()
    for name, group in (("kept", everyone[1::2]), ("new", everyone[0::2])):
        late = sorted(listener.late for listener in group)
        share = sorted(listener.sound / seconds for listener in group)
        first = max((listener.first or seconds) for listener in group)
        print(f"  {name}: first sound after {first:.1f} s at most; latest clip {late[len(late) // 2]:.1f} s late in the "
              f"middle, {late[-1]:.1f} s at most; sound had {share[0]:.1f} … {share[-1]:.1f} times real time")
    faults = []
    if tally.failures(503):
        faults.append("a listener's request failed otherwise than by 503")
    if any(listener.first is None and not listener.refused for listener in everyone):
        faults.append("a listener heard nothing, and was not told why")
    if max(listener.late for listener in everyone[1::2]) > 1:
        faults.append("what is kept came late")
    return tally, faults


async def warm(port, book, length, voice):
    """Has the first minutes of the book spoken."""
    asker = Asker(port, Tally())
    listing = await asker.ask("warm", f"/api/books/{book}/utterances?from=0&count=64&voice={voice}")
    for utterance in listing.json()["utterances"]:
        await asker.ask("warm", f"/api/books/{book}/clips/{utterance['clip']}.m4s?{utterance['query']}")
    asker.close()


async def readers(port, book, length, seconds, count=200):
    tally, heard = Tally(), collections.Counter()
    end = time.monotonic() + seconds
    await asyncio.gather(
        *(listening.read(Asker(port, tally), book, length, number, end) for number in range(count)),
        *(listening.hear_events(port, end, heard) for _ in range(count)),
        listening.look(Asker(port, tally), end),
    )
    tally.print()
    print(f"  streams of events: {dict(heard)}")
    places = await Asker(port, Tally()).ask("places", f"/api/books/{book}/places")
    kept = sum(place["device"].startswith("reader-") for place in places.json()["places"])
    faults = []
    if kept != count:
        faults.append(f"{kept} of {count} readers' places are kept")
    if tally.failures():
        faults.append("a reader's request failed")
    if heard["refused"] or heard["broken off"]:
        faults.append("a stream of events broke off")
    return tally, faults


async def uploads(port, files):
    """All at once; who is told to wait comes again, as the pages do."""
    tally, added, unexplained = Tally(), [], []
    end = time.monotonic() + 280

    async def add(name, content):
        while time.monotonic() < end:
            answer = await listening.upload(Asker(port, tally), name, content)
            if answer is None:
                unexplained.append((name, "no answer"))
                return
            if answer.status == 201:
                added.append(answer.json()["book"]["id"])
                return
            if answer.status not in (413, 422, 429, 503) or not answer.has_words():
                unexplained.append((name, answer.status))
            if answer.status not in (429, 503):
                return
            await asyncio.sleep(int(answer.fields.get("retry-after", 1)))
        unexplained.append((name, "never taken"))

    watching = asyncio.create_task(listening.look(Asker(port, tally), end))
    await asyncio.gather(*(add(file.name, file.read_bytes()) for file in files))
    watching.cancel()
    tally.print()
    shelf = await Asker(port, Tally()).ask("shelf", "/api/books")
    there = {book["id"] for book in shelf.json()["books"]}
    faults = [f"{name}: {why}" for name, why in unexplained]
    lost = [book for book in added if book not in there]
    if lost or len(set(added)) != len(added):
        faults.append(f"lost: {lost}")
    print(f"  {len(added)} of {len(files)} were taken and are in the list")
    return tally, faults


async def attack(port, book, length, voice, seconds):
    """A listener and somebody who opens pages, among those who mean harm."""
    tally = Tally()
    await warm(port, book, length, voice)
    end = time.monotonic() + seconds
    listener = listening.Listener(Asker(port, tally), book, length // 3, voice, "clip, new")
    fates, *_ = await asyncio.gather(
        mischief.all_mischief(port, book, seconds), listener.play(end), listening.look(Asker(port, tally), end)
    )
    tally.print()
    for kind, fate in fates.items():
        print(f"  {kind}: " + ", ".join(f"{count} × {what}" for what, count in fate.most_common(6)))
    faults = []
    if listener.first is None or listener.late > 1:
        faults.append(f"the listener's sound came {listener.late:.1f} s late")
    if tally.failures():
        faults.append("somebody who meant well was not answered")
    if fates["pipelines"]["all answered"] == 0 or fates["pipelines"]["some lost"]:
        faults.append("pipelined requests were not all answered")
    return tally, faults


def bomb():
    """An EPUB with a chapter that takes a thousand times its room."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/epub+zip")
        archive.writestr("META-INF/container.xml", '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" '
                         'version="1.0"><rootfiles><rootfile full-path="a.opf" '
                         'media-type="application/oebps-package+xml"/></rootfiles></container>')
        archive.writestr("a.opf", '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest>'
                         '<item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest>'
                         '<spine><itemref idref="a"/></spine></package>')
        archive.writestr("a.xhtml", "<html><body><p>" + "a " * 150_000_000 + "</p></body></html>")
    return content.getvalue()


async def dear(port, book, seconds=240):
    """What costs most, a hundred times at once."""
    tally = Tally()
    packed = bomb()
    rule = json.dumps({"word": "time", "way": "say", "said": "tyme", "scope": "book"}).encode()
    order = json.dumps({"book": book, "format": "flac", "chapters": "1"}).encode()
    requests = {
        "search": ("GET", f"/api/books/{book}/search?q=e", None),
        "cover": ("GET", f"/api/books/{book}/cover", None),
        "outline": ("GET", f"/api/books/{book}/outline", None),
        "zip bomb": ("POST", "/api/books?name=bomb.epub", packed),
        "preview": ("GET", "/api/preview?text=" + "word%20" * 50, None),
        "pronunciation, new": ("POST", f"/api/books/{book}/pronunciations", rule),
        "export, ordered": ("POST", "/api/exports", order),
        "storage": ("GET", "/api/storage", None),
        "speech": ("POST", "/v1/audio/speech", json.dumps({"input": "Some words. " * 30}).encode()),
    }
    end = time.monotonic() + seconds
    watching = asyncio.create_task(listening.look(Asker(port, tally), end))
    for kind, (method, path, body) in requests.items():
        await asyncio.gather(*(
            Asker(port, tally).ask(kind, path, method, body, patience=120) for _ in range(100)
        ))
    watching.cancel()
    tally.print()
    exports = (await Asker(port, Tally()).ask("exports", "/api/exports")).json()["exports"]
    for export in exports:
        await Asker(port, Tally()).ask("exports", f"/api/exports/{export['id']}", "DELETE")
    faults = [f"no words: {kind} {status}" for kind, status in tally.wordless[:3]]
    if tally.failures(413, 422, 429, 503):
        faults.append("something dear was not answered, or not by a limit")
    if max(tally.seconds["page"]) > 10:
        faults.append("a page took more than 10 s")
    return tally, faults
