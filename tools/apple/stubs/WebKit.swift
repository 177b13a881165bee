// What the apps use of WebKit: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/webkit, page by page: wkwebview,
// wkwebviewconfiguration, wkurlschemehandler, wkurlschemetask, wkusercontentcontroller, wkscriptmessage,
// wknavigationdelegate, wkwebsitedatastore; callAsyncJavaScript(_:arguments:in:contentWorld:) in its async form.
@_exported import Foundation
// Where Linux has URLRequest and what answers it.
@_exported import FoundationNetworking
#if os(iOS)
    @_exported import UIKit
    public typealias SystemView = UIView
#else
    @_exported import AppKit
    public typealias SystemView = NSView
#endif

@MainActor public protocol WKURLSchemeTask: AnyObject {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
}
@MainActor public protocol WKURLSchemeHandler: AnyObject {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
@MainActor open class WKScriptMessage: NSObject {
    public var body: Any { fatalError() }
    public var name: String { "" }
}
@MainActor public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor open class WKUserContentController: NSObject {
    public func add(_ handler: any WKScriptMessageHandler, name: String) {}
}
@MainActor open class WKWebsiteDataStore: NSObject {
    public class func nonPersistent() -> WKWebsiteDataStore { fatalError() }
}
@MainActor open class WKWebViewConfiguration: NSObject {
    override public nonisolated init() {}
    public var userContentController: WKUserContentController { fatalError() }
    public var websiteDataStore: WKWebsiteDataStore { get { fatalError() } set {} }
    public func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {}
}
@MainActor open class WKNavigationAction: NSObject { public var request: URLRequest { fatalError() } }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel = 0, allow, download }
@MainActor public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async
        -> WKNavigationActionPolicy
    { .allow }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
@MainActor open class WKContentWorld: NSObject { public class var page: WKContentWorld { fatalError() } }
@MainActor open class WKFrameInfo: NSObject {}
@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKWebView: SystemView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {}
    public var allowsLinkPreview: Bool { get { true } set {} }
    public weak var navigationDelegate: (any WKNavigationDelegate)?
    @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
    public func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { nil }
}
