/// The stages of the network in the order of their computation, named as in the golden values.
public enum KokoroStage: String, CaseIterable, Sendable {
    case albert = "bert"
    case projection = "bert_encoder"
    case durationEncoder = "duration_encoder"
    case durationLSTM = "duration_lstm"
    case durationLogits = "duration_logits"
    case textEncoder = "text_encoder"
    case sharedLSTM = "shared_lstm"
    case pitch = "f0"
    case energy = "n"
    case decoderEncode = "decoder_encode"
    case decoderFirst = "decoder_decode_0"
    case decoderLast = "decoder_decode_3"
    case source
    /// The source's short-time spectrum: magnitudes, then phases.
    case harmonics = "har"
    case firstNoiseConvolution = "noise_conv_0"
    case firstNoiseBlock = "noise_res_0"
    case firstUpsampling = "up_0"
    /// The sum of the first stage's blocks, after each of them; after the last it is their mean.
    case firstBlocks = "resblocks_0"
    case secondNoiseConvolution = "noise_conv_1"
    case secondNoiseBlock = "noise_res_1"
    case secondUpsampling = "up_1"
    /// The sum of the second stage's blocks, after each of them; after the last it is their mean.
    case secondBlocks = "resblocks_1"
    case spectrum = "conv_post"
    case audio
}
