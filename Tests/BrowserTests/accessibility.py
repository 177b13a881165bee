"""What axe finds on a page: all it knows of, as the page stands, and in other themes whether the words can be read."""

from axe_playwright_python.sync_playwright import Axe

# Those a reader may choose; the last one is the system's dark with more contrast.
THEMES = ["sepia", "dark", "black", "contrast"]
# The theme changes nothing else.
CONTRAST = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}


def violations(page, options: dict | None = None) -> list[str]:
    """Which rules a page breaks, and where."""
    found = Axe().run(page, options=options or {"resultTypes": ["violations"]}).response["violations"]
    return [f"{rule['id']} {[node['target'] for node in rule['nodes'][:3]]}" for rule in found]


def violations_in_themes(page, look=lambda theme: None) -> list[str]:
    """The same in light, and in each other theme what can be another there; the theme is light again afterwards.

    `look` is called in each, for who wants a picture.
    """
    found = []
    for theme in ["light", *THEMES]:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_function("() => document.getAnimations().every(move => move.playState !== 'running' || !move.transitionProperty)")
        look(theme)
        found += [f"{theme}: {words}" for words in violations(page, None if theme == "light" else CONTRAST)]
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found
