import { isNamedAt, MAP_NAME_PX, MAP_TILE, namesThatFit, type MapLevel, type MapTile } from '@dongne/contract';
import { FONT, MAP_COLOURS, OWN_FONT } from '@dongne/ui';
import { BORDER_PX, HALO_PX, NAME_WEIGHT, SHORE_PX } from './map-lines';

const fontOf = (level: MapLevel, families = FONT): string => `${NAME_WEIGHT} ${MAP_NAME_PX[level]}px ${families}`;

/** Part of a tile that a square shows. */
export interface TilePart {
  /** Pixels of the square per unit of the tile. */
  readonly scale: number;
  /** Left edge of the square, in units of the tile. */
  readonly left: number;
  readonly top: number;
}

type Pen = CanvasRenderingContext2D;

const trace = (pen: Pen, line: readonly number[], { scale, left, top }: TilePart): void => {
  for (let at = 0; at + 1 < line.length; at += 2) {
    const [x, y] = [((line[at] ?? 0) - left) * scale, ((line[at + 1] ?? 0) - top) * scale];
    if (at === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
};

/** Side of a square in px, and the part of the tile that it shows. */
interface Window {
  readonly part: TilePart;
  readonly size: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounding boxes of lines. A tile is split into up to sixty-four parts, each with only a few of its lines. */
const boxes = new WeakMap<readonly number[], Box>();

const boxOf = (line: readonly number[]): Box => {
  const known = boxes.get(line);
  if (known !== undefined) return known;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  line.forEach((value, at) => {
    if (at % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)];
    else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)];
  });
  const box = { left, top, right, bottom };
  boxes.set(line, box);
  return box;
};

/** Returns whether a line may be visible, including its width. */
const isInSight = (line: readonly number[], { part: { scale, left, top }, size }: Window): boolean => {
  const [box, edge] = [boxOf(line), 2 / scale];
  return (
    box.right >= left - edge &&
    box.bottom >= top - edge &&
    box.left <= left + size / scale + edge &&
    box.top <= top + size / scale + edge
  );
};

const drawLand = (pen: Pen, { land }: MapTile, window: Window, showsService: boolean): void => {
  for (const { isServed, rings } of land) {
    // A hole out of view removes nothing within it.
    const seen = rings.filter((ring) => isInSight(ring, window));
    if (seen.length === 0) continue;
    pen.beginPath();
    for (const ring of seen) trace(pen, ring, window.part);
    pen.fillStyle = showsService && isServed ? MAP_COLOURS.served : MAP_COLOURS.land;
    pen.fill('evenodd');
    pen.strokeStyle = MAP_COLOURS.shore;
    pen.lineWidth = SHORE_PX;
    pen.stroke();
  }
};

const drawBorders = (pen: Pen, { borders }: MapTile, window: Window): void => {
  pen.lineJoin = 'round';
  for (const { level, lines } of borders) {
    pen.beginPath();
    for (const line of lines) if (isInSight(line, window)) trace(pen, line, window.part);
    pen.strokeStyle = MAP_COLOURS.border[level];
    pen.lineWidth = BORDER_PX[level];
    pen.stroke();
  }
};

/**
 * Names of a square and its neighbours: a name at the edge is painted on both sides, so both must detect the same
 * overlaps.
 */
const namesAround = ({ names }: MapTile, { part: { scale, left, top }, size }: Window, zoom: number) =>
  names
    .filter(({ level }) => isNamedAt(zoom, level))
    .map(({ level, text, x, y }) => ({ level, text, x: (x - left) * scale, y: (y - top) * scale }))
    .filter(({ x, y }) => Math.min(x, y) > -size && Math.max(x, y) < 2 * size);

/** Names that reach into a square, in the order of the tile and without overlapping ones. */
const namesIn = (tile: MapTile, window: Window, zoom: number) =>
  namesThatFit(namesAround(tile, window, zoom)).filter(({ level, text, x, y }) => {
    const reach = text.length * MAP_NAME_PX[level];
    return Math.min(x, y) > -reach && Math.max(x, y) < window.size + reach;
  });

const drawNames = (pen: Pen, tile: MapTile, window: Window, zoom: number): void => {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = HALO_PX;
  pen.strokeStyle = MAP_COLOURS.halo;
  pen.fillStyle = MAP_COLOURS.name;
  for (const { level, text, x, y } of namesIn(tile, window, zoom)) {
    pen.font = fontOf(level);
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  }
};

/** Appearance of a map square. */
export interface TileLook {
  /** Its side in px. */
  readonly size: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Zoom of the map. */
  readonly zoom: number;
  /** Gives the service area a colour of its own. */
  readonly showsService: boolean;
}

/** Loads the font files for a square's names; the document fires an event when they are ready. */
export const fetchLetters = (tile: MapTile, part: TilePart, { size, zoom }: TileLook): void => {
  const names = namesIn(tile, { part, size }, zoom);
  const letters = [...new Set(names.flatMap(({ text }) => [...text]))].join('');
  // Without them, names fall back to a system font.
  if (letters !== '') document.fonts?.load(fontOf('dong', OWN_FONT), letters).catch(() => undefined);
};

/** Draws a square of the map: sea, land, borders and names. */
export const drawTile = (
  canvas: HTMLCanvasElement,
  tile: MapTile,
  part: TilePart,
  { size, ratio, zoom, showsService }: TileLook,
): void => {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = MAP_COLOURS.sea;
  pen.fillRect(0, 0, size, size);
  const window = { part, size };
  drawLand(pen, tile, window, showsService);
  drawBorders(pen, tile, window);
  drawNames(pen, tile, window, zoom);
};

/** Returns the tile of a map square, and the part of it beyond the last zoom. */
export const tileOf = (zoom: number, x: number, y: number, size: number) => {
  const closer = Math.max(0, zoom - MAP_TILE.mostZoom);
  const parts = 2 ** closer;
  const units = MAP_TILE.extent / parts;
  const place = { zoom: zoom - closer, x: Math.floor(x / parts), y: Math.floor(y / parts) };
  const part: TilePart = { scale: size / units, left: (x % parts) * units, top: (y % parts) * units };
  return { place, part };
};
