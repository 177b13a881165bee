// What the apps use of SwiftUI: declarations in our own words, never run; `never()` stands for every body.
// Signatures as in Apple's documentation, developer.apple.com/documentation/swiftui, page by page, by the name of each
// declaration; the attributes of `task` and `Binding` also as in OpenSwiftUI, which was built beside it once.
@_exported import Foundation
@_exported import Observation
public import UniformTypeIdentifiers
#if os(iOS)
@_exported import UIKit
#elseif os(macOS)
@_exported import AppKit
#endif

@usableFromInline func never<T>() -> T { fatalError("a stub") }

// MARK: Views
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { return never() } }
extension Optional: View where Wrapped: View { public var body: Never { return never() } }
@MainActor @preconcurrency public protocol Primitive: View where Body == Never {}
extension Primitive { public var body: Never { return never() } }
public struct EmptyView: Primitive { public nonisolated init() {} }
public struct AnyView: Primitive { public init<V: View>(_ view: V) {} }
public struct TupleView<T>: Primitive { public init(_ value: T) {} }
public struct _ConditionalContent<A, B> {}
extension _ConditionalContent: View where A: View, B: View { public var body: Never { return never() } }
public struct Group<Content> {}
extension Group: View where Content: View {
    public var body: Never { return never() }
    public init(@ViewBuilder content: () -> Content) {}
}
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<C: View>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<C: View>(_ content: C) -> C { content }
    public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> { never() }
    public static func buildIf<C: View>(_ content: C?) -> C? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { never() }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { never() }
    public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { never() }
}

// MARK: State
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void) {}
    public static func constant(_ value: Value) -> Binding<Value> { never() }
    public var wrappedValue: Value { get { never() } nonmutating set {} }
    public var projectedValue: Binding<Value> { self }
    public subscript<S>(dynamicMember path: WritableKeyPath<Value, S>) -> Binding<S> { never() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value { get { never() } nonmutating set {} }
    public var projectedValue: Binding<Value> { never() }
}
extension State where Value: ExpressibleByNilLiteral { public init() {} }
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value { get { never() } set {} }
    public var projectedValue: Bindable<Value> { self }
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {}
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {}
    public subscript<S>(dynamicMember path: ReferenceWritableKeyPath<Value, S>) -> Binding<S> where Value: AnyObject { never() }
}
public struct EnvironmentValues {
    public var scenePhase: ScenePhase { get { never() } set {} }
    public var colorScheme: ColorScheme { get { never() } set {} }
    public var dismiss: DismissAction { never() }
    public var horizontalSizeClass: UserInterfaceSizeClass? { get { never() } set {} }
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum ColorScheme: Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() {} }
@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {}
    public var wrappedValue: Value { never() }
}
public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get { never() } set {} }
}
@propertyWrapper public struct FocusState<Value: Hashable> {
    public struct Binding {}
    public var wrappedValue: Value { get { never() } nonmutating set {} }
    public var projectedValue: Binding { never() }
    public init() where Value == Bool {}
}
extension View {
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { never() } }
@propertyWrapper public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {}
    public var wrappedValue: Value? { never() }
}

// MARK: Values
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable { public init(stringLiteral value: String) {} }
// A view by an extension: a colour may be made anywhere.
extension Color: View { public var body: Never { return never() } }
public struct Color: Hashable, Sendable {
    public static let yellow = Color(), accentColor = Color(), secondary = Color(), primary = Color(), clear = Color()
    public func opacity(_ opacity: Double) -> Color { self }
}
extension Color { public init(_ name: String, bundle: Bundle? = nil) {} }
public struct Font: Hashable, Sendable {
    public static let headline = Font(), caption = Font(), body = Font(), title2 = Font()
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }
public struct Alignment: Sendable { public static let center = Alignment(), leading = Alignment(), trailing = Alignment(), bottom = Alignment() }
public struct Edge: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15), horizontal = Set(rawValue: 10), vertical = Set(rawValue: 5), bottom = Set(rawValue: 4)
    }
}
public enum HorizontalEdge: Sendable { case leading, trailing }
public struct ButtonRole: Equatable, Sendable { public static let destructive = ButtonRole(), cancel = ButtonRole() }
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public init(extendedGraphemeClusterLiteral value: Character) {}
    public static let space = KeyEquivalent(" "), leftArrow = KeyEquivalent("l"), rightArrow = KeyEquivalent("r"), upArrow = KeyEquivalent("u"), downArrow = KeyEquivalent("d")
    public init(_ c: Character) {}
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 1), shift = EventModifiers(rawValue: 2), option = EventModifiers(rawValue: 4), control = EventModifiers(rawValue: 8)
}

