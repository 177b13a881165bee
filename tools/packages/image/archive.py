#!/usr/bin/env python3
"""Writes an image of one layer as an OCI archive: what `podman load`, `docker load` and `skopeo copy oci-archive:` take.

    tools/packages/image/archive.py ROOT.tar VERSION OUT.tar

The same root gives the same archive: times are SOURCE_DATE_EPOCH.
"""

import gzip
import hashlib
import io
import json
import os
import platform
import shutil
import sys
import tarfile
import tempfile
from datetime import datetime, timezone
from pathlib import Path

MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
SECOND = 1_000_000_000
VOLUMES = ["/config", "/books", "/audiobooks"]

epoch = int(os.environ["SOURCE_DATE_EPOCH"])


def digest_of(file):
    digest = hashlib.sha256()
    with open(file, "rb") as source:
        while block := source.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def as_json(value):
    return json.dumps(value, indent=1, sort_keys=True).encode()


def configuration(root, version):
    """How a container of the image is started."""
    return {
        "architecture": MACHINES[platform.machine()],
        "os": "linux",
        "created": datetime.fromtimestamp(epoch, timezone.utc).isoformat().replace("+00:00", "Z"),
        "config": {
            # The first user of most machines at home; any other does as well.
            "User": "1000:1000",
            "Env": [
                "PATH=/usr/bin:/bin",
                "LANG=C.UTF-8",
                "HOME=/config",
                "XDG_DATA_HOME=/config",
                "XDG_STATE_HOME=/config/state",
                "XDG_CACHE_HOME=/config/cache",
            ],
            "Entrypoint": ["vorleser"],
            "Cmd": ["serve", "--listen", "0.0.0.0", "--log-format", "json"],
            "WorkingDir": "/config",
            "ExposedPorts": {"8080/tcp": {}},
            "Volumes": {path: {} for path in VOLUMES},
            "StopSignal": "SIGTERM",
            "Healthcheck": {
                "Test": ["CMD", "vorleser-health"],
                "Interval": 30 * SECOND,
                "Timeout": 10 * SECOND,
                "StartPeriod": 10 * SECOND,
                "Retries": 3,
            },
            "Labels": {
                "org.opencontainers.image.title": "vorleser",
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.licenses": "Apache-2.0",
                "org.opencontainers.image.description": "Reads books aloud, on your own machine",
            },
        },
        "rootfs": {"type": "layers", "diff_ids": ["sha256:" + digest_of(root)]},
        "history": [{"created_by": "tools/packages/image", "comment": f"vorleser {version} on Debian 12"}],
    }


def compressed(root, folder):
    """The layer, without the name and time that gzip would write."""
    file = Path(folder) / "layer.gz"
    with open(root, "rb") as source, open(file, "wb") as target:
        with gzip.GzipFile(filename="", mode="wb", fileobj=target, compresslevel=6, mtime=0) as layer:
            shutil.copyfileobj(source, layer, 1 << 20)
    return file


class Archive:
    """A tar of blobs, named by what they hold."""

    def __init__(self, path):
        self.tar = tarfile.open(path, "w", format=tarfile.PAX_FORMAT)
        for folder in ["blobs", "blobs/sha256"]:
            entry = self.entry(folder)
            entry.type, entry.mode = tarfile.DIRTYPE, 0o755
            self.tar.addfile(entry)

    def entry(self, name, size=0):
        entry = tarfile.TarInfo(name)
        entry.size, entry.mode, entry.mtime = size, 0o644, epoch
        return entry

    def add(self, name, data):
        self.tar.addfile(self.entry(name, len(data)), io.BytesIO(data))

    def blob(self, kind, data):
        digest = hashlib.sha256(data).hexdigest()
        self.add("blobs/sha256/" + digest, data)
        return {"mediaType": kind, "digest": "sha256:" + digest, "size": len(data)}

    def blob_of_file(self, kind, file):
        digest, size = digest_of(file), os.path.getsize(file)
        with open(file, "rb") as source:
            self.tar.addfile(self.entry("blobs/sha256/" + digest, size), source)
        return {"mediaType": kind, "digest": "sha256:" + digest, "size": size}


def main(root, version, out):
    oci = "application/vnd.oci.image."
    archive = Archive(out)
    with tempfile.TemporaryDirectory() as folder:
        layer = archive.blob_of_file(oci + "layer.v1.tar+gzip", compressed(root, folder))
    config = archive.blob(oci + "config.v1+json", as_json(configuration(root, version)))
    manifest = archive.blob(oci + "manifest.v1+json", as_json({
        "schemaVersion": 2, "mediaType": oci + "manifest.v1+json", "config": config, "layers": [layer],
    }))
    manifest["annotations"] = {
        "org.opencontainers.image.ref.name": version,
        "io.containerd.image.name": f"localhost/vorleser:{version}",
    }
    archive.add("index.json", as_json({
        "schemaVersion": 2, "mediaType": oci + "index.v1+json", "manifests": [manifest],
    }))
    archive.add("oci-layout", as_json({"imageLayoutVersion": "1.0.0"}))
    archive.tar.close()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
