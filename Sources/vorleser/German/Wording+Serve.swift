/// Of `Serve/`, by its sentences in English.
let germanServe: [String: String] = [:]
