"""The pages in German: nothing English is left on them, they fit a small phone, and the language that was chosen stays."""

import re

import pytest
from accessibility import violations
from playwright.sync_api import expect

from conftest import PATIENCE, SAMPLE, Server, until
from reader_page import Reader
from test_pane import Pane

expect.set_options(timeout=PATIENCE * 1000)

# A phone, a desk, and what is left of 1280 × 1024 at a zoom of 400 %. Source: WCAG 2.2 §1.4.10.
SIZES = [{"width": 320, "height": 740}, {"width": 1280, "height": 740}, {"width": 320, "height": 256}]
PHRASE = "correct horse battery staple"

# All that a person reads or hears of the page itself: not the text of books, nor what the server says in its own English.
SAID = """
() => {
    const foreign = '#text, code, pre, [lang]:not(html), [dir=auto], .hits, #bookmarks, #highlights, .cover, #word-menu-word, #book-title, #chapter-title, '
        + '.voice-name, .dictionary-entries, #report-list .go, #report-list [aria-label], .chapter-choice label, .notice, '
        + '#pronunciation-said, #alternatives, #pronunciation-heading, #report-chapter, #contents-list, .problem, #model-panel details, '
        + '#dictionaries, #lookup-state, .failed .upload-state, .suggestion'
    const isOurs = element => !element.closest(foreign)
    const isSeen = element => element.checkVisibility({ visibilityProperty: true })
    const said = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const { parentElement: place, data } = walker.currentNode
        if (data.trim() && isOurs(place) && isSeen(place)) said.push(data.trim().replace(/\\s+/g, ' '))
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
        if (!isOurs(element) || !isSeen(element)) continue
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
            const words = element.getAttribute(name)?.trim()
            if (words) said.push(words)
        }
    }
    return [document.title, ...new Set(said)]
}
"""

# The English words as patterns: what is told of stands for anything; what is the same in both languages is left out.
ENGLISH = """
async () => {
    const [english, german] = await Promise.all(['en', 'de'].map(async name => (await import(`/web/lib/wording/${name}.js`)).wording))
    const say = words => [typeof words === 'function' ? words(7001, 7002, 7003) : words].flat().join(' ')
    const found = []
    for (const [area, words] of Object.entries(english)) {
        if (typeof words !== 'object') continue
        for (const [name, word] of Object.entries(words)) {
            const [theirs, ours] = [say(word), say(german[area][name])]
            if (theirs !== ours && /[a-z]{3}/i.test(theirs.replace(/700\\d|7,00\\d/g, ''))) found.push(theirs)
        }
    }
    return found
}
"""

# Words that no German sentence has; what has them and is in no list of words was never brought into one.
SIGN = re.compile(r"\b(the|and|of|is|are|with|this|that|to|from|not|your|it|on|has|have)\b")
# Names of the sample and of the program's commands.
NAMES = re.compile(r"Lesezeichen gesetzt: .*|\{\w+\}|https?://\S+|The Time Machine|H\. G\. Wells|vorleser [a-z]+|\S+@\S+|iPhone|Secure Sockets Layer|Vorleser on …")


# What one can press or fill in and cannot get at: it stays outside the window, or below something, however one scrolls.
OUT_OF_REACH = """
() => {
    const onTop = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body
    const controls = onTop.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex="0"]')
    const found = []
    for (const control of controls) {
        const isOurs = !control.closest('[data-part], [inert], .visually-hidden, .skip-link, #text, .page-turn, .is-selecting .book') && !control.disabled
        if (!isOurs || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = control.getClientRects()[0]
        if (!box || box.width * box.height < 4) continue
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const isHit = hit && (control.contains(hit) || [...control.labels ?? []].some(label => label.contains(hit)))
        if (!isHit) found.push(`${control.tagName} ${control.id || control.ariaLabel || control.textContent.trim()} is below ${hit?.id || hit?.className || hit?.tagName}`)
    }
    return found
}
"""


