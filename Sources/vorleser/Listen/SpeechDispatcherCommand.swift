import ArgumentParser
import Foundation
import VorleserKit
import VorleserSpeechDispatcher

/// `vorleser speech-dispatcher`: the output module that speech-dispatcher starts.
struct SpeechDispatcherCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speech-dispatcher",
        abstract: localized("Be a voice for speech-dispatcher, which starts this itself: for Orca, Firefox, spd-say."),
        discussion: localized(
            """
            Its name there is sd_vorleser; the packages bring it. By hand, for yourself:

              mkdir -p ~/.local/libexec/speech-dispatcher-modules
              cd ~/.local/libexec/speech-dispatcher-modules
              printf '#!/bin/sh\\nexec vorleser speech-dispatcher "$@"\\n' > sd_vorleser
              chmod +x sd_vorleser

            Then try it: spd-say -o vorleser "Good morning."
            """
        )
    )

    @Argument(
        help: ArgumentHelp(
            localized("A file of settings: a line DefaultVoice \"NAME\" says who speaks."),
            valueName: "file"
        ),
        completion: .file()
    )
    var settings: String?

    func run() async throws {
        let settings = settings
        try await OutputModule {
            let voice = try settings.flatMap { try ModuleConfiguration(at: URL(filePath: $0)) }?.defaultVoice
            return try Vorleser(voice: voice.map(Voice.ID.init(rawValue:)), keepsClips: false)
        }.run(input: .standardInput, output: .standardOutput)
    }
}
