#if os(iOS)
    import CarPlay
    import UIKit
    import VorleserKit
    import VorleserScreens

    /// The app on a car's screen. The system makes it when a car is there; without the entitlement it never does, see
    /// docs/apple.md.
    final class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
        private var templates: CarTemplates?

        func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didConnect interfaceController: CPInterfaceController
        ) {
            templates = CarTemplates(interfaceController)
        }

        func templateApplicationScene(
            _ templateApplicationScene: CPTemplateApplicationScene,
            didDisconnectInterfaceController interfaceController: CPInterfaceController
        ) {
            templates?.end()
            templates = nil
        }
    }
#endif