# Words that lie over the page and have no room: one sees only their beginning. Which option of a choice is the longest does not matter.
CUT_OFF = """
() => {
    const onTop = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1)
    const pen = document.createElement('canvas').getContext('2d')
    const found = []
    const note = (element, words) => found.push(`${element.tagName} ${element.id || element.className} cuts off “${words.trim()}”`)
    for (const element of onTop?.querySelectorAll('button, .button, label, legend, summary, h2, h3, p, pre, input, select, textarea') ?? []) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.readOnly) continue
        const style = getComputedStyle(element)
        const [shown] = [...element.selectedOptions ?? []].map(({ text }) => text)
        const words = shown ?? element.placeholder
        if (words) {
            pen.font = style.font
            const arrow = shown ? 18 : 0
            const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
            if (pen.measureText(words).width > room + 1) note(element, words)
        } else if (!element.matches('input, select') && style.display !== 'inline') {
            const isCut = element.scrollWidth > element.clientWidth + 1 || element.matches('[rows="1"]') && element.scrollHeight > element.clientHeight + 1
            if (isCut && !element.closest('#word-menu-word')) note(element, element.value ?? element.textContent)
        }
    }
    return found
}
"""


class English:
    """What English is on a page, and what else is wrong with it there."""

    def __init__(self, page):
        self.patterns = [
            re.compile(re.sub(r"700\d|7,00\d", ".+", re.escape(words))) for words in page.evaluate(ENGLISH)
        ]

    def left(self, page) -> list[str]:
        said = page.evaluate(SAID)
        found = [words for words in said if any(pattern.fullmatch(words) for pattern in self.patterns)]
        return found + [words for words in said if SIGN.search(NAMES.sub("", words)) and words not in found]


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    server.start()
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def new_page(browser, server, watch):
    contexts = []

    def open_page(**options):
        settings = {"viewport": SIZES[0], "base_url": server.address, "service_workers": "block",
                    "locale": "de-AT", "reduced_motion": "reduce"}
        contexts.append(browser.new_context(**settings | options))
        contexts[-1].set_default_timeout(PATIENCE * 1000)
        return watch.over(contexts[-1].new_page())

    yield open_page
    for context in contexts:
        context.close()


class Walk:
    """A page that is led from state to state, and looked at in each."""

    def __init__(self, page):
        self.page = page
        self.english = None
        self.faults = []

    def look(self, state: str):
        self.english = self.english or English(self.page)
        self.page.wait_for_timeout(250)
        self.faults += [f"{state}: {words}" for words in self.english.left(self.page)]
        self.faults += [f"{state}: {words}" for words in violations(self.page)]
        if self.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.faults.append(f"{state}: is wider than the window")
        self.faults += [f"{state}: {words}" for words in self.page.evaluate(CUT_OFF)]
        if self.page.viewport_size["height"] < 300:
            self.faults += [f"{state}: {words}" for words in self.page.evaluate(OUT_OF_REACH)]

    def press(self, name: str, within: str = "body"):
        self.page.locator(within).get_by_role("button", name=name, exact=True).click()

    def leave(self):
        layers = "document.querySelectorAll('dialog[open], :popover-open').length"
        before = until(lambda: self.page.evaluate(layers), "something lies over the page")
        self.page.keyboard.press("Escape")
        until(lambda: self.page.evaluate(layers) < before, "it is closed")


def menu(page, title, item):
    page.get_by_role("button", name=f"Mehr zu {title}", exact=True).click()
    page.get_by_role("menuitem", name=item, exact=True).click()


