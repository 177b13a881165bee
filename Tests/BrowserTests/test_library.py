"""The library, the settings and pairing, as a listener meets them.

With `VORLESER_SCREENSHOTS` a picture of every state is written to that folder.
"""

import datetime
import json
import os
import pathlib
import re

import pytest
from accessibility import violations, violations_in_themes
from playwright.sync_api import expect

from conftest import PATIENCE, SAMPLE, Server, until

SHORT = "It was late. The lamp burned low, and nobody spoke."
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture
def server(tmp_path):
    """A server with an empty library."""
    server = Server(tmp_path)
    server.start()
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def book(server) -> dict:
    """The sample, in the library."""
    return server.get(f"/api/books/{server.add(SAMPLE)}")


@pytest.fixture
def new_page(browser, server, watch):
    """Opens watched pages on devices of all kinds."""
    contexts = []

    def open_page(**options):
        settings = {"viewport": {"width": 1280, "height": 800}, "base_url": server.address, "service_workers": "block"}
        contexts.append(browser.new_context(**settings | options))
        contexts[-1].set_default_timeout(PATIENCE * 1000)
        return watch.over(contexts[-1].new_page())

    yield open_page
    for context in contexts:
        context.close()


def paste(server, text, title) -> int:
    return server.send("POST", "/api/books/text", {"title": title, "text": text})["book"]["id"]


def today() -> str:
    return datetime.date.today().isoformat()


def card(page, title):
    return page.locator(".book", has=page.get_by_role("link", name=title, exact=True))


def choose(page, title, item):
    """Chooses from a book's menu."""
    page.get_by_role("button", name=f"More about {title}", exact=True).click()
    page.get_by_role("menuitem", name=item).click()


def upload(page, *files):
    """Chooses files: by the menu, or, once an empty library has shown it, by the large button."""
    choose, add = (page.locator(button) for button in ("#choose", "#add"))
    expect(choose.or_(page.locator(".book").first).first).to_be_visible()
    with page.expect_file_chooser() as chooser:
        if choose.is_visible():
            choose.click()
        else:
            add.click()
            page.get_by_role("menuitem", name="Choose files").click()
    chooser.value.set_files(list(files))


def file(name, text):
    return {"name": name, "mimeType": "application/octet-stream", "buffer": text.encode()}


def json_file(name, value):
    return {"name": name, "mimeType": "application/json", "buffer": json.dumps(value).encode()}


def paste_into(page, text):
    """Pastes as a keyboard does: the page gets the event and its data."""
    page.evaluate(
        """text => {
            const data = new DataTransfer()
            data.setData('text/plain', text)
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
        }""",
        text,
    )


def titles(page):
    return page.locator(".book h3").all_inner_texts()


# Adding


def test_an_empty_library_says_how_books_come_in(page):
    page.goto("/")
    expect(page.get_by_role("heading", name="What shall be read to you?")).to_be_visible()
    for way in ("Choose files", "Paste text"):
        expect(page.get_by_role("button", name=re.compile(f"^{way}"))).to_be_visible()
    expect(page.get_by_text("Drop them here")).to_be_visible()


def test_an_uploaded_book_is_there_to_be_read_and_heard(page):
    page.goto("/")
    upload(page, SAMPLE)
    expect(page.locator("#uploads")).to_contain_text("1 book added")
    title = "The Time Machine"
    expect(card(page, title)).to_contain_text(re.compile(r"Not begun\s· \d+\sh"))
    expect(card(page, title).get_by_role("link", name=title, exact=True)).to_have_attribute("href", re.compile(r"^/books/\d+$"))
    listen = card(page, title).get_by_role("link", name=f"Listen to {title}")
    expect(listen).to_have_attribute("href", re.compile(r"^/books/\d+\?listen=1$"))


def test_a_bad_file_is_explained_and_does_not_stop_the_others(page, watch):
    watch.expected.append("status of 422")
    page.goto("/")
    upload(page, file("broken.epub", "this is no archive"), file("letter.txt", SHORT), file("essay.md", "# Essay\n\n" + SHORT))
    uploads = page.locator("#uploads")
    expect(uploads).to_contain_text("2 books added, 1 not added")
    failed = uploads.locator(".failed")
    expect(failed).to_contain_text("broken.epub")
    expect(failed.locator(".upload-state")).not_to_be_empty()
    # Above what went right, where it is seen.
    expect(uploads.locator("li").first).to_contain_text("broken.epub")
    watch.expected.append("status of 422")
    with page.expect_file_chooser() as chooser:
        failed.get_by_role("button", name="Choose a file in place of broken.epub").click()
    with page.expect_response(lambda response: response.status == 422):
        chooser.value.set_files(file("broken.epub", "this is none either"))
    # It stands in the place of the other; what came with that is in the library.
    expect(uploads.get_by_role("heading", name="1 not added")).to_be_visible()
    expect(failed).to_have_count(1)
    expect(page.locator(".book")).to_have_count(2)
    uploads.get_by_role("button", name="Close the list").click()
    expect(uploads).to_be_hidden()


def test_the_same_file_again_is_a_copy_that_can_be_taken_back(page, book):
    page.goto("/")
    upload(page, SAMPLE)
    expect(page.locator("#uploads")).to_contain_text("You have this already: a second copy was added.")
    expect(page.locator(".book")).to_have_count(2)
    page.get_by_role("button", name="Remove the copy").click()
    expect(page.locator(".book")).to_have_count(1)
    expect(page.locator(".card-link")).to_have_attribute("href", f"/books/{book['id']}")


def test_dropped_files_are_added(page):
    page.goto("/")
    page.evaluate(
        """text => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }))
            for (const name of ['dragenter', 'dragover', 'drop']) {
                document.body.dispatchEvent(new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }))
            }
        }""",
        SHORT,
    )
    expect(page.locator(".book")).to_have_count(1)
    expect(page.locator("#drop-cover")).to_be_hidden()


