/// Of `Listen/`, by its sentences in English.
let germanListen: [String: String] = [:]
