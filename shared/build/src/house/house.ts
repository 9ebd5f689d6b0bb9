import { relative, sep } from 'node:path';
import type { ImportGraph } from '../test/import-graph';

/** Names a box that a file belongs to, such as its wing; undefined leaves the file out. */
export type BoxOf = (file: string) => string | undefined;

/** Box of a file by its folder right below `root`; a file of `root` itself is in none. */
export const folderBelow =
  (root: string): BoxOf =>
  (file) => {
    const [folder = '..', ...rest] = relative(root, file).split(sep);
    return folder === '..' || rest.length === 0 ? undefined : folder;
  };

/** Boxes, each with the other boxes that its files import. */
export const boxesOf = (graph: ImportGraph, boxOf: BoxOf): ReadonlyMap<string, ReadonlySet<string>> => {
  const boxes = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const from = boxOf(file);
    if (from === undefined) continue;
    const targets = boxes.get(from) ?? new Set<string>();
    boxes.set(from, targets);
    for (const to of imported.map(boxOf)) if (to !== undefined && to !== from) targets.add(to);
  }
  return boxes;
};

/** Pairs of boxes that import each other. */
export const mutualPairs = (boxes: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly [string, string])[] =>
  [...boxes].flatMap(([one, targets]) =>
    [...targets]
      .filter((other) => one < other && boxes.get(other)?.has(one) === true)
      .map((other): readonly [string, string] => [one, other]),
  );

const reachedFrom = (start: string, graph: ReadonlyMap<string, Iterable<string>>): ReadonlySet<string> => {
  const reached = new Set(graph.get(start));
  // A set hands out what is added during the loop.
  for (const node of reached) for (const next of graph.get(node) ?? []) reached.add(next);
  return reached;
};

/** Circles of a graph: nodes that all reach one another. */
export const circlesOf = (graph: ReadonlyMap<string, Iterable<string>>): readonly (readonly string[])[] => {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(node, graph)]));
  const inCircle = [...graph.keys()].filter((node) => reached.get(node)?.has(node) === true).sort();
  const circleOf = (one: string): string[] =>
    inCircle.filter((other) => reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true);
  return inCircle.map(circleOf).filter(([first], index) => first === inCircle[index]);
};
