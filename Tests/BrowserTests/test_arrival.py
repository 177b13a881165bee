"""The better voice: offered once, fetched with one tap, and taking over at the next sentence.

With `VORLESER_SCREENSHOTS` a picture of every state is written to that folder.
"""

import os
import pathlib
import subprocess

import pytest
from accessibility import violations
from playwright.sync_api import expect

from conftest import PATIENCE, Server, until
from reader_page import Reader
from tiny_model import Publisher, TinyModel

# Of short sentences, which are soon made.
WORDS = ["lamp", "river", "garden", "window", "letter", "evening", "kettle", "ladder", "candle", "meadow"]
SENTENCES = [f"The {one} was {how} the {other}." for how in ("near", "far from") for one in WORDS for other in WORDS if one != other]
ENGLISH = "\n\n".join(" ".join(SENTENCES[start : start + 6]) for start in range(0, len(SENTENCES), 6)) + "\n"
GERMAN = "Es war spät. Die Lampe brannte niedrig, und niemand sprach ein Wort. Der Regen fiel auf das Dach. " * 20
DEVICES = {"phone": (320, 640), "tablet": (768, 1024), "desktop": (1280, 800)}
SIZE = "9.9 MB"
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="module")
def model(request) -> TinyModel:
    return TinyModel(getattr(request, "param", ("af_heart",)))


@pytest.fixture
def publisher(model):
    publisher = Publisher(model)
    yield publisher
    publisher.close()


@pytest.fixture
def server(tmp_path, model, publisher):
    """A server with an empty library, whose better voice is published on this machine."""
    server = Server(tmp_path)
    model.manifest(tmp_path / "manifest.json")
    manifest = str(tmp_path / "manifest.json")
    server.environment = {"VORLESER_HUB": publisher.address, "VORLESER_MANIFEST": manifest, "no_proxy": "127.0.0.1"}
    server.start()
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def book(server) -> int:
    return server.send("POST", "/api/books/text", {"title": "Near", "text": ENGLISH})["book"]["id"]


@pytest.fixture
def picture(page):
    def take(name):
        folder = os.environ.get("VORLESER_SCREENSHOTS")
        if folder:
            page.screenshot(path=str(pathlib.Path(folder) / f"arrival-{name}.png"))

    return take


