import { clipPolygon, clipPolyline } from 'lineclip';
import { isNamedAt, MAP_OUTLINE, MAP_TILE, namesThatFit, toWorld, worldPx } from '@dongne/contract';
import type { MapOutlineView, MapTileView } from './area-schemas';
import { mapTile } from './map-tiles';
import { dropRepeats, pathOf, type Point } from './svg-path';

const { widthPx, heightPx } = MAP_OUTLINE;

/** Units of a path per px: a map of tiles that comes later must not seem to move. */
const UNITS_PER_PX = 2;
/** Distance beyond a part's edge at which shapes are cut, px: no line along the cut is seen. */
const CUT_PX = 4;
/** Distance from the outline at which a name may reach into it, px. */
const NAMES_REACH_PX = 64;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Tile, with its position in the outline, px. */
interface PlacedTile {
  readonly tile: MapTileView;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const tilesAround = (latitude: number, longitude: number, zoom: number): PlacedTile[] => {
  const world = worldPx(zoom);
  const centre = toWorld({ latitude, longitude });
  // Whole pixels, as the map rounds its own origin.
  const left = Math.round(centre.x * world) - widthPx / 2;
  const top = Math.round(centre.y * world) - heightPx / 2;
  const tileZoom = Math.min(MAP_TILE.mostZoom, zoom - 1);
  const side = world / 2 ** tileZoom;
  const last = 2 ** tileZoom - 1;
  const range = (from: number, length: number): number[] => {
    const first = Math.max(0, Math.floor(from / side));
    const end = Math.min(last, Math.floor((from + length - 1) / side));
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => first + at);
  };
  return range(top, heightPx).flatMap((y) =>
    range(left, widthPx).map((x) => ({
      tile: mapTile(tileZoom, x, y),
      left: x * side - left,
      top: y * side - top,
      side,
    })),
  );
};

const pointsOf = (line: readonly number[], { left, top, side }: PlacedTile): Point[] => {
  const scale = side / MAP_TILE.extent;
  const points: Point[] = [];
  for (let at = 0; at + 1 < line.length; at += 2)
    points.push([left + (line[at] ?? 0) * scale, top + (line[at + 1] ?? 0) * scale]);
  return points;
};

const inUnits = (points: readonly Point[]): Point[] =>
  dropRepeats(points.map(([x, y]) => [Math.round(x * UNITS_PER_PX), Math.round(y * UNITS_PER_PX)]));

/** Part of the outline that a tile shows. Shapes of a tile end beyond its edge, so each part is clipped by its reader. */
const partOf = (placed: PlacedTile): MapOutlineView['parts'][number] => {
  const { tile, left, top, side } = placed;
  const seen: Rectangle = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(widthPx, left + side),
    bottom: Math.min(heightPx, top + side),
  };
  const cut: [number, number, number, number] = [
    seen.left - CUT_PX,
    seen.top - CUT_PX,
    seen.right + CUT_PX,
    seen.bottom + CUT_PX,
  ];
  return {
    x: seen.left,
    y: seen.top,
    width: seen.right - seen.left,
    height: seen.bottom - seen.top,
    land: tile.land
      .map(({ isServed, rings }) => {
        const seenRings = rings.map((ring) => inUnits(clipPolygon(pointsOf(ring, placed), cut)));
        return { isServed, path: pathOf(seenRings, { isClosed: true }) };
      })
      .filter(({ path }) => path !== ''),
    borders: tile.borders
      .map(({ level, lines }) => {
        const seenLines = lines.flatMap((line) => clipPolyline(pointsOf(line, placed), cut).map(inUnits));
        return { level, path: pathOf(seenLines, { isClosed: false }) };
      })
      .filter(({ path }) => path !== ''),
  };
};

type Name = MapOutlineView['names'][number];

/** Names in and near the outline, each once: tiles repeat those of their neighbours, a unit apart. */
const namesIn = (placed: readonly PlacedTile[], zoom: number): Name[] => {
  const names = placed.flatMap(({ tile, left, top, side }) => {
    const scale = side / MAP_TILE.extent;
    return tile.names.map(({ level, text, x, y }) => ({
      level,
      text,
      x: Math.round(left + x * scale),
      y: Math.round(top + y * scale),
    }));
  });
  const near = names.filter(
    ({ level, x, y }) =>
      isNamedAt(zoom, level) &&
      x > -NAMES_REACH_PX &&
      y > -NAMES_REACH_PX &&
      x < widthPx + NAMES_REACH_PX &&
      y < heightPx + NAMES_REACH_PX,
  );
  const isSame = (one: Name, other: Name): boolean =>
    one.text === other.text && Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;
  return namesThatFit(near.filter((name, at) => near.findIndex((other) => isSame(name, other)) === at));
};

/** Outline of the map around a centre: what tiles show there, clipped and in px. */
export const mapOutline = (latitude: number, longitude: number, zoom: number): MapOutlineView => {
  const placed = tilesAround(latitude, longitude, zoom);
  return {
    parts: placed.map(partOf).filter(({ land, borders }) => land.length + borders.length > 0),
    names: namesIn(placed, zoom),
  };
};
