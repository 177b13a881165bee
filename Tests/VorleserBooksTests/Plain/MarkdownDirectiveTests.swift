import Testing
import VorleserCore

@testable import VorleserBooks

/// What MyST, GitBook, Jekyll, Hugo, mdBook, Quarto and The Carpentries write besides GitHub's Markdown.
struct MarkdownDirectiveTests {
    private func book(_ text: String) throws -> Book { try PlainBooks.markdown(Array(text.utf8), name: "file") }

    @Test(arguments: [
        ("```{note}\nHear *this*.\n```\n\nMore.", "Note\nHear this.\nMore.\n"),
        ("```{admonition} Watch out\n:class: warning\nIt is hot.\n```", "Watch out\nIt is hot.\n"),
        (":::{admonition} Watch out\n:class: warning\nIt is hot.\n:::\n\nMore.", "Watch out\nIt is hot.\nMore.\n"),
        ("````{tip}\nOne.\n```{seealso}\nTwo.\n```\n````", "Tip\nOne.\nSee also\nTwo.\n"),
        ("```{figure} a.png\n---\nname: fig-1\nalt: A cat\n---\nThe caption.\n```", "\nThe caption.\n"),
        ("```{figure} a.png\n:name: fig-1\nThe caption.\n```\nMore.", "\nThe caption.\nMore.\n"),
        ("```{math}\n:label: e\na^2\n```", "a²\n"),
        ("(my-label)=\n## A section\n\nSee {ref}`my-label`.", "A section\nSee A section.\n"),
        ("See {ref}`the other <my-label>` and {term}`Entropy`.", "See the other and Entropy.\n"),
        ("See {doc}`intro` and {doc}`../b/get-started`.", "See intro and get started.\n"),
        ("H{sub}`2`O and {math}`x^2`.", "H2O and x².\n"),
    ])
    func `the blocks and roles of MyST are read as what they show`(given: String, text: String) throws {
        #expect(try book(given).text == text)
    }

    @Test func `the picture of a figure has its description, and sources are for the eye`() throws {
        let made = try book("```{figure} a.png\n:alt: A cat\n\nThe caption {cite:p}`doe99`.\n```")
        #expect(made.marks.contains { $0.kind == .image(alternative: "A cat", resource: "a.png") })
        #expect(made.texts(.decorative) == ["[doe99]"])
    }

    @Test(arguments: [
        "```{code-cell} python\nprint(1)\n```", "```{toctree}\nintro\nend\n```", "```{r setup}\nlibrary(x)\n```",
        "```output\ncommit f22b25e\n```", "{% highlight ruby %}\nputs 1\n{% endhighlight %}",
    ])
    func `programs, and what they print, stay programs`(given: String) throws {
        let made = try book("Text.\n\n" + given + "\n\nMore.")
        #expect(made.texts(.code).count == 1)
        #expect(made.text.hasSuffix("More.\n"))
    }

    @Test func `a table drawn with signs has rows and cells`() throws {
        let made = try book(
            """
            Before.

            +-------+------------+
            | Fruit | Price      |
            +=======+============+
            | Apple | one dollar |
            |       | or so      |
            +-------+------------+
            | A | B | - x        |
            |       | - y        |
            +-------+------------+

            After.
            """
        )
        #expect(made.text == "Before.\nFruit\tPrice\nApple\tone dollar or so\nA | B\tx; y\nAfter.\n")
        #expect(made.texts(.tableRow).count == 3)
    }

    @Test(arguments: ["+---+\nno table\n", "+---+---+\n| a | b |\n"])
    func `what is no table with signs stays`(given: String) throws {
        #expect(try book(given).text.contains("---"))
    }

    @Test(arguments: [
        ("![A map](x.png){alt='A diagram, showing \"how\"'}", "A map. A diagram, showing \"how\""),
        ("![](x.png){alt=\"A cat\" width=50%}", "A cat"), ("![A cat](x.png){#fig:cat .a width=\"50%\"}", "A cat"),
    ])
    func `a description among attributes belongs to the picture`(given: String, alternative: String) throws {
        let made = try book(given + " here")
        #expect(made.text == " here\n" || made.text == "here\n")
        #expect(made.marks.contains { $0.kind == .image(alternative: alternative, resource: "x.png") })
    }

    @Test(arguments: [
        ("{% hint style=\"info\" %}\nAbout water.\n{% endhint %}", "About water.\n"),
        ("A {% include x.html %} b.", "A b.\n"),
        ("{% include figure\n  caption=\"A cat.\" %}\n\nMore.", "A cat.\nMore.\n"),
        ("{% comment %}\nHidden.\n{% endcomment %}\nMore.", "More.\n"),
        ("{{< figure src=\"a.png\" caption=\"A cat.\" >}}\n\nMore.", "A cat.\nMore.\n"),
        ("Text.\n\n{{#include ../a.rs}}\n\nMore.", "Text.\nMore.\n"),
        (":::tip My title is long\n\nBody.\n\n:::", "My title is long\nBody.\n"),
        ("::: {.callout-note title=\"Take care\"}\nBody.\n:::", "Take care\nBody.\n"),
        ("See @fig-cat-one and [-@sec-x].", "See Figure cat one and [-@sec-x].\n"),
        ("## Joins {#sec-joins}\n\nSee @sec-joins.", "Joins\nSee Joins.\n"),
    ])
    func `tags of programs that make pages are not read`(given: String, text: String) throws {
        #expect(try book(given).text == text)
    }

    @Test func `computed values and what abbreviations mean are for the eye`() throws {
        let made = try book("All `r nrow(x)` rows of `r x`.\n\n*[HTML]: Hyper Text")
        #expect(made.texts(.decorative) == ["r nrow(x)", "HTML: Hyper Text"])
    }

    @Test(arguments: ["Write to me@x-y.org or @jane.\n", "The set {x}`y`.\n", "A 50% {%) sign.\n", "f(x)= 3\n"])
    func `signs that mean none of this stay`(given: String) throws {
        let shown = given.replacing("{x}`y`", with: "y")
        #expect(try book(given).text == shown)
    }

    @Test func `braces between pieces of code over two lines stay`() throws {
        #expect(
            try book("Say `place\n{id}`, `notes {book}`, and more.").text == "Say place {id}, notes {book}, and more.\n"
        )
    }

    // MARK: Front matter

    @Test func `a recipe that stands in the front matter is read`() throws {
        let made = try book(
            """
            ---
            title: Rice
            tags: [a, b]
            author:
            - Jane Mary Doe the Elder
            - John Joe Roe the Younger
            ingredients:
            - one cup of rice
            - a little salt,
              or more
            directions:
            - Cook all of it slowly.
            - Eat it while hot.
            ---

            Good.
            """
        )
        #expect(
            made.text == "Rice\nGood.\nIngredients\none cup of rice\na little salt, or more\nDirections\n"
                + "Cook all of it slowly.\nEat it while hot.\n"
        )
    }

    @Test func `an overview in the front matter stands before a longer text`() throws {
        let body = String(repeating: "It goes on and on here. ", count: 20)
        let made = try book("---\nquestions:\n- What is it for?\n- How does it work?\n---\n\n\(body)")
        #expect(made.text.hasPrefix("Questions\nWhat is it for?\nHow does it work?\n"))
        #expect(try book("---\naliases:\n- /a\n- /b\n---\n\nText.").text == "Text.\n")
    }
}
