import type { Feature } from 'geojson';
import GeoJSONVT, { type RawFeature } from 'geojson-vt';
import { MAP_LEVELS, MAP_TILE, type MapLevel } from '@dongne/contract';
import type { MapTileView } from './area-schemas';
import { drawCountry } from './map-shapes';

/** From which zoom on a border is drawn, and over which zooms a name. */
const SHOWN: Record<MapLevel, { readonly from: number; readonly namedTo: number }> = {
  sido: { from: 0, namedTo: 7 },
  sigungu: { from: 8, namedTo: MAP_TILE.mostZoom },
  dong: { from: 11, namedTo: MAP_TILE.mostZoom },
};

/** Shapes reach so far beyond their tile that no edge of it shows. */
const SHAPES_REACH = MAP_TILE.extent / 64;
/** A pixel and a half of a tile drawn 512 pixels wide: nobody sees what is left out. */
const TOLERANCE = MAP_TILE.extent / 341;
/** Names are wide: what begins in the tile beside reaches into this one. */
const NAMES_REACH = MAP_TILE.extent / 4;

const cut = (features: readonly Feature[], buffer: number): GeoJSONVT =>
  // Only the coarsest are cut at once. What is cut later is kept, which is why the zooms end where they do.
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
  const { land, borders, names } = drawCountry();
  return { land: cut(land, SHAPES_REACH), borders: cut(borders, SHAPES_REACH), names: cut(names, NAMES_REACH) };
};

let sheets: Sheets | undefined;

const levelOf = ({ tags }: RawFeature): MapLevel => MAP_LEVELS.find((level) => level === tags?.['level']) ?? 'dong';

const linesOf = (feature: RawFeature): number[][] =>
  feature.type === 2 || feature.type === 3 ? feature.geometry.map((line) => [...line]) : [];

/** What of the country lies in a tile; nothing where it is all sea or another country. */
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
