"""Listens with Whisper, on the processor; each stretch by itself, without what was heard before."""

from pathlib import Path

RATE = 16_000
DEFAULT = Path(__file__).resolve().parent.parent.parent / ".data/ears"


class Ears:
    """A speech recogniser from a folder with a model for faster-whisper."""

    def __init__(self, folder=DEFAULT, threads=2, beam=5):
        from faster_whisper import WhisperModel

        self.beam = beam
        self.model = WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=threads)

    def heard(self, samples, language="en"):
        """The words of at most half a minute.

        `samples` are bytes: 16-bit numbers, 16,000 a second. No filter for voices: it would cut what it takes for silence.
        """
        import numpy

        floats = numpy.frombuffer(samples, "<i2").astype(numpy.float32) / 32_768
        segments, _ = self.model.transcribe(
            floats, language=language.split("-")[0], beam_size=self.beam, temperature=0, condition_on_previous_text=False,
            without_timestamps=True, vad_filter=False,
        )  # fmt: skip
        return " ".join(segment.text.strip() for segment in segments)


def are_there(folder=DEFAULT):
    """Whether the model is in its place."""
    return (Path(folder) / "model.bin").exists()