# 320 CSS pixels are also what is left of 1280 at a zoom of 400 %.
@pytest.mark.parametrize("size", SIZES)
def test_the_library_speaks_german_in_every_state(new_page, server, watch, size):
    watch.expected.append("status of 422")
    page = new_page(viewport=size)
    page.goto("/")
    walk = Walk(page)
    expect(page.locator("#empty")).to_be_visible()
    walk.look("empty")
    page.locator("#paste").click()
    walk.look("paste")
    page.get_by_label("Text", exact=True).fill("It was late. The lamp burned low, and nobody spoke.")
    page.get_by_label("Titel", exact=True).fill("Lampe")
    walk.press("Zur Bibliothek hinzufügen")
    expect(page.locator(".book")).to_have_count(1)
    walk.look("added")
    server.add(SAMPLE)
    server.send("DELETE", f"/api/books/{server.send('POST', '/api/books/text', {'title': 'Fort', 'text': 'Gone.'})['book']['id']}")
    page.goto("/")
    expect(page.locator(".book")).to_have_count(2)
    page.locator("#removed summary").click()
    walk.look("library")
    page.locator("#add").click()
    walk.look("add")
    page.get_by_role("menuitem", name="Aus dem Web …").click()
    walk.look("from the web")
    walk.leave()
    page.get_by_role("button", name="Mehr zu The Time Machine", exact=True).click()
    walk.look("menu")
    walk.leave()
    for item in ["Bearbeiten …", "Sprache …", "Auf diesem Gerät behalten …", "Exportieren …", "Podcast-Feed …"]:
        menu(page, "The Time Machine", item)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_load_state("networkidle") if item != "Exportieren …" else None
        walk.look(item)
        if item == "Podcast-Feed …":
            walk.press("Feed erstellen")
            expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
            walk.look("feed")
            walk.press("Adresse zurückziehen")
            walk.look("revoke")
            walk.leave()
        walk.leave()
    page.locator("#select").click()
    walk.look("picking")
    page.get_by_label("The Time Machine auswählen").check()
    walk.look("picked")
    page.locator("#pick-collection").click()
    walk.look("collection")
    walk.leave()
    page.locator("#pick-done").click()
    with page.expect_file_chooser() as chooser:
        page.locator("#add").click()
        page.get_by_role("menuitem", name="Dateien wählen …").click()
    chooser.value.set_files([{"name": "leer.epub", "mimeType": "application/octet-stream", "buffer": b"no archive"}])
    expect(page.locator(".failed")).to_be_visible()
    assert "Neu auswählen" in page.locator(".failed").inner_text()
    menu(page, "Lampe", "Entfernen")
    expect(page.locator(".toast")).to_contain_text("„Lampe“ wurde entfernt.")
    walk.look("removed")
    page.locator("#search").fill("Zeit zzz")
    expect(page.locator("#nothing")).to_be_visible()
    walk.look("search")
    page.locator("#search-text").click()
    expect(page.locator("#text-state")).to_contain_text("Gefunden in 0 von")
    walk.look("searched")
    assert not walk.faults, "\n".join(walk.faults)


