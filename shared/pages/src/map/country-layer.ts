import { endpoints, MAP_TILE, type MapTile } from '@dongne/contract';
import { read } from '@dongne/platform';
import { GridLayer, type Coords, type DoneCallback, type Map as LeafletMap, type TileEvent } from 'leaflet';
import { drawTile, fetchLetters, tileOf } from './draw-tile';
import { TaskQueue } from './task-queue';

/** Side of a map square in px: a phone's screen shows a handful. */
const SQUARE_PX = 512;
/** A square of 512 px corresponds to a tile of the previous zoom. */
const ZOOM_BEHIND = 1;

/** Requested tiles; the country does not change during a visit. */
const asked = new Map<string, Promise<MapTile>>();

const readTile = (zoom: number, x: number, y: number): Promise<MapTile> => {
  const name = `${zoom}/${x}/${y}`;
  const known = asked.get(name);
  if (known !== undefined) return known;
  const answer = read(endpoints.mapTile, { zoom, x, y });
  asked.set(name, answer);
  // Requested again when next in view.
  answer.catch(() => asked.delete(name));
  return answer;
};

const isTile = (zoom: number, x: number, y: number): boolean =>
  zoom >= MAP_TILE.leastZoom && Math.min(x, y) >= 0 && Math.max(x, y) < 2 ** zoom;

/** Our own map of the country, in squares. A square that fails to load stays sea-coloured. */
class CountryLayer extends GridLayer {
  /** Redraw functions of the squares in view. */
  private readonly draws = new Map<HTMLElement, () => void>();
  private readonly turns = new TaskQueue();

  constructor(
    private readonly showsService: boolean,
    onCovered: () => void,
  ) {
    super({ tileSize: SQUARE_PX, noWrap: true, keepBuffer: 1 });
    let hasFailed = false;
    this.on('tileerror', () => {
      hasFailed = true;
    });
    this.on('load', () => {
      if (!hasFailed) onCovered();
    });
    this.on('tileunload', ({ tile }: TileEvent) => {
      const draw = this.draws.get(tile);
      if (draw !== undefined) this.turns.forget(draw);
      this.draws.delete(tile);
    });
  }

  // The page's font loads late, and its letters only on demand.
  private readonly drawAgain = (): void => this.draws.forEach((draw) => this.turns.add(draw));

  override onAdd(map: LeafletMap): this {
    document.fonts?.addEventListener('loadingdone', this.drawAgain);
    return super.onAdd(map);
  }

  override onRemove(map: LeafletMap): this {
    document.fonts?.removeEventListener('loadingdone', this.drawAgain);
    return super.onRemove(map);
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = SQUARE_PX * ratio;
    canvas.height = SQUARE_PX * ratio;
    const { place, part } = tileOf(z - ZOOM_BEHIND, x, y, SQUARE_PX);
    const look = { size: SQUARE_PX, ratio, zoom: z, showsService: this.showsService };
    if (isTile(place.zoom, place.x, place.y))
      readTile(place.zoom, place.x, place.y).then(
        (tile) => {
          const draw = (): void => drawTile(canvas, tile, part, look);
          const drawFirst = (): void => {
            this.draws.set(canvas, draw);
            draw();
            done(undefined, canvas);
            fetchLetters(tile, part, look);
          };
          this.draws.set(canvas, drawFirst);
          this.turns.add(drawFirst);
        },
        (error: unknown) => done(error instanceof Error ? error : new Error('no tile'), canvas),
      );
    else done(undefined, canvas);
    return canvas;
  }
}

/**
 * @param showsService gives the service area a colour of its own.
 * @param onCovered called when squares cover the frame, unless one of them has failed.
 */
export const countryLayer = (showsService: boolean, onCovered: () => void): GridLayer =>
  new CountryLayer(showsService, onCovered);
