"""What comes out of the page's sound: with a media source, and clip by clip where the browser has none for us."""


import pytest
from conftest import until
from reader_page import Reader


@pytest.fixture
def reader(kind, page, book):
    reader = Reader(page, book)
    reader.go(reader.find("experimental verification"))
    return reader


@pytest.fixture
def middle(reader):
    return reader.find("experimental verification")


def test_what_is_heard_first_is_the_word_that_was_tapped(reader, middle, server, book):
    # Where the sound begins, in its first clip.
    reader.page.evaluate(
        """() => document.getElementById('sound').addEventListener('playing', ({ target: { currentTime, buffered } }) => {
            window.begun = currentTime - buffered.start(0)
        })"""
    )
    # Nobody has heard any of it yet: the sound comes when the page is long ready for it.
    for words in ["lilies of silver", "trammels of precision", "universally accepted", "must have extension"]:
        word = reader.find(words)
        reader.go(word)
        reader.tap(word + 1)
        reader.wait_until_it_speaks()
        expected = next(start for _, end, start, _ in server.first_words(book, word + 1) if end > word)
        # The event comes a little later on a busy machine.
        assert expected - 0.001 < reader.page.evaluate("begun") < expected + 0.2, words
        reader.press(" ")


def test_the_voice_goes_on_from_sentence_to_sentence(reader, middle, kind, page):
    kinds = set()
    page.on("request", lambda request: kinds.add(request.url.split("?")[0].split(".")[-1]) if "/clips/" in request.url else None)
    reader.tap(middle + 2)
    sentences = set()

    def three():
        sentences.update(sentence["start"] for sentence in reader.spans("sentence"))
        return len(sentences) >= 3

    until(three, "the third sentence is spoken")
    assert kind in kinds and not {"m4s", "flac"} - {kind} & kinds
    assert page.evaluate("tests.sounding()") == 1


def test_sound_that_the_browser_cannot_decode_is_spoken_from_new_clips(reader, middle, kind, page, server):
    spoiled = []

    def words(url):
        path = url.removeprefix(server.address).replace(f".{kind}?", ".json?")
        return {word[0] for word in server.get(path)["words"]}

    def spoil(route):
        answer = route.fetch()
        body = answer.body()
        # The second clip, the first time that it comes: the container is whole, and what is in it is not.
        if len(spoiled) == 1:
            content = body.index(b"mdat") + 4 if kind == "m4s" else 8
            body = body[:content] + b"\xa5" * (len(body) - content)
        spoiled.append(route.request.url)
        route.fulfill(response=answer, body=body, headers=answer.headers | {"cache-control": "no-store"})

    page.route(f"**/clips/*.{kind}*", spoil)
    page.evaluate("window.errors = 0; document.getElementById('sound').addEventListener('error', () => window.errors++)")
    reader.tap(middle + 2)
    until(lambda: page.evaluate("window.errors") == 1, "the browser gives it up")
    place = reader.word["start"]
    until(lambda: reader.word["start"] > place + 40, "the voice goes on")
    # From the word on it may be cut into other clips, but nothing is passed over.
    missed = {start for start in words(spoiled[1]) if start >= place}
    assert missed <= set().union(*map(words, spoiled[2:])), "all of it was fetched again"
    assert page.locator("#offers .is-trouble").count() == 0
    assert page.evaluate("window.errors") == 1
    # What is still on its way would end in an error when the page closes.
    page.unroute_all(behavior="ignoreErrors")


def test_sound_that_stands_still_is_begun_again(reader, middle, page):
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    # As browsers do when what plays behind them has got stuck: they say that it plays.
    page.evaluate("document.getElementById('sound').playbackRate = 0")
    place = reader.word["start"]
    until(lambda: reader.word["start"] > place + 20, "the voice goes on")
    assert page.locator("#offers .is-trouble").count() == 0


def test_back_and_on_again_while_the_next_clip_is_on_its_way(reader, middle, page):
    held = []
    is_slow = False
    page.route("**/clips/*.json*", lambda route: held.append(route) if is_slow and not held else route.continue_())
    sound = page.locator("#sound")
    reader.tap(middle + 2)
    reader.wait_until_it_speaks()
    is_slow = True
    sound.evaluate("audio => { audio.playbackRate = 4 }")
    until(lambda: sound.evaluate("audio => audio.ended || audio.readyState < 3") and held, "the sound has run dry")
    reader.press("ArrowLeft")
    until(reader.speaks, "the last sentence is heard again")
    until(lambda: sound.evaluate("audio => audio.ended || audio.readyState < 3"), "to its end")
    place = reader.word["start"]
    held[0].continue_()
    until(lambda: reader.word["start"] > place + 20, "the voice goes on")


