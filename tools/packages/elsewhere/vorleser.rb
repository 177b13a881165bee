# NOT YET RUN: see README.md beside it.
class Vorleser < Formula
  desc "Reads books aloud, on your own machine"
  homepage "https://example.org/vorleser"
  url "https://example.org/vorleser/archive/v0.1.0.tar.gz"
  sha256 "TODO"
  license "Apache-2.0"

  depends_on "swift" => :build
  depends_on "python@3.13" => :build
  depends_on "cmark-gfm"
  depends_on "ffmpeg"
  depends_on "flac"
  depends_on "flite"
  depends_on "libzip"
  depends_on "portaudio"
  depends_on "sonic"

  uses_from_macos "libxml2"
  uses_from_macos "zlib"

  def install
    system "tools/setup.sh", "build"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "vorleser"
    system "tools/install.sh", ".build/release/vorleser", prefix
  end

  service do
    run [opt_bin/"vorleser", "serve", "--log-format", "json"]
    keep_alive true
  end

  test do
    (testpath/"lamp.md").write "# The Lamp\n\nMr. Grey lit the lamp.\n"
    system bin/"vorleser", "export", "lamp.md", "-o", "lamp.flac"
    assert_predicate testpath/"lamp.flac", :exist?
  end
end
