# `make run` and `make test` are all a newcomer needs; each sets up what it lacks first.

BOOK ?= Samples/the-time-machine.epub
PORT ?= 8080
VOICE ?=
HOURS ?= 1
MODEL ?=
CHAPTERS ?=
OUT ?= out
PREFIX ?= /usr/local
TIME ?= 60
TARGET ?=
M ?=
FILTER ?=
REAL ?=
SWIFT_FLAGS = --explicit-target-dependency-import-check error
RELEASE = swift build -c release $(SWIFT_FLAGS)
BIN = $(shell swift build -c release --show-bin-path)
# The better voice is brought once; VOICE=builtin goes without it.
BRING_VOICE = [ "$(VOICE)" = builtin ] || tools/voice.sh "$(BIN)/vorleser"

.PHONY: check-apple drawings outside test-times run audiobook voice test test-release test-asan test-tsan test-engines fuzz faults load soak scan test-slurm coverage check setup format lint build bench selfcheck listen install packages try-packages release clean help

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

setup: ## install what is missing on this machine
	@tools/setup.sh test

run: ## open the library in the browser, with a book: make run [BOOK=path] [PORT=8080] [VOICE=builtin]
	@tools/setup.sh build
	@$(RELEASE) --product vorleser
	@$(BRING_VOICE)
	@"$(BIN)/vorleser" serve --port $(PORT) --open --book "$(BOOK)"

audiobook: ## make an audiobook of a book: make audiobook [BOOK=path] [VOICE=name] [CHAPTERS=2-5]
	@tools/setup.sh build
	@$(RELEASE) --product vorleser
	@$(BRING_VOICE)
	@tools/audiobook.sh "$(BIN)/vorleser" "$(BOOK)" "$(OUT)" \
		$(if $(VOICE),--voice "$(VOICE)") $(if $(CHAPTERS),--chapters "$(CHAPTERS)")

# The corpus is read, and the whole network run, apart from the rest: each keeps both cores busy for a minute or more.
CORPUS = CorpusTests|HostileTests
NETWORK = GoldenStagesTests
COMMANDS = ^CommandTests\.
# All at once, tests would wait for the cores until their patience ends.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= 6
TESTS = tools/testing/run.py
# C as it is shipped: without optimisation the network's kernels take seventeen times as long.
OPTIMISED_C = -Xcc -O2

ifneq ($(M),)
test:
	@tools/setup.sh test
	@tools/testing/module.sh $(M) $(if $(FILTER),--filter '$(FILTER)')
else ifneq ($(REAL),)
test:
	@tools/setup.sh real
	swift build --build-tests $(OPTIMISED_C) $(SWIFT_FLAGS)
	@tools/testing/real.sh
else
test: ## run all tests, or those of a module, or those on the published voice: make test [M=VorleserText [FILTER=…]] [REAL=1]
	@tools/setup.sh test
	swift build --build-tests $(OPTIMISED_C) $(SWIFT_FLAGS)
	tools/testing/everything.sh "$(CORPUS)" "$(NETWORK)"
endif

test-times: ## say which tests take long: each runs alone
	@tools/setup.sh test
	swift build --build-tests $(OPTIMISED_C) $(SWIFT_FLAGS)
	@rm -f .build/tests.jsonl
	$(TESTS) --each-target --one-at-a-time --skip "$(CORPUS)|$(NETWORK)"
	@tools/testing/report.py

ROUNDS ?= 5
faults: ## kill it, fill its disk, spoil its files, and see that nothing is lost: make faults [ROUNDS=5]
	@tools/setup.sh build
	@$(RELEASE) --product vorleser
	@$(RELEASE) --product vorleser-bench
	@ROUNDS=$(ROUNDS) tools/fault-tests.sh

# The compiler's optimiser can break what tests of unoptimised code do not see.
test-release: ## run the command's and the browser's tests on the optimised program that users run
	@tools/setup.sh test
	swift build --build-tests $(OPTIMISED_C) $(SWIFT_FLAGS)
	@$(RELEASE) --product vorleser
	VORLESER="$(BIN)/vorleser" $(TESTS) --filter "$(COMMANDS)"
	VORLESER="$(BIN)/vorleser" tools/browser-tests.sh

# Each takes about forty minutes on two cores.
test-asan: ## run all tests under the address sanitizer
	@tools/setup.sh test
	tools/sanitized-tests.sh address

test-tsan: ## run all tests under the thread sanitizer
	@tools/setup.sh test
	tools/sanitized-tests.sh thread

test-engines: ## listen in Firefox and WebKit as well (installs both)
	@tools/setup.sh engines
	@$(RELEASE) --product vorleser
	VORLESER="$(BIN)/vorleser" .venv/bin/python -m pytest Tests/EngineTests -q -p no:cacheprovider

test-slurm: ## render a book as shards on a real Slurm of one node (root; installs slurm-wlm)
	@tools/setup.sh build
	@$(RELEASE) --product vorleser
	@tools/clusters/test-slurm.sh "$(BIN)/vorleser"

