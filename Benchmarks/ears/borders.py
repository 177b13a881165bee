"""Whether the first and the last phoneme of each utterance are there, by a forced alignment.

PocketSphinx is given each utterance's phonemes as words of a dictionary made for it, those at the borders also without their
outermost phoneme, and takes what fits the sound better. A hum of a few hundredths of a second it may pass over at one
offset of its frames; what it misses at four of them is missing. It errs: of a last stop or fricative the sound itself tells,
by the burst or the noise that follows the closure.
"""

import array
import json
import random
import re
import tempfile
from dataclasses import dataclass

import numpy
import sounds

SYMBOLS = "A I O Q W Y æ a ɑ ɒ ɔ ə ɐ ɛ e ɜ ɪ i ʊ u ʌ ᵻ ᵊ b d f h j k l m n p s t v w z ð ŋ ɡ ɹ ɾ T ʃ ʒ ʤ ʧ θ"
ARPABET = (
    "EY AY OW OW AW OY AE AE AA AA AO AH AH EH EH ER IH IY UH UW AH IH AH B D F HH Y K L M N P S T V W Z DH NG G R D D"
    " SH ZH JH CH TH"
)
NAMES = dict(zip(SYMBOLS.split(), ARPABET.split()))
# Words of fewer phonemes than this are joined with their neighbour, so that one less is still a word.
SHORTEST = 3
# Added to the sound, in steps of 16 bits: before digital silence the aligner passes over voiced stops that are there.
NOISE = 6
# Parts of a frame of the aligner, in samples.
SHIFTS = [0, 40, 80, 120]


@dataclass(frozen=True)
class Gap:
    """A phoneme that is not there."""

    take: str
    side: str
    phonemes: str
    text: str
    # Seconds: where its part of the take ends.
    end: float


def arpabet(word):
    """A word's phonemes as the aligner calls them: an r after a neutral vowel is one sound with it."""
    result = []
    for symbol in word:
        name = NAMES.get(symbol)
        if name == "R" and result and result[-1] in ("AH", "ER"):
            result[-1] = "ER"
        elif name:
            result.append(name)
    return result


def groups(phonemes):
    """The words of an utterance, the short ones at its borders joined with their neighbours."""
    words = [found for word in re.split(r"[ —…]+", phonemes) if (found := arpabet(word))]
    if len(words) > 1 and len(words[0]) < SHORTEST:
        words[:2] = [words[0] + words[1]]
    if len(words) > 1 and len(words[-1]) < SHORTEST:
        words[-2:] = [words[-2] + words[-1]]
    return words


def plan(path):
    """A take's words for the aligner: their names, the dictionary's lines, and which names are without a border."""
    names, lines, probes = [], [], {}
    for part in json.loads(path.read_text())["parts"]:
        words = groups(part["phonemes"])
        for index, word in enumerate(words):
            name = f"zq{path.stem}x{len(names)}"
            names.append(name)
            lines.append((name, word))
            sides = [("first", word[1:])] * (index == 0) + [("last", word[:-1])] * (index == len(words) - 1)
            for number, (side, rest) in enumerate(side for side in sides if side[1]):
                lines.append((f"{name}({number + 2})", rest))
                probes[f"{name}({number + 2})"] = Gap(path.stem, side, " ".join(word), part["text"], part["end"])
    return names, lines, probes


def gaps(folder):
    """The takes that could be aligned, and what is missing in them; `None` without PocketSphinx."""
    try:
        import pocketsphinx
        import word_times
    except ImportError:
        return None
    plans = {path: plan(path) for path in sorted(folder.glob("[0-9][0-9][0-9][0-9].json"))}
    with tempfile.NamedTemporaryFile("w", suffix=".dict") as dictionary:
        for _, lines, _ in plans.values():
            dictionary.writelines(f"{name} {' '.join(word)}\n" for name, word in lines)
        dictionary.flush()
        decoder = pocketsphinx.Decoder(samprate=word_times.RATE, loglevel="FATAL", dict=dictionary.name)
    aligned, missing = 0, []
    for path, (names, _, probes) in plans.items():
        samples = noisy(word_times.samples_of(path.with_suffix(".wav")))
        found = [chosen(decoder, names, word_times.padded(samples, shift)) for shift in SHIFTS]
        aligned += all(found)
        missing += [gap for name, gap in probes.items() if all(name in words for words in found)]
    return aligned, missing


def release(folder, gap):
    """How far noise above 2.5 kHz rises in the last 0.14 s of an utterance over its quietest 20 ms before, in decibels."""
    path = folder / f"{gap.take}.wav"
    rate = sounds.rate_of(path)
    size, end = rate // 50, round(gap.end * rate)
    frames = sounds.read(path)[max(end - 15 * size, 0) : end]
    frames = frames[: len(frames) // size * size].reshape(-1, size) * numpy.hanning(size)
    spectrum = numpy.abs(numpy.fft.rfft(frames)) ** 2
    pitches = numpy.fft.rfftfreq(size, 1 / rate)
    noise = 10 * numpy.log10(spectrum[:, (pitches >= 2500) & (pitches < 8000)].sum(axis=1) + 1e-12)
    loudest = len(noise) - 7 + int(noise[-7:].argmax())
    return float(noise[loudest] - noise[max(loudest - 6, 0) : loudest + 1].min())


def noisy(samples):
    """With a hiss that nobody hears, the same for everybody."""
    numbers = random.Random(1)
    return array.array("h", (max(-32768, min(32767, one + numbers.randint(-NOISE, NOISE))) for one in samples))


def chosen(decoder, names, sound):
    """The words that the aligner has taken, each in the form that fits better; none where it fails."""
    decoder.set_align_text(" ".join(names))
    decoder.start_utt()
    decoder.process_raw(sound, full_utt=True)
    decoder.end_utt()
    return {segment.word for segment in decoder.seg() or []}
