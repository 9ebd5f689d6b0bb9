import { MAP_TILE, type MapLevel, type MapTile } from '@dongne/contract';
import { MAP_COLOURS, theme } from '@dongne/ui';

/** Width of a border in px; from zoom 13 on dongs are streets wide and their borders may be seen. */
const BORDER_PX: Record<MapLevel, number> = { coast: 1, sido: 2, sigungu: 1.25, dong: 0.75 };

const NAME_PX: Record<MapLevel, number> = { coast: 0, sido: 15, sigungu: 13, dong: 12 };

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

const drawNames = (pen: Pen, { names }: MapTile, { scale, left, top }: TilePart): void => {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = MAP_COLOURS.halo;
  pen.fillStyle = MAP_COLOURS.name;
  for (const { level, text, x, y } of names) {
    pen.font = `500 ${NAME_PX[level]}px ${theme.font}`;
    const place = [(x - left) * scale, (y - top) * scale] as const;
    pen.strokeText(text, ...place);
    pen.fillText(text, ...place);
  }
};

/**
 * Draws a square of the map: the sea, land, borders and names.
 *
 * @param showsService land where laundry is collected has a colour of its own.
 */
export const drawTile = (
  canvas: HTMLCanvasElement,
  tile: MapTile,
  part: TilePart,
  { size, ratio, showsService }: { readonly size: number; readonly ratio: number; readonly showsService: boolean },
): void => {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(ratio, ratio);
  pen.fillStyle = MAP_COLOURS.sea;
  pen.fillRect(0, 0, size, size);
  drawLand(pen, tile, part, showsService);
  drawBorders(pen, tile, part);
  drawNames(pen, tile, part);
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