@pytest.mark.parametrize("size", SIZES)
def test_the_reader_speaks_german_in_every_panel(new_page, server, size):
    page = new_page(viewport=size)
    reader = Reader(page, server.add(SAMPLE))
    walk = Walk(page)
    walk.look("open")
    place = reader.find("Weena")
    reader.go(place)
    page.keyboard.press("b")
    expect(page.locator("#offers")).to_contain_text("Lesezeichen gesetzt:")
    walk.look("bookmarked")
    for key, name in {"c": "contents", "/": "search", "n": "notes", "a": "appearance", "v": "listening", "?": "help"}.items():
        page.keyboard.press(key)
        page.locator(f"#{name}[open]").wait_for()
        if name == "search":
            page.locator("#search-field").fill("Weena")
            expect(page.locator("#search-count")).to_contain_text("Stellen")
        if name == "contents":
            page.locator("#go-to-field").fill("nirgends")
            page.locator("#go-to button").click()
            expect(page.locator("#go-to-problem")).to_contain_text("eingeben")
        walk.look(name)
        if name == "notes":
            page.locator("#bookmarks li button").nth(1).click()
            page.locator("#question[open]").wait_for()
            walk.look("rename")
            walk.leave()
        walk.leave()
    page.keyboard.press("v")
    page.locator("#open-report").click()
    expect(page.locator("#report-list h3").first).to_be_visible()
    walk.look("report")
    walk.leave()
    page.locator("#open-sleep").click()
    walk.look("sleep")
    walk.leave()
    page.locator("#open-contents").click()
    page.locator("#keep-book").click()
    page.get_by_role("dialog").filter(has_text="ohne Server").wait_for()
    walk.look("keep")
    walk.leave()
    walk.leave()
    place = reader.find("Weena")
    reader.go(place)
    # In the lowest of the windows what the bookmark said covers the words.
    expect(page.locator("#offers")).to_be_empty()
    reader.tap(place + 2, button="right")
    page.locator("#word-menu").wait_for()
    walk.look("word menu")
    walk.press("Aussprache", "#word-menu")
    page.locator("#pronunciation[open]").wait_for()
    walk.look("pronunciation")
    page.locator("[name=respelling]").fill("Vayna")
    page.locator("#pronunciation-save").click()
    expect(page.locator("[data-topic=pronunciation]")).to_contain_text("„Weena“ wird ab jetzt so gesprochen.")
    reader.tap(place + 2, button="right")
    walk.press("Notiz", "#word-menu")
    walk.look("note")
    walk.press("Abbrechen", "#question")
    reader.tap(place + 2, button="right")
    walk.press("Nachschlagen", "#word-menu")
    page.locator("#lookup[open]").wait_for()
    walk.look("look up")
    walk.leave()
    page.keyboard.press("m")
    expect(page.locator("#page-number")).to_contain_text("im Kapitel")
    walk.look("pages")
    page.keyboard.press("m")
    reader.tap(place + 2)
    reader.wait_until_it_speaks()
    walk.look("speaking")
    assert not walk.faults, "\n".join(walk.faults)


@pytest.mark.parametrize("size", SIZES)
def test_the_settings_speak_german(new_page, server, size):
    book = server.add(SAMPLE)
    server.send("PUT", f"/api/books/{book}/activity", {"device": "d1", "day": "2026-01-01", "listened": 4000, "read": 900, "letters": 20_000})
    page = new_page(viewport=size)
    page.goto("/settings")
    walk = Walk(page)
    expect(page.locator("#reasons .row").first).to_be_visible()
    for summary in page.locator("summary").all():
        if summary.is_visible():
            summary.click()
    walk.look("settings")
    assert "Seitenzahlen" in page.locator("#reasons").inner_text()
    walk.press("Weiteres Gerät koppeln")
    walk.look("another device")
    walk.leave()
    walk.press("Person hinzufügen")
    page.get_by_label("Eigener Name").fill("Anna")
    walk.look("own name")
    walk.press("Speichern", "dialog")
    expect(page.get_by_label("Sieht nur")).to_be_visible()
    walk.look("another person")
    walk.leave()
    if page.get_by_role("button", name="Alles vergessen").count():
        walk.press("Alles vergessen")
        walk.look("forget")
    assert not walk.faults, "\n".join(walk.faults)


def test_what_no_voice_speaks_is_said_in_german(new_page, server):
    text = "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所で泣いていた事だけは記憶している。"
    book = server.send("POST", "/api/books/text", {"title": "猫", "text": text})["book"]["id"]
    page = new_page()
    page.goto("/")
    expect(page.locator(".book")).to_contain_text("Keine passende Stimme: Japanisch")
    page.goto(f"/books/{book}")
    expect(page.locator("#offers")).to_contain_text("Die Stimme dieses Buchs spricht diese Sprache nicht: Japanisch.")
    walk = Walk(page)
    walk.look("no voice")
    assert not walk.faults, "\n".join(walk.faults)


