import whichPolygon from 'which-polygon';
import { readBoundaryFile, type BoundaryDong } from './boundary-file';
import type { Dong, Position } from './dong';
import { centreOf } from './polygon-centre';

/** Short sido names, as in the postcode dialog; names differ by source. */
const SHORT_SIDO: Readonly<Record<string, string>> = {
  충청북도: '충북',
  충청남도: '충남',
  전라남도: '전남',
  경상북도: '경북',
  경상남도: '경남',
};

const shortSido = (name: string): string => SHORT_SIDO[name] ?? name.slice(0, 2);

const asDong = (dong: BoundaryDong, centre: Position): Dong => {
  const sido = shortSido(dong.sidoName);
  const sigungu = dong.sigunguName === dong.sidoName ? '' : dong.sigunguName;
  return {
    bcode: `${dong.code}00`,
    sido,
    sigungu,
    name: dong.name,
    label: [sido, sigungu, dong.name].filter(Boolean).join(' '),
    centre,
    polygons: dong.polygons,
  };
};

interface AreaIndex {
  readonly dongs: readonly Dong[];
  readonly at: (position: Position) => Dong | undefined;
}

const buildIndex = (): AreaIndex => {
  const rows = readBoundaryFile().sort((one, other) => one.code.localeCompare(other.code));
  const centres = rows.map(({ polygons }) => centreOf(polygons));
  const nearestCentre = (index: number): Position => {
    for (let step = 1; step < rows.length; step += 1) {
      const centre = centres[index - step] ?? centres[index + step];
      if (centre !== undefined) return centre;
    }
    throw new Error('No dong has a shape');
  };
  const dongs = rows.map((row, index) => asDong(row, centres[index] ?? nearestCentre(index)));

  const lookUp = whichPolygon<Dong>({
    type: 'FeatureCollection',
    features: dongs
      .filter(({ polygons }) => polygons.length > 0)
      .map((dong) => ({
        type: 'Feature',
        properties: dong,
        geometry: {
          type: 'MultiPolygon',
          coordinates: dong.polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y]))),
        },
      })),
  });
  return { dongs, at: ({ latitude, longitude }) => lookUp([longitude, latitude]) ?? undefined };
};

let index: AreaIndex | undefined;
const areaIndex = (): AreaIndex => (index ??= buildIndex());

/** Squared distance for comparisons, with the longitude scaled to the latitude. */
const squaredDistance = (one: Position, other: Position): number => {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return (one.latitude - other.latitude) ** 2 + east ** 2;
};

const KM_A_DEGREE = 111.2;

/** Distance from a position to the centre of a dong in km; accurate for short distances. */
export const kmToCentre = (position: Position, { centre }: Pick<Dong, 'centre'>): number =>
  Math.sqrt(squaredDistance(position, centre)) * KM_A_DEGREE;

/** Whether a position is in some dong, not at sea or abroad. */
export const isInSomeDong = (position: Position): boolean => areaIndex().at(position) !== undefined;

/** All legal dongs in the order of their codes. The first call reads the boundary file. */
export const allDongs = (): readonly Dong[] => areaIndex().dongs;

let byEmd: ReadonlyMap<string, Dong> | undefined;

/** Dong with an eight-digit code; a 리 shares it with its 면. */
export const dongOfEmd = (emdCode: string): Dong | undefined =>
  (byEmd ??= new Map(allDongs().map((dong) => [dong.bcode.slice(0, 8), dong]))).get(emdCode);

/** Dong that contains a position; at sea and abroad the one with the nearest centre. */
export const dongAt = (position: Position): Dong => {
  const within = areaIndex().at(position);
  if (within !== undefined) return within;
  return allDongs().reduce((nearest, dong) =>
    squaredDistance(position, dong.centre) < squaredDistance(position, nearest.centre) ? dong : nearest,
  );
};
