import type { Feature, Geometry, MultiLineString, MultiPolygon, Point as GeoPoint } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { MAP_LEVELS, type MapLevel } from '@dongne/contract';
import { allDongs } from './area-index';
import { readBoundaryTopology } from './boundary-file';
import type { Dong } from './dong';
import { centreOf } from './polygon-centre';
import { isInService } from './service-area';

/** Shape with properties. */
export type Shape<G extends Geometry, Said> = Feature<G, Said & Record<string, unknown>>;

/** Shapes of the country in degrees. */
interface MapShapes {
  /** One shape per sido. */
  readonly land: readonly Shape<MultiPolygon, { readonly isServed: boolean }>[];
  readonly borders: readonly Shape<MultiLineString, { readonly level: MapLevel }>[];
  readonly names: readonly Shape<GeoPoint, { readonly level: MapLevel; readonly text: string }>[];
}

const shape = <G extends Geometry, Said extends Record<string, unknown>>(geometry: G, properties: Said) => ({
  type: 'Feature' as const,
  geometry,
  properties,
});

const SIDO_DIGITS = 2;
const SIGUNGU_DIGITS = 5;

/** Level of the border between two dongs, by their codes; none for a line of one dong, the coast. */
const borderBetween = (one: string, other: string): MapLevel | null => {
  if (one === other) return null;
  const share = (digits: number): boolean => one.slice(0, digits) === other.slice(0, digits);
  if (!share(SIDO_DIGITS)) return 'sido';
  return share(SIGUNGU_DIGITS) ? 'dong' : 'sigungu';
};

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
};

/** Builds the shapes from the boundary file; slow (tenths of a second), so call it once. */
export const buildCountryShapes = (): MapShapes => {
  const topology = readBoundaryTopology();
  const dongByCode = new Map(allDongs().map((dong) => [dong.bcode.slice(0, 8), dong]));
  const parts = topology.objects.dongs.geometries.flatMap((geometry) => {
    const dong = dongByCode.get(String(geometry.id));
    return geometry.type === 'MultiPolygon' && dong !== undefined ? [{ geometry, dong }] : [];
  });
  const united = (digits: number) =>
    grouped(parts, ({ dong }) => dong.bcode.slice(0, digits)).map((group) => ({
      dong: group[0]?.dong,
      outline: merge(
        topology,
        group.map(({ geometry }) => geometry),
      ),
    }));
  const sidos = united(SIDO_DIGITS);
  const named = (level: MapLevel, areas: ReturnType<typeof united>, textOf: (dong: Dong) => string) =>
    areas.flatMap(({ dong, outline }) => {
      const rings = outline.coordinates.map((polygon) =>
        polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x, y] as const)),
      );
      const centre = centreOf(rings);
      const text = dong === undefined ? '' : textOf(dong);
      return centre === undefined || text === '' ? [] : [nameAt(level, text, centre)];
    });
  return {
    land: sidos.map(({ dong, outline }) => shape(outline, { isServed: dong !== undefined && isInService(dong) })),
    borders: MAP_LEVELS.map((level) =>
      shape(
        mesh(
          topology,
          topology.objects.dongs,
          (one, other) => borderBetween(String(one.id), String(other.id)) === level,
        ),
        { level },
      ),
    ),
    names: [
      ...named('sido', sidos, ({ sido }) => sido),
      ...named('sigungu', united(SIGUNGU_DIGITS), ({ sigungu }) => sigungu.split(' ').at(-1) ?? ''),
      ...allDongs().map(({ name, centre }) => nameAt('dong', name, centre)),
    ],
  };
};

const nameAt = (level: MapLevel, text: string, { latitude, longitude }: Dong['centre']) =>
  shape({ type: 'Point' as const, coordinates: [longitude, latitude] }, { level, text });
