import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allDongs } from './area-index';
import type { Dong } from './dong';

/** Road with its dongs; see roads/README.md for its limits. */
export interface Road {
  readonly name: string;
  readonly dongs: readonly Dong[];
}

const FILE = join(import.meta.dirname, 'roads', 'well-known-roads.txt');

const buildRoads = (): Road[] => {
  const dongOf = new Map(allDongs().map((dong) => [dong.label, dong]));
  const labelsOf = (district: string): string[] => {
    const [place = '', names = ''] = district.split(': ');
    return names.split(' ').map((name) => `${place} ${name}`);
  };
  const dongAtLabel = (label: string): Dong => {
    const dong = dongOf.get(label);
    if (dong === undefined) throw new Error(`The table of roads names a dong that does not exist: ${label}`);
    return dong;
  };
  return readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...districts] = line.split(' | ');
      return { name, dongs: districts.flatMap(labelsOf).map(dongAtLabel) };
    });
};

let roads: readonly Road[] | undefined;

/**
 * Well-known roads. The first call reads the file.
 *
 * @throws {Error} when the file names a dong that is missing from the boundaries.
 */
export const wellKnownRoads = (): readonly Road[] => (roads ??= buildRoads());
