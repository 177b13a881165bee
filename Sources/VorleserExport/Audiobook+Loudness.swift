import VorleserCore

extension Audiobook {
    /// The part of it by which its loudness is told.
    var loudnessSample: LoudnessSample {
        let all = sections.flatMap(\.utterances)
        return LoudnessSample(of: all, length: all.reduce(0) { $0 + script.utterances[$1].spokenLength })
    }
}
