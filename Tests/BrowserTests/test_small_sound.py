"""Sound that is kept in few bytes, on a device that has kept nothing before and left no place."""

from conftest import until
from test_offline import KEPT_SOUND, attic, attic_page, phone, story  # noqa: F401: fixtures, made anew for this file


def test_small_sound_is_heard_without_the_server(attic_page, story):
    page = attic_page.page
    attic_page.keep("story", 0, small=True)
    small = 'audio/mp4; codecs="mp4a.40.2"'
    until(lambda: {clip["type"] for clip in page.evaluate(KEPT_SOUND, story)} == {small}, "small sound has taken its place")
    attic_page.choose("story")
    assert page.get_by_label("Smaller sound").is_checked()
    page.keyboard.press("Escape")
    attic_page.go_away()
    try:
        attic_page.open(f"/books/{story}")
        page.wait_for_selector("body.is-open")
        page.evaluate("book => tests.load(book)", story)
        page.keyboard.press("Space")
        words = "[...CSS.highlights.get('word') ?? []].map(String).join()"
        until(lambda: page.evaluate(words) == "raining", "it is heard to the end of the chapter", 60)
        page.keyboard.press("Space")
    finally:
        attic_page.come_back()
