import SwiftUI
import VorleserSharing

#if os(iOS)
    import UIKit

    typealias SystemController = UIViewController
#else
    import AppKit

    typealias SystemController = NSViewController
#endif

/// “Listen in Vorleser”: hands over what another app shares, and says so.
final class ShareController: SystemController {
    private let handing = HandingOver(to: Shared.inbox)
    private var work: Task<Void, Never>?

    private var content: ShareView {
        ShareView(
            handing: handing,
            cancel: { [weak self] in self?.cancel() },
            close: { [weak self] in self?.extensionContext?.completeRequest(returningItems: nil) }
        )
    }

    /// What is half-written then is swept by the app, a day later.
    private func cancel() {
        work?.cancel()
        extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
    }

    #if os(macOS)
        override func loadView() { view = NSHostingView(rootView: content) }
    #endif

    override func viewDidLoad() {
        super.viewDidLoad()
        Shared.speakTheSystemsLanguage()
        #if os(iOS)
            let host = UIHostingController(rootView: content)
            addChild(host)
            host.view.frame = view.bounds
            host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(host.view)
            host.didMove(toParent: self)
        #endif
        work = Task { [handing, offers] in await handing.run(offers) }
    }

    /// Of each thing all that it can be had as.
    private var offers: [[any Offer]] {
        (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
            .map { ($0.attachments ?? []).map { SystemOffer($0) } }
    }
}
