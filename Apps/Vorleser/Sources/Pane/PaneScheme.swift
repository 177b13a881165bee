import Foundation
import VorleserScreens
import WebKit

/// Answers what the text's page asks for, under the scheme `vorleser:`, without a port.
@MainActor final class PaneScheme: NSObject, WKURLSchemeHandler {
    static let name = "vorleser"

    private let content: PaneContent
    /// Requests that are being answered. One that was stopped must not be answered: that ends the program.
    private var answers: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(_ content: PaneContent) { self.content = content }

    /// The page's address.
    static func page(book: String, at offset: Int, mode: String) -> URL? {
        var address = URLComponents()
        (address.scheme, address.host, address.path) = (name, "book", PaneContent.page)
        address.queryItems = [
            URLQueryItem(name: "book", value: book), URLQueryItem(name: "at", value: "\(offset)"),
            URLQueryItem(name: "mode", value: mode),
        ]
        return address.url
    }

    func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
        let id = ObjectIdentifier(task)
        guard let url = task.request.url else { return }
        answers[id] = Task { [content] in
            let answer = await content.answer(url.path(percentEncoded: false), Self.query(of: url))
            guard answers.removeValue(forKey: id) != nil else { return }
            Self.give(answer, to: task, url)
        }
    }

    func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {
        answers.removeValue(forKey: ObjectIdentifier(task))?.cancel()
    }

    private static func query(of url: URL) -> [String: String] {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }

    private static func give(_ answer: PaneContent.Answer, to task: any WKURLSchemeTask, _ url: URL) {
        let fields = [
            "Content-Type": answer.type, "Content-Length": "\(answer.bytes.count)",
            "Content-Security-Policy": PaneContent.policy, "X-Content-Type-Options": "nosniff",
        ]
        let response = HTTPURLResponse(
            url: url,
            statusCode: answer.status,
            httpVersion: "HTTP/1.1",
            headerFields: fields
        )
        guard let response else { return }
        task.didReceive(response)
        task.didReceive(Data(answer.bytes))
        task.didFinish()
    }
}
