import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importGraph } from '../test/import-graph';
import { workspacePackages } from '../test/workspace-packages';
import { boxesOf, circlesOf, folderBelow, mutualPairs } from './house';

const ROOT = resolve(import.meta.dirname, '../../../..');
const API = 'api/src';
const IS_SOURCE = /\.(?:ts|mjs)$/;
const IS_TEST = /\.test\.ts$|(?:^|\/)testing\//;

const paths = readdirSync(join(ROOT, API), { recursive: true, encoding: 'utf8' })
  .map((path) => `${API}/${path}`)
  .filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path));
const sources = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const graph = importGraph(sources, workspacePackages(ROOT));

const listed = (circles: readonly (readonly string[])[]): string =>
  `${circles.length}${circles.map((circle) => `\n  ${circle.join(' ↔ ')}`).join('')}`;

const wings = boxesOf(graph, folderBelow(API));
console.log(`wings: ${[...wings.keys()].sort().join(', ')}`);
console.log(`arrows between wings: ${[...wings.values()].reduce((sum, targets) => sum + targets.size, 0)}`);
for (const [wing, targets] of [...wings].sort()) console.log(`  ${wing} → ${[...targets].sort().join(', ') || 'none'}`);
console.log(`circles of wings: ${listed(circlesOf(wings))}`);
for (const wing of [...wings.keys()].sort()) {
  const rooms = boxesOf(graph, folderBelow(`${API}/${wing}`));
  const arrows = [...rooms.values()].reduce((sum, targets) => sum + targets.size, 0);
  console.log(`${wing}: ${rooms.size} folders, ${arrows} arrows, mutual pairs ${listed(mutualPairs(rooms))}`);
}
console.log(`circles of files: ${listed(circlesOf(graph))}`);
