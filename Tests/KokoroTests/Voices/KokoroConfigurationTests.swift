import Foundation
import Tensors
import Testing
import VorleserTesting

@testable import Kokoro

struct KokoroConfigurationTests {
    @Test func `the published measures are those of the published file`() throws {
        let file = try #require(DevelopmentSet.networkConfiguration.sample)
        #expect(try KokoroConfiguration(contentsOf: file.path) == .published)
    }

    @Test func `what is written is read again`() throws {
        let data = try JSONEncoder().encode(KokoroConfiguration.published)
        #expect(try JSONDecoder().decode(KokoroConfiguration.self, from: data) == .published)
    }

    @Test func `the measures give 510 phonemes and 600 samples a frame`() {
        #expect(KokoroConfiguration.published.phonemeLimit == 510)
        #expect(KokoroConfiguration.published.samplesPerFrame == KokoroSpeech.samplesPerFrame)
    }

    @Test(arguments: [
        ("\"style_dim\":128", "\"style_dim\":0", "style_dim"),
        ("\"hidden_dim\":512", "\"hidden_dim\":-512", "hidden_dim"),
        ("\"hidden_dim\":512", "\"hidden_dim\":\"512\"", "hidden_dim"),
        ("\"n_token\":178", "\"n_token\":9223372036854775807", "n_token"), ("\"n_token\":178,", "", "n_token"),
        ("\"num_attention_heads\":12", "\"num_attention_heads\":7", "num_attention_heads"),
        ("[10,6]", "[10]", "upsample_kernel_sizes"), ("[10,6]", "[10,8]", "upsample_rates"),
        ("[10,6]", "[4611686018427387904,6]", "upsample_rates"), ("[20,12]", "[21,12]", "upsample_kernel_sizes"),
        ("[3,7,11]", "[3,7,10]", "resblock_kernel_sizes"), ("[3,7,11]", "[]", "resblock_kernel_sizes"),
        ("[1,3,5],", "", "resblock_dilation_sizes"), ("{", "[", ""),
        ("\"text_encoder_kernel_size\":5", "\"text_encoder_kernel_size\":4", "text_encoder_kernel_size"),
    ])
    func `a measure that is impossible is named`(right: String, wrong: String, key: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(KokoroConfiguration.published), as: UTF8.self)
        let range = try #require(text.range(of: right))
        let url = FileManager.default.temporaryDirectory.appending(path: "config-\(UUID().uuidString)")
        try Data(text.replacingCharacters(in: range, with: wrong).utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: KokoroError.configuration(key: key)) { try KokoroConfiguration(contentsOf: url.path) }
    }

    @Test func `a symbol of several scalars, or without a token, is refused`() {
        #expect(throws: KokoroError.symbol("ab", token: 1)) { try Vocabulary(["ab": 1], count: 178) }
        #expect(throws: KokoroError.symbol("", token: 1)) { try Vocabulary(["": 1], count: 178) }
        for token in [0, -1, 178] {
            #expect(throws: KokoroError.symbol("a", token: token)) { try Vocabulary(["a": token], count: 178) }
        }
    }
}

struct VocabularyTests {
    @Test func `phonemes become tokens, and strange symbols nothing`() {
        let vocabulary = Vocabulary.published
        #expect(vocabulary.tokens(of: "hˈɛlO wˈɜɹld!") == [50, 156, 86, 54, 31, 16, 65, 156, 87, 123, 54, 46, 5])
        #expect(vocabulary.tokens(of: "a7b☃") == [43, 44])
        #expect(vocabulary.unknown(in: "a7b☃") == ["7", "☃"])
        // A tilde above is a symbol of its own, whatever it stands on.
        #expect(vocabulary.tokens(of: "ɔ\u{303}") == [76, 17])
    }

    @Test func `there are 114 symbols, each with a token of its own`() {
        let tokens = Vocabulary.published.symbols
        #expect(tokens.count == 114)
        #expect(Set(tokens.values).count == 114)
        #expect(tokens["ᵻ"] == 177)
        #expect(Vocabulary.published.token(of: ";") == 1)
    }
}

struct KokoroNamesTests {
    @Test(arguments: [
        "decoder.module.generator.conv_post.bias", "decoder.generator.conv_post.bias",
        "module.decoder.generator.conv_post.bias", "model.decoder.module.generator.conv_post.bias",
    ])
    func `every usual spelling is found`(spelling: String) {
        #expect(KokoroNames.plain(spelling) == "decoder.generator.conv_post.bias")
    }

    @Test func `a part's name inside another part is no part`() {
        #expect(
            KokoroNames.plain("predictor.module.text_encoder.lstms.0.bias") == "predictor.text_encoder.lstms.0.bias"
        )
        #expect(KokoroNames.plain("bert_encoder.module.weight") == "bert_encoder.weight")
    }
}

struct KokoroErrorTests {
    @Test(arguments: [
        KokoroError.file(.notATensorFile(path: "p")), .configuration(key: "k"), .configuration(key: ""),
        .symbol("ab", token: 1), .missing(name: "n"), .shape(name: "n", have: [1], need: [2]), .notFinite(name: "n"),
        .notAVoice(name: "n"), .unknownVoice(name: "n", known: []), .unknownVoice(name: "n", known: ["a"]),
        .mix(text: "t", part: ""), .mix(text: "t", part: "p"), .tooManyPhonemes(have: 511, limit: 510),
    ])
    func `every fault says what it is and what to do`(fault: KokoroError) {
        #expect(fault.errorDescription?.hasSuffix(".") == true)
        #expect(fault.recoverySuggestion?.hasSuffix(".") == true)
    }
}
