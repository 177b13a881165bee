/// Of `the rest of the command`, by its sentences in English.
let germanCommand: [String: String] = [:]
