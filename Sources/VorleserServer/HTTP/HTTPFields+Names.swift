import HTTPTypes

extension HTTPFields {
    /// Fields by names that need not be among those that `HTTPTypes` lists.
    init(named fields: KeyValuePairs<String, String>) {
        self.init()
        for (name, value) in fields {
            if let name = HTTPField.Name(name) { append(HTTPField(name: name, value: value)) }
        }
    }

    /// The value of the first field of a name; capitals do not matter.
    func value(_ name: String) -> String? {
        HTTPField.Name(name).flatMap { self[values: $0].first }
    }
}
