/// Stand-in
public struct KokoroEngine { static let name = "kokoro" }
