// What the apps use of CarPlay: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/carplay, page by page:
// cptemplateapplicationscenedelegate, cpinterfacecontroller, cptemplate, cptabbartemplate, cplisttemplate, cplistsection,
// cplistitem, cpnowplayingtemplate, cpnowplayingtemplateobserver, cpnowplayingplaybackratebutton, cpalerttemplate, cpalertaction.
// Which of them are of the main actor its pages do not say of all: the strictest that fits is taken.
@_exported import Foundation
@_exported import UIKit

@MainActor open class CPTemplateApplicationScene: UIScene {}
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController
    )
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    )
}
@MainActor open class CPInterfaceController: NSObject {
    public var topTemplate: CPTemplate? { nil }
    public var templates: [CPTemplate] { [] }
    public func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool { true }
    public func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool { true }
    public func pop(to targetTemplate: CPTemplate, animated: Bool) async throws -> Bool { true }
    public func popToRootTemplate(animated: Bool) async throws -> Bool { true }
    public func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) async throws -> Bool { true }
    public func dismissTemplate(animated: Bool) async throws -> Bool { true }
}
@MainActor open class CPTemplate: NSObject {
    public var tabTitle: String?
    public var tabImage: UIImage?
}
@MainActor open class CPTabBarTemplate: CPTemplate { public init(templates: [CPTemplate]) {} }
@MainActor public protocol CPListTemplateItem: NSObjectProtocol {}
@MainActor public protocol CPSelectableListItem: CPListTemplateItem {}
@MainActor open class CPListTemplate: CPTemplate {
    public init(title: String?, sections: [CPListSection]) {}
    public class var maximumItemCount: Int { 12 }
    public func updateSections(_ sections: [CPListSection]) {}
    public var emptyViewTitleVariants: [String] = []
    public var emptyViewSubtitleVariants: [String] = []
}
@MainActor open class CPListSection: NSObject {
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {}
}
@MainActor open class CPListItem: NSObject, CPSelectableListItem {
    public convenience init(text: String?, detailText: String?) { self.init() }
    public var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    public var isPlaying = false
    public var playbackProgress: CGFloat = 0
    public func setImage(_ image: UIImage?) {}
}
@MainActor open class CPNowPlayingTemplate: CPTemplate {
    public class var shared: CPNowPlayingTemplate { fatalError() }
    public var isUpNextButtonEnabled = false
    public var upNextTitle = ""
    public func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {}
    public func add(_ observer: any CPNowPlayingTemplateObserver) {}
    public func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
@MainActor open class CPNowPlayingButton: NSObject {
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {}
}
@MainActor open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
@MainActor open class CPAlertTemplate: CPTemplate {
    public init(titleVariants: [String], actions: [CPAlertAction]) {}
}
@MainActor open class CPAlertAction: NSObject {
    public enum Style: UInt, Sendable { case `default` = 0, cancel, destructive }
    public init(title: String, style: Style, handler: @escaping (CPAlertAction) -> Void) {}
}
