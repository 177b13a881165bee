"""The library under a path of its host: all that is served, and all that it says, stands there; other libraries stand beside it.

What a page asks for outside of the base is a fault, as for any other host: see `Watch.is_ours`.
"""

import html
import json
import re
import urllib.error
import urllib.parse
import urllib.request

import pytest
from conftest import PATIENCE, SAMPLE, Server, Watch, free_port, until
from reader_page import Reader
from test_behind_proxies import PHRASE, Proxied, nginx_of, recipe

BASE = "/vorleser"


class Based(Server):
    """A server whose library stands under a path."""

    def __init__(self, folder, base: str = BASE, host: str = "127.0.0.1"):
        super().__init__(folder)
        self.base, self.host = base, host

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def address(self) -> str:
        return self.origin + self.base

    def start(self, *options: str):
        super().start("--base", self.base, *options)


class InBase(Watch):
    def is_ours(self, url: str) -> bool:
        return url.startswith((self.server.address + "/", "data:", f"blob:{self.server.origin}/"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Based(tmp_path_factory.mktemp("vorleser"))
    server.start()
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def watch(server):
    watch = InBase(server)
    yield watch
    assert watch.faults == []


@pytest.fixture
def page(browser, server, watch):
    """With a worker, unlike that of other tests."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    yield watch.over(context.new_page())
    context.close()


def addresses(page) -> list[str]:
    """What the elements of the page lead to, fetch or show at its own host."""
    found = page.evaluate(
        """[...document.querySelectorAll('*')].flatMap(one => ['href', 'src', 'action', 'data-wording']
            .flatMap(name => one.getAttribute(name) ?? [])).filter(address => address.startsWith('/'))"""
    )
    assert found
    return found


def assert_inside(page):
    assert [address for address in addresses(page) if not address.startswith(BASE + "/")] == []


def test_a_listener_walks_through_all_pages(server, page, book):
    page.goto(server.address + "/")
    page.get_by_role("link", name="The Time Machine", exact=True).first.wait_for()
    assert_inside(page)
    page.get_by_role("button", name="More about The Time Machine").first.click()
    page.get_by_role("menuitem", name="Read").first.wait_for()
    assert_inside(page)
    page.keyboard.press("Escape")
    page.get_by_role("searchbox").first.fill("machine")
    page.wait_for_url(server.address + "/?q=machine")
    page.get_by_role("link", name="The Time Machine", exact=True).first.click()
    page.wait_for_url(f"{server.address}/books/{book}")
    page.wait_for_selector("body.is-open")
    assert_inside(page)
    reader = Reader(page, book, site=server.address)
    reader.press("Space")
    reader.wait_until_it_speaks()
    reader.press("Space")
    # Pictures in the text, too.
    parts = server.get(f"/api/books/{book}/outline")["parts"]
    revision = server.get(f"/api/books/{book}/outline")["revision"]
    texts = [server.get(f"/api/books/{book}/parts/{index}?revision={revision}")["html"] for index in range(len(parts))]
    pictures = [html.unescape(address) for text in texts for address in re.findall(r'<img src="([^"]*)"', text)]
    assert pictures and all(address.startswith(f"{BASE}/api/books/") for address in pictures)
    assert urllib.request.urlopen(server.origin + pictures[0]).status == 200
    # The bar may have hidden itself meanwhile.
    page.get_by_role("link", name="Library").first.evaluate("link => link.click()")
    # As it was left.
    page.wait_for_url(server.address + "/?q=machine")
    page.locator("#settings").click()
    page.wait_for_url(server.address + "/settings")
    page.locator("#statistics").scroll_into_view_if_needed()
    page.get_by_role("heading", name="Devices").first.wait_for()
    assert_inside(page)
    page.goto(server.address + "/people")
    page.locator("#people button").first.click()
    page.wait_for_url(server.address + "/")
    names = page.evaluate("Object.keys(localStorage).concat(Object.keys(sessionStorage))")
    assert names and all(name.startswith(BASE + " vorleser.") for name in names), names


def test_a_book_is_read_while_the_server_is_away(server, page, book, watch):
    page.goto(server.address + "/")
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == server.address + "/"
    page.get_by_role("button", name="More about The Time Machine").first.click()
    page.get_by_role("menuitem", name="Keep on this device").click()
    boxes = page.locator(".chapter-choice input")
    boxes.first.wait_for()
    for index in range(boxes.count()):
        boxes.nth(index).set_checked(False)
    page.get_by_role("button", name="Keep", exact=True).click()
    page.wait_for_selector("dialog", state="detached")
    page.locator(".on-device", has_text="On this device").first.wait_for()
    until(lambda: page.evaluate("name => caches.open(name).then(cache => cache.match(location.pathname)).then(Boolean)", BASE + " vorleser-shell-2"),
          "the pages are kept")
    names = page.evaluate("caches.keys()")
    assert set(names) == {f"{BASE} vorleser-{kind}" for kind in ("shell-2", "answers", f"book-{book}")}
    watch.expected = ["ERR_CONNECTION_REFUSED", "Failed to fetch", "Failed to load resource"]
    server.stop()
    try:
        page.goto(server.address + "/")
        page.get_by_text("These books are on this device").wait_for()
        page.get_by_role("link", name="The Time Machine", exact=True).first.click()
        page.wait_for_url(f"{server.address}/books/{book}")
        page.wait_for_selector("body.is-open")
        page.locator("[data-part] p").first.wait_for()
    finally:
        server.start()


def test_the_installed_page_starts_there_and_takes_what_is_shared(server, page):
    manifest = server.get("/manifest.webmanifest")
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == (BASE + "/",) * 3
    led = [manifest["share_target"]["action"], *(handler["action"] for handler in manifest["file_handlers"])]
    led += [shortcut["url"] for shortcut in manifest["shortcuts"]] + [icon["src"] for icon in manifest["icons"]]
    assert all(address.startswith(BASE + "/") for address in led)
    page.goto(server.address + "/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"), "the worker looks after the page")
    page.evaluate(
        """action => {
            const form = Object.assign(document.createElement('form'), { method: 'POST', action, enctype: 'multipart/form-data' })
            for (const [name, value] of Object.entries({ title: 'A Letter', text: 'Dear Anna, it is raining here.' })) {
                form.append(Object.assign(document.createElement('input'), { name, value }))
            }
            document.body.append(form)
            form.submit()
        }""",
        manifest["share_target"]["action"],
    )
    page.get_by_role("heading", name="Paste text").wait_for()
    page.wait_for_url(server.address + "/")


class Crawl:
    """Follows all addresses from those with which a client begins; each must stand under the base and be answered."""

    # Where addresses stand in what is answered, by its kind.
    PATTERNS = {
        "html": r'(?:href|src|data-de)="([^"#]*)"',
        "xml": r'(?:href|url|template)="([^"]*)"|<(?:link|url)>([^<]*)<',
        "css": r'url\("?([^")]*)"?\)',
        "manifest": r'"(?:src|url|start_url|scope|action|id)": "(/[^"]*)"',
        "javascript": r"""^(?:import|export) (?:[^'"]* from )?['"](\.[^'"]*)['"]""",
    }

    def __init__(self, server):
        self.server, self.seen, self.outside = server, {}, []

    def follow(self, address: str):
        queue = [address]
        while queue:
            here = queue.pop()
            if here in self.seen:
                continue
            path = urllib.parse.urlsplit(here).path
            if not here.startswith(self.server.origin + "/") or not path.startswith(BASE):
                self.outside.append(here)
                continue
            try:
                with urllib.request.urlopen(here) as answer:
                    kind, body = answer.headers["Content-Type"], answer.read()
                    assert answer.url.startswith(self.server.address), answer.url
                    self.seen[here] = answer.status
            except urllib.error.HTTPError as error:
                self.seen[here] = error.code
                continue
            pattern = next((pattern for name, pattern in self.PATTERNS.items() if name in kind), None)
            for groups in re.findall(pattern, body.decode(), re.MULTILINE) if pattern else []:
                found = html.unescape(next(filter(None, [groups] if isinstance(groups, str) else groups), ""))
                target = urllib.parse.urljoin(here, found.replace("{searchTerms}", "time"))
                if found and not found.startswith("data:") and not any(name in found for name in ("w3.org", "itunes.com", "podcastindex.org")):
                    queue.append(target)


def test_every_address_that_the_server_tells_stands_there_and_is_answered(server, book):
    crawl = Crawl(server)
    # Soon spoken.
    night = server.send("POST", "/api/books/text", {"title": "Night", "text": "It was a dark night."})["book"]["id"]
    feed = server.send("POST", f"/api/books/{night}/feed")["feed"]["path"]
    koreader = server.send("POST", "/api/koreader")["koreader"]["path"]
    assert feed.startswith(BASE + "/feeds/") and koreader == BASE + "/kosync"
    for path in ("/", "/settings", "/people", "/pair", f"/books/{book}", "/opds", "/manifest.webmanifest", "/fonts/faces.css"):
        crawl.follow(server.address + path)
    until(lambda: b"<enclosure" in urllib.request.urlopen(server.origin + feed).read(), "an episode is made")
    crawl.follow(server.origin + feed)
    assert crawl.outside == []
    # The share target takes a form, and is the worker's alone.
    assert {address: status for address, status in crawl.seen.items() if status != 200 and not address.endswith("/share")} == {}
    for part in ("/web/v-", "/opds/books?", "/opds/search?q=time", f"/api/books/{book}/file", "/opds/covers/", "/fonts/"):
        assert any(part in address for address in crawl.seen), part
    for kind in ("mp3", "json", "vtt"):
        assert any(re.search(rf"{BASE}/feeds/\w+/\d+\.{kind}$", address) for address in crawl.seen), kind
    assert urllib.request.urlopen(server.origin + koreader + "/healthcheck").status == 200
    document = server.get("/api/openapi.json")
    assert document["servers"] == [{"url": BASE}] and "/api/books" in document["paths"]
    assert server.get("/v1/models")["data"]


def asked(address: str, method: str = "GET", data: bytes | None = None, fields: dict = {}):
    """Without following where it leads."""
    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_):
            return None

    try:
        with urllib.request.build_opener(Stay).open(urllib.request.Request(address, data, fields, method=method)) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def test_what_stands_outside_is_refused_in_words_and_the_first_page_leads_in(server):
    for path in ("/", BASE, BASE + "?x=1"):
        status, headers, _ = asked(server.origin + path)
        assert (status, headers["Location"]) == (307, BASE + "/"), path
    for path in ("/api/books", "/health", "/vorleser2/api/books", "/settings", f"/x{BASE}/api/books", f"/{BASE}/api/books"):
        status, _, body = asked(server.origin + path)
        error = json.loads(body)["error"]
        assert (status, error["code"]) == (404, "outside-base") and BASE + "/" in error["message"], path
    assert asked(server.origin + "/", "POST", b"{}")[0] == 404
    status, headers, _ = asked(server.address + "/api/books/text", "POST", b'{"title": "Night", "text": "It was a dark night."}',
                               {"Content-Type": "application/json"})
    assert status == 201 and headers["Location"].startswith(BASE + "/api/books/")
    assert urllib.request.urlopen(server.origin + headers["Location"]).status == 200


def test_what_is_printed_leads_there(tmp_path):
    server = Based(tmp_path, "/media/books", "[::1]")
    server.start("--listen", "::1", "--name", "attic.example", "--book", str(SAMPLE))
    log = (tmp_path / "server.log").read_text()
    server.stop()
    for line in (f"http://attic.example:{server.port}/media/books/\n", f"http://[::1]:{server.port}/media/books/\n",
                 f"http://attic.example:{server.port}/media/books/books/1\n", f"http://attic.example:{server.port}/media/books/pair#"):
        assert line in log, log


@pytest.fixture
def two(tmp_path):
    """Two libraries of one host, behind the page's recipe for nginx."""
    libraries = [Based(tmp_path / name, f"/{name}") for name in ("anna", "ben")]
    (tmp_path / "phrase").write_text(PHRASE + "\n")
    port = free_port()
    locations = ""
    for library in libraries:
        library.folder.mkdir()
        locations += recipe("location /vorleser/ {").replace("/vorleser/", library.base + "/").replace("127.0.0.1:8080", f"127.0.0.1:{library.port}")
    proxied = Proxied(nginx_of(tmp_path, f"server {{ listen 127.0.0.1:{port}; client_max_body_size 500m; {locations} }}"), port, tmp_path)
    for library in libraries:
        library.start("--trust-proxy", "127.0.0.1", "--passphrase-file", str(tmp_path / "phrase"))
    yield f"http://127.0.0.1:{port}", libraries
    proxied.stop()
    for library in libraries:
        library.stop()


def test_two_libraries_of_one_host_know_nothing_of_each_other(two, browser):
    origin, libraries = two
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error.stack or error)))
    page.on("request", lambda request: faults.append(request.url) if request.url.startswith(origin) and not re.match(rf"{origin}/(anna|ben)/", request.url) else None)
    for library in libraries:
        page.goto(f"{origin}{library.base}/books/1")
        page.wait_for_url(re.compile(rf"{library.base}/pair\?to="))
        page.locator("#phrase").fill(PHRASE)
        page.locator("#pair").click()
        page.wait_for_url(f"{origin}{library.base}/books/1")
        page.goto(f"{origin}{library.base}/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        # A dark room for one of them, and what waits to be sent to it.
        page.evaluate("([base, theme]) => localStorage.setItem(`${base} vorleser.theme`, theme)", [library.base, "dark" if library.base == "/ben" else "sepia"])
    cookies = {cookie["path"]: cookie["value"] for cookie in context.cookies() if cookie["name"] == "vorleser"}
    assert set(cookies) == {"/anna", "/ben"} and cookies["/anna"] != cookies["/ben"]
    shells = {f"{library.base} vorleser-shell-2" for library in libraries}
    until(lambda: set(page.evaluate("caches.keys()")) >= shells, "both keep their pages")
    for library, theme in zip(libraries, ("sepia", "dark")):
        page.goto(f"{origin}{library.base}/settings")
        until(lambda: page.evaluate("document.documentElement.dataset.theme") == theme, "each looks as it was told")
    # A worker that is made anew clears only after itself.
    page.evaluate("async () => { for (const one of await navigator.serviceWorker.getRegistrations()) if (one.scope.endsWith('/ben/')) await one.unregister() }")
    page.goto(f"{origin}/ben/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(lambda: page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"), "it is active")
    assert set(page.evaluate("caches.keys()")) >= shells
    context.close()
    assert faults == []
