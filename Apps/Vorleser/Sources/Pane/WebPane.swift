import SwiftUI
import VorleserKit
import VorleserScreens
import WebKit

/// The text of the book as the tested page of the web reader shows it.
@MainActor final class WebPane: NSObject, Pane, WKScriptMessageHandler, WKNavigationDelegate {
    let view: WKWebView
    /// Told what only a view can do about.
    var left: (PaneMessage) -> Void = { _ in }

    private weak var reader: ReaderScreen?
    private var isReady = false
    /// What the page was not told yet of what is lit, and of what to bring into sight.
    private var next: (light: LitSpans?, reveal: TextSpan?) = (nil, nil)
    private var isTelling = false

    init(_ reader: ReaderScreen) {
        self.reader = reader
        let settings = WKWebViewConfiguration()
        // The pages lie in the app, as they lie in the repository.
        let pages = Bundle.main.resourceURL?.appending(path: "Web")
        settings.setURLSchemeHandler(PaneScheme(PaneContent(of: reader, pages: pages)), forURLScheme: PaneScheme.name)
        settings.websiteDataStore = .nonPersistent()
        view = WKWebView(frame: .zero, configuration: settings)
        super.init()
        // The controller keeps its handler: a weak one lets this go when the book is closed.
        settings.userContentController.add(WeakHandler(self), name: "vorleser")
        view.navigationDelegate = self
        // Our links lead nowhere outside the page.
        view.allowsLinkPreview = false
        #if os(iOS)
            // Until the page is there it is as dark as everything around it.
            view.isOpaque = false
            view.backgroundColor = UIColor(Design.paper)
        #endif
        load()
    }

    private func load() {
        guard let reader else { return }
        (isReady, isTelling) = (false, false)
        let address = PaneScheme.page(
            book: "\(reader.book.id)",
            at: reader.here.utf16,
            mode: reader.mode.rawValue
        )
        if let address { view.load(URLRequest(url: address)) }
    }

    /// Before the page is there nothing is said: the reader says all of it then.
    private func say(_ script: String) {
        guard isReady else { return }
        Task { await run(script) }
    }

    /// A page that is being closed, or whose memory was taken, hears nothing.
    private func run(_ script: String) async {
        _ = try? await view.callAsyncJavaScript(script, arguments: [:], in: nil, contentWorld: .page)
    }

    /// One thing at a time, and then the newest: a page that was asleep is not told an hour of words when it wakes up.
    private func tell() {
        guard isReady, !isTelling else { return }
        isTelling = true
        Task {
            while isReady, next.light != nil || next.reveal != nil {
                let (light, reveal) = next
                next = (nil, nil)
                if let light { await run(PaneScript.light(light)) }
                if let reveal { await run(PaneScript.reveal(reveal)) }
            }
            isTelling = false
        }
    }

    // MARK: What the reader says

    func show(_ place: TextOffset) { say(PaneScript.show(place)) }

    func reveal(_ span: TextSpan) {
        next.reveal = span
        tell()
    }

    func light(_ lit: LitSpans) {
        next.light = lit
        tell()
    }

    func mark(_ marks: [PaneMark]) { say(PaneScript.mark(marks)) }
    func setMode(_ mode: BookPreferences.ReadingMode) { say(PaneScript.setMode(mode)) }
    func turn(_ step: Int) { say(PaneScript.turn(step)) }

    // MARK: What the page says

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        guard let reader, let said = PaneMessage(message.body, length: reader.book.units.count) else { return }
        if case .ready = said {
            (isReady, next) = (true, (nil, nil))
            reader.fillPane()
        }
        if let rest = reader.hear(said) { left(rest) }
    }

    /// Nothing leads away from the page.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        action.request.url?.scheme == PaneScheme.name ? .allow : .cancel
    }

    /// The system has taken the page's memory: it is loaded again where the reader was.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { load() }
}

/// Hands on what a page says, without holding who hears it.
@MainActor private final class WeakHandler: NSObject, WKScriptMessageHandler {
    private weak var handler: (any WKScriptMessageHandler)?

    init(_ handler: any WKScriptMessageHandler) { self.handler = handler }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        handler?.userContentController(controller, didReceive: message)
    }
}

/// The pane in SwiftUI.
#if os(iOS)
    struct WebPaneView: UIViewRepresentable {
        let reader: ReaderScreen
        let left: (PaneMessage) -> Void

        func makeCoordinator() -> WebPane { WebPane(reader) }

        func makeUIView(context: Context) -> WKWebView {
            reader.pane = context.coordinator
            return context.coordinator.view
        }

        func updateUIView(_ view: WKWebView, context: Context) { context.coordinator.left = left }
    }
#else
    struct WebPaneView: NSViewRepresentable {
        let reader: ReaderScreen
        let left: (PaneMessage) -> Void

        func makeCoordinator() -> WebPane { WebPane(reader) }

        func makeNSView(context: Context) -> WKWebView {
            reader.pane = context.coordinator
            return context.coordinator.view
        }

        func updateNSView(_ view: WKWebView, context: Context) { context.coordinator.left = left }
    }
#endif
