import type { Feature } from 'geojson';
import GeoJSONVT, { type RawFeature } from 'geojson-vt';
import { MAP_LEVELS, MAP_TILE, type MapLevel } from '@dongne/contract';
import type { MapTileView } from './area-schemas';
import { buildCountryShapes } from './map-shapes';

/** Minimum zoom of a border, and zooms of a name. */
const SHOWN: Record<MapLevel, { readonly from: number; readonly namedTo: number }> = {
  sido: { from: 0, namedTo: 7 },
  sigungu: { from: 8, namedTo: MAP_TILE.mostZoom },
  dong: { from: 11, namedTo: MAP_TILE.mostZoom },
};

/** Buffer of shapes around a tile, so that its edges are not visible. */
const SHAPES_REACH = MAP_TILE.extent / 64;
/** Simplification tolerance: 1.5 pixels at a tile size of 512 pixels, not visible. */
const TOLERANCE = MAP_TILE.extent / 341;
/** Buffer of names, which are wide and extend into the next tile. */
const NAMES_REACH = MAP_TILE.extent / 4;

const cut = (features: readonly Feature[], buffer: number): GeoJSONVT =>
  // Only the coarsest tiles are built at once. Later ones are cached, hence the zoom limit.
  new GeoJSONVT(
    { type: 'FeatureCollection', features: [...features] },
    {
      maxZoom: MAP_TILE.mostZoom,
      indexMaxZoom: MAP_TILE.leastZoom,
      extent: MAP_TILE.extent,
      tolerance: TOLERANCE,
      buffer,
    },
  );

interface Sheets {
  readonly land: GeoJSONVT;
  readonly borders: GeoJSONVT;
  readonly names: GeoJSONVT;
}

const cutCountry = (): Sheets => {
  const { land, borders, names } = buildCountryShapes();
  return { land: cut(land, SHAPES_REACH), borders: cut(borders, SHAPES_REACH), names: cut(names, NAMES_REACH) };
};

let sheets: Sheets | undefined;

const levelOf = ({ tags }: RawFeature): MapLevel => MAP_LEVELS.find((level) => level === tags?.['level']) ?? 'dong';

const linesOf = (feature: RawFeature): number[][] =>
  feature.type === 2 || feature.type === 3 ? feature.geometry.map((line) => [...line]) : [];

/** Content of a tile; empty where it is all sea or abroad. */
export const mapTile = (zoom: number, x: number, y: number): MapTileView => {
  const { land, borders, names } = (sheets ??= cutCountry());
  const featuresOf = (sheet: GeoJSONVT): readonly RawFeature[] => sheet.getTileRaw(zoom, x, y)?.features ?? [];
  return {
    land: featuresOf(land).map((feature) => ({
      isServed: feature.tags?.['isServed'] === true,
      rings: linesOf(feature),
    })),
    borders: featuresOf(borders)
      .filter((feature) => zoom >= SHOWN[levelOf(feature)].from)
      .map((feature) => ({ level: levelOf(feature), lines: linesOf(feature) })),
    names: featuresOf(names).flatMap((feature) => {
      const level = levelOf(feature);
      const isShown = zoom >= SHOWN[level].from && zoom <= SHOWN[level].namedTo;
      return isShown && feature.type === 4
        ? [{ level, text: String(feature.tags?.['text']), x: feature.x, y: feature.y }]
        : [];
    }),
  };
};
