import { metresBetween, type Random } from '#base';
import { NAME_ENDINGS, NAME_ROOTS } from './shop-words';
import type { SeedPlace } from './seed-place';

/** Distance between shops with similar names, so that they are not confused. */
const APART_M = 5_000;
/** Number of shops with this distance; beyond it there are more shops within 5 km than names. */
const KEPT_APART = 1_000;

/** Names shops, each root only once within 5 km; deterministic for the same state of `random`. */
export const createNameBook = (): ((random: Random, place: SeedPlace) => string) => {
  const named: { readonly root: string; readonly place: SeedPlace }[] = [];

  const rootFor = (place: SeedPlace, first: number): string => {
    const taken = new Set(named.filter((shop) => metresBetween(shop.place, place) <= APART_M).map(({ root }) => root));
    const inTurn = [...NAME_ROOTS.slice(first), ...NAME_ROOTS.slice(0, first)];
    return inTurn.find((root) => !taken.has(root)) ?? NAME_ROOTS[first] ?? NAME_ROOTS[0];
  };

  return (random, place) => {
    const root = rootFor(place, Math.floor(random.next() * NAME_ROOTS.length));
    if (named.length < KEPT_APART) named.push({ root, place });
    const name = `${root}${random.chance(0.7) ? '' : ' '}${random.pick(NAME_ENDINGS)}`;
    return random.chance(0.25) ? `${place.dong.replace(/\d.*$/, '')} ${name}` : name;
  };
};