def drop_folder(page, *names):
    """Drops a folder with such files, as a browser tells of one; those that could be read hold a short text."""
    page.evaluate(
        """([names, text]) => {
            const entries = names.map(name => ({ name, isDirectory: false, file: resolve => resolve(new File([text], name)) }))
            const folder = { name: 'Folder', isDirectory: true, createReader: () => ({ readEntries: resolve => resolve(entries.splice(0)) }) }
            DataTransferItem.prototype.webkitGetAsEntry = () => folder
            const data = new DataTransfer()
            data.items.add(new File([''], 'Folder'))
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        }""",
        [names, SHORT],
    )


def test_of_a_dropped_folder_only_what_may_be_a_book_is_added(page, watch):
    page.goto("/")
    expect(page.locator("#empty")).to_be_visible()
    drop_folder(page, "cover.jpg", "metadata.opf")
    expect(page.locator(".toast")).to_contain_text("There is no book in this folder. 2 other files were passed over.")
    expect(page.locator("#uploads")).to_be_hidden()
    drop_folder(page, "letter.txt", "cover.jpg", "letter.nfo", "Thumbs.db", ".DS_Store")
    uploads = page.locator("#uploads")
    expect(uploads.get_by_role("heading", level=2)).to_have_text("1 book added")
    expect(uploads.get_by_role("status")).to_contain_text("3 other files were passed over.")
    expect(uploads.locator("li")).to_have_count(1)
    assert violations(page) == []
    # A file that was chosen itself is told of, and the folder is not, any more.
    watch.expected.append("status of 422")
    upload(page, file("cover.jpg", "\u00ff\u0000 this is no picture, either"))
    expect(uploads.get_by_role("heading", level=2)).to_have_text("1 not added")
    expect(uploads.get_by_role("status")).not_to_contain_text("passed over")


def test_what_came_last_is_on_top_and_copies_go_together(page, watch):
    watch.expected.append("422")
    page.goto("/")
    upload(page, file("one.txt", SHORT), file("two.txt", SHORT + "!"), file("empty.txt", ""))
    list = page.locator("#uploads")
    expect(list.get_by_role("heading", level=2)).to_have_text("2 books added, 1 not added")
    expect(page.locator(".book")).to_have_count(2)
    upload(page, file("one.txt", SHORT), file("two.txt", SHORT + "!"))
    expect(list.get_by_role("heading", level=2)).to_have_text("2 books added")
    expect(list.get_by_role("listitem").first).to_contain_text("one")
    expect(list.get_by_role("list", name="Before that").get_by_role("listitem")).to_have_count(1)
    # A file that was empty is not tried again: what is there now is chosen.
    with page.expect_file_chooser() as chooser:
        list.get_by_role("button", name="Choose a file in place of empty.txt").click()
    chooser.value.set_files([file("empty.txt", SHORT + "?")])
    expect(list.get_by_role("heading", level=2)).to_have_text("1 book added")
    expect(page.locator(".book")).to_have_count(5)
    list.get_by_role("button", name="Remove all copies").click()
    expect(page.locator(".book")).to_have_count(3)
    expect(list.get_by_role("listitem")).to_have_count(1)


def test_an_address_that_is_pasted_or_dropped_is_one_of_the_web(page):
    page.goto("/")
    paste_into(page, "https://example.org/page")
    dialog = page.get_by_role("dialog", name="From the web")
    expect(dialog.get_by_label("Address")).to_have_value("https://example.org/page")
    page.keyboard.press("Escape")
    drop = """type => {
        const data = new DataTransfer()
        data.setData('text/uri-list', 'https://example.org/other')
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
    }"""
    page.evaluate(drop, "dragenter")
    expect(page.locator("#drop-cover")).to_be_visible()
    page.evaluate(drop, "drop")
    expect(dialog.get_by_label("Address")).to_have_value("https://example.org/other")
    expect(page.locator("#drop-cover")).to_be_hidden()


def test_text_that_is_pasted_anywhere_becomes_a_book(page):
    page.goto("/")
    expect(page.locator("#empty")).to_be_visible()
    paste_into(page, SHORT)
    dialog = page.get_by_role("dialog", name="Paste text")
    expect(dialog.get_by_label("Text", exact=True)).to_have_value(SHORT)
    expect(dialog.get_by_label("Title")).to_be_focused()
    page.keyboard.type("A late hour")
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(card(page, "A late hour")).to_be_visible()


def test_text_may_be_typed_into_a_dialog_and_needs_no_title(page):
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Paste text")).click()
    page.get_by_label("Text", exact=True).fill(SHORT)
    page.get_by_role("button", name="Add to the library").click()
    expect(page.locator(".book")).to_have_count(1)
    assert titles(page)[0].strip()


# The list


def test_a_book_is_renamed(page, book):
    page.goto("/")
    choose(page, book["title"], "Edit")
    dialog = page.get_by_role("dialog", name="Edit")
    dialog.get_by_label("Title").fill("Die Zeitmaschine")
    dialog.get_by_label("Authors").fill("Wells, H. G.; Jemand Anders")
    dialog.get_by_role("button", name="Save").click()
    expect(card(page, "Die Zeitmaschine")).to_contain_text("Wells, H. G. and Jemand Anders")
    expect(page.get_by_role("button", name="More about Die Zeitmaschine")).to_be_focused()
    page.reload()
    expect(card(page, "Die Zeitmaschine")).to_be_visible()


def test_a_series_and_a_collection_become_filters(page, server):
    for title in ("Ten", "Two", "Other"):
        paste(server, SHORT + title, title)
    page.goto("/")
    for title, number in (("Ten", "10"), ("Two", "2")):
        choose(page, title, "Edit")
        dialog = page.get_by_role("dialog", name="Edit")
        dialog.get_by_label("Series").fill("Numbers")
        dialog.get_by_label("Number").fill(number)
        dialog.get_by_role("button", name="Save").click()
        expect(card(page, title)).to_contain_text(f"Numbers\u00a0{number}")
    page.get_by_label("Show").select_option("series:Numbers")
    expect(page.locator(".book h3")).to_have_text(["Two", "Ten"])
    page.get_by_label("Show").select_option("")
    page.get_by_role("button", name="Pick several").click()
    page.get_by_label("Pick Other").check()
    page.get_by_label("Pick Ten").check()
    expect(page.locator("#picked-count")).to_have_text("2 books picked")
    page.get_by_role("button", name="Collection …").click()
    page.get_by_role("dialog").get_by_label("Collection").fill("For the train")
    page.get_by_role("dialog").get_by_role("button", name="Add").click()
    expect(page.locator("#picked")).to_be_hidden()
    page.get_by_label("Show").select_option("collection:For the train")
    expect(page.locator(".book")).to_have_count(2)
    page.goto("/?q=other")
    expect(page.locator(".book h3")).to_have_text(["Other"])
    expect(page.get_by_label("Show").locator("optgroup option")).to_have_text(["For the train", "Numbers"])


