"""The players of clips in a real browser, by themselves: what they do when they are hurried, and what they keep."""

import pytest

# A player on an element of its own. The pages' modules lie beside the page's script.
SCRIPT = """
window.player = async () => {
    const pages = document.querySelector('script[src$="/pages/library.js"]').src
    const { MediaPlayer } = await import(new URL('../ui/media-player.js', pages))
    const audio = document.createElement('audio')
    const init = async rate => (await fetch(`/api/clips/init-${rate}.mp4`)).arrayBuffer()
    return { audio, player: new MediaPlayer(audio, init) }
}
window.soon = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
// The book's first clip.
window.firstClip = async book => {
    const get = async path => (await fetch(`/api/${path}`)).json()
    const { utterances: [{ clip, query, pause }] } = await get(`books/${book}/utterances?from=0&count=1`)
    const { seconds, sampleRate } = await get(`books/${book}/clips/${clip}.json?${query}`)
    const bytes = await (await fetch(`/api/books/${book}/clips/${clip}.m4s?${query}&pause=${pause}`)).arrayBuffer()
    return { clip: { at: 0, until: seconds + pause, sampleRate }, bytes }
}
"""


@pytest.fixture
def bench(page):
    """A page that has a player to offer."""
    page.add_init_script(SCRIPT)
    page.goto("/")
    return page


def test_opened_again_and_again_it_leaves_no_error(bench):
    # Other moments each time: a source may be told that it is open when the next one has closed it.
    bench.evaluate(
        """async () => {
            const { player } = await window.player()
            for (let round = 0; round < 400; round++) {
                player.open()
                player.play()
                const end = performance.now() + round % 30 / 10
                if (round % 2) while (performance.now() < end);
                await soon(0)
            }
            await soon(300)
        }"""
    )


def test_opened_again_while_it_is_prepared_it_is_prepared_anew(bench, book):
    holds = bench.evaluate(
        """async book => {
            const { player } = await window.player()
            const { clip, bytes } = await firstClip(book)
            // Another place is asked for while the very first bytes are on their way into the buffer.
            const append = SourceBuffer.prototype.appendBuffer
            const isUnderWay = new Promise(resolve => {
                SourceBuffer.prototype.appendBuffer = function (bytes) {
                    SourceBuffer.prototype.appendBuffer = append
                    append.call(this, bytes)
                    player.open()
                    resolve()
                }
            })
            player.open()
            const first = player.append(clip, bytes)
            await isUnderWay
            await first
            await player.append(clip, bytes)
            return player.holds(clip.until / 2)
        }""",
        book,
    )
    assert holds


@pytest.mark.parametrize("is_late", [False, True], ids=["sound comes soon", "sound comes after the browser knows its kind"])
def test_nothing_is_heard_before_the_place_that_was_asked_for(bench, book, is_late):
    begin, told, sounded = bench.evaluate(
        """async ([book, isLate]) => {
            const { audio, player } = await window.player()
            const { clip, bytes } = await firstClip(book)
            const begin = clip.until / 2
            const append = SourceBuffer.prototype.appendBuffer
            let count = 0
            SourceBuffer.prototype.appendBuffer = async function (bytes) {
                if (isLate && count++ > 0) while (audio.readyState === HTMLMediaElement.HAVE_NOTHING) await soon(1)
                append.call(this, bytes)
            }
            let told = Infinity
            const watch = setInterval(() => { told = Math.min(told, player.time) })
            player.open()
            player.play()
            player.startAt(begin)
            await player.append(clip, bytes)
            while (audio.played.length === 0 || audio.played.end(0) - audio.played.start(0) < 0.3) await soon(1)
            clearInterval(watch)
            return [begin, told, audio.played.start(0) - audio.buffered.start(0)]
        }""",
        [book, is_late],
    )
    assert told >= begin
    assert abs(sounded - begin) < 0.001


def test_a_pause_told_late_does_not_count(bench):
    stops = bench.evaluate(
        """async () => {
            const { audio, player } = await window.player()
            let stops = 0
            player.addEventListener('stopped', () => { stops++ })
            player.open()
            player.play()
            player.pause()
            player.play()
            // Until all of it has been told.
            await soon(300)
            const late = stops
            audio.pause()
            await soon(300)
            return [late, stops - late]
        }"""
    )
    assert stops == [0, 1], "of its own, and by the system"


def test_what_was_heard_long_ago_is_not_kept(bench, book):
    held = bench.evaluate(
        """async book => {
            const pages = document.querySelector('script[src$="/pages/library.js"]').src
            const { ChainPlayer } = await import(new URL('../ui/chain-player.js', pages))
            const { utterances: [{ clip, query, pause }] } = await (await fetch(`/api/books/${book}/utterances?from=0&count=1`)).json()
            const bytes = await (await fetch(`/api/books/${book}/clips/${clip}.flac?${query}&pause=${pause}`)).arrayBuffer()
            const player = new ChainPlayer(document.createElement('audio'))
            player.open()
            const minutes = [0, 1, 2, 3, 4]
            for (const minute of minutes) await player.append({ at: minute * 60, until: minute * 60 + 60 }, bytes)
            player.seek(240)
            return minutes.filter(minute => player.holds(minute * 60 + 1))
        }""",
        book,
    )
    assert held == [1, 2, 3, 4], "two minutes and what comes after"
