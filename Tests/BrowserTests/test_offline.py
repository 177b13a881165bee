"""A book that a device keeps, with the server stopped and the network off."""

import json
import urllib.request

import pytest
from accessibility import violations
from conftest import PATIENCE, Server, until
from playwright.sync_api import expect
from reader_page import SCRIPT
from trusted import trusting, trusting_browser

TEXT = """# The first

Anna came home. It was raining.

# The second

Nobody was there. She sat down and waited.

# The third

In the morning he came. They left the house together.
"""


@pytest.fixture(scope="module")
def attic(tmp_path_factory):
    """A server that speaks TLS with its own authority."""
    server = Server(tmp_path_factory.mktemp("attic"))
    server.start("--tls")
    yield server
    if server.process.poll() is None:
        server.stop()


def asked(server, path, method="GET", data=None):
    request = urllib.request.Request(f"https://127.0.0.1:{server.port}{path}", data, method=method)
    request.add_header("Content-Type", "application/octet-stream")
    with urllib.request.urlopen(request, context=trusting(server)) as response:
        return json.loads(response.read() or "null")


@pytest.fixture(scope="module")
def story(attic) -> int:
    return asked(attic, "/api/books?name=story.md", "POST", TEXT.encode())["book"]["id"]


@pytest.fixture(scope="module")
def phone(attic, playwright, tmp_path_factory):
    """A browser that trusts the authority, as a phone does on which it was installed."""
    with trusting_browser(playwright, attic, tmp_path_factory.mktemp("phone")) as context:
        context.set_default_timeout(PATIENCE * 1000)
        yield context


class Attic:
    """The server's pages on the phone."""

    def __init__(self, server, phone):
        self.server, self.phone = server, phone
        self.address = f"https://127.0.0.1:{server.port}"
        self.page = phone.new_page()
        self.faults = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error.stack or error)))
        self.page.add_init_script(SCRIPT)

    def open(self, path):
        self.page.goto(self.address + path)

    def go_away(self):
        self.server.stop()
        self.phone.set_offline(True)

    def come_back(self):
        self.server.start("--tls")
        self.phone.set_offline(False)

    def choose(self, title):
        """Opens the book's menu in the library, and what it keeps."""
        self.page.get_by_role("button", name=f"More about {title}").click()
        self.page.get_by_role("menuitem", name="Keep on this device").click()
        self.page.locator(".chapter-choice input").first.wait_for()

    def keep(self, title, *chapters, small=False):
        """By the book's menu in the library; done when all of it is there."""
        page = self.page
        self.open("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.choose(title)
        boxes = page.locator(".chapter-choice input")
        for index in range(boxes.count()):
            boxes.nth(index).set_checked(index in chapters)
        page.get_by_label("Smaller sound").set_checked(small)
        page.get_by_role("button", name="Keep", exact=True).or_(page.get_by_role("button", name="Change", exact=True)).click()
        page.wait_for_selector("dialog", state="detached")
        page.locator(".book", has_text=title).locator(".on-device", has_text="On this device").wait_for()


@pytest.fixture
def attic_page(attic, phone):
    page = Attic(attic, phone)
    yield page
    page.page.close()
    assert page.faults == []


def test_a_kept_book_is_read_and_heard_without_the_server(attic, attic_page, story):
    page = attic_page.page
    attic_page.keep("story", 0, 1)
    attic_page.go_away()
    try:
        attic_page.open("/")
        page.get_by_text("These books are on this device").wait_for()
        page.get_by_role("link", name="story", exact=True).first.click()
        page.wait_for_selector("body.is-open")
        page.evaluate("book => tests.load(book)", story)
        page.get_by_text("They left the house together.").wait_for()
        # What is lit is noted where it is lit: a busy machine does not draw every word.
        page.evaluate("""() => {
            window.heard = []
            const add = Highlight.prototype.add
            Highlight.prototype.add = function (range) {
                if (CSS.highlights.get('word') === this && heard.at(-1) !== String(range)) heard.push(String(range))
                return add.call(this, range)
            }
        }""")
        page.keyboard.press("Space")
        until(lambda: "waited" in page.evaluate("heard.join(' ')"), "the second chapter is heard to its end", 60)
        heard = page.evaluate("heard.join(' ')")
        for words in ("Anna came home", "It was raining", "She sat down and waited"):
            assert words in heard
        # The third was not wished for.
        page.locator("#offers").get_by_text("Connection lost").wait_for()
        page.keyboard.press("Space")
        page.keyboard.press("b")
        page.locator("#offers").get_by_text("Bookmarked:").wait_for()
        page.reload()
        page.wait_for_selector("body.is-open")
        page.get_by_role("button", name="Bookmarks and notes").click()
        page.wait_for_selector("#bookmarks .go")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Search").click()
        page.locator("#search-field").fill("MORNING")
        page.keyboard.press("Enter")
        page.locator("#search-hits li", has_text="In the morning he came").wait_for()
        attic_page.open("/")
        page.locator(".book", has_text="story").get_by_text("Resume at").wait_for()
    finally:
        attic_page.come_back()
    path = f"/api/books/{story}"
    mark, *others = until(lambda: asked(attic, f"{path}/bookmarks")["bookmarks"], "the bookmark arrives")
    assert others == [] and mark["offset"] > 0
    places = until(lambda: asked(attic, f"{path}/places")["places"], "the place arrives")
    assert places[0]["offset"] > 0


# A clip may be replaced between its listing and its reading.
KEPT_SOUND = """async book => {
    const cache = await caches.open(`vorleser-book-${book}`)
    const paths = (await cache.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('.m4s'))
    const kept = await Promise.all(paths.map(async path => ({
        clip: path.pathname,
        type: (await cache.match(path))?.headers.get('Content-Type'),
        at: Number(path.searchParams.get('at')),
    })))
    return kept.filter(({ type }) => type !== undefined)
}"""


def test_sound_that_is_spoken_otherwise_since_is_told_and_renewed(attic, attic_page, story):
    page = attic_page.page
    attic_page.keep("story", 0, 1)
    before = page.evaluate(KEPT_SOUND, story)
    page.evaluate(
        """async book => {
            const cache = await caches.open(`vorleser-book-${book}`)
            const record = await (await cache.match('/kept/book')).json()
            await cache.put('/kept/book', new Response(JSON.stringify({ ...record, isPaused: true })))
        }""",
        story,
    )
    rule = json.dumps({"word": "Nobody", "way": "say", "said": "no one", "scope": "book"}).encode()
    path = f"/api/books/{story}/pronunciations"
    request = urllib.request.Request(f"https://127.0.0.1:{attic.port}{path}", rule, {"Content-Type": "application/json"})
    made = json.loads(urllib.request.urlopen(request, context=trusting(attic)).read())
    try:
        # The listener had stopped it: it is told, and nothing is fetched.
        attic_page.open("/")
        page.locator(".on-device", has_text="one chapter spoken otherwise since").wait_for()
        assert page.evaluate(KEPT_SOUND, story) == before
        attic_page.choose("story")
        page.get_by_text("Spoken otherwise since: one chapter.").wait_for()
        page.get_by_role("button", name="Renew", exact=True).click()
        page.get_by_text("Spoken otherwise since:").wait_for(state="hidden")
        after = page.evaluate(KEPT_SOUND, story)
        changed = [clip for clip in after if clip not in before]
        assert len(changed) == 1 and len(after) == len(before)
        assert [clip["at"] for clip in before if clip not in after] == [changed[0]["at"]]
        page.keyboard.press("Escape")
    finally:
        asked(attic, f"{path}/{made['id']}", "DELETE")
    # Now by itself, while the page is open.
    until(lambda: sorted(map(str, page.evaluate(KEPT_SOUND, story))) == sorted(map(str, before)), "it is as it was", 30)


def test_what_is_kept_is_listed_and_removed(attic_page, story):
    page = attic_page.page
    attic_page.keep("story", 2)
    attic_page.open("/settings")
    row = page.locator("#kept-panel .fact", has_text="story")
    row.wait_for()
    assert "kB" in row.inner_text()
    row.get_by_role("button", name="Remove story from this device").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    row.wait_for(state="detached")
    assert page.evaluate("caches.keys()") and f"vorleser-book-{story}" not in page.evaluate("caches.keys()")


def test_whoever_removes_what_is_kept_keeps_the_focus(attic, attic_page, story):
    page = attic_page.page
    asked(attic, "/api/books?name=letter.md", "POST", b"He wrote that he would come.")
    attic_page.keep("story", 2)
    attic_page.keep("letter")
    attic_page.open("/settings")
    kept = page.locator("#kept-panel")
    for count in (2, 1):
        remove = kept.get_by_role("button")
        expect(remove).to_have_count(count)
        remove.first.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).press("Enter")
        expect(remove).to_have_count(count - 1)
        expect(kept.locator(":focus")).to_have_count(1)
    expect(kept.get_by_text("Books on this device", exact=True)).to_be_focused()


