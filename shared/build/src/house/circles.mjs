/**
 * @param {ReadonlyMap<string, Iterable<string>>} graph
 * @param {string} start
 * @returns {ReadonlySet<string>}
 */
const reachedFrom = (graph, start) => {
  const reached = new Set(graph.get(start));
  // Iterates over entries that are added during the loop too.
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next);
  return reached;
};

/**
 * Lists the cycles of a graph: nodes that all reach one another. Free of imports, so that the lint rules and jest both
 * load it.
 *
 * @param {ReadonlyMap<string, Iterable<string>>} graph
 * @returns {readonly (readonly string[])[]}
 */
export const circlesOf = (graph) => {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]));
  const inCircle = [...graph.keys()].filter((node) => reached.get(node)?.has(node) === true).sort();
  return inCircle
    .map((one) => inCircle.filter((other) => reached.get(one)?.has(other) && reached.get(other)?.has(one)))
    .filter(([first], index) => first === inCircle[index]);
};
