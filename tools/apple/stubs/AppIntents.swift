// What the apps use of AppIntents: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/appintents, page by page: appintent,
// audioplaybackintent, intentparameter, intentresult, providesdialog, intentdialog, parametersummary, appentity, entitystringquery,
// appenum, displayrepresentation, typedisplayrepresentation, appshortcutsprovider, appshortcut, appshortcutphrase,
// customlocalizedstringresourceconvertible (Foundation's). Protocols that its pages name as inherited and that we never meet are left out.
@_exported import Foundation

// MARK: Intents
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
}
public protocol SystemIntent: AppIntent {}
// Runs in the app's own process, which may sound in the background then.
public protocol AudioPlaybackIntent: SystemIntent {}
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {}
}
// `wrappedValue` is a value of the system's: texts, numbers, entities and cases.
public protocol _IntentValue {}
extension Int: _IntentValue {}
extension String: _IntentValue {}
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    public init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {}
    public var wrappedValue: Value { get { fatalError() } set {} }
    public var projectedValue: IntentParameter<Value> { self }
}
public protocol ParameterSummary {}
public struct EmptyParameterSummary: ParameterSummary {}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {}
}
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

// MARK: Results
public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public init(_ full: LocalizedStringResource) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
}
public struct IntentResultContainer: IntentResult, ProvidesDialog {}
extension IntentResult where Self == IntentResultContainer {
    public static func result() -> some IntentResult { IntentResultContainer() }
    public static func result(dialog: IntentDialog) -> some IntentResult & ProvidesDialog { IntentResultContainer() }
}
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

// MARK: Entities
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(name: LocalizedStringResource) {}
}
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public init(stringLiteral value: String) {}
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
}
public protocol EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension String: EntityIdentifierConvertible {}
public protocol AppEntity: Identifiable, Sendable, _IntentValue where ID: EntityIdentifierConvertible & Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result: Sendable = [Entity]
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
}
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}
public protocol AppEnum: CaseIterable, RawRepresentable, Sendable, Hashable, _IntentValue where RawValue: LosslessStringConvertible {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

// MARK: Shortcuts
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
extension AppShortcutsProvider { public static func updateAppShortcutParameters() {} }
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ expression: AppShortcut) -> AppShortcut { expression }
    public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
public struct AppShortcut: Sendable {
    public init<Intent: AppIntent>(
        intent: Intent,
        phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
