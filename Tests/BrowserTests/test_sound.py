"""What comes out of the page's sound: with a media source, and clip by clip where the browser has none for us."""


import pytest
from conftest import until
from reader_page import Reader


@pytest.fixture
def reader(kind, page, book):
    reader = Reader(page, book)
    reader.go(reader.find("experimental verification"))
    return reader


@pytest.fixture
def middle(reader):
    return reader.find("experimental verification")


def test_what_is_heard_first_is_the_word_that_was_tapped(reader, middle, server, book):
    # Where the sound begins, in its first clip.
    reader.page.evaluate(
        """() => document.getElementById('sound').addEventListener('playing', ({ target: { currentTime, buffered } }) => {
            window.begun = currentTime - buffered.start(0)
        })"""
    )
    # Nobody has heard any of it yet: the sound comes when the page is long ready for it.
    for words in ["lilies of silver", "trammels of precision", "universally accepted", "must have extension"]:
        word = reader.find(words)
        reader.go(word)
        reader.tap(word + 1)
        reader.wait_until_it_speaks()
        expected = next(start for _, end, start, _ in server.first_words(book, word + 1) if end > word)
        # The event comes a little later on a busy machine.
        assert expected - 0.001 < reader.page.evaluate("begun") < expected + 0.2, words
        reader.press(" ")


def test_the_voice_goes_on_from_sentence_to_sentence(reader, middle, kind, page):
    kinds = set()
    page.on("request", lambda request: kinds.add(request.url.split("?")[0].split(".")[-1]) if "/clips/" in request.url else None)
    reader.tap(middle + 2)
    sentences = set()

    def three():
        sentences.update(sentence["start"] for sentence in reader.spans("sentence"))
        return len(sentences) >= 3

    until(three, "the third sentence is spoken")
    assert kind in kinds and not {"m4s", "flac"} - {kind} & kinds
    assert page.evaluate("tests.sounding()") == 1


def test_sound_that_the_browser_cannot_decode_is_spoken_from_new_clips(reader, middle, kind, page, server):
    spoiled = []

    def words(url):
        path = url.removeprefix(server.address).replace(f".{kind}?", ".json?")
        return {word[0] for word in server.get(path)["words"]}

    def spoil(route):
        answer = route.fetch()
        body = answer.body()
        # The second clip, the first time that it comes: the container is whole, and what is in it is not.
        if len(spoiled) == 1:
            content = body.index(b"mdat") + 4 if kind == "m4s" else 8
            body = body[:content] + b"\xa5" * (len(body) - content)
        spoiled.append(route.request.url)
        route.fulfill(response=answer, body=body, headers=answer.headers | {"cache-control": "no-store"})

    page.route(f"**/clips/*.{kind}*", spoil)
    page.evaluate("window.errors = 0; document.getElementById('sound').addEventListener('error', () => window.errors++)")
    reader.tap(middle + 2)
    until(lambda: page.evaluate("window.errors") == 1, "the browser gives it up")
    place = reader.word["start"]
    until(lambda: reader.word["start"] > place + 40, "the voice goes on")
    # From the word on it may be cut into other clips, but nothing is passed over.
    missed = {start for start in words(spoiled[1]) if start >= place}
    assert missed <= set().union(*map(words, spoiled[2:])), "all of it was fetched again"
    assert page.locator("#offers .is-trouble").count() == 0
    assert page.evaluate("window.errors") == 1
    # What is still on its way would end in an error when the page closes.
    page.unroute_all(behavior="ignoreErrors")


def test_sound_that_stands_still_is_begun_again(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    # As browsers do when what plays behind them has got stuck: they say that it plays.
    page.evaluate("document.getElementById('sound').playbackRate = 0")
    place = reader.word["start"]
    until(lambda: reader.word["start"] > place + 20, "the voice goes on")
    assert page.locator("#offers .is-trouble").count() == 0


def test_back_and_on_again_while_the_next_clip_is_on_its_way(reader, middle, page):
    held = []
    is_slow = False
    page.route("**/clips/*.json*", lambda route: held.append(route) if is_slow and not held else route.continue_())
    sound = page.locator("#sound")
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    is_slow = True
    sound.evaluate("audio => { audio.playbackRate = 4 }")
    until(lambda: sound.evaluate("audio => audio.ended || audio.readyState < 3") and held, "the sound has run dry")
    reader.press("ArrowLeft")
    until(reader.speaks, "the last sentence is heard again")
    until(lambda: sound.evaluate("audio => audio.ended || audio.readyState < 3"), "to its end")
    place = reader.word["start"]
    held[0].continue_()
    until(lambda: reader.word["start"] > place + 20, "the voice goes on")