def test_what_was_not_finished_goes_on_with_the_next_page(attic_page, story):
    page = attic_page.page
    attic_page.keep("story")
    # As if the page had gone away after its wish was written down.
    page.evaluate(
        """async book => {
            const cache = await caches.open(`vorleser-book-${book}`)
            const record = await (await cache.match('/kept/book')).json()
            await cache.put('/kept/book', new Response(JSON.stringify({ ...record, wanted: [0] })))
        }""",
        story,
    )
    attic_page.open(f"/books/{story}")
    page.wait_for_selector("body.is-open")
    until(
        lambda: page.evaluate(
            """async book => Object.keys((await (await (await caches.open(`vorleser-book-${book}`)).match('/kept/book')).json()).chapters)""",
            story,
        ) == ["0"],
        "the chapter comes",
    )


def test_sound_is_kept_from_the_reader_too_and_stays_when_the_pages_are_newer(attic_page, story):
    page = attic_page.page
    attic_page.open(f"/books/{story}")
    page.wait_for_selector("body.is-open")
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("button", name="Keep on this device").click()
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name="Keep", exact=True).or_(page.get_by_role("button", name="Change", exact=True)).click()
    path = f"vorleser-book-{story}"
    chapters = "async name => Object.keys((await (await (await caches.open(name)).match('/kept/book')).json()).chapters).length"
    until(lambda: page.evaluate(chapters, path) == 3, "three chapters come")
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.unregister())")
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert path in page.evaluate("caches.keys()")


def test_axe_finds_nothing_while_a_book_is_chosen_and_listed(attic_page, story):
    page = attic_page.page
    page.set_viewport_size({"width": 390, "height": 844})
    attic_page.keep("story", 0)
    page.get_by_role("button", name="More about story").click()
    page.get_by_role("menuitem", name="Keep on this device").click()
    page.locator(".chapter-choice input").first.wait_for()
    assert violations(page) == []
    attic_page.open("/settings#storage")
    page.locator("#kept-panel .fact", has_text="story").wait_for()
    assert violations(page) == []
