import { MAP_TILE, type MapLevel, type MapTile } from '@dongne/contract';
import { MAP_COLOURS, theme } from '@dongne/ui';

/** Width of a border in px. */
const BORDER_PX: Record<MapLevel, number> = { sido: 1.75, sigungu: 1, dong: 0.75 };

const NAME_PX: Record<MapLevel, number> = { sido: 15, sigungu: 13, dong: 12 };

/** From this zoom of the map on there is room for the names of dongs; before it those of districts stand there. */
const DONGS_FROM = 13;

const fontOf = (level: MapLevel, families: string = theme.font): string => `500 ${NAME_PX[level]}px ${families}`;

/** The page's own font. Its fallbacks are of the device: one that it lacks would count as a failure. */
const OWN_FONT = theme.font.split(',')[0] ?? theme.font;

/** The part of a tile that a square of the map shows. */
export interface TilePart {
  /** Pixels of the square for each unit of the tile. */
  readonly scale: number;
  /** Where the square begins, in units of the tile. */
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

const drawLand = (pen: Pen, { land }: MapTile, part: TilePart, showsService: boolean): void => {
  for (const { isServed, rings } of land) {
    pen.beginPath();
    for (const ring of rings) trace(pen, ring, part);
    pen.fillStyle = showsService && isServed ? MAP_COLOURS.served : MAP_COLOURS.land;
    pen.fill('evenodd');
    pen.strokeStyle = MAP_COLOURS.shore;
    pen.lineWidth = 1;
    pen.stroke();
  }
};

const drawBorders = (pen: Pen, { borders }: MapTile, part: TilePart): void => {
  pen.lineJoin = 'round';
  for (const { level, lines } of borders) {
    pen.beginPath();
    for (const line of lines) trace(pen, line, part);
    pen.strokeStyle = MAP_COLOURS.border[level];
    pen.lineWidth = BORDER_PX[level];
    pen.stroke();
  }
};

const isNamedAt = (zoom: number, level: MapLevel): boolean =>
  level === 'sido' || (level === 'dong') === zoom >= DONGS_FROM;

/** Names in the order of the tile; one that would lie on another is left out. */
const drawNames = (pen: Pen, { names }: MapTile, { scale, left, top }: TilePart, zoom: number): void => {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = MAP_COLOURS.halo;
  pen.fillStyle = MAP_COLOURS.name;
  const taken: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number }[] = [];
  for (const { level, text, x: unitsX, y: unitsY } of names) {
    if (!isNamedAt(zoom, level)) continue;
    pen.font = fontOf(level);
    const [x, y] = [(unitsX - left) * scale, (unitsY - top) * scale];
    const [wide, high] = [text.length * NAME_PX[level], NAME_PX[level] * 1.4];
    if (taken.some((box) => Math.abs(box.x - x) * 2 < box.wide + wide && Math.abs(box.y - y) * 2 < box.high + high))
      continue;
    taken.push({ x, y, wide, high });
    pen.strokeText(text, x, y);
    pen.fillText(text, x, y);
  }
};

/** Asks for the letters of the names, which a page that shows none of them has not; the document tells when they have come. */
export const fetchLetters = ({ names }: MapTile): void => {
  const text = names.map((name) => name.text).join('');
  // Without them the names are written in a font of the device.
  if (text !== '') document.fonts?.load(fontOf('dong', OWN_FONT), text).catch(() => undefined);
};

/** How a square of the map is drawn. */
interface TileLook {
  /** Its side in px. */
  readonly size: number;
  /** Pixels of the screen for each. */
  readonly ratio: number;
  /** The map's own zoom. */
  readonly zoom: number;
  /** Land where laundry is collected has a colour of its own. */
  readonly showsService: boolean;
}

/** Draws a square of the map: the sea, land, borders and names. */
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
  drawLand(pen, tile, part, showsService);
  drawBorders(pen, tile, part);
  drawNames(pen, tile, part, zoom);
};

/** The tile that a square of the map is drawn from, and which part of it: closer than the last zoom it is a part. */
export const tileOf = (zoom: number, x: number, y: number, size: number) => {
  const closer = Math.max(0, zoom - MAP_TILE.mostZoom);
  const parts = 2 ** closer;
  const units = MAP_TILE.extent / parts;
  const place = { zoom: zoom - closer, x: Math.floor(x / parts), y: Math.floor(y / parts) };
  const part: TilePart = { scale: size / units, left: (x % parts) * units, top: (y % parts) * units };
  return { place, part };
};
