"""Loudness and pitch of speech, for benchmarks: BS.1770's K-weighting, and YIN.

Papers: ITU-R BS.1770-5; de Cheveigné & Kawahara 2002, “YIN, a fundamental frequency estimator”.
"""

import wave

import numpy as np


def samples_of(path):
    """The samples of a mono 16-bit file, from -1 to 1, and its rate."""
    with wave.open(str(path)) as file:
        assert file.getnchannels() == 1 and file.getsampwidth() == 2, f"{path} is not mono of 16 bits"
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768, file.getframerate()


def k_weighted(samples, rate):
    """The sound as BS.1770 weighs it, filtered by the analogue prototypes' response at each frequency."""
    size = 1 << int(np.ceil(np.log2(len(samples) + rate)))
    s = 2j * np.pi * np.fft.rfftfreq(size, 1 / rate)
    # Shelf of +4 dB above 1.7 kHz, and a high pass at 38 Hz: the standard's digital filters are these, transformed.
    w, q, gain = 2 * np.pi * 1681.974, 0.7071752, 10 ** (3.99984 / 20)
    band = gain**0.4996668
    shelf = (gain * s**2 + band * w / q * s + w**2) / (s**2 + w / q * s + w**2)
    w, q = 2 * np.pi * 38.13547, 0.5003270
    high = s**2 / (s**2 + w / q * s + w**2)
    return np.fft.irfft(np.fft.rfft(samples, size) * shelf * high, size)[: len(samples)]


def loudness(samples, rate):
    """Integrated loudness in LUFS; short sounds are padded to one block. None for silence."""
    block = int(0.4 * rate)
    if len(samples) < block:
        samples = np.pad(samples, (0, block - len(samples)))
    squares = np.concatenate([[0], np.cumsum(k_weighted(samples, rate) ** 2)])
    starts = np.arange(0, len(samples) - block + 1, block // 4)
    powers = (squares[starts + block] - squares[starts]) / block
    powers = powers[powers > 10 ** ((-70 + 0.691) / 10)]
    if not len(powers):
        return None
    powers = powers[powers > powers.mean() / 10]
    return -0.691 + 10 * np.log10(powers.mean())


def pitch(samples, rate, hop=0.01, window=0.04, lowest=60, highest=420, threshold=0.2):
    """Hertz for each `hop` seconds; NaN where nobody voices."""
    size, step, longest = int(window * rate), int(hop * rate), int(rate / lowest)
    shortest = int(rate / highest)
    frames = range(0, max(0, len(samples) - size - longest), step)
    result = np.full(len(frames), np.nan)
    loudest = np.sqrt(np.mean(samples**2)) if len(samples) else 0
    for index, start in enumerate(frames):
        whole = samples[start : start + size + longest]
        first = whole[:size]
        if np.sqrt(np.mean(first**2)) < 0.1 * loudest:
            continue
        fft = 1 << int(np.ceil(np.log2(len(whole) + size)))
        products = np.fft.irfft(np.fft.rfft(whole, fft) * np.conj(np.fft.rfft(first, fft)), fft)[: longest + 1]
        energies = np.concatenate([[0], np.cumsum(whole**2)])
        powers = energies[size : size + longest + 1] - energies[: longest + 1]
        difference = powers[0] + powers - 2 * products
        difference[0] = 1
        means = np.cumsum(difference[1:]) / np.arange(1, longest + 1)
        normal = np.concatenate([[1], difference[1:] / np.maximum(means, 1e-12)])
        below = np.flatnonzero(normal[shortest:] < threshold)
        if not len(below):
            continue
        lag = shortest + below[0]
        while lag < longest and normal[lag + 1] < normal[lag]:
            lag += 1
        if lag >= longest:
            continue
        left, middle, right = normal[lag - 1], normal[lag], normal[lag + 1]
        bend = left - 2 * middle + right
        result[index] = rate / (lag + (0.5 * (left - right) / bend if bend else 0))
    return result


def semitones(hertz, reference):
    return 12 * np.log2(hertz / reference)
