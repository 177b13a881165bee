/// Of `Watch/`, by its sentences in English.
let germanWatch: [String: String] = [:]
