// Apple's Accessibility, as far as Vorleser uses it: declarations in our own words, never run.
// Signatures as in Apple's documentation: accessibility/accessibilitynotification/announcement
public import Foundation

public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        public init(_ announcement: String) {}
        public func post() {}
    }
}
