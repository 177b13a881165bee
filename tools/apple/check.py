#!/usr/bin/env python3
"""Checks on Linux, without Apple's SDK, that kit and apps fit macOS 15 and iOS 18, and that the kit's C compiles there.

usage: tools/apple/check.py [--platform macOS|iOS] [--anew]

What was found right stays so until a source, a module it uses or the toolchain changes; --anew forgets that. See
docs/apple.md for what this proves and what it does not.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

import imports
import sdk

ROOT = sdk.ROOT
SOURCES = ROOT / "Sources"
BUILT = ROOT / ".build/debug/Modules"

# What is for which system. A module of `Sources` that stands nowhere here is a fault.
KIT = [
    "Wording", "Phonemes", "Tensors", "Kokoro", "LosslessSound", "VorleserCore", "VorleserDisk", "VorleserText", "VorleserDictionary",
    "VorleserBooks", "VorleserNarration", "VorleserSpeech", "VorleserPlayback", "VorleserExport", "VorleserReadAlong", "VorleserLibrary",
    "VorleserSharing", "VorleserKit", "VorleserScreens",
]  # fmt: skip
# The apps and what extends them, which are no part of the package: they see what is public.
APPS = {
    "VorleserApp": [ROOT / "Apps/Vorleser/Sources", ROOT / "Apps/Shared"],
    "VorleserShare": [ROOT / "Apps/VorleserShare/Sources", ROOT / "Apps/Shared"],
}
ELSEWHERE = {
    "VorleserServer": "Hummingbird's modules, made for Linux, lack what they have on a Mac",
    "vorleser": "it stands on VorleserServer",
    "VorleserSpeechDispatcher": "speech-dispatcher is of Linux",
    "VorleserTesting": "it is for tests alone",
    "KokoroFormula": "it is for tests alone",
}
C_ELSEWHERE = {"CKokoroFormula"}
# The stubs of Apple's frameworks, each before those that use it, and what has them.
STUBS = {
    "AppleFoundation": "macOS iOS", "AVFAudio": "macOS iOS", "UIKit": "iOS", "AppKit": "macOS", "PDFKit": "macOS iOS",
    "UniformTypeIdentifiers": "macOS iOS", "Accessibility": "macOS iOS", "SwiftUI": "macOS iOS", "MediaPlayer": "macOS iOS",
    "WebKit": "macOS iOS", "ImageIO": "macOS iOS", "AppIntents": "macOS iOS", "CarPlay": "iOS",
}  # fmt: skip
# C that a system does not have, with what stands on it; the check of that system runs without their headers.
LACKS = {
    "macOS": {"CWebPages", "CHeap"},
    "iOS": {
        "CWebPages", "CHeap", "CLibZip", "CCMark", "CFlite", "CFLAC", "CSonic", "CPortAudio", "CSoundLibrary",
        "CReaderProcess",
    },
}  # fmt: skip
# Packages of others: a library of modules that the build has made for Linux.
PACKAGES = {"macOS": ["GRDB", "Subprocess", "SystemPackage"], "iOS": ["GRDB"]}

FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
# Linux has these, Apple's systems have not: in a copy of the sources no condition is true that asks for one, and an import
# of one that is compiled nevertheless has a name that there is not.
ABSENT = re.compile(r"canImport\((?:Glibc|Musl|FoundationEssentials)\)")
ABSENT_IMPORT = re.compile(r"\bimport (Glibc|Musl|FoundationEssentials)\b")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:\w+\s+)?(\w+)", re.M)
DIAGNOSTIC = re.compile(r"^\S+:\d+:\d+: (?:error|warning): |^<unknown>:0: error: |^\S*error: ")


class Outcome:
    """What came of one run of a compiler."""

    def __init__(self, code, output, seconds):
        self.code, self.output, self.seconds = code, output, seconds


def run(command):
    """Runs a command, and measures its processor time."""
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen([str(word) for word in command], stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        return Outcome(process.returncode, output.read(), usage.ru_utime + usage.ru_stime)


def digest(*parts):
    made_of = hashlib.sha256()
    for part in parts:
        made_of.update(part if isinstance(part, bytes) else str(part).encode())
        made_of.update(b"\0")
    return made_of.hexdigest()


class Check:
    """The check for one platform: its folder, the flags, and what has been found right already."""

    def __init__(self, platform, kit_folder, kit_digest):
        self.platform = platform
        self.usr = sdk.toolchain()
        self.sdk = kit_folder
        self.work = sdk.FOLDER / platform.name
        self.modules, self.copies, self.include = (self.work / name for name in ("modules", "copies", "include"))
        for folder in (self.modules, self.copies, self.include):
            folder.mkdir(parents=True, exist_ok=True)
        self.ground = digest(kit_digest, pathlib.Path(__file__).read_bytes(), platform)
        self.record = self.work / "found-right.json"
        self.right = json.loads(self.record.read_text()) if self.record.exists() else {}
        # What each module is made of, by name, as far as this run has come.
        self.made_of = {}
        self.seconds = 0.0
        self.faults = []

    # --- what is there

    def link_headers(self):
        """Names the headers of C libraries one by one, so that the C library of Linux, beside them, is not found."""
        usr = pathlib.Path("/usr/include")
        wanted = ["zlib.h", "zconf.h", "sqlite3.h", "libxml2/libxml"]
        lacking = LACKS[self.platform.name]
        for module, names in {
            "CLibZip": ["zip.h", "zipconf.h"], "CPortAudio": ["portaudio.h"], "CSonic": ["sonic.h"],
            "CCMark": ["cmark-gfm*.h"], "CFLAC": ["FLAC", "ogg"], "CFlite": ["flite"],
        }.items():  # fmt: skip
            if module not in lacking:
                wanted += names
        for name in wanted:
            found = list(usr.glob(name)) + list((usr / "x86_64-linux-gnu").glob(name))
            if not found:
                raise sdk.Missing(f"there is no /usr/include/{name}: run tools/setup.sh build")
            for header in found:
                link = self.include / header.name
                if not link.is_symlink():
                    link.symlink_to(header)

    def module_maps(self):
        """Flags that show the C modules: their own maps, or an umbrella as the package manager writes it."""
        flags = []
        for folder in sorted(SOURCES.glob("C*")):
            if folder.name in LACKS[self.platform.name] - {"CHeap"} or not folder.is_dir():
                continue
            own = folder / "module.modulemap"
            if own.exists():
                flags += ["-Xcc", f"-fmodule-map-file={own}"]
            elif (folder / "include").is_dir():
                written = self.work / f"{folder.name}.modulemap"
                if not (folder / "include/module.modulemap").exists():
                    text = f'module {folder.name} {{ umbrella "{folder}/include" export * }}\n'
                    if not written.exists() or written.read_text() != text:
                        written.write_text(text)
                else:
                    written = folder / "include/module.modulemap"
                flags += ["-Xcc", f"-fmodule-map-file={written}", "-Xcc", f"-I{folder}/include"]
        return flags

    def bring_packages(self):
        """Others' modules, from the build that the tests make."""
        for name in PACKAGES[self.platform.name]:
            made = BUILT / f"{name}.swiftmodule"
            if not made.exists():
                raise sdk.Missing(f"{made} is missing: build the tests first (make test, or swift build --build-tests)")
            sdk.retarget(made, self.modules / made.name, self.platform)
            self.made_of[name] = digest(made.read_bytes())
        shim = ROOT / ".build/checkouts/GRDB.swift/Sources/GRDBSQLite/shim.h"
        if not shim.exists():
            raise sdk.Missing(f"{shim} is missing: build the tests first")
        text = f'module GRDBSQLite [system] {{ header "{shim}" export * }}\n'
        written = self.work / "GRDBSQLite.modulemap"
        if not written.exists() or written.read_text() != text:
            written.write_text(text)
        # The C below Subprocess, which its module names.
        below = ["swift-system/Sources/CSystem", "swift-subprocess/Sources/_SubprocessCShims"]
        maps = [written, *(ROOT / f".build/checkouts/{name}/include/module.modulemap" for name in below)]
        return [word for file in maps for word in ("-Xcc", f"-fmodule-map-file={file}")]

    def flags(self, name):
        clang = [
            "-nostdlibinc", "-isystem", self.sdk / "include", f"-I{self.include}",
            f"-fmodule-map-file={self.sdk}/darwin/module.modulemap", "-std=c2x",
        ]  # fmt: skip
        return [
            "-swift-version", "6", "-target", self.platform.target, "-resource-dir", self.sdk / "swift",
            "-disable-objc-interop", "-module-cache-path", self.work / "cache",
            "-plugin-path", self.usr / "lib/swift/host/plugins", "-I", self.modules,
            # What Foundation has on Apple's systems alone, as if it stood in it.
            *([] if name in ("Darwin", "AppleFoundation") else ["-import-module", "AppleFoundation"]),
            *(word for feature in FEATURES for word in ("-enable-upcoming-feature", feature)),
            *(word for flag in clang for word in ("-Xcc", str(flag))),
            *self.c_modules,
        ]  # fmt: skip

    def prepare(self):
        self.link_headers()
        self.c_modules = self.module_maps() + self.bring_packages()
        shims = sorted(f for folder in SOURCES.glob("C*") for f in folder.rglob("*.h"))
        self.ground = digest(self.ground, *(f.read_bytes() for f in shims))

    # --- Swift

    def copied(self, file):
        """The file as it is for Apple's systems, in a copy; lines and columns stay."""
        copy = self.copies / file.relative_to(ROOT)
        text = as_on_apple(file.read_text(encoding="utf-8"))
        if not copy.exists() or copy.read_text(encoding="utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
        return copy, text

    def swift(self, name, files, *more, copies=True):
        """Checks a module, and leaves it for those that use it."""
        read = [self.copied(file) if copies else (file, file.read_text(encoding="utf-8")) for file in files]
        if not read:
            raise sdk.Missing(f"the module {name} has no sources")
        named = {module for _, text in read for module in IMPORT.findall(text)} | {"AppleFoundation"}
        used = sorted(named & self.made_of.keys() - {name})
        made_of = digest(self.ground, name, *more, *(f"{m}={self.made_of[m]}" for m in used), *(
            part for copy, text in read for part in (copy, text)
        ))  # fmt: skip
        self.made_of[name] = made_of
        made = self.modules / f"{name}.swiftmodule"
        if self.right.get(name) == made_of and made.exists():
            return self.tell(name, len(read), None)
        command = [
            self.usr / "bin/swift-frontend", "-emit-module", "-parse-as-library", "-module-name", name, "-o", made,
            *self.flags(name), *more, *(copy for copy, _ in read),
        ]  # fmt: skip
        self.tell(name, len(read), run(command), made_of)

    def tell(self, name, count, outcome, made_of=None):
        if outcome is None:
            return
        self.seconds += outcome.seconds
        said = outcome.output.replace(f"{self.copies}/", "").replace(f"{ROOT}/", "")
        lines = list(dict.fromkeys(line for line in said.splitlines() if DIAGNOSTIC.match(line)))
        if outcome.code == 0 and not lines:
            self.right[name] = made_of
            print(f"  {self.platform.name}: {name}, {count} files, {outcome.seconds:.1f} s", flush=True)
            return
        self.right.pop(name, None)
        lines = lines or said.splitlines()[-20:] or [f"the compiler ended with {outcome.code} and said nothing"]
        self.faults += lines
        print("\n".join([f"  {self.platform.name}: {name}, {count} files: {len(lines)} faults", *lines[:20]]), flush=True)

    def with_mistake(self, name, file, text):
        """What the compiler says of a module in which one file has another text; only that file is gone through."""
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            spoilt = pathlib.Path(folder) / file.name
            spoilt.write_text(as_on_apple(text), encoding="utf-8")
            others = [self.copied(other)[0] for other in sources(name) if other != file]
            package = [] if name in APPS else ["-package-name", "vorleser"]
            return run([
                self.usr / "bin/swift-frontend", "-emit-sil", "-parse-as-library", "-module-name", name, *self.flags(name),
                *package, "-o", os.devnull, "-primary-file", spoilt, *others,
            ])  # fmt: skip

    # --- C

    def c(self, folder):
        """Compiles a C target to objects for Apple's processors."""
        files = sorted(folder.glob("*.c"))
        headers = sorted(folder.rglob("*.h"))
        made_of = digest(self.ground, *(f.read_bytes() for f in files + headers))
        if self.right.get(folder.name) == made_of:
            return
        seconds, said, code = 0.0, "", 0
        for file in files:
            outcome = run([
                self.usr / "bin/clang", "-target", self.platform.c_target, "-c", "-std=c2x", "-Werror", "-nostdlibinc",
                "-isystem", self.sdk / "include", f"-I{folder}/include", f"-I{self.include}", "-o", os.devnull, file,
            ])  # fmt: skip
            seconds, said, code = seconds + outcome.seconds, said + outcome.output, code or outcome.code
        self.tell(folder.name, len(files), Outcome(code, said, seconds), made_of)

    # --- all

    def everything(self):
        self.prepare()
        overlay = sdk.HERE / "sdk/Darwin.swift"
        self.swift("Darwin", [overlay], "-import-underlying-module", "-swift-version", "5", copies=False)
        for name in stubs(self.platform):
            # As a system's module is: one day its enumerations may have more cases.
            self.swift(name, [sdk.HERE / f"stubs/{name}.swift"], "-enable-library-evolution",
                       "-suppress-warnings", copies=False)  # fmt: skip
            if name not in self.right:
                raise sdk.Missing(f"the stub {name} is not right")
        for folder in sorted(SOURCES.glob("C*")):
            if list(folder.glob("*.c")) and folder.name not in LACKS[self.platform.name] | C_ELSEWHERE:
                self.c(folder)
        for name in KIT:
            files = sources(name)
            more = ["-package-name", "vorleser"]
            # What asks for no system is the same on the second as on the first: there its interface is enough.
            if self.platform is not sdk.PLATFORMS[0] and not any(asks_for_system(file) for file in files):
                more.append("-experimental-skip-non-inlinable-function-bodies")
            self.swift(name, files, *more)
        for name in APPS:
            self.swift(name, sources(name))
        self.record.write_text(json.dumps(self.right, indent=1))


def sources(name):
    """The sources of a module."""
    return sorted(file for folder in APPS.get(name, [SOURCES / name]) for file in folder.rglob("*.swift"))


def module_of(file):
    """The module that a source is part of."""
    for name, folders in APPS.items():
        if any(file.is_relative_to(folder) for folder in folders):
            return name
    return file.relative_to(SOURCES).parts[0]


def as_on_apple(text):
    return ABSENT_IMPORT.sub(r"import LinuxOnly\1", ABSENT.sub("false", text))


def asks_for_system(file):
    """Whether a source is another on another system, beside how Foundation is called."""
    conditions = re.findall(r"^\s*#(?:if|elseif)\b(.*)", file.read_text(encoding="utf-8"), re.M)
    return any(condition.strip() != "canImport(FoundationEssentials)" for condition in conditions)


def stubs(platform):
    return [name for name, systems in STUBS.items() if platform.name in systems.split()]


def gaps():
    """What would not be checked though nobody has said so: a check of nothing is green."""
    for folder in sorted(SOURCES.iterdir()):
        if folder.is_dir() and any(folder.rglob("*.swift")) and folder.name not in {*KIT, *ELSEWHERE}:
            yield f"Sources/{folder.name} is neither in KIT nor in ELSEWHERE of tools/apple/check.py"
    for name in KIT:
        if not (SOURCES / name).is_dir():
            yield f"Sources/{name} does not exist, but KIT of tools/apple/check.py has it"
    asked = re.compile(r"canImport\((\w+)\)|^\s*(?:public )?import (\w+)", re.M)
    for name in [*KIT, *APPS]:
        for file in sources(name):
            for module in {a or b for a, b in asked.findall(file.read_text(encoding="utf-8"))} & imports.FRAMEWORKS:
                if module not in STUBS:
                    yield f"{file.relative_to(ROOT)} asks for {module}, of which there is no tools/apple/stubs/{module}.swift"
    for name in STUBS:
        if not (sdk.HERE / f"stubs/{name}.swift").exists():
            yield f"tools/apple/stubs/{name}.swift is missing"


def prepared(platforms, anew=False):
    """Checks for these platforms, ready to go."""
    folder, made_of = sdk.make()
    checks = [Check(platform, folder, made_of) for platform in platforms]
    for check in checks:
        if anew:
            check.right = {}
    return checks


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--platform", choices=[platform.name for platform in sdk.PLATFORMS])
    parser.add_argument("--anew", action="store_true")
    arguments = parser.parse_args()
    began = time.monotonic()
    faults = list(gaps())
    if faults:
        sys.exit("\n".join(["check-apple: NOTHING WAS CHECKED:", *faults]))
    try:
        checks = prepared([p for p in sdk.PLATFORMS if arguments.platform in (None, p.name)], arguments.anew)
        with concurrent.futures.ThreadPoolExecutor() as pool:
            for done in [pool.submit(check.everything) for check in checks]:
                done.result()
    except sdk.Missing as missing:
        sys.exit(f"check-apple: NOTHING WAS CHECKED: {missing}")
    for check in checks:
        wanted = [*KIT, *APPS]
        swift, c = sum(name in wanted for name in check.right), sum(name.startswith("C") for name in check.right)
        print(
            f"check-apple: {check.platform.name}: {swift} of {len(wanted)} modules and {c} C targets are right, "
            f"{len(check.faults)} faults, {check.seconds:.1f} s of processor time"
        )
        faults += check.faults
        if swift < len(wanted) and not check.faults:
            faults.append(f"{check.platform.name}: not every module was checked")
    print(f"check-apple: {'not right' if faults else 'right, but never compiled with Xcode'}; {time.monotonic() - began:.0f} s")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
