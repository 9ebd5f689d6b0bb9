import { API, apiGraph } from './api-graph';
import { circlesOf } from './circles.mjs';
import { boxesOf, folderBelow, mutualPairs } from './house';

const graph = apiGraph();

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
