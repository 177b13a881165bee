/// Of `Library/`, by its sentences in English.
let germanLibrary: [String: String] = [:]
