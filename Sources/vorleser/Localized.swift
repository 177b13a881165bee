import ArgumentParser
import VorleserKit

/// What the command says, in the language of the terminal.
let localized = Catalogue(
    german: germanLibrary,
    germanShelf,
    germanWatch,
    germanPublish,
    germanHome,
    germanModel,
    germanExport,
    germanInspect,
    germanListen,
    germanOptions,
    germanPronounce,
    germanServe,
    germanCommand
)

extension Catalogue {
    /// Words for `--help`.
    func callAsFunction(_ phrase: Phrase) -> ArgumentHelp { ArgumentHelp(stringLiteral: callAsFunction(phrase)) }
}
