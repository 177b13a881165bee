"""A household: several people with one library, on devices of their own and on one that they share."""

import re

import pytest
from accessibility import violations
from conftest import PATIENCE, SAMPLE, Server, until
from playwright.sync_api import expect

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def book(server) -> int:
    return server.add(SAMPLE)


def axe(page):
    assert violations(page) == []


def add_anna(page, own_pin: str = "", **more: str):
    """Names the first person Otto and adds Anna, as one does it: in the settings."""
    page.goto("/settings#people")
    page.get_by_role("button", name="Add a person").click()
    dialog = page.get_by_role("dialog", name="First: your own name")
    expect(dialog).to_contain_text("not yet about the new person")
    dialog.get_by_label("Your own name").fill("Otto")
    dialog.get_by_label("PIN").fill(own_pin)
    dialog.get_by_role("button", name="Save").click()
    dialog = page.get_by_role("dialog", name="Add a person")
    dialog.get_by_label("Name").fill("Anna")
    for label, value in more.items():
        field = dialog.get_by_label({"pin": "PIN", "shelf": "Sees only"}.get(label, "May do"))
        field.select_option(value) if label == "role" else field.fill(value)
    dialog.get_by_text("Teal").click()
    axe(page)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("#people-panel")).to_contain_text("Anna")


def become(page, name: str):
    page.goto("/people")
    page.get_by_role("button", name=name).click()
    expect(page).to_have_url(re.compile(r"/$"))


def test_alone_nobody_is_asked(page, server, book):
    page.goto("/")
    expect(page.locator("#shelf .book")).to_have_count(1)
    expect(page.locator("#who")).to_be_hidden()
    page.goto("/settings")
    panel = page.locator("#people-panel")
    expect(panel.get_by_role("button", name="Add a person")).to_be_visible()
    expect(panel.locator(".person-badge")).to_have_count(0)


def test_each_has_their_own_place(page, server, book, context, watch):
    page.goto(f"/books/{book}")
    page.locator("#text [lang], #text p").first.wait_for()
    server.send("PUT", f"/api/books/{book}/place", {"offset": 5000, "device": "p", "deviceName": "Phone"})
    add_anna(page)
    # Who has added her is Otto; she says who she is, and begins at the beginning.
    become(page, "Anna")
    expect(page.locator("#who .person-badge")).to_have_text("A")
    axe(page)
    assert page.evaluate(f"fetch('/api/books/{book}').then(r => r.json()).then(b => b.place)") is None
    page.evaluate(f"""fetch('/api/books/{book}/place', {{ method: 'PUT', headers: {{ 'Content-Type': 'application/json' }},
        body: JSON.stringify({{ offset: 900, device: 'p' }}) }})""")
    become(page, "Otto")
    place = f"fetch('/api/books/{book}').then(r => r.json()).then(b => b.place.offset)"
    assert page.evaluate(place) == 5000
    become(page, "Anna")
    assert page.evaluate(place) == 900


def test_a_page_of_one_writes_nothing_for_another(page, server, book, context, watch):
    add_anna(page)
    become(page, "Otto")
    page.goto(f"/books/{book}")
    page.locator("#text p").first.wait_for()
    other = watch.over(context.new_page())
    # Otto's page is still open; what is done there, or is still on its way, is not hers.
    watch.expected.append("403")
    become(other, "Anna")
    page.keyboard.press("b")
    expect(page).to_have_url(re.compile("/people"))
    assert other.evaluate(f"fetch('/api/books/{book}/bookmarks').then(r => r.json()).then(b => b.bookmarks.length)") == 0


def test_a_new_device_asks_who_it_is(browser, server, book, page):
    add_anna(page, pin="4711")
    with browser.new_context(base_url=server.address, viewport={"width": 320, "height": 640}) as phone:
        other = phone.new_page()
        other.set_default_timeout(PATIENCE * 1000)
        other.goto(f"/books/{book}")
        expect(other.get_by_role("heading", name="Who is listening?")).to_be_visible()
        axe(other)
        assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
        other.get_by_role("button", name="Anna").click()
        other.get_by_label("PIN").fill("0000")
        other.get_by_role("button", name="Go on").click()
        expect(other.get_by_role("alert")).to_contain_text("That is not the PIN.")
        axe(other)
        other.get_by_label("PIN").fill("4711")
        other.get_by_role("button", name="Go on").click()
        expect(other).to_have_url(re.compile(f"/books/{book}$"))
        other.locator("#text p").first.wait_for()


