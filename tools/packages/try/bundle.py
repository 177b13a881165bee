#!/usr/bin/env python3
"""Unpacks an image for runc, as its own configuration says, for a user: tools/packages/try/bundle.py OCI FOLDER USER

FOLDER/root is filled, FOLDER/config.json written; config, books and audiobooks in it become the volumes. Says the health
check's command.
"""

import json
import sys
import tarfile
from pathlib import Path


def main(image, folder, user):
    def blob(descriptor):
        return image / "blobs" / descriptor["digest"].replace(":", "/")

    manifest = json.loads(blob(json.loads((image / "index.json").read_text())["manifests"][0]).read_text())
    told = json.loads(blob(manifest["config"]).read_text())["config"]
    if told["User"].split(":")[0] in ("", "0", "root"):
        sys.exit("bundle: the image is run by root")
    for layer in manifest["layers"]:
        with tarfile.open(blob(layer)) as tar:
            tar.extractall(folder / "root", numeric_owner=True)

    def mount(kind, target, *options, source=None):
        return {"destination": target, "type": kind, "source": source or kind, "options": list(options)}

    def volume(target):
        options = ["bind", "ro" if target == "/books" else "rw"]
        return mount("none", target, *options, source=str(folder / target.strip("/")))

    specification = {
        "ociVersion": "1.0.2",
        "root": {"path": "root", "readonly": True},
        "hostname": "vorleser",
        "process": {
            "user": {"uid": user, "gid": user},
            "args": told["Entrypoint"] + told["Cmd"],
            "env": told["Env"],
            "cwd": told["WorkingDir"],
            "capabilities": {},
            "noNewPrivileges": True,
        },
        "mounts": [
            mount("proc", "/proc"),
            mount("tmpfs", "/dev", "nosuid", "mode=755"),
            mount("tmpfs", "/tmp", "nosuid", "nodev", "mode=1777"),
            *(volume(target) for target in sorted(told["Volumes"])),
        ],
        "linux": {"namespaces": [{"type": kind} for kind in ("pid", "network", "ipc", "uts", "mount")]},
    }
    (folder / "config.json").write_text(json.dumps(specification, indent=1))
    print(*told["Healthcheck"]["Test"][1:])


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