// MARK: Controls
public struct Text: Primitive, Equatable {
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
    public init(verbatim: String) {}
}
public struct Image: Primitive, Equatable {
    public init(systemName: String) {}
    public enum Orientation: UInt8, Sendable { case up, down, left, right }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {}
    public func resizable() -> Image { self }
}
public struct Label<Title: View, Icon: View>: Primitive {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemImage name: String) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}
public struct Button<Label: View>: Primitive {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
    public init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {}
}
public struct Slider<Label: View, ValueLabel: View>: Primitive {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {}
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint {}
}
public struct Toggle<Label: View>: Primitive {}
extension Toggle { public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {} }
extension Toggle where Label == Text { public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {} }
public struct Picker<Label: View, Selection: Hashable, Content: View>: Primitive {}
extension Picker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}
public struct ProgressView<Label: View, Current: View>: Primitive {}
extension ProgressView where Label == EmptyView, Current == EmptyView {
    public init() {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
}
public struct Menu<Label: View, Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive {
    public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }) {}
}

// MARK: Containers
public struct HStack<Content: View>: Primitive { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
public struct VStack<Content: View>: Primitive { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
public struct Spacer: Primitive { public init(minLength: CGFloat? = nil) {} }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View { public var body: Never { return never() } }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public struct List<Selection: Hashable, Content: View>: Primitive {
    public init(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, selection: Binding<Selection?>?, @ViewBuilder row: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}
extension List where Selection == Never {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Primitive {}
extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}
public struct NavigationStack<Data, Root: View>: Primitive {}
extension NavigationStack where Data == Never { public init(@ViewBuilder root: () -> Root) {} }

// MARK: Toolbars, commands, scenes
@MainActor @preconcurrency public protocol ToolbarContent {}
public struct ToolbarItemPlacement: Sendable { public static let automatic = Self(), secondaryAction = Self(), primaryAction = Self(), bottomBar = Self() }
public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () { public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {} }
public struct TupleToolbarContent<T>: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent { TupleToolbarContent<(repeat each C)>() }
}
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<A: Commands, B: Commands>(_ a: A, _ b: B) -> some Commands { a }
}
public struct CommandMenu<Content: View>: Commands {
    public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public var body: Never { return never() }
}
public struct CommandGroupPlacement: Sendable { public static let newItem = Self() }
public struct CommandGroup<Content: View>: Commands {
    public init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public var body: Never { return never() }
}
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<C: Scene>(_ content: C) -> C { content }
    public static func buildBlock<C: Scene>(_ content: C) -> C { content }
    public static func buildBlock<A: Scene, B: Scene>(_ a: A, _ b: B) -> some Scene { a }
}
public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { return never() }
}
#if os(macOS)
public struct Settings<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { return never() }
}
#endif
extension Scene {
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    public func backgroundTask<Request: Sendable, Response: Sendable>(
        _ task: BackgroundTask<Request, Response>,
        action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene { self }
}
// scene/backgroundtask(_:action:), backgroundtask/urlsession(_:)
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() {} }

