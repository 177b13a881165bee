/// How a book looks that brings no look of its own: plain, in the reader's own colours.
enum PageStyle {
    static let styleSheet = """
        html { color-scheme: light dark; }
        body {
          margin: 0 5%;
          font-family: serif;
          line-height: 1.5;
          -webkit-hyphens: auto;
          hyphens: auto;
          overflow-wrap: break-word;
        }
        p { margin: 0; text-indent: 1.2em; text-align: justify; widows: 2; orphans: 2; }
        h1, h2, h3, h4, h5, h6 {
          margin: 2em 0 1em;
          line-height: 1.25;
          text-align: center;
          font-weight: normal;
          break-after: avoid;
          -webkit-hyphens: none;
          hyphens: none;
        }
        h3, h4, h5, h6 { font-style: italic; }
        h1 + p, h2 + p, h3 + p, h4 + p, h5 + p, h6 + p, .scene-break + p, blockquote > p:first-child { text-indent: 0; }
        blockquote { margin: 1em 2em; }
        .verse { margin: 1em 2em; text-align: left; text-indent: 0; }
        .verse p { text-align: left; text-indent: 0; }
        .scene-break, .caption { margin: 1em 0; text-align: center; text-indent: 0; }
        .caption { font-size: 0.9em; }
        pre { margin: 1em 0; white-space: pre-wrap; font-size: 0.85em; }
        ul, ol { margin: 1em 0; padding-left: 2em; }
        ul.plain, ul.marked { list-style: none; }
        ul.marked { padding-left: 0; }
        ul.marked > li::before { content: attr(data-marker) " "; }
        li p { text-indent: 0; }
        table { margin: 1em auto; border-collapse: collapse; }
        td, th { padding: 0.2em 0.6em; vertical-align: top; }
        td p { text-indent: 0; }
        aside { margin: 1em 0; font-size: 0.9em; }
        aside p { text-indent: 0; }
        .back a::before { content: "↩"; }
        .small-caps { font-variant: small-caps; }
        img { max-width: 100%; max-height: 95vh; }
        a { color: inherit; }

        """
}
