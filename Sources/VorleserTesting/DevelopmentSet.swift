public import Foundation

/// What tests compare with: a sample that is part of the repository, and the whole set, which may lie beside the checkout
/// in `../shared`. `Tests/Sets/README.md` says where each comes from.
public struct DevelopmentSet: Sendable {
    /// What it is, for readers of the tests' output.
    public let name: String
    /// Below `Tests/Sets`; `nil` if nothing of the set can be part of the repository.
    private let sampleName: String?
    /// Below `../shared`; `nil` if the sample is the whole.
    private let wholeName: String?

    private init(_ name: String, sample: String?, whole: String?) {
        self.name = name
        sampleName = sample
        wholeName = whole
    }

    /// The sample's file or folder.
    public var sample: URL? { sampleName.map { Checkout.folder.appending(path: "Tests/Sets/" + $0) } }

    /// The whole set's file or folder, whether it is there or not.
    public var whole: URL? {
        wholeName.map { Checkout.folder.deletingLastPathComponent().appending(path: "shared/" + $0) }
    }

    /// Whether the whole set can be compared with; `VORLESER_SAMPLES` in the environment forgoes it, which is quicker.
    public var isWhole: Bool {
        guard let whole else { return true }
        return ProcessInfo.processInfo.environment["VORLESER_SAMPLES"] == nil
            && FileManager.default.fileExists(atPath: whole.path)
    }

    /// What there is to compare with: the sample, then the whole set where it is there.
    public var copies: [URL] { [sample, isWhole ? whole : nil].compactMap { $0 } }

    /// A file of the sample, or of the whole set where there is no sample.
    public func file(_ path: String) -> URL { (sample ?? whole ?? Checkout.folder).appending(path: path) }
}

extension DevelopmentSet {
    public static let sentences = Self("sentence ends", sample: "sentences.jsonl", whole: "g2p/seg_dev.jsonl")
    public static let spokenForms = Self("spoken forms", sample: "spoken-forms.jsonl", whole: nil)
    public static let goldenSentences = Self(
        "golden sentences",
        sample: "golden-sentences.jsonl",
        whole: "g2p/golden_dev.jsonl"
    )
    public static let goldenEdges = Self("golden edge cases", sample: "golden-edges.jsonl", whole: nil)
    public static let books = Self("books, texts and PDFs", sample: "books", whole: "corpora/dev")
    public static let goldenPages = Self("golden pages", sample: "pages", whole: nil)
    public static let hostileFiles = Self("hostile files", sample: "hostile", whole: "corpora/make_hostile.py")
    public static let networkStages = Self("stages of the network", sample: "network", whole: "kokoro/golden")
    public static let networkConfiguration = Self("the network's measures", sample: "kokoro-config.json", whole: nil)
    public static let languages = Self("other languages than English", sample: nil, whole: "languages")
    public static let voices = Self("the publisher's voices", sample: nil, whole: "kokoro/real/voices")

    public static let all: [Self] = [
        sentences, spokenForms, goldenSentences, goldenEdges, books, goldenPages, hostileFiles, networkStages,
        networkConfiguration, languages, voices,
    ]

    /// A PDF of 26 pages that opens with the password “vorleser”.
    public static let lockedPDF = books.file("pdf/truth/gt16b_enc_user_pw_aes128.pdf")
}
