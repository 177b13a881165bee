"""Reads and writes sounds as arrays of floats."""

import subprocess
import wave

import numpy


def pcm(path, rate=None):
    """A mono WAV file's samples as bytes, 16-bit numbers; at another rate by FFmpeg if need be."""
    with wave.open(str(path)) as file:
        own, data = file.getframerate(), file.readframes(file.getnframes())
    if rate is None or own == rate:
        return data
    command = ["ffmpeg", "-v", "error", "-i", str(path), "-ar", str(rate), "-ac", "1", "-f", "s16le", "-"]
    return subprocess.run(command, check=True, capture_output=True).stdout


def read(path, rate=None):
    """The same as floats, −1 … 1."""
    return numpy.frombuffer(pcm(path, rate), "<i2").astype(numpy.float32) / 32_768


def rate_of(path):
    with wave.open(str(path)) as file:
        return file.getframerate()


def write(path, samples, rate):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        whole = numpy.clip(numpy.rint(samples * 32_768), -32_768, 32_767).astype("<i2")
        file.writeframes(whole.tobytes())
