import VorleserCore
import VorleserNarration
import VorleserTesting

/// A book of one paragraph that is one sentence.
func oneSentence(_ printed: String, language: String = "en") -> Book {
    BookSketch(language: language, .chapter("", .paragraph(.plain(printed)))).book.with(sentences: [])
}

/// What a sentence sounds like with the rules for numbers, applied by a narrator.
func said(_ printed: String, language: String = "en") -> String {
    let narrator = Narrator(
        limits: UtteranceLimits(shortest: 0, longest: 4000),
        languages: .english(SpokenNumbers.forms)
    )
    return narrator.script(of: oneSentence(printed, language: language)).utterances.map(\.spokenText)
        .joined(separator: " ")
}