def test_the_pairing_page_speaks_german(new_page, server, watch):
    watch.expected.append("status of 40[13]")
    server.stop()
    phrase = server.folder / "phrase"
    phrase.write_text(PHRASE + "\n")
    server.start("--listen", "0.0.0.0", "--passphrase-file", str(phrase))
    page = new_page()
    page.goto("/pair")
    walk = Walk(page)
    walk.look("pair")
    assert page.get_by_label("Name dieses Geräts").input_value() == "Chrome auf Linux"
    expect(page.locator("#phrase-hint")).to_have_text("Sie wird angezeigt, wo vorleser serve läuft.")
    page.get_by_label("Passphrase").fill("falsch")
    walk.press("Koppeln")
    expect(page.locator("#problem")).to_contain_text("Das ist nicht die Passphrase.")
    walk.look("wrong")
    assert not walk.faults, "\n".join(walk.faults)


def test_the_certificates_page_speaks_german(new_page, server, watch):
    server.stop()
    server.start("--tls", "--name", "attic.local")
    page = new_page()
    page.goto("/trust")
    expect(page.get_by_role("heading", level=1)).to_have_text("Dieser Bibliothek vertrauen")
    assert re.search(r"([0-9A-F]{2}[: ]?){32}", page.locator("main").inner_text())
    expect(page.get_by_role("link", name="https://")).to_have_count(1)
    walk = Walk(page)
    walk.look("trust")
    assert not walk.faults, "\n".join(walk.faults)


def test_the_text_in_the_apps_speaks_german(new_page, server):
    page = new_page()
    Pane(page, server, server.add(SAMPLE))
    expect(page.locator("#text")).to_have_attribute("aria-label", "Text des Buchs")


def test_the_language_is_chosen_and_stays(new_page, server):
    server.add(SAMPLE)
    page = new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert not [url for url in asked if url.endswith("/wording/de.js")]
    page.get_by_text("Deutsch", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    page.goto("/")
    expect(page.get_by_role("heading", name="Meine Bücher")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    # On a tablet all that the shelf is chosen by is in one row.
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(page.locator("#feed")).to_be_visible()
    boxes = [page.locator(f"#{name}").bounding_box() for name in ("state", "sort", "select", "feed", "view")]
    assert len({round(box["y"] + box["height"] / 2) for box in boxes}) == 1
    page.reload()
    expect(page.get_by_role("heading", name="Meine Bücher")).to_be_visible()
    page.goto("/settings")
    page.get_by_text("Wie der Browser", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_no_english_is_painted_before_the_german(new_page, server):
    page = new_page()
    # The words come late; what the page shows until then is looked at with each picture that is drawn.
    page.add_init_script("""
        window.painted = new Set()
        const look = () => {
            const heading = document.querySelector('h1')
            if (heading?.checkVisibility({ visibilityProperty: true })) window.painted.add(heading.textContent)
            requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
    """)
    page.route("**/wording/de.js", lambda route: (page.wait_for_timeout(500), route.continue_()))
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    assert page.evaluate("[...window.painted]") == ["Einstellungen"]


def test_german_that_cannot_be_had_leaves_english(new_page, server, watch):
    watch.expected.append("de.js")
    page = new_page()
    page.route("**/wording/de.js", lambda route: route.abort())
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    expect(page.locator("#reasons .row").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_german_is_there_while_the_server_is_away(new_page, server, watch):
    watch.expected += ["Failed to load resource", "ERR_CONNECTION_REFUSED"]
    page = new_page(service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    kept = "caches.match('/').then(page => page !== undefined)"
    until(lambda: page.evaluate(kept), "the pages are kept")
    server.stop()
    page.goto("/")
    expect(page.locator("#trouble")).to_contain_text("Der Server antwortet nicht.")
    server.start()


def test_the_look_for_english_finds_it(new_page, server):
    page = new_page(locale="en-US")
    page.goto("/settings")
    expect(page.locator("#reasons .row").first).to_be_visible()
    found = English(page).left(page)
    assert {"Listening", "The silence after sentences, paragraphs and headings.", "Like the system"} <= set(found)
