"""speech-dispatcher as Debian has it, its own `spd-say` and a client of SSIP, with the voice of `vorleser speech-dispatcher`.

Pausing is tested with the module alone: the device here plays in no time, and the server, when it has nothing more to play at
the mark where it should pause, stays there for ever.
"""

import os
import subprocess

import dispatcher
import pytest
from conftest import ROOT, lacking
from dispatcher import Client, Dispatcher

VORLESER = os.environ.get("VORLESER", str(ROOT / ".build" / "debug" / "vorleser"))


@pytest.fixture(scope="module", autouse=True)
def brought():
    if not dispatcher.program("spd-say"):
        lacking("speech-dispatcher is neither installed nor unpacked: tools/setup.sh test")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Dispatcher(tmp_path_factory.mktemp("speechd"), {"vorleser": f"{VORLESER} speech-dispatcher"}) as server:
        yield server


@pytest.fixture
def client(server):
    with Client(server) as client:
        client.ask("SET SELF LANGUAGE en")
        yield client


def seconds(server, rate: int = 16000) -> float:
    """How much sound was played by now that is not silence."""
    sound = server.sound()
    return sum(1 for start in range(0, len(sound), 160) if max(map(abs, sound[start : start + 160])) > 300) * 160 / rate


def test_a_word_is_said(server):
    before = seconds(server)
    done = server.say("--wait", "--language", "en", "Good morning.")
    assert done.returncode == 0 and not done.stderr, done
    assert 0.4 < seconds(server) - before < 1.5
    assert "ERROR" not in "\n".join(line for line in server.log().splitlines() if "vorleser" in line.lower())


def test_voices_are_listed_by_name_and_language(server):
    listed = server.say("--list-synthesis-voices")
    names = {line.split()[0]: line.split()[1] for line in listed.stdout.splitlines()[1:]}
    assert names["slt"] == "en-US" and names["awb"] == "en-GB"
    assert "vorleser" in server.say("--list-output-modules").stdout.split()


def test_events_come_in_order(client):
    client.ask("SET SELF SSML_MODE ON")
    client.speak('<speak><mark name="a"/>One <mark name="b"/>two. Three <mark name="c"/>four.</speak>')
    assert client.heard() == ["BEGIN", "a", "b", "c", "END"]


def test_a_message_is_stopped_and_the_next_one_is_said(server, client):
    before = seconds(server)
    client.speak("This is a sentence of a message that nobody wants to hear to its end. " * 200)
    assert client.event()[1] == "BEGIN"
    client.ask("STOP SELF")
    assert client.heard()[-1] == "CANCELED"
    # Of more than ten minutes.
    assert seconds(server) - before < 60
    client.speak("Next.")
    assert client.heard() == ["BEGIN", "END"]


def test_a_message_is_ended_by_one_that_is_more_important(client):
    client.ask("SET SELF PRIORITY TEXT")
    client.speak("This is a sentence of a message that is interrupted. " * 20)
    assert client.event()[1] == "BEGIN"
    client.ask("SET SELF PRIORITY IMPORTANT")
    client.speak("Fire!")
    assert client.heard("CANCELED")[-1] == "CANCELED"
    assert client.heard("END") == ["BEGIN", "END"]


def test_letters_keys_and_sounds_are_said(server, client):
    for command in ("CHAR a", "CHAR space", "CHAR .", "KEY control_a", "SOUND_ICON message"):
        before = seconds(server)
        client.ask(command)
        assert client.heard() == ["BEGIN", "END"], command
        assert seconds(server) - before > 0.1, command


def test_rate_volume_and_pitch_are_heard(server, client):
    def said(setting, text="One two three four five six seven eight nine ten."):
        if setting:
            client.ask(f"SET SELF {setting}")
        before = len(server.sound())
        client.speak(text)
        assert client.heard() == ["BEGIN", "END"]
        sound = server.sound()[before:]
        loud = [index for index, sample in enumerate(sound) if abs(sample) > 300]
        return sound[loud[0] : loud[-1]]

    def period(sound):
        """The voice's, in samples: the shift at which its loudest places are most like themselves, the middle of nine."""
        windows = [sound[start : start + 1200] for start in range(0, len(sound) - 1600, 400)]
        loudest = sorted(range(len(windows)), key=lambda index: -sum(map(abs, windows[index])))[:9]

        def best(start):
            piece = sound[start : start + 1200]
            differences = {
                lag: sum(abs(one - two) for one, two in zip(piece, sound[start + lag : start + lag + 1200])) for lag in range(30, 240)
            }
            # Twice a period fits as well.
            least = min(differences.values())
            return next(lag for lag in differences if differences[lag] < 1.3 * least)

        return sorted(best(index * 400) for index in loudest)[4]

    plain = said(None)
    fast = said("RATE 100")
    assert abs(len(plain) / len(fast) - 3) < 0.3
    client.ask("SET SELF RATE 0")
    quiet = said("VOLUME 0")
    assert abs(max(map(abs, plain)) / max(map(abs, quiet)) - 2) < 0.1
    client.ask("SET SELF VOLUME 100")
    high = said("PITCH 100")
    assert abs(len(high) / len(plain) - 1) < 0.1
    assert 1.5 < period(plain) / period(high) < 2.6


def test_markup_that_is_none_is_said(client):
    client.ask("SET SELF SSML_MODE ON")
    bomb = '<!DOCTYPE speak [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><speak>a &b; c <b d < e</speak>'
    client.speak(bomb)
    assert client.heard() == ["BEGIN", "END"]


def test_the_server_says_what_the_module_is_tested_with(tmp_path):
    """What it sends is replayed by Tests/VorleserSpeechDispatcherTests; `VORLESER_RECORD=1` writes it anew."""
    version = subprocess.run([dispatcher.program("speech-dispatcher"), "--version"], env=dispatcher.environment(), capture_output=True)
    if b"0.11.4" not in version.stdout:
        pytest.skip("the transcript is of another version")
    sent = tmp_path / "sent.txt"
    with Dispatcher(tmp_path / "server", {"vorleser": f"sh -c 'tee {sent} | {VORLESER} speech-dispatcher'"}) as server:
        with Client(server) as client:
            client.ask("SET SELF LANGUAGE en")
            client.ask("SET SELF RATE 100")
            client.speak("One. Two.\r\n..three")
            assert client.heard()[-1] == "END"
            client.ask("CHAR a")
            assert client.heard()[-1] == "END"
            client.ask("LIST SYNTHESIS_VOICES")
    kept = ROOT / "Tests" / "VorleserSpeechDispatcherTests" / "Transcripts" / "sent.txt"
    if os.environ.get("VORLESER_RECORD"):
        kept.write_text(sent.read_text())
    assert sent.read_text() == kept.read_text()