@pytest.fixture
def look(page, picture):
    """Sees that a state is fit for everybody: on small and large screens, light and dark."""

    def look(name):
        for device, (width, height) in DEVICES.items():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide on a {device}"
            picture(f"{name}-{device}")
        for theme in ("dark", "light"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            assert violations(page) == [], f"{name}, {theme}"
            picture(f"{name}-{theme}")

    return look


def card(page):
    return page.locator("#better-voice")


def strip(page):
    return page.locator("#arrival")


def state(server) -> str:
    return server.get("/api/model")["state"]


def install(server):
    server.send("POST", "/api/model")
    until(lambda: state(server) == "installed", "the voice is here")


# --- The library -----------------------------------------------------------------------------------------------------


def test_the_library_says_once_what_there_is_and_what_it_costs(server, page, context, watch, look):
    page.goto("/")
    expect(card(page)).to_contain_text("built-in voice")
    expect(card(page).get_by_role("button", name=f"Get it ({SIZE})")).to_be_visible()
    look("empty")
    other = watch.over(context.new_page())
    other.goto("/")
    expect(card(other)).to_be_visible()
    card(page).get_by_role("button", name="Keep the built-in voice").click()
    for open_page in (page, other):
        expect(card(open_page)).to_be_hidden()
    page.reload()
    page.wait_for_load_state("networkidle")
    expect(card(page)).to_be_hidden()
    # Who thinks better of it finds it in the settings.
    page.goto("/settings")
    expect(page.locator("#model-panel").get_by_role("button", name=f"Get it ({SIZE})")).to_be_visible()


def test_one_tap_brings_it_and_says_how_far_it_is(server, publisher, page, look):
    publisher.pace = 1_500_000
    page.goto("/")
    button = card(page).get_by_role("button", name=f"Get it ({SIZE})")
    button.focus()
    page.keyboard.press("Enter")
    expect(card(page)).to_contain_text(f"of {SIZE}")
    expect(card(page)).to_contain_text("min left")
    assert page.evaluate("document.getElementById('better-voice').contains(document.activeElement)"), "focus is kept"
    look("coming")
    publisher.pace = None
    expect(card(page)).to_contain_text("The natural voice is here")
    look("here")
    assert [voice["id"] for voice in server.get("/api/voices")["voices"] if voice["default"]] == ["af_heart"]
    page.reload()
    page.wait_for_load_state("networkidle")
    expect(card(page)).to_be_hidden()


def test_what_was_fetched_is_kept_when_it_is_ended_or_the_server_is(server, publisher, page, picture):
    publisher.pace = 1_500_000
    page.goto("/")
    card(page).get_by_role("button", name="Get it").click()
    until(lambda: server.get("/api/model")["bytes"] > 500_000, "some of it has come")
    card(page).get_by_role("button", name="Cancel").click()
    expect(card(page)).to_contain_text("are here already")
    page.get_by_role("button", name="Go on").click()
    expect(card(page).get_by_role("button", name="Cancel")).to_be_visible()
    # Its stream of events would break off, and the page would say so.
    page.goto("about:blank")
    server.restart()
    page.goto("/")
    expect(card(page)).to_contain_text("are here already")
    picture("begun")
    before = server.get("/api/model")["bytes"]
    page.get_by_role("button", name="Go on").click()
    until(lambda: server.get("/api/model")["bytes"] > before, "it goes on from there")


def test_a_failure_says_why_what_to_do_and_how_it_is_brought_otherwise(server, publisher, page, look):
    publisher.status = 404
    page.goto("/")
    card(page).get_by_role("button", name="Get it").click()
    expect(card(page).get_by_role("alert")).to_contain_text("HTTP status 404")
    expect(card(page).get_by_role("alert")).to_contain_text("Bring it from another machine.")
    card(page).get_by_text("Without a network").click()
    expect(card(page)).to_contain_text("vorleser model install --from")
    look("failed")
    publisher.status, publisher.pace = 200, 1_500_000
    card(page).get_by_role("button", name="Try again").click()
    expect(card(page).get_by_role("button", name="Cancel")).to_be_visible()


def test_an_answer_that_comes_late_takes_nothing_back(server, publisher, page):
    publisher.pace = 100_000
    cancel = card(page).get_by_role("button", name="Cancel")

    def late(route):
        if route.request.method != "GET":
            return route.continue_()
        answer = route.fetch()
        assert answer.json()["state"] == "installing"
        expect(cancel).to_be_visible()
        server.send("DELETE", "/api/model/installation")
        expect(cancel).to_be_hidden()
        route.fulfill(response=answer)

    page.goto("/")
    expect(card(page)).to_be_visible()
    page.route("**/api/model", late)
    with page.expect_response(lambda answer: answer.request.method == "GET" and answer.url.endswith("/api/model")) as late_answer:
        card(page).get_by_role("button", name="Get it").click()
    late_answer.value.finished()
    # The next one is asked for when the page has dealt with that.
    page.evaluate("() => new Promise(resolve => setTimeout(resolve))")
    expect(cancel).to_be_hidden()
    expect(card(page).locator("button.main")).to_be_visible()


# --- The reader ------------------------------------------------------------------------------------------------------


@pytest.fixture
def reader(page, book):
    return Reader(page, book)


def listed_voices(page) -> list[str]:
    """In which voices the page was told what will be said, in order."""
    voices: list[str] = []

    def note(response):
        if "/utterances" in response.url and response.ok:
            voices.append(response.json()["voice"])

    page.on("response", note)
    return voices


def record_words(page):
    """Notes each word that lights up, with the line of time on which it sounds."""
    page.evaluate(
        """() => {
            window.lit = []
            const step = () => {
                const [word] = tests.spans('word')
                const { src } = document.getElementById('sound')
                if (word && word.start !== lit.at(-1)?.start) lit.push({ start: word.start, src })
                requestAnimationFrame(step)
            }
            step()
        }"""
    )


def sentence_starts(server, book) -> list[int]:
    outline = server.get(f"/api/books/{book}/outline")
    parts = range(len(outline["parts"]))
    return [start for part in parts for start in server.get(f"/api/books/{book}/parts/{part}?revision={outline['revision']}")["sentences"]]


def check_change_over(reader, server, book):
    """The old voice has said its sentence to the end, the new one began with the next, and no word was said twice."""
    lit = reader.page.evaluate("lit")
    lines = list(dict.fromkeys(word["src"] for word in lit))
    assert len(lines) == 2, "the voice changed once"
    starts = [word["start"] for word in lit]
    assert starts == sorted(set(starts))
    first = next(word["start"] for word in lit if word["src"] == lines[1])
    last = max(word["start"] for word in lit if word["src"] == lines[0])
    ends = sentence_starts(server, book)
    begins = max(start for start in ends if start <= first)
    assert max(start for start in ends if start <= last) < begins
    # Nothing but the last word of the old voice's sentence and signs lie between.
    assert first - begins <= 2
    assert begins - last < 30


def test_the_first_play_offers_it_and_one_tap_has_it_take_over_at_the_next_sentence(reader, server, book, publisher, page, look):
    publisher.pace = 3_000_000
    voices = listed_voices(page)
    offset = reader.find("garden was near the river")
    reader.go(offset)
    expect(strip(page)).to_be_hidden()
    reader.tap(offset + 2)
    reader.wait_until_it_speaks()
    expect(strip(page)).to_contain_text(SIZE)
    assert reader.is_in_window(reader.word["start"])
    record_words(page)
    strip(page).get_by_role("button", name="Get it").click()
    expect(strip(page)).to_contain_text(f"of {SIZE}")
    assert reader.speaks(), "the voice goes on meanwhile"
    until(lambda: state(server) == "installed", "the voice is here")
    until(lambda: len({word["src"] for word in page.evaluate("lit")}) == 2, "the voice has changed", 3 * PATIENCE)
    reader.wait_until_it_speaks()
    page.wait_for_timeout(1500)
    check_change_over(reader, server, book)
    assert (voices[0], voices[-1]) == ("slt", "af_heart")
    reader.press("Space")
    until(lambda: reader.label == "Play", "it is paused")
    place = until(lambda: next(iter(server.get(f"/api/books/{book}/places")["places"]), None), "the place is kept")
    until(lambda: abs(server.get(f"/api/books/{book}/places")["places"][0]["offset"] - page.evaluate("lit.at(-1).start")) < 40,
          f"the place is that of the new voice, not {place}")


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_the_offer_covers_neither_text_nor_controls(reader, server, book, page, look, mode):
    server.send("PATCH", f"/api/books/{book}", {"mode": mode})
    reader.open()
    page.get_by_role("button", name="Play", exact=True).first.click()
    reader.wait_until_it_speaks()
    expect(strip(page)).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    page.mouse.move(180, 300)
    reader.wait_until_it_speaks()
    boxes = page.evaluate(
        """() => ['arrival', 'transport', 'text'].map(id => document.getElementById(id).getBoundingClientRect().toJSON())"""
    )
    assert boxes[0]["bottom"] <= boxes[1]["top"] + 1
    if mode == "paged":
        assert boxes[2]["bottom"] <= boxes[0]["top"]
    until(lambda: (word := reader.word) and (box := reader.box(word["start"], word["end"])) and box["bottom"] <= boxes[0]["top"],
          "the word that sounds is seen")
    reader.press("Space")
    look(f"reader-{mode}")
    strip(page).get_by_role("button", name="Keep this voice").click()
    expect(strip(page)).to_be_hidden()
    assert server.get("/api/model")["isOffered"] is False


def test_it_is_offered_once_on_a_device(reader, page):
    play = page.get_by_role("button", name="Play", exact=True).first
    play.click()
    reader.wait_until_it_speaks()
    expect(strip(page)).to_be_visible()
    reader.open()
    play.click()
    reader.wait_until_it_speaks()
    page.wait_for_timeout(500)
    expect(strip(page)).to_be_hidden()


def test_what_comes_is_shown_after_a_reload_too_until_it_is_closed(server, publisher, book, page, look):
    publisher.pace = 200_000
    server.send("POST", "/api/model")
    reader = Reader(page, book)
    for _ in range(2):
        expect(strip(page)).to_contain_text(f"of {SIZE}")
        reader.open()
    look("reader-coming")
    strip(page).get_by_role("button", name="Close").click()
    expect(strip(page)).to_be_hidden()
    before = server.get("/api/model")["bytes"]
    until(lambda: server.get("/api/model")["bytes"] > before + 200_000, "more of it has come")
    expect(strip(page)).to_be_hidden()
    server.send("DELETE", "/api/model/installation")


def test_a_paused_book_goes_on_in_the_new_voice_at_its_word(reader, server, page):
    voices = listed_voices(page)
    page.get_by_role("button", name="Play", exact=True).first.click()
    reader.wait_until_it_speaks()
    until(lambda: (word := reader.word) and word["start"] > 20, "some words were said")
    reader.press("Space")
    until(lambda: reader.label == "Play", "it is paused")
    word = reader.word["start"]
    install(server)
    expect(strip(page)).to_contain_text("The natural voice is here")
    assert reader.word["start"] == word
    reader.press("Space")
    reader.wait_until_it_speaks()
    assert voices[-1] == "af_heart"
    assert abs(reader.word["start"] - word) < 40


def test_what_another_program_installs_takes_over_too(reader, server, book, page):
    page.get_by_role("button", name="Play", exact=True).first.click()
    reader.wait_until_it_speaks()
    record_words(page)
    command, environment = server.command("model", "install", "--quiet")
    subprocess.run(command, env=environment, check=True, timeout=120)
    expect(strip(page)).to_contain_text("reads on from the next sentence")
    until(lambda: len({entry["src"] for entry in page.evaluate("lit")}) == 2, "the voice has changed", 3 * PATIENCE)
    page.wait_for_timeout(1000)
    check_change_over(reader, server, book)


def test_neither_a_chosen_voice_nor_another_language_is_offered_a_better_one(server, book, page):
    server.send("PATCH", f"/api/books/{book}", {"voice": "slt"})
    german = server.send("POST", "/api/books/text", {"title": "Regen", "text": GERMAN})["book"]["id"]
    for number in (book, german):
        assert server.get(f"/api/books/{number}/outline")["betterVoice"] is None
    reader = Reader(page, book)
    page.get_by_role("button", name="Play", exact=True).first.click()
    reader.wait_until_it_speaks()
    page.wait_for_timeout(500)
    expect(strip(page)).to_be_hidden()


SPANISH = "Era tarde. La lámpara ardía baja y nadie decía una palabra. La lluvia caía sobre el tejado de la casa. " * 20


@pytest.fixture
def spanish(server) -> int:
    return server.send("POST", "/api/books/text", {"title": "Tarde", "text": SPANISH})["book"]["id"]


@pytest.mark.parametrize("model", [("af_heart", "ef_dora")], indirect=True)
def test_voice_of_another_language_is_fetched_from_its_book(server, page, spanish, look):
    reader = Reader(page, spanish)
    bar = page.locator('[data-topic="language"]')
    bar.wait_for()
    assert "No voice for Spanish is installed. A natural voice that speaks it can be fetched once." in bar.inner_text()
    assert "`" not in bar.inner_text()
    look("language")
    bar.get_by_role("button", name="Get it").click()
    page.wait_for_selector("body.is-open:not(.is-unspoken)")
    until(lambda: server.get(f"/api/books/{spanish}")["unspoken"] is None, "the book has a voice")
    assert page.locator('[data-topic="language"]').count() == 0
    page.evaluate("book => tests.load(book)", spanish)
    page.locator('[data-action="toggle"]').first.click()
    reader.wait_until_it_speaks()
