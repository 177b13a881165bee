"""The reader in a real browser: text, voice, places and notes, as a listener meets them."""

import re

import pytest
from accessibility import violations
from conftest import until
from playwright.sync_api import expect
from reader_page import Reader

IN_THE_MIDDLE = "experimental verification"


@pytest.fixture
def reader(page, book):
    return Reader(page, book)


@pytest.fixture
def middle(reader):
    """The reader at a place in the middle of a chapter."""
    offset = reader.find(IN_THE_MIDDLE)
    reader.go(offset)
    return offset


# --- Listening -------------------------------------------------------------------------------------------------------


def test_a_tap_on_a_word_in_the_middle_of_a_chapter_starts_the_voice_there(reader, middle):
    reader.page.evaluate("() => { window.lit = tests.first() }")
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    lit = reader.page.evaluate("lit")
    assert lit["word"]["text"] == "experimental"
    assert lit["word"]["start"] == middle
    assert lit["sentence"]["start"] <= middle < lit["sentence"]["end"]


def test_a_tap_starts_the_sentence_where_that_is_wished(reader, middle, server):
    server.send("PATCH", "/api/settings", {"startsAtSentence": True})
    try:
        with reader.page.expect_response("**/api/settings"):
            reader.open()
        reader.go(middle)
        reader.page.evaluate("() => { window.lit = tests.first() }")
        reader.tap(middle + 2)
        reader.wait_until_it_speaks()
        lit = reader.page.evaluate("lit")
        # Its quotation mark stands before the word.
        assert lit["sentence"]["start"] <= lit["word"]["start"] <= lit["sentence"]["start"] + 1
        assert lit["word"]["end"] < middle < lit["sentence"]["end"]
    finally:
        server.send("PATCH", "/api/settings", {"startsAtSentence": None})


def test_another_tap_stops_the_old_sound_at_once(reader, middle):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    other = reader.find("Why not")
    reader.go(other)
    reader.wait_until_it_speaks()
    # The old sound ends as soon as its element is paused, emptied or sent to another place of the same clip.
    reader.page.evaluate(
        """() => {
            const sound = document.getElementById('sound')
            addEventListener('pointerup', () => {
                const before = performance.now()
                const note = () => { window.silentAfter ??= performance.now() - before }
                for (const type of ['pause', 'emptied', 'seeking']) sound.addEventListener(type, note, { once: true })
            }, { once: true, capture: true })
        }"""
    )
    reader.tap(other + 1)
    until(lambda: (word := reader.word) and other <= word["start"] < other + 80, "the voice is at the other place")
    assert until(lambda: reader.page.evaluate("window.silentAfter"), "the old sound has ended") < 200
    assert reader.page.evaluate("tests.sounding()") == 1


def test_the_highlighted_word_is_the_clips_word_for_a_minute(reader, middle, page):
    """The page is watched while it plays: at each moment the word by the clips' own times, against the one that is lit."""
    clips = {}

    def note(response):
        if "/clips/" in response.url and ".json" in response.url and response.ok:
            clips[response.url] = response

    page.on("response", note)
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    samples = page.evaluate(
        """async () => {
            const audio = document.getElementById('sound')
            const samples = []
            const end = performance.now() + 60_000
            while (performance.now() < end) {
                await new Promise(requestAnimationFrame)
                const before = audio.currentTime
                const [word] = tests.spans('word')
                if (word) samples.push([before, word.start])
            }
            return samples
        }"""
    )
    words = placed_words(page, reader)
    assert samples[-1][0] - samples[0][0] > 55, "it played for a minute"
    wrong = [(time, start) for time, start in samples if not any(at - 0.1 <= time <= to + 0.1 for word, at, to in words if word == start)]
    assert len(samples) > 300
    assert wrong == []


def placed_words(page, reader):
    """Every word that has been fetched, with when it sounds and until when it stays lit, on the page's line of time."""
    return page.evaluate(
        """async book => {
            const names = performance.getEntriesByType('resource').map(entry => entry.name)
            const words = []
            let at = document.getElementById('sound').buffered.start(0)
            for (const name of names.filter(name => /api.books.[^.]*.clips.[^.]*[.]json/.test(name))) {
                const clip = await (await fetch(name)).json()
                const address = /clips.([^.]*)/.exec(name)[1]
                const sound = names.find(name => name.includes(`${address}.m4s`))
                if (!sound) break   // still on its way
                const pause = Number(/pause=([^&]*)/.exec(sound)[1])
                clip.words.forEach(([start, , from, to], index) =>
                    words.push([start, at + from, at + (clip.words[index + 1]?.[2] ?? clip.seconds + pause)]))
                at += (Math.round(clip.seconds * clip.sampleRate) + Math.round(pause * clip.sampleRate)) / clip.sampleRate
            }
            return words
        }""",
        reader.book,
    )