def test_several_books_are_marked_and_removed_at_once(page, server):
    for title in ("A", "B", "C"):
        paste(server, SHORT + title, title)
    page.goto("/")
    page.get_by_role("button", name="Pick several").click()
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name="Finished", exact=True).click()
    expect(page.locator(".book", has_text="Finished")).to_have_count(3)
    choose(page, "A", "Mark as not begun")
    expect(card(page, "A")).to_contain_text("Not begun")
    page.get_by_role("button", name="Pick several").click()
    # The keyboard picks as well.
    page.get_by_label("Pick B").focus()
    page.keyboard.press("Space")
    page.get_by_label("Pick C").check()
    page.locator("#pick-remove").click()
    expect(page.locator(".book h3")).to_have_text(["A"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".book")).to_have_count(3)
    page.get_by_role("button", name="Pick several").click()
    page.keyboard.press("Escape")
    expect(page.locator(".pick")).to_have_count(0)


def test_another_cover_is_chosen_and_taken_back(page, server, watch):
    watch.expected.append("status of 422")
    title = "Without a cover"
    paste(server, SHORT, title)
    page.goto("/")
    choose(page, title, "Edit")
    dialog = page.get_by_role("dialog", name="Edit")
    with page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name="Choose a picture").click()
    chooser.value.set_files(file("cover.txt", "no picture"))
    expect(dialog.get_by_role("alert")).to_contain_text("not a picture")
    with page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name="Choose a picture").click()
    icon = pathlib.Path(__file__).parents[2] / "Sources/CWebPages/Web/icons/vorleser-192.png"
    chooser.value.set_files(icon)
    expect(dialog.locator(".cover-now img")).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    expect(card(page, title).locator("img")).to_be_visible()
    assert page.request.get(f"/api/books/{server.get('/api/books')['books'][0]['id']}/cover").body() == icon.read_bytes()
    choose(page, title, "Edit")
    page.get_by_role("button", name="The book’s own").click()
    expect(page.get_by_role("dialog").locator(".drawn-cover")).to_be_visible()
    expect(card(page, title).locator("img")).to_have_count(0)


def test_time_spent_is_told_and_forgotten(page, server, book):
    server.send("PUT", f"/api/books/{book['id']}/activity",
                {"device": "d1", "day": today(), "listened": 4000, "read": 900, "letters": 20_000})
    page.goto("/")
    expect(page.get_by_role("link", name="in seven days")).to_be_visible()
    page.get_by_role("link", name="in seven days").click()
    panel = page.locator("#statistics")
    expect(panel).to_contain_text("15\u202fmin read")
    expect(panel.get_by_role("link", name=book["title"])).to_be_visible()
    panel.get_by_role("button", name="Forget all of it").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(panel).to_contain_text("Nothing has been counted yet.")


def test_a_removed_book_comes_back_by_undo(page, book):
    page.goto("/")
    choose(page, book["title"], "Remove")
    expect(page.locator("#empty")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(card(page, book["title"])).to_be_visible()


def test_a_removed_book_can_be_restored_later_or_deleted_for_good(page, server):
    for title in ("One", "Two"):
        server.send("DELETE", f"/api/books/{paste(server, SHORT + title, title)}")
    page.goto("/")
    page.get_by_text("Recently removed").click()
    page.get_by_role("button", name="Restore One").click()
    expect(card(page, "One")).to_be_visible()
    page.get_by_role("button", name="Delete Two for good").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator("#removed")).to_be_hidden()
    assert server.get("/api/books")["removed"] == []


def test_search_finds_by_title_and_author_while_one_types(page, server, book):
    paste(server, SHORT, "Café Größenwahn")
    page.goto("/")
    expect(page.locator(".book")).to_have_count(2)
    page.keyboard.press("/")
    page.keyboard.type("cafe")
    expect(page.locator(".book")).to_have_count(1)
    expect(page.locator("#count")).to_have_text("1 book found")
    expect(page.locator("#search")).to_be_focused()
    page.locator("#search").fill("wells")
    expect(card(page, book["title"])).to_be_visible()
    page.locator("#search").fill('zzz" OR (')
    expect(page.locator("#nothing")).to_be_visible()
    page.locator("#search").fill("")
    expect(page.locator(".book")).to_have_count(2)


def test_the_order_is_chosen_and_remembered(page, server):
    for title in ("Beta", "The Alpha", "Gamma"):
        paste(server, SHORT + title, title)
    page.goto("/")
    page.get_by_label("Sort").select_option("title")
    expect(page.locator(".book h3")).to_have_text(["The Alpha", "Beta", "Gamma"])
    page.reload()
    expect(page.locator(".book h3")).to_have_text(["The Alpha", "Beta", "Gamma"])
    page.get_by_label("Sort").select_option("added")
    expect(page.locator(".book h3")).to_have_text(["Gamma", "The Alpha", "Beta"])


