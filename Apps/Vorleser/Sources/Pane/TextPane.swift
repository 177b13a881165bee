import SwiftUI
import VorleserKit
import VorleserScreens

#if os(iOS)
    import UIKit
    private typealias SystemColor = UIColor
    private typealias SystemFont = UIFont
#else
    import AppKit
    private typealias SystemColor = NSColor
    private typealias SystemFont = NSFont
#endif

/// The text of the book in a text view of the system's own: plain, as one long page, for when the web page is not wanted.
///
/// The view holds the reader's window; what is lit are rendering attributes, which change no text and lay nothing out again.
@MainActor final class TextPane: Pane {
    private weak var reader: ReaderScreen?
    private weak var view: (any TextViewOfSystem)?
    private var window: TextWindow?
    private var lit: [Range<Int>] = []

    init(_ reader: ReaderScreen) { self.reader = reader }

    func attach(_ view: any TextViewOfSystem) {
        self.view = view
        reader?.pane = self
    }

    /// Lays the reader's window into the view, if that is another one.
    func fill() {
        guard let reader, let view, window != reader.window else { return }
        window = reader.window
        lit = []
        view.setText(Self.printed(reader.text))
        light(reader.litSpans)
    }

    func tapped(unit: Int) {
        guard let reader else { return }
        reader.tapped(reader.window.offset(ofUnit: unit))
    }

    // MARK: What the reader says

    func show(_ place: TextOffset) {
        fill()
        scroll(to: place..<place.advanced(by: 1))
    }

    func reveal(_ span: TextSpan) {
        fill()
        scroll(to: span)
    }

    func light(_ spans: LitSpans) {
        guard let layout = view?.textLayoutManager, let window else { return }
        for range in lit.compactMap({ Self.range($0, in: layout) }) {
            layout.removeRenderingAttribute(.backgroundColor, for: range)
        }
        lit = []
        let colours = [(spans.sentence, Design.sentence), (spans.word, Design.word)]
        for (span, colour) in colours {
            guard let local = window.local(span), let range = Self.range(local, in: layout) else { continue }
            layout.addRenderingAttribute(.backgroundColor, value: SystemColor(colour), for: range)
            lit.append(local)
        }
    }

    func setMode(_ mode: BookPreferences.ReadingMode) {}
    func turn(_ step: Int) { view?.scrollBy(screens: step) }
    func mark(_ marks: [PaneMark]) {}

    private func scroll(to span: TextSpan) {
        guard let local = window?.local(span) else { return }
        view?.scrollRangeToVisible(NSRange(location: local.lowerBound, length: local.count))
    }

    private static func range(_ local: Range<Int>, in layout: NSTextLayoutManager) -> NSTextRange? {
        guard let content = layout.textContentManager,
            let start = content.location(content.documentRange.location, offsetBy: local.lowerBound),
            let end = content.location(start, offsetBy: local.count)
        else { return nil }
        return NSTextRange(location: start, end: end)
    }

    /// The text with fonts for what is marked; the very same characters.
    private static func printed(_ text: AttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            let kinds = run[TextMarksAttribute.self] ?? []
            let isHeading = kinds.contains { if case .heading = $0 { true } else { false } }
            let font = SystemFont.preferredFont(forTextStyle: isHeading ? .title2 : .body)
            let words = String(text[run.range].characters)
            result.append(NSAttributedString(string: words, attributes: [.font: font]))
        }
        return result
    }
}

/// What the pane needs of a text view of the system.
@MainActor protocol TextViewOfSystem: AnyObject {
    var textLayoutManager: NSTextLayoutManager? { get }
    func scrollRangeToVisible(_ range: NSRange)
    func setText(_ text: NSAttributedString)
    func scrollBy(screens: Int)
}

#if os(iOS)
    struct TextPaneView: UIViewRepresentable {
        let reader: ReaderScreen

        func makeCoordinator() -> TextPane { TextPane(reader) }

        func makeUIView(context: Context) -> TappedTextView {
            let view = TappedTextView(usingTextLayoutManager: true)
            view.isEditable = false
            view.adjustsFontForContentSizeCategory = true
            view.tapped = { [pane = context.coordinator] in pane.tapped(unit: $0) }
            context.coordinator.attach(view)
            return view
        }

        func updateUIView(_ view: TappedTextView, context: Context) { context.coordinator.fill() }
    }

    final class TappedTextView: UITextView, TextViewOfSystem {
        var tapped: (Int) -> Void = { _ in }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            guard let touch = touches.first, touch.tapCount == 1,
                let position = closestPosition(to: touch.location(in: self))
            else { return }
            tapped(offset(from: beginningOfDocument, to: position))
        }

        func setText(_ text: NSAttributedString) { attributedText = text }

        func scrollBy(screens: Int) {
            contentOffset = CGPoint(x: contentOffset.x, y: contentOffset.y + CGFloat(screens) * bounds.height * 0.85)
        }
    }
#else
    struct TextPaneView: NSViewRepresentable {
        let reader: ReaderScreen

        func makeCoordinator() -> TextPane { TextPane(reader) }

        func makeNSView(context: Context) -> NSScrollView {
            let view = TappedTextView(usingTextLayoutManager: true)
            view.isEditable = false
            view.tapped = { [pane = context.coordinator] in pane.tapped(unit: $0) }
            // As wide as the window, and as high as its text.
            view.autoresizingMask = [.width]
            view.isVerticallyResizable = true
            view.maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            view.textContainer?.widthTracksTextView = true
            view.textContainerInset = NSSize(width: 16, height: 16)
            let scroll = NSScrollView()
            scroll.hasVerticalScroller = true
            scroll.documentView = view
            context.coordinator.attach(view)
            return scroll
        }

        func updateNSView(_ scroll: NSScrollView, context: Context) { context.coordinator.fill() }
    }

    final class TappedTextView: NSTextView, TextViewOfSystem {
        var tapped: (Int) -> Void = { _ in }

        override func mouseDown(with event: NSEvent) {
            guard event.clickCount == 1 else { return super.mouseDown(with: event) }
            tapped(characterIndexForInsertion(at: convert(event.locationInWindow, from: nil)))
        }

        func setText(_ text: NSAttributedString) { textStorage?.setAttributedString(text) }
        func scrollBy(screens: Int) { if screens > 0 { pageDown(nil) } else { pageUp(nil) } }
    }
#endif