def test_between_clips_there_is_no_gap_but_the_pause(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    ends = "(() => { const { buffered } = document.getElementById('sound'); return [buffered.length, buffered.end(buffered.length - 1)] })()"
    until(lambda: page.evaluate(ends)[1] > 40, "many clips are there")
    count, end = page.evaluate(ends)
    assert count == 1, "one stretch without a hole"
    lengths = [to for _, _, to in placed_words(page, reader)]
    assert min(abs(to - end) for to in lengths) < 0.02


def test_skipped_text_says_why_and_can_be_heard(reader, page):
    reader.go(0)
    until(lambda: reader.spans("skipped"), "the title page is dimmed")
    reader.tap(reader.spans("skipped")[0]["start"] + 1)
    offer = page.locator("[data-topic=skipped]")
    offer.wait_for()
    assert offer.locator("p").inner_text().startswith("Skipped: ")
    offer.get_by_role("button", name="Hear it").click()
    reader.wait_until_it_speaks()
    until(lambda: reader.is_paused, "nothing else follows")


def test_what_is_skipped_follows_the_settings(reader, server):
    reader.go(0)
    until(lambda: reader.spans("skipped"), "the title page is dimmed")
    settings = server.get("/api/settings")
    everything = [reason["name"] for reason in settings["reasons"]]
    try:
        server.send("PATCH", "/api/settings", {"spoken": everything})
        until(lambda: not reader.spans("skipped"), "all of it is spoken")
    finally:
        server.send("PATCH", "/api/settings", {"spoken": settings["spoken"]})
    until(lambda: reader.spans("skipped"), "it is dimmed again")


def test_keys_pause_skip_and_change_the_speed(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    first = reader.spans("sentence")[0]
    reader.press("ArrowRight")
    until(lambda: reader.spans("sentence") and reader.spans("sentence")[0]["start"] >= first["end"], "the next sentence")
    reader.press("Shift+ArrowLeft")
    until(lambda: reader.spans("sentence")[0]["start"] <= first["start"], "a paragraph back")
    reader.press("+")
    assert page.evaluate("document.getElementById('sound').playbackRate") == pytest.approx(1.1)
    assert page.evaluate("document.getElementById('sound').preservesPitch")
    reader.press("-")
    reader.press(" ")
    until(lambda: reader.is_paused, "it is paused")
    place = reader.word["start"]
    reader.press(" ")
    reader.wait_until_it_speaks()
    assert abs(reader.word["start"] - place) < 60


def test_the_styles_of_highlight(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    for style, shown in {"word": ["word"], "sentence": ["sentence"], "none": [], "both": ["sentence", "word"]}.items():
        reader.press("v")
        page.locator(f"#listening input[value={style}]").check(force=True)
        reader.press("Escape")
        until(lambda: [name for name in ("sentence", "word") if reader.spans(name)] == shown, f"{style} is shown")


def test_the_media_session_knows_the_book(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    album, state = page.evaluate("[navigator.mediaSession.metadata.album, navigator.mediaSession.playbackState]")
    assert album == page.locator("#book-title").inner_text()
    assert state == "playing"
    picture = "navigator.mediaSession.metadata.artwork[0]"
    until(lambda: page.evaluate(f"{picture}?.src.startsWith('blob:')"), "a small cover is there")
    assert max(map(int, page.evaluate(f"{picture}.sizes").split("x"))) == 512
    covers = []
    page.on("request", lambda request: covers.append(request.url) if "/cover" in request.url else None)
    title = page.evaluate("navigator.mediaSession.metadata.title")
    elsewhere = reader.find("Weena")
    reader.go(elsewhere)
    reader.tap(elsewhere + 2)
    until(lambda: page.evaluate("navigator.mediaSession.metadata.title") != title, "another chapter")
    reader.wait_until_it_speaks()
    assert covers == [], "the large one is not asked for with every chapter"


def test_the_sleep_timer_ends_listening(reader, middle, page):
    page.clock.install()
    page.clock.resume()
    reader.open("?listen=1")
    reader.go(middle)
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    page.locator("#open-sleep").click()
    page.get_by_role("button", name="5 min", exact=True).click()
    assert "5 min" in page.locator("#open-sleep").get_attribute("aria-label")
    # The sound fades out, and what is hardly heard comes again.
    page.clock.fast_forward((5 * 60 - 4) * 1000)
    volume = "document.getElementById('sound').volume"
    until(lambda: page.evaluate(volume) < 1, "it fades")
    faded = reader.word["start"]
    page.clock.fast_forward(4000)
    until(lambda: reader.is_paused, "it sleeps")
    until(lambda: reader.word["start"] <= faded, "it waits where the sound began to fade")
    assert page.locator("#open-sleep").get_attribute("aria-label") == "Sleep timer"
    # Loaded anew, the page wakes nobody.
    expect(page).to_have_url(re.compile(r"/books/\d+$"))


def test_the_voice_is_followed_until_the_reader_looks_elsewhere(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    page.mouse.move(640, 400)
    page.mouse.wheel(0, 5000)
    page.get_by_role("button", name="Back to the voice").click()
    until(lambda: reader.is_in_window(reader.word["start"]), "the voice is in sight again")
    assert page.get_by_role("button", name="Back to the voice").count() == 0


def test_a_sentence_that_fails_is_shown_and_passed_over(reader, middle, page, watch):
    watch.expected.append("422")
    failed = []

    def refuse(route):
        # The third clip that is asked for, and only that one.
        address = route.request.url.split("/")[-1].split(".")[0]
        if address not in failed and len(failed) < 3:
            failed.append(address)
        if len(failed) == 3 and address == failed[2]:
            words = '{"error": {"code": "unspeakable", "message": "No words.", "suggestion": null}}'
            route.fulfill(status=422, body=words, content_type="application/json")
        else:
            route.continue_()

    page.route("**/clips/*.json*", refuse)
    reader.tap(middle + 2)
    offer = page.locator("[data-topic=failed]")
    offer.wait_for()
    assert "No words." in offer.inner_text()
    until(lambda: reader.spans("failed"), "it is marked")
    end = reader.spans("failed")[0]["end"]
    until(lambda: reader.word["start"] >= end, "the voice goes on behind it")


# --- The connection --------------------------------------------------------------------------------------------------


def test_a_server_that_is_restarted_goes_unheard(reader, middle, page, watch, server):
    watch.expected += ["ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_EMPTY", "Failed to load resource"]
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    server.restart()
    held = page.evaluate("document.getElementById('sound').buffered.end(0)")
    page.evaluate("document.getElementById('sound').currentTime += Math.max(0, document.getElementById('sound').buffered.end(0) - 20)")
    until(lambda: page.evaluate("document.getElementById('sound').buffered.end(0)") > held + 5, "more sound comes from the new server")
    assert reader.speaks()


def test_two_pages_share_the_place(reader, middle, context, watch, book):
    other = watch.over(context.browser.new_context(base_url=watch.server.address).new_page())
    second = Reader(other, book)
    elsewhere = reader.find("Weena")
    reader.go(elsewhere)
    reader.tap(elsewhere + 2)
    reader.wait_until_it_speaks()
    reader.press(" ")
    bar = other.locator("[data-topic=device]")
    bar.wait_for()
    bar.get_by_role("button", name="Go there").click()
    until(lambda: second.is_in_window(reader.word["start"]), "the other page shows the place")
    other.context.close()


# --- Ways back -------------------------------------------------------------------------------------------------------


def test_play_begins_where_one_has_read_on_to(reader, middle, page):
    """The voice was only brought here, by the line below the text, and has not sounded."""
    width, height = reader.size
    page.mouse.move(width / 2, height / 2)
    for _ in range(3):
        page.mouse.wheel(0, 600)
        page.wait_for_timeout(200)
    assert page.get_by_role("button", name="Back to the voice").count() == 0
    reader.press(" ")
    reader.wait_until_it_speaks()
    assert reader.is_in_window(reader.word["start"])
    assert reader.word["start"] > middle + 300


@pytest.mark.parametrize("speaks", [False, True])
def test_every_jump_leads_back(reader, middle, page, speaks):
    if speaks:
        reader.tap(middle + 2)
        reader.wait_until_it_speaks()
    far = reader.find("the white Sphinx")
    reader.move_line(far)
    page.get_by_role("button", name="Back to where you were").click()
    until(lambda: reader.is_in_window(middle), "the old place shows")
    reader.move_line(far)
    page.go_back()
    until(lambda: reader.is_in_window(middle), "the browser leads back too")
    if speaks:
        until(lambda: reader.word and abs(reader.word["start"] - middle) < 500, "the voice is back")


def test_the_way_back_closes_a_panel_before_it_leads_anywhere(reader, middle, page):
    far = reader.find("the white Sphinx")
    reader.move_line(far)
    until(lambda: reader.is_in_window(far), "the new place shows")
    notes = page.locator("#notes")
    reader.press("n")
    expect(notes).to_be_visible()
    page.go_back()
    expect(notes).to_be_hidden()
    assert reader.is_in_window(far)
    # Closed in another way it leaves nothing to be gone back from.
    reader.press("n")
    page.keyboard.press("Escape")
    expect(notes).to_be_hidden()
    page.go_back()
    until(lambda: reader.is_in_window(middle), "the old place shows")


def test_a_highlight_with_a_note_is_not_deleted_by_one_tap(reader, middle, page, server):
    mark = {"start": middle, "end": middle + 12, "colour": "green", "note": "Worth keeping."}
    made = server.send("POST", f"/api/books/{reader.book}/highlights", mark)
    try:
        reader.open()
        reader.press("n")
        expect(page.locator("#notes .go")).to_contain_text(re.compile(r"Worth keeping\..* · \d+ %"))
        page.locator("#notes").get_by_role("button", name=re.compile("Delete|Remove")).first.click()
        question = page.locator("#question")
        expect(question).to_contain_text("Worth keeping.")
        question.get_by_role("button", name="Cancel").click()
        assert len(server.get(f"/api/books/{reader.book}/highlights")["highlights"]) == 1
    finally:
        server.send("DELETE", f"/api/books/{reader.book}/highlights/{made['id']}")


def test_of_two_tabs_only_one_speaks(reader, middle, watch):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    second = Reader(watch.over(reader.page.context.new_page()), reader.book)
    second.press(" ")
    second.wait_until_it_speaks()
    until(lambda: reader.is_paused, "the first tab is silent")
    assert not second.is_paused


def test_the_space_bar_is_play_and_pause_after_a_tap_on_a_button(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    page.get_by_role("button", name="15 seconds forward").click()
    page.keyboard.press(" ")
    until(lambda: reader.is_paused, "it pauses")
    page.locator("#open-contents").click()
    page.keyboard.press("Escape")
    page.keyboard.press(" ")
    until(lambda: not reader.is_paused, "it goes on")
    assert page.locator("dialog[open]").count() == 0


def test_the_controls_step_back_after_a_tap_on_play_and_stay_for_the_tab_key(reader, page):
    width, height = 390, 844
    page.set_viewport_size({"width": width, "height": height})
    reader.go(reader.find(IN_THE_MIDDLE))
    top = lambda: page.locator("#transport").bounding_box()["y"]
    page.locator("#play").click()
    page.mouse.move(width / 2, height / 2)
    reader.wait_until_it_speaks()
    until(lambda: top() >= height, "the controls are gone")
    # The button that was tapped has the focus still; the next one is in sight.
    reader.press("Tab")
    until(lambda: top() < height - 100, "the controls are there")
    page.wait_for_timeout(7000)
    assert top() < height - 100
    # A dialog that was opened and left by keys gives the focus back to one of them.
    page.locator("#open-contents").focus()
    reader.press("Tab")
    reader.press("Shift+Tab")
    reader.press("Enter")
    page.locator("#contents[open]").wait_for()
    reader.press("Escape")
    expect(page.locator("#open-contents")).to_be_focused()
    page.wait_for_timeout(7000)
    assert page.locator("#open-contents").bounding_box()["y"] >= 0
    page.mouse.click(4, height / 2)
    until(lambda: top() >= height, "the controls are gone again")


def test_the_sleep_timer_says_what_is_set(reader, page):
    page.locator("#open-sleep").click()
    expect(page.locator("#sleep-state")).to_have_text("Off")
    page.locator("#sleep [data-minutes='15']").click()
    page.locator("#open-sleep").click()
    expect(page.locator("#sleep-state")).to_contain_text("15 min")


def test_the_sleep_timer_is_there_after_a_reload(reader, middle, page):
    for name, words in {"15 min": "15 min", "End of chapter": "end of the chapter", "Off": "Off"}.items():
        page.locator("#open-sleep").click()
        page.locator("#sleep").get_by_role("button", name=name, exact=True).click()
        page.reload()
        page.wait_for_selector("body.is-open")
        expect(page.locator("#sleep-state")).to_contain_text(words)


# --- Text ------------------------------------------------------------------------------------------------------------


def test_modes_sizes_and_fonts_keep_the_place(reader, middle, page):
    mark = middle + 2
    for size in ({"width": 360, "height": 740}, {"width": 740, "height": 360}, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)
        until(lambda: reader.is_in_window(mark), f"the place stays at {size}")
        for _ in range(2):
            reader.press("m")
            until(lambda: reader.is_in_window(mark), f"the place stays in the other mode at {size}")
    reader.press("a")
    page.locator("#appearance input[name=size]").fill("30")
    page.locator("#appearance input[value=sans]").check(force=True)
    reader.press("Escape")
    until(lambda: reader.is_in_window(mark), "the place stays with larger letters")


def test_pages_turn_and_come_back(reader, middle, page):
    reader.press("m")
    until(lambda: page.locator("#page-number").inner_text() != "", "pages are counted")
    first = page.locator("#page-number").inner_text()
    reader.press("PageDown")
    until(lambda: page.locator("#page-number").inner_text() != first, "another page")
    reader.press("PageUp")
    until(lambda: page.locator("#page-number").inner_text() == first, "the page before")
    reader.open()
    assert page.locator("body.is-paged").count() == 1, "the mode is remembered"
    reader.press("m")


def delay(page, times: list[int]):
    """Sends each change so many milliseconds late; the page's `answered` is how many were answered."""
    page.evaluate(
        """times => {
            const { fetch } = window
            window.answered = 0
            window.fetch = async (path, options) => {
                if (!options?.method) return fetch(path, options)
                await new Promise(resolve => setTimeout(resolve, times.shift() ?? 0))
                return fetch(path, options).finally(() => { answered++ })
            }
        }""",
        times,
    )


def test_the_mode_is_the_devices_own(reader, page, browser, server, watch):
    reader.press("m")
    until(lambda: page.locator("body.is-paged").count() == 1, "pages")
    other = browser.new_context(base_url=server.address)
    try:
        Reader(watch.over(other.new_page()), reader.book)
        assert other.pages[0].locator("body.is-scroll").count() == 1, "another device scrolls as before"
    finally:
        other.close()
    reader.open()
    assert page.locator("body.is-paged").count() == 1, "this one has pages in every book"
    reader.press("m")


def test_a_speed_is_kept_when_the_page_goes_away_at_once(reader, page, server):
    book = f"/api/books/{reader.book}"
    reader.press("+")
    page.goto("about:blank")
    try:
        until(lambda: server.get(book)["speed"] == 1.1, "the speed is kept")
    finally:
        server.send("PATCH", book, {"speed": None})


def test_the_place_is_there_after_a_reload(reader, middle, page, server):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    reader.press(" ")
    place = reader.word["start"]
    until(lambda: server.get(f"/api/books/{reader.book}/places")["places"][0]["offset"] >= place - 5, "the place is kept")
    reader.open()
    until(lambda: reader.is_in_window(place), "the place is in sight")
    reader.press(" ")
    reader.wait_until_it_speaks()
    assert abs(reader.word["start"] - place) < 80


def test_the_text_stands_where_it_stood_after_a_reload(reader, middle, page):
    top = lambda: (reader.box(middle, middle + 1) or {"top": None})["top"]
    before = top()
    page.mouse.move(640, 400)
    page.mouse.wheel(0, -200)
    until(lambda: top() >= before + 199, "it is scrolled")
    line = top()
    page.reload()
    page.wait_for_selector("body.is-open")
    page.evaluate("book => tests.load(book)", reader.book)
    until(lambda: top() is not None, "the text is there")
    assert abs(top() - line) <= 1


def test_contents_lead_to_a_chapter_and_back(reader, middle, page):
    reader.press("c")
    assert page.locator("#contents [aria-current]").count() == 1
    page.locator("#contents").get_by_role("button", name="V", exact=True).click()
    until(lambda: page.locator("#chapter-title").inner_text() == "V", "the chapter is there")
    page.go_back()
    until(lambda: reader.is_in_window(middle), "the way back")


def test_what_to_keep_is_not_asked_for_once_the_contents_are_left(reader, page):
    page.set_viewport_size({"width": 390, "height": 844})
    reader.press("c")
    held = []
    page.route("**/spoken?*", lambda route: held.append(route), times=1)
    with page.expect_request("**/spoken?*"):
        page.locator("#keep-book").click()
    until(lambda: page.evaluate("true") and held, "what it tells is on its way")
    page.locator("#contents [data-close]").click()
    expect(page.locator("#contents")).to_be_hidden()
    with page.expect_response("**/spoken?*"):
        held[0].continue_()
    # Whoever comes again and asks again has it once.
    reader.press("c")
    assert page.locator("dialog:modal").count() == 1
    page.locator("#keep-book").click()
    page.locator(".chapter-choice").first.wait_for()
    assert page.locator("dialog:modal").count() == 2


def test_search_finds_and_leads_there(reader, page, server, book):
    reader.press("/")
    page.keyboard.type("MÉDICAL man")
    page.locator("#search-hits button").first.wait_for()
    assert "place" in page.locator("#search-count").inner_text()
    assert page.locator("#search-hits small").first.inner_text().startswith("I · ")
    page.locator("#search-hits button").nth(3).click()
    until(lambda: any(reader.is_in_window(hit["start"]) for hit in reader.spans("hit")), "the hit is in sight")
    # Of several in the window it is the one that was chosen.
    [found] = reader.spans("found")
    assert found["start"] == server.get(f"/api/books/{book}/search?q=m%C3%A9dical%20man&limit=9")["hits"][3]["start"]
    reader.press("Escape")
    assert reader.spans("hit") == reader.spans("found") == []


def test_a_note_pops_up(reader, page):
    reader.open_note()
    until(lambda: len(page.locator("#note-text").inner_text()) > 10, "the note is read")
    reader.press("Escape")
    assert page.locator("#note[open]").count() == 0


def test_a_note_is_followed_by_the_keyboard(reader, page):
    reader.open_note()
    reader.press("Escape")
    sign = page.locator("a[role=doc-noteref]").first
    sign.focus()
    reader.press("Enter")
    until(lambda: len(page.locator("#note-text").inner_text()) > 10, "the note is read")
    reader.press("Escape")
    expect(sign).to_be_focused()


def test_a_link_in_the_book_is_followed_by_the_keyboard(page, server):
    lines = "".join(f"<p>Nothing happened on the evening of day {day}.</p>" for day in range(1, 200))
    text = f'<h1>The days</h1><p>See <a href="#end">the end</a> of it.</p>{lines}<p id="end">That was all.</p>'
    reader = Reader(page, server.send("POST", "/api/books?name=days.html", data=text.encode())["book"]["id"])
    # Above the window, and brought into sight.
    reader.go(reader.find("day 60"))
    link = page.get_by_role("link", name="the end")
    link.focus()
    box, bar = link.bounding_box(), page.locator("#transport").bounding_box()
    assert 0 < box["y"] and box["y"] + box["height"] <= bar["y"]
    reader.press("Enter")
    until(lambda: reader.is_in_window(reader.find("That was all")), "the link leads there")
    assert page.evaluate("document.activeElement.id") == "text"
    expect(page).to_have_url(re.compile(r"/books/\d+$"))
    reader.press(" ")
    reader.wait_until_it_speaks()
    assert reader.word["start"] >= reader.find("That was all")
    reader.press(" ")


def test_on_pages_the_keyboard_comes_to_the_links_that_show(page, server):
    lines = "".join(f'<p>On day {day} nothing happened, see <a href="#day{day}">{day}</a>.</p><p id="day{day}">So.</p>' for day in range(200))
    page.add_init_script("localStorage.setItem('vorleser.mode', 'paged')")
    reader = Reader(page, server.send("POST", "/api/books?name=days.html", data=lines.encode())["book"]["id"])
    middle = reader.find("day 90 nothing")
    reader.go(middle)
    page.locator("#text").focus()
    before = page.locator("#page-number").inner_text()
    reader.press("Tab")
    assert page.locator("#page-number").inner_text() == before
    box, (width, height) = page.locator(":focus").bounding_box(), reader.size
    assert page.evaluate("document.activeElement.matches('#text a')")
    assert 0 <= box["x"] < width and 0 <= box["y"] < height
    assert reader.is_in_window(middle)
    # What a screen reader goes to is on the page that shows, forwards and backwards.
    for day in [150, 3]:
        link = page.get_by_role("link", name=str(day), exact=True)
        link.focus()
        until(lambda: reader.is_in_window(reader.find(f"day {day} nothing")), f"day {day} shows")
        assert 0 <= link.bounding_box()["x"] < width


def test_the_tab_key_comes_from_the_bar_to_the_links_in_sight(page, server):
    lines = "".join(f'<p>On day {day} nothing happened, see <a href="#day{day}">{day}</a>.</p><p id="day{day}">So.</p>' for day in range(200))
    text = f"{lines}<h2>After</h2>" + "<p>Nothing happened ever after.</p>" * 60
    reader = Reader(page, server.send("POST", "/api/books?name=many-days.html", data=text.encode())["book"]["id"])
    middle = reader.find("day 90 nothing")
    reader.go(middle)
    place = reader.box(middle, middle + 1)["top"]
    page.locator("#open-appearance").focus()
    reader.press("Tab")
    expect(page.locator("#text")).to_be_focused()
    reader.press("Tab")
    assert page.evaluate("document.activeElement.matches('#text a')")
    box, bar = page.locator(":focus").bounding_box(), page.locator("#top-bar").bounding_box()
    assert bar["y"] + bar["height"] <= box["y"] < place + 60
    assert reader.box(middle, middle + 1)["top"] == place
    # Behind the last of them come the controls.
    reader.go(reader.find("Nothing happened ever after") + 900)
    page.locator("#text").focus()
    reader.press("Tab")
    assert page.evaluate("document.activeElement.matches('#offers *, #transport *')")


def test_back_by_the_tab_key_one_stays_with_what_is_in_sight(page, server):
    lines = "".join(f'<p>On day {day} nothing happened.</p>' + ("" if day % 8 else f'<p>See <a href="#day">the note {day}</a>.</p>') for day in range(400))
    text = f"<h1 id='day'>Days</h1>{lines}"
    reader = Reader(page, server.send("POST", "/api/books?name=some-days.html", data=text.encode())["book"]["id"])
    middle = reader.find("day 203 nothing")
    reader.go(middle)
    place = lambda: reader.box(middle, middle + 1)["top"]
    before = place()
    focused = lambda: page.evaluate("document.activeElement.closest('[id]:not(a)').id + ': ' + document.activeElement.textContent.slice(0, 20)")
    page.locator("#text").focus()
    reader.press("Shift+Tab")
    expect(page.locator("#open-appearance")).to_be_focused()
    reader.press("Tab")
    reader.press("Tab")
    first = focused()
    assert "the note" in first and abs(place() - before) < 40
    reader.press("Shift+Tab")
    expect(page.locator("#text")).to_be_focused()
    assert abs(place() - before) < 40
    # What it has led over is gone back over, though it was scrolled away meanwhile.
    reader.press("Tab")
    for _ in range(6):
        reader.press("Tab")
    assert page.evaluate("document.activeElement.matches('#text a')")
    for _ in range(6):
        reader.press("Shift+Tab")
    assert focused() == first
    reader.press("Shift+Tab")
    expect(page.locator("#text")).to_be_focused()
    reader.press("Shift+Tab")
    expect(page.locator("#open-appearance")).to_be_focused()
    # From the controls below, too.
    reader.go(middle)
    before = place()
    page.locator("#timeline").focus()
    while not page.evaluate("document.getElementById('text').contains(document.activeElement)"):
        reader.press("Shift+Tab")
    assert abs(place() - before) < 40
    assert page.evaluate("document.activeElement.matches('#text a')")
    box = page.locator(":focus").bounding_box()
    assert 0 <= box["y"] and box["y"] + box["height"] <= page.locator("#transport").bounding_box()["y"]
    reader.press("Tab")
    assert page.evaluate("document.activeElement.matches('#text a')")


def test_a_note_is_heard_without_leaving_the_place(reader, page, server, book):
    reader.open_note()
    until(lambda: len(page.locator("#note-text").inner_text()) > 10, "the note is read")
    family = "element => getComputedStyle(element).fontFamily"
    assert page.locator("#note-text").evaluate(family) == page.locator("#text .column").evaluate(family)
    before = page.locator("#text").evaluate("text => text.scrollTop")
    page.locator("#note-hear").click()
    until(lambda: not reader.is_paused, "the note sounds")
    until(lambda: reader.is_paused, "nothing else follows")
    assert page.locator("#text").evaluate("text => text.scrollTop") == before
    reader.press("k")
    reader.press("k")
    notes = next(chapter for chapter in server.get(f"/api/books/{book}/outline")["chapters"] if chapter["role"] == "notes")
    page.wait_for_timeout(300)
    assert all(place["offset"] < notes["start"] for place in server.get(f"/api/books/{book}/places")["places"][:1])


# --- Notes -----------------------------------------------------------------------------------------------------------


def test_bookmarks_are_set_renamed_found_and_removed(reader, middle, page):
    reader.press("b")
    page.locator("[data-topic=bookmark]").wait_for()
    reader.press("n")
    row = page.locator("#bookmarks li").first
    row.get_by_role("button", name="Rename").click()
    page.locator("#question-field").fill("The model")
    page.locator("#question-yes").click()
    page.locator("#bookmarks").get_by_text("The model").wait_for()
    reader.press("Escape")
    reader.go(0)
    reader.press("n")
    page.locator("#bookmarks .go").first.click()
    until(lambda: reader.is_in_window(middle), "the bookmark leads back")
    reader.press("n")
    page.locator("#bookmarks").get_by_role("button", name="Remove").click()
    page.locator("#bookmarks .empty").wait_for()


def test_a_sentence_is_highlighted_once_however_often_it_is_asked_for(reader, middle, page, server):
    path = f"/api/books/{reader.book}/highlights"
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    reader.press(" ")
    until(lambda: reader.is_paused, "it is paused")
    delay(page, [500])
    for _ in range(3):
        reader.press("h")
    until(lambda: page.evaluate("answered") >= 3, "each was answered")
    try:
        assert len(server.get(path)["highlights"]) == 1
    finally:
        for highlight in server.get(path)["highlights"]:
            server.send("DELETE", f"{path}/{highlight['id']}")


def test_a_selection_is_highlighted_and_annotated(reader, middle, page):
    start, end = reader.box(middle, middle + 1), reader.box(middle + 24, middle + 25)
    page.mouse.move(start["left"] + 1, start["top"] + 8)
    page.mouse.down()
    page.mouse.move(end["left"] + 2, end["top"] + 8, steps=6)
    page.mouse.up()
    page.get_by_role("button", name="Highlight green").click()
    until(lambda: any(mark["start"] == middle for mark in reader.spans("mark-green")), "it is marked")
    assert reader.is_paused, "a selection is no tap"
    reader.press("n")
    page.get_by_role("button", name="Edit the note").click()
    page.locator("#question-field").fill("Proof at last")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Edit the note").click()
    expect(page.locator("#question-field")).to_have_value("Proof at last")
    page.locator("#question-yes").click()
    page.locator("#highlights").get_by_text("Proof at last").wait_for()
    expect(page.get_by_role("button", name="Edit the note")).to_be_focused()
    page.get_by_role("button", name="Remove the highlight").click()
    page.get_by_role("heading", name="Delete the highlight and its note?").wait_for()
    page.locator("#question-yes").click()
    until(lambda: not reader.spans("mark-green"), "it is gone")
    back = page.locator("#note-gone").get_by_role("button", name="Undo")
    expect(back).to_be_focused()
    back.click()
    page.locator("#highlights").get_by_text("Proof at last").wait_for()
    until(lambda: any(mark["start"] == middle for mark in reader.spans("mark-green")), "it is back")


def test_a_word_is_said_otherwise_from_now_on(reader, page):
    word = reader.find("Weena")
    reader.go(word)
    reader.tap(word + 2, button="right")
    page.locator("#word-menu").get_by_role("button", name="Pronunciation").click()
    page.locator("#pronunciation[open]").wait_for()
    assert page.locator("#pronunciation-heading").inner_text() == "Weena"
    # In letters that everybody can read, and to be heard.
    said = page.locator("#pronunciation-said")
    assert "/" not in said.inner_text() and "guessed from its letters" in said.inner_text()
    with page.expect_response(lambda response: "/api/preview" in response.url) as heard:
        said.get_by_role("button", name="Hear it as it is said now").click()
    assert heard.value.ok
    assert page.locator("[name=way]:checked").count() == 1
    assert "Leave it out" not in page.locator(".option:has(:checked)").inner_text()
    page.locator("[name=respelling]").fill("Vayna")
    page.locator("#pronunciation-save").click()
    page.locator("[data-topic=pronunciation]").wait_for()
    rules = page.evaluate("async book => (await (await fetch(`/api/books/${book}/pronunciations`)).json()).rules", reader.book)
    assert ("Weena", "Vayna") in [(rule["word"], rule["said"]) for rule in rules]


# --- For all ---------------------------------------------------------------------------------------------------------


PANELS = {"c": "contents", "/": "search", "n": "notes", "a": "appearance", "v": "listening", "?": "help"}


@pytest.mark.parametrize("theme", ["light", "sepia", "dark"])
def test_axe_finds_nothing_in_any_state(page, book, theme, watch):
    page.add_init_script(f"localStorage.setItem('vorleser.theme', '{theme}')")
    reader = Reader(page, book)

    def check(state):
        assert violations(page) == [], state

    check("open")
    for key, name in PANELS.items():
        reader.press(key)
        page.locator(f"#{name}[open]").wait_for()
        page.wait_for_timeout(300)
        check(name)
        reader.press("Escape")
    reader.go(reader.find(IN_THE_MIDDLE))
    reader.tap(reader.find(IN_THE_MIDDLE) + 2)
    reader.wait_until_it_speaks()
    check("speaking")
    reader.press("p")
    check("word menu")
    reader.press("Escape")
    reader.press("m")
    page.wait_for_timeout(300)
    check("pages")
    reader.press("m")


def test_listening_begins_with_the_page_when_it_was_asked_for(page, book):
    reader = Reader(page, book, "?listen=1")
    # The browser may refuse sound without a tap; then the large button is there.
    until(lambda: reader.speaks() or page.locator("#welcome-play").is_visible(), "it speaks or offers to")
    if page.locator("#welcome-play").is_visible():
        page.locator("#welcome-play").click()
    reader.wait_until_it_speaks()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (667, 375), (844, 390), (1024, 768), (1440, 900)])
def test_chapters_and_paragraphs_are_skipped_at_every_size(reader, page, server, book, size):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    chapters = [chapter["start"] for chapter in server.get(f"/api/books/{book}/outline")["chapters"]]
    here = next(start for start in chapters if start > 20_000)
    following = next(start for start in chapters if start > here)
    reader.go(here)
    boxes = []
    for name in ["Chapter back", "Paragraph back", "Paragraph forward", "Chapter forward"]:
        button = page.get_by_role("button", name=name)
        box = button.bounding_box()
        assert box["width"] >= 40 and box["height"] >= 40
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
        boxes.append(box)
    assert all(one["x"] + one["width"] <= other["x"] + 0.5 for one, other in zip(boxes, boxes[1:]))
    page.get_by_role("button", name="Chapter forward").click()
    until(lambda: reader.is_in_window(following), "the next chapter is there")
    page.get_by_role("button", name="Chapter back").click()
    until(lambda: reader.is_in_window(here), "the chapter is there again")
    page.get_by_role("button", name="Back to where you were").click()
    until(lambda: reader.is_in_window(following), "the way back leads to where the skip began")
    before = page.locator("#timeline").input_value()
    page.get_by_role("button", name="Paragraph forward").click()
    page.get_by_role("button", name="Paragraph forward").click()
    until(lambda: page.locator("#timeline").input_value() != before, "the line follows")


def test_letters_twice_as_large_have_room(reader, page):
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    title, bar = page.locator(".heading").bounding_box(), page.locator("#top-bar").bounding_box()
    assert title["y"] >= bar["y"] and title["y"] + title["height"] <= bar["y"] + bar["height"]
    controls, keys = page.locator("#transport").bounding_box(), page.locator(".keys").bounding_box()
    assert keys["y"] + keys["height"] <= controls["y"] + controls["height"]
    for key, words in [("a", "#appearance .segments span"), ("v", "#speeds button, #listening .segments span")]:
        reader.press(key)
        page.locator("dialog[open]").wait_for()
        cut = page.evaluate(
            """words => [...document.querySelectorAll(words)]
                .filter(element => element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth)
                .map(element => element.textContent)""",
            words,
        )
        assert cut == []
        reader.press("Escape")


def test_printing_prints_the_whole_book(reader, page, server, book):
    parts = server.get(f"/api/books/{book}/outline")["parts"]
    page.evaluate("""() => addEventListener('beforeprint', () => {
        window.printed = [...document.querySelectorAll('.print-sheet > *')].map(part => part.textContent.length)
    })""")
    assert page.pdf(format="A4").startswith(b"%PDF")
    assert page.evaluate("window.printed") == [part["end"] - part["start"] for part in parts]
    assert page.locator(".print-sheet").count() == 0
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    shown = page.evaluate("[...document.body.children].filter(element => element.checkVisibility()).map(({ className }) => className)")
    assert shown == ["print-sheet"]


def test_a_book_without_a_speed_of_its_own_has_that_of_the_settings(reader, page, server, book):
    server.send("PATCH", f"/api/books/{book}", {"speed": None})
    server.send("PATCH", "/api/settings", {"speed": 1.35})
    try:
        page.reload()
        expect(page.locator("#open-listening")).to_have_text("1.35×")
    finally:
        server.send("PATCH", "/api/settings", {"speed": 1})


def test_the_chosen_speed_is_marked(reader, page):
    page.locator("#open-listening").click()
    marked = page.locator('#speeds [aria-pressed="true"]')
    expect(marked).to_have_text("1×")
    page.get_by_role("button", name="1.5×", exact=True).click()
    expect(marked).to_have_text("1.5×")


def test_notes_are_downloaded_under_the_books_name(reader, page, server, book):
    for kind in ["bookmarks", "highlights"]:
        for note in server.get(f"/api/books/{book}/{kind}")[kind]:
            server.send("DELETE", f"/api/books/{book}/{kind}/{note['id']}")
    page.locator("#open-notes").click()
    expect(page.locator("#download-notes")).to_be_hidden()
    page.locator("#add-bookmark").click()
    title = server.get(f"/api/books/{book}")["title"]
    for name, ending in [("Markdown", "md"), ("Page", "html"), ("Table", "csv")]:
        with page.expect_download() as download:
            page.locator("#download-notes").get_by_role("link", name=name).click()
        assert download.value.suggested_filename == f"{title} – notes.{ending}"


def test_what_is_offered_lies_beside_the_number_of_the_page(reader, page):
    reader.press("m")
    page.wait_for_function("document.body.classList.contains('is-paged')")
    reader.press("b")
    offer, number = page.locator("#offers .offer").last.bounding_box(), page.locator("#page-number").bounding_box()
    assert offer["y"] + offer["height"] <= number["y"]
    reader.press("m")
