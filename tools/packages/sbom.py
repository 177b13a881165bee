#!/usr/bin/env python3
"""Writes what a package is made of, as CycloneDX 1.5: the Swift packages that are linked, the libraries it needs of Debian,
and what comes along with it.

    tools/packages/sbom.py BUILD STAGE VERSION >vorleser.cdx.json      BUILD: folder of the release build
    tools/packages/sbom.py --image ROOT.tar VERSION >image.cdx.json    every Debian package in an image's root
"""

import json
import os
import re
import subprocess
import sys
import tarfile
import uuid
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def linked_targets(build):
    """Names of the targets whose objects the linker was given."""
    objects = (build / "vorleser.product/Objects.LinkFileList").read_text(encoding="utf-8")
    return set(re.findall(r"/([^/]+)\.build/", objects))


def holder(target, checkouts):
    """The checkout that a target's sources are in; none if it is ours."""
    for checkout in checkouts.iterdir():
        if any((checkout / folder / target).is_dir() for folder in ("Sources", "Source", "src", "")):
            return checkout.name.lower()
    return None


def swift_packages(build):
    pins = json.loads((ROOT / "Package.resolved").read_text(encoding="utf-8"))["pins"]
    linked = {holder(target, ROOT / ".build/checkouts") for target in linked_targets(build)}
    # GRDB keeps its sources in a folder of another name.
    if "GRDB" in linked_targets(build):
        linked.add("grdb.swift")
    for pin in pins:
        location = pin["location"].removesuffix(".git")
        if location.rsplit("/", 1)[-1].lower() not in linked:
            continue
        owner = location.removeprefix("https://github.com/")
        version = pin["state"].get("version") or pin["state"]["revision"]
        yield {
            "type": "library",
            "name": pin["identity"],
            "version": version,
            "purl": f"pkg:swift/github.com/{owner}@{version}",
            "hashes": [{"alg": "SHA-1", "content": pin["state"]["revision"]}],
            "externalReferences": [{"type": "vcs", "url": pin["location"]}],
        }


def swift():
    """The compiler, whose libraries are linked."""
    version = re.search(r"Swift version (\S+)", run("swift", "--version"))[1]
    return {"type": "library", "name": "swift", "version": version,
            "purl": f"pkg:github/swiftlang/swift@swift-{version}-RELEASE"}


def debian(name, version, architecture):
    return {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:deb/debian/{name}@{version.replace('+', '%2B').replace(':', '%3A')}?arch={architecture}",
    }


def installed(package):
    return debian(package, *run("dpkg-query", "-Wf", "${Version} ${Architecture}", package).split())


def brought(stage):
    """The packages of libraries that come along, known by their licences."""
    for licence in (stage / "usr/share/doc/vorleser/libraries").glob("*.copyright"):
        yield installed(licence.stem)


def libraries(binary):
    """The packages of what the loader must find, not those of what these need in turn."""
    needed = set(re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", binary)))
    places = dict(re.findall(r"(\S+) => (/\S+)", run("ldd", binary)))
    found = {}
    for name in needed & places.keys():
        # Brought along.
        if places[name].startswith(os.path.realpath(binary.parents[1])):
            continue
        # Debian's list may have the path from before /lib became a link.
        for path in {places[name], os.path.realpath(places[name]), places[name].removeprefix("/usr")}:
            answer = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True).stdout
            if answer:
                package = answer.split(":")[0]
                found[package] = installed(package)
                break
        else:
            sys.exit(f"sbom: no package has {places[name]}")
    return found.values()


def fetched():
    """What the set-up fetches from the Python Package Index and the packages pass on."""
    for part in ["pdfium", "fonts", "lexicon"]:
        text = (ROOT / "tools" / part / "requirements.txt").read_text(encoding="utf-8")
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.M):
            yield {"type": "data" if part != "pdfium" else "library", "name": name, "version": version,
                   "purl": f"pkg:pypi/{name}@{version}"}


def packages_of(root):
    """What dpkg says is installed in a root, from its tar."""
    with tarfile.open(root) as tar:
        for member in tar:
            if member.name.removeprefix("./") == "var/lib/dpkg/status":
                status = tar.extractfile(member).read().decode()
                break
        else:
            sys.exit("sbom: the root has no list of packages")
    for entry in status.split("\n\n"):
        fields = dict(re.findall(r"^(Package|Version|Architecture): (.*)$", entry, re.M))
        if "Version" in fields:
            yield debian(fields["Package"], fields["Version"], fields["Architecture"])


def document(version, kind, components):
    components = sorted(components, key=lambda part: (part["purl"], part["name"]))
    for part in components:
        part["bom-ref"] = part["purl"]
    seconds = int(os.environ["SOURCE_DATE_EPOCH"])
    digest = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(components, sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{digest}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(seconds, timezone.utc).isoformat().replace("+00:00", "Z"),
            "component": {
                "type": kind, "name": "vorleser", "version": version, "bom-ref": "vorleser",
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            },
        },
        "components": components,
        "dependencies": [{"ref": "vorleser", "dependsOn": [part["bom-ref"] for part in components]}],
    }


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--image", root, version]:
            bill = document(version, "container", packages_of(root))
        case [build, stage, version]:
            stage = Path(stage)
            parts = [*swift_packages(Path(build)), swift(), *libraries(stage / "usr/bin/vorleser"), *brought(stage), *fetched()]
            bill = document(version, "application", {part["purl"]: part for part in parts}.values())
        case _:
            sys.exit(__doc__)
    print(json.dumps(bill, indent=1))
