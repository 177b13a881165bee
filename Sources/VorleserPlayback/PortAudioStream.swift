#if canImport(CPortAudio)
    import CPortAudio
    import Dispatch
    import Synchronization
    import VorleserCore

    /// One stream to the sound card, from opening to closing.
    ///
    /// PortAudio's stream is known only to ``run()``, on one thread; everybody else speaks to the ``DeviceFeed``.
    final class PortAudioStream: Sendable {
        /// How many samples have been heard, whenever the device has taken more.
        let progress: AsyncThrowingStream<Int, any Error>

        private typealias Waiter = CheckedContinuation<Void, any Error>

        private struct Course {
            var feed: DeviceFeed
            /// Whether the thread sleeps until something is asked for.
            var isResting = false
            var opening: Waiter?
            var ending: [Waiter] = []
            /// `nil` while it runs.
            var result: Result<Void, any Error>?
        }

        private let sampleRate: Int
        private let course: Mutex<Course>
        private let wakeUp = DispatchSemaphore(value: 0)
        private let publisher: AsyncThrowingStream<Int, any Error>.Continuation

        init(sampleRate: Int) {
            self.sampleRate = sampleRate
            course = Mutex(Course(feed: DeviceFeed(sampleRate: sampleRate)))
            (progress, publisher) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        /// Asks for something; the device obeys within a block.
        func control<Answer: Sendable>(_ ask: (inout DeviceFeed) -> Answer) -> Answer {
            course.withLock { course in
                if course.isResting { wakeUp.signal() }
                course.isResting = false
                return ask(&course.feed)
            }
        }

        /// Opens the device and begins to feed it.
        func open(on thread: DispatchQueue) async throws {
            try await withCheckedThrowingContinuation { (waiter: Waiter) in
                course.withLock { $0.opening = waiter }
                thread.async { self.run() }
            }
        }

        /// Waits until the stream is closed.
        func end() async throws {
            try await withCheckedThrowingContinuation { (waiter: Waiter) in
                let result = course.withLock { course in
                    if course.result == nil { course.ending.append(waiter) }
                    return course.result
                }
                if let result { waiter.resume(with: result) }
            }
        }

        // MARK: The device's thread

        private func run() {
            do {
                var device = try PortAudioDevice(sampleRate: sampleRate)
                isOpen(latency: device.latency)
                try play(on: &device)
                close(.success(()))
            } catch {
                close(.failure(error))
            }
        }

        private func play(on device: inout PortAudioDevice) throws {
            while true {
                switch next() {
                case .write(let samples): try write(samples, to: &device)
                case .flush: try device.flush()
                case .rest: wakeUp.wait()
                case .close: return
                }
            }
        }

        private func next() -> DeviceFeed.Step {
            course.withLock { course in
                let step = course.feed.next()
                course.isResting = step == .rest
                return step
            }
        }

        private func write(_ samples: [Float], to device: inout PortAudioDevice) throws {
            try device.write(samples)
            let heard = course.withLock { course in
                course.feed.wrote()
                return course.feed.heard
            }
            publisher.yield(heard)
        }

        private func isOpen(latency: Int) {
            let waiter = course.withLock { course in
                course.feed.latency = latency
                defer { course.opening = nil }
                return course.opening
            }
            waiter?.resume()
        }

        private func close(_ result: Result<Void, any Error>) {
            let waiters = course.withLock { course in
                course.feed.stop()
                course.result = result
                defer { (course.opening, course.ending) = (nil, []) }
                return course.ending + (course.opening.map { [$0] } ?? [])
            }
            for waiter in waiters { waiter.resume(with: result) }
            if case .failure(let error) = result { publisher.finish(throwing: error) } else { publisher.finish() }
        }
    }
#endif