# What the page's own player makes of clips in a row, beside each of them decoded by itself, sample by sample.
JOINED = """async ({ book, count }) => {
    const { MediaPlayer } = await import('/web/ui/media-player.js')
    const { Timeline } = await import('/web/lib/timeline.js')
    const { clipPaths, initialisationPath, smallPath, soundTypes } = await import('/web/lib/book-paths.js')
    const bytes = async path => (await fetch(path)).arrayBuffer()
    const { utterances } = await (await fetch(`/api/books/${book}/utterances?from=0&count=${count}`, { headers: { Priority: 'u=7' } })).json()
    const [audio, timeline] = [new Audio(), new Timeline()]
    const player = new MediaPlayer(audio, (rate, type) => bytes(initialisationPath(rate, type)))
    player.open()
    const [joins, alone] = [[], []]
    let rate = 0
    for (const [index, utterance] of utterances.entries()) {
        const paths = clipPaths(book, utterance, 'm4s')
        const { seconds, sampleRate } = await (await fetch(paths.words)).json()
        rate = sampleRate
        // One is lossless, as on a device that keeps some chapters only.
        const isSmall = index !== 2
        const type = isSmall ? soundTypes.small : soundTypes.lossless
        const placed = timeline.append({ ...utterance, seconds, sampleRate, words: [], type })
        const segment = await bytes(isSmall ? smallPath(paths.sound) : paths.sound)
        await player.append(placed, segment)
        const [from, to] = [placed.at, placed.until].map(time => Math.round(time * rate))
        joins.push(to)
        const file = new Blob([await bytes(initialisationPath(rate, type)), segment])
        const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await file.arrayBuffer())
        // 1024 samples of nothing, and as many as the timeline says.
        const before = isSmall ? 1024 : 0
        for (const sample of decoded.getChannelData(0).subarray(before, before + to - from)) alone.push(sample)
    }
    await player.finish()
    const buffered = [audio.buffered.length, audio.buffered.end(0) - audio.buffered.start(0)]
    const context = new AudioContext({ sampleRate: rate })
    const recorder = context.createScriptProcessor(4096, 1, 1)
    const heard = []
    recorder.onaudioprocess = ({ inputBuffer }) => heard.push(...inputBuffer.getChannelData(0))
    context.createMediaElementSource(audio).connect(recorder).connect(context.destination)
    await context.resume()
    player.startAt(0)
    await player.play()
    await new Promise(resolve => audio.addEventListener('ended', resolve, { once: true }))
    await new Promise(resolve => setTimeout(resolve, 1000))
    // How far behind what was decoded a stretch of it was heard.
    const lag = (from, length) => {
        let [best, place] = [-Infinity, -1]
        for (let shift = 0; shift < 8000; shift++) {
            let sum = 0
            for (let index = from; index < from + length; index++) sum += alone[index] * (heard[index + shift] ?? 0)
            if (sum > best) [best, place] = [sum, shift]
        }
        return place
    }
    const starts = [0, ...joins.slice(0, -1)]
    const lags = starts.map((start, index) => lag(start, Math.min(6000, joins[index] - start)))
    let worst = 0
    for (let index = 0; index < alone.length; index++) worst = Math.max(worst, Math.abs((heard[index + lags[0]] ?? 0) - alone[index]))
    return { lags, buffered, seconds: joins.at(-1) / rate, count: [alone.length, joins.at(-1)], loudest: alone.reduce((most, sample) => Math.max(most, sample), 0), worst }
}"""


def test_clips_of_either_kind_follow_each_other_to_the_sample(kind, page, book):
    if kind != "m4s":
        pytest.skip("clip by clip there is a gap, and no small sound")
    page.goto("/settings")
    # A busy machine loses pieces while it listens: not each time.
    tries = [page.evaluate(JOINED, {"book": book, "count": 4})]
    while tries[-1]["worst"] > 0.01 and len(tries) < 3:
        tries.append(page.evaluate(JOINED, {"book": book, "count": 4}))
    told = tries[-1]
    assert told["count"][0] == told["count"][1], "small sound is long enough"
    assert told["buffered"] == [1, pytest.approx(told["seconds"], abs=0.001)], "there is no gap"
    assert len(set(told["lags"])) == 1, tries
    assert told["loudest"] > 0.1 and told["worst"] < 0.01, tries
