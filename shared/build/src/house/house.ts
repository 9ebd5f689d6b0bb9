import { relative, sep } from 'node:path';
import type { ImportGraph } from '../test/import-graph';

/** Returns the box of a file, such as its wing; undefined leaves the file out. */
export type BoxOf = (file: string) => string | undefined;

/** Uses the folder directly below `root` as the box; a file of `root` itself has none. */
export const folderBelow =
  (root: string): BoxOf =>
  (file) => {
    const [folder = '..', ...rest] = relative(root, file).split(sep);
    return folder === '..' || rest.length === 0 ? undefined : folder;
  };

/** Imports between boxes, by importing box. */
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

/** Lists pairs of boxes that import each other. */
export const mutualPairs = (boxes: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly [string, string])[] =>
  [...boxes].flatMap(([one, targets]) =>
    [...targets]
      .filter((other) => one < other && boxes.get(other)?.has(one) === true)
      .map((other): readonly [string, string] => [one, other]),
  );
