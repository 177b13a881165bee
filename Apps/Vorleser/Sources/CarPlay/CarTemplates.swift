#if os(iOS)
    import CarPlay
    import UIKit
    import VorleserKit
    import VorleserScreens

    /// Shows in a car what `CarScreen` says: two lists, and what is playing.
    @MainActor final class CarTemplates: NSObject, CPNowPlayingTemplateObserver {
        private let controller: CPInterfaceController
        private let books = CPListTemplate(title: String(localized: "Books"), sections: [])
        private let chapters = CPListTemplate(title: String(localized: "Chapters"), sections: [])
        private var screen: CarScreen?
        private var following: Task<Void, Never>?

        init(_ controller: CPInterfaceController) {
            self.controller = controller
            super.init()
            books.tabImage = UIImage(systemName: "books.vertical")
            chapters.tabImage = UIImage(systemName: "list.bullet")
            let playing = CPNowPlayingTemplate.shared
            playing.isUpNextButtonEnabled = true
            playing.upNextTitle = String(localized: "Chapters")
            playing.updateNowPlayingButtons([
                CPNowPlayingPlaybackRateButton { @Sendable [weak self] _ in
                    Task { @MainActor in self?.screen?.nextSpeed() }
                }
            ])
            playing.add(self)
            let tabs = CPTabBarTemplate(templates: [books, chapters])
            following = Task { [weak self] in
                _ = try? await controller.setRootTemplate(tabs, animated: false)
                await self?.follow()
            }
        }

        /// The car has gone.
        func end() {
            following?.cancel()
            CPNowPlayingTemplate.shared.remove(self)
        }

        private func follow() async {
            do {
                let screen = CarScreen(try await AppParts.shared.ready())
                self.screen = screen
                books.emptyViewTitleVariants = [screen.emptyWords]
                chapters.emptyViewTitleVariants = [screen.noChaptersWords]
                await screen.follow(atMost: Int(CPListTemplate.maximumItemCount)) { [weak self] books, chapters in
                    self?.show(books, in: self?.books)
                    self?.show(chapters, in: self?.chapters)
                }
            } catch {
                say(Trouble(error).message)
            }
        }

        private func show(_ sections: [CarSection], in list: CPListTemplate?) {
            list?.updateSections(
                sections.map { section in
                    CPListSection(items: section.rows.map(item), header: section.title, sectionIndexTitle: nil)
                }
            )
        }

        private func item(_ row: CarRow) -> CPListItem {
            let item = CPListItem(text: row.title, detailText: row.detail.isEmpty ? nil : row.detail)
            item.isPlaying = row.isPlaying
            if let progress = row.progress { item.playbackProgress = CGFloat(progress) }
            item.handler = { [weak self] _, done in
                Task { @MainActor in
                    await self?.choose(row.target)
                    done()
                }
            }
            if let cover = row.cover {
                // Small: cars are told pictures' sizes, and lists have room for few points.
                Task { @MainActor in
                    guard let picture = await Covers.shared.picture(cover, longest: 180) else { return }
                    item.setImage(UIImage(cgImage: picture.image))
                }
            }
            return item
        }

        private func choose(_ target: CarRow.Target) async {
            do {
                try await screen?.choose(target)
                try await showPlaying()
            } catch {
                say(Trouble(error).message)
            }
        }

        /// What stands in the hierarchy already must not be pushed again.
        private func showPlaying() async throws {
            let playing = CPNowPlayingTemplate.shared
            if controller.templates.contains(where: { $0 === playing }) {
                _ = try await controller.pop(to: playing, animated: true)
            } else {
                _ = try await controller.pushTemplate(playing, animated: true)
            }
        }

        private func say(_ words: String) {
            let close = CPAlertAction(title: String(localized: "OK"), style: .cancel) { @Sendable [weak self] _ in
                Task { @MainActor in _ = try? await self?.controller.dismissTemplate(animated: true) }
            }
            let alert = CPAlertTemplate(titleVariants: [words], actions: [close])
            Task { _ = try? await controller.presentTemplate(alert, animated: true) }
        }

        /// The chapters once more, since a tab cannot be pushed.
        private func showChapters() async throws {
            guard let screen else { return }
            let list = CPListTemplate(title: String(localized: "Chapters"), sections: [])
            show(screen.chapters(atMost: Int(CPListTemplate.maximumItemCount)), in: list)
            _ = try await controller.pushTemplate(list, animated: true)
        }

        // MARK: CPNowPlayingTemplateObserver

        nonisolated func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {
            Task { @MainActor in try? await showChapters() }
        }
    }
#endif