def test_progress_is_shown_and_follows_another_device(page, server, book):
    place = {"device": "d1", "deviceName": "Phone"}
    server.send("PUT", f"/api/books/{book['id']}/place", place | {"offset": book["length"] // 4})
    page.goto("/")
    expect(page.locator("#continue")).to_contain_text("The Time Machine")
    expect(card(page, book["title"])).to_contain_text(re.compile(r"Resume at 2[45]\s%"))
    server.send("PUT", f"/api/books/{book['id']}/place", place | {"offset": book["length"] // 2})
    expect(card(page, book["title"])).to_contain_text(re.compile(r"Resume at (49|50)\s%"))
    expect(page.locator("#continue")).to_contain_text(re.compile(r"Resume at (49|50)\s%"))


def test_what_others_add_appears_by_itself(page, server):
    page.goto("/")
    expect(page.locator("#empty")).to_be_visible()
    paste(server, SHORT, "From elsewhere")
    expect(card(page, "From elsewhere")).to_be_visible()


def test_the_original_is_downloaded_as_it_came(page, book):
    page.goto("/")
    with page.expect_download() as download:
        choose(page, book["title"], "Download the original")
    assert download.value.suggested_filename == SAMPLE.name
    assert download.value.path().read_bytes() == SAMPLE.read_bytes()


@pytest.mark.parametrize("way", ["back", "link", "reload"])
def test_whoever_comes_back_is_where_they_were_in_the_list(page, server, way):
    for number in range(60):
        paste(server, f"This is story number {number}.", f"Story {number:02}")
    server.send("PATCH", f"/api/books/{paste(server, SHORT, 'Elsewhere')}", {"mark": "finished"})
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    page.locator("#state").select_option("new")
    card(page, "Story 20").scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    top = lambda title: card(page, title).bounding_box()["y"]
    before = {title: top(title) for title in ["Story 20", "Story 21"]}
    if way == "reload":
        page.reload()
    else:
        card(page, "Story 21").locator(".card-link").click()
        page.wait_for_selector("body.is-open")
        if way == "back":
            page.go_back()
        else:
            page.get_by_role("link", name="Library").click()
    expect(page).to_have_url(re.compile(r"/$"))
    page.locator("#shelf .book").first.wait_for()
    until(lambda: abs(top("Story 20") - before["Story 20"]) < 4, "the list is where it was")
    expect(page.locator("#state")).to_have_value("new")


def test_a_list_stays_though_its_cards_are_drawn_anew(page, server):
    for number in range(30):
        paste(server, f"This is story number {number}.", f"Story {number:02}")
    page.set_viewport_size({"width": 390, "height": 844})
    # Cards that are drawn anew while the list is brought to its place.
    page.add_init_script("""addEventListener('scroll', () => setTimeout(() => {
        if (!sessionStorage.isAgain) return
        for (const card of document.querySelectorAll('#shelf > *')) card.replaceWith(card.cloneNode(true))
        sessionStorage.replaced = 'yes'
    }, 100), { once: true })""")
    page.goto("/")
    card(page, "Story 20").scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    before = card(page, "Story 20").bounding_box()["y"]
    page.evaluate("sessionStorage.isAgain = 'yes'")
    page.reload()
    page.locator("#shelf .book").first.wait_for()
    until(lambda: page.evaluate("sessionStorage.replaced") == "yes", "the cards are others")
    page.wait_for_timeout(500)
    until(lambda: abs(card(page, "Story 20").bounding_box()["y"] - before) < 4, "the list is where it was")


def test_a_lost_file_is_said_and_can_be_put_back(page, server, book):
    copies = [path for path in server.folder.rglob("*") if path.is_file() and path.stat().st_size == book["bytes"]]
    assert copies, "the library keeps a copy of the file"
    for path in copies:
        path.unlink()
    page.goto("/")
    expect(card(page, book["title"])).to_contain_text("Its file is missing.")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=f"Import {book['title']} again").click()
    chooser.value.set_files(SAMPLE)
    expect(card(page, book["title"])).to_contain_text("Not begun")


def test_the_address_of_a_podcast_is_revoked_only_after_a_question(page, server, book):
    feed = f"/api/books/{book['id']}/feed"
    server.send("POST", feed)
    page.goto("/")
    choose(page, book["title"], "Podcast feed …")
    dialog, question = page.get_by_role("dialog", name="Podcast feed"), page.get_by_role("dialog", name="Revoke the address?")
    revoke = dialog.get_by_role("button", name="Revoke the address")
    revoke.click()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(revoke).to_be_focused()
    assert server.get(feed)["feed"]
    revoke.click()
    assert violations(page) == []
    question.get_by_role("button", name="Revoke the address").click()
    expect(dialog.get_by_role("button", name="Make the feed")).to_be_focused()
    assert server.get(feed)["feed"] is None


def test_the_dialog_of_a_podcast_tells_of_episodes_while_they_are_made(page, server, book):
    made = [0]
    server.send("POST", path := f"/api/books/{book['id']}/feed")
    feed = server.get(path)["feed"]
    page.route(f"**{path}", lambda route: route.fulfill(json={"feed": made[0] is not None and feed | {"episodes": made[0], "total": 12} or None}))
    page.goto("/")
    choose(page, book["title"], "Podcast feed …")
    dialog = page.get_by_role("dialog", name="Podcast feed")
    expect(dialog).to_contain_text("0 of 12 episodes are made")
    address = dialog.get_by_label("Address")
    address.evaluate("field => field.select()")
    made[0] = 3
    expect(dialog).to_contain_text("3 of 12 episodes are made")
    # Whoever is about to copy it is not disturbed.
    expect(address).to_be_focused()
    assert page.evaluate("getSelection().toString()") == address.input_value()
    # It was revoked elsewhere.
    made[0] = None
    expect(dialog.get_by_role("button", name="Make the feed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/feed") else None)
    page.wait_for_timeout(4000)
    assert asked == []


def test_a_podcast_app_elsewhere_is_given_an_address_that_it_reaches(new_page, server, book):
    server.send("POST", f"/api/books/{book['id']}/feed")
    page = new_page()
    page.goto("/")
    choose(page, book["title"], "Podcast feed …")
    dialog = page.get_by_role("dialog", name="Podcast feed")
    expect(dialog.get_by_label("Address")).to_have_value(re.compile(r"^http://127\.0\.0\.1:\d+/feeds/"))
    expect(dialog).to_contain_text("This address works on this computer alone: a phone’s podcast app cannot reach it.")
    expect(dialog).to_contain_text("--listen")
    server.stop()
    phrase = server.folder / "phrase"
    phrase.write_text("correct horse battery staple\n")
    server.start("--listen", "0.0.0.0", "--name", "attic.local", "--passphrase-file", str(phrase))
    page.goto("/pair#correct%20horse%20battery%20staple", wait_until="commit")
    page.wait_for_url(re.compile(r"/$"))
    choose(page, book["title"], "Podcast feed …")
    expect(dialog.get_by_label("Address")).to_have_value(re.compile(rf"^http://attic\.local:{server.port}/feeds/"))
    expect(dialog).not_to_contain_text("works on this computer alone")


def test_the_last_book_opens_on_start_only_when_that_is_wished(page, new_page, server, book):
    server.send("PUT", f"/api/books/{book['id']}/place", {"offset": 5000, "device": "d1", "deviceName": "Phone"})
    page.goto("/")
    expect(card(page, book["title"])).to_be_visible()
    server.send("PATCH", "/api/settings", {"opensLastBook": True})
    fresh = new_page()
    fresh.goto("/", wait_until="commit")
    fresh.wait_for_url(f"**/books/{book['id']}")
    fresh.goto("/")
    expect(card(fresh, book["title"])).to_be_visible()


# Exports


@pytest.mark.parametrize("kind", ["flac", "m4b"])
def test_a_book_is_exported_and_downloaded(page, server, kind):
    paste(server, SHORT, "A late hour")
    page.goto("/")
    choose(page, "A late hour", "Export")
    page.get_by_label("Format").select_option(kind)
    page.get_by_role("button", name="Make it").click()
    link = page.get_by_role("link", name=f"Download A late hour, {kind.upper()}")
    expect(link).to_be_visible(timeout=60_000)
    with page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename == f"A late hour.{kind}"
    head = download.value.path().read_bytes()[:12]
    assert head.startswith(b"fLaC") if kind == "flac" else head[4:8] == b"ftyp"


def test_some_chapters_are_exported_with_subtitles(page, server):
    text = "# One\n\nThe first chapter is short.\n\n# Two\n\nThe second chapter is short, too.\n\n# Three\n\nThe third is the last of all."
    book = server.send("POST", "/api/books?name=three.md", data=text.encode())["book"]
    server.send("PATCH", f"/api/books/{book['id']}", {"speed": 2.7})
    page.goto("/")
    choose(page, book["title"], "Export")
    dialog = page.get_by_role("dialog")
    # As it is listened to.
    expect(dialog.get_by_label("Speed")).to_have_value("2.7")
    expect(dialog.get_by_role("status").first).to_contain_text("of sound, about")
    dialog.get_by_text("Chapters, subtitles, quality").click()
    dialog.get_by_role("button", name="None", exact=True).click()
    dialog.get_by_role("button", name="Make it").click()
    expect(dialog.get_by_role("alert").first).to_have_text("Choose a chapter at least.")
    dialog.get_by_label("Two").check()
    dialog.get_by_label("Subtitles beside it").select_option("vtt")
    dialog.get_by_label("Quality").select_option("32000")
    dialog.get_by_label("Format").select_option("opus")
    dialog.get_by_role("button", name="Make it").click()
    subtitles = dialog.get_by_role("link", name=re.compile(r"^Download .*\.vtt$"))
    expect(subtitles).to_be_visible(timeout=60_000)
    with page.expect_download() as download:
        subtitles.click()
    words = download.value.path().read_text()
    assert "The second chapter" in words and "The first chapter" not in words and "The third" not in words
    # Where there is no choice of quality none can be made.
    dialog.get_by_label("Format").select_option("flac")
    expect(dialog.get_by_label("Quality")).to_be_disabled()
    dialog.get_by_label("Format").select_option("epub")
    expect(dialog.get_by_label("Subtitles beside it")).to_be_disabled()


def test_an_export_that_is_removed_elsewhere_goes_from_the_settings(page, server):
    book = paste(server, SHORT, "Twice exported")
    jobs = [server.send("POST", "/api/exports", {"book": book, "format": format})["id"] for format in ("flac", "wav")]
    page.goto("/settings")
    rows = page.locator("#export-list > li", has_text="Twice exported")
    expect(rows).to_have_count(2)
    server.send("DELETE", f"/api/exports/{jobs[0]}")
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="Remove Twice exported, WAV").click()
    expect(rows).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_an_export_that_is_cancelled_says_so(page, book):
    page.goto("/")
    choose(page, book["title"], "Export")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Make it").click()
    dialog.get_by_role("button", name=f"Cancel {book['title']}, M4B").click()
    expect(dialog.get_by_text(f"Cancelled: {book['title']}, M4B.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Make it")).to_be_focused()


# Settings


@pytest.mark.parametrize("theme, system, paper", [
    ("system", "light", "rgb(251, 250, 248)"), ("system", "dark", "rgb(22, 21, 15)"),
    ("light", "dark", "rgb(251, 250, 248)"), ("dark", "light", "rgb(22, 21, 15)"), ("sepia", "dark", "rgb(244, 236, 216)"),
])
def test_the_palette_is_the_chosen_one_or_the_systems(page, theme, system, paper):
    page.emulate_media(color_scheme="light" if system == "dark" else "dark")
    page.add_init_script(f"localStorage['vorleser.theme'] = '{theme}'")
    page.goto("/settings")
    page.emulate_media(color_scheme=system)
    expect(page.locator("html")).to_have_css("background-color", paper)
    around = "[...document.querySelectorAll('meta[name=theme-color]')].map(({ content }) => content)"
    number = "#" + "".join(f"{int(part):02x}" for part in paper[4:-1].split(","))
    assert set(page.evaluate(around)) == {number}
    page.emulate_media(media="print", color_scheme="light")
    expect(page.locator("html")).to_have_css("background-color", "rgb(251, 250, 248)")


def test_a_backup_is_saved_and_restored(page, server, watch):
    watch.expected.append("status of 422")
    book = paste(server, "It was a dark night. Nobody slept.", "Night")
    mark = server.send("POST", f"/api/books/{book}/bookmarks", {"offset": 3})
    page.goto("/settings")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save a backup").click()
    assert saved.value.suggested_filename.startswith("vorleser-2")
    server.send("DELETE", f"/api/books/{book}/bookmarks/{mark['id']}")
    panel = page.locator("#backup-panel")
    for words in ["Restored: 1 bookmark.", "Nothing in it was new."]:
        panel.locator("input").set_input_files(saved.value.path())
        expect(panel.get_by_role("status")).to_have_text(words)
    # A household's: the first takes what is the first's, and hears whose the rest is.
    backup = json.loads(pathlib.Path(saved.value.path()).read_text())
    backup["people"].append(backup["people"][0] | {"name": "Anna"})
    panel.locator("input").set_input_files(json_file("house.json", backup))
    expect(panel.get_by_role("status")).to_contain_text("Nothing in it was new. There is more in it, of Anna:")
    panel.locator("input").set_input_files(json_file("x.json", {}))
    expect(panel.get_by_role("status")).to_contain_text("no backup")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_that_a_setting_is_saved_is_said_where_one_is(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/settings")
    switch = page.locator("#keeps-statistics")
    switch.scroll_into_view_if_needed()
    switch.click()
    expect(page.locator("#saved")).to_have_text("Saved")
    expect(page.locator("#saved")).to_be_in_viewport(ratio=1)
    # A heading that is gone to is not under that of the page.
    page.goto("/settings#storage")
    above = "#sections" if size[0] < 800 else ".top"
    below = f"document.querySelector('#storage h2').getBoundingClientRect().top - document.querySelector('{above}').getBoundingClientRect().bottom"
    until(lambda: 0 <= page.evaluate(below) < 60, "the section is in sight")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_settings_say_which_section_one_is_in_and_lead_to_the_others(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/settings")
    expect(page.locator("#reasons .row").first).to_be_visible()
    sections = page.get_by_role("navigation", name="Settings")
    current = sections.locator("[aria-current]")
    expect(current).to_have_text("Listening")
    # By hand, and the list goes along.
    page.mouse.move(size[0] / 2, size[1] / 2)
    for _ in range(60):
        if current.inner_text() == "Storage":
            break
        page.mouse.wheel(0, 150)
        page.wait_for_timeout(60)
    expect(current).to_have_text("Storage")
    until(lambda: 0 <= (box := current.bounding_box())["x"] and box["x"] + box["width"] <= size[0], "it shows")
    # The last but one is near the page's end.
    for name in ("People", "Devices", "Look"):
        sections.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name)).to_be_in_viewport()
        expect(current).to_have_text(name)
    sections.get_by_role("link", name="Devices").focus()
    page.keyboard.press("Enter")
    expect(current).to_have_text("Devices")
    expect(sections.get_by_role("link", name="Devices")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Control+Home")
    expect(current).to_have_text("Listening")
    assert violations(page) == []


def test_settings_are_kept(page, server):
    page.goto("/settings")
    voices = page.get_by_role("radiogroup", name="Voice").get_by_role("radio")
    expect(voices.first).to_be_visible()
    chosen = voices.nth(1).get_attribute("value")
    voices.nth(1).check()
    expect(page.locator("#saved")).to_have_text("Saved")
    page.get_by_label("Speed").fill("1.5")
    page.get_by_label("Pauses").fill("0.5")
    page.get_by_label("Open the last book on start").check()
    first = page.locator("#reasons input").first
    was_skipped = first.is_checked()
    first.click()
    page.get_by_label("Descriptions of pictures").uncheck()
    expect(page.get_by_role("radio", name="Another voice")).to_be_checked()
    page.get_by_role("radio", name="The same voice").check()
    page.get_by_role("radio", name="Sepia").check()
    page.get_by_role("radio", name="Word", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "sepia")
    expect(page.locator("#saved")).to_have_text("Saved")
    page.reload()
    expect(page.locator(f"input[name=voice][value={chosen}]")).to_be_checked()
    expect(page.get_by_label("Speed")).to_have_value("1.5")
    expect(page.locator("#pauses-value")).to_have_text("0.5×")
    expect(page.get_by_label("Open the last book on start")).to_be_checked()
    expect(page.locator("#reasons input").first).to_be_checked(checked=not was_skipped)
    expect(page.get_by_label("Descriptions of pictures")).not_to_be_checked()
    expect(page.get_by_role("radio", name="The same voice")).to_be_checked()
    expect(page.get_by_role("radio", name="Sepia")).to_be_checked()
    expect(page.get_by_role("radio", name="Word", exact=True)).to_be_checked()
    assert page.evaluate("localStorage['vorleser.highlight']") == "word"


def test_a_voice_is_heard_before_it_is_chosen(page):
    held = []
    page.route("**/api/preview?*", lambda route: route.continue_() if held else held.append(route))
    page.goto("/settings")
    button = page.get_by_role("button", name=re.compile("^Hear ")).first
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    until(lambda: page.wait_for_timeout(20) or held, "the voice is asked for")
    with page.expect_response("**/api/preview?*") as answer:
        held[0].continue_()
    assert answer.value.status in (200, 206)
    # It has spoken.
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_book_under_the_pointer_is_got_ready(page, book):
    page.goto("/")
    with page.expect_request(f"**/api/books/{book['id']}/outline") as ready:
        page.locator(f"a.card-link[href='/books/{book['id']}']").hover()
    assert ready.value.method == "HEAD"


def test_a_book_that_goes_while_the_pointer_is_over_it_is_not_got_ready(page, server):
    one, two = [paste(server, SHORT, title) for title in ("One", "Two")]
    page.clock.install()
    page.goto("/")
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "HEAD" else None)
    # One that is no longer shown when the pointer has rested.
    expect(page.locator(".book")).to_have_count(2)
    page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(seconds=1))
    page.evaluate(
        """number => {
            const link = document.querySelector(`[data-key="${number}"] .card-link`)
            link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
            const search = document.getElementById('search')
            search.value = 'One'
            search.form.requestSubmit()
        }""",
        two,
    )
    expect(page.locator(".book")).to_have_count(1)
    page.clock.run_for(400)
    assert asked == []
    page.clock.resume()
    page.locator("#search").fill("")
    expect(page.locator(".book")).to_have_count(2)
    # The server takes its time, and so the card is still there when the pointer has rested.
    held = []
    page.route(f"**/api/books/{one}", lambda route: held.append(route) if route.request.method == "DELETE" else route.continue_())
    choose(page, "One", "Remove")
    link = page.locator(f"a.card-link[href='/books/{one}']")
    link.hover()
    page.wait_for_timeout(400)
    held[0].continue_()
    expect(link).to_have_count(0)
    assert not [url for url in asked if f"/{one}/" in url]


def test_what_was_spoken_is_cleared_when_that_is_confirmed(page, server, book):
    first = server.get(f"/api/books/{book['id']}/utterances?from=0&count=1")["utterances"][0]
    server.get(f"/api/books/{book['id']}/clips/{first['clip']}.json?{first['query']}")
    until(lambda: server.get("/api/storage")["clips"]["count"] > 0, "the clip is kept")
    page.goto("/settings")
    page.get_by_role("button", name="Clear what was spoken").click()
    page.get_by_role("dialog").get_by_role("button", name="Clear").click()
    expect(page.get_by_role("button", name="Clear what was spoken")).to_be_disabled()
    assert server.get("/api/storage")["clips"]["count"] == 0


# Pairing


@pytest.fixture
def guarded(server):
    """A server that asks for a pass-phrase, as on an address in the network."""
    server.stop()
    phrase = server.folder / "phrase"
    phrase.write_text("correct horse battery staple\n")
    server.start("--listen", "0.0.0.0", "--passphrase-file", str(phrase))
    return server


def test_a_device_is_paired_by_the_pass_phrase_and_can_be_removed(page, guarded, watch):
    watch.expected.append("status of 40[13]")
    page.goto("/settings")
    page.wait_for_url("**/pair?to=*")
    page.get_by_label("Pass-phrase").fill("wrong")
    page.get_by_role("button", name="Pair").click()
    expect(page.locator("#problem")).not_to_be_empty()
    page.get_by_label("Pass-phrase").fill("correct horse battery staple")
    page.get_by_label("Name of this device").fill("Test phone")
    page.get_by_role("button", name="Pair").click()
    page.wait_for_url("**/settings")
    expect(page.locator("#device-panel")).to_contain_text("Test phone")
    page.get_by_role("button", name="Remove Test phone").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    page.wait_for_url("**/pair**")


def test_the_link_that_the_server_prints_pairs_at_once(page, guarded, watch):
    watch.expected.append("status of 40[13]")
    page.goto("/pair#correct%20horse%20battery%20staple", wait_until="commit")
    page.wait_for_url(re.compile(r"/$"))
    assert "horse" not in page.evaluate("location.href")
    expect(page.locator("#empty")).to_be_visible()


def test_a_device_that_is_removed_elsewhere_says_so_and_comes_back_to_its_place(new_page, guarded, watch):
    watch.expected.append("status of 40[13]")
    desk, phone = new_page(), new_page(viewport={"width": 390, "height": 844})
    for page in (desk, phone):
        page.goto("/pair#correct%20horse%20battery%20staple", wait_until="commit")
        page.wait_for_url(re.compile(r"/$"))
    number = phone.evaluate(
        """async text => (await (await fetch('/api/books/text', {
            method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ title: 'Days', text }),
        })).json()).book.id""",
        "\n\n".join(f"On day {day} nothing happened." for day in range(300)),
    )
    phone.goto(f"/books/{number}")
    phone.wait_for_selector("body.is-open")
    phone.locator("#text").evaluate("text => text.scrollTo(0, 3000)")
    day = phone.get_by_text("On day 60 nothing", exact=False)
    day.scroll_into_view_if_needed()
    ours = "fetch('/api/devices').then(r => r.json()).then(({ devices }) => devices.find(({ isThis }) => isThis).id)"
    gone = phone.evaluate(ours)
    desk.evaluate("id => fetch(`/api/devices/${id}`, { method: 'DELETE' })", gone)
    # Though it asks for nothing itself.
    phone.wait_for_url("**/pair?ended&to=*")
    expect(phone.get_by_role("status")).to_contain_text("This device is no longer paired")
    assert violations(phone) == []
    phone.get_by_label("Pass-phrase").fill("correct horse battery staple")
    phone.get_by_role("button", name="Pair").click()
    phone.wait_for_url(f"**/books/{number}")
    expect(day).to_be_in_viewport()
    # One that was never paired is told nothing of that.
    stranger = new_page()
    stranger.goto("/")
    stranger.wait_for_url("**/pair?to=*")
    expect(stranger.locator("#ended")).to_be_hidden()


# The keyboard, and the shell


def test_a_menu_is_used_by_the_keyboard_and_gives_the_focus_back(page, book):
    page.goto("/")
    more = page.get_by_role("button", name=f"More about {book['title']}")
    more.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Read")).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_role("menuitem", name="Remove")).to_be_focused()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    expect(more).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    expect(page.get_by_role("menuitem", name="Remove")).to_be_focused()
    page.keyboard.press("Escape")
    choose(page, book["title"], "Edit")
    page.keyboard.press("Escape")
    expect(more).to_be_focused()


def test_arrow_keys_go_from_book_to_book(page, server):
    for title in ("C", "B", "A"):
        paste(server, SHORT + title, title)
    page.goto("/")
    page.get_by_label("Sort").select_option("title")
    expect(page.locator(".book h3")).to_have_text(["A", "B", "C"])
    page.get_by_role("link", name="A", exact=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("link", name="C", exact=True)).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    expect(page.get_by_role("link", name="A", exact=True)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Listen to A", exact=True)).to_be_focused()


def test_the_pages_open_while_the_server_is_away(new_page, server, watch):
    watch.expected += ["Failed to load resource", "ERR_CONNECTION_REFUSED"]
    page = new_page(service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.reload()
    expect(page.locator("#empty")).to_be_visible()
    server.stop()
    page.goto("/")
    expect(page.locator("#trouble")).to_contain_text("The server does not answer.")
    page.goto("/books/7")
    expect(page.locator("#offers")).to_contain_text("The server does not answer.")
    server.start()
    page.goto("/")
    expect(page.locator("#empty")).to_be_visible()
    kept = page.evaluate("caches.open('vorleser-shell-2').then(cache => cache.keys()).then(keys => keys.map(key => key.url))")
    assert kept and not any("/api/" in address for address in kept)
    # What says which typefaces there are: without it a kept book is set in another one.
    assert any(address.endswith("/fonts/faces.css") for address in kept)


# All states, for eyes and for assistive technology


def states(server):
    """Name, path and what brings each state about."""
    def opening(name, action):
        def act(page):
            choose(page, "The Time Machine", name)
            action(page)
        return act

    return [
        ("library", "/", None),
        ("search", "/?q=zzz", None),
        ("menu", "/", lambda page: page.get_by_role("button", name="More about The Time Machine").click()),
        ("edit", "/", opening("Edit", lambda page: None)),
        ("picking", "/", lambda page: (page.get_by_role("button", name="Pick several").click(),
                                       page.get_by_label("Pick The Time Machine").check())),
        ("collection", "/", lambda page: (page.get_by_role("button", name="Pick several").click(),
                                          page.get_by_label("Pick The Time Machine").check(),
                                          page.get_by_role("button", name="Collection …").click())),
        ("export", "/", opening("Export", lambda page: None)),
        ("paste", "/", lambda page: paste_into(page, SHORT)),
        ("refused", "/", lambda page: (upload(page, file("broken.epub", "no archive")),
                                        expect(page.locator(".failed")).to_be_visible())),
        ("removed", "/", lambda page: page.get_by_text("Recently removed").click()),
        ("settings", "/settings", None),
        ("reading time", "/settings", lambda page: expect(page.get_by_text("Forget all of it")).to_be_visible()),
        ("voices", "/settings", lambda page: page.locator(".missing-voices summary").click()),
        ("pair another", "/settings", lambda page: page.get_by_role("button", name="Pair another device").click()),
        ("pair", "/pair", None),
    ]


# 320 CSS pixels are also what is left of 1280 at a zoom of 400 %.
@pytest.mark.parametrize("width", [320, 1280])
def test_every_state_is_accessible_and_fits(new_page, server, book, watch, width):
    watch.expected.append("status of 422")
    paste(server, SHORT, "A book with a title that is rather long, as those of older times are, and without an author")
    server.send("DELETE", f"/api/books/{paste(server, SHORT + '!', 'Thrown away')}")
    server.send("PUT", f"/api/books/{book['id']}/place", {"offset": 50_000, "device": "d1", "deviceName": "Phone"})
    server.send("PATCH", f"/api/books/{book['id']}", {"series": {"name": "Machines", "position": "1"}, "collections": ["Train"]})
    server.send("PUT", f"/api/books/{book['id']}/activity",
                {"device": "d1", "day": today(), "listened": 4000, "read": 900, "letters": 20_000})
    faults = []
    for name, path, act in states(server):
        page = new_page(viewport={"width": width, "height": 740}, reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('vorleser.theme', 'light')")
        page.goto(path)
        expect(page.locator(".book, #nothing:visible, #reasons .row, #phrase").first).to_be_visible()
        if act:
            act(page)

        def take(theme):
            if folder := os.environ.get("VORLESER_SCREENSHOTS"):
                page.screenshot(path=pathlib.Path(folder) / f"library-{name}-{theme}-{width}.png")

        faults += [f"{name}, {words}" for words in violations_in_themes(page, take)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"{name}: is wider than the window")
    assert not faults, "\n".join(faults)


def test_a_mended_library_says_so_until_it_was_seen(server, new_page):
    paste(server, SHORT, "The Lamp")
    server.stop()
    # With its log, if that is still there: SQLite makes a whole database of it.
    for file in (server.folder / "data/vorleser/library").glob("library.sqlite*"):
        file.write_bytes(b"no database any more")
    server.start()
    page = new_page()
    page.goto("/")
    expect(card(page, "The Lamp")).to_be_visible()
    notices = page.get_by_role("status", name="Notices")
    expect(notices).to_contain_text("Nothing is missing.")
    notices.get_by_role("button", name="Dismiss").click()
    expect(notices).to_be_hidden()
    page.reload()
    expect(card(page, "The Lamp")).to_be_visible()
    expect(notices).to_be_hidden()


def test_whoever_dismisses_notices_keeps_the_focus(page, book):
    notices = [{"id": name, "at": "2026-01-01T00:00:00Z", "message": f"The {name}.", "isComplete": True} for name in ("one", "other")]
    page.route("**/api/notices", lambda route: route.fulfill(json={"notices": notices}))
    page.route("**/api/notices/*", lambda route: route.fulfill(status=204))
    page.goto("/")
    shown = page.get_by_role("status", name="Notices")
    dismiss = shown.get_by_role("button", name="Dismiss")
    dismiss.first.focus()
    page.keyboard.press("Enter")
    expect(shown).not_to_contain_text("The one.")
    expect(dismiss).to_be_focused()
    page.keyboard.press("Enter")
    expect(shown).to_be_hidden()
    expect(page.locator("#books")).to_be_focused()


def test_books_are_shown_by_how_they_stand_and_as_a_list(new_page, server):
    short = "A few words. And a few more words that nobody has heard yet."
    places = {"Untouched": 0, "Begun": 20, "Done": len(short)}
    for title, offset in places.items():
        book = paste(server, short, title)
        if offset:
            place = {"offset": offset, "age": 0, "device": "a", "deviceName": "A"}
            server.send("PUT", f"/api/books/{book}/place", place)
    page = new_page()
    page.goto("/")
    titles = page.locator("#shelf .card-link")
    expect(titles).to_have_count(3)
    for state, title in (("new", "Untouched"), ("begun", "Begun"), ("finished", "Done")):
        page.locator("#state").select_option(state)
        expect(titles).to_have_text([title])
    page.locator("#state").select_option("")
    tall = page.locator(".book").first.bounding_box()["height"]
    page.get_by_role("button", name="As a list").click()
    until(lambda: page.locator(".book").first.bounding_box()["height"] < tall / 2, "rows are lower than covers")
    page.reload()
    expect(page.get_by_role("button", name="As a list")).to_have_attribute("aria-pressed", "true")
