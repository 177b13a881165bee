"""Writes the files beside it, as PyTorch, safetensors and NumPy write them. See README.md."""
import os
from collections import OrderedDict

import numpy as np
import torch
from safetensors.torch import save_file

os.chdir(os.path.dirname(os.path.abspath(__file__)))
ramp = torch.arange(12, dtype=torch.float32).reshape(3, 4) / 8 - 0.5

decoder = OrderedDict(
    {
        "module.single": ramp.clone(),
        "module.half": ramp.half(),
        "module.bfloat": ramp.bfloat16(),
        "module.double": ramp.double(),
        "module.parameter": torch.nn.Parameter(ramp.clone()),
        "module.count": torch.tensor(7),
        "module.flags": torch.tensor([True, False]),
        "module.empty": torch.zeros(0, 4),
        "module.column": ramp[:, :1].clone(),
    }
)
decoder._metadata = OrderedDict({"": {"version": 1}})
wide = torch.arange(20, dtype=torch.float32)
bert = {"module.part": wide[4:10].reshape(2, 3), "module.turned": ramp.t(), "module.slice": wide[::2]}
both = {"decoder": decoder, "bert": bert, "epoch": 3, "rate": 0.5, "note": "small", "none": None, "big": 1 << 40}
torch.save(both, "checkpoint.pth")
torch.save(both, "old.pth", _use_new_zipfile_serialization=False)
torch.save(ramp, "tensor.pt")

save_file(
    {"single": ramp, "half": ramp.half(), "bfloat": ramp.bfloat16(), "double": ramp.double(),
     "int32": torch.arange(3, dtype=torch.int32), "int64": torch.arange(3), "byte": torch.arange(3).byte(),
     "number": torch.tensor(1.5), "Ü \"quoted\"": ramp[0].clone()},
    "tensors.safetensors", metadata={"made by": "safetensors\n"},
)

array = ramp.numpy()
arrays = {"single": array, "half": array.astype(np.float16), "double": array.astype(np.float64),
          "int32": np.arange(3, dtype=np.int32), "flags": np.array([True]), "turned": np.asfortranarray(array),
          "big": array.astype(">f4"), "number": np.float32(1.5)}
np.savez("arrays.npz", **arrays)
np.savez_compressed("compressed.npz", single=array)
np.save("array.npy", array)
with open("array2.npy", "wb") as file:
    np.lib.format.write_array(file, array, version=(2, 0))