// MARK: Modifiers
extension View {
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
    public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func foregroundStyle(_ color: Color) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func disabled(_ disabled: Bool) -> some View { self }
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View { self }
    public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View { self }
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
    public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { self }
    public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View { self }
    public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View { self }
    // developer.apple.com/documentation/swiftui/view/filemover(ispresented:files:oncompletion:)
    public func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element == URL { self }
    public func dropDestination<T: Transferable>(for type: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View { self }
    public func alert<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
    public func alert<A: View, M: View, T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { self }
    public func sheet<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View { self }
    public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View { self }
    public func task<T: Equatable>(id: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View { self }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void) -> some View { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
}
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
extension View {
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { self }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
}
public struct Rectangle: Shape, Primitive { public nonisolated init() {} }
public struct Capsule: Shape, Primitive { public nonisolated init() {} }
extension Shape where Self == Rectangle { public static var rect: Rectangle { never() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { never() } }
public enum VerticalEdge: Sendable { case top, bottom }
public protocol Transferable {}
extension URL: Transferable {}
extension String: Transferable {}

// MARK: Views of the platform
#if os(iOS)
@MainActor @preconcurrency public struct UIViewRepresentableContext<R: UIViewRepresentable> { public let coordinator: R.Coordinator }
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable { public var body: Never { return never() } }
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
#elseif os(macOS)
@MainActor @preconcurrency public struct NSViewRepresentableContext<R: NSViewRepresentable> { public let coordinator: R.Coordinator }
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ view: NSViewType, context: Context)
    func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable { public var body: Never { return never() } }
extension NSViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
#endif

// MARK: More
extension EnvironmentValues { public var openURL: OpenURLAction { never() } }
@MainActor @preconcurrency public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
@propertyWrapper public struct AppStorage<Value> {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {}
    public var wrappedValue: Value { get { never() } nonmutating set {} }
    public var projectedValue: Binding<Value> { never() }
}
public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
public struct Material: ShapeStyle { public init() {} }
extension ShapeStyle where Self == Material { public static var regularMaterial: Material { never() } }
public struct HierarchicalShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { never() }
    public static var quaternary: HierarchicalShapeStyle { never() }
}
public protocol Shape: View {}
public struct RoundedRectangle: Shape, Primitive { public init(cornerRadius: CGFloat) {} }
extension Font {
    public static let subheadline = Font(), largeTitle = Font()
}
extension Alignment { public static let top = Alignment() }
public enum ContentMode: Sendable { case fit, fill }
extension Text {
    public func bold() -> Text { self }
}
extension LocalizedStringKey {
    // Numbers are left out: their gaps are other ones in the tables of words, which tools/apple/words.py could not know.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ string: String) {}
        public mutating func appendInterpolation(_ text: Text) {}
    }
    public init(stringInterpolation: StringInterpolation) {}
}
public struct Divider: Primitive { public init() {} }
public struct AsyncImage<Content: View>: Primitive {
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View { public var body: Never { return never() } }
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }
public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View { public var body: Never { return never() } }
extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {}
}
public struct TextField<Label: View>: Primitive {}
extension TextField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {}
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
}
extension View { public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self } }
public struct SecureField<Label: View>: Primitive {}
extension SecureField where Label == Text {
    public init(_ title: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
#if os(iOS)
public struct TextInputAutocapitalization: Sendable {
    public static var never: Self { Self() }
    public static var words: Self { Self() }
}
extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
}
extension View { public func textContentType(_ textContentType: UITextContentType?) -> some View { self } }
#elseif os(macOS)
extension View { public func textContentType(_ textContentType: NSTextContentType?) -> some View { self } }
#endif
public struct NavigationLink<Label: View, Destination: View>: Primitive {}
extension NavigationLink where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
}
extension ProgressView where Label == Text, Current == EmptyView { public init(_ title: LocalizedStringKey) {} }
public struct ShareLink<Label: View>: Primitive {
    public init<Item: Transferable>(item: Item, @ViewBuilder label: () -> Label) {}
    public init<Data: RandomAccessCollection>(items: Data, @ViewBuilder label: () -> Label) where Data.Element: Transferable {}
}
public struct PasteButton: Primitive {
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @Sendable ([T]) -> Void) {}
}
extension List where Selection == Never {
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, Data.Element>, @ViewBuilder rows: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element, Row> {}
}
extension ToolbarItemPlacement { public static let cancellationAction = Self(), confirmationAction = Self() }
extension ToolbarContentBuilder {
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent { TupleToolbarContent<C?>() }
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { never() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { never() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { never() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { never() }
}
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { never() } }
public struct AccessibilityChildBehavior: Hashable, Sendable { public static let combine = Self() }
extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
    public func monospacedDigit() -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { self }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    public func confirmationDialog<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
}

// MARK: Views in controllers: uihostingcontroller, nshostingview
#if os(iOS)
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {}
}
#elseif os(macOS)
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
    public init(rootView: Content) {}
}
#endif
// uicolor/init(_:), nscolor/init(_:), view/navigationsplitviewcolumnwidth(min:ideal:max:)
#if os(iOS)
extension UIColor { public convenience init(_ color: Color) { self.init() } }
#elseif os(macOS)
extension NSColor { public convenience init(_ color: Color) { self.init() } }
#endif
extension View {
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
// viewthatfits, view/toolbarbackground(_:for:), labelstyle/titleonly
public struct ViewThatFits<Content: View>: Primitive {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
public enum Axis: Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}
public struct ToolbarPlacement: Sendable {
    #if os(iOS)
        public static let navigationBar = Self()
    #endif
    public static let automatic = Self()
}
public enum Visibility: Sendable { case automatic, visible, hidden }
extension View {
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
}
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { never() } }
public enum TextAlignment: Sendable { case leading, center, trailing }
extension View {
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
}

// developer.apple.com/documentation/swiftui/viewmodifier, …/view/modifier(_:)
public struct _ViewModifier_Content<Modifier>: Primitive {}
@MainActor public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}
extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> some View { self }
}
