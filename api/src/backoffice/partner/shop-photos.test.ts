import { SHOP_PHOTOS } from '@dongne/contract';
import sharp from 'sharp';
import { removeQueuedFiles } from '#base';
import { addLaundry, shopHeaders } from '#testing/fixtures';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const dataUrl = (bytes: Buffer, type = 'jpeg'): string => `data:image/${type};base64,${bytes.toString('base64')}`;
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();
const photo = async (background = 'red'): Promise<string> => dataUrl(await picture(1_200, 900, background).toBuffer());

const shop = async () => {
  const laundryId = await addLaundry(api);
  const headers = await shopHeaders(api, laundryId);
  const url = '/v1/partner/photos';
  const post = (payload: object) => api.app.inject({ method: 'POST', url, headers, payload });
  return {
    laundryId,
    post,
    add: async (isFirst = false, background?: string): Promise<{ id: number; url: string }[]> =>
      (await post({ photo: await photo(background), isFirst })).json(),
    list: async () => (await api.app.inject({ url, headers })).json(),
    remove: (id: number | string) => api.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers }),
    shown: async () => (await api.app.inject(`/v1/app/nonMember/laundry/detail/${laundryId}`)).json(),
  };
};

describe('photos of a shop', () => {
  it('replace the illustrations until the last one is removed', async () => {
    const own = await shop();
    const drawn = await own.shown();
    const [first] = await own.add();
    const shown = await own.shown();
    expect(shown.pictures).toEqual([first?.url]);
    expect(shown.profilePicture).toBe(first?.url.replace('wide', 'square'));
    const list = await api.app.inject(
      `/v1/app/nonMember/laundry/list/group?latitude=${shown.latitude}&longitude=${shown.longitude}`,
    );
    expect(list.body).toContain(shown.profilePicture);

    expect((await own.remove(first?.id ?? 0)).json()).toEqual([]);
    expect(await own.shown()).toMatchObject({ profilePicture: drawn.profilePicture, pictures: drawn.pictures });
  });

  it('keep their order, apart from the chosen first', async () => {
    const own = await shop();
    const [a] = await own.add();
    await own.add();
    const all = await own.add(true);
    expect(all.map(({ id }) => id)).toEqual([(a?.id ?? 0) + 2, a?.id, (a?.id ?? 0) + 1]);
    expect(await own.list()).toEqual(all);
    expect((await own.shown()).profilePicture).toBe(all[0]?.url.replace('wide', 'square'));
    await own.remove(all[0]?.id ?? 0);
    expect((await own.shown()).profilePicture).toBe(a?.url.replace('wide', 'square'));
  });

  it.each([
    ['wide', 960, 640],
    ['square', 192, 192],
  ])('are resized: %s is %i by %i, small, and privately cached', async (shape, width, height) => {
    const own = await shop();
    const [first] = await own.add();
    const answer = await api.app.inject(`${first?.url.replace('wide', shape)}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('leave no files behind when removed', async () => {
    const own = await shop();
    const [first] = await own.add();
    await removeQueuedFiles(api.parts);
    await own.remove(first?.id ?? 0);
    expect((await api.app.inject(first?.url ?? '')).statusCode).toBe(404);
    expect(await removeQueuedFiles(api.parts)).toBe(2);
  });

  it(`are limited to ${SHOP_PHOTOS}, also concurrently`, async () => {
    const own = await shop();
    for (let count = 1; count < SHOP_PHOTOS; count += 1) await own.add();
    const sent = await photo();
    const both = await Promise.all([own.post({ photo: sent }), own.post({ photo: sent })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = both.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().error.fields).toEqual({ photo: '사진은 7장까지 올릴 수 있어요.' });
    expect(await own.list()).toHaveLength(SHOP_PHOTOS);
  });

  it.each([
    ['not an image', async () => dataUrl(Buffer.from('<svg onload="alert(1)"/>'), 'svg+xml'), 415],
    ['half a photo', async () => dataUrl((await picture(1_200, 900, 'blue').toBuffer()).subarray(0, 3_000)), 415],
    ['one of too many pixels', async () => dataUrl(await picture(5_000, 10, 'blue').toBuffer()), 413],
    ['nothing', async () => 'data:image/png;base64,', 415],
    ['not a data URL', async () => 'https://elsewhere.example/a.jpg', 422],
  ])('are rejected when the upload is %s', async (_case, made, status) => {
    const own = await shop();
    expect((await own.post({ photo: await made() })).statusCode).toBe(status);
    expect(await own.list()).toEqual([]);
  });

  it('cannot be removed by another shop or by a foreign id', async () => {
    const [own, other] = [await shop(), await shop()];
    const [first] = await own.add();
    expect((await other.remove(first?.id ?? 0)).statusCode).toBe(404);
    expect((await own.remove('x')).statusCode).toBe(422);
    const foreign = first?.url.replace(`/laundry/${own.laundryId}/`, `/laundry/${other.laundryId}/`) ?? '';
    expect((await api.app.inject(foreign)).statusCode).toBe(404);
    expect(await own.list()).toHaveLength(1);
  });
});
