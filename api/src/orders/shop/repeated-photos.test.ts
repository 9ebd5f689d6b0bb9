import { requestPhotos } from '#tables';
import { PIXEL } from '#testing/request-fixtures';
import { asShop, INSPECTION, requestIn } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const photo = `data:image/png;base64,${PIXEL.toString('base64')}`;

describe('photo of a repeated shop command', () => {
  it.each([
    ['Requested', 'collect', { pieces: 2, photo }],
    ['Collected', 'register', { ...INSPECTION, items: INSPECTION.items.map((item) => ({ ...item, photo })) }],
    ['Delivering', 'delivered', { photo }],
  ] as const)('is stored once: from %s by %s', async (status, command, body) => {
    const request = await requestIn(api, status);
    const kept = new Set<string>();
    const [put, remove] = [jest.spyOn(api.parts.files, 'put'), jest.spyOn(api.parts.files, 'remove')];
    for (const _again of [1, 2]) expect((await asShop(api, request, command, body)).statusCode).toBe(200);
    for (const [key] of put.mock.calls) kept.add(key);
    for (const [key] of remove.mock.calls) kept.delete(key);
    jest.restoreAllMocks();
    const rows = await api.parts.database.select({ fileKey: requestPhotos.fileKey }).from(requestPhotos);
    const named = new Set(rows.map(({ fileKey }) => fileKey));
    expect(kept.size).toBeGreaterThan(0);
    expect([...kept].filter((key) => !named.has(key))).toEqual([]);
  });
});
