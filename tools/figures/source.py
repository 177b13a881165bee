"""Swift sources as text: without comments and the insides of strings, and their functions and types."""

import re
from dataclasses import dataclass
from functools import cached_property

# A string's inside says nothing about structure; what is interpolated is lost with it.
NOISE = re.compile(r'/\*.*?\*/|//[^\n]*|"""(?:\\.|.)*?"""|#"(?:.)*?"#|"(?:\\.|[^"\\\n])*"', re.S)
FUNCTION = re.compile(r"^[^\S\n]*(?:@\w+(?:\([^)]*\))?\s+)*(?:[\w()]+ )*?(?:func\b|init[?]?[(<])", re.M)
TYPE = re.compile(r"^(?:(?:@\w+ )*(?:\w+ )*?)(?:struct|class|enum|actor|protocol|typealias) +(\w+)", re.M)
PUBLIC_TYPE = re.compile(r"^[^\S\n]*(?:@\w+ )*public (?:\w+ )*?(?:struct|class|enum|actor|protocol|typealias) +\w+", re.M)
IMPORT = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:public |internal |package )?import (?:\w+ )?(\w+)", re.M)
NAMED = re.compile(r"^[^\S\n]*///[^\n]*\n[^\S\n]*var \w+(?:: \w+)? = ([^\n]*)$", re.M)
NUMBER = re.compile(r"(?<![\w.$])(?:0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:e-?\d+)?)(?![\w])")


def blank(match):
    """As many lines as there were, so that places stay."""
    text = match.group()
    return ('""' if '"' in text[:3] else "") + "\n" * text.count("\n")


@dataclass
class Source:
    name: str
    text: str

    def __post_init__(self):
        self.code = NOISE.sub(blank, self.text)

    @cached_property
    def lines(self):
        """Lines with code."""
        return [line.strip() for line in self.code.splitlines() if line.strip()]

    @property
    def imports(self):
        return set(IMPORT.findall(self.code))

    @cached_property
    def types(self):
        """Types that it declares, not within others."""
        return set(TYPE.findall(self.code))

    @cached_property
    def words(self):
        return set(re.findall(r"\b[A-Z]\w+", self.code))

    @property
    def literals(self):
        """Numbers that are no plain 0, 1 or 2."""
        return [word for word in NUMBER.findall(self.code) if word not in ("0", "1", "2")]

    @property
    def named_literals(self):
        """Those of them that are the value of a documented stored property, where thresholds are kept."""
        if "/Thresholds/" not in self.name:
            return []
        values = " ".join(NAMED.findall(self.text))
        return [word for word in NUMBER.findall(values) if word not in ("0", "1", "2")]

    def functions(self):
        """For each function that has a body the number of its first line, and its lines from the first to the last."""
        for match in FUNCTION.finditer(self.code):
            depth, start = 0, match.start()
            for index in range(match.end(), len(self.code)):
                sign = self.code[index]
                if sign in "([":
                    depth += 1
                elif sign in ")]":
                    depth -= 1
                elif sign == "{" and depth <= 0 or sign == "\n" and depth <= 0 and "{" not in self.code[index : index + 90]:
                    break
            else:
                continue
            if self.code[index] != "{":
                continue
            depth = 0
            for end in range(index, len(self.code)):
                depth += (self.code[end] == "{") - (self.code[end] == "}")
                if depth == 0:
                    yield self.code.count("\n", 0, start) + 1, self.code.count("\n", start, end) + 1
                    break

    def public_types(self):
        """For each public type the number of its line, and whether a comment of documentation stands above it."""
        lines = self.text.splitlines()
        for match in PUBLIC_TYPE.finditer(self.text):
            line = self.text.count("\n", 0, match.start())
            above = line - 1
            while above >= 0 and lines[above].strip().startswith("@"):
                above -= 1
            yield line + 1, above >= 0 and lines[above].strip().startswith("///")
