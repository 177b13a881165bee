"""The reader as a test sees it: what stands on the page, what is highlighted, what sounds."""

from playwright.sync_api import Page

from conftest import PATIENCE, until

# Offsets of the text, without the page's own modules: parts carry their number, and the outline says where they begin.
SCRIPT = """
// Where the library stands at its host.
const base = () => document.documentElement.dataset.base ?? ''
// Everything that ever makes a sound, in the document or not.
const players = new Set()
const play = HTMLMediaElement.prototype.play
HTMLMediaElement.prototype.play = function () {
    players.add(this)
    return play.call(this)
}
window.tests = {
    sounding: () => [...players].filter(player => !player.paused).length,
    parts: null,
    async load(book) { this.parts = (await (await fetch(`${base()}/api/books/${book}/outline`)).json()).parts },
    // The box of a stretch of the book's text.
    range(start, end) {
        const index = this.parts.findLastIndex(part => part.start <= start)
        const root = document.querySelector(`[data-part="${index}"]`)
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        let offset = this.parts[index].start
        let begun = false
        while (walker.nextNode()) {
            const node = walker.currentNode
            if (!begun && start < offset + node.length) { range.setStart(node, start - offset); begun = true }
            if (begun && end <= offset + node.length) { range.setEnd(node, end - offset); return range }
            offset += node.length
        }
        return null
    },
    // The first word and sentence that light up from now on.
    async first() {
        for (;;) {
            await new Promise(requestAnimationFrame)
            const [[word], [sentence]] = [this.spans('word'), this.spans('sentence')]
            if (word && sentence) return { word, sentence }
        }
    },
    // The stretches of a highlight, as offsets.
    spans(name) {
        return [...CSS.highlights.get(name) ?? []].map(range => {
            const part = range.startContainer.parentElement.closest('[data-part]')
            const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
            let offset = this.parts[Number(part.dataset.part)].start
            while (walker.nextNode() && walker.currentNode !== range.startContainer) offset += walker.currentNode.length
            const start = offset + range.startOffset
            return { start, end: start + String(range).length, text: String(range) }
        })
    },
}
"""


class Reader:
    """One page with a book open."""

    def __init__(self, page: Page, book: int, query: str = "", site: str = ""):
        self.page = page
        # What stands before the path of a page, where that is not the root of the context's own host.
        self.site = site
        self.book = book
        page.add_init_script(SCRIPT)
        self.open(query)

    def open(self, query: str = ""):
        self.page.goto(f"{self.site}/books/{self.book}{query}")
        self.page.wait_for_selector("body.is-open")
        self.page.evaluate("book => tests.load(book)", self.book)

    def spans(self, name: str) -> list[dict]:
        return self.page.evaluate("name => tests.spans(name)", name)

    @property
    def word(self) -> dict | None:
        return next(iter(self.spans("word")), None)

    @property
    def is_paused(self) -> bool:
        return self.page.evaluate("document.getElementById('sound').paused")

    def box(self, start: int, end: int) -> dict | None:
        """Where a stretch of the text is in the window; nothing when it is not there."""
        return self.page.evaluate(
            """([start, end]) => {
                try { return tests.range(start, end)?.getBoundingClientRect().toJSON() ?? null } catch { return null }
            }""",
            [start, end],
        )

    def is_in_window(self, offset: int) -> bool:
        box = self.box(offset, offset + 1)
        size = self.page.viewport_size
        return bool(box) and 0 <= box["left"] < size["width"] and 0 <= box["top"] < size["height"]

    def find(self, words: str) -> int:
        """The offset of some words, by the book's own search."""
        answer = self.page.evaluate(
            "async ([book, words]) => (await fetch(`/api/books/${book}/search?q=${encodeURIComponent(words)}&limit=5`)).json()",
            [self.book, words],
        )
        return answer["hits"][0]["start"]

    def go(self, offset: int):
        """Brings a place into the window, and the voice with it, as “back” in the browser does."""
        # What was closed may still be on its way out of the history; the page would take our event for its end.
        until(lambda: self.page.evaluate("!history.state?.layers"), "nothing lies over the page any more")
        self.page.evaluate(
            "offset => dispatchEvent(new PopStateEvent('popstate', { state: { offset, withVoice: true } }))", offset
        )
        until(lambda: self.is_in_window(offset), f"{offset} is in the window")
        self.page.wait_for_timeout(200)

    def move_line(self, offset: int):
        """Moves the line below the text to a place that is read aloud."""
        self.page.evaluate(
            """async offset => {
                const book = location.pathname.split('/')[2]
                const { knots } = await (await fetch(`/api/books/${book}/times`)).json()
                const after = knots.findIndex(knot => knot[0] > offset)
                const [from, to] = [knots[after - 1], knots[after]]
                const line = document.getElementById('timeline')
                line.value = from[1] + (offset - from[0]) / (to[0] - from[0]) * (to[1] - from[1])
                line.dispatchEvent(new Event('change'))
            }""",
            offset,
        )
        until(lambda: self.is_in_window(offset), f"{offset} is in the window")
        self.page.wait_for_timeout(200)

    def tap(self, offset: int, **options):
        box = self.box(offset, offset + 1)
        self.page.mouse.click(box["left"] + box["width"] / 2, box["top"] + box["height"] / 2, **options)

    def tap_text(self, x: float, y: float):
        """Taps there, if that is text that leads nowhere else."""
        is_text = "place => !!document.elementFromPoint(...place)?.closest('[data-part] p:not(:has(a))')"
        if self.page.evaluate(is_text, [x, y]):
            self.page.mouse.click(x, y)

    @property
    def size(self) -> tuple[int, int]:
        """Of the window."""
        return tuple(self.page.viewport_size[side] for side in ("width", "height"))

    @property
    def label(self) -> str:
        """What the button that plays would do."""
        return self.page.locator('[data-action="toggle"]').first.get_attribute("aria-label")

    @property
    def heard(self) -> list:
        """Where the sound is: on which line of time, and at which second."""
        return self.page.evaluate("(({ src, currentTime }) => [src, currentTime])(document.getElementById('sound'))")

    @property
    def troubles(self) -> list[str]:
        return self.page.locator("#offers .is-trouble").all_inner_texts()

    def speaks(self) -> bool:
        sounds = "(audio => !audio.paused && audio.readyState > 2 && audio.currentTime > 0)(document.getElementById('sound'))"
        return self.page.evaluate(sounds) and self.word is not None

    def wait_until_it_speaks(self, patience: float = PATIENCE):
        until(self.speaks, "the voice speaks", patience)

    def press(self, key: str):
        self.page.keyboard.press(key)

    def open_note(self):
        """Taps the first sign of a note; the sample's stand in its chapters and lead to endnotes."""
        start = self.page.evaluate(
            """async book => {
                const { parts, revision } = await (await fetch(`/api/books/${book}/outline`)).json()
                for (let index = 0; index < parts.length; index++) {
                    const { html, start } = await (await fetch(`/api/books/${book}/parts/${index}?revision=${revision}`)).json()
                    if (html.includes('data-note=')) return start
                }
                return null
            }""",
            self.book,
        )
        assert start is not None, "the book has notes"
        self.go(start)
        link = self.page.locator("a.note").first
        link.scroll_into_view_if_needed()
        link.click()
