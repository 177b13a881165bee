"""Cycles in a graph of who needs whom."""


def components(graph):
    """Strongly connected components (Tarjan 1972), without recursion. `graph`: for each node the nodes that it needs."""
    index, low, on_stack, stack, found = {}, {}, set(), [], []
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(graph[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, rest = work[-1]
            for other in rest:
                if other not in index:
                    index[other] = low[other] = len(index)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(graph[other])))
                    break
                if other in on_stack:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component = []
                    while not component or component[-1] != node:
                        component.append(stack.pop())
                        on_stack.discard(component[-1])
                    found.append(component)
    return found


def cycles(graph):
    """Groups of nodes that need each other in a circle, the largest first."""
    return sorted((sorted(component) for component in components(graph) if len(component) > 1), key=len, reverse=True)


def in_cycles(graph):
    """How many nodes need each other in a circle."""
    return sum(map(len, cycles(graph)))