def test_a_child_sees_a_shelf_of_their_own_and_changes_nothing(page, server, book, watch):
    second = server.send("POST", "/api/books/text", {"title": "For grown-ups", "text": "Once upon a time."})["book"]["id"]
    server.send("PATCH", f"/api/books/{book}", {"collections": ["For Anna"]})
    add_anna(page, role="child", shelf="For Anna")
    become(page, "Anna")
    expect(page.locator("#shelf .book")).to_have_count(1)
    expect(page.locator("#add")).to_be_hidden()
    page.locator(".card-menu").first.click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name="Read")).to_be_visible()
    for name in ["Edit …", "Remove", "Export …", "Keep to myself"]:
        expect(menu.get_by_role("menuitem", name=name)).to_have_count(0)
    watch.expected.append(f"404.*/api/books/{second}")
    assert page.evaluate(f"fetch('/api/books/{second}').then(r => r.status)") == 404


def paste(server, title: str, text: str) -> int:
    return server.send("POST", "/api/books/text", {"title": title, "text": text})["book"]["id"]


def test_a_guest_is_offered_nothing_in_the_library_that_is_refused(page, server, book):
    removed = paste(server, "Removed", "Once upon a time.")
    server.send("DELETE", f"/api/books/{removed}")
    size = server.get(f"/api/books/{book}")["bytes"]
    for path in [path for path in server.folder.rglob("*") if path.is_file() and path.stat().st_size == size]:
        path.unlink()
    add_anna(page, role="guest")
    card, again = page.locator("#shelf .book"), page.get_by_role("button", name="Import The Time Machine again")
    picking = [page.locator(f"#pick-{name}") for name in ["collection", "remove"]]
    for name in ["Otto", "Anna"]:
        become(page, name)
        expect(card).to_contain_text("Its file is missing.")
        page.locator("#select").click()
        expect(page.locator("#pick-finished")).to_be_visible()
        for what in [again, page.locator("#removed"), *picking]:
            expect(what).to_be_visible(visible=name == "Otto")
        page.locator("#pick-done").click()


def test_a_guest_is_not_asked_for_the_language_of_a_book(page, server):
    book = paste(server, "Die Verwandlung", "Als Gregor Samsa eines Morgens aus unruhigen Träumen erwachte, fand er sich in seinem Bett "
                 "zu einem ungeheueren Ungeziefer verwandelt. Er lag auf seinem panzerartig harten Rücken.")
    add_anna(page, role="guest")
    for name in ["Otto", "Anna"]:
        become(page, name)
        page.goto(f"/books/{book}")
        bar = page.locator('[data-topic="language"]')
        expect(bar.get_by_role("button", name="Only read")).to_be_visible()
        expect(bar.get_by_role("button", name="Language …")).to_be_visible(visible=name == "Otto")


def test_a_guest_finds_in_the_settings_what_there_is_for_guests(page, server, browser, book):
    add_anna(page, role="guest")
    # Each has another device, as the owner is to have no other button than a guest for want of one.
    with browser.new_context(base_url=server.address) as first, browser.new_context(base_url=server.address) as second:
        for context, name in [(first, "Otto"), (second, "Anna")]:
            become(context.new_page(), name)
        for name, devices in [("Otto", 3), ("Anna", 2)]:
            become(page, name)
            page.goto("/settings")
            expect(page.locator("#device-panel .device")).to_have_count(devices)
            expect(page.get_by_role("button", name="Remove all")).to_be_visible(visible=name == "Otto")
            expect(page.get_by_role("link", name="Exports")).to_be_visible(visible=name == "Otto")
            expect(page.get_by_role("link", name="Storage")).to_be_visible()


def test_after_too_many_wrong_pins_one_sees_how_long_to_wait(page, server, book, watch):
    add_anna(page, pin="4711")
    watch.expected += ["403", "429"]
    page.goto("/people")
    become(page, "Otto")
    page.goto("/people")
    page.get_by_role("button", name="Anna").click()
    pin, go_on = page.get_by_label("PIN"), page.locator("dialog button[type=submit]")
    pin.fill("0000")
    go_on.click()
    expect(page.get_by_role("alert")).to_contain_text("That is not the PIN.")
    # What is typed next takes the place of what was wrong.
    expect(pin).to_be_focused()
    assert pin.evaluate("field => field.selectionEnd - field.selectionStart") == 4
    path = "**/api/people/*/enter"
    refusal = {"error": {"code": "too-many-tries", "message": "Too many wrong tries were made.", "suggestion": "Try again in 3 seconds."}}
    page.route(path, lambda route: route.fulfill(status=429, headers={"Retry-After": "3"}, json=refusal))
    page.keyboard.type("4711")
    page.keyboard.press("Enter")
    expect(go_on).to_have_text(re.compile("Try again in [23] s"))
    expect(go_on).to_be_disabled()
    page.unroute(path)
    expect(go_on).to_have_text("Go on")
    expect(go_on).to_be_enabled()
    expect(pin).to_be_focused()
    page.keyboard.type("4711")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/$"))


