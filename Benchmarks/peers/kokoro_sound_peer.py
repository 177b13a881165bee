#!/usr/bin/env python3
"""The reference's sound as PyTorch makes it on this machine, with the noise of the recorded one.

    kokoro_sound_peer.py FOLDER CASE FILE

FOLDER holds `reference.py`; FILE gets the samples as raw 32-bit floats. Prints the frames of each token as JSON.
"""

import json
import sys

folder, case, file = sys.argv[1:]
sys.path.insert(0, folder)
sys.dont_write_bytecode = True

import reference
import torch

torch.set_grad_enabled(False)
reference.make_deterministic()
phonemes = reference.CASES[case]
ids, _ = reference.ids_of(phonemes)
samples, frames = reference.model().forward_with_tokens(ids, reference.style(len(phonemes)), 1.0)
samples.numpy().tofile(file)
print(json.dumps({"frames": frames.tolist()}))
