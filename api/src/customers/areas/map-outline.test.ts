import { DEFAULT_POSITION, MAP_OUTLINE } from '@dongne/contract';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { MapOutlineView } from './area-schemas';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const SEOUL = { latitude: 37.5, longitude: 127.03 };
const BUSAN = { latitude: 35.16, longitude: 129.06 };

const ask = (query: object) =>
  api.app.inject({
    url: '/v1/app/nonMember/area/outline',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  });

const outlineOf = async (query: object): Promise<MapOutlineView> => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const textsOf = ({ names }: MapOutlineView): string[] => names.map(({ text }) => text);

/** Points of a path of relative steps, in px. */
const pointsOf = (path: string): (readonly [x: number, y: number])[] =>
  path
    .split('M')
    .slice(1)
    .flatMap((line) => {
      const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, at) => {
        [x, y] = [x + (numbers[at * 2] ?? 0), y + (numbers[at * 2 + 1] ?? 0)];
        return [x / 2, y / 2] as const;
      });
    });

describe('outline of the map', () => {
  it('names the dongs of a neighbourhood at their places', async () => {
    const outline = await outlineOf({ ...DEFAULT_POSITION, zoom: 14 });
    const name = outline.names.find(({ text }) => text === '당산동3가');
    // The position is in this dong, whose name stands in its middle, some hundred metres away.
    expect(Math.abs((name?.x ?? 0) - MAP_OUTLINE.widthPx / 2)).toBeLessThan(100);
    expect(Math.abs((name?.y ?? 0) - MAP_OUTLINE.heightPx / 2)).toBeLessThan(100);
    expect(new Set(textsOf(outline)).size).toBe(outline.names.length);
  });

  it('moves with its centre', async () => {
    const [one, other] = await Promise.all(
      [126.9, 126.92].map(async (longitude) => outlineOf({ latitude: 37.52268, longitude, zoom: 14 })),
    );
    const xOf = (outline: MapOutlineView | undefined) =>
      outline?.names.find(({ text }) => text === '당산동3가')?.x ?? 0;
    expect(xOf(one) - xOf(other)).toBeCloseTo((0.02 / 360) * 256 * 2 ** 14, -0.5);
  });

  it.each([13, 14, 17])('covers its size without a gap or an overlap at zoom %i', async (zoom) => {
    const { parts } = await outlineOf({ ...SEOUL, zoom });
    const area = parts.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(MAP_OUTLINE.widthPx * MAP_OUTLINE.heightPx);
  });

  it('cuts shapes close to the part that shows them', async () => {
    const { parts } = await outlineOf({ ...SEOUL, zoom: 14 });
    for (const { x, y, width, height, land, borders } of parts)
      for (const { path } of [...land, ...borders])
        for (const [px, py] of pointsOf(path)) {
          expect([px >= x - 5, px <= x + width + 5]).toEqual([true, true]);
          expect([py >= y - 5, py <= y + height + 5]).toEqual([true, true]);
        }
  });

  it('distinguishes served land', async () => {
    const areServed = async (place: typeof SEOUL) => {
      const { parts } = await outlineOf({ ...place, zoom: 13 });
      return new Set(parts.flatMap(({ land }) => land.map(({ isServed }) => isServed)));
    };
    expect(await areServed(SEOUL)).toEqual(new Set([true]));
    expect(await areServed(BUSAN)).toEqual(new Set([false]));
  });

  it.each([13, 14, 15, 16, 17])('is small enough for a page at zoom %i', async (zoom) => {
    for (const place of [SEOUL, BUSAN, DEFAULT_POSITION]) {
      const { body } = await ask({ ...place, zoom });
      expect(body.length).toBeLessThan(20_000);
    }
  });

  it('is empty at sea and abroad', async () => {
    const nothing = { parts: [], names: [] };
    expect(await outlineOf({ latitude: 36, longitude: 124.9, zoom: 14 })).toEqual(nothing);
    expect(await outlineOf({ latitude: 48.8, longitude: 2.3, zoom: 13 })).toEqual(nothing);
    expect(await outlineOf({ latitude: 90, longitude: 180, zoom: 13 })).toEqual(nothing);
  });

  it('is not cached by browsers, because its centre may be a home', async () => {
    expect((await ask({ ...SEOUL, zoom: 14 })).headers['cache-control']).toBe('no-store');
  });

  it.each([
    { ...SEOUL, zoom: 12 },
    { ...SEOUL, zoom: 18 },
    { ...SEOUL, zoom: 14.5 },
    { ...SEOUL, zoom: 'x' },
    { latitude: 91, longitude: 0, zoom: 14 },
    { latitude: 'NaN', longitude: 127, zoom: 14 },
    { latitude: 37.5, zoom: 14 },
  ])('rejects %j', async (query) => {
    const refused = await ask(query);
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
  });
});
