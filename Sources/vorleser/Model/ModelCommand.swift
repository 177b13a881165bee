import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser model`: the model that speaks best.
struct ModelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "model",
        abstract: localized("Install, list, verify or remove the better voices (Kokoro-82M and its kin)."),
        discussion: localized(
            """
              vorleser model install                  fetch model and voices, once
              vorleser model install --small          the same in a third of the bytes
              vorleser model install --from FOLDER    take them from this machine
              vorleser model install OWNER/NAME       another model of this kind from the hub
              vorleser model list                     what is installed, and where

            Files come from huggingface.co/hexgrad/Kokoro-82M (Apache-2.0), the small
            form from github.com/thewh1teagle/kokoro-onnx (MIT), or both from the
            mirror that VORLESER_HUB names, and are compared with the digests of the
            published ones. Proxies are taken from https_proxy. They are kept in
            $XDG_DATA_HOME/vorleser/models.
            """
        ),
        subcommands: [ModelInstall.self, ModelList.self, ModelVerify.self, ModelRemove.self],
        defaultSubcommand: ModelList.self
    )
}

extension ModelFamily {
    /// The one of the person who gives the command.
    static var ofUser: ModelFamily {
        get throws { try ModelFamily(environment: ProcessInfo.processInfo.environment) }
    }

    /// The stores that a command is about.
    /// - Parameter name: Of the only one; all that have something in them when `nil`.
    /// - Returns: Kokoro's first.
    /// - Throws: ``VorleserSpeech/ModelError``
    func stores(named name: String?) throws -> [ModelStore] {
        guard let name else { return stores }
        guard case .known(let store) = try meaning(of: name) else { throw ModelError.notInstalled }
        return [store]
    }
}

extension ModelStore {
    /// Kokoro's, of the person who gives the command.
    static var ofUser: ModelStore {
        get throws { try ModelFamily.ofUser.ofKokoro }
    }
}

extension ModelStore {
    /// Measures; a voice that cannot be measured still speaks, so it ends nothing.
    /// - Returns: What went wrong.
    func measureLevelsIfPossible(progress: (LevelProgress) -> Void = { _ in }) throws -> [ModelError] {
        do { return try measureLevels(progress: progress) } catch let error as ModelError { return [error] }
    }
}
