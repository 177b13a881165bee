/// Of `Publish/`, by its sentences in English.
let germanPublish: [String: String] = [:]
