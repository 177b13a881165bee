import Foundation
import VorleserKit
import VorleserServer

/// Says once where the server is started that there is a better voice, and fetches it at Enter.
struct ServeVoice {
    let model: ModelInstallation

    /// Says it, and listens for Enter from then on; the program's end ends that.
    func offer() async {
        guard let voice = BetterVoice(insteadOf: nil, isChosen: false), await model.isOffered,
            voice.offer.isFirst(in: "serve")
        else { return }
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1, Terminal.isInForeground else {
            Terminal.note(
                voice.words + "\n" + localized("The library's page fetches it, and so does `\(voice.command)`.")
            )
            return
        }
        Terminal.note(
            voice.words + "\n"
                + localized("Enter fetches it now, n keeps the built-in voice; the library's page can do both.")
        )
        Task { await obey(voice) }
    }

    private func obey(_ voice: BetterVoice) async {
        while let line = await waitingForLine() {
            if ["n", "no", "nein"].contains(line.lowercased()) {
                try? await model.decline()
                return
            }
            guard await !model.isInstalled else { return }
            do { try await model.begin() } catch { return Terminal.note(ExitCodes.words(for: error)) }
            if await seenThrough() { return }
        }
    }

    /// - Returns: Whether it is here now.
    private func seenThrough() async -> Bool {
        let view = InstallView(json: false, quiet: false)
        while await model.isUnderWay {
            if let progress = await model.progress { view.show(progress) }
            do { try await Task.sleep(for: .milliseconds(250)) } catch { return true }
        }
        view.clear()
        if await model.isInstalled {
            Terminal.note(localized("The better voice is here. Books that are read go on in it at the next sentence."))
            return true
        }
        if let failure = await model.failure {
            Terminal.note(model.manifest.words(for: failure) + "\n" + localized("Enter tries again."))
        }
        return false
    }

    /// A typed line, without a thread of Swift's that waits for it.
    private func waitingForLine() async -> String? {
        await withCheckedContinuation { waiting in
            Thread.detachNewThread {
                var standardInput = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                // To read what is typed for a shell would stop the program.
                while poll(&standardInput, 1, -1) <= 0 || !Terminal.isInForeground { sleep(1) }
                waiting.resume(returning: readLine())
            }
        }
    }
}