def test_who_takes_a_pin_stays_who_they_are_and_a_child_is_invited_to_add_nothing(page, server, book):
    add_anna(page, own_pin="4711", role="child")
    expect(page.locator("#people-panel .device", has_text="Otto")).to_contain_text("this is you")
    page.reload()
    expect(page.locator("#device-panel .device")).to_contain_text(re.compile("Otto · this device · added today, "))
    page.goto("/")
    expect(page.locator("#shelf .book")).to_have_count(1)
    become(page, "Anna")
    expect(page.locator("#who .person-badge")).to_have_text("A")
    drop = """type => {
        const data = new DataTransfer()
        data.items.add(new File(['Words.'], 'dropped.txt', { type: 'text/plain' }))
        return document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
    }"""
    page.evaluate(drop, "dragenter")
    expect(page.locator("#drop-cover")).to_be_hidden()
    # The browser must not open the file in place of the page all the same.
    assert page.evaluate(drop, "drop") is False
    expect(page.locator(".toast")).to_contain_text("Only an owner or a member")
    expect(page.locator("#uploads")).to_be_hidden()


def test_a_book_is_kept_to_oneself(page, server, book):
    add_anna(page)
    become(page, "Otto")
    page.locator(".card-menu").first.click()
    page.get_by_role("menuitem", name="Keep to myself").click()
    until(lambda: server.get(f"/api/books/{book}")["isPrivate"], "the book is private")
    become(page, "Anna")
    expect(page.locator("#shelf .book")).to_have_count(0)
    become(page, "Otto")
    page.locator(".card-menu").first.click()
    expect(page.get_by_role("menuitem", name="Show to everybody")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_what_others_read_too_a_member_does_not_delete_for_good(browser, server, book, page, watch, locale):
    server.send("PUT", f"/api/books/{book}/place", {"offset": 5000, "device": "p", "deviceName": "Phone"})
    server.send("DELETE", f"/api/books/{book}")
    add_anna(page)
    watch.expected.append("status of 403")
    with browser.new_context(base_url=server.address, viewport={"width": 390, "height": 844}, locale=locale, service_workers="block") as phone:
        other = watch.over(phone.new_page())
        other.set_default_timeout(PATIENCE * 1000)

        def before_it_was(route):
            answer = (got := route.fetch()).json()
            route.fulfill(response=got, json=answer | {"removed": [removed | {"isOthersToo": False} for removed in answer["removed"]]})

        # It was begun since the page was opened.
        other.route(re.compile(r"/api/books\?"), before_it_was)
        become(other, "Anna")
        removed = other.locator("#removed")
        removed.locator("summary").click()
        removed.get_by_role("button", name=re.compile("Delete|löschen")).click()
        dialog = other.get_by_role("dialog")
        dialog.locator("button.danger").click()
        alert = dialog.get_by_role("alert")
        for words in {"en-GB": ["You may not", "only an owner"], "de-DE": ["nicht erlaubt", "auch andere gelesen haben"]}[locale]:
            expect(alert).to_contain_text(words)
        axe(other)
        # Nothing looks as though it were gone.
        dialog.locator("form button[type=button]").click()
        expect(removed).to_contain_text("The Time Machine")
        other.reload()
        expect(removed).to_contain_text("The Time Machine")


def test_what_others_read_too_only_an_owner_is_offered_to_take_from_them(page, server, book):
    server.send("PUT", f"/api/books/{book}/place", {"offset": 5000, "device": "p", "deviceName": "Phone"})
    add_anna(page)
    become(page, "Anna")
    page.locator(".card-menu").first.click()
    expect(page.get_by_role("menuitem", name="Remove")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Keep to myself")).to_have_count(0)
    page.keyboard.press("Escape")
    server.send("DELETE", f"/api/books/{book}")
    page.locator("#removed summary").click()
    expect(page.get_by_role("button", name=re.compile("Restore"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("for good"))).to_have_count(0)
    become(page, "Otto")
    page.locator("#removed summary").click()
    expect(page.get_by_role("button", name=re.compile("for good"))).to_be_visible()


def test_a_book_that_is_not_begun_after_all_opens_at_its_start_and_offers_the_way_back(page, server, book):
    server.send("PUT", f"/api/books/{book}/place", {"offset": 5000, "device": "p", "deviceName": "Phone"})
    page.goto("/")
    expect(page.locator("#shelf .standing").first).to_contain_text("Resume at")
    server.send("PATCH", f"/api/books/{book}", {"mark": "unread"})
    expect(page.locator("#shelf .standing").first).to_contain_text("Not begun")
    page.goto(f"/books/{book}")
    expect(page.locator("#timeline")).to_have_value("0")
    page.locator("[data-topic=device]").get_by_text("Before, you were at").wait_for()
    page.get_by_role("button", name="Go there").click()
    expect(page.locator("#timeline")).not_to_have_value("0")
