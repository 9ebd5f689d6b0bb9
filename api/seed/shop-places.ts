import { DEFAULT_ON_DEMAND_POSITION, DEFAULT_POSITION } from '@dongne/contract';
import { allDongs, dongAt, type Dong, type Position } from '#customers';
import type { Random } from '#base';
import type { SeedPlace } from './seed-place';

const SEOUL_SHARE = 2 / 3;
/** The first shops are around the two places where most users start. */
const CROWDS = [
  { around: DEFAULT_POSITION, shops: 16 },
  { around: DEFAULT_ON_DEMAND_POSITION, shops: 16 },
] as const;
const CROWD_DEGREES = 0.03;
/** About 400 m: separates two shops of a dong. */
const STRAY_DEGREES = 0.004;

const stray = (random: Random, { latitude, longitude }: Position, degrees: number): Position => ({
  latitude: latitude + (random.next() * 2 - 1) * degrees,
  longitude: longitude + (random.next() * 2 - 1) * degrees,
});

const placeIn = (dong: Dong, { latitude, longitude }: Position): SeedPlace => ({
  bcode: dong.bcode,
  sido: dong.sido,
  gungu: dong.sigungu,
  dong: dong.name,
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

const nearCentreOf = (random: Random, dong: Dong): SeedPlace => {
  const position = stray(random, dong.centre, STRAY_DEGREES);
  return placeIn(dong, dongAt(position).bcode === dong.bcode ? position : dong.centre);
};

/** Places inside real dongs, two thirds of them in Seoul, the rest in Gyeonggi; endless and deterministic. */
export function* seedPlaces(random: Random): Generator<SeedPlace, never> {
  for (const { around, shops } of CROWDS) {
    for (let index = 0; index < shops; index += 1) {
      const position = stray(random, around, CROWD_DEGREES);
      yield placeIn(dongAt(position), position);
    }
  }
  const [seoul, gyeonggi] = ['서울', '경기'].map((sido) =>
    allDongs().filter((dong) => dong.sido === sido && /[동가]$/.test(dong.name)),
  );
  for (;;) {
    const dongs = random.next() < SEOUL_SHARE ? seoul : gyeonggi;
    const dong = dongs?.[random.between(0, dongs.length - 1)];
    if (dong !== undefined) yield nearCentreOf(random, dong);
  }
}
