"""What will be read: skipped, said in other words, guessed."""

import pytest
from accessibility import violations
from playwright.sync_api import expect

from conftest import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

TEXT = """# The Count

Mr. Zalwerny came in 1984 [12] and paid $45 to Zalwerny's aunt.

See https://example.org/a/very/long/address for more.
"""


@pytest.mark.parametrize("width", [320, 1280])
def test_what_will_be_read_is_told_and_changed_where_it_stands(browser, server, tmp_path, watch, width):
    file = tmp_path / "count.md"
    # Pronunciations belong to a text: each has its own.
    file.write_text(f"{TEXT}\nThis was on page {width}.\n")
    book = server.add(file)
    page = watch.over(browser.new_page(viewport={"width": width, "height": 800}, base_url=server.address))
    page.goto(f"/books/{book}")
    expect(page.locator("body.is-open")).to_be_visible()
    report = page.get_by_role("dialog", name="What will be read")

    def open_report():
        page.get_by_role("button", name="Voice and speed").click()
        page.get_by_role("button", name="What will be read").click()

    open_report()
    expect(report).to_contain_text("nineteen eighty-four")
    expect(report).to_contain_text("forty-five dollars")
    guessed = report.get_by_role("listitem").filter(has_text="Zalwerny →")
    expect(guessed).to_contain_text("2 times")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    report.get_by_role("button", name="1984 → nineteen eighty-four").click()
    expect(report).to_be_hidden()

    # A word is changed from here, and is no guess any more.
    open_report()
    report.get_by_role("button", name="Change how Zalwerny is said").click()
    panel = page.get_by_role("dialog", name="Zalwerny")
    panel.get_by_label("As it sounds").fill("zal vairny")
    panel.get_by_role("button", name="Save").click()
    expect(panel).to_be_hidden()
    open_report()
    expect(report).to_contain_text("zal vairny")
    expect(guessed.filter(has_text="2 times").get_by_text("zal vairny")).to_be_visible()

    # A rule is switched off where its work is seen, and on again in the settings.
    report.get_by_text("Rules at work here").click()
    years = report.get_by_role("switch", name="Years")
    expect(years).to_be_checked()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    years.press("Space")
    expect(report).to_contain_text("1 switched off")
    expect(report).not_to_contain_text("nineteen eighty-four")
    expect(years).to_be_focused()
    page.goto("/settings")
    page.get_by_role("switch", name="Years").click()
    expect(page.get_by_role("heading", name="Rules that are switched off")).to_be_hidden()
    page.context.close()
