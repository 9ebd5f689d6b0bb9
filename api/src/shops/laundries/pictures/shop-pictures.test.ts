import { SHOP_PICTURES } from '@dongne/contract';
import { addLaundry } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';
import { drawShop } from './shop-pictures';

const SHOPS = 300;
const MAX_BYTES = 9_000;
/** Elements of a front, which a phone lays out before it paints the list. */
const MAX_ELEMENTS = 70;
const SCENES = Array.from({ length: SHOP_PICTURES }, (_, scene) => scene);

const draw = (id: number, scene: number, laundryName = '당산동 맑은샘 세탁방'): string =>
  drawShop({ id, laundryName }, scene, 'wide') ?? '';

describe('generated pictures of a shop', () => {
  it.each(SCENES)('differ between shops and are small: scene %d', (scene) => {
    const pictures = Array.from({ length: SHOPS }, (_, id) => draw(id + 1, scene));
    expect(new Set(pictures).size).toBe(SHOPS);
    expect(Math.max(...pictures.map((picture) => Buffer.byteLength(picture)))).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('show the front of a shop with few elements', () => {
    const counts = Array.from({ length: SHOPS }, (_, id) => draw(id + 1, 0).match(/<[a-z]/g)?.length ?? 0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_ELEMENTS);
  });

  it('are deterministic, and each scene is different', () => {
    expect(draw(7, 0)).toBe(draw(7, 0));
    expect(new Set(SCENES.map((scene) => draw(7, scene))).size).toBe(SHOP_PICTURES);
  });

  it('are valid SVG without NaN', () => {
    for (const scene of SCENES)
      for (let id = 1; id <= SHOPS; id += 1) {
        const picture = draw(id, scene);
        expect(picture).not.toMatch(/NaN|undefined|Infinity/);
        expect(picture.match(/<(g|svg|text)( [^>]*[^/>])?>/g)).toHaveLength(
          picture.match(/<\/(g|svg|text)>/g)?.length ?? 0,
        );
      }
  });

  it('escape the name of the shop', () => {
    const picture = draw(3, 1, `<script>alert("1")</script>&`);
    expect(picture).not.toContain('<script');
    expect(picture).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;');
  });

  it('have a fixed number of scenes', () =>
    expect(drawShop({ id: 1, laundryName: '' }, SHOP_PICTURES, 'wide')).toBeUndefined());
});

describe('requested shop picture', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  const ask = (path: string) => api.app.inject({ url: `/v1/app/nonMember/laundry/${path}` });

  it('is a cacheable SVG without scripts', async () => {
    const id = await addLaundry(api, { laundryName: '보송세탁' });
    const answer = await ask(`${id}/picture/0`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toContain('보송세탁');
    expect((await ask(`${id}/picture/0?shape=square`)).body).toContain('viewBox="100 0 400 400"');
  });

  it('is linked by lists and shop page unless the shop has a photo', async () => {
    const id = await addLaundry(api, { profilePicture: null });
    const photo = await addLaundry(api, { profilePicture: '/photo.jpg' });
    const drawn = (await ask(`detail/${id}`)).json();
    expect(drawn.profilePicture).toBe(`/v1/app/nonMember/laundry/${id}/picture/0?shape=square`);
    expect(drawn.pictures).toHaveLength(SHOP_PICTURES);
    for (const url of [drawn.profilePicture, ...drawn.pictures])
      expect((await api.app.inject({ url })).statusCode).toBe(200);
    expect((await ask(`detail/${photo}`)).json().profilePicture).toBe('/photo.jpg');
  });

  it.each([
    ['999999999/picture/0', 404],
    ['1/picture/7', 422],
    ['1/picture/-1', 422],
    ['-1/picture/0', 422],
    ['1/picture/0?shape=round', 422],
  ])('is rejected at %s', async (path, status) => expect((await ask(path)).statusCode).toBe(status));
});