fuzz: ## feed the readers with what nobody would write: make fuzz [TIME=seconds for each] [TARGET="epub pdf"]
	@tools/setup.sh build
	@tools/fuzz/fuzz.py --time $(TIME) $(if $(TARGET),--target $(TARGET))

coverage: ## say which share of each module's lines the tests reach
	@tools/setup.sh test
	swift build --build-tests --enable-code-coverage $(OPTIMISED_C)
	tools/coverage.sh

check: ## what CI runs: format, warnings, paths and snippets of the documents, types of the pages, tests
	@tools/setup.sh test
	$(MAKE) lint
	$(MAKE) test
	$(MAKE) check-apple
	tools/snippets.py

format: ## format the sources in place
	swift format -i -r Package.swift Packages/*/Package.swift Sources Tests Benchmarks Apps

lint: ## see that sources are formatted and shaped as agreed, imports guarded, paths in the documents there, words in all languages
	swift format lint --strict -r Package.swift Packages/*/Package.swift Sources Tests Benchmarks Apps
	tools/apple/imports.py
	tools/doc-paths.py
	tools/figures/architecture.py --check
	tools/small-packages.py
	tools/wording.py
	tools/apple/words.py
	tools/apple/bundles.py
	tools/apple/design.py --check
	tools/web-tests.sh wording

drawings: ## draw the apps of the values that they are built with, for docs/apple.md (needs tools/setup.sh test)
	.venv/bin/python tools/apple/drawings.py

# After the tests, whose build has made the modules of others that it needs.
check-apple: ## check without a Mac that kit and apps fit macOS 15 and iOS 18, and that the check finds planted mistakes
	@tools/setup.sh apple
	tools/apple/check.py
	tools/apple/mistakes.py

outside: ## prove that a program outside can use the library (builds it anew: minutes)
	@tools/setup.sh build
	tools/outside-package.sh

bench: ## measure beside the peers and make a page of the tables: make bench [ONLY="golden pdf"] [MODEL=folder] [PAGE=docs/benchmarks.md]
	@tools/setup.sh bench
	@$(RELEASE) --product vorleser
	@$(RELEASE) --product vorleser-bench
	@.venv/bin/python Benchmarks/run.py $(ONLY) $(if $(MODEL),--model "$(MODEL)") $(if $(PAGE),--page "$(PAGE)")

EXPORT ?= $(OUT)
selfcheck: ## listen to an exported book and list what does not sound as printed: make selfcheck EXPORT=book.m4b
	@tools/setup.sh ears
	@$(RELEASE) --product vorleser
	@.venv/bin/python tools/selfcheck/selfcheck.py "$(EXPORT)" --program "$(BIN)/vorleser"

listen: ## make a page of hard sentences in several voices, for human ears: make listen [MODEL=folder]
	@tools/setup.sh build
	@$(RELEASE) --product vorleser-bench
	@python3 Benchmarks/ears/page.py --bench "$(BIN)/vorleser-bench" $(if $(MODEL),--model "$(MODEL)") --out "$(OUT)"

load: ## ask much of a server at once: listeners, readers, uploads, attackers
	@tools/setup.sh build
	@$(RELEASE) --product vorleser
	@python3 Benchmarks/load.py

soak: ## use a server for hours and see that it stays as it is: make soak [HOURS=1] [MODEL=folder]
	@tools/setup.sh soak
	@$(RELEASE) --product vorleser
	@.venv/bin/python Benchmarks/soak.py --hours $(HOURS) $(if $(MODEL),--model "$(MODEL)") --out "$(OUT)"

scan: ## set scanners on a server: schemathesis, slowhttptest, wapiti
	@tools/setup.sh scan
	@$(RELEASE) --product vorleser
	@tools/scan.sh "$(BIN)/vorleser"

voice: ## bring the better voice (Kokoro-82M, about 120 MB), as `make run` does the first time
	@tools/setup.sh build
	@$(RELEASE) --product vorleser
	@tools/voice.sh "$(BIN)/vorleser" again

install: ## install the command, its manual and completions: make install PREFIX=/usr/local
	@tools/setup.sh build
	$(RELEASE) --product vorleser --static-swift-stdlib
	tools/install.sh "$(BIN)/vorleser" "$(DESTDIR)$(PREFIX)"

packages: ## make a .deb, an .rpm, a tarball, a container image, their parts lists and digests: make packages [OUT=out] [IMAGE=no]
	@tools/setup.sh packages
	$(RELEASE) --product vorleser $(OPTIMISED_C) --static-swift-stdlib
	tools/packages/make.sh "$(BIN)" "$(OUT)"

try-packages: ## install, run and remove what `make packages` made, in empty systems (root; minutes): make try-packages [OUT=out] [ONLY="deb image"]
	@tools/setup.sh try
	tools/packages/try.sh "$(OUT)" $(ONLY)

release: ## rehearse a release: make all packages, and try them (root; minutes)
	@tools/packages/version.sh
	$(MAKE) packages
	$(MAKE) try-packages

clean: ## remove what was built
	rm -rf .build .venv .data out
