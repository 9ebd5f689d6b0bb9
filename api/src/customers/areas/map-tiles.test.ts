import { DEFAULT_POSITION } from '@dongne/contract';
import { openTestApi, type TestApi } from '#testing/test-api';
import type { MapTileView } from './area-schemas';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Tile coordinates of a position at a zoom: https://en.wikipedia.org/wiki/Web_Mercator_projection */
const placeOf = (zoom: number, latitude: number, longitude: number) => {
  const angle = (latitude * Math.PI) / 180;
  const [x, y] = [(longitude + 180) / 360, (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2];
  return { x: x * 2 ** zoom, y: y * 2 ** zoom };
};

const ask = (place: string) => api.app.inject({ url: `/v1/app/nonMember/area/tile/${place}` });

const tileAt = async (zoom: number, latitude: number, longitude: number): Promise<MapTileView> => {
  const { x, y } = placeOf(zoom, latitude, longitude);
  const answer = await ask(`${zoom}/${Math.floor(x)}/${Math.floor(y)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

const namesOf = (tile: MapTileView, level: string): string[] =>
  tile.names.filter((name) => name.level === level).map(({ text }) => text);

const SEOUL = { latitude: 37.5, longitude: 127.03 };

describe('map tile', () => {
  it('names sidos at low zoom, then districts, then dongs', async () => {
    const at = (zoom: number) => tileAt(zoom, SEOUL.latitude, SEOUL.longitude);
    const [afar, closer, close] = [await at(6), await at(9), await at(11)];
    expect(namesOf(afar, 'sido')).toEqual(expect.arrayContaining(['서울', '경기', '인천']));
    expect(namesOf(afar, 'dong')).toEqual([]);
    expect(namesOf(closer, 'sigungu')).toEqual(expect.arrayContaining(['강남구', '분당구']));
    expect(namesOf(close, 'dong')).toEqual(expect.arrayContaining(['삼성동', '역삼동']));
    expect(afar.borders.map(({ level }) => level)).toEqual(['sido']);
    expect(close.borders.map(({ level }) => level)).toEqual(['sido', 'sigungu', 'dong']);
  });

  it('places a name at its position', async () => {
    const tile = await tileAt(11, DEFAULT_POSITION.latitude, DEFAULT_POSITION.longitude);
    const name = tile.names.find(({ text }) => text === '당산동3가');
    const place = placeOf(11, DEFAULT_POSITION.latitude, DEFAULT_POSITION.longitude);
    expect((name?.x ?? 0) / 8_192).toBeCloseTo(place.x % 1, 0.5);
    expect((name?.y ?? 0) / 8_192).toBeCloseTo(place.y % 1, 0.5);
  });

  it('distinguishes served land from other land', async () => {
    const areServed = async (latitude: number, longitude: number) =>
      (await tileAt(11, latitude, longitude)).land.map(({ isServed }) => isServed);
    expect(await areServed(37.5, 127.03)).toEqual([true, true]);
    expect(await areServed(35.16, 129.06)).toEqual([false]);
  });

  it('is empty at sea and abroad', async () => {
    const nothing = { land: [], borders: [], names: [] };
    expect(await tileAt(11, 36, 124.9)).toEqual(nothing);
    expect(await tileAt(8, 48.8, 2.3)).toEqual(nothing);
  });

  it('may be cached by browsers', async () => {
    expect((await ask('11/1746/793')).headers['cache-control']).toBe('public, max-age=604800');
  });

  it.each(['4/1/1', '12/1/1', '11/-1/0', '11/0/2048', 'a/1/1', '11/99999999999999999999/1'])(
    'rejects %s',
    async (place) => {
      const refused = await ask(place);
      expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
      expect(refused.headers['cache-control']).toBe('no-store');
    },
  );
});
