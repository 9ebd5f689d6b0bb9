import { wellKnownRoads } from '#customers';
import type { Random } from '#base';
import type { SeedPlace } from './seed-place';

/** House numbers that every road of the table has. */
const HOUSES = 120;

let roads: ReadonlyMap<string, readonly string[]> | undefined;

const roadsByDong = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { name, dongs } of wellKnownRoads())
    for (const { bcode } of dongs) found.set(bcode, [...(found.get(bcode) ?? []), name]);
  return found;
};

/** `서울 강남구 테헤란로 52 (역삼동)` on a known road, `서울 강남구 율현동 12-3` without one. */
export const seedAddress = (random: Random, { sido, gungu, dong, bcode }: SeedPlace): string => {
  const [house, lot] = [random.between(1, 900), random.between(1, 40)];
  const here = (roads ??= roadsByDong()).get(bcode) ?? [];
  const road = here[(house * lot) % here.length];
  const city = `${sido} ${gungu}`;
  return road === undefined ? `${city} ${dong} ${house}-${lot}` : `${city} ${road} ${(house % HOUSES) + 1} (${dong})`;
};
