"""Straight-line arithmetic as a graph: built once, transposed or written out as C.

A node is a tuple: ("input", name), ("add", a, b), ("subtract", a, b), ("negate", a) or ("multiply", constant, a), where
a and b are numbers of earlier nodes. Equal nodes are one node, so that common subexpressions are computed once. `None`
stands for zero, and costs nothing.
"""

TINY = 1e-15


class Graph:
    def __init__(self):
        self.nodes = []
        self.numbers = {}

    def _node(self, *node):
        if node not in self.numbers:
            self.numbers[node] = len(self.nodes)
            self.nodes.append(node)
        return self.numbers[node]

    def input(self, name):
        return self._node("input", name)

    def _negative_form(self, a):
        """The node whose negative `a` is, if it is written as one."""
        node = self.nodes[a]
        if node[0] == "negate":
            return node[1]
        if node[0] == "multiply" and node[1] < 0:
            return self.multiply(-node[1], node[2])
        return None

    def add(self, a, b):
        if a is None:
            return b
        if b is None:
            return a
        opposite = self._negative_form(b)
        if opposite is not None:
            return self.subtract(a, opposite)
        opposite = self._negative_form(a)
        if opposite is not None:
            return self.subtract(b, opposite)
        return self._node("add", min(a, b), max(a, b))

    def subtract(self, a, b):
        if b is None:
            return a
        if a is None:
            return self.negate(b)
        if a == b:
            return None
        opposite = self._negative_form(b)
        if opposite is not None:
            return self.add(a, opposite)
        if self.nodes[a][0] == "negate":
            return self.negate(self.add(self.nodes[a][1], b))
        return self._node("subtract", a, b)

    def negate(self, a):
        if a is None:
            return None
        node = self.nodes[a]
        if node[0] == "negate":
            return node[1]
        if node[0] == "subtract":
            return self._node("subtract", node[2], node[1])
        if node[0] == "multiply":
            return self.multiply(-node[1], node[2])
        return self._node("negate", a)

    def multiply(self, constant, a):
        if a is None or abs(constant) < TINY:
            return None
        if abs(constant - 1) < TINY:
            return a
        if abs(constant + 1) < TINY:
            return self.negate(a)
        node = self.nodes[a]
        if node[0] == "multiply":
            return self.multiply(constant * node[1], node[2])
        if node[0] == "negate":
            return self.multiply(-constant, node[1])
        return self._node("multiply", constant, a)

    def combination(self, coefficients, values):
        """The sum of coefficients times values."""
        total = None
        for coefficient, value in zip(coefficients, values):
            total = self.add(total, self.multiply(float(coefficient), value))
        return total

    def operands(self, number):
        node = self.nodes[number]
        if node[0] in ("add", "subtract"):
            return node[1:]
        if node[0] == "negate":
            return node[1:]
        if node[0] == "multiply":
            return node[2:]
        return ()

    def order(self, outputs):
        """The nodes that the outputs need, operands first, in the order in which they were built."""
        needed, waiting = set(), [output for output in outputs if output is not None]
        while waiting:
            number = waiting.pop()
            if number not in needed:
                needed.add(number)
                waiting.extend(self.operands(number))
        order, placed = [], set()

        def place(number):
            if number in placed:
                return
            placed.add(number)
            for operand in self.operands(number):
                place(operand)
            order.append(number)

        for number in sorted(needed):
            if self.nodes[number][0] != "input":
                place(number)
        for number in sorted(needed):
            place(number)
        return order


def transposed(graph, outputs, inputs, seeds, target):
    """The transpose of the linear map inputs → outputs, built in `target` and applied to `seeds`, one for each output.

    Walks the graph backwards, as the reverse mode of automatic differentiation does: the flow graph's transpose has the
    same cost.
    """
    flow = {}

    def pour(number, value):
        if value is not None:
            flow[number] = target.add(flow[number], value) if number in flow else value

    for output, seed in zip(outputs, seeds):
        if output is not None:
            pour(output, seed)
    for number in range(len(graph.nodes) - 1, -1, -1):
        if number not in flow:
            continue
        node, value = graph.nodes[number], flow[number]
        if node[0] == "add":
            pour(node[1], value)
            pour(node[2], value)
        elif node[0] == "subtract":
            pour(node[1], value)
            pour(node[2], target.negate(value))
        elif node[0] == "negate":
            pour(node[1], target.negate(value))
        elif node[0] == "multiply":
            pour(node[2], target.multiply(node[1], value))
    return [flow.get(number) for number in inputs]


def literal(value):
    """A C constant with as many digits as a float holds, so that every machine's cosine gives the same text."""
    digits = f"{value:.9g}"
    return (digits if "." in digits or "e" in digits else digits + ".0") + "f"


def written(name, parameters, graph, outputs, load, store):
    """The graph as a C function.

    `load(name)` is the C expression that reads an input, `store(index, value)` the statement that writes an output.
    """
    places = {}
    for index, output in enumerate(outputs):
        places.setdefault(output, []).append(index)
    body, counts = [], {"add": 0, "multiply": 0}
    for number in graph.order(outputs):
        node = graph.nodes[number]
        if node[0] == "input":
            value = load(node[1])
        elif node[0] == "add":
            value = f"v{node[1]} + v{node[2]}"
        elif node[0] == "subtract":
            value = f"v{node[1]} - v{node[2]}"
        elif node[0] == "negate":
            value = f"-v{node[1]}"
        else:
            value = f"v{node[2]} * {literal(node[1])}"
        if node[0] in ("add", "subtract"):
            counts["add"] += 1
        elif node[0] == "multiply":
            counts["multiply"] += 1
        body.append(f"    vector v{number} = {value};")
        body += [f"    {store(index, f'v{number}')};" for index in places.get(number, [])]
    body += [f"    {store(index, '(vector){0}')};" for index in places.get(None, [])]
    return [
        f"// {counts['add']} additions, {counts['multiply']} multiplications.",
        f"codelet({name})({parameters}) {{",
        *body,
        "}",
        "",
    ]
