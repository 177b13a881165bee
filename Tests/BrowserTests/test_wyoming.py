"""The Wyoming protocol, with the client that Home Assistant has."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import PATIENCE, Server, free_port
from wyoming.audio import AudioChunk, AudioStart
from wyoming.client import AsyncTcpClient
from wyoming.info import Describe, Info
from wyoming.tts import Synthesize, SynthesizeChunk, SynthesizeStart, SynthesizeStop, SynthesizeVoice


@pytest.fixture(scope="module")
def port(tmp_path_factory) -> int:
    server = Server(tmp_path_factory.mktemp("wyoming"))
    port = free_port()
    server.start("--wyoming", str(port))
    yield port
    server.stop()


def talk(port, *events, last) -> list:
    """What a client hears after it has said something, to the last event."""

    async def conversation():
        heard = []
        async with AsyncTcpClient("127.0.0.1", port) as client:
            for event in events:
                await client.write_event(event.event())
            while not heard or heard[-1].type != last:
                event = await client.read_event()
                assert event, f"the connection ended after {[one.type for one in heard]}"
                heard.append(event)
        return heard

    return done(conversation)


def done(conversation):
    """What a conversation comes to: on a thread of its own, since the browser's library has a loop on this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(asyncio.wait_for(conversation(), PATIENCE))).result()


def seconds(heard) -> float:
    chunks = [AudioChunk.from_event(event) for event in heard if AudioChunk.is_type(event.type)]
    return sum(len(chunk.audio) / (chunk.rate * chunk.width * chunk.channels) for chunk in chunks)


def test_voices_are_described(port):
    (event,) = talk(port, Describe(), last="info")
    (program,) = Info.from_event(event).tts
    assert program.name == "vorleser" and program.supports_synthesize_streaming
    assert {"slt", "awb"} <= {voice.name for voice in program.voices}
    assert all(voice.languages for voice in program.voices)


def test_a_text_is_spoken_and_ends(port):
    heard = talk(port, Synthesize("Good morning. It is raining today."), last="audio-stop")
    assert heard[0].type == "audio-start" and AudioStart.from_event(heard[0]).rate == 24000
    assert 1.5 < seconds(heard) < 4
    other = talk(port, Synthesize("Good morning. It is raining today.", SynthesizeVoice("kal16")), last="audio-stop")
    assert seconds(other) != seconds(heard)


def test_a_text_that_comes_in_pieces_is_spoken_once(port):
    pieces = ["One sen", "tence is here. ", "Then ano", "ther. And the la", "st one"]
    events = [SynthesizeStart(), *map(SynthesizeChunk, pieces), Synthesize("".join(pieces)), SynthesizeStop()]
    heard = talk(port, *events, last="synthesize-stopped")
    types = [event.type for event in heard]
    assert types.count("audio-start") == types.count("audio-stop") == 1 and types[-2] == "audio-stop"
    whole = talk(port, Synthesize("".join(pieces)), last="audio-stop")
    assert abs(seconds(heard) - seconds(whole)) < 1.5


@pytest.mark.parametrize("event", [Synthesize("…"), Synthesize("Hello.", SynthesizeVoice("nobody"))])
def test_what_cannot_be_spoken_is_told_and_ends_too(port, event):
    heard = talk(port, event, last="audio-stop")
    assert heard[0].type == "error" and heard[0].data["text"]


def test_a_client_of_another_protocol_is_left(port):
    async def conversation():
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return await reader.read()

    assert done(conversation) == b""
    assert talk(port, Describe(), last="info")
