"""Makes a pretended SDK of Apple's, good for type-checking and nothing else.

The toolchain's own modules (Foundation, Dispatch, Observation, …), made for Linux, get the names of Apple's targets; the C
library's headers are Apple's own, see requirements.txt. Then `#if os(iOS)`, availability, concurrency and C types are what
they are on Apple's systems. What Foundation has on one system only is not told apart.
"""

import dataclasses
import hashlib
import pathlib
import shutil

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
HEADERS = ROOT / ".data/apple/headers"
FOLDER = ROOT / ".build/apple"
LINUX = b"x86_64-unknown-linux-gnu"


class Missing(Exception):
    """Something is not there without which nothing would be checked."""


@dataclasses.dataclass(frozen=True)
class Platform:
    name: str
    # What Swift is checked for: x86_64, since a module's target can only be replaced by one with as long a name.
    target: str
    # What C is compiled for.
    c_target: str
    # The folder of its modules in a toolchain, their files' names, and the target that stands in them.
    folder: str
    file: str
    written: bytes


MACOS = Platform(
    "macOS", "x86_64-apple-macosx15.0", "arm64-apple-macos15.0", "macosx", "x86_64-apple-macos", b"x86_64-apple-macos15.0.0"
)
IOS = Platform(
    "iOS", "x86_64-apple-ios18.0-simulator", "arm64-apple-ios18.0", "iphonesimulator", "x86_64-apple-ios-simulator",
    b"x86_64-a-ios18-simulator",
)  # fmt: skip
PLATFORMS = [MACOS, IOS]


def toolchain():
    """The folder `usr` of the Swift that is installed."""
    compiler = shutil.which("swiftc")
    if not compiler:
        raise Missing("there is no swiftc on the PATH")
    usr = pathlib.Path(compiler).resolve().parent.parent
    if not (usr / "lib/swift/linux/Foundation.swiftmodule" / f"{LINUX.decode()}.swiftmodule").exists():
        raise Missing(f"{usr} has no modules for {LINUX.decode()}, of which the check makes those it needs")
    return usr


def retarget(source, destination, platform):
    """Copies a compiled module under another target's name."""
    assert len(platform.written) == len(LINUX)
    data = source.read_bytes()
    if LINUX not in data:
        raise Missing(f"{source} does not say that it is for {LINUX.decode()}")
    destination.parent.mkdir(parents=True, exist_ok=True)
    destination.write_bytes(data.replace(LINUX, platform.written))


def make():
    """Makes it anew when something that it is made of has changed.

    Returns its folder, and a digest of what it is made of.
    """
    usr = toolchain()
    if not HEADERS.is_dir():
        raise Missing(f"{HEADERS} is missing: run tools/setup.sh apple")
    made_of = hashlib.sha256()
    library = usr / "lib/swift/linux/libswiftCore.so"
    made_of.update(f"{usr} {library.stat().st_size} {library.stat().st_mtime_ns}".encode())
    for file in sorted([*(HERE / "sdk").iterdir(), HERE / "requirements.txt", HERE / "sdk.py"]):
        made_of.update(file.read_bytes())
    digest = made_of.hexdigest()
    folder = FOLDER / "sdk"
    if (folder / "made-of.txt").exists() and (folder / "made-of.txt").read_text() == digest:
        return folder, digest
    shutil.rmtree(FOLDER, ignore_errors=True)
    folder.mkdir(parents=True)
    _modules(usr / "lib/swift", folder / "swift")
    _headers(folder)
    (folder / "made-of.txt").write_text(digest)
    return folder, digest


def _modules(own, ours):
    ours.mkdir()
    shared = "clang dispatch CoreFoundation Block os _FoundationCShims _foundation_unicode apinotes host".split()
    for name in shared:
        if (own / name).exists():
            (ours / name).symlink_to(own / name)
    for platform in PLATFORMS:
        for module in (own / "linux").glob("*.swiftmodule"):
            made = module / f"{LINUX.decode()}.swiftmodule"
            if made.exists():
                retarget(made, ours / platform.folder / module.name / f"{platform.file}.swiftmodule", platform)
        (ours / platform.folder / "x86_64").symlink_to(own / "linux/x86_64")
    shutil.copytree(own / "shims", ours / "shims")
    # Linux's `Mutex` is inlined from its module and names futexes: it gets the names.
    shims = ours / "shims/_SynchronizationShims.h"
    text = shims.read_text()
    start, end = "#if defined(__linux__)", "#endif // defined(__linux__)"
    if start not in text or end not in text:
        raise Missing(f"{shims} is not as it was: the functions that Mutex needs cannot be named")
    names = ["gettid(void)"] + [f"futex_{verb}(__swift_uint32_t *lock)" for verb in ("lock", "trylock", "unlock")]
    stand_ins = "".join(
        f"static inline __swift_uint32_t _swift_stdlib_{name} {{ return 0; }}\n" for name in names
    )
    before, rest = text.split(start, 1)
    shims.write_text(before + stand_ins + rest.split(end, 1)[1])


def _headers(folder):
    shutil.copytree(HEADERS, folder / "include")
    for header in (folder / "include").rglob("*.h"):
        text = header.read_bytes()
        # In Apple's SDK Clang's own stddef.h is a module by itself; here it is not.
        if b"__has_feature(modules)" in text:
            header.write_bytes(text.replace(b"__has_feature(modules)", b"0"))
    shutil.copytree(HERE / "sdk", folder / "darwin")
