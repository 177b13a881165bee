"""What other programs share with the installed page, and pages of the web."""

import pytest
from conftest import PATIENCE, SAMPLE, until


@pytest.fixture
def page(browser, server, watch):
    context = browser.new_context(base_url=server.address)
    context.set_default_timeout(PATIENCE * 1000)
    page = watch.over(context.new_page())
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"), "the worker looks after the page")
    yield page
    context.close()


def share(page, values: dict, file=None):
    """As the system does: a form is sent to the page's share target."""
    page.evaluate(
        """values => {
            const form = Object.assign(document.createElement('form'), { method: 'POST', action: '/share', enctype: 'multipart/form-data' })
            for (const [name, value] of Object.entries(values)) form.append(Object.assign(document.createElement('input'), { name, value }))
            form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'files', id: 'shared-file' }))
            document.body.append(form)
        }""",
        values,
    )
    if file:
        page.set_input_files("#shared-file", file)
    page.evaluate("document.getElementById('shared-file').form.submit()")
    page.wait_for_url("**/")


def test_a_shared_text_is_offered_as_a_book(page):
    share(page, {"title": "A Letter", "text": "Dear Anna, it is raining here."})
    page.get_by_role("heading", name="Paste text").wait_for()
    assert page.get_by_role("textbox", name="Title").input_value() == "A Letter"
    page.get_by_role("button", name="Add to the library").click()
    page.get_by_role("link", name="A Letter", exact=True).wait_for()
    # Once taken it is not offered again.
    page.reload()
    page.get_by_role("link", name="A Letter", exact=True).wait_for()
    assert page.locator("dialog[open]").count() == 0


def test_a_shared_file_is_a_book(page):
    share(page, {"title": ""}, SAMPLE)
    page.get_by_role("link", name="The Time Machine", exact=True).first.wait_for()


def test_a_shared_page_is_fetched_by_its_address(page, watch):
    share(page, {"title": "An article", "text": "http://192.168.0.1/article"})
    page.get_by_role("heading", name="From the web").wait_for()
    assert page.get_by_role("textbox", name="Address").input_value() == "http://192.168.0.1/article"
    watch.expected = ["422"]
    page.get_by_role("button", name="Add to the library").click()
    page.get_by_text("There is no page at 192.168.0.1 that everybody can see.").wait_for()


def test_an_address_can_be_given(page, watch):
    page.get_by_role("button", name="Add books").click()
    page.get_by_role("menuitem", name="From the web …").click()
    page.get_by_role("textbox", name="Address").fill("https://localhost/")
    watch.expected = ["422"]
    page.get_by_role("button", name="Add to the library").click()
    page.get_by_text("There is no page at localhost").wait_for()
    # As it is typed.
    page.get_by_role("textbox", name="Address").fill("192.168.0.1/article")
    page.get_by_role("button", name="Add to the library").click()
    page.get_by_text("There is no page at 192.168.0.1").wait_for()
