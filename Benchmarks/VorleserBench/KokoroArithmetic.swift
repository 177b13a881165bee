/// How much arithmetic an utterance is, stage by stage, if every convolution is computed directly: operations of
/// floating-point numbers, a multiplication and an addition being two.
///
/// Products with weights and of attention are counted; norms, activations and transforms are not (about a hundredth).
struct KokoroArithmetic {
    /// The zeros at both ends included.
    let tokens: Int
    let frames: Int

    /// ALBERT's twelve layers, and the way in and out.
    var albert: Int {
        let layer = 4 * Self.linear(768, 768, tokens) + 2 * Self.linear(768, 2048, tokens)
        let attention = 2 * 2 * tokens * tokens * 768
        return Self.linear(128, 768, tokens) + 12 * (layer + attention) + Self.linear(768, 512, tokens)
    }

    /// The duration encoder and what makes lengths of it.
    var durations: Int { 4 * Self.lstm(640, tokens) + Self.linear(512, 50, tokens) }

    var textEncoder: Int { 3 * Self.convolution(512, 512, taps: 5, tokens) + Self.lstm(512, tokens) }

    /// F0 and energy.
    var curves: Int {
        let tower =
            block(512, 512, frames) + block(512, 256, 2 * frames) + block(256, 256, 2 * frames)
            + Self.linear(256, 1, 2 * frames)
        return Self.lstm(640, frames) + 2 * tower
    }

    var decoder: Int {
        Self.linear(512, 64, frames) + block(514, 1024, frames) + 3 * block(1090, 1024, frames)
            + block(1090, 512, 2 * frames)
    }

    /// What the harmonic source passes through on its way into the generator.
    var noise: Int {
        Self.convolution(22, 256, taps: 12, 20 * frames) + snakeBlock(256, taps: 7, 20 * frames)
            + Self.linear(22, 128, 120 * frames) + snakeBlock(128, taps: 11, 120 * frames)
    }

    var upsampling: Int {
        Self.convolution(512, 256, taps: 20, 2 * frames) + Self.convolution(256, 128, taps: 12, 20 * frames)
    }

    /// The generator's three residual blocks of so many channels.
    func blocks(_ channels: Int) -> Int {
        [3, 7, 11].reduce(0) { $0 + snakeBlock(channels, taps: $1, (channels == 256 ? 20 : 120) * frames) }
    }

    var spectrum: Int { Self.convolution(128, 22, taps: 7, 120 * frames) }

    /// An adaptive residual block, with a way around it where the channels change.
    private func block(_ input: Int, _ output: Int, _ rows: Int) -> Int {
        Self.convolution(input, output, taps: 3, rows) + Self.convolution(output, output, taps: 3, rows)
            + (input == output ? 0 : Self.linear(input, output, rows))
    }

    private func snakeBlock(_ channels: Int, taps: Int, _ rows: Int) -> Int {
        6 * Self.convolution(channels, channels, taps: taps, rows)
    }

    private static func linear(_ input: Int, _ output: Int, _ rows: Int) -> Int { 2 * input * output * rows }

    private static func convolution(_ input: Int, _ output: Int, taps: Int, _ rows: Int) -> Int {
        taps * linear(input, output, rows)
    }

    /// Both directions, 256 wide each.
    private static func lstm(_ input: Int, _ rows: Int) -> Int { 2 * linear(input + 256, 4 * 256, rows) }
}
